"""The Avenue of the Dead with its piles, and above it the Pyramid track."""

from typing import Final

from teotihuacan.city.picture.centre import piles
from teotihuacan.city.picture.centre.piles import marker, pile, places, points
from teotihuacan.city.picture.names import topic
from teotihuacan.city.rules.printed import calendar, temples
from teotihuacan.city.rules.scoring.eclipse import scored_era
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.picture.ink import SMALL, group, path, rect, text, use
from teotihuacan.words import Words

SIZE: Final = (336, 90)
SIGN: Final = 30  # room for the sign of a track on its left
TRACK_TOP: Final = 1
TRACK_HIGH: Final = 24
ROAD_TOP: Final = 29
ROAD_HIGH: Final = 27
TILES_TOP: Final = 59

Box = tuple[float, float, float, float]


def draw(game: Game[City], seat: int | None, words: Words) -> str:
    city = game.state
    return track(city) + road(city)


def road_box(step: int) -> Box:
    """A step of the Avenue as x, y, width, height."""
    wide = (SIZE[0] - SIGN) / (temples.AVENUE_LAST + 1)
    return SIGN + step * wide, ROAD_TOP, wide, ROAD_HIGH


def track_box(step: int) -> Box:
    wide = (SIZE[0] - SIGN - 28) / (calendar.TRACK_LAST + 1)
    return SIGN + step * wide, TRACK_TOP, wide, TRACK_HIGH


def road(city: City) -> str:
    """The steps as slabs of a road; the tiles of a step lie below it."""
    drawn = [
        use("avenue", 14, ROAD_TOP + ROAD_HIGH / 2, 26),
        rect(SIGN - 2, ROAD_TOP - 1, SIZE[0] - SIGN + 2, ROAD_HIGH + 2, "road", 5),
    ]
    for step in range(temples.AVENUE_LAST + 1):
        x, y, wide, high = road_box(step)
        number = temples.AVENUE_PILE[step]
        drawn.append(rect(x + 1, y + 1, wide - 2, high - 2, "slab", 4))
        middle = x + wide / 2
        if number >= 0:
            most = 3 - number
            left = max(0, middle - most * piles.STEP[0] / 2)
            drawn.append(path(f"M{middle - 5:.1f} {y + high}h10l-5 5z", "pointer"))
            drawn.append(pile(city, number, left, TILES_TOP, most))
        here = [player.seat for player in city.players if player.avenue == step]
        if not here:
            drawn.append(text(middle, y + high / 2 + 5, step, "faint", SMALL, "middle"))
        spaces = places(len(here), x + 2, y + 1, wide - 4, high - 2)
        for seat, (a, b, r) in zip(here, spaces, strict=True):
            drawn.append(marker(f"marker-avenue-{seat}", seat, a, b, r))
    return group(*drawn, data_about=topic("avenue"))


def track(city: City) -> str:
    """The Pyramid track, and what each of its steps will score at the coming Eclipse."""
    each = calendar.TRACK_POINTS[scored_era(city)]
    drawn = [use("track", 14, TRACK_TOP + TRACK_HIGH / 2, 25)]
    for step in range(calendar.TRACK_LAST + 1):
        x, y, wide, high = track_box(step)
        drawn.append(rect(x + 1, y, wide - 2, high, "slab track", 3))
        here = [player.seat for player in city.players if player.track == step]
        if not here:
            drawn.append(text(x + wide / 2, y + high / 2 + 5, step, "faint", SMALL, "middle"))
        rooms = places(len(here), x + 1, y + 1, wide - 2, high - 2)
        for seat, (a, b, r) in zip(here, rooms, strict=True):
            drawn.append(marker(f"marker-track-{seat}", seat, a, b, r))
    drawn.append(points(each, SIZE[0] - 13, TRACK_TOP + TRACK_HIGH / 2, 24))
    return group(*drawn, data_about=topic("track"))
