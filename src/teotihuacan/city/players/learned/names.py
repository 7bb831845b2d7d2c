"""The features by name, in the order in which they are written into a row.

A row has three blocks: what concerns everybody, the seat's own half, and the same half once more
for its rivals (the mean of them, where there are several).
"""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import boards, discovery, technologies

OWN_TECHNOLOGIES: Final = 9  # of the game itself; those of further boxes are counted together
OWN_GOODS: Final = 4

LEARNED_MODULES: Final = ("obsidian", "mansion", "altars", "empire", "priests")
"""The modules that the stored weights know; a further one has no features of its own."""

SHARED: Final[tuple[str, ...]] = (
    "start",  # always 1
    "margin now",
    "turns left",
    "turns left squared",
    "turns to the Eclipse",
    "calendar steps left",
    "last round",
    "countdown",
    "buildings built",
    "pyramid tiles built",
    "place in player order",
    "best rival beyond the mean",
)

HALF: Final[tuple[str, ...]] = (
    "standing",  # what greedy thinks it is worth, besides the points
    "best action",  # what greedy thinks of the next turn
    "second action",
    *[f"action {board}" for board in boards.BOARD_KEYS[2:]],
    "action collect",
    *units.GOODS[:OWN_GOODS],
    *[f"plenty of {good}" for good in units.GOODS[:OWN_GOODS]],
    *[f"{good} in time" for good in units.GOODS[:OWN_GOODS]],
    "salary due",
    "salary missing",
    "salary missing soon",
    *[f"workers of power {power}" for power in range(1, 6)],
    "powers in time",
    "worth of powers",
    "locked",
    "locked in time",
    "locked on a royal tile",
    "fourth worker",
    "fourth worker in time",
    "two together",
    "three together",
    "boards in reach",
    *[f"{temple} steps" for temple in boards.TEMPLE_KEYS],
    "steps in time",
    *[f"{temple} bonus hoped for" for temple in boards.TEMPLE_KEYS],
    "bonus reached",
    "avenue steps",
    "avenue at the next Eclipse",
    "avenue at all Eclipses",
    "track points",
    "track lead",
    "track leader",
    *[f"technology {tile.number}" for tile in technologies.TILES[:OWN_TECHNOLOGIES]],
    "technologies",
    "mask points",
    "mask points at all Eclipses",
    "different masks",
    *[f"tile {tile.key}" for tile in discovery.TILES[discovery.MASKS : discovery.KINDS]],
)

MORE: Final[tuple[str, ...]] = (
    "obsidian",
    "obsidian in time",
    "further technologies",
    "further tiles",
    *[f"module {name}" for name in LEARNED_MODULES],
    "module action",
)
"""What a half has besides in games with modules; in others these are 0."""

MODULE_PLACES: Final = {name: MORE.index(f"module {name}") for name in LEARNED_MODULES}
MODULE_ACTION: Final[int] = MORE.index("module action")

SIDE: Final[int] = len(HALF) + len(MORE)
OWN: Final[int] = len(SHARED)
RIVAL: Final[int] = OWN + SIDE
LENGTH: Final[int] = RIVAL + SIDE

NAMES: Final[tuple[str, ...]] = (*SHARED, *HALF, *MORE, *[f"rival: {name}" for name in HALF + MORE])
