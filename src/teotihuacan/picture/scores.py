"""Points by source: a chart of bars, and the sheet with every number.

The chart gathers the sources into a few families, each with a colour, a pattern and its number
written; the sheet below has every source of its own.  Sources and families are the game's.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from teotihuacan.picture import frames
from teotihuacan.picture.ink import CHART, LARGE, SCORE, Attribute, group, path, rect, tag, text
from teotihuacan.picture.seats import SEATS, seat_shape
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital

Sheet = Sequence[Sequence[int]]
"""Points by seat and source, in the order of the game's sources."""


class Family(NamedTuple):
    """Sources that belong together in the chart.

    Its name is the sentence `picture.family.KEY`, its colour the class `score-KEY`, and its
    pattern a path in a square of 8 units, so that families differ without any colour.
    """

    key: str
    sources: tuple[int, ...]
    pattern: str = ""
    lost: bool = False  # points that are taken away: they go the other way

    def points(self, row: Sequence[int]) -> int:
        return sum(row[source] for source in self.sources)


Families = Sequence[Family]

WIDE: Final = 760
NAMES: Final = 132  # room for the names on the left …
TOTALS: Final = 64  # … and for the totals on the right
BAR: Final = 34
ROW: Final = 50
LINE: Final = 24  # of the sheet
TILT: Final = 8  # the size of a pattern


def scores(families: Families, sheet: Sheet, names: Sequence[str], words: Words) -> str:
    """The whole page of points as one SVG: the chart above, every source below."""
    if not families:
        families = [Family("points", tuple(range(len(sheet[0]) if sheet else 0)))]
    high = 16 + ROW * len(sheet) + 26 * len(legend_lines(families, sheet, words))
    below = LINE * (len(shown_sources(sheet)) + 2) + 22
    inside = [
        tag("title", words.text("picture.scores")),
        defs(families),
        group(chart(families, sheet, names, words), at=(0, 8)),
        group(totals(sheet, names, words), class_="score-sheet", at=(0, high + 24)),
    ]
    return frames.chart(WIDE, high + below + 28, "scores", *inside)


# --- the chart ------------------------------------------------------------------------------------


def shown_families(families: Families, sheet: Sheet) -> list[Family]:
    return [family for family in families if any(family.points(row) for row in sheet)]


def chart(families: Families, sheet: Sheet, names: Sequence[str], words: Words) -> str:
    """A bar for each seat, its families side by side; what was lost hangs on the left of zero."""
    shown = shown_families(families, sheet)
    losses = [family for family in shown if family.lost]
    lost = max([0, *(-sum(family.points(row) for family in losses) for row in sheet)])
    longest = max([1, *(sum(max(0, p) for p in row) for row in sheet)])
    room = WIDE - NAMES - TOTALS - 16
    # Losses get the room they need for their number even when the bars are long.
    unit = room / (longest + max(lost, longest * 0.05 if lost else 0))
    zero = NAMES + (max(lost * unit, 26) if lost else 0)
    unit = (NAMES + room - zero) / longest
    drawn = [path(f"M{zero:.1f} -4V{ROW * len(sheet) - 8}", "axis")]
    for seat, row in enumerate(sheet):
        drawn.append(bar(seat, row, names[seat], zero, unit, shown))
    drawn.append(group(legend(families, sheet, words), at=(0, ROW * len(sheet) + 8)))
    return "".join(drawn)


def bar(
    seat: int, row: Sequence[int], name: str, zero: float, unit: float, families: Families
) -> str:
    drawn = [
        sign(seat, 12, BAR / 2, 9),
        text(28, BAR / 2 + 5, fitted(name, NAMES - 38, CHART, True), "bold", CHART),
    ]
    right = left = zero
    for family in families:
        points = family.points(row)
        if points > 0:
            long = points * unit
            drawn.append(piece(right, long, family.key, str(points)))
            right += long
        elif points < 0 and family.lost:
            long = max(-points * unit, 24)
            left -= long
            drawn.append(piece(left, long, family.key, written(points)))
    drawn.append(text(WIDE - 6, BAR / 2 + 9, sum(row), "bold", SCORE, "end"))
    return group(*drawn, at=(0, seat * ROW), data_seat=seat)


