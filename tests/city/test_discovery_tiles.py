"""The 21 kinds of discovery tile: what they cost, what they do, and when they may be used."""

from typing import Any

import pytest

from teotihuacan.city.rules.printed import discovery
from tests.city.scene import KEYS, Scene, houses, scene
from tests.city.stages import eclipse, setup

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])

# The printed boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations,
# Nobles, Gold.

# Copies in the box, and the price in cocoa, wood, stone and gold.
PRICES = {
    "mask_1": (1, (2, 0, 0, 1)),
    "mask_2": (2, (1, 1, 0, 0)),
    "mask_3": (2, (1, 1, 0, 0)),
    "mask_4": (3, (0, 1, 0, 0)),
    "mask_5": (3, (0, 1, 0, 0)),
    "mask_6": (3, (0, 1, 0, 0)),
    "mask_7": (3, (0, 1, 0, 0)),
    "four_points": (3, (0, 1, 0, 0)),
    "three_resources": (2, (1, 0, 0, 0)),
    "two_resources": (2, (0, 0, 0, 0)),
    "four_cocoa": (3, (0, 0, 0, 1)),
    "avenue_step": (3, (1, 0, 0, 0)),
    "temple_any": (3, (1, 0, 0, 0)),
    "temple_blue": (2, (0, 0, 0, 0)),
    "temple_red": (2, (0, 0, 0, 0)),
    "temple_green": (2, (0, 0, 0, 0)),
    "two_power_ups": (3, (1, 0, 0, 0)),
    "double_move": (3, (0, 0, 0, 0)),
    "move_anywhere": (3, (0, 0, 0, 0)),
    "extra_worker": (3, (0, 0, 0, 0)),
    "ignore_cocoa": (3, (0, 0, 0, 0)),
}


def test_all_kinds_are_here() -> None:
    assert list(PRICES) == KEYS
    assert sum(copies for copies, _ in PRICES.values()) == 54


@pytest.mark.parametrize("key", KEYS)
def test_price_is_paid_when_claimed(key: str) -> None:
    copies, (cocoa, wood, stone, gold) = PRICES[key]
    assert discovery.TILES[KEYS.index(key)].copies == copies
    s = scene(2).near(F=key).seat(0, cocoa=2, wood=2, stone=2, gold=2, workers="Q1 P1 P1")
    s.play("Q1 >2 worship tile")
    assert s.goods(0) == (2 - cocoa, 2 - wood, 2 - stone, 2 - gold, 0)
    assert s.player(0).tiles == [1 if other == key else 0 for other in KEYS]
    assert s.player(0).used == (0,) * len(KEYS)


@pytest.mark.parametrize("key", [key for key in KEYS if any(PRICES[key][1])])
def test_a_tile_that_cannot_be_paid_cannot_be_claimed(key: str) -> None:
    s = scene(2).near(F=key).seat(0, stone=2, workers="Q1 P1 P1").play("Q1 >2 worship")
    assert s.player(0).tiles == [0] * len(KEYS)  # only the ability was open
    assert s.player(0).temple == [0, 1, 0]


# --- the seven masks


@pytest.mark.parametrize("key", KEYS[:7])
def test_a_mask_scores_in_an_eclipse(key: str) -> None:
    s = scene(2).seat(0, cocoa=3, tiles=(key,))
    eclipse(s).play("pay3")
    assert s.goods(0)[4] == 1
    assert s.player(0).tiles[KEYS.index(key)] == 1  # it stays face up for the next Eclipse


@pytest.mark.parametrize(
    ("different", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)]
)
def test_masks_score_in_sets(different: int, points: int) -> None:
    s = scene(2).seat(0, cocoa=3, tiles=tuple(KEYS[:different]))
    eclipse(s).play("pay3")
    assert s.goods(0)[4] == points


def test_a_second_mask_of_a_kind_begins_a_second_set() -> None:
    s = scene(2).seat(0, cocoa=3, tiles=("mask_4", "mask_4", "mask_5", "mask_6"))
    eclipse(s).play("pay3")
    assert s.goods(0)[4] == 6 + 1


# --- tiles used at any time


def using(key: str, edition: str = "revised", **have: Any) -> Scene:
    s = scene(2, edition=edition)
    for pile in range(7):
        s.pile(pile)
    s.seat(0, workers="F1 Q2 P1", tiles=(key,), **have)
    assert s.codes == ["F1", "Q2", "P1", f"use-{key}"]
    return s.play(f"use-{key}")


