"""The log of the bot's turns: whole turns against logs written by hand, and every reason told."""

from collections.abc import Iterator
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.rules.printed import boards
from teotihuacan.titles import title_named
from tests.city.modules.solo.bot_scene import BOT, BotScene, solo
from tests.city.stages import built_up_to

TITLE = title_named("city")


def test_a_turn_in_which_nothing_works() -> None:
    s = solo().bot(cocoa=6, stone=5, workers="G2 N3 A3 D1*")
    s.pyramid("CDANMWK", "LR").bot_turn("~die3 ~die4")
    assert s.game.log() == [
        "Teotibot rolls 7 (3 + 4): Construction (top)",
        "Step 1 fails: no worker on Construction",
        "Step 2 fails: no worker on the Stone Quarry",
        "Step 4, as nothing else worked: 5 cocoa, and the weakest worker is powered up and "
        "advances",
        "Teotibot gains 5 cocoa",
        "Teotibot picks the power 2 worker on the Gold Deposits (the weakest)",
        "Teotibot powers up the worker on the Gold Deposits to power 3",
        "Teotibot moves it 1 board, for its power of 3",
        "Teotibot moves the power 3 worker from the Gold Deposits to Construction",
        "The direction tiles show: from the lower left; below: from the lower right",
        "Construction moves from the top to the place aside",
        "Decorations moves from the middle left to the top",
        "Mastery moves from the bottom middle to the middle left",
        "Mask collection moves from the place aside to the bottom middle",
        "The upper direction tile is flipped and placed below: from the lower right",
        "Teotibot exchanges 10 cocoa → 3 points",
        "Teotibot pays 10 cocoa",
        "Teotibot scores 3 points (cocoa and leftovers)",
        "The calendar shows 1 of 10",
        "It is Player 1’s turn",
    ]


def test_a_turn_with_an_ascension() -> None:
    s = solo().bot(workers="N5 Q5 C2 D1*")
    s.pyramid("CDANWMK", "RL").bot_turn("~die6 ~die6")
    assert s.game.log() == [
        "Teotibot rolls 12 (6 + 6): Mastery (bottom right)",
        "Teotibot picks the power 5 worker on Nobles "
        "(the strongest; tied: clockwise furthest from the Palace)",
        "Step 2 fails: not enough wood for Nobles (needs 2, has 0)",
        "Teotibot picks the power 5 worker on the Stone Quarry (the next strongest)",
        "Step 2 is carried out on the Stone Quarry",
        "Teotibot gains 2 stone",
        "Teotibot powers up the worker on the Stone Quarry to power 6",
        "Teotibot has a worker ascend: it starts again on the Palace",
        "Teotibot advances to step 2 of the Avenue of the Dead",
        "Teotibot scores 5 points (ascension)",
        "The calendar shows 1 of 10",
        "Teotibot moves it 1 board, for its power of 1",
        "Teotibot moves the power 1 worker from the Palace to the Forest",
        "The direction tiles show: from the lower right; below: from the lower left",
        "Mastery moves from the bottom right to the place aside",
        "Mask collection moves from the place aside to the bottom right",
        "The upper direction tile is flipped and placed below: from the lower left",
        "The calendar shows 2 of 10",
        "It is Player 1’s turn",
    ]


def modified_turn() -> BotScene:
    s = solo("modified").bot(wood=1, stone=3, gold=1, workers="F2 Q2 N3 D1*")
    s.offers((4, 5, 6), (0, 1, 2, 3))
    s.city.pyramid_pile = 0b1100000000
    s.pyramid("DCANMWK", "LR").bot_turn("~die4 ~die1 ~r1 ~tile9")
    return s


def test_a_turn_of_the_modified_bot() -> None:
    assert modified_turn().game.log() == [
        "Teotibot rolls 5 (4 + 1): Construction (middle left)",
        "The direction tiles show: from the lower left; below: from the lower right",
        "Construction moves from the middle left to the place aside",
        "Nobles moves from the bottom left to the middle left",
        "Mask collection moves from the place aside to the bottom left",
        "The upper direction tile is flipped and placed below: from the lower right",
        "Option A is carried out on Construction",
        "Teotibot picks the power 2 worker on the Stone Quarry "
        "(the strongest; tied: clockwise furthest from the Palace)",
        "Teotibot moves it 2 boards",
        "Teotibot moves the power 2 worker from the Stone Quarry to Construction",
        "Teotibot pays 2 stone",
        "Teotibot places tile 5 [g·/rb] on 1c1",
        "Teotibot scores 1 point (pyramid)",
        "Teotibot advances to 1 on the Pyramid track",
        "Teotibot scores 2 points (icons)",
        "Teotibot picks the blue temple (where its marker is highest; tied: blue, red, green)",
        "Teotibot advances to step 2 of the blue temple",
        "Teotibot picks gold (the one it has least of; tied: gold, stone, wood)",
        "Teotibot gains 1 gold",
        "Teotibot picks the power 2 worker on Construction (the only one to choose from)",
        "Teotibot powers up the worker on Construction to power 3",
        "Teotibot rotates the tile on 1c1 at random: [rg/b·]",
        "A new pyramid tile: 9 [gB/·r]",
        "The calendar shows 1 of 10",
        "It is Player 1’s turn",
    ]


