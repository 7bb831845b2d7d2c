"""Things paid or gained together, and the short language they are written in."""

import re
from typing import Final

# fmt: off
UNITS: Final = (
    "cocoa", "wood", "stone", "gold", "resource", "points", "blue", "red", "green",
    "temple", "avenue", "power", "technology", "discovery", "worker", "discount", "local",
)
# fmt: on


class Bundle:
    """Things paid or gained together, such as "1 cocoa, 1 wood"."""

    def __init__(
        self,
        text: str = "",
        *,
        cocoa: int = 0,
        wood: int = 0,
        stone: int = 0,
        gold: int = 0,
        resource: int = 0,
        points: int = 0,
        blue: int = 0,
        red: int = 0,
        green: int = 0,
        temple: int = 0,
        avenue: int = 0,
        power: int = 0,
        technology: int = 0,
        discovery: int = 0,
        worker: int = 0,
        discount: int = 0,
        local: int = 0,
    ) -> None:
        self.text: Final[str] = text
        self.cocoa: Final[int] = cocoa
        self.wood: Final[int] = wood
        self.stone: Final[int] = stone
        self.gold: Final[int] = gold
        self.resource: Final[int] = resource  # any one of wood, stone, gold
        self.points: Final[int] = points
        self.blue: Final[int] = blue
        self.red: Final[int] = red
        self.green: Final[int] = green
        self.temple: Final[int] = temple  # steps on any temple
        self.avenue: Final[int] = avenue
        self.power: Final[int] = power  # power-ups
        self.technology: Final[int] = technology
        self.discovery: Final[int] = discovery
        self.worker: Final[int] = worker  # counted as that many more
        self.discount: Final[int] = discount
        self.local: Final[int] = local  # of what the board at hand yields

    def amounts(self) -> tuple[int, ...]:
        """The amounts in the order of ``UNITS``."""
        return (
            self.cocoa,
            self.wood,
            self.stone,
            self.gold,
            self.resource,
            self.points,
            self.blue,
            self.red,
            self.green,
            self.temple,
            self.avenue,
            self.power,
            self.technology,
            self.discovery,
            self.worker,
            self.discount,
            self.local,
        )

    def is_empty(self) -> bool:
        return not any(self.amounts())

    def __repr__(self) -> str:
        return f"Bundle({self.text!r})"


def bundle_of(amounts: dict[str, int], text: str) -> Bundle:
    n = [amounts.get(unit, 0) for unit in UNITS]
    # fmt: off
    return Bundle(
        text, cocoa=n[0], wood=n[1], stone=n[2], gold=n[3], resource=n[4], points=n[5],
        blue=n[6], red=n[7], green=n[8], temple=n[9], avenue=n[10], power=n[11],
        technology=n[12], discovery=n[13], worker=n[14], discount=n[15], local=n[16],
    )
    # fmt: on


def parse_bundle(text: str) -> Bundle:
    """Read "1 cocoa, 1 wood"; a plain ValueError says what cannot be read."""
    amounts: dict[str, int] = {}
    for part in text.split(",") if text.strip() else []:
        found = re.fullmatch(r"\s*([0-9]+) +([a-z]+)\s*", part)
        if found is None:
            raise ValueError(
                f'cannot read {part.strip()!r} in {text!r}; write for example "1 cocoa, 2 wood"'
            )
        count, unit = int(found.group(1)), found.group(2)
        if unit not in UNITS:
            raise ValueError(f"unknown unit {unit!r} in {text!r}; units are {', '.join(UNITS)}")
        if count == 0 or unit in amounts:
            raise ValueError(f"{unit!r} is {'zero' if count == 0 else 'named twice'} in {text!r}")
        amounts[unit] = count
    return bundle_of(amounts, text)


def together(first: Bundle, second: Bundle) -> Bundle:
    """Both bundles as one."""
    sums: dict[str, int] = {}
    for unit, a, b in zip(UNITS, first.amounts(), second.amounts()):
        sums[unit] = a + b
    return bundle_of(sums, ", ".join(text for text in (first.text, second.text) if text))
