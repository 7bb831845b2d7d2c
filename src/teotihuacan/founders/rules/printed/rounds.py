"""Rounds, disks, spaces, displays, the Favor track and the final scoring; by number of players."""

from typing import Final

from teotihuacan.engine.facts import DataFile, Group
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.printed import tiles

SECTIONS: Final[tuple[str, ...]] = ("A", "B", "C")
IN_SECTION: Final = 3
SPACES: Final = 9
MOST_RAISED: Final = 4  # the most by which a Bonus disk may raise the Strength
SPACE_CODES: Final[list[str]] = [
    f"{section}{number}" for section in SECTIONS for number in range(1, IN_SECTION + 1)
]

_book: Final[DataFile] = DATA.open("rounds.toml")


def _by_players(group: Group, key: str, low: int, high: int) -> list[int]:
    """Three numbers for 2, 3 and 4 players, found by the number of players."""
    return [0, 0, *group.numbers(key, 3, low, high)]


_disks: Final = _book.group("action_disks")
_shown: Final = _book.group("shown")
_scoring: Final = _book.group("scoring")

ROUNDS: Final[list[int]] = _by_players(_book.group("rounds"), "rounds", 1, 9)
DISKS: Final[list[int]] = _by_players(_disks, "start", 1, 20)
DISKS_LOST: Final[int] = _disks.number("lost", 0, 9)
MOST_DISKS: Final[int] = _disks.number("most", 1, 3)
STACK: Final[int] = _disks.number("stack", 2, tiles.HIGHEST_STRENGTH - MOST_RAISED)
USED_SPACES: Final[list[int]] = _by_players(_book.group("spaces"), "used", 1, IN_SECTION)

FAVOR: Final[tuple[int, ...]] = _book.group("favor").numbers("points")
"""The reward of each further space of the track."""

BOTTOM_SCORE: Final[int] = _scoring.number("bottom")
UPPER_SCORE: Final[int] = _scoring.number("upper")
PLACE_SCORES: Final[list[int]] = [
    BOTTOM_SCORE if place < grid.LEVEL_2 else UPPER_SCORE for place in range(len(grid.PLACES))
]
"""The points of a Pyramid tile with each Temple of its colour, by place."""


def _display(players: int) -> list[int]:
    """Return how many of each kind of tile lie on the Main board."""
    group = _book.group("buildings")
    counts = [0] * tiles.TILES
    for tile, key in enumerate(tiles.BUILDING_KEYS):
        if group.has(key):
            counts[tile] = _by_players(group, key, 0, 9)[players]
    for tile in range(tiles.BUILDINGS, tiles.TILES):
        counts[tile] = _shown.number("pyramid" if tile >= tiles.FIRST_PYRAMID else "temples", 0, 9)
    return counts


DISPLAY: Final[list[list[int]]] = [_display(players) for players in range(5)]
"""By number of players and kind of tile."""

_book.done()
