"""A pyramid tile on its site, which can be rotated, with its score."""

from teotihuacan.city.picture.centre import pyramid
from teotihuacan.city.picture.ghosts import rotated
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.boards.construction import chosen_site
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.picture.laying import Change, Laying, Place, Way


def turning(game: Game[City]) -> Laying | None:
    """The tile as it can be turned, the best way first; None: nothing is turned now."""
    city = game.state
    if not city.agenda or city.agenda[-1][0] != kinds.ROTATION:
        return None
    step = city.agenda[-1]
    kind = game.rules.kinds[kinds.ROTATION]
    ids = game.ids
    faces = [rotated(city, step, kind.option_of(id)) for id in ids]
    ways = tuple(
        Way(face.drawn, ((0, 0),), (number + 1) % len(ids), number)
        for number, face in enumerate(faces)
    )
    places: list[Place] = []
    for number, (id, face) in enumerate(zip(ids, faces, strict=True)):
        changes: list[Change] = [("points", face.points)]
        for temple, key in enumerate(boards.TEMPLE_KEYS):
            if face.climbed.count(temple):
                changes.append((key, face.climbed.count(temple)))
        places.append(Place(number, 0, 0, (id,), (), tuple(changes)))
    places.sort(key=lambda place: [-amount for _, amount in place.changes])  # points come first
    corner = pyramid.site_at(chosen_site(step))
    return Laying(game.question_phrase(), "pyramid", corner, pyramid.TILE, 1, ways, tuple(places))
