"""The three sections of the Main board: two Actions each, and the spaces with their stacks.

536 x 253 each, and higher on a phone, so that a finger hits the place it means.  A stack stands on
its Bonus disk; the number on an empty place is the Strength of a stack that reaches it.  What a
section is about is displayed beside its stacks.
"""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import display, pieces, tracks
from teotihuacan.founders.picture.names import action_spot, bonus_spot, disks_spot, topic
from teotihuacan.founders.picture.symbols import ACTION_SYMBOLS
from teotihuacan.founders.rules import actions
from teotihuacan.founders.rules.printed import rounds
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.words.unverified import about_section
from teotihuacan.picture.frames import Layout
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
from teotihuacan.picture.seats import SEATS
from teotihuacan.picture.symbols import unverified_mark
from teotihuacan.picture.type import fitted
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital

WIDE: Final = 536
HIGH: Final = 253
HEAD: Final = 46
COLUMN: Final = 62
EDGE: Final = 8
BESIDE: Final = EDGE + rounds.IN_SECTION * COLUMN + 10  # where the display begins
PLATE: Final = 196
STEPS: Final[dict[Layout, float]] = {"wide": 34, "phone": 55.5}
"""From one place of a stack to the next: there is no more room, and there it is 40 pixels."""

DISK: Final = 50.0
R: Final = 27

DUMMY: Final = -1  # whose disks belong to no seat
NAMES: Final = tuple(f"section-{section}" for section in rounds.SECTIONS)


def more(layout: Layout) -> float:
    """By how much a section is higher than on a wide board."""
    return (STEPS[layout] - STEPS["wide"]) * (rounds.STACK - 1)


def high(layout: Layout) -> float:
    return HIGH + more(layout)


def draw(game: Game[Founding], seat: int | None, words: Words, section: int, layout: Layout) -> str:
    founding = game.state
    tall = high(layout)
    drawn = [
        rect(1, 3, WIDE - 2, tall - 2, "shade", 12),
        rect(1, 1, WIDE - 2, tall - 2, "board", 12),
        path(f"M1 {HEAD} V13 a12 12 0 0 1 12 -12 H{WIDE - 13} a12 12 0 0 1 12 12 V{HEAD}Z", "head"),
        action(words, section, EDGE),
        action(words, actions.PRODUCE + section, EDGE + PLATE + 8),
        text(WIDE - 16, 31, rounds.SECTIONS[section], "bold", LARGE, "end"),
    ]
    for place in range(rounds.IN_SECTION):
        space = rounds.IN_SECTION * section + place
        at = (EDGE + place * COLUMN, HEAD + 4)
        drawn.append(group(column(founding, space, layout), at=at))
    drawn.append(group(SHOWN[section](founding, more(layout)), at=(BESIDE, HEAD + 7)))
    drawn.append(unverified_mark(about_section(words, section), WIDE - 48, 23, 20))
    return group(*drawn, class_=f"section section-{rounds.SECTIONS[section].lower()}")


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
        about=topic(actions.ACTIONS[action]),
    )


def action(words: Words, action: int, x: float) -> str:
    """The plate of an Action: Build Actions have a mallet, Influence Actions a scroll."""
    name = capital(words.text(f"names.action.short.{actions.ACTIONS[action]}"))
    sort = "influence" if action >= actions.PRODUCE else "build"
    return group(plate(name, ACTION_SYMBOLS[action], sort, action), at=(x, 6))


# --- stacks ---------------------------------------------------------------------------------------


def bed_high(layout: Layout) -> float:
    return high(layout) - HEAD - 4 - EDGE


def foot(layout: Layout) -> float:
    """The middle of the Bonus disks, from the top of a column."""
    return bed_high(layout) - R - 2


def disk_size(layout: Layout) -> tuple[float, float]:
    return DISK, STEPS[layout] - 4


def disk_at(level: int, layout: Layout) -> tuple[float, float]:
    """The corner of a place of a stack: level 2 is the first above the Bonus disk."""
    return (COLUMN - DISK) / 2, foot(layout) - R - (level - 1) * STEPS[layout]


def column(founding: Founding, space: int, layout: Layout) -> str:
    """A space: its Bonus disk, the disks on it, and the places that are still empty."""
    bed = rect(2, 0, COLUMN - 4, bed_high(layout), "bed-of-stack", 10)
    code = text(COLUMN / 2, 18, rounds.SPACE_CODES[space], "soft", SMALL, "middle")
    code = group(rect(2, 0, COLUMN - 4, 26, "halo"), code, data_about=topic("strength"))
    if space not in founding.setting.spaces:
        return group(bed, closed(layout), class_="closed") + code
    drawn = [bed, code]
    if founding.space == space:
        drawn.append(rect(2, 0, COLUMN - 4, bed_high(layout), "now", 10))
    stack = founding.stacks[space]
    if founding.bonus[space] >= 0:
        drawn.append(bonus_at(space, founding.bonus[space], not stack, layout))
    for level in range(2, rounds.STACK + 1):
        place = level - 2
        if place < len(stack):
            seat = stack[place] if stack[place] < len(founding.founders) else DUMMY
            number = number_of(founding, space, place)
            drawn.append(disk_on(space, level, seat, number, layout))
        else:
            drawn.append(empty(space, level, place - len(stack) + 1, layout))
    return "".join(drawn)


@remembered
def closed(layout: Layout) -> str:
    """A space that so few players do not use."""
    x, y = COLUMN / 2, foot(layout)
    cross = f"M{x - 13} {y - 13}L{x + 13} {y + 13}M{x + 13} {y - 13}L{x - 13} {y + 13}"
    return circle(x, y, R - 3, "no-disk") + path(cross, "no-disk-line")


@remembered
def bonus_at(space: int, kind: int, open_: bool, layout: Layout) -> str:
    drawn = group(pieces.bonus_disk(kind, R), class_=None if open_ else "covered")
    edge, at = circle(0, 0, R + 2, "halo"), (COLUMN / 2, foot(layout))
    return spot(bonus_spot(space), drawn, halo=edge, about=f"disk:{kind}", at=at)


def number_of(founding: Founding, space: int, place: int) -> int:
    """Return a disk's number among those of its seat, so that pieces keep their names."""
    seat = founding.stacks[space][place]
    before = sum(founding.stacks[other].count(seat) for other in range(space))
    return before + founding.stacks[space][:place].count(seat)


@remembered
def disk_on(space: int, level: int, seat: int, number: int, layout: Layout) -> str:
    size, at = disk_size(layout), disk_at(level, layout)
    if seat == DUMMY:
        disk, name = pieces.dummy_disk(*size), f"disk-guest-{number}"
        return group(disk, at=at, class_="piece guest", data_piece=name, data_about=topic("solo"))
    disk, name = pieces.disk(seat, *size), f"disk-{seat}-{number}"
    return group(disk, at=at, class_=f"piece {SEATS[seat]}", data_piece=name)


@remembered
def empty(space: int, level: int, count: int, layout: Layout) -> str:
    """Draw an empty place, with the number of disks needed to reach it."""
    wide, high = disk_size(layout)
    return spot(
        disks_spot(space, count),
        rect(0, 0, wide, high, "empty-disk", 12),
        text(wide / 2, high / 2 + 6, level, "faint", SMALL + 2, "middle"),
        halo=halo(1, 1, wide - 2, high - 2, 11),
        at=disk_at(level, layout),
    )


SHOWN: Final = (display.buildings, display.temples, tracks.pyramid_and_favor)
"""The tiles that each section displays."""
