"""The buildings row: what a step on the Avenue is worth, and the buildings still to be built."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.position import Table
from teotihuacan.city.tiles import BUILDINGS, BUILDINGS_ROW
from teotihuacan.engine.game import Game
from teotihuacan.picture.ink import LARGE, SMALL, group, rect, text, use
from teotihuacan.picture.table import city_table
from teotihuacan.picture.type import fitted
from teotihuacan.words import Words
from teotihuacan.words.explain import TOPICS

SIZE: Final = (660, 50)
LABEL: Final = 118
CELL: Final = (SIZE[0] - LABEL - 8) / len(BUILDINGS_ROW)


def draw(game: Game, seat: int | None, words: Words) -> str:
    t = city_table(game)
    label = fitted(words.text("picture.avenue"), LABEL - 46, SMALL)
    drawn = [
        rect(0, 0, *SIZE, "buildings-row", 8),
        use("avenue", 24, SIZE[1] / 2, 34),
        text(46, SIZE[1] / 2 + 5, label, "bold"),
    ]
    drawn += [cell(t, place) for place in range(len(BUILDINGS_ROW))]
    return group(*drawn, data_about=f"topic:{TOPICS.index('avenue')}")


def cell(t: Table, place: int) -> str:
    """A value: behind us, the one that counts now, or still under a building."""
    x = LABEL + place * CELL
    middle = x + CELL / 2
    value = BUILDINGS_ROW[place]
    if place == t.buildings:
        return (
            rect(x + 2, 3, CELL - 4, SIZE[1] - 6, "value now", 8)
            + use("points", middle, SIZE[1] / 2, 38)
            + text(middle, SIZE[1] / 2 + 7, value, "bold", LARGE, "middle")
        )
    if place < t.buildings:
        return rect(x + 4, 5, CELL - 8, SIZE[1] - 10, "value", 6) + text(
            middle, SIZE[1] / 2 + 5, value, "faint", SMALL, "middle"
        )
    drawn = rect(x + 4, 5, CELL - 8, SIZE[1] - 10, "value", 6)
    if place <= BUILDINGS:
        drawn += group(
            use("building", 0, 0, 25),
            at=(middle, 19),
            data_piece=f"building-{place - 1}",
            class_="piece",
        )
    return drawn + text(middle, SIZE[1] - 6, value, "faint", SMALL, "middle")
