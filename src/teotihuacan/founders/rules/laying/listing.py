"""Answers that name spaces: from a set of spaces to their ids, several at a time.

A set of spaces is cut into bytes, and a table has for each place and byte the list of ids.
"""

from typing import Final

from teotihuacan.engine.steps import Kind
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.state import Founding

BYTES: Final[int] = (grid.SPACES + 7) // 8


class SpaceKind(Kind[Founding]):
    """A kind whose answers begin with the spaces of the city.

    The table is made when it is first needed: most programs that import a game never play it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.table: list[list[list[int]]] = []

    def listed(self, spaces: int) -> list[int]:
        """The ids of all spaces of a set, ascending."""
        if not self.table:
            self.table = table_of(self.ids)
        ids: list[int] = []
        for row, byte in zip(self.table, spaces.to_bytes(BYTES, "little")):
            if byte:
                ids += row[byte]
        return ids


def table_of(ids: list[int]) -> list[list[list[int]]]:
    """For each place and byte, the ids of its spaces."""
    table: list[list[list[int]]] = []
    for byte in range(BYTES):
        row: list[list[int]] = [[]]
        for bit in range(8):
            space = 8 * byte + bit
            number = grid.NUMBER_OF[space] if space < grid.SPACES else -1
            last = [ids[number]] if number >= 0 else []
            row += [before + last for before in row]
        table.append(row)
    return table
