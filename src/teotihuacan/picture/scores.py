"""Where everybody's points came from: a chart of bars, and the sheet with every number.

The chart gathers the sources into a few families, each with a colour, a pattern and its number
written; the sheet below has every source of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.sources import SOURCES
from teotihuacan.picture.ink import LARGE, SCORE, SMALL, group, path, rect, tag, text
from teotihuacan.picture.palette import SEATS
from teotihuacan.picture.symbols import seat_shape
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words
from teotihuacan.words.speaker import capital

Sheet = Sequence[Sequence[int]]
"""Points by seat and source (in the order of `SOURCES`)."""

FAMILIES: Final[dict[str, tuple[int, ...]]] = {
    "pyramid": (sources.PYRAMID, sources.ICONS, sources.DECORATIONS),
    "track": (sources.TRACK, sources.LEADER),
    "temples": (sources.TEMPLES, sources.BONUS),
    "avenue": (sources.AVENUE, sources.NOBLES),
    "technologies": (sources.TECHNOLOGIES, sources.INVENTORS),
    "tiles": (sources.MASKS, sources.DISCOVERY),
    "workers": (sources.ASCENSION, sources.ROYAL, sources.BOARDS),
    "other": (sources.SETUP, sources.BOT),
}
"""The families of the chart; unpaid salaries go the other way and are none of them."""

WIDE: Final = 760
NAMES: Final = 132  # room for the names on the left …
TOTALS: Final = 64  # … and for the totals on the right
BAR: Final = 34
ROW: Final = 50
TILT: Final = 8  # the size of a pattern


def scores(sheet: Sheet, names: Sequence[str], words: Words) -> str:
    """The whole page of points as one SVG: the chart above, every source below."""
    high = chart_height(sheet, words)
    below = sheet_height(sheet)
    return tag(
        "svg",
        tag("title", words.text("picture.scores")),
        defs(),
        group(chart(sheet, names, words), at=(0, 8)),
        group(totals(sheet, names, words), at=(0, high + 24)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {high + below + 28}",
        class_="teo scores",
        role="img",
    )


# --- the chart ------------------------------------------------------------------------------------


def family_points(row: Sequence[int], family: str) -> int:
    return sum(row[source] for source in FAMILIES[family])


def shown_families(sheet: Sheet) -> list[str]:
    return [key for key in FAMILIES if any(family_points(row, key) for row in sheet)]


def chart_height(sheet: Sheet, words: Words) -> int:
    return 16 + ROW * len(sheet) + 26 * len(legend_lines(sheet, words))


def chart(sheet: Sheet, names: Sequence[str], words: Words) -> str:
    """A bar for each seat, its families side by side; what was lost hangs on the left of zero."""
    lost = max([0, *(-row[sources.SALARY] for row in sheet)])
    longest = max([1, *(sum(max(0, p) for p in row) for row in sheet)])
    room = WIDE - NAMES - TOTALS - 16
    # Losses get the room they need for their number even when the bars are long.
    unit = room / (longest + max(lost, longest * 0.05 if lost else 0))
    zero = NAMES + (max(lost * unit, 26) if lost else 0)
    unit = (NAMES + room - zero) / longest
    drawn = [path(f"M{zero:.1f} -4V{ROW * len(sheet) - 8}", "axis")]
    for seat, row in enumerate(sheet):
        drawn.append(bar(seat, row, names[seat], zero, unit, shown_families(sheet)))
    drawn.append(group(legend(sheet, words), at=(0, ROW * len(sheet) + 8)))
    return "".join(drawn)


def bar(
    seat: int, row: Sequence[int], name: str, zero: float, unit: float, families: list[str]
) -> str:
    drawn = [
        sign(seat, 12, BAR / 2, 9),
        text(28, BAR / 2 + 5, fitted(name, NAMES - 38, SMALL, True), "bold"),
    ]
    x = zero
    for key in families:
        points = family_points(row, key)
        if points > 0:
            long = points * unit
            drawn.append(piece(x, long, key, str(points)))
            x += long
    if row[sources.SALARY] < 0:
        long = max(-row[sources.SALARY] * unit, 24)
        drawn.append(piece(zero - long, long, "salary", written(row[sources.SALARY])))
    drawn.append(text(WIDE - 6, BAR / 2 + 9, sum(row), "bold", SCORE, "end"))
    return group(*drawn, at=(0, seat * ROW), data_seat=seat)


def piece(x: float, long: float, key: str, said: str) -> str:
    """A stretch of a bar; its number stands in it where it fits."""
    drawn = [
        rect(x, 0, long, BAR, f"score score-{key}"),
        rect(x, 0, long, BAR, "score-pattern", fill=f"url(#teo-score-{key})"),
    ]
    if width(said, SMALL, True) + 4 <= long:
        plate = width(said, SMALL, True) + 8
        if plate <= long:
            drawn.append(rect(x + long / 2 - plate / 2, 8, plate, 18, "plate", 4))
        drawn.append(text(x + long / 2, BAR / 2 + 5, said, "bold", SMALL, "middle"))
    return "".join(drawn)


def written(points: int) -> str:
    """A number, with a true minus sign where it is below zero."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def legend_lines(sheet: Sheet, words: Words) -> list[list[tuple[float, str]]]:
    """The families of the legend by lines, each with its x."""
    keys = shown_families(sheet)
    if any(row[sources.SALARY] for row in sheet):
        keys.append("salary")
    lines: list[list[tuple[float, str]]] = [[]]
    x = float(NAMES)
    for key in keys:
        long = 28 + width(words.text(f"picture.family.{key}"), SMALL) + 18
        if x + long > WIDE and lines[-1]:
            lines.append([])
            x = float(NAMES)
        lines[-1].append((x, key))
        x += long
    return lines