def test_the_same_turn_as_a_story() -> None:
    s = modified_turn()
    words = TITLE.words("en", ["Ana"]).at(CITY.cast(s.city))
    told = TITLE.story(words, s.game.events)
    assert told[0] == "Teotibot rolls 5 (4 + 1): Construction (middle left)."
    assert told[-1] == "It is Ana’s turn."
    assert told[7].startswith(
        "Teotibot picks the power 2 worker on the Stone Quarry "
        "(the strongest; tied: clockwise furthest from the Palace), moves it 2 boards, moves "
        "the power 2 worker from the Stone Quarry to Construction, pays 2 stone, places tile 5 "
    )


# --- the numbers behind what it says --------------------------------------------------------------


def said(s: BotScene, language: str = "en") -> list[str]:
    """The last action of the bot in words."""
    words = TITLE.words(language)
    return [words.event(s.game, event) for event in s.game.events]


def acted(tile: str, bot: str = "teotibot", **has: object) -> BotScene:
    s = solo(bot).bot(**has)  # type: ignore[arg-type]  # a table of keywords
    s.act(tile)
    return s


def test_the_sum_of_the_dice() -> None:
    s = solo().bot(workers="G2 N2 A2 D1*")
    s.pyramid("CDANMWK").bot_turn("~die6 ~die5")
    assert s.told("bot roll") == [(BOT, (5, 5, 6, 5, 11))]
    assert said(s)[0] == "Teotibot rolls 11 (6 + 5): Worship (bottom right)"
    assert said(s, "es")[0] == "Teotibot saca 11 (6 + 5): Adoración (abajo, derecha)"


@pytest.mark.parametrize(
    ("workers", "boards", "power", "skipped", "english", "spanish"),
    [
        ("G2 N4 A4 D1*", 1, 3, 0, "1 board, for its power of 3", "1 tablero, por su fuerza de 3"),
        ("G3 N4 A4 D1*", 2, 4, 0, "2 boards, for its power of 4", "2 tableros, por su fuerza de 4"),
        ("D1 N4 A4 F1*", 1, 2, 1,
         "1 board, for its power of 2; the Palace is skipped and not counted",
         "1 tablero, por su fuerza de 2; el Palacio se salta y no cuenta"),
        ("N3 A4 A4 D1*", 2, 4, 1,
         "2 boards, for its power of 4; the Palace is skipped and not counted",
         "2 tableros, por su fuerza de 4; el Palacio se salta y no cuenta"),
        ("P1 N4 A4 D1*", 1, 2, 0, "1 board, for its power of 2", "1 tablero, por su fuerza de 2"),
    ],
)  # fmt: skip
def test_log_names_the_distance_of_a_worker_and_the_skipped_palace(
    workers: str, boards: int, power: int, skipped: int, english: str, spanish: str
) -> None:
    s = acted("construction", workers=workers)
    assert s.told("bot advances") == [(BOT, (boards, power, skipped))]
    assert f"Teotibot moves it {english}" in said(s)
    assert f"Teotibot lo mueve {spanish}" in said(s, "es")


def test_the_modified_bot_advances_one_board_whatever_the_power() -> None:
    s = acted("decorations", "modified", workers="D3 N4 A4 F1*")
    assert s.told("bot advances") == [(BOT, (1, 0, 1))]
    assert "Teotibot moves it 1 board; the Palace is skipped and not counted" in said(s)


@pytest.mark.parametrize(
    ("tile", "workers", "boards", "counted"),
    [
        ("construction", "G2 A4 A4 D1*", 1, 0),
        ("construction", "F2 A4 A4 D1*", 3, 0),
        ("nobles", "D2 A4 A4 F1*", 2, 1),  # to the Forest, past the Palace
        ("nobles", "P2 A1 A1 F1*", 1, 0),  # from it
    ],
)
def test_log_names_the_distance_of_a_die_of_the_modified_bot(
    tile: str, workers: str, boards: int, counted: int
) -> None:
    s = acted(tile, "modified", stone=2, workers=workers)
    assert s.told("bot walks") == [(BOT, (boards, counted, 0))]
    how = f"{boards} board{'s' if boards > 1 else ''}{', counting the Palace' if counted else ''}"
    assert f"Teotibot moves it {how}" in said(s)


