"""The tray: what is on offer now and lies nowhere on the table, one thing for each such choice."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.picture import tiles
from teotihuacan.city.picture.spots import spots
from teotihuacan.city.picture.subject import city_of
from teotihuacan.city.picture.tiles import MINUS, Row
from teotihuacan.city.rules.bundle import Bundle
from teotihuacan.city.rules.setup import DISCOVERERS
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.tiles import DISCOVERY, TEMPLE_REWARD, TOP_STEP
from teotihuacan.engine.game import Game
from teotihuacan.picture import dice
from teotihuacan.picture.ink import SMALL, group, halo, spot, text, use
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words
from teotihuacan.words.speaker import choice_phrase

SIZE: Final = (370, 168)
GAP: Final = 10
BUTTON: Final = 44
TRAY: Final = "tray-"

REFUSING: Final = ("decline", "no-extra", "no-power")
DONE: Final = ("stop", "built", "enough")

KINDS: Final = {kind.key: number for number, kind in enumerate(DISCOVERY)}


class Offer:
    """Something in the tray: its size, how it looks, what explains it."""

    def __init__(self, wide: float, tall: float, drawn: str, about: str | None = None) -> None:
        self.wide: Final = wide
        self.tall: Final = tall
        self.drawn: Final = drawn
        self.about: Final = about


def draw(game: Game, seat: int | None, words: Words) -> str:
    """What the asked seat can choose from; others see only what lies open to all."""
    city = city_of(game)
    if seat is None or game.actor != seat:
        return arranged([(None, starting(city, tile)) for tile in city.face_up])
    found: list[tuple[str | None, Offer]] = []
    for id, name in spots(game).items():
        if name.startswith(TRAY):
            found.append((name, offer(game, city, words, id, name.removeprefix(TRAY))))
    return arranged(found)


def offer(game: Game, city: City, words: Words, id: int, code: str) -> Offer:
    """How a choice looks."""
    seat = city.agenda[-1][1]
    parts = choice_phrase(game, id)[1]
    if code.startswith("keep"):
        return starting(city, parts["start"])
    if code.startswith("claim-"):
        kind = KINDS[code.removeprefix("claim-")]
        return Offer(64, 64, tiles.discovery(kind, 64), f"tile:{kind}")
    if code.startswith("start+"):
        power = parts["power"]
        drawn = group(dice.die(seat, power), at=(8, 8))
        drawn += use("arrow", 56, 24, 18) + group(dice.die(seat, power + 1), at=(72, 8))
        return Offer(112, 50, tiles.plate(112, 50) + drawn)
    if code in ("wood", "stone", "gold"):
        return Offer(72, 64, tiles.plate(72, 64) + use(code, 36, 32, 44))
    if code == "reward":
        temple, step = divmod(parts["reward"], TOP_STEP + 1)
        return button(Row(26).things(TEMPLE_REWARD[temple][step]))
    if "oriented" in parts:
        return rotation(parts["oriented"], parts["points"])
    if code == "buy-power":
        return button(Row(26).icon("cocoa").arrow().icon("power"))
    if code in ("full", "less-stone", "less-wood"):
        return button(Row(26).things(Bundle(stone=parts["stone"], wood=parts["wood"])))
    if code.startswith("pay") and "amount" in parts:
        return salary(parts["amount"], parts.get("points", 0))
    return spoken("no" if code in REFUSING else "yes", words.choice(game, id))


def starting(city: City, tile: int) -> Offer:
    """A starting tile; a discovery tile that comes with it lies on its corner."""
    drawn = tiles.starting(tile, 112, 68)
    if tile in DISCOVERERS:
        kind = city.linked[DISCOVERERS.index(tile)]
        if kind >= 0:
            drawn += group(tiles.discovery(kind, 40, price=False), at=(74, 30))
    return Offer(112, 68, drawn, f"start:{tile}")


def rotation(oriented: int, points: int) -> Offer:
    """A tile as it would lie, with the points of its matching icons."""
    drawn = tiles.pyramid_tile(oriented, 78)
    if points:
        drawn += Row(24).points(f"+{points}").centred(70, 10)
    return Offer(82, 82, drawn)


def salary(cocoa: int, points: int) -> Offer:
    row = Row(22).say(cocoa).icon("cocoa")
    if points:
        row.say(f"{MINUS}{points}").icon("points", 24)
    return button(row)


def button(row: Row) -> Offer:
    wide = max(row.width + 20, BUTTON)
    return Offer(wide, BUTTON, tiles.plate(wide, BUTTON, r=8) + row.centred(wide / 2, BUTTON / 2))


def spoken(sign: str, said: str) -> Offer:
    """An answer that has no picture: a sign and the words of the choice."""
    shown = fitted(said, SIZE[0] - 60, SMALL, bold=True)
    wide = width(shown, SMALL, bold=True) + 52
    drawn = tiles.plate(wide, BUTTON, r=8) + use(sign, 23, BUTTON / 2, 26)
    return Offer(wide, BUTTON, drawn + text(42, BUTTON / 2 + 5, shown, "bold"))


def arranged(found: list[tuple[str | None, Offer]]) -> str:
    """The offers in centred lines, smaller where they would not fit."""
    if not found:
        return ""
    for percent in range(100, 30, -5):
        room = SIZE[0] * 100 / percent
        lines = broken(found, room)
        tall = sum(max(thing.tall for _, thing in line) + GAP for line in lines) - GAP
        if tall * percent / 100 <= SIZE[1]:
            break
    drawn: list[str] = []
    down = (SIZE[1] * 100 / percent - tall) / 2
    for line in lines:
        wide = sum(thing.wide + GAP for _, thing in line) - GAP
        left = (room - wide) / 2
        tallest = max(thing.tall for _, thing in line)
        for name, thing in line:
            drawn.append(laid(name, thing, left, down + (tallest - thing.tall) / 2))
            left += thing.wide + GAP
        down += tallest + GAP
    return group(*drawn, scale=percent / 100)


def broken(
    found: list[tuple[str | None, Offer]], room: float
) -> list[list[tuple[str | None, Offer]]]:
    """The offers broken into as few lines as there is room for, about equally full."""
    total = sum(thing.wide + GAP for _, thing in found) - GAP
    for count in range(max(1, int(total // (room + GAP))), len(found) + 1):
        each = -(-len(found) // count)
        lines = [found[i : i + each] for i in range(0, len(found), each)]
        if all(sum(thing.wide + GAP for _, thing in line) - GAP <= room for line in lines):
            return lines
    return [[one] for one in found]


def laid(name: str | None, thing: Offer, x: float, y: float) -> str:
    if name is None:
        return group(thing.drawn, at=(x, y), data_about=thing.about)
    outline = halo(0, 0, thing.wide, thing.tall)
    return spot(name, thing.drawn, halo=outline, about=thing.about, at=(x, y))
