"""The outline of a form made of squares as a path, perhaps shrunk a little, with round corners."""

from collections.abc import Iterable
from functools import cache

from teotihuacan.picture.ink import number

Cell = tuple[int, int]  # row and column
Point = tuple[float, float]


@cache
def corners(cells: tuple[Cell, ...]) -> tuple[tuple[int, int, int, int], ...]:
    """The corners of a form in one piece, clockwise: where they are, and towards the inside.

    x and y in squares, then the direction (-1 or 1 each way) into which the outline moves when the
    form shrinks.
    """
    ways: dict[Point, Point] = {}
    for row, col in cells:
        for (r, c), start, end in (
            ((row - 1, col), (col, row), (col + 1, row)),
            ((row, col + 1), (col + 1, row), (col + 1, row + 1)),
            ((row + 1, col), (col + 1, row + 1), (col, row + 1)),
            ((row, col - 1), (col, row + 1), (col, row)),
        ):
            if (r, c) not in cells:
                ways[start] = end
    first = min(ways)
    found: list[tuple[int, int, int, int]] = []
    at = first
    before = next(start for start, end in ways.items() if end == first)
    for _ in range(len(ways)):
        then = ways[at]
        came = (at[0] - before[0], at[1] - before[1])
        goes = (then[0] - at[0], then[1] - at[1])
        if came != goes:
            # Going clockwise, the inside is to the right of both edges that meet here.
            inward = (-came[1] - goes[1], came[0] + goes[0])
            found.append((int(at[0]), int(at[1]), int(inward[0]), int(inward[1])))
        before, at = at, then
    return tuple(found)


@cache
def outline(cells: tuple[Cell, ...], side: float, inset: float = 0, radius: float = 0) -> str:
    """The path around a form, its first row and column at the origin."""
    points = [(x * side + dx * inset, y * side + dy * inset) for x, y, dx, dy in corners(cells)]
    drawn: list[str] = []
    for place, (x, y) in enumerate(points):
        x_0, y_0 = points[place - 1]
        x_1, y_1 = points[(place + 1) % len(points)]
        into = towards((x, y), (x_0, y_0), radius)
        out = towards((x, y), (x_1, y_1), radius)
        drawn.append(
            f"{'L' if drawn else 'M'}{number(into[0])} {number(into[1])}"
            f"Q{number(x)} {number(y)} {number(out[0])} {number(out[1])}"
        )
    return "".join(drawn) + "Z"


def towards(at: Point, other: Point, far: float) -> Point:
    """The point so far from one on the way to another, which lies beside or above it."""
    dx, dy = other[0] - at[0], other[1] - at[1]
    length = abs(dx) + abs(dy)
    share = min(far, length / 2) / length if length else 0
    return at[0] + dx * share, at[1] + dy * share


def inner_edges(cells: Iterable[Cell], side: float, shrink: float = 0) -> str:
    """The lines between squares of a form, a little shorter than they are."""
    there = set(cells)
    drawn: list[str] = []
    for row, col in sorted(there):
        x, y = col * side, row * side
        if (row, col + 1) in there:
            drawn.append(f"M{number(x + side)} {number(y + shrink)}v{number(side - 2 * shrink)}")
        if (row + 1, col) in there:
            drawn.append(f"M{number(x + shrink)} {number(y + side)}h{number(side - 2 * shrink)}")
    return "".join(drawn)
