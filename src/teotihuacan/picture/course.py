"""The course of a game: the expected margin of every seat, turn by turn, as lines.

Seats differ by colour and by the shape at the end of their line; the turns that cost most bear the
numbers under which they are told.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from teotihuacan.picture.frames import chart
from teotihuacan.picture.ink import CHART, circle, group, path, tag, text
from teotihuacan.picture.scores import sign, written
from teotihuacan.picture.seats import SEATS
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words

WIDE: Final = 760
HIGH: Final = 300
LEFT: Final = 46  # room for the numbers of the axis
RIGHT: Final = 18
TOP: Final = 34  # for the names
BOTTOM: Final = 30
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)  # between two lines of the grid
LINES: Final = 6  # of the grid at most
NAME: Final = 150
LABEL: Final = 60


class Course(NamedTuple):
    """A seat's margins by turn; the last one is how the game ended."""

    seat: int
    name: str
    margins: Sequence[tuple[int, float]]


class Mark(NamedTuple):
    """A turn that is told below, with its number there."""

    number: int
    turn: int
    margin: float


def course(
    courses: Sequence[Course],
    marks: Sequence[Mark],
    chapters: Sequence[int],
    title: str,
    words: Words,
) -> str:
    """The whole plot as one SVG; `chapters` are the turns after which one was over."""
    margins = [margin for line in courses for _, margin in line.margins]
    turns = [turn for line in courses for turn, _ in line.margins]
    step = grid_step(min([0.0, *margins]), max([0.0, *margins]))
    low = math.floor(min([0.0, *margins]) / step) * step
    high = max(math.ceil(max([0.0, *margins]) / step) * step, low + step)
    first, last = min(turns, default=1), max(turns, default=2)
    plot = Plot(low, high, first, max(last, first + 1))
    inside = [
        tag("title", title),
        names(courses),
        grid(plot, step, chapters),
        *(line(plot, one) for one in courses),
        *(mark(plot, one) for one in marks),
        text(WIDE - RIGHT, HIGH - 6, words.text("review.turns"), "soft", CHART, "end"),
    ]
    return chart(WIDE, HIGH, "course", *inside)


class Plot:
    """The positions of turns and margins."""

    def __init__(self, low: float, high: float, first: int, last: int) -> None:
        self.low = low
        self.high = high
        self.first = first
        self.last = last

    def x(self, turn: float) -> float:
        return LEFT + (turn - self.first) / (self.last - self.first) * (WIDE - LEFT - RIGHT)

    def y(self, margin: float) -> float:
        return TOP + (self.high - margin) / (self.high - self.low) * (HIGH - TOP - BOTTOM)


def grid_step(low: float, high: float) -> int:
    return next((step for step in STEPS if (high - low) / step <= LINES - 1), STEPS[-1])


def names(courses: Sequence[Course]) -> str:
    """Return who is who, above the plot."""
    drawn: list[str] = []
    x = float(LEFT)
    for one in courses:
        name = fitted(one.name, NAME, CHART, True)
        drawn.append(sign(one.seat, x + 8, 13, 8))
        drawn.append(text(x + 22, 18, name, "bold", CHART))
        x += 22 + width(name, CHART, True) + 22
    return "".join(drawn)


def grid(plot: Plot, step: int, chapters: Sequence[int]) -> str:
    """Lines for margins, the heavy one where everybody is level; dashed ones between chapters."""
    drawn: list[str] = []
    margin = plot.low
    while margin <= plot.high:
        y = plot.y(margin)
        drawn.append(path(f"M{LEFT} {y:.1f}H{WIDE - RIGHT}", "axis" if margin == 0 else "grid"))
        shown = f"+{margin:g}" if margin > 0 else written(round(margin))
        drawn.append(text(LEFT - 8, y + 5, shown, "soft", CHART, "end"))
        margin += step
    for turn in chapters:
        x = plot.x(turn + 0.5)
        drawn.append(path(f"M{x:.1f} {TOP - 6}V{HIGH - BOTTOM}", "grid between"))
    for turn in range(10, plot.last, 10):
        if plot.x(turn) > WIDE - RIGHT - LABEL:
            break  # there it is said what is counted
        drawn.append(text(plot.x(turn), HIGH - 8, turn, "soft", CHART, "middle"))
    return "".join(drawn)


def line(plot: Plot, one: Course) -> str:
    """The way of a seat, with its shape where it ended."""
    if not one.margins:
        return ""
    points = [(plot.x(turn), plot.y(margin)) for turn, margin in one.margins]
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    x, y = points[-1]
    return group(
        path(way, "margin-under"),
        path(way, f"margin-line of-{one.seat}"),
        sign(one.seat, x, y, 8),
        class_=SEATS[one.seat],
        data_seat=one.seat,
    )


def mark(plot: Plot, one: Mark) -> str:
    x, y = plot.x(one.turn), plot.y(one.margin)
    return group(
        circle(x, y, 11, "cost-mark"),
        text(x, y + 5, one.number, "bold", CHART, "middle"),
        data_mark=one.number,
    )


def standalone(drawn: str, style: str) -> str:
    """The plot with its style and a ground, as a file of its own."""
    opening, _, rest = drawn.partition(">")
    ground = tag("rect", width=WIDE, height=HIGH, fill="#fdf8ec")
    return f"{opening}>{tag('style', style)}{ground}{rest}"
