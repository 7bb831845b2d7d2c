"""The Ascension wheel: five rewards to choose from, and the fourth workers that wait for one."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from teotihuacan.city.picture import workers
from teotihuacan.city.picture.centre.piles import points
from teotihuacan.city.picture.names import topic
from teotihuacan.city.picture.spots import WHEEL_KEYS
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules import places
from teotihuacan.city.rules.goods.bundle import things
from teotihuacan.city.rules.printed import calendar
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.picture.ink import SMALL, circle, group, path, rect, spot, text, use
from teotihuacan.picture.type import fitted
from teotihuacan.words import Words

SIZE: Final = (132, 236)
MIDDLE: Final = (66.0, 92.0)
RADIUS: Final = 65.0
HUB: Final = 17.0
DIE: Final = 28
WAITING: Final = 184  # where the waiting workers begin


def draw(game: Game[City], seat: int | None, words: Words) -> str:
    city = game.state
    title = fitted(words.text("picture.wheel"), SIZE[0], SMALL, True)
    drawn = [
        text(SIZE[0] / 2, 14, title, "bold", SMALL, "middle"),
        circle(MIDDLE[0] + 0.5, MIDDLE[1] + 2.5, RADIUS, "shade"),
    ]
    cocoa = city.setting.edition.ascension_cocoa
    drawn += [sector(cocoa, number) for number in range(len(WHEEL_KEYS))]
    drawn.append(circle(*MIDDLE, HUB, "hub"))
    drawn.append(use("power", *MIDDLE, 21))
    drawn.append(waiting(city))
    return group(*drawn, data_about=topic("ascension"))


def on_rim(turn: float, radius: float) -> tuple[float, float]:
    return MIDDLE[0] + radius * sin(turn), MIDDLE[1] - radius * cos(turn)


def wedge(number: int) -> str:
    """The outline of a sector, the first one at the top, the others clockwise."""
    begin, end = ((2 * number + side) * pi / len(WHEEL_KEYS) for side in (-1, 1))
    (a, b), (c, d) = on_rim(begin, RADIUS), on_rim(end, RADIUS)
    (e, f), (g, h) = on_rim(end, HUB), on_rim(begin, HUB)
    return (
        f"M{a:.2f} {b:.2f}A{RADIUS} {RADIUS} 0 0 1 {c:.2f} {d:.2f}L{e:.2f} {f:.2f}"
        f"A{HUB} {HUB} 0 0 0 {g:.2f} {h:.2f}Z"
    )


@cache
def sector(cocoa: int, number: int) -> str:
    outline = wedge(number)
    x, y = on_rim(2 * pi * number / len(WHEEL_KEYS), 43.5)
    drawn = path(outline, f"sector sector-{number % 2 if number < 4 else 2}")
    return spot(
        f"wheel-{WHEEL_KEYS[number]}", drawn, prize(cocoa, number, x, y), halo=path(outline, "halo")
    )


def prize(cocoa: int, number: int, x: float, y: float) -> str:
    """Draw the reward of a sector, in one line or two."""
    if number == 0:
        return points(calendar.ASCENSION_POINTS, x, y, 27)
    if number == 1:
        return Row(21, 2).things(things(cocoa=cocoa)).centred(x, y)
    if number == 2:
        return use("temple-any", x, y, 26)
    if number == 3:
        return Row(15, 2).things(things(cocoa=calendar.ASCENSION_PAY)).centred(x, y - 11) + Row(
            20, 2
        ).things(things(temple=2)).centred(x, y + 8)
    return Row(15, 2).things(things(cocoa=calendar.FOURTH_WORKER_COCOA)).centred(x, y - 11) + use(
        "worker-more", x, y + 8, 22
    )


def waiting(city: City) -> str:
    """Draw the fourth workers that are still unused."""
    count = len(city.players)
    apart = (SIZE[0] - 6) / 4
    left = (SIZE[0] - apart * (count - 1) - DIE) / 2
    drawn: list[str] = []
    for player in city.players:
        x = left + player.seat * apart
        drawn.append(rect(x - 1, WAITING - 1, DIE + 2, DIE + 2, "seat-bed", 8))
        for worker, place in enumerate(player.place):
            if place == places.WHEEL:
                power = max(player.power[worker], calendar.FOURTH_WORKER_POWER)
                drawn.append(workers.worker(player.seat, worker, power, x, WAITING, DIE))
    return "".join(drawn)
