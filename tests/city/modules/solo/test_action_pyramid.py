"""The action pyramid: which tile two dice select, and how the others move up afterwards."""

from itertools import product

import pytest

from teotihuacan.city.modules.solo.rules import action_pyramid
from teotihuacan.city.modules.solo.rules import printed as solo_printed
from teotihuacan.city.modules.solo.rules.action_pyramid import flip, shift
from tests.city.modules.solo.bot_scene import LETTERS, BotScene, solo

#        removed, directions from the top (* any), tiles that move: from > to
TABLE = [
    (0, "LL", "1>0 3>1 6>3"),
    (0, "LR", "1>0 4>1 6>4"),
    (0, "RL", "2>0 4>2 6>4"),
    (0, "RR", "2>0 5>2 6>5"),
    (1, "L*", "3>1 6>3"),
    (1, "R*", "4>1 6>4"),
    (2, "L*", "4>2 6>4"),
    (2, "R*", "5>2 6>5"),
    (3, "**", "6>3"),
    (5, "**", "6>5"),
]

SUMS = {2: 3, 3: 3, 4: 1, 5: 1, 6: 0, 7: 0, 8: 0, 9: 2, 10: 2, 11: 5, 12: 5}

ROWS = [
    (removed, top + second, moves)
    for removed, shown, moves in TABLE
    for top in (shown[0] if shown[0] != "*" else "LR")
    for second in (shown[1] if shown[1] != "*" else "LR")
]


def test_the_table_is_complete() -> None:
    assert sorted((removed, shown) for removed, shown, _ in ROWS) == sorted(
        (removed, "".join(shown)) for removed in (0, 1, 2, 3, 5) for shown in product("LR", "LR")
    )


@pytest.mark.parametrize(("removed", "shown", "moves"), ROWS)
def test_the_shift(removed: int, shown: str, moves: str) -> None:
    tiles = (10, 11, 12, 13, 14, 15, 16)
    after, told = shift(tiles, tuple("LR".index(side) for side in shown), removed)
    assert " ".join([f"{start}>{end}" for start, end in told]) == moves
    expected = list(tiles)
    for move in moves.split():
        start, end = map(int, move.split(">"))
        expected[end] = tiles[start]
    expected[6] = tiles[removed]
    assert after == tuple(expected)
    assert sorted(after) == sorted(tiles)


@pytest.mark.parametrize("shown", ["LL", "LR", "RL", "RR"])
def test_the_upper_direction_tile_is_flipped_and_goes_below(shown: str) -> None:
    turned = {"L": "R", "R": "L"}
    after = flip(tuple("LR".index(side) for side in shown))
    assert "".join(["LR"[side] for side in after]) == shown[1] + turned[shown[0]]


def test_ruling_b01_dice_sums() -> None:
    assert {total: solo_printed.POSITION_OF_SUM[total] for total in range(2, 13)} == SUMS
    ways = [solo_printed.POSITION_OF_SUM[a + b] for a in range(1, 7) for b in range(1, 7)]
    assert [ways.count(position) for position in range(6)] == [16, 7, 7, 3, 0, 3]


def quiet(bot: str) -> BotScene:
    """A table where every tile that needs goods or workers falls back."""
    return solo(bot).bot(workers="P1 P2 P3 D1*").by_hand()


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
@pytest.mark.parametrize("dice", list(product(range(1, 7), range(1, 7))))
def test_every_roll_in_a_game(bot: str, dice: tuple[int, int]) -> None:
    s = quiet(bot).pyramid("CDANMWK", "LR")
    s.near(P="", F="", Q="", G="", D="")
    s.city._discovery_pile = [0] * len(s.city._discovery_pile)
    s.turn(1)
    s.ask()
    s.game.play(f"~die{dice[0]}")
    assert s.tiles == "CDANMWK"
    s.game.play(f"~die{dice[1]}")
    position = SUMS[sum(dice)]
    tile = action_pyramid.TILES.index(LETTERS["CDANMWK"[position]])
    assert s.told("bot roll") == [(1, (position, tile, *dice, sum(dice)))]
    assert s.tiles[6] == "CDANMWK"[position]
    assert s.directions == "RR"


def test_the_original_bot_acts_before_the_shift_and_the_modified_one_after_it() -> None:
    for bot, first, last in (
        ("teotibot", "bot fallback", "bot shift"),
        ("modified", "bot shift", "bot step"),
    ):
        s = quiet(bot).pyramid("CDANMWK")
        s.bot_turn("~die3 ~die4")
        kinds = [event.kind for event in s.game.events]
        assert kinds.index(first) < kinds.index(last)
        assert kinds.count("bot shift") == 4  # the used tile aside, two up, one comes in
        assert kinds.index("bot flip") < kinds.index("calendar")


def test_the_modified_bots_mastery_reads_the_pyramid_after_the_shift() -> None:
    """Before: Mastery, Construction, Decorations; the right one moves up: Decorations first."""
    goods = {"stone": 2, "gold": 2}
    s = solo("modified").bot(workers="F1 F2 F3 G1*", **goods)  # type: ignore[arg-type]
    s.pyramid("MCDNAWK", "RR").bot_turn("~die3 ~die4")
    assert s.tiles == "DCWNAKM"
    assert s.reasons()[:2] == ["A D", "F3 highest"]
    s = solo("modified").bot(workers="F1 F2 F3 G1*", **goods)  # type: ignore[arg-type]
    s.pyramid("MCDNAWK", "LR").bot_turn("~die3 ~die4 ~r0")
    assert s.tiles == "CADNKWM"
    assert s.reasons()[:2] == ["A C", "F3 highest"]


def test_events_of_the_shift() -> None:
    s = quiet("teotibot").pyramid("CDANMWK", "LR")
    s.bot_turn("~die3 ~die4")
    assert s.told("bot directions") == [(1, (0, 1, 0))]
    assert s.told("bot shift") == [(1, (0, 0, 6)), (1, (1, 1, 0)), (1, (4, 4, 1)), (1, (6, 6, 4))]
    assert s.told("bot flip") == [(1, (1, 0, 0))]
    assert s.tiles == "DMANKWC"
    assert s.directions == "RR"
