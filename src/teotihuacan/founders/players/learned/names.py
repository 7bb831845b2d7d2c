"""The features by name and group, in the order in which they are written into a row."""

from typing import Final

from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.players.search.feature_names import OTHER, RIVALS, FeatureNames

# The groups; their names are the sentences `reason.KEY`.
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
TIME: Final = "time"

SHARED: Final = [
    (TIME, "start"),  # always 1
    (POINTS, "margin now"),
    (TIME, "first in the next round"),
    (RIVALS, "best rival beyond the mean"),
    # Next options of the other players, with the tiles and spaces left to them.
    (RIVALS, "rival's best turn", "rival's second space"),
    (RIVALS, "rival's Building", "rival's Temple", "rival's Pyramid tile"),
    (RIVALS, "fresh spaces left", *[f"{colour} Pyramid tiles left" for colour in tiles.COLOURS]),
    (RIVALS, "Temples left"),
]

HALF: Final = [
    (DISKS, "disks", "disks squared", "a single disk", "passed"),
    # Greedy's evaluation.
    (OTHER, "greedy: all but points"),
    (CUBES, "greedy: cubes"),
    (WORSHIP, "greedy: Worship tiles"),
    (MASKS, "greedy: masks"),
    (CUBES, *RESOURCES, *[f"plenty of {resource}" for resource in RESOURCES]),
    (CUBES, *[f"{resource} by disks" for resource in RESOURCES], "cubes on masks"),
    (CUBES, "Pyramid tiles that can be paid", "a Pyramid tile can be paid"),
    (CUBES, *[f"a {colour} Temple can be paid" for colour in tiles.COLOURS]),
    # The final scoring.
    (DISTRICTS, "scoring now", "Pyramid tiles seen by Districts", "Temples seen by Districts"),
    (DISTRICTS, *[f"{colour} Temples" for colour in tiles.COLOURS]),
    (DISTRICTS, *[f"{colour} Pyramid tiles" for colour in tiles.COLOURS]),
    (DISTRICTS, "best Pyramid tile", "second Pyramid tile", "third Pyramid tile"),
    (DISTRICTS, "Pyramid tiles beyond", "best Pyramid tile, paid", "second Pyramid tile, paid"),
    (DISTRICTS, "best Pyramid tile in the next reach"),
    (DISTRICTS, *[f"best {colour} Temple" for colour in tiles.COLOURS]),
    (DISTRICTS, "best Temple", "best Temple, paid", "best Temple in the next reach"),
    (PYRAMID, "bottom squares", "second level", "top"),
    (PYRAMID, "places of the second level open", "places of the second level nearly open"),
    (PYRAMID, "points under open squares", "Temples under open squares"),
    (PYRAMID, "Buildings under open squares", "Worship tiles under open squares"),
    (BUILDINGS, *[f"{resource} Buildings" for resource in RESOURCES], "Buildings by disks"),
    (BUILDINGS, "cubes of a Produce Action", "small Buildings"),
    # Points of clusters, by how many spaces are missing.
    (MASKS, *[f"masks with {missing} missing" for missing in ("1", "2", "3", "more")]),
    (MASKS, "masks with 1 missing in the next reach"),
    (WORSHIP, "best Worship tile", "second Worship tile", "further Worship tiles"),
    (WORSHIP, "Worship tiles", "Worship tiles beyond 3"),
    (ROOM, "free spaces", "free spaces in the next reach", "free spaces after that"),
    (ROOM, *[f"room for a {colour} Temple" for colour in tiles.COLOURS]),
    (ROOM, *[f"room for a {colour} Temple in the next reach" for colour in tiles.COLOURS]),
    (FAVOR, "favor", "next favor"),
]

FEATURES: Final = FeatureNames(SHARED, HALF, "greedy: all but points")

NAMES: Final[tuple[str, ...]] = FEATURES.names
LENGTH: Final[int] = len(NAMES)
OWN: Final[int] = FEATURES.own
RIVAL: Final[int] = FEATURES.rival
