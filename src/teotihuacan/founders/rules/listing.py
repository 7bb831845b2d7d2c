"""Answers that name spaces: from a set of spaces to their ids, several at a time.

A set of spaces is cut into bytes, and a table has for each place and byte the list of ids.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.founders.rules.grid import NUMBER_OF, SPACES

BYTES: Final[int] = (SPACES + 7) // 8

Table = list[list[list[int]]]


def table_of(ids: list[int]) -> Table:
    """The table for a kind whose answers begin with the spaces of the city."""
    table: Table = []
    for byte in range(BYTES):
        row: list[list[int]] = [[]]
        for bit in range(8):
            space = 8 * byte + bit
            number = NUMBER_OF[space] if space < SPACES else -1
            last = [ids[number]] if number >= 0 else []
            row += [before + last for before in row]
        table.append(row)
    return table


def listed(spaces: int, table: Table) -> list[int]:
    """The ids of all spaces of a set, ascending."""
    ids: list[int] = []
    for place, byte in enumerate(spaces.to_bytes(BYTES, "little")):
        if byte:
            ids += table[place][byte]
    return ids
