"""The log of the bots with modules: every decision with its reason, in every language."""

from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.modules.solo.rules import choosing
from teotihuacan.titles import title_named
from teotihuacan.words import languages
from tests.city.modules.bots.bot_table import BOT, YOU, Table, table
from tests.city.modules.sets import ALONE_SETS as SETS
from tests.words.saying import spoken, walk

TITLE = title_named("city")
OF_BOTS = [kind for kind in CITY.event_fields if kind.startswith("bot ")]


def said(s: Table, *kinds: str, language: str = "en") -> list[str]:
    """Return the log of the last action, for these kinds of event."""
    words = TITLE.words(language)
    return [words.event(s.game, event) for event in s.game.events if event.kind in kinds]


@pytest.mark.parametrize("language", languages())
def test_every_event_of_the_bots_and_every_reason_has_words(language: str) -> None:
    words = TITLE.words(language)
    for kind in [*OF_BOTS, "mansion roll", "march", "muster", "settle", "region draws"]:
        assert words.has(f"event.{kind}"), kind
    for reason in choosing.REASONS:
        assert words.has(f"names.reason.{reason}"), reason


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bot", ["teotibot", "modified"])
@pytest.mark.parametrize("modules", [SETS[0], SETS[-1], SETS[-2]], ids="-".join)
def test_everything_asked_offered_and_told_has_words(
    language: str, bot: str, modules: list[str]
) -> None:
    words = TITLE.words(language)
    for dealt in (True, False):
        for game in walk({"players": 1, "bot": bot, "modules": modules}, 3, dealt):
            spoken(words, game)


def test_a_roll_that_is_used() -> None:
    s = table("M7").bot(workers="D1 A2 N2 F1*").owner("red", BOT)
    s.near(P="move_back").stack("use_again", "use_again").acting("construction", "~royal-die2")
    told = said(s, "mansion roll", "bot discards", "temple", "royal owner", "bot worker", "power")
    assert told[2:] == [
        "Teotibot has passed the Mansion and rolls 2: the middle royal tile",
        "Teotibot discards the tile “a worker moved back up to 3 boards” beside the Mansion",
        "Teotibot advances to step 2 of the red temple",
        "Teotibot gains a power-up as the owner of the middle royal tile",
        "Teotibot picks the power 2 worker on Nobles "
        "(the strongest; tied: clockwise furthest from the Mansion)",
        "Teotibot powers up the worker on Nobles to power 3",
    ]


@pytest.mark.parametrize(
    ("pips", "english", "spanish"),
    [
        (3, "Teotibot uses no royal tile: this one has no owner",
         "Teotibot no usa ninguna loseta real: esta no tiene dueño"),
        (5, "Teotibot uses no royal tile: this roll means none",
         "Teotibot no usa ninguna loseta real: esta tirada no señala ninguna"),
    ],
)  # fmt: skip
def test_a_roll_that_is_not_used(pips: int, english: str, spanish: str) -> None:
    s = table("M7").bot(workers="D1 A2 N2 F1*")
    s.near(P="move_back").acting("construction", f"~royal-die{pips}")
    kinds = ("bot no owner", "bot uses none")
    assert said(s, *kinds) == [english]
    assert said(s, *kinds, language="es") == [spanish]


def test_no_step_for_want_of_cocoa() -> None:
    s = table("M7").bot(workers="A2 N2 C2 D1*").owner("green", YOU).you(workers="F1* G1* G1*")
    s.near(P="move_back").stack("use_again", "use_again").acting("worship", "~royal-die3")
    assert said(s, "bot no step") == [
        "Teotibot does not advance on the green temple: it has no cocoa to pay for it"
    ]


def test_the_shaman() -> None:
    s = table("M8").bot(workers="A2 N2 C2 D1*").altar("81", "three_obsidian").stack("use_again")
    s.near(**dict.fromkeys("PFQGD", "four_points")).acting("mask collection")
    assert said(s, "bot shaman", "bot discards major") == [
        "Teotibot lays its Shaman down beside Decorations, on the altar between Decorations and "
        "the Palace",
        "Teotibot discards the top tile of the altar between Decorations and the Palace, "
        "which has no mask that the bot lacks: 3 obsidian",
    ]
    s = table("M8").bot(workers="A2 N2 C2 D1*").altar("81", "mask_8").stack("use_again")
    s.near(**dict.fromkeys("PFQGD", "four_points")).acting("mask collection")
    assert said(s, "bot takes major", "claim") == [
        "Teotibot takes a mask that it lacks from the altar between Decorations and the Palace: "
        "mask 8",
        "Teotibot claims the tile “mask 8”",
    ]
    s = table("M8").bot(workers="A2 N2 C2 D1*")
    s.near(**dict.fromkeys("PFQGD", "four_points")).acting("mask collection")
    assert said(s, "bot finds none") == [
        "No tile is left on the altar between Decorations and the Palace: Teotibot places "
        "its Shaman on the other half, lying down"
    ]


def test_a_path_tile_is_told_of() -> None:
    s = table("M9").bot(wood=2, workers="N2 A2 A2 D1*").warriors({0: BOT})
    s.acting("nobles", "~path2 ~path1")
    assert said(s, "bot path", "march")[:2] == [
        "A path tile sends the pushed Warrior of Teotibot to region 2",
        "Teotibot moves a pushed Warrior from Teotihuacan to region 2",
    ]


