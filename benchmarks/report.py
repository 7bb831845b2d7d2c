"""From slices to a table: medians, quartiles, ratios within cycles, and the targets."""

import datetime
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from benchmarks.contestants import Slice

README = Path(__file__).with_name("README.md")
BEGIN = "<!-- measured: begin -->"
END = "<!-- measured: end -->"

# For each contestant, its slices in the order of the cycles.
Measured = dict[str, list[Slice]]


class Target(NamedTuple):
    """A ratio of decisions per second, and the least it should be (None: only shown)."""

    text: str
    fast: str
    slow: str
    least: float | None


class Limit(NamedTuple):
    """The cost of a copy in microseconds, and what it should stay below."""

    text: str
    who: str
    below: float | None


class Against(NamedTuple):
    """Two contestants: how fast one must be against the other, or how dear its copies may be."""

    text: str
    who: str
    other: str
    limit: float


RATIOS = (
    Target("compiled / catanatron", "compiled", "catanatron", 40),
    Target("compiled / OpenSpiel chess", "compiled", "chess", 6),
    Target("compiled / OpenSpiel backgammon", "compiled", "backgammon", None),
    Target("pure / catanatron", "pure", "catanatron", 10),
    Target("pure / OpenSpiel chess", "pure", "chess", None),
    Target("pure / OpenSpiel backgammon", "pure", "backgammon", None),
    Target("compiled playouts / pure loop", "compiled playouts", "pure", 5),
    Target("compiled playouts / compiled loop", "compiled playouts", "compiled", None),
    Target("pure playouts / pure loop", "pure playouts", "pure", None),
    Target("compiled / pure", "compiled", "pure", None),
    Target("Founders compiled / catanatron", "compiled founders", "catanatron", 15),
    Target("Founders pure / catanatron", "pure founders", "catanatron", 4),
)

COPIES = (
    Limit("City of Gods, compiled", "compiled copies", 5),
    Limit("City of Gods, pure", "pure copies", 10),
    Limit("City of Gods, all modules, compiled", "compiled modules copies", None),
    Limit("City of Gods, all modules, pure", "pure modules copies", None),
    Limit("Founders, compiled", "compiled founders copies", 5),
    Limit("Founders, pure", "pure founders copies", None),
    Limit("catanatron", "catanatron copies", None),
)

# Two runs of the same code may differ by so much.
SAME = 0.97

# Against an older commit, where that takes part: at least as fast, and copies at most as dear.
NOW_AND_BEFORE = (
    Against("compiled, decisions/s", "compiled", "compiled before", SAME),
    Against("pure, decisions/s", "pure", "pure before", SAME),
    Against(
        "compiled playouts, decisions/s", "compiled playouts", "compiled playouts before", SAME
    ),
    Against("pure playouts, decisions/s", "pure playouts", "pure playouts before", SAME),
    Against("compiled copies, time", "compiled copies", "compiled copies before", 2 - SAME),
    Against("pure copies, time", "pure copies", "pure copies before", 2 - SAME),
)

# The same package with all modules of the Expansion Period, against the base game.
WITH_MODULES = (
    Against("compiled, decisions/s", "compiled modules", "compiled", 0.5),
    Against("pure, decisions/s", "pure modules", "pure", 0.5),
    Against("compiled copies, time", "compiled modules copies", "compiled copies", 1.5),
    Against("pure copies, time", "pure modules copies", "pure copies", 1.5),
)

LOOPS = (
    ("City of Gods, compiled", "compiled"),
    ("City of Gods, pure", "pure"),
    ("City of Gods, all modules, compiled", "compiled modules"),
    ("City of Gods, all modules, pure", "pure modules"),
    ("City of Gods, playouts inside the engine, compiled", "compiled playouts"),
    ("City of Gods, playouts inside the engine, pure", "pure playouts"),
    ("Founders, compiled", "compiled founders"),
    ("Founders, pure", "pure founders"),
    ("catanatron, 4 random players", "catanatron"),
    ("OpenSpiel chess", "chess"),
    ("OpenSpiel backgammon", "backgammon"),
)


def rate(slice_: Slice) -> float:
    """Decisions of players per second."""
    return slice_.done / slice_.seconds


def applies_rate(slice_: Slice) -> float:
    """Decisions and outcomes of chance per second."""
    return slice_.applies / slice_.seconds


def cost(slice_: Slice) -> float:
    """Microseconds for each copy."""
    return slice_.seconds / slice_.done * 1e6


