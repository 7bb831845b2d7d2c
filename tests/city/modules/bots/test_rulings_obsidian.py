"""The bots and obsidian: rulings O1 to O8, B13, B15, X17, X29 to X31, X89, X91, X92, X117, X119."""

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.neutral import FOR_NEUTRALS, LAID_ASIDE
from teotihuacan.city.rules.printed import starting
from teotihuacan.city.rules.state import City
from tests.city.modules.bots.bot_table import BOT, YOU, Table, table
from tests.city.stages import eclipse

BOTS = ("teotibot", "modified")
ELSEWHERE = "A2 A2 N2 D1*"
"""Workers that neither build nor mine by the tiles in question."""


def test_ruling_o1_obsidian_builds_for_the_bot() -> None:
    s = table().bot(obsidian=2, workers="C2 A2 N2 D1*")
    changes = s.acting("construction")
    assert changes["obsidian"] == 0
    assert changes["points"] == 3  # a tile of the lowest level
    assert len(str(changes["sites"]).split()) == 1


def test_ruling_o2_any_resource_gives_the_bot_no_obsidian() -> None:
    # It has no use of technology 1½.
    s = table().bot(temples=(4, 1, 1), technologies=(1.5,), workers="C2 A2 N2 Q1*")
    changes = s.acting("worship")  # two steps on the blue temple, two resources each
    assert {key: changes[key] for key in ("gold", "stone", "wood")} == {
        "gold": 2,
        "stone": 1,
        "wood": 1,
    }
    assert "obsidian" not in changes


@pytest.mark.parametrize("cocoa", [7, 9])
def test_ruling_o3_nothing_stands_for_the_cocoa_of_a_bot(cocoa: int) -> None:
    """It does not benefit from technologies (ruling X91), 3½ included."""
    s = table().bot(cocoa=cocoa, obsidian=3, technologies=(3.5,), workers=ELSEWHERE)
    s.technologies(1, 3, 3.5, 7, 9, 11)
    changes = s.acting("worship")
    assert "bot exchange" not in s.kinds()
    assert "cocoa" not in changes
    assert "obsidian" not in changes


def test_ruling_o3_nor_for_that_of_a_mask_or_of_the_mansion() -> None:
    s = table("M7").bot(wood=1, obsidian=3, technologies=(3.5,), workers="D2 A2 N2 F1*")
    s.near(F="mask_2", Q="four_points", G="four_points", D="four_points", P="move_back")
    s.acting("mask collection")
    assert s.reasons()[:2] == ["1 no mask", "2 fallback"]
    s = table("M7").bot(gold=2, obsidian=3, technologies=(3.5,), workers="D2 A2 N2 F1*")
    s.owner("green", BOT).near(P="move_back").stack("use_again")
    changes = s.acting("decorations", "~royal-die3")
    assert s.values("bot no step") == [(2,)]
    assert "obsidian" not in changes


def test_ruling_o4_the_bot_has_no_use_of_technology_5_and_a_half() -> None:
    s = table("M7").bot(cocoa=1, gold=2, technologies=(5.5,), workers="D2 A2 N2 F1*")
    s.owner("red", YOU).near(P="move_back").stack("use_again")
    assert "obsidian" not in s.acting("decorations", "~royal-die2")


def test_ruling_o5_nor_of_technology_5_in_a_mine() -> None:
    s = table().bot(technologies=(5,), workers="Q2 A2 N2 D1*")
    changes = s.acting("construction")
    assert (changes["stone"], changes["obsidian"]) == (1, 1)


def drawn_for(game: teo.Game) -> int:
    """Return what a starting tile is drawn for now; -1: none is."""
    city = game.state
    assert isinstance(city, City)
    return city.agenda[-1][2] if game.asked == "draw starting" else -1


def neutral_setup(bot: str) -> teo.Game:
    """A game that is about to draw starting tiles for neutral workers; chance is the test's."""
    game = teo.new_game("city", players=1, bot=bot, modules=["M6"])
    while drawn_for(game) != FOR_NEUTRALS:
        codes = [game.rules.codes[id] for id in game.ids]
        game.play(next(code for code in codes if code not in ("~start19", "~start7")))
    return game


@pytest.mark.parametrize("bot", BOTS)
def test_ruling_x17_a_neutral_colour_draws_on_for_three_boards(bot: str) -> None:
    """And ruling O8: tile 19 names one board, 5, and tile 7 the boards 5 and 8."""
    game = neutral_setup(bot)
    game.play("~start19")
    game.play("~start7")
    city = game.state
    assert isinstance(city, City)
    assert not city.neutral
    tile = game.ids[0]
    boards = starting.TILES[int(game.rules.codes[tile].removeprefix("~start")) - 1].boards
    game.play(tile)
    assert city.neutral == ((5, 8, boards[0]),)


