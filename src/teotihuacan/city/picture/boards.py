"""The eight boards, each in its slot of the ring, with workers and actions.

A side board is 250 x 272, the Palace 676 x 150 and Construction 676 x 160; on a phone and beside
altars these two have their workers below, so that they are as large as the others. The board
itself is a spot that everything on it lies inside of; its halo lets clicks through to what it
surrounds.
"""

from functools import cache
from typing import Final, NamedTuple

from teotihuacan.city.picture import main_areas, workers, worship
from teotihuacan.city.picture.looks import Look, look_of
from teotihuacan.city.picture.names import arriving, topic
from teotihuacan.city.picture.plan import BASE, TALL_BOTTOM, TALL_TOP, Plan, plan_of
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.printed import turn
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.goods import GATHERING
from teotihuacan.engine.game import Game
from teotihuacan.picture import ornament, seats
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.ink import LARGE, halo, path, rect, remembered, spot, text, use
from teotihuacan.picture.symbols import unverified_mark
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words

SLOTS: Final = 8
SIDE: Final = BASE.side
TOP_PHONE: Final = TALL_TOP
BOTTOM_PHONE: Final = TALL_BOTTOM
EDGE: Final = 8
FINGER: Final = 54  # the side of a die on a phone, where a finger must find it: about 40 pixels
STONE: Final = (58, 27)  # a slab of a plaza
LONG_MORE: Final = 12  # what a long board is higher on a phone, for such dice …
SIDE_MORE: Final = 77  # … and the others, which need two rows of them
HEAD: Final = 36
PILL: Final = 54


Box = tuple[float, float, float, float]


def size_of(slot: int, layout: Layout = "wide", plan: Plan = BASE) -> tuple[int, int]:
    """Return the width and height of the board in a slot."""
    if layout == "phone":
        long = TOP_PHONE if slot == 0 else BOTTOM_PHONE if slot == 4 else None
        w, h = long or plan.side
        return w, h + (LONG_MORE if long else SIDE_MORE)
    return plan.top if slot == 0 else plan.bottom if slot == 4 else plan.side


def plaza_box(board: int, layout: Layout = "wide", plan: Plan = BASE) -> Box:
    """The general area of a board as x, y, width, height."""
    phone = layout == "phone"
    if board in (places.PALACE, places.CONSTRUCTION):
        w, h = size_of(0 if board == places.PALACE else 4, layout, plan)
        if phone or plan.tall:
            tall = 50 + (LONG_MORE if phone else 0)
            return EDGE, h - EDGE - tall, w - 2 * EDGE, tall
        return 492, HEAD + 4, w - 492 - EDGE, h - HEAD - 12
    across = plan.side[0] - 2 * EDGE
    more = SIDE_MORE if phone else 0
    if board in GATHERING:  # a higher board has a higher grid
        return EDGE, 156 + plan.extra, across, 50 + more
    if board in plan.grids:
        return EDGE, 184 + plan.extra, across, 80 + more
    top, high = (
        (226, 40) if board == places.ALCHEMY else (184, 80) if board == places.NOBLES else (156, 50)
    )
    return EDGE, top, across, high + plan.extra + more


def draw(
    game: Game[City], seat: int | None, words: Words, slot: int, layout: Layout = "wide"
) -> str:
    """The board lying in a slot of the ring, clockwise from the Palace."""
    city = game.state
    board = city.ring[slot]
    plan = plan_of(city)
    w, h = size_of(slot, layout, plan)
    if not board:
        return rect(1, 1, w - 2, h - 2, "empty-board", 12)
    look = look_of(city, words, board)
    inside = heading(city, look, board, w)
    flat = layout == "wide" and not plan.tall
    if board == places.PALACE:
        beside = 426 if flat else 438
        inside += worship.royal_spaces(city, EDGE, HEAD + 4, 7 if flat else 12)
        inside += worship.both(beside + worship.NEAR / 2, HEAD + 18)
        inside += worship.near_tile(city, board, beside, HEAD + 34)
    elif board == places.CONSTRUCTION:
        across = 478 if flat else w - 2 * EDGE
        inside += main_areas.construction(city, EDGE, HEAD + 4, across, BASE.bottom[1] - HEAD - 12)
    elif board == places.ALCHEMY:
        inside += main_areas.alchemy(city, EDGE, HEAD)
    elif board == places.NOBLES:
        if city.setting.actions[board].cells:
            inside += main_areas.gather(city, board, EDGE, HEAD, 144 + plan.extra)
        else:
            inside += main_areas.nobles(city, EDGE, HEAD)
    else:
        if board == places.DECORATIONS:
            inside += main_areas.decorations(city, EDGE, HEAD)
        else:
            high = main_areas.GRID_HIGH + plan.extra
            inside += main_areas.gather(city, board, EDGE, HEAD, high)
        inside += worship.sidebar(city, board, EDGE, h - 62)
        inside += worship.both(w / 2 + 24, h - 35)
        inside += worship.near_tile(city, board, w - EDGE - worship.NEAR, h - 62)
    inside += plaza(city, board, layout)
    key = printed_boards.BOARD_KEYS[board]
    base = rect(1, 3, w - 2, h - 2, "shade", 12) + rect(1, 1, w - 2, h - 2, "board", 12)
    edge = rect(-1, -1, w + 2, h + 2, "halo", 14, pointer_events="none")
    about = f"board:{board}"
    return spot(f"board-{key}", base, inside, halo=edge, about=about, class_=look.class_)


