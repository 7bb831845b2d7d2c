"""The Worship tile of both bots, and what happens when you unlock the bot's worshipper."""

import pytest

from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import boards
from tests.city.modules.solo.bot_scene import BotScene, solo
from tests.city.scene import KEYS

BOTH = pytest.mark.parametrize("bot", ["teotibot", "modified"])


@BOTH
@pytest.mark.parametrize(
    ("at", "to", "temples", "gain"),
    [
        ("D", "F", (1, 3, 1), {"points": 1 + 2}),  # the Palace is ignored
        ("F", "Q", (1, 1, 3), {"cocoa": 2}),
        ("Q", "G", (3, 1, 1), {"gold": 1, "stone": 1}),
        ("G", "D", (4, 1, 1), {"gold": 1, "stone": 1, "wood": 1}),  # 3 steps on any temple
    ],
)
def test_the_worshipper_moves_on_and_climbs(
    bot: str, at: str, to: str, temples: tuple[int, ...], gain: dict[str, object]
) -> None:
    s = solo(bot).bot(workers=f"C2 A2 N2 {at}3*")
    s.near(**{to: "four_points"})
    old = s.city.near
    changes = s.act("worship")
    workers = " ".join(sorted(["C2", "A2", "N2", f"{to}3*"]))
    assert changes == {"temples": temples, "workers": workers, "box": ("four_points",), **gain}
    assert s.reasons()[0] == f"worship {to}"
    others = [board for board in range(9) if boards.BOARD_LETTERS[board] != to]
    assert [s.city.near[board] for board in others] == [old[board] for board in others]
    assert sum(s.player(1).tiles) == 0


@BOTH
def test_it_unlocks_your_worker(bot: str) -> None:
    s = solo(bot)
    s.seat(0, workers="F4* Q2* P1")
    assert s.act("worship")["your workers"] == "F4 P1 Q2*"
    assert s.told("bumped") == [(0, (2, 0, 0))]


@BOTH
def test_the_discovery_tile_is_discarded_and_replaced_at_once(bot: str) -> None:
    s = solo(bot)
    s.near(F="mask_2")
    s.pyramid("WDANMKC").by_hand().turn(1)
    s.play("~die3 ~die3")
    assert s.game.asked == "draw discovery"
    assert s.city.near[2] == -1
    s.play("~extra_worker")
    assert s.city.near[2] == KEYS.index("extra_worker")
    assert s.machine.box[KEYS.index("mask_2")] == 1


@BOTH
def test_with_an_empty_stack_the_place_stays_empty(bot: str) -> None:
    s = solo(bot)
    s.city._discovery_pile = [0] * len(KEYS)
    s.act("worship")
    assert s.city.near[2] == -1
    s.bot()
    assert "box" not in s.act("worship")


@BOTH
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_the_number_of_steps_is_a_matter_of_difficulty(bot: str, steps: int) -> None:
    s = solo(bot, difficulty={"worship_steps": steps})
    assert s.act("worship")["temples"] == (1, 1 + steps, 1)
    s.bot(temples=(1, 1, 2), workers="C2 A2 N2 G1*")
    assert s.act("worship")["temples"] == (1, 1, 2 + steps + 1)


Steps = tuple[int, int, int]


def climbed(edition: str, at: str, temples: Steps, yours: Steps) -> BotScene:
    s = solo(edition=edition).bot(temples=temples, workers=f"C2 A2 N2 {at}1*")
    s.seat(0, temples=yours)
    s.act("worship")
    return s


@pytest.mark.parametrize(("edition", "points"), [("revised", 7), ("first", 0)])
def test_the_topmost_step_and_no_further(edition: str, points: int) -> None:
    s = climbed(edition, "D", (1, 10, 1), (0, 0, 0))
    assert s.player(1).temple == [1, 11, 1]
    assert s.player(1).points == points
    assert s.reasons() == ["worship F", "red blocked"]


def test_ruling_b05_a_top_that_you_hold_is_closed() -> None:
    """Ruling B5: a step on a fixed temple is lost."""
    s = climbed("revised", "D", (1, 9, 1), (0, 11, 0))
    assert s.player(1).temple == [1, 10, 1]
    assert s.reasons() == ["worship F", "red blocked"]


