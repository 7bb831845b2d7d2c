"""The features by name, in the order in which they are written into a row.

A row has three blocks: what concerns everybody, the seat's own half, and the same half once more
for its rivals (the mean of them, where there are several; nothing for who plays alone).
"""

from typing import Final

from teotihuacan.founders.rules.printed.tiles import COLOURS
from teotihuacan.founders.rules.resources import RESOURCES

SHARED: Final[tuple[str, ...]] = (
    "start",  # always 1
    "margin now",
    "first in the next round",
    "best rival beyond the mean",
    # What the others can do next, with the tiles and spaces that are left to them.
    "rival's best turn",
    "rival's second space",
    "rival's Building",
    "rival's Temple",
    "rival's Pyramid tile",
    "fresh spaces left",
    *[f"{colour} Pyramid tiles left" for colour in COLOURS],
    "Temples left",
)

HALF: Final[tuple[str, ...]] = (
    # Time.
    "disks",
    "disks squared",
    "a single disk",
    "passed",
    # What greedy thinks of it.
    "greedy: all but points",
    "greedy: cubes",
    "greedy: Worship tiles",
    "greedy: masks",
    # Cubes.
    *RESOURCES,
    *[f"plenty of {resource}" for resource in RESOURCES],
    *[f"{resource} by disks" for resource in RESOURCES],
    "cubes on masks",
    "Pyramid tiles that can be paid",
    "a Pyramid tile can be paid",
    *[f"a {colour} Temple can be paid" for colour in COLOURS],
    # The final scoring.
    "scoring now",
    "Pyramid tiles seen by Districts",
    "Temples seen by Districts",
    *[f"{colour} Temples" for colour in COLOURS],
    *[f"{colour} Pyramid tiles" for colour in COLOURS],
    "best Pyramid tile",
    "second Pyramid tile",
    "third Pyramid tile",
    "Pyramid tiles beyond",
    "best Pyramid tile, paid",
    "second Pyramid tile, paid",
    "best Pyramid tile in the next reach",
    *[f"best {colour} Temple" for colour in COLOURS],
    "best Temple",
    "best Temple, paid",
    "best Temple in the next reach",
    # The pyramid.
    "bottom squares",
    "second level",
    "top",
    "places of the second level open",
    "places of the second level nearly open",
    "points under open squares",
    "Temples under open squares",
    "Buildings under open squares",
    "Worship tiles under open squares",
    # Buildings.
    *[f"{resource} Buildings" for resource in RESOURCES],
    "Buildings by disks",
    "cubes of a Produce Action",
    "small Buildings",
    # Masks: points of clusters, by how many spaces are missing.
    "masks with 1 missing",
    "masks with 2 missing",
    "masks with 3 missing",
    "masks with more missing",
    "masks with 1 missing in the next reach",
    # Worship tiles.
    "best Worship tile",
    "second Worship tile",
    "further Worship tiles",
    "Worship tiles",
    "Worship tiles beyond 3",
    # Room.
    "free spaces",
    "free spaces in the next reach",
    "free spaces after that",
    *[f"room for a {colour} Temple" for colour in COLOURS],
    *[f"room for a {colour} Temple in the next reach" for colour in COLOURS],
    # Favor.
    "favor",
    "next favor",
)

OWN: Final[int] = len(SHARED)
RIVAL: Final[int] = OWN + len(HALF)
LENGTH: Final[int] = RIVAL + len(HALF)

NAMES: Final[tuple[str, ...]] = (*SHARED, *HALF, *[f"rival: {name}" for name in HALF])
