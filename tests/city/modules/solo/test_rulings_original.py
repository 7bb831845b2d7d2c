"""Rulings B1 to B26 of solo play: what the text of Teotibot leaves open (docs/rulings.md).

B1, B5, B6, B8, B9 and B26 to B29 are tested beside what they belong to, in the other files here.
"""

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.modules.solo.rules import action_pyramid
from teotihuacan.city.modules.solo.rules.action_pyramid import shift
from tests.city.modules.solo.bot_scene import BOT, YOU, BotScene, solo
from tests.city.scene import houses
from tests.city.stages import seen

FROM_LOWER_LEFT = action_pyramid.SIDES.index("from lower left")
FROM_LOWER_RIGHT = action_pyramid.SIDES.index("from lower right")
TILES = (10, 11, 12, 13, 14, 15, 16)


@pytest.mark.parametrize(("upper", "below"), [(FROM_LOWER_LEFT, 3), (FROM_LOWER_RIGHT, 4)])
@pytest.mark.parametrize("lower", [FROM_LOWER_LEFT, FROM_LOWER_RIGHT])
def test_ruling_b02_the_upper_direction_tile_decides_in_the_middle_row(
    upper: int, below: int, lower: int
) -> None:
    _, moves = shift(TILES, (upper, lower), 1)
    assert moves == [(below, 1), (6, below)]


def test_ruling_b03_the_lowest_worker_is_an_unlocked_one() -> None:
    s = solo().bot(workers="G3 N2 A2 F1*")
    assert s.act("construction") == {"cocoa": 5, "workers": "F1* G3 N2 N3"}
    assert s.reasons()[-1] == "A2 lowest tied"
    s.bot(workers="G3 N3 A4 F1*")
    assert s.act("alchemy") == {"workers": "A4 F1* G5 N3"}


@pytest.mark.parametrize(
    ("power", "after"), [(1, "G2"), (2, "G3"), (3, "C4"), (4, "C5"), (5, "F1")]
)
def test_ruling_b04_the_advance_counts_the_power_after_the_power_up(power: int, after: str) -> None:
    """On the Quarry: one board to Gold, two to Construction; an ascended die is a 1."""
    s = solo().bot(workers=f"Q{power} A1 A1 D1*")
    assert s.act("construction")["workers"] == " ".join(sorted(["A1", "A1", "D1*", after]))


@pytest.mark.parametrize(
    ("tile", "board", "mine", "good"),
    [("construction", "C", "Q", "stone"), ("decorations", "D", "G", "gold")],
)
def test_ruling_b07_without_a_tile_the_step_fails_and_nothing_is_spent(
    tile: str, board: str, mine: str, good: str
) -> None:
    s = solo().offers((-1, -1, -1), (-1, -1, -1, -1))
    s.bot(stone=2, gold=2, workers=f"{board}1 {mine}1 A1 F1*")
    changes = s.act(tile)
    assert changes[good] == 4
    assert set(changes) == {good, "workers"}


@pytest.mark.parametrize(("had", "left", "points"), [(9, 9, 0), (10, 0, 3), (20, 10, 3)])
def test_ruling_b10_one_exchange_in_a_turn(had: int, left: int, points: int) -> None:
    s = solo().bot(cocoa=had, temples=(1, 1, 1), workers="A5 N5 C5 D1*")
    s.near(F="")
    s.city._discovery_pile = [0] * len(s.city._discovery_pile)
    s.pyramid("WDANMKC").bot_turn("~die3 ~die4")  # two red steps: 1 and 2 points
    assert s.goods(BOT) == (left, 0, 0, 0, 1 + 2 + points)


def test_ruling_b11_after_an_ascension_the_new_die_is_powered_up() -> None:
    s = solo().bot(workers="G5 N5 C5 D1*")
    assert s.act("alchemy") == {"points": 5, "avenue": 2, "calendar": 1, "workers": "C5 D1* N5 P2"}


def test_ruling_b12_with_all_technologies_the_first_step_of_alchemy_fails() -> None:
    s = solo().bot(gold=3, technologies=(1, 3, 5, 9, 15, 17), workers="A2 N3 C3 D1*")
    assert s.act("alchemy") == {"workers": "A4 C3 D1* N3"}
    assert s.reasons() == ["1 all known A", "2 power-ups", "A2 lowest"]


# --- decided while writing ------------------------------------------------------------------------


