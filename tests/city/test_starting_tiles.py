"""Starting tiles: all eighteen benefits, the secret choice, the draft, the first workers."""

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import places, units
from tests.city.base_tiles import STARTING
from tests.city.scene import KEYS, Scene
from tests.city.stages import Setup, seen, setup, technologies
from tests.tables import table

PLAIN = 15  # brings only 1 wood, 2 stone and 3 gold: a quiet partner for any other tile
Goods = tuple[int, int, int, int, int]


def with_tile(number: int) -> Setup:
    """Seat 0 of two has kept this tile and the plain one (or, with it, tile 13)."""
    partner = 13 if number == PLAIN else PLAIN
    others = [n for n in range(1, 19) if n not in (number, partner)]
    mine = f"{number} {partner} {others[0]} {others[1]}"
    theirs = " ".join(str(n) for n in others[2:6])
    s = setup(2, mine, theirs, technologies="3 5 7 9 11 13")
    return s.play(f"keep{number} keep{partner} keep{others[2]} keep{others[3]}")


def settled(s: Setup, answers: str) -> Scene:
    """Answer what seat 0 is asked before it places its workers."""
    s.play(answers)
    assert s.game.asked == "place" or s.game.actor == 1 or s.city.turn == 0, s.codes
    return s


# number: answers; cocoa, wood, stone, gold, points beside the seat's 1 cocoa and the partner's
# 1 wood, 2 stone, 3 gold; temples; Avenue; powers of the three dice; technologies
BENEFITS: dict[int, tuple[str, Goods, list[int], int, list[int], list[int]]] = {
    1: ("", (2, 3, 0, 0, 0), [0, 0, 0], 1, [1, 1, 1], []),
    2: ("", (1, 0, 2, 3, 0), [0, 0, 1], 0, [1, 1, 1], []),
    3: ("gold", (0, 4, 1, 1, 0), [1, 0, 0], 0, [1, 1, 1], []),
    4: ("", (5, 0, 0, 2, 1), [0, 1, 0], 0, [1, 1, 1], []),
    5: ("wood", (0, 1, 0, 2, 0), [1, 0, 0], 0, [1, 1, 1], [3]),
    6: ("", (0, 3, 0, 2, 0), [0, 0, 0], 0, [1, 1, 2], []),
    7: ("gold stone wood", (0, 1, 1, 1, 0), [1, 0, 0], 0, [1, 1, 1], [3]),
    8: ("wood", (2, 1, 4, 0, 0), [1, 0, 0], 0, [1, 1, 1], []),
    9: ("stone", (1, 0, 1, 0, 1), [1, 1, 1], 0, [1, 1, 1], []),
    10: ("", (5, 0, 0, 0, 1), [0, 1, 0], 0, [1, 1, 2], []),
    11: ("", (5 + 1, 0, 0, 0, 0), [0, 0, 1], 0, [1, 1, 2], []),
    12: ("gold gold wood", (0, 1, 0, 2, 1), [1, 1, 0], 0, [1, 1, 1], []),
    13: ("", (3, 5, 0, 0, 0), [0, 0, 0], 0, [1, 1, 1], []),
    14: ("decline", (0, 0, 3, 1, 0), [0, 0, 0], 0, [1, 1, 1], []),
    15: ("", (3, 5, 0, 0, 0), [0, 0, 0], 0, [1, 1, 1], []),  # of its partner, 13
    16: ("decline", (2, 0, 0, 3, 0), [0, 0, 0], 0, [1, 1, 1], []),
    17: ("", (3, 2, 3, 0, 0), [0, 0, 0], 0, [1, 1, 1], []),
    18: ("", (0, 1, 2, 0, 0), [0, 0, 0], 1, [1, 1, 1], []),
}


