"""`teo picture`: a recorded game or a position, drawn."""

import argparse
from importlib import resources
from pathlib import Path
from typing import Final

import teotihuacan as teo
from teotihuacan.cli.command import AT, argument, command, language, whole
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import POSITION_FORMAT
from teotihuacan.engine.record import read_json
from teotihuacan.titles import title_of

SHARPNESS: Final = 2
"""Pixels for each unit of a picture in PNG."""

NO_PNG: Final = (
    "PNG files need the package resvg_py, which is not installed: "
    "pip install 'teotihuacan[png]', or write an .svg"
)


@command(
    "picture",
    "draw a recorded game or a position",
    "teo picture game.json -o board.png --at 120",
    argument("file", "FILE", "record or position, as JSON"),
    argument(
        "-o --output",
        "FILE",
        ".svg or .png file to write (default board.svg; - prints SVG)",
        default="board.svg",
    ),
    argument("--seat", "N", "player whose view to draw (default: spectator)", type=whole()),
    AT,
    language(),
)
def run(arguments: argparse.Namespace) -> int:
    game = opened(arguments.file, arguments.at)
    seat = None if arguments.seat is None else arguments.seat - 1
    if seat is not None and not 0 <= seat < game.players:
        raise OptionError(f"--seat must be 1 to {game.players}, not {arguments.seat}")
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
        raise OptionError(f"--output must be an .svg or .png file, not {target}")
    print(target)
    return 0


def opened(file: str, at: int | None) -> teo.Game:
    """The game of a file: a record up to a step, or a position."""
    data = read_json(file)
    if isinstance(data, dict) and data.get("format") == POSITION_FORMAT:
        if at is not None:
            raise OptionError(f"--at needs a record, but {file} is a position")
        return teo.from_position(data)
    record = teo.Record.from_json(data)
    if at is not None and at > len(record.steps):
        raise OptionError(f"--at must be 0 to {len(record.steps)}, not {at}")
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
