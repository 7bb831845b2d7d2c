"""`teo picture`: a recorded game or a position, drawn."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

import teotihuacan as teo
from teotihuacan.cli.common import add_language, command, count
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import POSITION_FORMAT
from teotihuacan.engine.record import read_json
from teotihuacan.titles import title_of

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers

SHARPNESS: Final = 2
"""Pixels for each unit of a picture in PNG."""

NO_PNG: Final = (
    "a picture in PNG needs the package resvg_py, which is not installed: "
    "pip install 'teotihuacan[png]', or write an .svg"
)


def add(subparsers: Subparsers) -> None:
    parser = command(
        subparsers,
        "picture",
        "draw a recorded game or a position",
        "teo picture game.json -o board.png --at 120",
    )
    parser.add_argument("file", metavar="FILE", help="a record, or a position, as JSON")
    parser.add_argument(
        "-o",
        "--output",
        default="board.svg",
        metavar="FILE",
        help="an .svg or a .png (default board.svg; - writes SVG to the terminal)",
    )
    parser.add_argument(
        "--seat", type=count, metavar="N", help="what player N may see (default: a spectator)"
    )
    parser.add_argument(
        "--at", type=count, metavar="K", help="after K steps of the record, draws included"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = opened(arguments.file, arguments.at)
    seat = None if arguments.seat is None else arguments.seat - 1
    if seat is not None and not 0 <= seat < game.players:
        raise OptionError(f"--seat must be a player from 1 to {game.players}")
    drawn = teo.svg(game, seat, words=title_of(game).words(arguments.language))
    if arguments.output == "-":
        print(drawn)
        return 0
    target = Path(arguments.output)
    if target.suffix.lower() == ".png":
        target.write_bytes(png(drawn))
    elif target.suffix.lower() == ".svg":
        target.write_text(drawn + "\n", encoding="utf-8")
    else:
        raise OptionError(f"{arguments.output}: a picture is an .svg or a .png")
    print(target)
    return 0


def opened(file: str, at: int | None) -> teo.Game:
    """The game of a file: a record up to a step, or a position."""
    data = read_json(file)
    if isinstance(data, dict) and data.get("format") == POSITION_FORMAT:
        if at is not None:
            raise OptionError("--at belongs to a record; a position is one moment already")
        return teo.from_position(data)
    record = teo.Record.from_json(data)
    if at is not None and at > len(record.steps):
        raise OptionError(f"--at must not be more than the record's {len(record.steps)} steps")
    return teo.replay(record, at)


def png(drawn: str) -> bytes:
    """A picture as PNG, in our own type."""
    try:
        import resvg_py
    except ImportError:
        raise OptionError(NO_PNG) from None
    fonts = resources.files("teotihuacan.picture").joinpath("fonts")
    with resources.as_file(fonts) as folder:
        made = resvg_py.svg_to_bytes(svg_string=drawn, font_dirs=[str(folder)], zoom=SHARPNESS)
    return bytes(made)