def piece(x: float, long: float, key: str, said: str) -> str:
    """A stretch of a bar; its number stands in it where it fits."""
    drawn = [
        rect(x, 0, long, BAR, f"score score-{key}"),
        rect(x, 0, long, BAR, "score-pattern", fill=f"url(#teo-score-{key})"),
    ]
    if width(said, CHART, True) + 4 <= long:
        plate = width(said, CHART, True) + 8
        if plate <= long:
            drawn.append(rect(x + long / 2 - plate / 2, 8, plate, 18, "plate", 4))
        drawn.append(text(x + long / 2, BAR / 2 + 5, said, "bold", CHART, "middle"))
    return "".join(drawn)


def written(points: int) -> str:
    """A number, with a true minus sign where it is below zero."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def legend_lines(families: Families, sheet: Sheet, words: Words) -> list[list[tuple[float, str]]]:
    """The families of the legend by lines, each with its x; one alone needs no legend."""
    keys = [family.key for family in shown_families(families, sheet)] if families[1:] else []
    lines: list[list[tuple[float, str]]] = [[]]
    x = float(NAMES)
    for key in keys:
        long = 28 + width(words.text(f"picture.family.{key}"), CHART) + 18
        if x + long > WIDE and lines[-1]:
            lines.append([])
            x = float(NAMES)
        lines[-1].append((x, key))
        x += long
    return lines


def legend(families: Families, sheet: Sheet, words: Words) -> str:
    drawn: list[str] = []
    for line, entries in enumerate(legend_lines(families, sheet, words)):
        for x, key in entries:
            drawn.append(
                group(
                    rect(0, 0, 22, 18, f"score score-{key}", 3),
                    rect(0, 0, 22, 18, "score-pattern", 3, fill=f"url(#teo-score-{key})"),
                    text(28, 14, words.text(f"picture.family.{key}"), "", CHART),
                    at=(x, line * 26),
                )
            )
    return "".join(drawn)


def defs(families: Families) -> str:
    """The patterns of the families: lines, dots and nets that differ without any colour."""
    square: dict[str, Attribute] = {"width": TILT, "height": TILT, "patternUnits": "userSpaceOnUse"}
    patterns: list[str] = []
    for family in families:
        line = path(family.pattern or "M0 0", "score-line")
        patterns.append(tag("pattern", line, id=f"teo-score-{family.key}", **square))
    return tag("defs", *patterns)


def sign(seat: int, x: float, y: float, r: float) -> str:
    """The shape of a seat in its colour."""
    return group(seat_shape(seat, x, y, r), class_=SEATS[seat])


# --- the sheet ------------------------------------------------------------------------------------


def shown_sources(sheet: Sheet) -> list[int]:
    return [source for source in range(len(sheet[0])) if any(row[source] for row in sheet)]


def totals(sheet: Sheet, names: Sequence[str], words: Words) -> str:
    """Every source that brought something, seat by seat, and the totals."""
    first = 250.0
    wide = (WIDE - first) / max(1, len(sheet))
    drawn: list[str] = []
    for seat in range(len(sheet)):
        right = first + wide * (seat + 1) - 6
        name = fitted(names[seat], wide - 40, CHART, True)
        drawn.append(sign(seat, right - width(name, CHART, True) - 16, 13, 8))
        drawn.append(text(right, 18, name, "bold", CHART, "end"))
    y = LINE + 4
    for line, source in enumerate(shown_sources(sheet)):
        if line % 2 == 0:
            drawn.append(rect(0, y, WIDE, LINE, "score-row", 4))
        drawn.append(text(10, y + 17, capital(words.part("source", source)), "", CHART))
        for seat, row in enumerate(sheet):
            points = written(row[source]) if row[source] else "·"
            right = first + wide * (seat + 1) - 6
            drawn.append(text(right, y + 17, points, "", CHART, "end"))
        y += LINE
    drawn.append(path(f"M0 {y + 3}H{WIDE}", "axis"))
    drawn.append(text(10, y + 26, words.text("picture.total"), "bold", LARGE))
    for seat, row in enumerate(sheet):
        right = first + wide * (seat + 1) - 6
        drawn.append(text(right, y + 27, sum(row), "bold", LARGE, "end"))
    return "".join(drawn)
