"""Values that nobody has seen in print: whoever shows them says so."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from teotihuacan.founders.rules.books import BOOKS
from teotihuacan.founders.rules.printed import boards, masks, tiles, worship

if TYPE_CHECKING:
    from teotihuacan.words import Words

THINGS: Final = {
    "cities": (("geometry.toml", "city"), *[("cities.toml", board.key) for board in boards.BOARDS]),
    "forms": (("tiles.toml", "shapes"),),
    "masks": (("masks.toml", "colours"), *[("masks.toml", key) for key in masks.MASK_COLOURS]),
    "favor": (("rounds.toml", "favor"),),
    "worship": (("worship.toml", "shown"), ("worship.toml", "stacks")),
    "disks": (("disks.toml", "copies"),),
}
"""What a person sees, by the groups of values behind it."""


@cache
def reconstructed() -> frozenset[tuple[str, str]]:
    """File and group of everything that the data call reconstructed."""
    return BOOKS.reconstructed()


def doubtful(file: str, group: str) -> bool:
    return (file, group) in reconstructed()


def doubtful_things(words: Words) -> str:
    """Everything on the table that is a guess, or nothing where all of it was corrected."""
    return words.listing(
        [
            words.text(f"names.doubt.{key}")
            for key, groups in THINGS.items()
            if any(doubtful(*group) for group in groups)
        ]
    )


@cache
def rows_of(file: str, group: str) -> frozenset[str]:
    """The names in a group of the data: keys of its own, and those of the rows of its list."""
    names: set[str] = set()
    for book in BOOKS.opened:
        if book.file == file:
            values = book.groups[group].values
            rows = values.get("list")
            listed = rows if isinstance(rows, list) else []
            names |= {row["key"] for row in listed if isinstance(row, dict)}
            names |= set(values)
    return frozenset(names)


def doubtful_tile(tile: int) -> bool:
    """Whether the form of a Building or Temple is a guess."""
    if tile >= tiles.FIRST_PYRAMID:
        return False
    key = (*tiles.BUILDING_KEYS, *tiles.COLOURS)[tile]
    groups = ("small_shapes", "straight_shapes", "shapes")
    named = [group for group in groups if key in rows_of("tiles.toml", group)]
    return doubtful("shapes.toml", tiles.SHAPE[tile].key) or any(
        doubtful("tiles.toml", group) for group in named
    )


def doubtful_worship(kind: int) -> bool:
    """Whether what a Worship tile does is a guess."""
    return any(
        doubtful("worship.toml", group)
        and worship.WORSHIP[kind].key in rows_of("worship.toml", group)
        for group in ("tiles", "shown")
    )
