"""The altars between the boards: two halves each, Shamans on them, Major Discovery tiles below."""

from typing import Final

from teotihuacan.city.modules.altars.rules import printed
from teotihuacan.city.modules.altars.rules.benefits import benefit_of
from teotihuacan.city.modules.altars.rules.state import UNDRAWN, altars_of, pointed_board
from teotihuacan.city.picture import tiles
from teotihuacan.city.picture.period.figures import shaman_piece
from teotihuacan.city.picture.period.looks import look_of
from teotihuacan.city.picture.subject import topic
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from teotihuacan.city.words import doubt
from teotihuacan.engine.game import Game
from teotihuacan.picture.doubt import mark
from teotihuacan.picture.ink import group, halo, path, rect, remembered, spot, text, use
from teotihuacan.words import Words

SIZE: Final = (171, 206)
HEAD: Final = 26
HALF: Final = (79, 124)
TILE: Final = 40
NAMES: Final = tuple(f"altar-{altar}" for altar in range(printed.ALTARS))

Place = tuple[float, float]


def mirrored(altar: int) -> bool:
    """Below the court the ring runs to the left, so the first half lies on the right."""
    return printed.GAPS[altar][0] in (4, 5)


def half_at(half: int) -> Place:
    """The corner of a half on its altar."""
    right = (half % 2 == 1) != mirrored(half // 2)
    return (SIZE[0] - 5 - HALF[0] if right else 5), HEAD + 4


def shaman_at(half: int) -> Place:
    """Where a Shaman stands on its altar."""
    x, y = half_at(half)
    return x + HALF[0] / 2, y + 50


def draw(game: Game[City], seat: int | None, words: Words, altar: int) -> str:
    city = game.state
    w, h = SIZE
    altars = altars_of(city)
    drawn = rect(1, 3, w - 2, h - 2, "shade", 12) + rect(1, 1, w - 2, h - 2, "altar-stone", 12)
    if altars.tiles[altar] == UNDRAWN:
        return drawn
    said = doubt.doubt(words, doubt.ALTAR_HALVES, doubt.MAJOR_TILES, doubt.SHAMAN_TILES)
    drawn += path(
        f"M1 {HEAD} V13 a12 12 0 0 1 12 -12 H{w - 13} a12 12 0 0 1 12 12 V{HEAD}Z", "altar-head"
    )
    drawn += use("worship", w / 2 - (12 if said else 0), 14, 20)
    drawn += mark(said, w / 2 + 12, 14, 18)
    for half in (2 * altar, 2 * altar + 1):
        drawn += pointer(city, words, half) + draw_half(city, half)
    return group(drawn, data_about=topic("shamans")) + pile(altars.piles[altar], altar)


def pointer(city: City, words: Words, half: int) -> str:
    """The board that a half points to, in the head of the altar."""
    look = look_of(city, words, pointed_board(city, half))
    x, _ = half_at(half)
    left = x < SIZE[0] / 2
    at = (x + 10, 14) if left else (x + HALF[0] - 10, 14)
    arrow = group(use("arrow", 0, 0, 15), at=at, turn=180 if left else 0)
    return arrow + use(look.symbol, at[0] + (22 if left else -22), 14, 20)


def draw_half(city: City, half: int) -> str:
    """A half: who stands there, and what it brings."""
    w, h = HALF
    shamans = altars_of(city).shamans
    here = [seat for seat, on in enumerate(shamans) if on == half]
    x, y = half_at(half)
    inside = rect(0, 0, w, h, "half", 8) + path(f"M{w / 2 - 24} 72 h48", "ledge")
    inside += brings(benefit_of(city, half))
    for place, owner in enumerate(here):
        a, b = shaman_at(half)
        apart = (place - (len(here) - 1) / 2) * 34
        stands = altars_of(city).stands(owner)
        inside += shaman_piece(owner, stands, a - x + apart, b - y + (0 if stands else 6))
    return spot(
        f"half-{half}",
        inside,
        halo=rect(-2, -2, w + 4, h + 4, "halo", 10, pointer_events="none"),
        about=f"half:{benefit_of(city, half)}",
        at=(x, y),
    )


@remembered
def brings(number: int) -> str:
    """What a half brings, in one line or two."""
    if number < 0:
        return ""
    benefit = printed.BENEFITS[number]
    lines: list[Row] = []
    if not benefit.pay.is_empty():
        lines.append(Row(19, 2).things(benefit.pay).arrow())
    if not benefit.goods.is_empty():
        goods = Row(19, 2).things(benefit.goods)
        if benefit.unlock:
            goods.apart(3).icon("unlock", 19)
        lines.append(goods)
    elif benefit.unlock:
        lines.append(Row(19, 2).icon("unlock"))
    if benefit.claims:
        lines.append(Row(24, 2).say(benefit.claims).icon("major"))
    if benefit.back:
        lines.append(Row(19, 2).say(f"{benefit.times}×").apart(4).say(benefit.back).icon("back"))
    high = 21.0
    first = 100 - (len(lines) - 1) * high / 2
    return "".join(
        line.centred(HALF[0] / 2, first + number * high) for number, line in enumerate(lines)
    )


def pile(tiles_there: tuple[int, ...], altar: int) -> str:
    """The Major Discovery tiles on an altar side by side; each kind is a spot once."""
    drawn: list[str] = []
    seen: list[int] = []
    step = TILE + 1.5
    count = len(tiles_there)
    left = (SIZE[0] - count * step + 1.5) / 2
    for place, kind in enumerate(sorted(tiles_there)):
        at = (left + place * step, HEAD + HALF[1] + 9)
        art = tiles.discovery(kind, TILE)
        if kind in seen:
            drawn.append(group(art, at=at, data_about=f"tile:{kind}"))
            continue
        seen.append(kind)
        name = f"{NAMES[altar]}-{discovery.TILES[kind].key}"
        drawn.append(spot(name, art, halo=halo(0, 0, TILE, TILE), about=f"tile:{kind}", at=at))
    if not count:
        drawn.append(text(SIZE[0] / 2, HEAD + HALF[1] + 34, "–", "faint", anchor="middle"))
    return "".join(drawn)
