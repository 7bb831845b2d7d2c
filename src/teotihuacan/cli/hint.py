"""`teo hint`: the best turns in a position of a game, with reasons."""

import argparse
import json
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

import teotihuacan as teo
from teotihuacan.cli.command import AT, JSON, argument, command, language, most
from teotihuacan.cli.console import console
from teotihuacan.cli.picture import opened
from teotihuacan.engine.errors import OptionError
from teotihuacan.players.advice import MOST, Advice, advise, telling
from teotihuacan.titles import title_of
from teotihuacan.words import Words


@command(
    "hint",
    "list the best turns of the player to decide, with reasons",
    "teo hint game.json --at 120\n  teo hint position.json --most 5 --json",
    argument("file", "FILE", "record or position, as JSON"),
    AT,
    most(MOST),
    JSON,
    language(),
)
def run(arguments: argparse.Namespace) -> int:
    game = opened(arguments.file, arguments.at)
    seat = game.actor
    if game.over:
        raise OptionError("FILE must be a game that is not over; teo review shows finished games")
    if seat is None or seat < 0:
        raise OptionError(
            "FILE must be a position in which a player decides, not one before a draw by chance"
        )
    words = title_of(game).words(arguments.language).at(game.rules.cast(game.state))
    found = advise(game, seat, max(1, arguments.most))
    if arguments.json:
        print(json.dumps(as_json(game, seat, found, words), ensure_ascii=False))
        return 0
    out = console()
    out.print(Text(words.question(game), style="bold"))
    out.print(shown(game, seat, found, words))
    return 0


def shown(game: teo.Game, seat: int, found: list[Advice], words: Words) -> RenderableType:
    """The turns by number, each with what it promises."""
    lines: list[RenderableType] = []
    for number, advice in enumerate(found, 1):
        lines.append(Text(f"{number}  {telling.turn(game, seat, advice.ids, words)}"))
        if promise := telling.promise(advice, words):
            lines.append(Padding(Text(promise, style="italic"), (0, 0, 0, 3)))
    return Group(*lines)


def as_json(game: teo.Game, seat: int, found: list[Advice], words: Words) -> dict[str, Any]:
    codes = game.rules.codes
    return {
        "seat": seat,
        "question": words.question(game),
        "turns": [
            {
                "codes": [codes[id] for id in advice.ids],
                "steps": telling.steps(game, seat, advice.ids, words),
                "margin": None if advice.margin is None else round(advice.margin, 2),
                "reasons": [[reason.group, round(reason.points, 2)] for reason in advice.reasons],
                "told": telling.promise(advice, words),
            }
            for advice in found
        ],
    }
