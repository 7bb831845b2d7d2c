"""The bots and the altars: rulings A10 to A13, X19, X58, X98 to X100, X115."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.state import altars_of
from teotihuacan.city.rules.neutral import LAID_ASIDE
from teotihuacan.city.rules.printed import starting
from teotihuacan.city.rules.state import City
from tests.city.modules.bots.bot_table import BOT, YOU, Table, table
from tests.city.stages import RING

QUIET = "A2 N2 C2 D1*"


def tile(s: Table, codes: str = "") -> dict[str, object]:
    """Activate Shaman, what its step changes: there is no mask to collect, so that before it 5
    cocoa come and the weakest worker (of equals the nearest) goes from Construction on."""
    s.near(**dict.fromkeys("PFQGD", "four_points"))
    changes = s.acting("mask collection", codes)
    assert s.reasons()[:3] == ["1 no mask", "2 fallback", "C2 lowest tied"]
    assert changes.pop("cocoa") == 5
    assert changes.pop("workers") == "A2 A3 D1* N2"
    return changes


def ready(bot: str = "teotibot", **options: object) -> Table:
    return table("M8", bot=bot, **options).bot(workers=QUIET).stack("use_again", "use_again")


# --- setup ----------------------------------------------------------------------------------------


def shaman_setup(number: int, seed: int = 3) -> Table:
    """A new game with the printed ring in which this starting tile is drawn for the Shaman."""
    game = teo.new_game("city", players=1, bot="teotibot", modules=["M6", "M8"])
    ring = list(RING)[1:]
    del ring[3]  # Construction has its place
    while game.asked != "half":
        codes = [game.rules.codes[id] for id in game.ids]
        city = game.state
        assert isinstance(city, City)
        wanted = codes[seed % len(codes)]
        if game.asked == "draw board":
            wanted = f"~{ring.pop(0)}"
        elif game.asked == "draw starting" and city.agenda[-1][2] == LAID_ASIDE:
            wanted = f"~start{number}"
        elif wanted == f"~start{number}":
            wanted = next(code for code in codes if code != wanted)
        game.play(wanted)
    return Table(game)


FIRST_ALTAR = {1: "81", 2: "12", 3: "12", 4: "12", 5: "45", 6: "56", 7: "56", 8: "56"}
"""By the place of the board, counted from 1."""


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_x98_it_is_one_of_all_twenty_tiles(bot: str) -> None:
    game = teo.new_game("city", players=1, bot=bot, modules=["M6", "M8"])
    city = game.state
    assert isinstance(city, City)
    kept: list[str] = []
    while len(city.neutral) < 2 or game.asked == "draw starting":
        codes = [game.rules.codes[id] for id in game.ids]
        if len(city.neutral) == 2:
            # Neither yours nor those drawn for neutral workers and bots are missing.
            assert codes == [f"~start{number}" for number in range(1, 21)]
            assert len(set(game.odds)) == 1
            assert f"~start{kept[0]}" in codes
            again = teo.from_position(game.position())
            assert again.ids == game.ids
            game.play(f"~start{kept[0]}")
            break
        if game.asked == "keep":
            kept.append(codes[0].removeprefix("keep"))
        game.play(codes[0])
    assert len(kept) == 2
    assert game.asked == "half"
    board = starting.TILES[int(kept[0]) - 1].boards[0]
    half = altars_of(city).shamans[BOT]
    assert altar_printed.HALF_NAMES[half][:2] == FIRST_ALTAR[city.slots[board] + 1]
    assert teo.from_position(game.position()).position() == game.position()


@pytest.mark.parametrize("number", range(1, 21))
def test_ruling_x98_the_first_altar_counter_clockwise_of_the_first_board(number: int) -> None:
    s = shaman_setup(number)
    place = s.city.slots[starting.TILES[number - 1].boards[0]] + 1
    where, standing = s.shamans[BOT][:2], s.altars.stands(BOT)
    assert (where, standing) == (FIRST_ALTAR[place], False)
    half = s.altars.shamans[BOT]
    # It lies where Major Discovery tiles are claimed.
    altar = altar_printed.ALTAR_TILES[s.altars.tiles[half // 2]]
    assert altar_printed.BENEFITS[altar.halves[half % 2]].claims


def test_ruling_a10_its_shaman_comes_first_and_yours_on_any_free_half() -> None:
    s = shaman_setup(1)
    assert s.game.actor == YOU
    taken = altar_printed.HALF_NAMES[s.altars.shamans[BOT]]
    assert s.codes == [f"altar{name}" for name in altar_printed.HALF_NAMES if name != taken]
    s.play(s.codes[0])
    assert s.altars.stands(YOU)


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_x19_two_tiles_on_each_altar(bot: str) -> None:
    game = teo.new_game("city", players=1, bot=bot, seed=3, modules=["M6", "M8"])
    while game.asked != "turn":
        game.apply(game.ids[0])
    city = game.state
    assert isinstance(city, City)
    assert [len(pile) for pile in altars_of(city).piles] == [2, 2, 2, 2]
    assert sorted(altars_of(city).tiles) == [0, 1, 2, 3]


# --- the tile -------------------------------------------------------------------------------------


def test_ruling_x99_the_topmost_tile_is_discarded() -> None:
    s = ready().altar("81", "three_obsidian", "move_back")
    assert tile(s) == {"shamans": ("45-4", "81-8_"), "discarded": ["move_back"]}
    assert s.on_altar("81") == ["three_obsidian"]


def test_ruling_a12_the_last_one_laid_is_the_topmost() -> None:
    s = ready().altar("81", "move_back", "three_obsidian")
    assert tile(s)["discarded"] == ["three_obsidian"]


@pytest.mark.parametrize("pile", [("mask_8", "move_back"), ("move_back", "mask_8"), ("mask_8",)])
def test_ruling_x99_a_mask_it_lacks_is_taken_wherever_it_lies(pile: tuple[str, ...]) -> None:
    s = ready().altar("81", *pile)
    assert tile(s) == {"shamans": ("45-4", "81-8_"), "tiles": ("mask_8",)}
    assert s.on_altar("81") == [key for key in pile if key != "mask_8"]
    assert len(s.values("bot takes major")) == 1


def test_ruling_x99_a_mask_it_has_is_a_tile_like_others() -> None:
    s = ready().bot(workers=QUIET, masks=(8,)).altar("81", "move_back", "mask_8")
    assert tile(s)["discarded"] == ["mask_8"]
    s = ready().bot(workers=QUIET, masks=(8,)).altar("81", "mask_8", "move_back")
    assert tile(s)["discarded"] == ["move_back"]


@pytest.mark.parametrize(
    ("start", "there"), [("12-1_", "81-1_"), ("81-8_", "56-5_"), ("56-6_", "45-4_"),
                         ("45-5_", "12-2_")]
)  # fmt: skip
def test_ruling_x99_no_tile_left_the_other_half_and_two_obsidian(start: str, there: str) -> None:
    s = ready().shaman(BOT, start).shaman(YOU, start[:2] + "-" + other_place(start))
    assert tile(s) == {"shamans": (s.shamans[YOU], there), "obsidian": 2}
    assert len(s.values("bot finds none")) == 1


def other_place(half: str) -> str:
    """The place that the other half of an altar points to."""
    return half[0] if half[3] == half[1] else half[1]


def test_ruling_x99_the_harder_game_pays_for_this_discard() -> None:
    s = ready(difficulty={"altars": 1}).altar("81", "move_back")
    changes = tile(s)
    assert (changes["obsidian"], changes["discarded"]) == (1, ["move_back"])
    s = ready(difficulty={"altars": 1}).altar("81", "mask_8")
    assert "obsidian" not in tile(s)  # nothing is discarded


def test_ruling_x99_not_for_those_of_the_mansion_or_of_region_6() -> None:
    s = table("M7", "M8", difficulty={"altars": 1}).bot(workers="D1 A2 N2 F1*")
    s.owner("red", BOT).near(P="move_back").stack("use_again", "use_again")
    changes = s.acting("construction", "~royal-die2")
    assert changes["discarded"] == ["move_back"]
    assert "obsidian" not in changes
    s = table("M8", "M9", difficulty={"altars": 1}).bot(wood=2, workers="N2 A2 A2 F1*")
    s.warriors({6: BOT}, supply=0).stack("use_again", "use_again", "use_again")
    changes = s.acting("nobles")
    assert changes["discarded"] == ["use_again", "use_again"]
    assert "obsidian" not in changes


def test_ruling_x99_after_a_mask_was_collected_the_shaman_goes_on_all_the_same() -> None:
    s = ready().bot(wood=1, workers=QUIET).altar("81", "move_back")
    s.near(**dict.fromkeys("PQGD", "four_points"), F="mask_4")
    changes = s.acting("mask collection", "?")
    assert changes == {
        "wood": 0,
        "tiles": ("mask_4",),
        "shamans": ("45-4", "81-8_"),
        "discarded": ["move_back"],
    }


def test_ruling_x99_its_shaman_lies_and_helps_none_of_its_workers() -> None:
    s = table("M8").bot(stone=2, workers="C2 A2 N2 D1*").shaman(BOT, "56-5_")
    changes = s.acting("construction")
    assert len(str(changes["sites"]).split()) == 1
    assert "shamans" not in changes


# --- meetings -------------------------------------------------------------------------------------


def test_ruling_a11_its_shaman_displaces_yours_by_the_normal_rule() -> None:
    s = ready().altar("81", "move_back").shaman(YOU, "81-8_")
    s.near(**dict.fromkeys("PFQGD", "four_points"))
    s.acting("mask collection")
    assert (s.game.actor, s.game.asked, s.city.turn) == (YOU, "half", BOT)
    assert s.shamans == ("?", "81-8_")
    assert s.codes == ["altar56-5", "altar56-6"]
    s.play("altar56-6")
    assert s.shamans == ("56-6", "81-8_")  # standing, without any benefit
    assert s.player(YOU).goods[4] == 0
    assert s.city.turn == YOU


def test_ruling_x100_on_the_other_half_too() -> None:
    s = ready().shaman(YOU, "81-1")
    s.near(**dict.fromkeys("PFQGD", "four_points"))
    s.acting("mask collection")
    assert s.codes == ["altar56-5", "altar56-6"]
    s.play("altar56-5")
    assert s.shamans == ("56-5", "81-1_")
    assert s.player(BOT).goods[4] == 2


def test_ruling_x100_yours_displaces_its_shaman() -> None:
    s = table("M8").shaman(YOU, "45-4").shaman(BOT, "12-2_").altar("81", "mask_8", "move_back")
    s.you(cocoa=2).play("shaman altar12-2 no-barter")
    assert s.shamans == ("12-2", "81-8_")
    assert s.player(BOT).goods[4] == 1
    assert [seat for seat, _ in s.told("bot makes room")] == [BOT]


def test_ruling_a13_it_takes_and_discards_nothing_then() -> None:
    s = table("M8").shaman(YOU, "45-4").shaman(BOT, "12-2_").altar("81", "mask_8", "move_back")
    s.play("shaman altar12-2")
    assert s.on_altar("81") == ["mask_8", "move_back"]
    assert s.discarded() == []
    assert s.player(BOT).tiles[s.kind("mask_8")] == 0


def test_ruling_x100_also_to_an_altar_without_tiles() -> None:
    """The text names the half, not what lies there."""
    s = table("M8").shaman(YOU, "45-4").shaman(BOT, "12-1_")
    s.play("shaman altar12-1")
    assert s.shamans == ("12-1", "81-8_")
    assert s.player(BOT).goods[4] == 1


# --- turns ----------------------------------------------------------------------------------------


def test_ruling_x58_you_may_activate_your_shaman_the_bot_only_by_its_tile() -> None:
    s = table("M8")
    assert "shaman" in s.codes
    s = ready().altar("81", "move_back")
    changes = s.acting("construction")
    assert "shamans" not in changes


def test_ruling_x58_after_the_bots_step_every_kind_of_turn_is_open_to_you() -> None:
    s = ready().you(cocoa=3, workers="F1* G1 G1").altar("81", "move_back")
    tile(s)
    assert "shaman" in s.codes
    assert "pay-unlock" in s.codes


# --- the modified bot -----------------------------------------------------------------------------


def modified(**has: object) -> Table:
    s = ready("modified").bot(**{"workers": QUIET, **has}).altar("81", "move_back")
    s.machine.masks = 0b1001000
    return s


def test_ruling_x115_a_mask_of_its_pile_then_the_shaman() -> None:
    s = modified(wood=1)
    changes = s.acting("mask collection", "~private4")
    assert changes == {
        "wood": 0,
        "tiles": ("mask_4",),
        "private": 1,
        "shamans": ("45-4", "81-8_"),
        "discarded": ["move_back"],
    }


def test_ruling_x115_or_the_fallback_then_the_shaman() -> None:
    s = modified()
    changes = s.acting("mask collection", "~private7")
    assert s.reasons()[:3] == ["draws mask_7", "A cannot pay mask_7", "B fallback"]
    assert changes["box"] == ("mask_7",)
    assert (changes["cocoa"], changes["shamans"]) == (5, ("45-4", "81-8_"))
    s = modified()
    s.machine.masks = 0
    s.acting("mask collection")
    assert s.reasons()[0] == "A empty pile"
    assert s.shamans[BOT] == "81-8_"


def test_ruling_x115_major_masks_come_by_the_shaman() -> None:
    s = modified(wood=1).altar("81", "mask_8")
    assert s.acting("mask collection", "~private4")["tiles"] == ("mask_4", "mask_8")


def test_ruling_x115_and_by_region_6() -> None:
    s = table("M8", "M9", bot="modified").bot(wood=2, workers="A2 F2 F2 D1*")
    s.stack("mask_8", "move_back").warriors({6: BOT}, supply=0)
    changes = s.acting("nobles", "~mask_8")
    assert changes["tiles"] == ("mask_8",)
    assert changes["points"] == 2


def test_ruling_x115_a_second_copy_is_bought_and_opens_a_second_set() -> None:
    """It may have the kind of its pile from region 3 already; only the price is asked for."""
    s = modified(wood=1, masks=(4,))
    changes = s.acting("mask collection", "~private4")
    assert (changes["tiles"], changes["wood"]) == (("mask_4", "mask_4"), 0)


def test_ruling_x115_the_private_pile_holds_the_seven_ordinary_kinds() -> None:
    game = teo.new_game("city", players=1, bot="modified", seed=1, modules=["all"])
    while game.asked != "turn":
        game.apply(game.ids[0])
    assert Table(game).machine.masks == 0b1111111