def test_ruling_x17_neutral_workers_have_no_shaman_no_warriors_and_no_claim() -> None:
    s = table("M7", "M8", "M9")
    assert len(s.altars.shamans) == len(s.empire.supply) == 2
    s.neutral("PFQ", "PGA").seat(YOU, cocoa=0, workers="D3 A1 A1")
    s.owner("blue", BOT).play("D3 >1 royal1")
    # The two neutral workers on the Mansion help nobody: tile 4 brings points by power.
    assert s.told("royal power") == []


def test_ruling_x29_technology_5_and_a_half_gives_you_one_in_solo_too() -> None:
    s = table("M7").you(technologies=(5.5,), workers="D3 A1 A1")
    s.bot(workers="C2 N2 N2 Q1*").play("D3 >1 royal1")
    assert s.player(YOU).goods[4] == 1


def test_ruling_x30_a_doubling_tile_is_not_for_the_bot() -> None:
    s = table().you(tiles=("major_double",)).bot(workers="Q2 A2 N2 D1*")
    changes = s.acting("construction")
    assert (changes["stone"], changes["obsidian"]) == (1, 1)
    assert s.player(YOU).tiles[s.kind("major_double")] == 1


@pytest.mark.parametrize("bot", BOTS)
def test_ruling_x31_the_scarcest_resource_is_never_obsidian(bot: str) -> None:
    s = table(bot=bot).bot(wood=1, stone=2, gold=3, temples=(1, 1, 1), workers="C2 A2 N2 Q1*")
    changes = s.acting("worship")
    assert "wood scarcest" in s.reasons()
    assert changes["wood"] == 2  # one for each step; then stone is tied with it
    assert "obsidian" not in changes


@pytest.mark.parametrize("bot", BOTS)
def test_ruling_x89_leftover_obsidian_is_a_point_for_the_bot_and_none_for_you(bot: str) -> None:
    def at_the_end(its: int, yours: int) -> list[int]:
        s = table(bot=bot).bot(cocoa=2, wood=1, obsidian=its, workers="C2 N2 A2 D1*")
        s.you(obsidian=yours, points=9)
        s.city.dark = s.city.light = 12
        eclipse(s, era=2, final=True)
        while not s.game.over:
            s.play("pay0")
        return s.game.scores

    yours, its = at_the_end(0, 0)
    assert at_the_end(4, 6) == [yours, its + 4]


PAYING = [
    ("construction", "C2 A2 N2 D1*", {"stone": 2}, 3, {"stone": 0}),
    ("construction", "C2 A2 N2 D1*", {"stone": 1}, 1, {"stone": 0, "obsidian": 0}),
    ("construction", "C2 A2 N2 D1*", {"stone": 1}, 3, {"stone": 0, "obsidian": 2}),
    ("construction", "C2 A2 N2 D1*", {"stone": 5}, 3, {"stone": 3}),
    ("decorations", "D2 A2 N2 F1*", {"gold": 0}, 2, {"obsidian": 0}),
    ("nobles", "N2 A2 A2 F1*", {"wood": 1}, 2, {"wood": 0, "obsidian": 1}),
    ("alchemy", "A2 N2 N2 F1*", {"gold": 1}, 2, {"gold": 0}),
    ("alchemy", "A2 N2 N2 F1*", {"gold": 0}, 2, {"obsidian": 1}),
]


@pytest.mark.parametrize(("tile", "workers", "goods", "obsidian", "left"), PAYING)
def test_ruling_x91_obsidian_counts_and_is_spent_last(
    tile: str, workers: str, goods: dict[str, int], obsidian: int, left: dict[str, int]
) -> None:
    # At the top of the blue temple a step on any temple is red, and brings points only.
    s = table().bot(workers=workers, obsidian=obsidian, temples=(11, 4, 1), **goods)
    changes = s.acting(tile)
    paid = {key: value for key, value in changes.items() if key in ("obsidian", *goods)}
    assert paid == left


def test_ruling_x91_it_says_what_it_has_with_obsidian() -> None:
    s = table().bot(stone=0, obsidian=1, workers="C2 A2 N2 D1*")
    s.acting("construction")
    assert s.values("bot too little") == [(1, 8, 2, 2, 1)]  # step 1, Construction, stone, 2, has 1


MASKS = [
    ("mask_4", {}, 1, {"obsidian": 0}),
    ("mask_4", {"wood": 1}, 1, {"wood": 0}),
    ("mask_1", {"cocoa": 2}, 1, {"cocoa": 0, "obsidian": 0}),
    ("mask_2", {"cocoa": 1, "wood": 1}, 1, {"cocoa": 0, "wood": 0}),
]


@pytest.mark.parametrize(("mask", "goods", "obsidian", "left"), MASKS)
def test_ruling_b13_a_mask_may_be_paid_with_obsidian(
    mask: str, goods: dict[str, int], obsidian: int, left: dict[str, int]
) -> None:
    s = table().bot(workers=ELSEWHERE, obsidian=obsidian, **goods)
    s.near(P="four_points", F=mask, Q="four_points", G="four_points", D="four_points")
    changes = s.acting("mask collection")
    assert changes.pop("tiles") == (mask,)
    assert changes == left


