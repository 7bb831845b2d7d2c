"""The features by name and group, in the order in which they are written into a row."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import boards, discovery, technologies
from teotihuacan.players.search.feature_names import OTHER, RIVALS, FeatureNames

OWN_TECHNOLOGIES: Final = 9  # of the game itself; those of further boxes are counted together
OWN_GOODS: Final = 4
SIMPLE_GOODS: Final = units.GOODS[:OWN_GOODS]
OWN_TILES: Final = technologies.TILES[:OWN_TECHNOLOGIES]

LEARNED_MODULES: Final = ("obsidian", "mansion", "altars", "empire", "priests")
"""The modules that the stored weights know; a further one has no features of its own."""

# The groups; their names are the sentences `reason.KEY`.
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
TIME: Final = "time"

SHARED: Final = [
    (TIME, "start"),  # always 1
    (POINTS, "margin now"),
    (TIME, "turns left", "turns left squared", "turns to the Eclipse", "calendar steps left"),
    (TIME, "last round", "countdown", "buildings built", "pyramid tiles built"),
    (TIME, "place in player order"),
    (RIVALS, "best rival beyond the mean"),
]

HALF: Final = [
    (OTHER, "standing"),  # its worth to greedy, in addition to the points
    (NEXT, "best action", "second action"),  # what greedy thinks of the next turn
    (NEXT, *[f"action {board}" for board in boards.BOARD_KEYS[2:]], "action collect"),
    (STORED, *SIMPLE_GOODS, *[f"plenty of {good}" for good in SIMPLE_GOODS]),
    (STORED, *[f"{good} in time" for good in SIMPLE_GOODS]),
    (SALARY, "salary due", "salary missing", "salary missing soon"),
    (WORKERS, *[f"workers of power {power}" for power in range(1, 6)]),
    (WORKERS, "powers in time", "worth of powers"),
    (WORKERS, "locked", "locked in time", "locked on a royal tile"),
    (WORKERS, "fourth worker", "fourth worker in time", "two together", "three together"),
    (NEXT, "boards in reach"),
    (TEMPLES, *[f"{temple} steps" for temple in boards.TEMPLE_KEYS], "steps in time"),
    (TEMPLES, *[f"{temple} bonus hoped for" for temple in boards.TEMPLE_KEYS], "bonus reached"),
    (AVENUE, "avenue steps", "avenue at the next Eclipse", "avenue at all Eclipses"),
    (TRACK, "track points", "track lead", "track leader"),
    (TECHNOLOGIES, *[f"technology {tile.number}" for tile in OWN_TILES], "technologies"),
    (MASKS, "mask points", "mask points at all Eclipses", "different masks"),
    (TILES, *[f"tile {tile.key}" for tile in discovery.TILES[discovery.MASKS : discovery.KINDS]]),
]

MORE: Final = [
    ("obsidian", "obsidian", "obsidian in time"),
    (TECHNOLOGIES, "further technologies"),
    (TILES, "further tiles"),
    *[(name, f"module {name}") for name in LEARNED_MODULES],
    (NEXT, "module action"),
]
"""Additional features of a half in games with modules; 0 in other games."""

FEATURES: Final = FeatureNames(SHARED, HALF + MORE, "standing")

NAMES: Final[tuple[str, ...]] = FEATURES.names
LENGTH: Final[int] = len(NAMES)
OWN: Final[int] = FEATURES.own
RIVAL: Final[int] = FEATURES.rival
FIRST_OF_MODULES: Final[int] = FEATURES.half.index("obsidian")
MODULE_PLACES: Final = {
    name: FEATURES.half.index(f"module {name}") - FIRST_OF_MODULES for name in LEARNED_MODULES
}
MODULE_ACTION: Final[int] = FEATURES.half.index("module action") - FIRST_OF_MODULES
