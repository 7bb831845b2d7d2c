"""Positions of altars, their tiles, and the start of each Shaman."""

from collections import Counter

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.printed import first_altar, next_altar, pointed_place
from teotihuacan.city.modules.altars.rules.state import altars_of
from teotihuacan.city.rules.printed import discovery
from tests.city.modules.altars.altar_scene import altar_scene, lay_pile, part, pile, shamans
from tests.tables import random_steps, table, weighted_steps

GAME: dict[str, object] = {"modules": ["obsidian", "altars"]}


def at_the_shamans(players: int, seed: int = 3) -> teo.Game:
    """A game just before the first Shaman is placed."""
    game = teo.new_game("city", players=players, seed=seed, **GAME)
    for _ in random_steps(game, seed):
        if game.asked == "half":
            return game
    raise AssertionError


def places(*names: str) -> list[tuple[int, int]]:
    return [(int(name[0]), int(name[1])) for name in names]


def test_ruling_a1_the_gaps_in_the_order_in_which_shamans_go() -> None:
    assert places("12", "81", "56", "45") == altar_printed.GAPS
    walk = [0]
    while len(walk) < 5:
        walk.append(next_altar(walk[-1]))
    assert walk == [0, 1, 2, 3, 0]


def test_ruling_x57_where_every_half_points_to() -> None:
    assert altar_printed.HALF_NAMES == [
        "12-1",
        "12-2",
        "81-8",
        "81-1",
        "56-5",
        "56-6",
        "45-4",
        "45-5",
    ]
    assert [pointed_place(half) for half in range(8)] == [1, 2, 8, 1, 5, 6, 4, 5]
    assert not {3, 7} & {pointed_place(half) for half in range(8)}


def test_ruling_x98_the_first_altar_counter_clockwise_of_each_place() -> None:
    found = {place: altar_printed.GAPS[first_altar(place)] for place in range(1, 9)}
    assert found == dict(
        zip(range(1, 9), places("81", "12", "12", "12", "45", "56", "56", "56"), strict=True)
    )