def legend(sheet: Sheet, words: Words) -> str:
    drawn: list[str] = []
    for line, entries in enumerate(legend_lines(sheet, words)):
        for x, key in entries:
            drawn.append(
                group(
                    rect(0, 0, 22, 18, f"score score-{key}", 3),
                    rect(0, 0, 22, 18, "score-pattern", 3, fill=f"url(#teo-score-{key})"),
                    text(28, 14, words.text(f"picture.family.{key}")),
                    at=(x, line * 26),
                )
            )
    return "".join(drawn)


def defs() -> str:
    """The patterns of the families: lines, dots and nets that differ without any colour."""
    lines = {
        "pyramid": "",
        "track": "M0 4H8",
        "temples": "M0 8L8 0M-2 2L2 -2M6 10L10 6",
        "avenue": "M4 0V8",
        "technologies": "M0 0L8 8M-2 6L2 10M6 -2L10 2",
        "tiles": "M0 4H8M4 0V8",
        "workers": "M1 2H3M5 6H7",
        "other": "M0 0L8 8M8 0L0 8",
        "salary": "M0 2H8M0 6H8",
    }
    patterns = [
        tag(
            "pattern",
            path(d or "M0 0", "score-line"),
            id=f"teo-score-{key}",
            width=TILT,
            height=TILT,
            patternUnits="userSpaceOnUse",
        )
        for key, d in lines.items()
    ]
    return tag("defs", *patterns)


def sign(seat: int, x: float, y: float, r: float) -> str:
    """The shape of a seat in its colour."""
    return group(seat_shape(seat, x, y, r), class_=SEATS[seat])


# --- the sheet ------------------------------------------------------------------------------------

LINE: Final = 24


def shown_sources(sheet: Sheet) -> list[int]:
    return [source for source in range(len(SOURCES)) if any(row[source] for row in sheet)]


def sheet_height(sheet: Sheet) -> int:
    return LINE * (len(shown_sources(sheet)) + 2) + 22


def totals(sheet: Sheet, names: Sequence[str], words: Words) -> str:
    """Every source that brought something, seat by seat, and the totals."""
    first = 250.0
    wide = (WIDE - first) / max(1, len(sheet))
    drawn: list[str] = []
    for seat in range(len(sheet)):
        right = first + wide * (seat + 1) - 6
        name = fitted(names[seat], wide - 40, SMALL, True)
        drawn.append(sign(seat, right - width(name, SMALL, True) - 16, 13, 8))
        drawn.append(text(right, 18, name, "bold", SMALL, "end"))
    y = LINE + 4
    for line, source in enumerate(shown_sources(sheet)):
        if line % 2 == 0:
            drawn.append(rect(0, y, WIDE, LINE, "score-row", 4))
        drawn.append(text(10, y + 17, capital(words.part("source", source))))
        for seat, row in enumerate(sheet):
            points = written(row[source]) if row[source] else "·"
            right = first + wide * (seat + 1) - 6
            drawn.append(text(right, y + 17, points, "", SMALL, "end"))
        y += LINE
    drawn.append(path(f"M0 {y + 3}H{WIDE}", "axis"))
    drawn.append(text(10, y + 26, words.text("picture.total"), "bold", LARGE))
    for seat, row in enumerate(sheet):
        right = first + wide * (seat + 1) - 6
        drawn.append(text(right, y + 27, sum(row), "bold", LARGE, "end"))
    return "".join(drawn)
