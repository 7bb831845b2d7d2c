"""Named fields of an array of bytes.

A game declares each field once: the declaration returns the offset at which its encoder writes, and
the documentation is made from the same declaration.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

MOST: Final = 255
"""The highest value of a byte: larger numbers are written as this one."""


@dataclass(frozen=True)
class Field:
    """A field: where it is, its values and what it means.

    Values are `low` to `high`; dividing by `scale` brings most of them to 0 to 1.  At rest a byte
    is 0.  `parts` names the bytes of a field that has several.
    """

    name: str
    about: str
    at: int
    size: int
    low: int
    high: int
    scale: int
    parts: tuple[str, ...]
    rest: str  # why it may never leave 0 in random games; empty: it does
    group: str  # of fields that are repeated, for example by player …
    number: int  # … and which of them this is


class Layout:
    """The fields of an array, one behind the other.

    >>> layout = Layout()
    >>> layout.add("points", "Points of the seat.", high=255, scale=100)
    0
    >>> layout.add("goods", "Goods in stock.", parts=("wood", "stone"), high=99, scale=5)
    1
    >>> layout.size, [field.name for field in layout.fields]
    (3, ['points', 'goods'])
    """

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(
        self,
        name: str,
        about: str,
        *,
        size: int = 0,
        parts: tuple[str, ...] = (),
        low: int = 0,
        high: int = 1,
        scale: int = 0,
        rest: str = "",
    ) -> int:
        """Declare a field; return its offset.  Without `size` it has a byte for each part."""
        size = size or len(parts) or 1
        if parts and len(parts) != size:
            raise ValueError(f"{name} has {size} bytes and {len(parts)} names")
        if not 0 <= low <= high <= MOST:
            raise ValueError(f"the range of {name} must be within 0 to {MOST}")
        at = self.size
        known = Field(name, about, at, size, low, high, scale or high, parts, rest, "", 0)
        self.fields.append(known)
        self.size += size
        return at

    def repeat(self, group: str, names: tuple[str, ...], block: Layout) -> int:
        """Declare the fields of a block once for each name; return the offset of the first."""
        first = self.size
        for number, name in enumerate(names):
            for field in block.fields:
                at = self.size + field.at
                named = f"{name}: {field.name}"
                self.fields.append(replace(field, name=named, at=at, group=group, number=number))
            self.size += block.size
        return first
