"""Where things lie in a drawn part."""

import re
from xml.etree.ElementTree import Element

import teotihuacan as teo
from teotihuacan.city.picture import boards
from teotihuacan.city.picture.plan import plan_of
from teotihuacan.picture.frames import Layout
from tests.picture.looking import parts_of, read
from tests.tables import table

MOVED = re.compile(r"translate\(([-0-9.]+)[ ,]([-0-9.]+)\)")

Place = tuple[float, float]


def moved(element: Element) -> Place | None:
    """How far an element was moved, if it was."""
    found = MOVED.search(element.get("transform", ""))
    return (float(found[1]), float(found[2])) if found else None


def place_in(drawn: str, attribute: str, value: str) -> Place:
    """Where something lies in a part: all the ways it was moved, added up."""
    found = find(read(drawn), attribute, value)
    assert found is not None
    return found


def find(element: Element, attribute: str, value: str) -> Place | None:
    x, y = moved(element) or (0.0, 0.0)
    if element.get(attribute) == value:
        return x, y
    for child in element:
        inner = find(child, attribute, value)
        if inner is not None:
            return x + inner[0], y + inner[1]
    return None


def check_plazas(game: teo.Game, layout: Layout, smallest: float = 1) -> None:
    """Each general area is inside its board and apart from its main area, with all dice inside."""
    city = table(game)
    plan = plan_of(city)
    parts = parts_of(game, game.actor, layout=layout)
    for slot, board in enumerate(city.ring):
        x, y, w, h = boards.plaza_box(board, layout, plan)
        across, down = boards.size_of(slot, layout, plan)
        assert 0 < x < x + w < across
        assert 0 < y < y + h < down
        for die in boards.standing(city, board, layout):
            assert die.side >= smallest
            assert x <= die.x <= x + w - die.side
            assert y <= die.y <= y + h - die.side
        for element in read(parts[f"slot-{slot}"]).iter():
            if str(element.get("data-spot")).startswith(("main-", "royal-")):
                at = moved(element)
                area = next(iter(element))
                assert at is not None
                right = at[0] + float(area.get("width", "0"))
                below = at[1] + float(area.get("height", "0"))
                assert right <= x or below <= y
