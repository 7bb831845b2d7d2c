"""The log of the bot's turns: whole turns against logs written by hand, and every reason told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.rules.tiles import SIDEBAR_TEMPLE
from teotihuacan.titles import title
from tests.solo.bot_scene import BOT, BotScene, solo

CARD = title("city")


def test_a_turn_in_which_nothing_works() -> None:
    s = solo().bot(cocoa=6, stone=5, workers="G2 N3 A3 D1*")
    s.pyramid("CDANMWK", "LR").bot_turn("~die3 ~die4")
    assert s.game.log() == [
        "Teotibot rolls 3 and 4: Construction (top)",
        "Step 1 fails: no worker on Construction",
        "Step 2 fails: no worker on the Stone Quarry",
        "Step 4 is carried out",
        "Teotibot gains 5 cocoa",
        "Teotibot picks the power 2 worker on the Gold Deposits (the weakest)",
        "Teotibot raises the worker on the Gold Deposits to power 3",
        "Teotibot moves the power 3 worker from the Gold Deposits to Construction",
        "The direction tiles show: from the lower left; below: from the lower right",
        "Construction goes from the top to the place aside",
        "Decorations goes from the middle left to the top",
        "Mastery goes from the bottom middle to the middle left",
        "Mask collection goes from the place aside to the bottom middle",
        "The upper direction tile is flipped and goes below: from the lower right",
        "Teotibot exchanges 10 cocoa for 3 points",
        "Teotibot pays 10 cocoa",
        "Teotibot scores 3 points (cocoa and leftovers)",
        "The calendar shows 1 of 10",
        "It is the turn of Player 1",
    ]


def test_a_turn_with_an_ascension() -> None:
    s = solo().bot(workers="N5 Q5 C2 D1*")
    s.pyramid("CDANWMK", "RL").bot_turn("~die6 ~die6")
    assert s.game.log() == [
        "Teotibot rolls 6 and 6: Mastery (bottom right)",
        "Teotibot picks the power 5 worker on Nobles "
        "(the strongest; tied: clockwise furthest from the Palace)",
        "Step 2 fails: too little wood for Nobles",
        "Teotibot picks the power 5 worker on the Stone Quarry (the strongest)",
        "Step 2 is carried out on the Stone Quarry",
        "Teotibot gains 2 stone",
        "Teotibot raises the worker on the Stone Quarry to power 6",
        "Teotibot lets a worker ascend, to begin again on the Palace",
        "Teotibot advances to step 2 of the Avenue of the Dead",
        "Teotibot scores 5 points (ascension)",
        "The calendar shows 1 of 10",
        "Teotibot moves the power 1 worker from the Palace to the Forest",
        "The direction tiles show: from the lower right; below: from the lower left",
        "Mastery goes from the bottom right to the place aside",
        "Mask collection goes from the place aside to the bottom right",
        "The upper direction tile is flipped and goes below: from the lower left",
        "The calendar shows 2 of 10",
        "It is the turn of Player 1",
    ]


def modified_turn() -> BotScene:
    s = solo("modified").bot(wood=1, stone=3, gold=1, workers="F2 Q2 N3 D1*")
    s.offers((4, 5, 6), (0, 1, 2, 3))
    s.city.pyramid_pile = 0b1100000000
    s.pyramid("DCANMWK", "LR").bot_turn("~die4 ~die1 ~r1 ~tile9")
    return s


def test_a_turn_of_the_modified_bot() -> None:
    assert modified_turn().game.log() == [
        "Teotibot rolls 4 and 1: Construction (middle left)",
        "The direction tiles show: from the lower left; below: from the lower right",
        "Construction goes from the middle left to the place aside",
        "Nobles goes from the bottom left to the middle left",
        "Mask collection goes from the place aside to the bottom left",
        "The upper direction tile is flipped and goes below: from the lower right",
        "Option A is carried out on Construction",
        "Teotibot picks the power 2 worker on the Stone Quarry "
        "(the strongest; tied: clockwise furthest from the Palace)",
        "Teotibot moves the power 2 worker from the Stone Quarry to Construction",
        "Teotibot pays 2 stone",
        "Teotibot lays tile 5 [g·/rb] on 1c1",
        "Teotibot scores 1 point (pyramid)",
        "Teotibot advances to 1 on the Pyramid track",
        "Teotibot scores 2 points (icons)",
        "Teotibot picks the blue temple (where it stands highest; tied: blue, red, green)",
        "Teotibot climbs to step 2 of the blue temple",
        "Teotibot picks gold (of which it has least; tied: gold, stone, wood)",
        "Teotibot gains 1 gold",
        "Teotibot picks the power 2 worker on Construction (no other to choose from)",
        "Teotibot raises the worker on Construction to power 3",
        "Teotibot turns the tile on 1c1 at random: [rg/b·]",
        "A new pyramid tile: 9 [gB/·r]",
        "The calendar shows 1 of 10",
        "It is the turn of Player 1",
    ]


def test_the_same_turn_as_a_story() -> None:
    s = modified_turn()
    words = CARD.words("en", ["Ana"]).at(CITY.cast(s.city))
    told = CARD.story(words, s.game.events)
    assert told[0] == "Teotibot rolls 4 and 1: Construction (middle left)."
    assert told[-1] == "It is the turn of Ana."
    assert told[7].startswith(
        "Teotibot picks the power 2 worker on the Stone Quarry "
        "(the strongest; tied: clockwise furthest from the Palace), moves the power 2 worker from "
        "the Stone Quarry to Construction, pays 2 stone, lays tile 5 "
    )


# --- whatever it does, it says why ----------------------------------------------------------------


def bot_turns(bot: str, seed: int) -> Iterator[list[teo.Event]]:
    """The events of each turn of the bot in a random game, from its roll on."""
    game = teo.new_game("city", players=1, bot=bot, seed=seed)
    rng = Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal()))
        kinds = [event.kind for event in game.events]
        if "bot roll" in kinds:
            assert kinds.count("bot roll") == 1
            rest = game.events[kinds.index("bot roll") :]
            ends = [i for i, e in enumerate(rest) if e.kind in ("turn", "eclipse")]
            yield rest[: ends[0]]


def justified(event: teo.Event, last: dict[str, tuple[int, ...]]) -> bool:
    """Whether what was told before explains what the bot does now."""
    a, b, _ = event.values
    if event.kind == "power":
        return last["bot worker"][0] == a or (b <= 2 and a == 1)  # ascended before
    if event.kind == "move":
        board, power, _ = last["bot worker"]
        return (board == a and power <= event.values[2] <= power + 2) or a == 1
    if event.kind == "temple":
        sidebar = SIDEBAR_TEMPLE[last["bot worship"][0]] if "bot worship" in last else -1
        chosen = last.get("bot temple", (-1, 0, 0))[0]
        return a in (sidebar, chosen) or "bot technology" in last
    if event.kind == "learn":
        return last["bot technology"][0] == a
    if event.kind == "noble":
        return last["bot row"][0] == a
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
            carried_out = {"bot step", "bot worship"} & set(last)
            assert len(carried_out) == 1, events
            assert {"bot directions", "bot shift", "bot flip"} <= set(last)
    assert {"power", "move", "temple", "learn", "noble", "claim", "bot no worker" if
            bot == "teotibot" else "bot none near", "bot too little"} <= seen  # fmt: skip