@pytest.mark.parametrize(("mask", "goods"), [("mask_1", {"cocoa": 1}), ("mask_2", {})])
def test_ruling_b13_but_not_its_cocoa(mask: str, goods: dict[str, int]) -> None:
    s = table().bot(workers=ELSEWHERE, obsidian=4, **goods)
    s.near(P="four_points", F=mask, Q="four_points", G="four_points", D="four_points")
    assert "tiles" not in s.acting("mask collection")
    assert "1 no mask" in s.reasons()


@pytest.mark.parametrize(
    ("harder", "gained"), [(0, {"stone": 1, "obsidian": 1}), (1, {"stone": 2, "obsidian": 1})]
)
def test_ruling_b15_a_harder_mine(harder: int, gained: dict[str, int]) -> None:
    s = table(difficulty={"obsidian": harder}).bot(workers="Q2 A2 N2 D1*")
    changes = s.acting("construction")
    assert {key: changes[key] for key in ("stone", "obsidian")} == gained


def test_ruling_x92_only_what_comes_from_the_mines_changes() -> None:
    s = table().bot(cocoa=4, temples=(4, 1, 1), workers="C2 A2 N2 Q1*")
    changes = s.acting("worship")
    assert "obsidian" not in changes  # two blue steps of two resources
    s = table().bot(cocoa=6, workers=ELSEWHERE)
    changes = s.acting("construction")  # the fallback, and the exchange
    assert (changes["cocoa"], changes["points"]) == (1, 3)
    assert "obsidian" not in changes


def test_ruling_x92_two_resources_are_taken_one_at_a_time() -> None:
    s = table().bot(gold=1, stone=1, wood=0, temples=(4, 1, 1), workers="C2 A2 N2 Q1*")
    s.acting("worship")
    taken = [text for text in s.reasons() if "scarcest" in text]
    assert taken == ["wood scarcest", "gold scarcest tied", "stone scarcest tied", "wood scarcest"]


def test_ruling_x117_the_modified_bot_mines_one_and_one() -> None:
    s = table(bot="modified").bot(workers="F2 N2 A2 D1*")
    changes = s.acting("construction")
    assert s.reasons()[:2] == ["A too little stone C", "B Q"]
    assert (changes["stone"], changes["obsidian"]) == (1, 1)


def test_ruling_x117_obsidian_counts_for_several_boards_of_mastery() -> None:
    s = table(bot="modified").bot(obsidian=2, temples=(11, 4, 1), workers="F2 N3 A2 G1*")
    s.pyramid("ADCNWKM")
    changes = s.acting("mastery")
    # Decorations comes first in the pyramid; all three could be paid.
    assert s.reasons()[0] == "A D"
    assert (changes["obsidian"], changes["decorated"]) == (0, "top 1")


def test_ruling_x117_when_a_mine_is_chosen_obsidian_is_not_counted() -> None:
    """It has none, and one of everything else: obsidian is no resource that could be scarcest."""
    s = table(bot="modified").bot(wood=1, stone=1, gold=1, workers="F2 N3 A2 G1*")
    changes = s.acting("mastery")
    assert "gold scarcest tied" in s.reasons()
    assert (changes["gold"], changes["obsidian"]) == (2, 1)
    s = table(bot="modified").bot(wood=0, stone=0, gold=0, obsidian=1, workers="F2 N3 A2 G1*")
    assert s.acting("mastery")["gold"] == 1


def set_up(*tiles: str) -> Table:
    """The modified bot of a game with altars, whose starting tiles are drawn as named."""
    game = teo.new_game("city", players=1, bot="modified", modules=["M6", "M8"])
    left = list(tiles)
    while game.asked != "turn":
        codes = [game.rules.codes[id] for id in game.ids]
        if drawn_for(game) == LAID_ASIDE:
            game.play(left.pop(0))
        else:
            game.play(next(code for code in codes if code not in tiles))
    assert not left
    return Table(game)


def test_ruling_x119_two_starting_tiles_and_one_for_the_shaman() -> None:
    s = set_up("~start3", "~start11", "~start2")
    assert s.workers(BOT) == "D1* F1 N3 Q2"
    assert s.shamans[BOT].endswith("_")


def test_ruling_x119_tile_19_names_one_board() -> None:
    s = set_up("~start19", "~start7", "~start16", "~start2")
    assert s.workers(BOT) == "A1 C2 D1* G3"


def test_ruling_x119_the_original_bot_needs_none_for_its_workers() -> None:
    game = teo.new_game("city", players=1, bot="teotibot", modules=["M6"])
    while game.asked != "turn":
        assert drawn_for(game) != LAID_ASIDE
        game.play(game.ids[0])