def test_the_halves_of_the_four_tiles() -> None:
    printed = {
        tile.key: [altar_printed.BENEFITS[half].key for half in tile.halves]
        for tile in altar_printed.ALTAR_TILES
    }
    assert printed == {
        "barter": ["claim", "barter"],
        "unlock": ["claim", "unlock"],
        "back": ["back", "claim"],
        "obsidian": ["obsidian", "claim"],
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_x19_four_different_altars_with_a_major_tile_for_each_player(players: int) -> None:
    seen = set()
    for seed in range(12):
        city = table(at_the_shamans(players, seed))
        altars = altars_of(city)
        assert sorted(altars.tiles) == [0, 1, 2, 3]
        seen.add(altars.tiles)
        assert [len(tiles) for tiles in altars.piles] == [players] * 4
        assert {discovery.TILES[tile].stack for tiles in altars.piles for tile in tiles} == {
            discovery.MAJOR
        }
    assert len(seen) > 3  # at random


@pytest.mark.parametrize(("players", "left"), [(2, 17), (3, 13), (4, 9)])
def test_ruling_x10_what_is_left_of_the_major_stack(players: int, left: int) -> None:
    game = teo.new_game("city", players=players, seed=None, **GAME)
    for _ in weighted_steps(game, 5):
        if game.asked == "draw starting":
            break
    city = table(game)
    kinds = range(len(discovery.TILES))
    assert (
        sum(city.setting.copies[k] for k in kinds if discovery.TILES[k].stack == discovery.MAJOR)
        == 25
    )
    assert (
        sum(city._discovery_pile[k] for k in kinds if discovery.TILES[k].stack == discovery.MAJOR)
        == left
    )


def test_ruling_x19_altars_are_drawn_before_the_tiles_that_lie_on_them() -> None:
    game = teo.new_game("city", players=2, seed=None, **GAME)
    asked: list[str] = []
    for _ in weighted_steps(game, 5):
        if game.asked != (asked or [""])[-1]:
            asked.append(game.asked)
        if game.asked == "draw altar":
            assert len(game.ids) == len(game.odds) > 1
        if game.asked == "turn":
            break
    # The fourth altar is the last one left.
    after = asked.index("draw altar")
    assert asked[after : after + 2] == ["draw altar", "draw discovery"]
    assert asked[after - 1] == "draw discovery"
    assert asked[after + 2] == "draw starting"


def test_ruling_a12_the_last_tile_laid_is_the_topmost() -> None:
    game = teo.new_game("city", players=2, seed=None, **GAME)
    laid: list[int] = []
    for id in weighted_steps(game, 5):
        if game.question_phrase()[0] == "draw discovery.altar":
            laid.append(game.rules.kinds[game.rules.askers[id]].option_of(id))
        elif laid:
            break
    piles = altars_of(table(game)).piles
    assert [tile for tiles in piles for tile in tiles] == laid
    # Of equal tiles the upper one is taken.
    s = altar_scene("45-4", "56-5")
    lay_pile(s, "12", "mask_8", "three_obsidian", "mask_8")
    s.play("shaman altar12-1 claim-mask_8")
    assert pile(s, "12") == ["mask_8", "three_obsidian"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_x20_shamans_begin_in_reverse_order_on_any_free_half(players: int) -> None:
    game = at_the_shamans(players)
    altars = altars_of(table(game))
    taken: list[str] = []
    for seat in range(players - 1, -1, -1):
        assert game.actor == seat
        assert game.asked == "half"
        offered = [code.removeprefix("altar") for code in codes(game)]
        assert offered == [name for name in altar_printed.HALF_NAMES if name not in taken]
        before = goods(game)
        taken.append(offered[0])
        game.play(f"altar{offered[0]}")
        assert altars_of(table(game)).stands(seat)
        assert goods(game) == before  # and nothing is received
        assert [event.seat for event in game.events if event.kind == "shaman placed"] == [seat]
    assert game.asked == "turn"
    assert len(set(altars_of(table(game)).shamans)) == players
    assert [len(tiles) for tiles in altars.piles] == [players] * 4


def test_ruling_x20_two_shamans_may_share_an_altar() -> None:
    game = at_the_shamans(2)
    game.play("altar12-1")
    game.play("altar12-2")
    assert altars_of(table(game)).shamans == (1, 0)


def test_ruling_x20_they_are_placed_after_the_starting_tiles() -> None:
    game = at_the_shamans(3)
    for player in table(game).players:
        assert len([place for place in player.place if 1 <= place <= 8]) == 3
    drafted = teo.new_game("city", players=3, seed=1, draft=True, **GAME)
    asked = Counter[str]()
    for _ in random_steps(drafted, 1):
        asked[drafted.asked] += 1
        if drafted.asked == "turn":
            break
    assert asked["half"] == 3


def test_ruling_x1_altars_need_obsidian() -> None:
    with pytest.raises(teo.OptionError, match="never played without obsidian"):
        teo.new_game("city", players=2, seed=1, modules=["altars"])
    by_number = teo.new_game("city", players=2, seed=1, modules=["M8", "M6"])
    assert by_number.options["modules"] == ["obsidian", "altars"]


def test_without_the_module_there_are_no_shaman_tiles() -> None:
    game = teo.new_game("city", players=2, seed=1, modules=["obsidian"])
    copies = dict(zip(table(game).setting.keys, table(game).setting.copies, strict=True))
    assert copies["shaman_step"] == copies["shaman_stand"] == 0
    with pytest.raises(ValueError, match="no altars"):
        altars_of(table(game))


def test_the_scene_itself() -> None:
    s = altar_scene("12-1", "45-5_")
    assert shamans(s) == ["12-1", "45-5_"]
    assert part(s).tiles == (0, 1, 2, 3)


def codes(game: teo.Game) -> list[str]:
    return [game.rules.codes[id] for id in game.ids]


def goods(game: teo.Game) -> list[list[int]]:
    return [[*player.goods, player.points] for player in table(game).players]