def test_the_empire() -> None:
    s = table("M9").bot(wood=2, workers="N2 A2 A2 D1*").warriors({3: BOT, 1: BOT}, supply=1)
    s.acting("nobles", "march-2")
    kinds = ("bot warriors left", "bot region", "settle", "bot no drawn mask", "bot discards drawn")
    told = said(s, *kinds)
    assert told == [
        "Teotibot has only 1 Warrior left",
        "Teotibot picks region 1 (the farthest from Teotihuacan; tied: the top one)",
        "Teotibot places a building in region 1, in place of a Warrior",
    ]
    s = table("M9").bot(wood=2, obsidian=1, workers="N2 A2 A2 D1*").warriors({3: BOT}, supply=0)
    s.acting("nobles", "~mask_4 ~mask_5 ~four_points")
    assert said(s, *kinds, "bot drawn mask") == [
        "Teotibot has 0 Warriors left",
        "Teotibot picks region 3 (the only one where it can place a building)",
        "Teotibot places a building in region 3, in place of a Warrior",
        "Teotibot picks mask 4 (the rarest it lacks and can pay for; tied: the first drawn)",
        "Teotibot discards a tile drawn for region 3: mask 5",
        "Teotibot discards a tile drawn for region 3: 4 points",
    ]


def test_the_tiles_that_modules_change_have_their_own_names() -> None:
    s = table("M8", "M9").bot(workers="A2 N2 C2 D1*").altar("81", "move_back").stack("use_again")
    s.pyramid("KDANMWC").near(**dict.fromkeys("PFQGD", "four_points"))
    s.bot_turn("~die3 ~die4")
    assert said(s, "bot roll") == ["Teotibot rolls 7 (3 + 4): Activate Shaman (top)"]
    told = said(s, "bot shift", language="es")
    assert told[0].startswith("Activar chamán ")
    s = table("M9").bot(workers="A2 A2 C2 D1*")
    s.pyramid("NDAKMWC")
    s.bot_turn("~die3 ~die4")
    assert said(s, "bot roll") == ["Teotibot rolls 7 (3 + 4): Empire and Build (top)"]
    s = table().bot(workers="A2 A2 C2 D1*")
    s.pyramid("NDAKMWC")
    s.bot_turn("~die3 ~die4")
    assert said(s, "bot roll") == ["Teotibot rolls 7 (3 + 4): Nobles (top)"]


def test_the_other_movement() -> None:
    s = table("MS1", obsidian=False).bot(workers="F1 A2 N2 D1*").directions_are("bLRa")
    s.acting("construction")
    assert said(s, "bot distance", "bot advances") == [
        "The top direction tile of Teotibot shows 3 boards",
        "Teotibot moves it 3 boards",
    ]


# --- nothing without a reason ---------------------------------------------------------------------

GOODS_WITH = ("bot shaman", "settle", "bot step", "bot resource", "bot fallback", "temple",
              "bot makes room", "mansion roll", "bot discards major", "bot exchange",
              "bot mask", "bot draws mask", "bot drawn mask", "bot finds none")  # fmt: skip


def justified(event: teo.Event, seen: list[teo.Event]) -> bool:
    """Return whether earlier events of the turn explain what the bot does now."""
    kinds = [e.kind for e in seen]
    a = event.values[0]
    if event.kind == "power":
        return "bot worker" in kinds
    if event.kind == "move":
        return "bot advances" in kinds or "bot walks" in kinds
    if event.kind == "temple":
        sidebar = "bot worship" in kinds
        chosen = [e.values[0] for e in seen if e.kind == "bot temple"]
        return a in chosen or sidebar or "bot technology" in kinds or "mansion roll" in kinds
    if event.kind == "learn":
        return [e.values[0] for e in seen if e.kind == "bot technology"][-1] == a
    if event.kind == "settle":
        return [e.values[0] for e in seen if e.kind == "bot region"][-1] == a
    if event.kind == "claim":
        special = ("bot region", "settle")
        picked = [e.values[2 if e.kind == "bot takes major" else 0] for e in seen
                  if e.kind in ("bot mask", "bot draws mask", "bot drawn mask",
                                "bot takes major")]  # fmt: skip
        return a in picked or all(kind in kinds for kind in special)
    if event.kind == "goods":
        return bool({*kinds} & {*GOODS_WITH})
    return True


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
@pytest.mark.parametrize("modules", [SETS[-1], SETS[4], SETS[6], SETS[7]], ids="-".join)
def test_every_deed_has_its_reason(bot: str, modules: list[str]) -> None:
    for seed in range(4):
        game = teo.new_game("city", players=1, bot=bot, seed=seed, modules=modules)
        rng = Random(seed)
        lines: list[teo.Event] = []
        while not game.over:
            game.play(rng.choice(game.ids))
            lines += game.events
        seen: list[teo.Event] = []
        in_its_turn = False
        for event in lines:
            if event.kind in ("turn", "eclipse"):
                in_its_turn = event.kind == "turn" and event.seat == BOT
                seen = []
            elif in_its_turn and event.seat == BOT:
                assert justified(event, seen), (event, [e.kind for e in seen])
                seen.append(event)
