"""The eight boards, each in its slot of the ring: who stands there, what can be done there.

A side board is 250 x 272, the Palace 676 x 150 and Construction 676 x 160. The board itself is a
spot that everything on it lies inside of; its halo lets clicks through to what it surrounds.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.city.position import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    NOBLES,
    PALACE,
    Table,
)
from teotihuacan.city.tiles import BOARD_KEYS
from teotihuacan.engine.game import Game
from teotihuacan.picture import dice, ground, main_areas, worship
from teotihuacan.picture.ink import LARGE, group, halo, path, rect, spot, text, use
from teotihuacan.picture.symbols import BOARD_SYMBOLS
from teotihuacan.picture.table import arriving, city_table
from teotihuacan.picture.tiles import Row
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words

SIDE: Final = (250, 272)
TOP: Final = (676, 150)
BOTTOM: Final = (676, 160)
COCOA_TOPIC: Final = "topic:1"
EDGE: Final = 8
HEAD: Final = 36
PILL: Final = 54


def size_of(slot: int) -> tuple[int, int]:
    """How wide and high the board in a slot is."""
    return TOP if slot == 0 else BOTTOM if slot == 4 else SIDE


def draw(game: Game, seat: int | None, words: Words, slot: int) -> str:
    """The board lying in a slot of the ring, clockwise from the Palace."""
    t = city_table(game)
    board = t.ring[slot]
    w, h = size_of(slot)
    if not board:
        return rect(1, 1, w - 2, h - 2, "empty-board", 12)
    inside = heading(t, words, board, w)
    wide = w - 2 * EDGE
    if board == PALACE:
        inside += worship.royal_spaces(t, EDGE, HEAD + 4)
        inside += worship.both(453, HEAD + 18) + worship.near_tile(t, board, 426, HEAD + 34)
        inside += plaza(t, board, 492, HEAD + 4, w - 492 - EDGE, h - HEAD - 12)
    elif board == CONSTRUCTION:
        inside += main_areas.construction(t, EDGE, HEAD + 4, 478, h - HEAD - 12)
        inside += plaza(t, board, 492, HEAD + 4, w - 492 - EDGE, h - HEAD - 12)
    elif board == ALCHEMY:
        inside += main_areas.alchemy(t, EDGE, HEAD)
        inside += plaza(t, board, EDGE, 216, wide, 48)
    elif board == NOBLES:
        inside += main_areas.nobles(t, EDGE, HEAD)
        inside += plaza(t, board, EDGE, 184, wide, 80)
    else:
        if board == DECORATIONS:
            inside += main_areas.decorations(t, EDGE, HEAD)
        else:
            inside += main_areas.gather(t, board, EDGE, HEAD)
        inside += plaza(t, board, EDGE, 156, wide, 50)
        inside += worship.sidebar(t, board, EDGE, h - 62)
        inside += worship.both(w / 2 + 24, h - 35)
        inside += worship.near_tile(t, board, w - EDGE - worship.NEAR, h - 62)
    key = BOARD_KEYS[board]
    base = rect(1, 3, w - 2, h - 2, "shade", 12) + rect(1, 1, w - 2, h - 2, "board", 12)
    return spot(
        f"board-{key}",
        base,
        inside,
        halo=rect(-1, -1, w + 2, h + 2, "halo", 14, pointer_events="none"),
        about=f"board:{board}",
        class_=f"board-{key}",
    )


def heading(t: Table, words: Words, board: int, w: float) -> str:
    """Emblem and name, and the place to collect cocoa."""
    key = BOARD_KEYS[board]
    name = fitted(words.part("board", board, "short"), w - 46 - PILL - EDGE, LARGE, bold=True)
    pill = spot(
        f"cocoa-{key}",
        rect(0, 0, PILL, 25, "pill", 12.5),
        Row(19, 1).say(f"+{1 + t.colours_on(board)}").icon("cocoa").centred(PILL / 2, 12.5),
        halo=halo(0, 0, PILL, 25, 11),
        about=COCOA_TOPIC,
        at=(w - PILL - EDGE, 6),
    )
    foot = HEAD - 4
    return (
        path(f"M1 {foot} V13 a12 12 0 0 1 12 -12 H{w - 13} a12 12 0 0 1 12 12 V{foot}Z", "head")
        + use(BOARD_SYMBOLS[board], 23, 18, 25)
        + text(42, 25, name, "bold", LARGE)
        + frets(52 + width(name, LARGE, bold=True), w - PILL - EDGE - 8)
        + pill
    )


def frets(left: float, right: float) -> str:
    """A quiet band of frets between the name and the pill, as far as there is room."""
    count = int((right - left) // ground.FRET)
    return group(ground.fret(count, "head-greca"), at=(left, 12)) if count > 0 else ""


# --- workers --------------------------------------------------------------------------------------


def plaza(t: Table, board: int, x: float, y: float, w: float, h: float) -> str:
    """The general area of a board, with everybody who stands there."""
    arrives = arriving(t)
    standing: list[tuple[int, int, int]] = []  # seat (or 4 + colour), worker, power
    for player in t.players:
        for worker, place in enumerate(player.place):
            if place == board or arrives.get((player.seat, worker)) == board:
                standing.append((player.seat, worker, player.power[worker]))
    for colour, boards in enumerate(t.neutral):
        for worker, place in enumerate(boards):
            if place == board:
                standing.append((4 + colour, worker, 0))
    side, across, gap = fitting(len(standing), w - 8, h - 8)
    rows = -(-len(standing) // across)
    top = y + (h - rows * (side + gap) + gap) / 2
    drawn = [rect(x, y, w, h, "plaza", 8)]
    for i, (seat, worker, power) in enumerate(standing):
        row = i // across
        count = min(across, len(standing) - row * across)
        left = x + (w - count * (side + gap) + gap) / 2 + i % across * (side + gap)
        down = top + row * (side + gap)
        if seat < 4:
            drawn.append(dice.worker(seat, worker, power, left, down, side))
        else:
            drawn.append(dice.neutral(seat - 4, worker, left, down, side))
    return "".join(drawn)


def fitting(count: int, w: float, h: float) -> tuple[float, int, float]:
    """The largest dice that fit: their side, how many in a row, and the gap."""
    gap = 5.0
    side = float(dice.SIZE)
    while side > 12:
        across = max(1, int((w + gap) // (side + gap)))
        if -(-count // across) * (side + gap) - gap <= h:
            return side, across, gap
        side -= 1
        gap = 3.0
    return side, max(1, int(w // (side + gap))), gap