@pytest.mark.parametrize("number", range(1, 19))
def test_the_benefit_of_each_starting_tile(number: int) -> None:
    answers, (cocoa, wood, stone, gold, points), temples, avenue, powers, known = BENEFITS[number]
    s = settled(with_tile(number), answers)
    p = s.player(0)
    assert s.goods(0) == (1 + cocoa, 1 + wood, 2 + stone, 3 + gold, points)
    assert p.temple == temples
    assert p.avenue == avenue
    assert sorted(p.power[:3]) == powers
    assert technologies(s, 0) == known
    assert sum(p.tiles) == 0


def test_the_technology_is_the_lowest_on_display_and_free() -> None:
    s = setup(2, "5 13 1 2", "3 4 6 8", technologies="17 15 13 11 9 7")
    s.play("keep5 keep13 keep3 keep4 stone")
    assert technologies(s, 0) == [7]
    assert s.player(0).goods[units.GOLD] == 2


@pytest.mark.parametrize(("number", "linked"), [(14, "extra_worker"), (16, "extra_worker")])
def test_the_discovery_tile_that_comes_with_a_starting_tile(number: int, linked: str) -> None:
    s = setup(2, f"{number} 15 1 2", "3 4 6 8", linked=linked)
    s.play(f"keep{number} keep15 keep3 keep4 claim-{linked}")
    assert s.player(0).tiles[KEYS.index(linked)] == 1


# --- the first workers


def test_workers_go_to_three_different_boards_of_the_tiles_strongest_first() -> None:
    s = setup(2, "6 9 1 2", "3 4 7 8").play("keep6 keep9 keep3 keep4 wood")
    # Boards 2, 4 and 5, 6; the die of power 2 comes first.
    assert s.codes == ["at-F", "at-G", "at-A", "at-N"]
    s.play("at-A")
    assert s.codes == ["at-F", "at-G", "at-N"]
    s.play("at-N at-F")
    assert s.workers(0) == "A2 F1 N1"
    assert s.player(0).place.count(places.HAND) == 0


def test_with_three_boards_on_the_tiles_equal_dice_are_placed_by_themselves() -> None:
    s = setup(2, "13 17 1 2", "3 4 7 8").play("keep13 keep17 keep3 keep4")
    assert s.workers(0) == "A1 C1 Q1"  # boards 3, 5 and 3, 8
    assert s.game.actor == 1


def test_with_three_boards_a_stronger_die_still_has_a_choice() -> None:
    s = setup(2, "6 2 1 3", "4 5 7 8").play("keep6 keep2 keep4 keep5")
    assert s.codes == ["at-F", "at-G", "at-Q"]  # boards 2, 4 and 4, 3
    s.play("at-G")
    assert s.workers(0) == "F1 G2 Q1"


def test_any_two_tiles_name_three_boards() -> None:
    pairs = [frozenset(tile.boards) for tile in STARTING]
    assert len(set(pairs)) == 18


# --- the deal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_tiles_are_dealt_and_two_kept(players: int) -> None:
    s = Setup(players, {})
    assert [len(s.player(seat)._dealt) for seat in range(players)] == [4] * players
    assert s.city._starting_pile.bit_count() == 18 - 4 * players
    actors: list[int | None] = []
    while s.game.asked == "keep":
        actors.append(s.game.actor)
        s.play(s.codes[0])
    assert actors == [seat for seat in range(players) for _ in range(2)]


def test_the_choice_is_secret_until_all_have_chosen() -> None:
    s = setup(2, "1 2 16 4", "5 6 14 8", linked="mask_1 mask_2").play("keep16 keep4")
    own, other, nobody = (seen(s.game, seat) for seat in (0, 1, None))
    assert own["players"][0]["starting kept"] == [16, 4]
    assert own["players"][0]["starting dealt"] == [1, 2]
    assert own["players"][1]["starting dealt"] == 4
    assert own["discovery linked"] == [None, "mask_1"]
    for view in (other, nobody):
        assert view["players"][0]["starting kept"] == 2
        assert view["players"][0]["starting dealt"] == 2
        assert "mask_1" not in view["discovery linked"]
    assert other["discovery linked"] == ["mask_2", None]
    assert other["players"][1]["starting dealt"] == [5, 6, 14, 8]


