"""The calendar: the light disc follows the dark one around; where they meet comes the Eclipse."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from teotihuacan.city.picture.modules import pictures
from teotihuacan.city.picture.names import topic
from teotihuacan.city.picture.tiles import MINUS, Row
from teotihuacan.city.rules.scoring.eclipse import LAST_ERA, is_last
from teotihuacan.city.rules.scoring.forecast import eclipse_points, unpaid
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.picture.ink import SMALL, circle, group, path, text, use
from teotihuacan.picture.type import fitted
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital

SIZE: Final = (132, 188)
MIDDLE: Final = (66.0, 66.0)
RADIUS: Final = 51.0
STEPS: Final = 12  # the furthest place of the dark disc
DISC: Final = 12.5


def draw(game: Game[City], seat: int | None, words: Words) -> str:
    city = game.state
    x, y = MIDDLE
    drawn = [circle(x, y, RADIUS + 14, "sunstone"), circle(x, y, RADIUS - 15, "sun-heart")]
    drawn.append(path(rays(), "rays"))
    drawn += [step_mark(city, step) for step in range(STEPS + 1)]
    drawn.append(use("eclipse", x, y, 42))
    drawn.append(discs(city))
    drawn.append(captions(game, city, words))
    if seat is not None and seat < city.setting.people and not game.over and not city.secret:
        drawn.append(prospect(game, city, seat))
    drawn += [picture.calendar(city, SIZE[0] - 14, 14) for picture in pictures()]
    return group(*drawn, data_about=topic("calendar"))


@cache
def place_of(step: int) -> tuple[float, float]:
    """Steps go clockwise from the lower left to the lower right."""
    turn = (-150 + step * 300 / STEPS) * pi / 180
    return MIDDLE[0] + RADIUS * sin(turn), MIDDLE[1] - RADIUS * cos(turn)


def step_mark(city: City, step: int) -> str:
    x, y = place_of(step)
    class_ = "day past" if step < city.light else "day" if step <= city.dark else "day beyond"
    return circle(x, y, 5 if step <= city.dark else 2.5, class_)


@cache
def rays() -> str:
    """Sixteen short rays around the heart of the stone."""
    drawn: list[str] = []
    for ray in range(16):
        turn = ray * pi / 8
        near, far = RADIUS - 25, RADIUS - (19 if ray % 2 else 17)
        (x, y), a, b = MIDDLE, sin(turn), cos(turn)
        drawn.append(f"M{x + near * a:.1f} {y - near * b:.1f}L{x + far * a:.1f} {y - far * b:.1f}")
    return "".join(drawn)


def discs(city: City) -> str:
    """The dark disc lies half over the light one when they have met."""
    met = city.light >= city.dark
    light = place_of(city.light)
    dark = place_of(city.dark)
    if met:
        light, dark = (light[0] - 4, light[1] - 2), (dark[0] + 4, dark[1] + 2)
    return group(
        circle(1, 2, DISC, "shade"),
        circle(0, 0, DISC, "disc-light"),
        circle(0, 0, 5, "disc-eye"),
        at=light,
        data_piece="disc-light",
    ) + group(
        circle(1, 2, DISC, "shade"),
        circle(0, 0, DISC, "disc-dark"),
        path("M-3 -6A7 7 0 1 0 6 4A8 8 0 0 1 -3 -6Z", "disc-moon"),
        at=dark,
        data_piece="disc-dark",
    )


def captions(game: Game, city: City, words: Words) -> str:
    """The era, and how far away the Eclipse is."""
    if is_last(city):
        era = words.text("picture.era.last")
    else:
        era = words.text("picture.era", era=city.era + 1, eras=LAST_ERA + 1)
    if game.over:
        until = words.say(("over", {}))
    elif city.countdown >= 0:
        until = words.text("picture.countdown", turns=city.countdown)
    else:
        until = words.text("picture.until", left=max(0, city.dark - city.light))
    lines = ((148, era, "bold", True), (164, until, "", False))
    drawn: list[str] = []
    for y, said, class_, bold in lines:
        shown = fitted(capital(said), SIZE[0], SMALL, bold)
        drawn.append(text(SIZE[0] / 2, y, shown, class_, SMALL, "middle"))
    return "".join(drawn)


def prospect(game: Game[City], city: City, seat: int) -> str:
    """Draw the salary that is due, and what the Eclipse would score now."""
    ahead = game.hypothetical().state
    due, missing, _ = unpaid(city, seat)
    row = Row(18).say(f"{MINUS}{due}").icon("cocoa")
    if missing:
        row.say("!")
    row.say(f"+{eclipse_points(game.rules, ahead, seat)}").icon("points", 20)
    return row.centred(SIZE[0] / 2, 178)
