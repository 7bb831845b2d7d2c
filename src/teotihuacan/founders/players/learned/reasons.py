"""The parts of the value in groups that people understand, for hints."""

from typing import Final

from teotihuacan.founders.players.learned.names import HALF
from teotihuacan.founders.players.outlook import Outlook
from teotihuacan.founders.players.value import (
    cubes,
    district_scoring,
    masks,
    producing,
    room,
    supports,
    worship_tiles,
)
from teotihuacan.founders.rules.printed.tiles import COLOURS
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founder
from teotihuacan.players.search.reasons import Groups

WHOLE: Final = "greedy: all but points"

POINTS: Final = "points"
DISKS: Final = "disks"
CUBES: Final = "cubes"
DISTRICTS: Final = "districts"
PYRAMID: Final = "pyramid"
BUILDINGS: Final = "buildings"
MASKS: Final = "masks"
WORSHIP: Final = "worship"
ROOM: Final = "room"
FAVOR: Final = "favor"
RIVALS: Final = "rivals"
TIME: Final = "time"

GROUPS: Final[tuple[str, ...]] = (
    *(POINTS, DISKS, CUBES, DISTRICTS, PYRAMID, BUILDINGS),
    *(MASKS, WORSHIP, ROOM, FAVOR, RIVALS, TIME),
)
"""All groups; their names are the sentences `reason.KEY`."""

BEGINNINGS: Final[tuple[tuple[str, str], ...]] = (
    ("margin now", POINTS),
    ("disks", DISKS),
    ("a single disk", DISKS),
    ("passed", DISKS),
    ("greedy: cubes", CUBES),
    ("greedy: Worship tiles", WORSHIP),
    ("greedy: masks", MASKS),
    ("Pyramid tiles that can be paid", CUBES),
    ("a Pyramid tile can be paid", CUBES),
    *[(f"a {colour} Temple can be paid", CUBES) for colour in COLOURS],
    *[(f"{resource} Buildings", BUILDINGS) for resource in RESOURCES],
    *[(resource, CUBES) for resource in RESOURCES],
    *[(f"plenty of {resource}", CUBES) for resource in RESOURCES],
    ("cubes of a Produce Action", BUILDINGS),
    ("cubes", CUBES),
    # What is left on the Main board is left to the others.
    *[(f"{colour} Pyramid tiles left", RIVALS) for colour in COLOURS],
    ("Temples left", RIVALS),
    ("fresh spaces left", RIVALS),
    ("rival", RIVALS),
    ("best rival", RIVALS),
    ("scoring now", DISTRICTS),
    ("Pyramid tiles", DISTRICTS),
    ("Temples seen", DISTRICTS),
    *[(colour, DISTRICTS) for colour in COLOURS],
    ("best Pyramid tile", DISTRICTS),
    ("second Pyramid tile", DISTRICTS),
    ("third Pyramid tile", DISTRICTS),
    *[(f"best {colour} Temple", DISTRICTS) for colour in COLOURS],
    ("best Temple", DISTRICTS),
    ("bottom squares", PYRAMID),
    ("second level", PYRAMID),
    ("top", PYRAMID),
    ("places of the second level", PYRAMID),
    ("points under", PYRAMID),
    ("Temples under", PYRAMID),
    ("Buildings under", PYRAMID),
    ("Worship tiles under", PYRAMID),
    ("Buildings by disks", BUILDINGS),
    ("small Buildings", BUILDINGS),
    ("masks", MASKS),
    ("best Worship tile", WORSHIP),
    ("second Worship tile", WORSHIP),
    ("further Worship tiles", WORSHIP),
    ("Worship tiles", WORSHIP),
    ("free spaces", ROOM),
    ("room", ROOM),
    ("favor", FAVOR),
    ("next favor", FAVOR),
)
"""How the names of features begin, and where they belong."""

_GROUPED: Final = Groups(WHOLE, list(BEGINNINGS), TIME)
"""What is the same for everybody is a matter of time."""


def group_of(name: str) -> str:
    """The group of a part of the value."""
    return _GROUPED.group_of(name)


def ungrouped() -> list[str]:
    """Features of a player that no beginning knows: none, or the list above has a gap."""
    return _GROUPED.ungrouped(HALF)


def standing_parts(founder: Founder, o: Outlook) -> list[tuple[str, float]]:
    """What makes up `standing`, by groups, besides the points themselves."""
    return [
        (DISKS, founder.disks * o.weights.disk),
        (CUBES, cubes(founder, o)),
        (DISTRICTS, district_scoring(founder, o)),
        (PYRAMID, supports(founder, o)),
        (BUILDINGS, producing(founder, o)),
        (MASKS, masks(founder, o)),
        (WORSHIP, worship_tiles(founder, o)),
        (ROOM, room(founder, o)),
    ]