def test_mastery_of_the_modified_bot_goes_all_around() -> None:
    s = solo("modified").bot(stone=2, workers="C4 Q3 N1 F1*").pyramid("CDNAWKM")
    s.act("mastery")
    assert s.told("bot walks") == [(BOT, (8, 1, 0))]
    assert "Teotibot lo mueve 8 tableros, contando el Palacio" in said(s, "es")


def test_log_names_the_needs_of_a_step_and_the_bots_goods() -> None:
    s = acted("construction", stone=1, workers="C2 Q2 N2 D1*")
    assert s.told("bot too little") == [(BOT, (1, 8, 2, 2, 1))]
    assert "Step 1 fails: not enough stone for Construction (needs 2, has 1)" in said(s)
    assert (
        "El paso 1 falla: falta piedra para Construcción (necesita 2, tiene 1)"
        in said(s, "es")
    )  # fmt: skip


def test_log_names_the_number_of_boards_near() -> None:
    s = acted("construction", "modified", stone=2, workers="C4 N3 A3 D1*")
    assert "Option A fails: no worker on the 3 boards before Construction" in said(s)


def test_log_names_the_cost_of_an_unaffordable_mask() -> None:
    s = solo("modified").bot(cocoa=1, gold=1)
    s.pyramid("KDANMWC").bot_turn("~die3 ~die3 ~private1")
    assert (
        "Option A fails: the bot cannot pay for mask 1 (costs 2 cocoa and 1 gold), "
        "which returns to the box" in said(s)
    )


@pytest.mark.parametrize("placed", [0, 1, 2])
def test_which_space_of_a_side_a_decoration_takes(placed: int) -> None:
    s = solo().bot(gold=2, workers="D2 G2 N2 F1*")
    built_up_to(s, placed)
    s.city.decorations = tuple([4 + space if space < placed else -1 for space in range(16)])
    s.act("decorations")
    assert s.told("bot side") == [(BOT, (0, placed + 1, 0))]
    space = f"Teotibot picks space {placed + 1} of the top side"
    assert f"{space} (clockwise from the top, the first side with room)" in said(s)
    assert f"Teotibot elige el espacio {placed + 1} del lado superior" in " ".join(said(s, "es"))


def test_which_space_of_the_nobles_and_what_it_is_worth() -> None:
    s = solo().bot(wood=2, workers="N2 G2 C2 D1*")
    s.city.era, s.city.nobles, s.city.buildings = 2, (0, 0, 0b111), 3
    s.act("nobles")
    assert (
        "Teotibot picks space 4 of the top row, 1 point (the row of this era is full; the fewest "
        "points of all free spaces; tied: the upper row, then the leftmost space)" in said(s)
    )
    s = acted("nobles", wood=2, workers="N2 G2 C2 D1*")
    assert "Teotibot picks space 1 of the top row, 3 points (the row of this era)" in said(s)
    assert (
        "Teotibot elige el espacio 1 de la fila superior, 3 puntos (la fila de esta era)"
        in said(s, "es")
    )  # fmt: skip


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_a_calendar_step_is_lost_at_the_dark_disc(bot: str) -> None:
    s = solo(bot).bot(workers="N5 N5 A5 D1*")
    s.city.light, s.city.countdown = s.city.dark, 2
    s.act("construction")  # falls back, and a die ascends
    assert s.told("calendar") == []
    lost = f"The calendar stays at {s.city.dark}: the discs have met, and the step is lost"
    assert said(s).count(lost) == 1
    assert "El calendario se queda en 10: los discos se han encontrado" in " ".join(said(s, "es"))
    s.city.light = s.city.dark - 1
    s.bot(workers="N5 N5 A5 D1*")
    s.act("construction")
    assert lost not in said(s)


def test_the_calendar_step_of_its_turn_is_lost_too() -> None:
    s = solo().bot(workers="N3 N3 A3 D1*")
    s.city.light, s.city.countdown = s.city.dark, 2
    s.pyramid("CDANMWK").bot_turn("~die3 ~die4")
    assert s.told("calendar lost") == [(-1, (10, 0, 0))]


