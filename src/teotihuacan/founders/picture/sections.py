"""The three sections of the Main board: two Actions each, and the spaces with their stacks.

536 x 253 each.  A stack stands on its Bonus disk; the number on an empty place is the Strength of
a stack that reaches it.  What a section is about is displayed beside its stacks.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import display, doubt, tiles, tracks
from teotihuacan.founders.picture.names import action_spot, bonus_spot, disks_spot
from teotihuacan.founders.picture.subject import founding_of, topic
from teotihuacan.founders.picture.symbols import ACTION_SYMBOLS
from teotihuacan.founders.rules.actions import ACTIONS, PRODUCE
from teotihuacan.founders.rules.printed.rounds import (
    IN_SECTION,
    SECTIONS,
    SPACE_CODES,
    STACK,
)
from teotihuacan.founders.rules.state import Founding
from teotihuacan.picture.doubt import mark
from teotihuacan.picture.ink import (
    LARGE,
    SMALL,
    circle,
    group,
    halo,
    path,
    rect,
    remembered,
    spot,
    text,
    use,
)
from teotihuacan.picture.palette import SEATS
from teotihuacan.picture.type import fitted
from teotihuacan.words import Words
from teotihuacan.words.speaker import capital

WIDE: Final = 536
HIGH: Final = 253
HEAD: Final = 46
COLUMN: Final = 62
EDGE: Final = 8
BESIDE: Final = EDGE + IN_SECTION * COLUMN + 10
"""Where the display begins."""

PLATE: Final = 196
STEP: Final = 102 / (STACK - 1)
DISK: Final = (50.0, STEP - 4)
R: Final = 27

GUEST: Final = -1
"""Whose disks belong to no seat."""

NAMES: Final = tuple(f"section-{section}" for section in SECTIONS)


def draw(game: Game, seat: int | None, words: Words, section: int) -> str:
    founding = founding_of(game)
    drawn = [
        rect(1, 3, WIDE - 2, HIGH - 2, "shade", 12),
        rect(1, 1, WIDE - 2, HIGH - 2, "board", 12),
        path(f"M1 {HEAD} V13 a12 12 0 0 1 12 -12 H{WIDE - 13} a12 12 0 0 1 12 12 V{HEAD}Z", "head"),
        action(words, section, EDGE),
        action(words, PRODUCE + section, EDGE + PLATE + 8),
        text(WIDE - 16, 31, SECTIONS[section], "bold", LARGE, "end"),
    ]
    for place in range(IN_SECTION):
        space = IN_SECTION * section + place
        at = (EDGE + place * COLUMN, HEAD + 4)
        drawn.append(group(column(founding, space), at=at))
    drawn.append(group(SHOWN[section](founding), at=(BESIDE, HEAD + 7)))
    drawn.append(mark(doubt.section(words, section), WIDE - 48, 23, 20))
    return group(*drawn, class_=f"section section-{SECTIONS[section].lower()}")


@remembered
def plate(name: str, symbol: str, sort: str, action: int) -> str:
    return spot(
        action_spot(action),
        rect(0.8, 2, PLATE, 34, "shade", 8),
        rect(0, 0, PLATE, 34, f"action {sort}", 8),
        use(symbol, 19, 17, 26),
        text(37, 22.5, fitted(name, PLATE - 66, SMALL + 2, bold=True), "bold", SMALL + 2),
        use(sort, PLATE - 17, 17, 20),
        halo=halo(0, 0, PLATE, 34, 8),
        about=topic(ACTIONS[action]),
    )


def action(words: Words, action: int, x: float) -> str:
    """The plate of an Action: Build Actions have a mallet, Influence Actions a scroll."""
    name = capital(words.text(f"names.action.short.{ACTIONS[action]}"))
    sort = "influence" if action >= PRODUCE else "build"
    return group(plate(name, ACTION_SYMBOLS[action], sort, action), at=(x, 6))


# --- stacks ---------------------------------------------------------------------------------------


def foot() -> float:
    """The middle of the Bonus disks, from the top of a column."""
    return HIGH - HEAD - 4 - EDGE - R - 2


def disk_at(level: int) -> tuple[float, float]:
    """The corner of a place of a stack: level 2 is the first above the Bonus disk."""
    return (COLUMN - DISK[0]) / 2, foot() - R - 4 - DISK[1] - (level - 2) * STEP


def column(founding: Founding, space: int) -> str:
    """A space: its Bonus disk, the disks on it, and the places that are still empty."""
    bed = rect(2, 0, COLUMN - 4, HIGH - HEAD - 4 - EDGE, "bed-of-stack", 10)
    code = text(COLUMN / 2, 18, SPACE_CODES[space], "soft", SMALL, "middle")
    code = group(rect(2, 0, COLUMN - 4, 26, "halo"), code, data_about=topic("strength"))
    if space not in founding.setting.spaces:
        return group(bed, code, closed(), class_="closed")
    drawn = [bed, code]
    if founding.space == space:
        drawn.append(rect(2, 0, COLUMN - 4, HIGH - HEAD - 4 - EDGE, "now", 10))
    stack = founding.stacks[space]
    if founding.bonus[space] >= 0:
        drawn.append(bonus_at(space, founding.bonus[space], not stack))
    for level in range(2, STACK + 1):
        place = level - 2
        if place < len(stack):
            seat = stack[place] if stack[place] < len(founding.founders) else GUEST
            drawn.append(disk_on(space, level, seat, number_of(founding, space, place)))
        else:
            drawn.append(empty(space, level, place - len(stack) + 1))
    return "".join(drawn)


@remembered
def closed() -> str:
    """A space that so few players do not use."""
    x, y = COLUMN / 2, foot()
    return circle(x, y, R - 3, "no-disk") + path(
        f"M{x - 13} {y - 13}L{x + 13} {y + 13}M{x + 13} {y - 13}L{x - 13} {y + 13}", "no-disk-line"
    )


@remembered
def bonus_at(space: int, kind: int, open_: bool) -> str:
    drawn = group(tiles.bonus_disk(kind, R), class_=None if open_ else "covered")
    return spot(
        bonus_spot(space),
        drawn,
        halo=circle(0, 0, R + 2, "halo"),
        about=f"disk:{kind}",
        at=(COLUMN / 2, foot()),
    )


def number_of(founding: Founding, space: int, place: int) -> int:
    """Which disk of its seat it is, counted over all spaces: so that pieces keep their names."""
    seat = founding.stacks[space][place]
    before = sum(founding.stacks[other].count(seat) for other in range(space))
    return before + founding.stacks[space][:place].count(seat)


@remembered
def disk_on(space: int, level: int, seat: int, number: int) -> str:
    if seat == GUEST:
        return group(
            tiles.guest_disk(*DISK),
            at=disk_at(level),
            class_="piece guest",
            data_piece=f"disk-guest-{number}",
            data_about=topic("solo"),
        )
    return group(
        tiles.disk(seat, *DISK),
        at=disk_at(level),
        class_=f"piece {SEATS[seat]}",
        data_piece=f"disk-{seat}-{number}",
    )


@remembered
def empty(space: int, level: int, count: int) -> str:
    """An empty place: so many disks are needed to reach it."""
    wide, high = DISK
    return spot(
        disks_spot(space, count),
        rect(0, 0, wide, high, "empty-disk", 12),
        text(wide / 2, high / 2 + 6, level, "faint", SMALL + 2, "middle"),
        halo=halo(1, 1, wide - 2, high - 2, 11),
        at=disk_at(level),
    )


SHOWN: Final = (display.buildings, display.temples, tracks.pyramid_and_favor)
"""What each section displays."""
