"""Games in which the empire grows: random ones, in which players prefer to conquer and build."""

from collections.abc import Iterator
from random import Random

import teotihuacan as teo
from teotihuacan.city.rules import places
from tests.tables import table

RICH = [40, 20, 5, 5, 3]
"""What everybody has when the first turn begins: enough to build."""

LIKED = ("main", "settle")


def conquering(seed: int, players: int = 2, dealt: bool = True, **options: object) -> teo.Game:
    given = {"modules": ["M6", "M9"], **options}
    return teo.new_game("city", players=players, seed=seed if dealt else None, **given)


def conquered(game: teo.Game, seed: int) -> Iterator[teo.Game]:
    """The game at every decision, to its end."""
    rng = Random(seed)
    rich = False
    yield game
    while not game.over:
        if not rich and game.asked == "turn":
            rich = True
            for player in table(game).players:
                player.goods = RICH[:]
            game.settle()
        game.play(liked(game, rng))
        yield game


def liked(game: teo.Game, rng: Random) -> int:
    """A random choice, mostly one that leads to Conquest."""
    city = table(game)
    codes = game.rules.codes
    ids = game.ids
    if game.odds:
        return rng.choices(ids, game.odds)[0]
    good = [id for id in ids if codes[id] in LIKED]
    if game.asked == "distance":
        step = city.agenda[-1]
        board = city.players[step[1]].place[step[2]]
        distance = (city.slots[places.NOBLES] - city.slots[board]) % 8
        good = [id for id in ids if codes[id] == f">{distance}"]
    return rng.choice(good if good and rng.random() < 0.7 else ids)
