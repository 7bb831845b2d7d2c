"""Rulings O6 to O8 and X12 to X18: technologies and starting tiles of the setup."""

import teotihuacan as teo
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.state import City

OTHERS = range(1, 21)


def dealt(
    *tiles: int, technologies: tuple[str, ...] = (), major: str = "~mask_8", **options: object
) -> teo.Game:
    """A game at its first question, in which seat 0 was dealt certain starting tiles."""
    wanted_options: dict[str, object] = {"players": 2, "modules": ["M6"], **options}
    game = teo.new_game("city", seed=None, **wanted_options)
    hand = [f"~start{tile}" for tile in tiles]
    hand += [f"~start{tile}" for tile in OTHERS if tile not in tiles]
    wanted = [f"~tech{number}" for number in technologies]
    while game.actor == teo.CHANCE:
        codes = [choice.code for choice in game.choices]
        if codes[0].startswith("~start"):
            game.play(hand.pop(0))
        elif codes[0].startswith("~tech") and wanted:
            game.play(wanted.pop(0))
        elif game.question_phrase()[0] == "draw discovery.linked":
            game.play(major)
        else:
            game.play(codes[0])
    return game


def state(game: teo.Game) -> City:
    assert isinstance(game.state, City)
    return game.state


def codes(game: teo.Game) -> list[str]:
    return [choice.code for choice in game.choices]


def keep(game: teo.Game, *tiles: int) -> teo.Game:
    """Seat 0 keeps two tiles, the others their first."""
    for tile in tiles:
        game.play(f"keep{tile}")
    while game.asked == "keep" or game.actor == teo.CHANCE:
        game.play(codes(game)[0])
    return game


def test_ruling_o6_two_workers_may_begin_on_board_5() -> None:
    game = keep(dealt(19, 15, 1, 2), 19, 15)
    game.play("decline")
    game.play("at-A")
    assert codes(game) == ["at-A", "at-F", "at-N"]
    game.play("at-A")
    game.play("at-F")
    assert state(game).players[0].place[:3].count(places.ALCHEMY) == 2


def test_ruling_x16_never_three_on_board_5() -> None:
    """With a second tile that shows 5 only two there and one on the other number are left."""
    game = keep(dealt(19, 13, 1, 2), 19, 13)
    game.play("decline")
    assert codes(game) == ["at-A", "at-Q"]
    game.play("at-A")
    assert sorted(state(game).players[0].place[:3]) == [3, places.ALCHEMY, places.ALCHEMY]


def test_ruling_o7_the_major_tile_is_paid_with_what_both_tiles_brought() -> None:
    """Tile 19 brings the obsidian that the tile drawn with it costs."""
    game = keep(dealt(19, 15, 1, 2, major="~three_power_ups"), 19, 15)
    assert "claim-three_power_ups" in codes(game)
    game.play("claim-three_power_ups")
    assert state(game).players[0].goods[units.WILD] == 0


def test_ruling_x15_a_starting_die_can_pay_power() -> None:
    game = keep(dealt(19, 15, 1, 2, major="~shaman_stand", modules=["M6", "M8"]), 19, 15)
    game.play("claim-shaman_stand")
    assert state(game).players[0].power[:3] == [1, 1, 1]


def test_ruling_x14_seen_by_its_holder_alone_before_choosing() -> None:
    game = dealt(19, 15, 1, 2, major="~three_obsidian")
    mine = game.view(seat=0)["table"]
    theirs = game.view(seat=1)["table"]
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert mine["discovery linked"] == [None, None, "three_obsidian"]
    assert theirs["discovery linked"] == [None, None, None]
    assert mine["discovery pile"] != theirs["discovery pile"]


def test_ruling_x14_not_kept_it_goes_back() -> None:
    game = keep(dealt(19, 15, 1, 2, major="~three_obsidian"), 15, 1)
    while game.asked != "turn":
        game.play(codes(game)[0])
    city = state(game)
    kind = city.setting.keys.index("three_obsidian")
    assert city._discovery_pile[kind] == city.setting.copies[kind]
    assert city._linked == (-1, -1, -1)


def test_ruling_x14_open_beside_it_in_the_draft() -> None:
    game = dealt(19, 15, 1, 2, major="~three_obsidian", draft=True)
    for seat in (0, 1, None):
        table = game.view(seat=seat)["table"]
        assert isinstance(table, dict)
        assert table["discovery linked"][2] == "three_obsidian"


def test_ruling_x13_twenty_starting_tiles() -> None:
    game = dealt(20, 15, 1, 2)
    keep(game, 20, 15)
    assert state(game).players[0].goods[units.WILD] == 3
    assert state(game).players[0].goods[0] >= 4


def test_ruling_x12_technologies_lie_in_the_order_of_their_numbers() -> None:
    shown = ("17", "5.5", "1", "3.5", "3", "1.5")
    game = dealt(1, 2, 3, 4, technologies=shown)
    labels = [technologies.TILES[tile].label for tile in state(game).technologies]
    assert labels == ["1", "1½", "3", "3½", "5½", "17"]
    assert [technologies.TILES[tile].price.of(3) for tile in range(9, 12)] == [1, 1, 1]


def test_ruling_x12_the_lowest_number_of_a_starting_tile() -> None:
    game = dealt(5, 15, 1, 2, technologies=("17", "5.5", "13", "3.5", "15", "1.5"))
    keep(game, 5, 15)
    while game.asked != "turn":
        game.play(codes(game)[0])
    known = state(game).players[0].technologies
    assert [technologies.TILES[i].label for i in range(12) if (known >> i) & 1] == ["1½"]


def test_ruling_x18_technology_1_and_a_half_is_not_active_for_its_own_tile() -> None:
    """Tile 7 brings two resources and a technology: 1½ comes after the resources."""
    game = dealt(7, 15, 1, 2, technologies=("17", "5.5", "13", "3.5", "15", "1.5"))
    keep(game, 7, 15)
    assert game.asked == "resource"
    assert codes(game) == ["wood", "stone", "gold"]


def test_ruling_o8_neutral_workers_of_tile_19_take_one_board_and_one_tile_more() -> None:
    game = keep(dealt(1, 2, 3, 4, players=3), 1, 2)
    while game.asked != "turn":
        wanted = [code for code in ("~start19", "~start12") if code in codes(game)]
        if game.actor == teo.CHANCE and codes(game)[0].startswith("~start"):
            game.play((wanted or codes(game))[0])
        else:
            game.play(codes(game)[0])
    # Tiles 19 (5, 5) and 12 (5, 7) name two boards: the next tile brings the third.
    neutral = state(game).neutral[0]
    assert neutral[:2] == (5, 7)
    assert len(set(neutral)) == 3
