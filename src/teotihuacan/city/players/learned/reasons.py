"""The parts of the value in groups that people understand, for hints."""

from typing import Final

from teotihuacan.city.players.learned import names as feature_names
from teotihuacan.city.players.outlook import Outlook
from teotihuacan.city.players.value import goods, temples, tiles, track, workers
from teotihuacan.city.rules import units
from teotihuacan.city.rules.eclipse import mask_points, salary_due
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City, Player
from teotihuacan.players.search.reasons import Groups

STANDING: Final = "standing"
RIVAL: Final = "rival: "

POINTS: Final = "points"
STORED: Final = "goods"
SALARY: Final = "salary"
WORKERS: Final = "workers"
NEXT: Final = "next"
TEMPLES: Final = "temples"
AVENUE: Final = "avenue"
TRACK: Final = "track"
TECHNOLOGIES: Final = "technologies"
MASKS: Final = "masks"
TILES: Final = "tiles"
RIVALS: Final = "rivals"
TIME: Final = "time"

GROUPS: Final[tuple[str, ...]] = (
    *(POINTS, STORED, SALARY, WORKERS, NEXT, TEMPLES, AVENUE, TRACK),
    *(TECHNOLOGIES, MASKS, TILES, RIVALS, TIME),
    *feature_names.LEARNED_MODULES,
)
"""All groups; their names are the sentences `reason.KEY`."""

BEGINNINGS: Final[tuple[tuple[str, str], ...]] = (
    *[(f"{temple} steps", TEMPLES) for temple in boards.TEMPLE_KEYS],
    *[(f"{temple} bonus", TEMPLES) for temple in boards.TEMPLE_KEYS],
    *[(good, STORED) for good in units.GOODS[: feature_names.OWN_GOODS]],
    *[(f"module {name}", name) for name in feature_names.LEARNED_MODULES],
    ("margin now", POINTS),
    ("plenty of", STORED),
    ("salary", SALARY),
    ("best action", NEXT),
    ("second action", NEXT),
    ("action ", NEXT),
    ("module action", NEXT),
    ("boards in reach", NEXT),
    ("workers", WORKERS),
    ("powers", WORKERS),
    ("worth of powers", WORKERS),
    ("locked", WORKERS),
    ("fourth worker", WORKERS),
    ("two together", WORKERS),
    ("three together", WORKERS),
    ("steps in time", TEMPLES),
    ("bonus reached", TEMPLES),
    ("avenue", AVENUE),
    ("track", TRACK),
    ("technolog", TECHNOLOGIES),
    ("further technologies", TECHNOLOGIES),
    ("mask", MASKS),
    ("different masks", MASKS),
    ("tile ", TILES),
    ("further tiles", TILES),
    ("obsidian", "obsidian"),
    (RIVAL, RIVALS),
    ("best rival", RIVALS),
)
"""How the names of features begin, and where they belong."""


_GROUPED: Final = Groups(STANDING, list(BEGINNINGS), TIME)
"""What is the same for everybody is a matter of time."""


def group_of(name: str) -> str:
    """The group of a part of the value."""
    return _GROUPED.group_of(name)


def ungrouped() -> list[str]:
    """Features of a player that no beginning knows: none, or the list above has a gap."""
    return _GROUPED.ungrouped(feature_names.HALF + feature_names.MORE)


def standing_parts(city: City, player: Player, o: Outlook) -> list[tuple[str, float]]:
    """What makes up `standing`, by groups, besides the points themselves."""
    missing = max(0, salary_due(city, player) - player.goods[units.COCOA])
    unpaid = -missing * o.unpaid
    masks = 0.0
    for kind in city.setting.masks:
        if player.tiles[kind]:
            masks = mask_points(city, player) * o.masks
            break
    known = 0.0
    for technology in range(len(o.technology)):
        if (player.technologies >> technology) & 1:
            known += o.technology[technology]
    return [
        (STORED, goods(city, player, o) - unpaid),
        (SALARY, unpaid),
        (WORKERS, workers(player, o)),
        (TEMPLES, temples(city, player, o)),
        (AVENUE, player.avenue * o.avenue[city.buildings]),
        (TRACK, track(city, player, o)),
        (MASKS, masks),
        (TILES, tiles(city, player, o) - masks),
        (TECHNOLOGIES, known),
    ]
