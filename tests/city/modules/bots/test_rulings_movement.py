"""The alternative movement of the bots (MS1): rulings B16, B17, X2, X109 to X113, X125."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.solo.rules.action_pyramid import advance_of, flip
from teotihuacan.city.modules.solo.rules.bot import bot_at
from teotihuacan.city.rules.state import City
from tests.city.modules.bots.bot_table import BOT, TURNED, YOU, Table, table
from tests.city.stages import RING

BOARDS = {"L": 1, "R": 1, "a": 2, "A": 2, "b": 3, "B": 3}
"""How many boards on, by the side of the top direction tile."""
COLUMN = {"L": "LaRb", "R": "RaLb", "a": "aLRb", "A": "ALRb", "b": "bLRa", "B": "BLRa"}
"""A column of four with that side on top."""


def moving(bot: str = "teotibot", *modules: str, **has: object) -> Table:
    return table("MS1", *modules, bot=bot, obsidian=bool(modules)).bot(**has)


def ahead(board: str, boards: int) -> str:
    """Return the board this many boards on, the first space skipped and not counted."""
    slot = RING.index(board)
    for _ in range(boards):
        slot = slot % 7 + 1
    return RING[slot]


# --- which games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
@pytest.mark.parametrize("name", ["MS1", "movement"])
def test_ruling_x2_it_needs_no_other_module(bot: str, name: str) -> None:
    game = teo.new_game("city", players=1, bot=bot, seed=1, modules=[name])
    assert game.options["modules"] == ["movement"]
    city = game.state
    assert isinstance(city, City)
    assert city.setting.goods == 4
    assert len(city.setting.technologies) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_x2_refused_without_a_bot(players: int) -> None:
    with pytest.raises(teo.OptionError, match=r"movement \(MS1\) is for a single player"):
        teo.new_game("city", players=players, seed=1, modules=["MS1"])


def test_ruling_x2_all_means_it_too_only_against_a_bot() -> None:
    modules = ["obsidian", "mansion", "altars", "empire"]
    assert teo.new_game("city", players=2, seed=1, modules=["all"]).options["modules"] == modules
    game = teo.new_game("city", players=1, bot="teotibot", seed=1, modules=["all"])
    assert game.options["modules"] == [*modules, "movement"]


# --- direction tiles ------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_x109_four_direction_tiles_in_any_order_on_any_side(bot: str) -> None:
    columns: set[str] = set()
    for seed in range(40):
        game = teo.new_game("city", players=1, bot=bot, seed=seed, modules=["MS1"])
        while game.asked != "turn":
            game.apply(game.ids[0])
        city = game.state
        assert isinstance(city, City)
        part = bot_at(city)
        assert part is not None
        letters = "".join([TURNED[side] for side in part.directions])
        columns.add(letters)
        assert sorted([BOARDS[letter] for letter in letters]) == [1, 1, 2, 3]
    assert len(columns) > 25
    for place in range(4):
        assert {column[place] for column in columns} == set(TURNED)


def test_ruling_x109_each_order_and_side_is_equally_likely() -> None:
    """4!/2! orders of tiles, two of them alike, by 2**4 sides."""
    game = teo.new_game("city", players=1, bot="teotibot", modules=["MS1"])
    while game.asked != "draw direction":
        game.play(game.ids[0])
    assert game.odds == [2, 2, 1, 1, 1, 1]
    game.play("~2-left")
    assert game.odds == [2, 2, 1, 1]
    game.play("~from-right")
    assert game.odds == [1, 1, 1, 1]
    game.play("~from-right")
    assert [game.rules.codes[id] for id in game.ids] == ["~3-left", "~3-right"]


@pytest.mark.parametrize(
    ("directions", "after", "tiles"),
    [
        ("LaRb", "aRbR", "DNAKMWC"),
        ("aLRb", "LRbA", "DNAKMWC"),
        ("aRLb", "RLbA", "DMANKWC"),
        ("BLRa", "LRab", "ADMNKWC"),
    ],
)
def test_ruling_x109_the_top_two_shift_the_pyramid_and_the_top_one_goes_below(
    directions: str, after: str, tiles: str
) -> None:
    s = moving(workers="F1 A2 N2 D1*")
    s.pyramid("CDANMWK")
    s.directions_are(directions)
    s.bot_turn("~die3 ~die4")  # Construction, at the top
    assert (s.directions, s.tiles) == (after, tiles)


def test_ruling_x110_flipping_keeps_the_number() -> None:
    directions: tuple[int, ...] = (2, 4, 0, 1)
    numbers: list[list[int]] = []
    for _ in range(4):
        directions = flip(directions)
        numbers.append([advance_of(side) for side in directions])
    assert numbers == [[3, 1, 1, 2], [1, 1, 2, 3], [1, 2, 3, 1], [2, 3, 1, 1]]
    assert directions == (3, 5, 1, 0)


# --- how far --------------------------------------------------------------------------------------


@pytest.mark.parametrize("top", "LRaAbB")
@pytest.mark.parametrize("board", "PFQGCAND")
def test_ruling_x110_as_many_boards_as_the_top_tile_says(top: str, board: str) -> None:
    """From every board, also past the first space, which is skipped and not counted (X111)."""
    s = moving(workers=f"{board}1 A5 N5 D1*").directions_are(COLUMN[top])
    s.machine.tiles = (2, 0, 1, 3, 4, 5, 6)
    changes = s.acting("construction" if board not in "CQ" else "decorations")
    there = ahead(board, BOARDS[top])
    assert str(changes["workers"]) == " ".join(sorted([f"{there}2", "A5", "D1*", "N5"]))
    assert s.values("bot distance") == [(BOARDS[top],)]


@pytest.mark.parametrize("power", [1, 2, 3, 4])
@pytest.mark.parametrize("top", "Lab")
def test_ruling_x110_whatever_the_power(top: str, power: int) -> None:
    s = moving(stone=2, workers=f"C{power} A1 N1 D1*").directions_are(COLUMN[top])
    changes = s.acting("construction")
    moved = [word for word in str(changes["workers"]).split() if word not in ("A1", "N1", "D1*")]
    assert moved == [f"{ahead('C', BOARDS[top])}{power + 1}"]


def test_ruling_x110_it_is_read_before_this_turns_flip() -> None:
    s = moving(workers="F1 A2 N2 D1*")
    s.pyramid("CDANMWK")
    s.directions_are("bLRa")
    s.bot_turn("~die3 ~die4")
    assert s.workers(BOT) == "A2 C2 D1* N2"  # three boards
    assert s.directions == "LRaB"


@pytest.mark.parametrize(("top", "there"), [("L", "F"), ("A", "Q"), ("b", "G")])
def test_ruling_x111_a_reborn_die_counts_from_the_first_space(top: str, there: str) -> None:
    s = moving(stone=2, workers="C5 A2 N2 D1*").directions_are(COLUMN[top])
    changes = s.acting("construction")
    assert sorted(str(changes["workers"]).split()) == sorted([f"{there}1", "A2", "D1*", "N2"])


@pytest.mark.parametrize(("top", "there"), [("R", "F"), ("a", "Q"), ("B", "G")])
def test_ruling_x111_also_in_the_fallback(top: str, there: str) -> None:
    s = moving(workers="A5 A5 N5 D1*").directions_are(COLUMN[top])
    changes = s.acting("construction")
    assert sorted(str(changes["workers"]).split()) == sorted([f"{there}1", "A5", "D1*", "N5"])


@pytest.mark.parametrize(("board", "there"), [("A", "F"), ("N", "Q"), ("D", "G")])
def test_ruling_b16_the_first_space_is_skipped_and_not_counted(board: str, there: str) -> None:
    s = moving(workers=f"{board}1 G5 C5 D1*").directions_are("bLRa")
    changes = s.acting("nobles")
    assert sorted(str(changes["workers"]).split()) == sorted([f"{there}2", "G5", "C5", "D1*"])


def test_ruling_b16_and_the_mansion_is_passed() -> None:
    s = moving("teotibot", "M7", workers="A1 C5 C5 D1*").directions_are("bLRa")
    s.acting("nobles", "~royal-die6")
    assert len(s.values("mansion roll")) == 1
    s = moving("teotibot", "M7", workers="A1 C5 C5 D1*").directions_are("aLRb")
    s.acting("nobles")  # only to the last board
    assert not s.values("mansion roll")


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_b17_worship_moves_are_not_affected(bot: str) -> None:
    s = moving(bot, workers="A2 N2 C2 F1*").directions_are("bLRa")
    changes = s.acting("worship")
    assert changes["workers"] == "A2 C2 N2 Q1*"


def test_ruling_x112_no_die_advances_after_a_failed_alchemy() -> None:
    s = moving(workers="C1 G3 N3 F1*").directions_are("bLRa")
    changes = s.acting("alchemy")
    assert changes["workers"] == "C3 F1* G3 N3"
    assert "bot distance" not in s.kinds()


@pytest.mark.parametrize(
    ("tile", "has", "worker"),
    [
        ("construction", {"stone": 2, "workers": "C2 A1 N1 D1*"}, "C"),
        ("construction", {"workers": "Q2 A1 N1 D1*"}, "Q"),
        ("decorations", {"gold": 2, "workers": "D2 A1 N1 F1*"}, "D"),
        ("decorations", {"workers": "G2 A1 N1 F1*"}, "G"),
        ("nobles", {"wood": 2, "workers": "N2 A1 A1 F1*"}, "N"),
        ("nobles", {"workers": "F2 A1 A1 F1*"}, "F"),
        ("alchemy", {"gold": 1, "workers": "A2 N1 N1 F1*"}, "A"),
        ("mastery", {"workers": "G2 A1 N1 F1*"}, "G"),
    ],
)
@pytest.mark.parametrize("top", "Lab")
def test_ruling_x112_every_advance_is(
    tile: str, has: dict[str, object], worker: str, top: str
) -> None:
    s = moving("teotibot", **has).directions_are(COLUMN[top])
    s.acting(tile)
    assert s.values("move")[0][:2] == (
        "?PFQGANDC".index(worker),
        "?PFQGANDC".index(ahead(worker, BOARDS[top])),
    )


# --- the modified bot -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("directions", "there"), [("abLR", "C"), ("LabR", "G"), ("bLRa", "Q"), ("baLR", "G")]
)
def test_ruling_x113_the_tile_on_top_after_the_flip(directions: str, there: str) -> None:
    s = moving("modified", workers="F1 A2 N2 D1*")
    s.pyramid("KDANMWC")
    s.machine.masks = 0
    s.directions_are(directions)
    s.bot_turn("~die3 ~die4")  # its pile of masks is empty: the fallback
    assert s.workers(BOT) == " ".join(sorted([f"{there}2", "A2", "D1*", "N2"]))


def test_ruling_x113_only_the_fallback_uses_it() -> None:
    s = moving("modified", stone=2, workers="Q2 A2 N2 F1*").directions_are("bLRa")
    changes = s.acting("construction")  # it walks two boards
    assert s.values("bot walks")[0][0] == 2
    assert changes["workers"] == "A2 C3 F1* N2"
    assert "bot distance" not in s.kinds()


# --- the base bot in places that modules touch more often -----------------------------------------


@pytest.mark.parametrize(("bot", "there"), [("teotibot", "F"), ("modified", "F")])
def test_ruling_x125_a_die_that_ascends_in_the_fallback_advances(bot: str, there: str) -> None:
    s = table("M9", bot=bot).bot(workers="F5 F5 F5 D1*")
    s.machine.masks = 0
    changes = s.acting("mask collection" if bot == "modified" else "construction")
    assert sorted(str(changes["workers"]).split()) == sorted([f"{there}1", "F5", "F5", "D1*"])


def test_ruling_x125_a_die_on_the_first_space_is_the_nearest_of_all() -> None:
    s = table().bot(workers="F1 P1 A1 D1*")
    s.acting("construction")
    assert "P1 lowest tied" in s.reasons()
    s = table("M7").bot(workers="D1 P2 A2 F1*").owner("red", BOT)
    s.near(P="move_back").stack("use_again", "use_again").acting("construction", "~royal-die2")
    assert "A2 highest tied" in s.reasons()


def test_ruling_x125_the_locked_die_is_never_a_worker_on_the_board() -> None:
    s = table().bot(workers="C2 A2 N2 G1*")
    s.acting("decorations")
    assert "2 no worker G" in s.reasons()
    s = table("M9").bot(wood=2, workers="C5 A2 A2 G1*").warriors({4: BOT}, supply=0)
    s.bot(wood=2, workers="N5 A2 A2 G1*").acting("nobles")
    assert s.player(BOT).power[3] == 1  # region 4 does not know it


def test_ruling_x125_dice_on_the_first_space_count_as_unlocked() -> None:
    s = table("M7").bot(workers="P2 P1 P3 D1*").owner("red", BOT)
    s.near(P="move_back").stack("use_again", "use_again")
    changes = s.acting("worship", "~royal-die2")  # a claim: the highest
    assert changes["workers"] == "F1* P1 P2 P4"
    s = table("M9").bot(wood=2, workers="N2 P1 P3 D1*").warriors({4: BOT}, supply=0)
    changes = s.acting("nobles")  # region 4: all three
    assert sorted(str(changes["workers"]).split()) == ["D1*", "F4", "P2", "P4"]


def test_you_are_never_moved_by_direction_tiles() -> None:
    s = moving().directions_are("bLRa").you(workers="F1 F1 F1")
    assert s.codes == [">1", ">2", ">3"]
    assert s.city.turn == YOU