def test_ruling_b06_any_temple_is_picked_once_and_again_when_it_is_topped_out() -> None:
    """Ruling B6."""
    s = climbed("revised", "G", (4, 5, 5), (0, 0, 0))
    assert s.player(1).temple == [4, 8, 5]
    assert s.reasons() == ["worship D", "red temple tied"]
    s = climbed("revised", "G", (6, 5, 5), (0, 0, 0))
    assert s.player(1).temple == [9, 5, 5]
    assert s.reasons()[:2] == ["worship D", "blue highest temple"]
    assert [text for text in s.reasons()[2:] if "temple" in text] == []
    s = climbed("revised", "G", (10, 9, 1), (0, 0, 0))
    assert s.player(1).temple == [11, 11, 1]
    assert s.reasons() == ["worship D", "blue highest temple", "red highest temple"]
    s = climbed("revised", "G", (9, 8, 1), (11, 0, 0))
    assert s.player(1).temple == [10, 10, 1]
    s = climbed("revised", "G", (10, 11, 10), (11, 0, 0))
    assert s.player(1).temple == [10, 11, 11]
    assert s.reasons() == ["worship D", "green only temple", "no temple"]


def test_major_steps_bring_the_printed_reward_and_leave_their_tiles() -> None:
    s = solo().bot(temples=(3, 4, 2), workers="C2 A2 N2 Q1*")
    piles = s.city.piles
    assert s.act("worship")["temples"] == (5, 4, 2)  # past blue step 4
    s.bot(temples=(3, 4, 2), workers="C2 A2 N2 F1*")
    assert s.act("worship")["cocoa"] == 1 + 2  # green step 3, green step 4
    assert s.city.piles == piles
    assert s.player(1).tiles == [0] * len(KEYS)


# --- you unlock the bot's worshipper --------------------------------------------------------------


def unlocked(workers: str, mover: str) -> BotScene:
    """You move from the board before Decorations and worship there, where the bot is locked."""
    s = solo()
    s.seat(0, cocoa=1, workers=workers)
    s.near(P="four_points", F="four_points", Q="four_points", G="four_points", D="four_points")
    s.bot(workers="C2 A2 Q2 D1*")
    s.play(f"{mover} >1 worship")
    return s


def test_it_moves_to_the_next_empty_sidebar_without_effect() -> None:
    s = unlocked("N2 P1 P1", "N2")
    assert s.workers(1) == "A2 C2 F1* Q2"  # past the Palace
    assert s.workers(0) == "D2* P1 P1"
    assert s.player(1).temple == [1, 1, 1]
    assert s.goods(0)[0] == 0  # you have paid to unlock it
    assert s.told("bot displaced") == [(1, (7, 2, 0))]
    assert s.city.near[2] == KEYS.index("four_points")


def test_it_passes_over_your_locked_workers() -> None:
    s = unlocked("N2 F1* Q3*", "N2")
    assert s.workers(1) == "A2 C2 G1* Q2"
    assert s.workers(0) == "D2* F1* Q3*"
    assert s.told("bot displaced") == [(1, (7, places.GOLD, 0))]


def test_with_no_empty_sidebar_it_unlocks_your_next_worker() -> None:
    s = unlocked("N2 F4* Q3* G1*", "N2")
    assert s.workers(1) == "A2 C2 F1* Q2"
    assert s.workers(0) == "D2* F4 G1* Q3*"
    assert s.told("bumped") == [(0, (2, 0, 0))]
    assert s.told("bot displaced") == [(1, (7, 2, 1))]
    assert s.player(1).temple == [1, 1, 1]


@pytest.mark.parametrize("start", ["F", "Q", "G", "D"])
def test_the_next_one_is_clockwise_of_where_it_was(start: str) -> None:
    order = "FQGD"
    before = {"F": "P", "Q": "F", "G": "Q", "D": "N"}[start]
    s = solo()
    s.seat(0, cocoa=1, workers=f"{before}2 C1 C1")
    s.near(**dict.fromkeys("PFQGD", "four_points"))
    s.bot(workers=f"C2 A2 C2 {start}1*")
    s.play(f"{before}2 >1 worship")
    following = order[(order.index(start) + 1) % 4]
    assert s.workers(1) == " ".join(sorted(["A2", "C2", "C2", f"{following}1*"]))


def test_unlocking_costs_one_cocoa() -> None:
    s = solo()
    s.seat(0, cocoa=0, workers="N2 P1 P1")
    s.play("N2 >1")
    assert "worship" not in s.codes
