"""Draw the packages and their imports: `python tools/draw_packages.py`, or `make packages`.

The picture is docs/pictures/packages.svg. Every package is above those that it imports. An arrow
is left out where other arrows lead to the same package. Packages that import each other share a
row. The same sources give the same bytes, and a test compares them with the stored file.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from pathlib import Path
from textwrap import wrap

import grimp

ROOT = "teotihuacan"
TREE = Path(__file__).resolve().parent.parent
PICTURE = TREE / "docs" / "pictures" / "packages.svg"

# `players` has two layers: what games build their players on, and what asks the registry of games.
LAYERED, REGISTRY = "players", "teotihuacan.titles"
MANY = 3  # sub-packages of a sub-package: from this number on they have a line of their own

WIDTH, MARGIN, GAP, ROW_GAP = 800, 16, 20, 30
LINE, HEAD, PADDING = 16, 20, 8
CHARACTER, HEAD_CHARACTER, COLUMNS = 6.6, 9.2, 45
SWEEPS = 4  # how often each row is put in the order in which arrows are straightest

STYLE = """
  svg { --ground: #ffffff; --box: #f2efe8; --edge: #8a8377; --text: #222222; --more: #55504a; }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #1b1a18; --box: #2d2b28; --edge: #9a9388; --text: #f2efe8; --more: #c9c3b8; }
  }
  .ground { fill: var(--ground); }
  .box { fill: var(--box); stroke: var(--edge); }
  .arrow { fill: none; stroke: var(--edge); stroke-width: 1.5; }
  .tip { fill: var(--edge); }
  text { font-family: system-ui, sans-serif; fill: var(--text); }
  .name { font-size: 15px; font-weight: 600; }
  .more { font-size: 12px; fill: var(--more); }
"""

Graph = dict[str, set[str]]


@dataclass
class Box:
    """A package in the picture, or a point where an arrow crosses a row."""

    key: str
    name: str = ""
    lines: tuple[str, ...] = ()
    x: int = 0
    y: int = 0

    @property
    def width(self) -> int:
        sizes = [len(self.name) * HEAD_CHARACTER, *(len(line) * CHARACTER for line in self.lines)]
        return int(max(sizes)) + 2 * PADDING if self.name else 0

    @property
    def height(self) -> int:
        return HEAD + LINE * len(self.lines) + 2 * PADDING if self.name else 0

    @property
    def middle(self) -> int:
        return self.x + self.width // 2


# --- what imports what ----------------------------------------------------------------------------


def reached(graph: Graph, start: str) -> set[str]:
    """Return every node that can be reached from a node by one or more steps."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def packages(modules: Graph) -> dict[str, str]:
    """Return the package in the picture to which each module belongs."""
    belongs: dict[str, str] = {}
    for module in modules:
        first = (module.split(".") + [""])[1].replace("__main__", "cli")
        if first == LAYERED and REGISTRY not in reached(modules, module):
            first += "*"
        belongs[module] = first
    return belongs


def joined(modules: Graph, belongs: dict[str, str]) -> Graph:
    """Return which package imports which."""
    graph: Graph = {package: set() for package in belongs.values()}
    for module, imported in modules.items():
        graph[belongs[module]] |= {belongs[other] for other in imported} - {belongs[module]}
    return graph


def rows_of(graph: Graph) -> dict[str, int]:
    """Return the row of each package, counted from the bottom."""
    below = {package: reached(graph, package) for package in graph}
    together = {
        package: {package} | {other for other in below[package] if package in below[other]}
        for package in graph
    }
    rows: dict[str, int] = {}
    for package in sorted(graph, key=lambda one: (len(below[one]), one)):
        under = set().union(*(graph[one] for one in together[package])) - together[package]
        rows[package] = max((rows[one] for one in under), default=-1) + 1
    return rows


def arrows_of(graph: Graph, rows: dict[str, int]) -> list[tuple[str, str]]:
    """Return the imports that do not follow from others, from upper to lower packages."""
    down: Graph = {
        package: {other for other in graph[package] if rows[other] < rows[package]}
        for package in graph
    }
    arrows: list[tuple[str, str]] = []
    for package in sorted(down):
        implied = set().union(*(reached(down, other) for other in down[package]))
        arrows += [(package, other) for other in sorted(down[package] - implied)]
    return arrows


# --- boxes ----------------------------------------------------------------------------------------


def children(modules: Iterable[str], parent: str) -> list[str]:
    """Return the sub-packages of a package, sorted."""
    inside = [name.removeprefix(f"{parent}.") for name in modules if name.startswith(f"{parent}.")]
    return sorted({name.split(".")[0] for name in inside if "." in name})


def contents(modules: Graph, package: str) -> Iterator[str]:
    """Yield the lines below the name of a package: its sub-packages."""
    own = f"{ROOT}.{package}"
    inner = children(modules, own)
    yield from wrap(", ".join(inner), COLUMNS)
    for child in inner:
        more = children(modules, f"{own}.{child}")
        if len(more) >= MANY:
            yield from wrap(f"{child}: {', '.join(more)}", COLUMNS)


