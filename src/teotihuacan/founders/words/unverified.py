"""Values that none of us has seen in print: which they are, and the sentences that say so."""

from functools import cache
from typing import Final

from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.printed import boards, masks, tiles, worship
from teotihuacan.words import Words
from teotihuacan.words.unverified import Unverified, Values

GRID: Final = ("geometry.toml", "city")
CITIES: Final = tuple(("cities.toml", board.key) for board in boards.BOARDS)
SHAPES: Final = ("tiles.toml", "shapes")
FORMS: Final = tuple(("shapes.toml", name) for name in ("L4", "T4", "P5"))
MASK_COLOURS: Final = ("masks.toml", "colours")
FAVOR: Final = ("rounds.toml", "favor")
SHOWN: Final = ("worship.toml", "shown")
STACKS: Final = ("worship.toml", "stacks")
COPIES_OF_DISKS: Final = ("disks.toml", "copies")
SOLO: Final = tuple(("solo.toml", name) for name in ("setup", "turn", "removed", "masks", "bands"))


def mask_tiles(*colours: str) -> tuple[Values, ...]:
    return tuple(("masks.toml", colour) for colour in colours)


MASK_TILES: Final = mask_tiles("yellow", "purple", "teal")

THINGS: Final[dict[str, tuple[Values, ...]]] = {
    "cities": (GRID, *CITIES),
    "forms": (SHAPES,),
    "masks": (MASK_COLOURS, *mask_tiles(*masks.MASK_COLOURS)),
    "favor": (FAVOR,),
    "worship": (SHOWN, STACKS),
    "disks": (COPIES_OF_DISKS,),
}
"""Visible things, by the groups of values behind them."""

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
    **dict.fromkeys(CITIES, "picture.doubt.city"),
}
"""The note of the picture on a group of values that is reconstructed."""

UNVERIFIED: Final = Unverified(DATA, SAID)

SECTIONS: Final[tuple[tuple[Values, ...], ...]] = (
    (COPIES_OF_DISKS, SHAPES, *FORMS),
    (SHAPES, *FORMS, SHOWN, STACKS),
    (MASK_COLOURS, *MASK_TILES, FAVOR),
)
"""The values of each section of the Main board that may be reconstructed."""


# --- sentences ------------------------------------------------------------------------------------


def about_city(words: Words, board: int) -> str:
    """Describe what is unverified about a city: its board, and how many spaces there are."""
    return "" if board < 0 else UNVERIFIED.about(words, CITIES[board], GRID)


def about_solo(words: Words) -> str:
    """Describe what is unverified about playing alone: everything."""
    return UNVERIFIED.about(words, *SOLO)


def about_section(words: Words, number: int) -> str:
    return UNVERIFIED.about(words, *SECTIONS[number])


def unverified_things(words: Words) -> str:
    """Describe all reconstructed things on the table; empty if all of them were corrected."""
    found = [key for key, groups in THINGS.items() if any(is_unverified(*one) for one in groups)]
    return words.listing([words.text(f"names.doubt.{key}") for key in found])


# --- groups of values, tiles ----------------------------------------------------------------------


def is_unverified(file: str, group: str) -> bool:
    return (file, group) in UNVERIFIED.reconstructed


@cache
def rows_of(file: str, group: str) -> frozenset[str]:
    """The names in a group of the data: keys of its own, and those of the rows of its list."""
    names: set[str] = set()
    for book in DATA.opened:
        if book.file == file:
            values = book.groups[group].values
            rows = values.get("list")
            listed = rows if isinstance(rows, list) else []
            names |= {row["key"] for row in listed if isinstance(row, dict)}
            names |= set(values)
    return frozenset(names)


def is_unverified_in(file: str, key: str, *groups: str) -> bool:
    """Return whether one of these groups of a file is reconstructed and has that key."""
    return any(is_unverified(file, group) and key in rows_of(file, group) for group in groups)


def is_unverified_tile(tile: int) -> bool:
    """Return whether the form of a Building or Temple is reconstructed."""
    if tile >= tiles.FIRST_PYRAMID:
        return False
    key = (*tiles.BUILDING_KEYS, *tiles.COLOURS)[tile]
    groups = ("small_shapes", "straight_shapes", "shapes")
    form = tiles.SHAPE[tile].key
    return is_unverified("shapes.toml", form) or is_unverified_in("tiles.toml", key, *groups)


def is_unverified_worship(kind: int) -> bool:
    """Return whether what a Worship tile does is reconstructed."""
    return is_unverified_in("worship.toml", worship.WORSHIP[kind].key, "tiles", "shown")