def heading(city: City, look: Look, board: int, w: float) -> str:
    """Emblem and name, and the place to collect cocoa."""
    return titled(board, look, city.colours_on(board) + turn.COLLECTED, w)


@remembered
def titled(board: int, look: Look, cocoa: int, w: float) -> str:
    key = printed_boards.BOARD_KEYS[board]
    doubtful = 24 if look.doubt else 0
    name = fitted(look.name, w - 46 - PILL - EDGE - doubtful, LARGE, bold=True)
    behind = 52 + width(name, LARGE, bold=True)
    pill = spot(
        f"cocoa-{key}",
        rect(0, 0, PILL, 25, "pill", 12.5),
        Row(19, 1).say(f"+{cocoa}").icon("cocoa").centred(PILL / 2, 12.5),
        halo=halo(0, 0, PILL, 25, 11),
        about=topic("cocoa"),
        at=(w - PILL - EDGE, 6),
    )
    foot = HEAD - 4
    return (
        path(f"M1 {foot} V13 a12 12 0 0 1 12 -12 H{w - 13} a12 12 0 0 1 12 12 V{foot}Z", "head")
        + use(look.symbol, 23, 18, 25)
        + text(42, 25, name, "bold", LARGE)
        + unverified_mark(look.doubt, behind + 6, 18)
        + ornament.between(behind + doubtful, w - PILL - EDGE - 8, 12)
        + pill
    )


# --- workers --------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """A worker in the general area of a board, with the position of its die."""

    seat: int  # or 4 + colour of a neutral one
    worker: int
    power: int
    x: float
    y: float
    side: float


def standing(city: City, board: int, layout: Layout = "wide") -> list[Standing]:
    """Return all workers in the general area of a board, in centred rows."""
    x, y, w, h = plaza_box(board, layout, plan_of(city))
    arrives = arriving(city)
    here: list[tuple[int, int, int]] = []
    for player in city.players:
        for worker, place in enumerate(player.place):
            if place == board or arrives.get((player.seat, worker)) == board:
                here.append((player.seat, worker, player.power[worker]))
    for colour, boards in enumerate(city.neutral):
        for worker, place in enumerate(boards):
            if place == board:
                here.append((4 + colour, worker, 0))
    most = FINGER if layout == "phone" else seats.SIZE
    side, across, gap = fitting(len(here), w - 6, h - 6, most)
    rows = -(-len(here) // across)
    top = y + (h - rows * (side + gap) + gap) / 2
    placed: list[Standing] = []
    for i, (seat, worker, power) in enumerate(here):
        row = i // across
        count = min(across, len(here) - row * across)
        spare = (w - 6 - count * side) / max(1, count - 1)
        apart = side + (min(10, max(gap, spare)) if layout == "phone" else gap)
        left = x + (w - count * apart + apart - side) / 2 + i % across * apart
        placed.append(Standing(seat, worker, power, left, top + row * (side + gap), side))
    return placed


def plaza(city: City, board: int, layout: Layout = "wide") -> str:
    """Draw the general area of a board, with all workers."""
    box = plaza_box(board, layout, plan_of(city))
    drawn = [rect(*box, "plaza", 8), path(paving(*box), "paving")]
    for seat, worker, power, x, y, side in standing(city, board, layout):
        if seat < 4:
            drawn.append(workers.worker(seat, worker, power, x, y, side))
        else:
            drawn.append(workers.neutral(seat - 4, worker, x, y, side))
    return "".join(drawn)


@cache
def paving(x: float, y: float, w: float, h: float) -> str:
    """Draw the joints between the slabs of a plaza, so that it does not look unfinished."""
    rows = max(2, round(h / STONE[1]))
    across = max(2, round(w / STONE[0]))
    wide, high = w / across, h / rows
    joints = [f"M{x:g} {y + row * high:.1f}h{w:g}" for row in range(1, rows)]
    for row in range(rows):
        first = wide * (0.5 if row % 2 else 1)
        count = across if row % 2 else across - 1
        joints += [
            f"M{x + first + stone * wide:.1f} {y + row * high:.1f}v{high:.1f}"
            for stone in range(count)
        ]
    return "".join(joints)


def fitting(count: int, w: float, h: float, most: int = seats.SIZE) -> tuple[float, int, float]:
    """The largest dice that fit: their side, how many in a row, and the gap."""
    gap = 5.0 if most < FINGER else 3.0
    side = float(most)
    while side > 12:
        across = max(1, int((w + gap) // (side + gap)))
        if -(-count // across) * (side + gap) - gap <= h:
            return side, across, gap
        side -= 1
        gap = 3.0
    return side, max(1, int(w // (side + gap))), gap
