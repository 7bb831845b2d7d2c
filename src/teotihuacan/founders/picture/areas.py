"""Player areas: name and standing, disks in hand, cubes, masks and Worship tiles."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import pieces
from teotihuacan.founders.picture.names import own_spot, topic
from teotihuacan.founders.picture.symbols import MASK_SYMBOLS, RESOURCE_SYMBOLS
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.state import Founder, Founding
from teotihuacan.picture import areas
from teotihuacan.picture.areas import WIDE
from teotihuacan.picture.ink import LARGE, SMALL, circle, group, halo, spot, text, use
from teotihuacan.picture.seats import SEATS
from teotihuacan.words import Words

HIGH: Final = 97
LINE: Final = 50
TABLET: Final = (84, 28)
DISK: Final = (25, 15)


def draw(game: Game[Founding], viewer: int | None, words: Words, seat: int) -> str:
    founding = game.state
    founder = founding.founders[seat]
    turn = not game.over and seat in (founding.active, game.actor)
    drawn = [areas.ground(HIGH, turn), areas.plate(game, words, seat, turn, 30)]
    if founding.first == seat:
        sign = use("first", areas.before_points(game, seat) - 46, 18.5, 24)
        drawn.append(group(sign, data_about=topic("round")))
    drawn += [in_hand(founder), cubes(founder), masks(founder), worship(founder), starting(founder)]
    return group(*drawn, class_=SEATS[seat])


def line(game: Game[Founding], seat: int) -> str:
    """Disks, cubes and points of a seat, in one line."""
    founder = game.state.founders[seat]
    disk = group(pieces.disk(seat, *DISK), at=(30, areas.PURSE[1] / 2 - 8))
    left = text(60, areas.PURSE[1] / 2 + 7, founder.disks, "bold", LARGE)
    lying = [
        areas.counted(symbol, spaces.bit_count(), 92 + place * 62)
        for place, (symbol, spaces) in enumerate(zip(RESOURCE_SYMBOLS, founder.cubes, strict=True))
    ]
    return areas.purse(game, seat, disk, left, *lying)


def in_hand(founder: Founder) -> str:
    """The disks that are left, or a sign for a player who has passed."""
    if founder.passed:
        return use("pass", 22, LINE, 24)
    apart = min(DISK[0] + 3, 84 / max(1, founder.disks))
    disk = pieces.disk(founder.seat, *DISK)
    drawn = [group(disk, at=(9 + place * apart, LINE - 8)) for place in range(founder.disks)]
    return group(*drawn, data_about=topic("turn"))


def cubes(founder: Founder) -> str:
    drawn: list[str] = []
    for place, (symbol, spaces) in enumerate(zip(RESOURCE_SYMBOLS, founder.cubes, strict=True)):
        x = 132 + place * 52
        count = text(x + 14, LINE + 6.5, spaces.bit_count(), "bold", LARGE)
        drawn.append(group(use(symbol, x, LINE, 22), count, data_count=f"{symbol}-{founder.seat}"))
    return group(*drawn, data_about=topic("cubes"))


def masks(founder: Founder) -> str:
    """Draw the number of Mask tiles of each colour."""
    drawn: list[str] = []
    counts = [sum(1 for mask in founder.masks if mask % 3 == colour) for colour in range(3)]
    x = WIDE - 16
    for colour in reversed(range(3)):
        if counts[colour]:
            drawn.append(use(MASK_SYMBOLS[colour], x, LINE, 21))
            x -= 24
            if counts[colour] > 1:
                drawn.append(text(x + 10, LINE + 5, counts[colour], "bold", SMALL, "end"))
                x -= 12
    return group(*drawn, data_about=topic("masks")) if drawn else ""


def worship(founder: Founder) -> str:
    """Worship tiles side by side; where there are many, only what each brings, and closer; the
    same only once, with their number."""
    kinds = list(dict.fromkeys(founder.worship))
    if not kinds:
        return ""
    high = TABLET[1]
    room = WIDE - 18
    widths = [pieces.worship_width(kind, TABLET[0]) for kind in kinds]
    brief = sum(widths) + 5 * (len(kinds) - 1) > room
    if brief:
        widths = [pieces.BRIEF] * len(kinds)
    gap = min(5.0, (room - sum(widths)) / max(1, len(kinds) - 1))
    drawn: list[str] = []
    x = 0.0
    for kind, wide in zip(kinds, widths, strict=True):
        count = founder.worship.count(kind)
        inside = (
            pieces.worship_brief(kind, high) if brief else pieces.worship_tile(kind, wide, high)
        )
        if count > 1:
            inside += circle(wide - 3, 3, 10, "bonus-disk")
            inside += text(wide - 3, 9, count, "bold", SMALL, "middle")
        name, edge = own_spot(founder.seat, kind), halo(0, 0, wide, high, 5)
        drawn.append(spot(name, inside, halo=edge, about=f"worship:{kind}", at=(x, 0)))
        x += wide + gap
    return group(*drawn, at=(9, 65))


def starting(founder: Founder) -> str:
    """The Pyramid tiles that are still to be placed at setup, right of the Worship tiles."""
    left = [colour for colour in range(len(tiles.COLOURS)) if founder.start >> colour & 1]
    return "".join(
        group(pieces.pyramid_tile(colour, 28), at=(WIDE - 10 - 32 * (len(left) - place), 65))
        for place, colour in enumerate(left)
    )
