"""A plain, slow encoder: observations made from `game.view`, by the names of fields.

It shares nothing with the compiled one but the names; whatever it can write a seat may know.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import teotihuacan as teo
from teotihuacan.research import Specification

Values = dict[str, dict[str, int] | int]
Table = dict[str, Any]

MOST = 255


def as_bytes(made: Specification, values: Values) -> bytes:
    """The observation that has these values and zeros."""
    out = bytearray(made.size)
    for name, value in values.items():
        field = made.field(name)
        if isinstance(value, int):
            assert not field.parts, name
            out[field.at] = max(0, min(value, MOST))
        else:
            for part, number in value.items():
                out[field.at + field.parts.index(part)] = max(0, min(number, MOST))
    return bytes(out)


def one(part: object) -> dict[str, int]:
    return {} if part is None else {str(part): 1}


def each(parts: Iterable[object]) -> dict[str, int]:
    return dict.fromkeys([str(part) for part in parts], 1)


def by_seat(seat: int, seats: int) -> list[str]:
    """What the seats of a table are called as a seat sees them."""
    names = ["own", *[f"player +{further}" for further in range(1, seats)]]
    return [names[(other - seat) % seats] for other in range(seats)]


def asked(made: Specification, game: teo.Game, view: Table, names: list[str]) -> Values:
    """The open question; a question in secret is shown to its own player."""
    values: Values = {}
    if not isinstance(view["actor"], int) or view["actor"] < 0:
        return values
    values["asked player"] = one(names[view["actor"]])
    values["asked"] = one(view["asked"])
    if view["table"].get("starting secret") and view["actor"] != view["seat"]:
        return values
    step = dict(view["agenda"][-1])
    lows: dict[str, int] = {}
    for kind in game.rules.kinds:
        known = kind.asks and not kind.chance and kind.name in made.field("asked").parts
        for name, (low, _) in zip(kind.fields, kind.bounds) if known else ():
            lows[name] = min(low, lows.get(name, low))
    del step["step"], step["seat"]
    for name, value in step.items():
        field = made.field(f"asked {name}")
        if "In binary." in field.about:
            digits = range(field.size)
            values[field.name] = each(1 << d for d in digits if (value - lows[name]) >> d & 1)
        else:
            values[field.name] = one(value)
    return values


def counted(tiles: Iterable[str]) -> dict[str, int]:
    return dict(Counter(tiles))
