"""Spaces for locked workers: royal tiles, temple sidebars, and the tiles beside them."""

from typing import Final

from teotihuacan.city.picture import tiles, workers
from teotihuacan.city.picture.modules import pictures
from teotihuacan.city.picture.names import topic
from teotihuacan.city.picture.symbols import TEMPLE_SYMBOLS
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import boards, turn
from teotihuacan.city.rules.state import City
from teotihuacan.picture.ink import group, halo, rect, spot, use
from teotihuacan.picture.row import plate

ROYAL: Final = (132, 102)
SIDEBAR_SIZE: Final = (104, 54)
NEAR: Final = 54


def altar(city: City, space: int, x: float, y: float) -> str:
    """A worship space, 38 x 38: the worker locked there, or the brazier that waits."""
    drawn = rect(x, y, 38, 38, "altar", 8)
    for player in city.players:
        for worker, place in enumerate(player.place):
            if place == space:
                power = player.power[worker]
                return drawn + workers.worker(player.seat, worker, power, x + 3, y + 3, locked=True)
    return drawn + use("worship", x + 19, y + 19, 24, "waiting")


def royal_spaces(city: City, x: float, y: float, gap: float) -> str:
    """The royal tiles in a row; before they are drawn, their empty places."""
    w, h = ROYAL
    drawn: list[str] = []
    for place in range(3):
        left = x + place * (w + gap)
        if place >= len(city.royal):
            drawn.append(rect(left, y, w, h, "empty-tile", 8))
            continue
        index = city.royal[place]
        owned = "".join(picture.royal(city, places.ROYAL_SPACE + place) for picture in pictures())
        inside = (
            plate(w, h, "tile royal", 8)
            + tiles.royal_effect(index, 25).centred(w / 2, 27)
            + altar(city, places.ROYAL_SPACE + place, 14, 56)
            + tiles.limit(index, 22).centred(92, 63 if owned else 75)
            + owned
        )
        name, edge = f"royal-{place + 1}", halo(0, 0, w, h, 8)
        drawn.append(spot(name, inside, halo=edge, about=f"royal:{index}", at=(left, y)))
    return "".join(drawn)


def sidebar(city: City, board: int, x: float, y: float) -> str:
    """The temple sidebar of a board: lock a worker, climb a temple."""
    w, h = SIDEBAR_SIZE
    symbol = TEMPLE_SYMBOLS[boards.SIDEBAR_TEMPLE[board]]
    drawn = rect(0, 0, w, h, "sidebar", 8) + altar(city, places.SIDEBAR + board, 8, 8)
    drawn += use("arrow", 57, 27, 15) + use(symbol, 83, 27, 32)
    name = f"worship-{boards.BOARD_KEYS[board]}"
    return spot(name, drawn, halo=halo(0, 0, w, h, 8), about=topic("worship"), at=(x, y))


def near_tile(city: City, board: int, x: float, y: float) -> str:
    """The discovery tile beside the worship space."""
    kind = city.near[board]
    if kind < 0:
        return rect(x, y, NEAR, NEAR, "empty-tile", 5)
    name = f"near-{boards.BOARD_KEYS[board]}"
    shown = spot(name, tiles.discovery(kind), halo=halo(0, 0, NEAR, NEAR), about=f"tile:{kind}")
    return group(shown, at=(x, y))


def both(x: float, y: float) -> str:
    """The sign between a worship space and its tile: what both cost on top."""
    if turn.BOTH.is_empty():
        return ""
    return tiles.Row(20, 2).say(f"+{turn.BOTH.cocoa}").icon("cocoa").centred(x, y)
