"""What of the picture nobody has seen in print: sentences for the marks of doubt."""

from typing import Final

from teotihuacan.founders.rules.books import BOOKS
from teotihuacan.founders.rules.printed import boards
from teotihuacan.words import Words
from teotihuacan.words.doubt import Doubts, Values

GRID: Final = ("geometry.toml", "city")
COPIES_OF_DISKS: Final = ("disks.toml", "copies")
MASK_COLOURS: Final = ("masks.toml", "colours")
FAVOR: Final = ("rounds.toml", "favor")
SHAPES: Final = ("tiles.toml", "shapes")
SHOWN: Final = ("worship.toml", "shown")
STACKS: Final = ("worship.toml", "stacks")
FORMS: Final = tuple(("shapes.toml", name) for name in ("L4", "T4", "P5"))
MASK_TILES: Final = tuple(("masks.toml", name) for name in ("yellow", "purple", "teal"))

SOLO: Final = tuple(("solo.toml", name) for name in ("setup", "turn", "removed", "masks", "bands"))

SAID: Final[dict[Values, str]] = {
    GRID: "picture.doubt.grid",
    COPIES_OF_DISKS: "picture.doubt.disks",
    MASK_COLOURS: "picture.doubt.masks",
    FAVOR: "picture.doubt.favor",
    SHAPES: "picture.doubt.shapes",
    SHOWN: "picture.doubt.worship",
    STACKS: "picture.doubt.stacks",
    **dict.fromkeys(SOLO, "picture.doubt.solo"),
    **dict.fromkeys(FORMS, "picture.doubt.shapes"),
    **dict.fromkeys(MASK_TILES, "picture.doubt.masks"),
    **{("cities.toml", board.key): "picture.doubt.city" for board in boards.BOARDS},
}
"""What is said about a group of values that is reconstructed."""

DOUBTS: Final = Doubts(BOOKS, SAID)


def city(words: Words, board: int) -> str:
    """What is doubtful about a city: its board, and how many spaces there are."""
    if board < 0:
        return ""
    return DOUBTS.about(words, ("cities.toml", boards.BOARDS[board].key), GRID)


def solo(words: Words) -> str:
    """What is doubtful about playing alone: everything."""
    return DOUBTS.about(words, *SOLO)


SECTIONS: Final[tuple[tuple[Values, ...], ...]] = (
    (COPIES_OF_DISKS, SHAPES, *FORMS),
    (SHAPES, *FORMS, SHOWN, STACKS),
    (MASK_COLOURS, *MASK_TILES, FAVOR),
)
"""What each section of the Main board shows that may be reconstructed."""


def section(words: Words, number: int) -> str:
    return DOUBTS.about(words, *SECTIONS[number])
