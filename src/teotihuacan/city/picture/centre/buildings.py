"""The buildings row: what a step on the Avenue is worth, and the buildings still to be built."""

from typing import Final

from teotihuacan.city.picture.names import topic
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.ink import LARGE, SMALL, group, rect, text, use
from teotihuacan.picture.type import fitted
from teotihuacan.words import Words

SIZE: Final = (660, 50)
SIZE_PHONE: Final = (510, 50)
LABEL: Final = 118


def size(layout: Layout = "wide") -> tuple[int, int]:
    return SIZE if layout == "wide" else SIZE_PHONE


def draw(game: Game[City], seat: int | None, words: Words, layout: Layout = "wide") -> str:
    city = game.state
    across = size(layout)[0]
    label = fitted(words.text("picture.avenue"), LABEL - 48, SMALL, bold=True)
    drawn = [rect(0, 0, *size(layout), "buildings-row", 8), use("avenue", 24, SIZE[1] / 2, 34)]
    drawn.append(text(46, SIZE[1] / 2 + 5, label, "bold"))
    each = (across - LABEL - 8) / len(boards.BUILDINGS_ROW)
    drawn += [cell(city, place, each) for place in range(len(boards.BUILDINGS_ROW))]
    return group(*drawn, data_about=topic("avenue"))


def cell(city: City, place: int, wide: float) -> str:
    """A value: behind us, the one that counts now, or still under a building."""
    x = LABEL + place * wide
    middle = x + wide / 2
    value = boards.BUILDINGS_ROW[place]
    if place == city.buildings:
        face = rect(x + 2, 3, wide - 4, SIZE[1] - 6, "value now", 8)
        face += use("points", middle, SIZE[1] / 2, min(38, wide + 3))
        return face + text(middle, SIZE[1] / 2 + 7, value, "bold", LARGE, "middle")
    if place < city.buildings:
        return rect(x + 4, 5, wide - 8, SIZE[1] - 10, "value", 6) + text(
            middle, SIZE[1] / 2 + 5, value, "faint", SMALL, "middle"
        )
    drawn = rect(x + 4, 5, wide - 8, SIZE[1] - 10, "value", 6)
    if place <= boards.BUILDINGS:
        building = use("building", 0, 0, 25)
        drawn += group(
            building, at=(middle, 19), data_piece=f"building-{place - 1}", class_="piece"
        )
    return drawn + text(middle, SIZE[1] - 6, value, "faint", SMALL, "middle")