def built(era: int, rows: tuple[int, ...]) -> tuple[tuple[int, ...], object, str]:
    """The rows, points and reason after the bot has built with its row of this era full."""
    s = solo().bot(wood=2, workers="N1 G2 C2 D1*")
    s.city.era, s.city.nobles = era, rows
    s.city.buildings = sum([taken.bit_count() for taken in rows])
    changes = s.act("nobles")
    return s.city.nobles, changes["points"], s.reasons()[1]


TOP, CENTRE, BOTTOM = 0b11111, 0b1111, 0b111  # rows that are full


@pytest.mark.parametrize(
    ("rows", "after", "points", "reason"),
    [
        # 3 2 2 1 1 above 5 4 3 3: the first 1 of all free spaces, wherever people would build
        ((0, 0, BOTTOM), (0b01000, 0, BOTTOM), 1, "top 4 row full tied"),
        ((0b01000, 0, BOTTOM), (0b11000, 0, BOTTOM), 1, "top 5 row full"),
        ((0b11000, 0, BOTTOM), (0b11010, 0, BOTTOM), 2, "top 2 row full tied"),
        # 3 and 3: the upper row
        ((0b11110, 0, BOTTOM), (TOP, 0, BOTTOM), 3, "top 1 row full tied"),
        ((TOP, 0, BOTTOM), (TOP, 0b0100, BOTTOM), 3, "centre 3 row full tied"),
        ((TOP, 0b0100, BOTTOM), (TOP, 0b1100, BOTTOM), 3, "centre 4 row full"),
    ],
)
def test_ruling_b20_with_the_row_full_the_lowest_value_of_all_free_spaces(
    rows: tuple[int, ...], after: tuple[int, ...], points: int, reason: str
) -> None:
    assert built(2, rows) == (after, points, reason)


def test_ruling_b20_the_lowest_value_may_be_in_a_row_below() -> None:
    assert built(0, (TOP, CENTRE, 0)) == ((TOP, CENTRE, 0b100), 5, "bottom 3 row full")


@pytest.mark.parametrize(
    ("filled", "after", "points", "reason"),
    [
        ((0, 0, 3), (1, 0, 3), 3, "top 1 row full next"),
        ((5, 2, 3), (5, 3, 3), 3, "centre 3 row full next"),
        ((0, 2, 3), (1, 2, 3), 3, "top 1 row full next"),  # 3 and 3: the upper row
        ((0, 3, 3), (1, 3, 3), 3, "top 1 row full next"),
        ((3, 0, 3), (4, 0, 3), 1, "top 4 row full next"),
    ],
)
def test_ruling_b20_a_game_of_the_first_rules_goes_on_with_the_next_space_of_each_row(
    monkeypatch: pytest.MonkeyPatch,
    filled: tuple[int, int, int],
    after: tuple[int, int, int],
    points: int,
    reason: str,
) -> None:
    monkeypatch.setattr(CITY, "revision", 1)
    assert built(2, houses(*filled)) == (houses(*after), points, reason)


def test_ruling_b20_people_still_build_on_the_leftmost_free_space() -> None:
    s = solo()
    s.city.nobles, s.city.buildings = (0b01001, 0, 0), 2
    s.seat(YOU, cocoa=9, wood=2, workers="A2 P1 P1")
    s.play("A2 >1 main")
    assert s.city.nobles == (0b01011, 0, 0)
    assert s.player(YOU).points == 2


def test_ruling_b21_two_resources_of_a_blue_step_are_chosen_one_after_the_other() -> None:
    """Blue step 5 brings two."""
    s = solo().bot(wood=5, stone=9, gold=5, temples=(4, 1, 1), workers="C1 G2 N2 D1*")
    changes = s.act("construction")
    assert (changes["gold"], changes["wood"], changes["stone"]) == (6, 6, 7)
    assert s.reasons()[2:4] == ["gold scarcest tied", "wood scarcest"]


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_b24_there_is_no_draft_in_solo(bot: str) -> None:
    with pytest.raises(teo.OptionError, match=r"^the draft needs at least two players$"):
        teo.new_game("city", players=1, bot=bot, draft=True)


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_b25_in_a_first_game_you_are_the_first_printed_player(bot: str) -> None:
    alone = teo.new_game("city", players=1, bot=bot, seed=1, first_game=True)
    together = teo.new_game("city", players=2, seed=1, first_game=True)
    assert seen(alone)["players"][YOU] == seen(together)["players"][YOU]
    assert BotScene(alone).goods(BOT) == (0, 2, 2, 2, 0)