def assert_used(s: Scene, key: str) -> None:
    """The tile lies face down before its owner, and the old question is there again."""
    assert s.player(0).tiles == [0] * len(KEYS)
    assert s.player(0).used == tuple(1 if other == key else 0 for other in KEYS)
    assert s.codes == ["F1", "Q2", "P1"]


@EDITIONS
@pytest.mark.parametrize(
    ("key", "plays", "goods"),
    [
        ("four_points", "", (0, 0, 0, 0, 4)),
        ("three_resources", "wood gold gold", (0, 1, 0, 2, 0)),
        ("two_resources", "stone wood", (0, 1, 1, 0, 0)),
        ("four_cocoa", "", (4, 0, 0, 0, 0)),
        ("temple_any", "red", (0, 0, 0, 0, 1)),
        ("temple_blue", "stone", (0, 0, 1, 0, 0)),
        ("temple_red", "", (0, 0, 0, 0, 1)),
        ("temple_green", "", (1, 0, 0, 0, 0)),
    ],
)
def test_a_tile_gives_its_gain(key: str, plays: str, goods: tuple[int, ...], edition: str) -> None:
    s = using(key, edition).play(plays)
    assert s.goods(0) == goods
    assert_used(s, key)


@pytest.mark.parametrize(
    ("key", "plays", "temples"),
    [
        ("temple_any", "green", [0, 0, 1]),
        ("temple_blue", "wood", [1, 0, 0]),
        ("temple_red", "", [0, 1, 0]),
        ("temple_green", "", [0, 0, 1]),
    ],
)
def test_a_temple_tile_climbs_its_temple(key: str, plays: str, temples: list[int]) -> None:
    assert using(key).play(plays).player(0).temple == temples


@EDITIONS
def test_avenue_step(edition: str) -> None:
    s = using("avenue_step", edition, avenue=8)
    assert s.player(0).avenue == 9
    assert_used(s, "avenue_step")


@EDITIONS
def test_two_power_ups(edition: str) -> None:
    s = using("two_power_ups", edition).play("+Q2 +P1")
    assert s.workers(0) == "F1 P2 Q3"
    assert s.player(0).used[KEYS.index("two_power_ups")] == 1


def test_two_power_ups_may_lift_a_worker_over_the_top_and_the_reborn_one_too() -> None:
    s = scene(2).seat(0, workers="F5 Q2 A1", tiles=("two_power_ups",))
    s.play("use-two_power_ups +F5 wheel-points")
    assert s.codes == ["+P1", "+Q2", "+A1"]
    s.play("+P1")
    assert s.workers(0) == "A1 P2 Q2"
    assert s.player(0).avenue == 1
    assert s.city.light == 1


@pytest.mark.parametrize(
    ("key", "have"),
    [
        ("avenue_step", {"avenue": 9}),
        ("temple_any", {"temples": (11, 11, 11)}),
        ("temple_blue", {"temples": (11, 0, 0)}),
        ("temple_red", {"temples": (0, 11, 0)}),
        ("temple_green", {"temples": (0, 0, 11)}),
    ],
)
def test_a_tile_that_would_do_nothing_is_not_offered(key: str, have: dict[str, Any]) -> None:
    s = scene(2).seat(0, workers="F1 Q2 P1", tiles=(key,), **have)
    assert s.codes == ["F1", "Q2", "P1"]


# --- tiles with a moment of their own


@pytest.mark.parametrize("key", ["double_move", "move_anywhere", "extra_worker", "ignore_cocoa"])
def test_tiles_of_a_moment_are_not_used_at_any_time(key: str) -> None:
    s = scene(2).seat(0, cocoa=1, workers="F1 Q2 P1", tiles=(key,))
    assert s.codes == ["F1", "Q2", "P1"]


@EDITIONS
def test_double_move_window(edition: str) -> None:
    s = scene(2, edition=edition).seat(0, workers="F1 F2 P1", tiles=("double_move",)).play("F2")
    assert s.codes == [">1", ">2", ">3", "&1"]
    s.play("&1 >2 cocoa")
    assert s.workers(0) == "D1 D2 P1"
    assert s.player(0).used[KEYS.index("double_move")] == 1


