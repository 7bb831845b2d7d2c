"""`teo review`: a finished game looked at again: how it stood, and which turns cost most."""

import argparse
import json
from itertools import chain
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import teotihuacan as teo
from teotihuacan.cli.command import JSON, argument, command, language, most, whole
from teotihuacan.cli.console import console, drawing_at, progress
from teotihuacan.engine.errors import OptionError
from teotihuacan.players.advice import Judged, Review, review, telling
from teotihuacan.screen import SEAT_STYLES, SIGNS
from teotihuacan.titles import title_named
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital

MOST: Final = 5
BLOCKS: Final = "▁▂▃▄▅▆▇█"


@command(
    "review",
    "review a finished game: expected leads, and the costliest turns",
    "teo review game.json\n  teo review game.json --seat 1 -o course.svg",
    argument("file", "FILE", "record of a finished game"),
    argument("--seat", "N", "player to review (default: all)", type=whole()),
    most(MOST),
    argument("-o --output", "FILE", "file for a chart of the leads, an .svg"),
    JSON,
    language(),
)
def run(arguments: argparse.Namespace) -> int:
    record = teo.load(arguments.file)
    title = title_named(record.game)
    words = title.words(arguments.language)
    output = drawing_at("--output", arguments.output)
    seat = None if arguments.seat is None else arguments.seat - 1
    deciders = teo.replay(record).deciders
    if seat is not None and not 0 <= seat < deciders:
        raise OptionError(f"--seat must be 1 to {deciders}, not {arguments.seat}")
    with progress() as bar:
        task = bar.add_task("turns", total=None)
        found = review(record, lambda done, total: bar.update(task, completed=done, total=total))
    told = found.costliest(arguments.most, seat)
    if output is not None:
        output.write_text(drawn(record, found, told, words) + "\n", encoding="utf-8")
    if arguments.json:
        print(json.dumps({"game": record.game, **found.to_json()}))
    else:
        show(record, found, told, words, console())
    return 0


def show(record: teo.Record, found: Review, told: list[Judged], words: Words, out: Console) -> None:
    out.print(Text(capital(telling.expected(found, words)), style="bold"))
    courses = {seat: [margin for _, margin in found.course(seat)] for seat in found.seats()}
    every = [0.0, *chain.from_iterable(courses.values())]
    for seat, margins in courses.items():
        line = Text(f"{SIGNS[seat]} {words.part('seat', seat)}  ", style=SEAT_STYLES[seat])
        line.append(blocks(margins, min(every), max(every)), style="default")
        line.append(f"  {signed(margins[0])} … {signed(margins[-1])}", style="default")
        out.print(line)
    out.print()
    heading = words.text("review.costliest" if told else "review.none")
    out.print(Text(capital(heading), style="bold"))
    for number, (judged, head, played, better) in enumerate(telling.costs(record, told, words), 1):
        out.print(Text(f"{number}  {capital(head)}"))
        why = telling.better(judged.reasons, words)
        for key, text in (("played", played), ("better", better), ("why", why)):
            if text:
                out.print(Padding(Text(f"{words.text(f'review.{key}')}: {text}"), (0, 0, 0, 3)))


def blocks(margins: list[float], low: float, high: float) -> str:
    """Margins as a row of blocks."""
    room = max(1.0, high - low)
    top = len(BLOCKS) - 1
    return "".join(BLOCKS[round((margin - low) / room * top)] for margin in margins)


def signed(margin: float) -> str:
    return f"{round(margin):+d}".replace("-", "\N{MINUS SIGN}")


def drawn(record: teo.Record, found: Review, told: list[Judged], words: Words) -> str:
    """The course of the game as a file of its own."""
    from teotihuacan.picture.course import standalone
    from teotihuacan.players.advice.drawing import plot

    return standalone(plot(record, found, told, words), title_named(record.game).artist().style)