def layer(belongs: dict[str, str], package: str) -> Iterator[str]:
    """Yield the lines of a part of the layered package: its modules and sub-packages."""
    inside = [name.split(".")[2:] for name, part in belongs.items() if part == package]
    names = sorted({parts[0] for parts in inside if parts})
    yield from wrap(", ".join(names), COLUMNS)


def box(modules: Graph, belongs: dict[str, str], package: str) -> Box:
    if not package:
        return Box(package, f"{ROOT}/__init__.py")
    plain = package.rstrip("*")
    if plain == LAYERED:
        return Box(package, f"{plain}/", tuple(layer(belongs, package)))
    is_folder = (TREE / "src" / ROOT / plain).is_dir()
    name = f"{plain}/" if is_folder else f"{plain}.py"
    return Box(package, name, tuple(contents(modules, plain)))


def laid_out(
    boxes: list[Box], rows: dict[str, int], arrows: list[tuple[str, str]]
) -> tuple[list[list[Box]], list[list[Box]], int]:
    """Place the boxes; return the rows from the top, the way of each arrow, and the height."""
    place = {one.key: one for one in boxes}
    table: list[list[Box]] = [[] for _ in range(max(rows.values()) + 1)]
    for one in boxes:
        table[rows[one.key]].append(one)
    ways: list[list[Box]] = []
    for upper, lower in arrows:
        between = range(rows[upper] - 1, rows[lower], -1)
        passing = [Box(f"{upper} {lower} {row}") for row in between]
        for number, one in zip(between, passing, strict=True):
            table[number].append(one)
        ways.append([place[upper], *passing, place[lower]])
    links = [pair for way in ways for pair in pairwise(way)]
    table.reverse()
    for row in table:
        spread(row)
    for row in [*table, *table[::-1]] * SWEEPS:
        orders = permutations(sorted(row, key=lambda one: one.key))
        best = min(orders, key=lambda order: bends(order, links))
        row[:] = best
        spread(row)
    top = MARGIN
    for row in table:
        height = max(one.height for one in row)
        for one in row:
            one.y = top + (height - one.height) // 2
        top += height + ROW_GAP
    return table, ways, top - ROW_GAP + MARGIN


def spread(row: Sequence[Box]) -> None:
    """Place the boxes of a row side by side, with equal gaps."""
    free = WIDTH - 2 * MARGIN - sum(one.width for one in row)
    gap = free // (len(row) + 1)
    assert gap >= GAP, f"too wide: {[one.key for one in row]}"
    x = MARGIN
    for one in row:
        one.x = x + gap
        x += gap + one.width


def bends(row: Sequence[Box], links: list[tuple[Box, Box]]) -> int:
    """Place a row in this order; return how far all arrows lead aside then, squared."""
    spread(row)
    return sum((upper.middle - lower.middle) ** 2 for upper, lower in links)


# --- the drawing ----------------------------------------------------------------------------------


def arrow(way: list[Box]) -> str:
    """Return a curve from the lower edge of the first box to the upper edge of the last."""
    path = f"M{way[0].middle} {way[0].y + way[0].height}"
    for upper, lower in pairwise(way):
        start, end = upper.y + upper.height, lower.y
        bend = (start + end) // 2
        path += f"C{upper.middle} {bend} {lower.middle} {bend} {lower.middle} {end}"
    tip = f"M{way[-1].middle} {way[-1].y}l-4 -7h8z"
    return f'<path class="arrow" d="{path}"/><path class="tip" d="{tip}"/>'


def drawn(one: Box) -> Iterator[str]:
    yield (
        f'<rect class="box" x="{one.x}" y="{one.y}" width="{one.width}" height="{one.height}"'
        ' rx="6"/>'
    )
    text = f'x="{one.middle}" text-anchor="middle"'
    y = one.y + PADDING + 14
    yield f'<text class="name" {text} y="{y}">{one.name}</text>'
    for number, line in enumerate(one.lines, 1):
        yield f'<text class="more" {text} y="{y + 2 + LINE * number}">{line}</text>'


def picture() -> str:
    """Return the picture of the packages as SVG."""
    imports = grimp.build_graph(ROOT, cache_dir=None)
    modules = {
        name: imports.find_modules_directly_imported_by(name) for name in sorted(imports.modules)
    }
    belongs = packages(modules)
    graph = joined(modules, belongs)
    rows = rows_of(graph)
    boxes = [box(modules, belongs, package) for package in sorted(graph)]
    table, ways, height = laid_out(boxes, rows, arrows_of(graph, rows))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img">',
        "<title>The packages of teotihuacan; an arrow leads to what is imported</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="8"/>',
        *(arrow(way) for way in ways),
        *(line for row in table for one in row if one.name for line in drawn(one)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"Wrote {PICTURE.name}.")