def spread(values: Sequence[float], form: Callable[[float], str]) -> tuple[str, str]:
    """The median and the quartiles, in words."""
    if len(values) < 2:
        return form(values[0]), "–"
    low, _, high = quantiles(values, n=4, method="inclusive")
    return form(median(values)), f"{form(low)} – {form(high)}"


def thousands(value: float) -> str:
    """12,345."""
    return f"{value:,.0f}"


def two_places(value: float) -> str:
    """12.34."""
    return f"{value:.2f}"


def verdict(reached: bool) -> str:
    """Whether a target is met."""
    return "reached" if reached else "**not reached**"


def rows(head: Sequence[str], body: Sequence[Sequence[str]]) -> list[str]:
    """A Markdown table that also reads well as plain text; numbers stand on the right."""
    widths = [max(3, *(len(row[i]) for row in [head, *body])) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:])]
        return "| " + " | ".join([cells[0].ljust(widths[0]), *rest]) + " |"

    rule = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
    return [line(head), line(rule), *[line(row) for row in body]]


def speed_table(measured: Measured) -> list[str]:
    """Decisions per second."""
    body = []
    for text, who in LOOPS:
        if who in measured:
            middle, quarters = spread([rate(s) for s in measured[who]], thousands)
            with_chance, _ = spread([applies_rate(s) for s in measured[who]], thousands)
            body.append([text, middle, quarters, with_chance])
    head = ["random play", "decisions/s", "quartiles", "with chance, /s"]
    return rows(head, body)


def copy_table(measured: Measured) -> list[str]:
    """What a copy in the middle of a game costs."""
    body = []
    for text, who, below in COPIES:
        target = "" if below is None else f"< {below:g}"
        if who not in measured:
            body.append([text, "not measured", "", target, ""])
            continue
        costs = [cost(s) for s in measured[who]]
        middle, quarters = spread(costs, two_places)
        met = "" if below is None else verdict(median(costs) < below)
        body.append([text, middle, quarters, target, met])
    return rows(["copy in the middle of a game", "µs", "quartiles", "target", ""], body)


def ratio_table(measured: Measured) -> list[str]:
    """Decisions per second against each other, always within one cycle."""
    body = []
    for text, fast, slow, least in RATIOS:
        target = "" if least is None else f"≥ {least:g}"
        if fast not in measured or slow not in measured:
            body.append([text, "not measured", "", target, ""])
            continue
        ratios = [rate(a) / rate(b) for a, b in zip(measured[fast], measured[slow])]
        middle, quarters = spread(ratios, two_places)
        met = "" if least is None else verdict(median(ratios) >= least)
        body.append([text, middle, quarters, target, met])
    return rows(["ratio of decisions/s", "median", "quartiles", "target", ""], body)


def against_table(measured: Measured, title: str, pairs: Sequence[Against]) -> list[str]:
    """Contestants against each other two by two, always within one cycle."""
    body = []
    for text, who, other, limit in pairs:
        slices = list(zip(measured.get(who, []), measured.get(other, [])))
        if not slices:
            continue
        if who.endswith("copies"):
            ratios = [cost(one) / cost(two) for one, two in slices]
            met, target = median(ratios) <= limit, f"≤ {limit:g}"
        else:
            ratios = [rate(one) / rate(two) for one, two in slices]
            met, target = median(ratios) >= limit, f"≥ {limit:g}"
        body.append([text, *spread(ratios, two_places), target, verdict(met)])
    return [*rows([title, "median", "quartiles", "target", ""], body), ""] if body else []


def report(
    measured: Measured, packages: Sequence[str], cycles: int, seconds: float, before: str
) -> str:
    """All tables, with what they were measured on; `before` is the older commit, if any."""
    today = datetime.date.today().isoformat()
    machine = f"{os.cpu_count()} CPUs ({platform.machine()}, {platform.system()})"
    lines = [
        f"{today}, {machine}, {', '.join(packages)}; {cycles} cycles of {seconds:g} s slices.",
        "",
        *ratio_table(measured),
        "",
        *against_table(measured, f"ratio: now / commit {before}", NOW_AND_BEFORE),
        *against_table(measured, "ratio: all modules / none", WITH_MODULES),
        *speed_table(measured),
        "",
        *copy_table(measured),
    ]
    return "\n".join(lines)


def write(text: str, begins: str = BEGIN, ends: str = END) -> None:
    """Put a report in the place of the one in README.md."""
    old = README.read_text(encoding="utf-8")
    before, begin, rest = old.partition(begins)
    _, end, after = rest.partition(ends)
    if not begin or not end:
        raise SystemExit(f"{README.name} has lost its marks {begins} and {ends}")
    new = f"{before}{begins}\n{text}\n{ends}{after}"
    README.write_text(new, encoding="utf-8")