def test_another_choice_of_a_rival_looks_the_same() -> None:
    views: list[object] = []
    for keep in ("keep1 keep2", "keep16 keep4"):
        s = setup(2, "1 2 16 4", "5 6 7 8", linked="mask_1").play(keep)
        views.append((s.game.view(1), s.codes, s.game.question))
    assert views[0] == views[1]


def test_after_the_setup_all_starting_tiles_are_gone() -> None:
    s = setup(3, "1 2 3 4", "5 6 7 8", "9 10 11 12")
    while s.game.asked != "turn":
        s.play(s.codes[0])
    assert s.city._starting_pile == 0
    assert [s.player(seat)._kept for seat in range(3)] == [(), (), ()]
    assert [s.player(seat)._dealt for seat in range(3)] == [(), (), ()]
    assert len(s.city.neutral) == 1


# --- the draft


@pytest.mark.parametrize(("players", "laid_out"), [(2, 6), (3, 8), (4, 10)])
def test_the_draft_goes_round_and_back(players: int, laid_out: int) -> None:
    s = Setup(players, {}, draft=True)
    actors: list[int | None] = []
    left: list[int] = []
    while s.game.asked == "keep":
        actors.append(s.game.actor)
        left.append(len(s.codes))
        s.play(s.codes[0])
    there = list(range(players))
    assert actors == there + there[::-1]  # the last player picks twice in a row
    assert left == [laid_out - picked for picked in range(2 * players)]


def test_the_draft_and_the_linked_tiles_are_public() -> None:
    s = setup(2, "1 2 16", "4 5 14", linked="mask_1 mask_2", draft=True)
    view = seen(s.game)
    assert view["starting face up"] == [1, 2, 16, 4, 5, 14]
    assert view["discovery linked"] == ["mask_2", "mask_1"]
    s.play("keep16")
    assert s.codes == ["keep1", "keep2", "keep4", "keep5", "keep14"]
    assert s.game.actor == 1
    view = seen(s.game)
    assert view["players"][0]["starting kept"] == [16]


def test_a_drafted_tile_brings_its_own_discovery_tile() -> None:
    s = setup(2, "1 2 16", "4 5 14", linked="extra_worker double_move", draft=True)
    s.play("keep16 keep4 keep1 keep2")
    assert s.codes == ["claim-extra_worker", "decline"]
    s.play("claim-extra_worker")
    assert s.player(0).tiles[KEYS.index("extra_worker")] == 1
    while s.game.asked != "turn":
        s.play(s.codes[0])
    # The tile beside number 14, which nobody drafted, went back to the pile.
    assert s.player(0).tiles[KEYS.index("double_move")] == 0
    assert s.player(1).tiles[KEYS.index("double_move")] == 0
    assert s.city._linked == (-1, -1)


def test_undrafted_tiles_can_place_neutral_workers() -> None:
    s = setup(3, "1 2 3 4 5 6 7 8", draft=True)
    for number in range(1, 7):
        s.game.play(f"keep{number}")
    while s.game.asked != "draw starting":
        s.game.play(s.game.choices[0])
    assert [choice.code for choice in s.game.choices] == [f"~start{n}" for n in range(7, 19)]


def test_a_discovery_tile_of_a_starting_tile_not_kept_stays_hidden() -> None:
    """Once the kept tiles are revealed the others go back unseen, with what was drawn for them."""
    hidden = 0
    for seed in range(60):
        game = teo.new_game("city", players=4, seed=seed)
        while game.asked == "keep":
            game.apply(game.ids[0])
        t = table(game)
        if game.asked in ("turn", "") or t.turn >= 0:
            continue
        kept = [tile for player in t.players for tile in player._kept]
        for place, tile in enumerate(t.setting.discoverers):
            kind = t._linked[place]
            if kind < 0:
                continue
            shown = [game.view(seat)["table"] for seat in (0, 1, 2, 3, None)]
            for view in shown:
                assert isinstance(view, dict)
                assert (view["discovery linked"][place] is None) == (tile not in kept)
            hidden += tile not in kept
    assert hidden > 3