@EDITIONS
def test_move_anywhere_window(edition: str) -> None:
    s = scene(2, edition=edition).seat(0, workers="F1 F2 P1", tiles=("move_anywhere",))
    s.play("F2 >6 cocoa")
    assert s.workers(0) == "F1 P1 Q2"
    assert s.player(0).used[KEYS.index("move_anywhere")] == 1


@EDITIONS
def test_extra_worker_window(edition: str) -> None:
    s = scene(2, edition=edition).seat(0, wood=2, workers="D1 P1 P1", tiles=("extra_worker",))
    s.play("D1 >1 main")
    assert s.codes == ["extra", "no-extra"]
    s.play("extra")
    assert s.city.nobles == houses(0, 1, 0)
    assert s.player(0).used[KEYS.index("extra_worker")] == 1


@EDITIONS
def test_ignore_cocoa_windows(edition: str) -> None:
    s = scene(2, edition=edition).near(F="mask_4").seat(1, workers="F1 F1* P1")
    s.seat(0, wood=1, workers="A2 P1 P1", tiles=("ignore_cocoa",)).play("A2 >1")
    assert s.codes == ["cocoa", "main!", "worship"]
    s.play("worship")
    assert s.codes == ["ability!", "tile!", "both!"]
    salary = scene(2, edition=edition).seat(0, tiles=("ignore_cocoa",))
    assert eclipse(salary).codes == ["pay0", "pay!"]


# --- free moments


def at(question: str) -> Scene:
    """Seat 0, who has a tile for 4 points, is asked the question."""
    s = scene(2).bare_pyramid().pyramid_offer("nnnn", "nnnr", "bnnn").royal(4, 2, 1)
    s.near(F="two_resources", P="", G="", Q="").pile(3, "two_resources")
    have: dict[str, dict[str, Any]] = {
        "worship order": {"cocoa": 1},
        "trade": {"cocoa": 1},
        "claim": {"temples": (3, 0, 0)},
        "build": {"cocoa": 1, "stone": 4},
        "buy power": {"cocoa": 1, "technologies": (13,)},
    }
    workers, plays = {
        "turn": ("F1 A1 P1", ""),
        "action": ("F1 A1 P1", "A1 >1"),
        "worship order": ("F1 A1 P1", "A1 >1 worship both"),
        "trade": ("G1 A1 F1", "G1 >1 royal2"),
        "claim": ("N1 A1 F1", "N1 >1 worship"),
        "build": ("F1 C1 P1", "F1 >1 main tile1 1d1"),
        "buy power": ("A1 P1 P1", "A1 >1 main"),
        "wheel": ("A5 P1 P1", "A5 >1 main"),
        "end": ("A1 P1 P1", "A1 >1 cocoa"),
    }[question]
    s.seat(0, workers=workers, tiles=("four_points",), **have.get(question, {})).play(plays)
    assert s.game.asked == question
    return s


@pytest.mark.parametrize(
    "question",
    ["turn", "action", "worship order", "trade", "claim", "build", "buy power", "wheel", "end"],
)
def test_a_free_moment(question: str) -> None:
    s = at(question)
    before = s.codes
    points = s.goods(0)[4]
    s.play("use-four_points")
    assert s.goods(0)[4] == points + 4
    assert s.game.asked == question
    assert s.codes == [code for code in before if code != "use-four_points"]


def test_no_interrupt_in_another_players_turn() -> None:
    s = scene(2).seat(0, workers="A1 P1 P1").seat(1, tiles=("four_points",)).play("A1 >1")
    assert s.codes == ["cocoa", "main", "worship"]
    s.play("cocoa")
    assert s.codes == ["end"]


def test_no_free_moment_in_setup() -> None:
    s = setup(2, "14 16 3 4", "5 6 7 8", linked="four_cocoa two_resources")
    s.play("keep14 keep16 keep5 keep6 claim-four_cocoa")
    assert s.player(0).tiles[KEYS.index("four_cocoa")] == 1
    assert s.codes == ["claim-two_resources", "decline"]


def test_no_free_moment_in_an_eclipse() -> None:
    s = scene(2).seat(0, cocoa=1, tiles=("four_points", "two_resources", "temple_red"))
    assert eclipse(s).codes == ["pay1", "pay0"]