def test_the_second_worker_of_mastery_is_the_next_strongest() -> None:
    s = acted("mastery", workers="N4 C3 G2 D1*")
    picks = [line for line in said(s) if "picks the power" in line]
    assert picks == [
        "Teotibot picks the power 4 worker on Nobles (the strongest)",
        "Teotibot picks the power 3 worker on Construction (the next strongest)",
        "Teotibot picks the power 2 worker on the Gold Deposits (the only one left to try)",
    ]
    picks = [line for line in said(s, "es") if "elige al trabajador" in line]
    assert "el siguiente más fuerte" in picks[1]


@pytest.mark.parametrize(
    ("bot", "tile", "english", "spanish"),
    [
        ("teotibot", "construction", "Step 4", "El paso 4"),
        ("teotibot", "mastery", "Step 5", "El paso 5"),
        ("teotibot", "mask collection", "Step 2", "El paso 2"),
        ("modified", "construction", "Option C", "La opción C"),
    ],
)
def test_the_fallback_is_what_it_does(bot: str, tile: str, english: str, spanish: str) -> None:
    s = solo(bot).bot(workers="N3 N3 A3 D1*")
    s.near(**dict.fromkeys("PFQGD", "four_points"))
    s.act(tile)
    assert (
        f"{english}, as nothing else worked: 5 cocoa, and the weakest worker is powered up and "
        "advances" in said(s)
    )
    assert f"{spanish}, porque no pudo hacer otra cosa: 5 cacaos, y el trabajador" in " ".join(
        said(s, "es")
    )


@pytest.mark.parametrize(("bot", "option"), [("teotibot", "Step 2"), ("modified", "Option B")])
def test_two_power_ups_are_what_alchemy_does_instead(bot: str, option: str) -> None:
    s = acted("alchemy", bot, workers="N3 N3 C1 D1*")
    weakest = "the weakest worker is powered up 2 times and stays"
    assert f"{option}, as nothing else worked: {weakest}" in said(s)


# --- whatever it does, it says why ----------------------------------------------------------------


def bot_turns(bot: str, seed: int) -> Iterator[list[teo.Event]]:
    """The events of each turn of the bot in a random game, from its roll on."""
    game = teo.new_game("city", players=1, bot=bot, seed=seed)
    rng = Random(seed)
    while not game.over:
        game.play(rng.choice(game.ids))
        kinds = [event.kind for event in game.events]
        if "bot roll" in kinds:
            assert kinds.count("bot roll") == 1
            rest = game.events[kinds.index("bot roll") :]
            ends = [i for i, e in enumerate(rest) if e.kind in ("turn", "eclipse")]
            yield rest[: ends[0]]


def justified(event: teo.Event, last: dict[str, tuple[int, ...]]) -> bool:
    """Return whether earlier events explain what the bot does now."""
    a, b, *_ = event.values
    if event.kind == "power":
        return last["bot worker"][0] == a or (b <= 2 and a == 1)  # ascended before
    if event.kind == "move":
        board, power, _ = last["bot worker"]
        told = "bot advances" in last or "bot walks" in last
        return told and ((board == a and power <= event.values[2] <= power + 2) or a == 1)
    if event.kind == "temple":
        sidebar = boards.SIDEBAR_TEMPLE[last["bot worship"][0]] if "bot worship" in last else -1
        chosen = last.get("bot temple", (-1, 0, 0))[0]
        return a in (sidebar, chosen) or "bot technology" in last
    if event.kind == "learn":
        return last["bot technology"][0] == a
    if event.kind == "noble":
        return last["bot row"][:2] == (a, b + 1)
    if event.kind == "decorate":
        return last["bot side"][:2] == (b, event.values[2] + 1)
    if event.kind == "claim":
        return last.get("bot mask", last.get("bot draws mask", (-1, 0, 0)))[0] == a
    if event.kind == "goods" and b > 0 and a > 0:
        # Two of a mine, or one of the blue temple.
        return b == 2 or last["bot resource"][0] == a
    return True


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_every_deed_has_its_reason(bot: str) -> None:
    seen: set[str] = set()
    for seed in range(12):
        for events in bot_turns(bot, seed):
            last: dict[str, tuple[int, ...]] = {}
            for event in events:
                if event.seat != BOT:
                    continue
                seen.add(event.kind)
                assert justified(event, last), (event, events)
                last[event.kind] = event.values
            carried_out = {"bot step", "bot fallback", "bot power-ups", "bot worship"} & set(last)
            assert len(carried_out) == 1, events
            assert {"bot directions", "bot shift", "bot flip"} <= set(last)
    assert {"power", "move", "temple", "learn", "noble", "claim", "bot no worker" if
            bot == "teotibot" else "bot none near", "bot too little"} <= seen  # fmt: skip
