"""Games of Founders to look at: random ones, in which everything is asked."""

from collections.abc import Iterator
from functools import cache
from random import Random

import teotihuacan as teo
from teotihuacan.picture.frames import Layout
from teotihuacan.titles import title_named
from tests.founders.tables import EVERY, VARIANTS

TITLE = title_named("founders")
ARTIST = TITLE.artist()
NAMES = ("Ana", "Bruno", "Carla", "Dani")

SEEDS = (1, 2, 3, 4, 5, 6)
ALONE = (len(VARIANTS) + 1,)
"""The same of a game for one player."""


def parts_of(game: teo.Game, seat: int | None = None, layout: Layout = "wide") -> dict[str, str]:
    return ARTIST.parts(game, seat, TITLE.words("en", NAMES), layout)


@cache
def played(number: int) -> tuple[int, ...]:
    """Return a whole game as ids: no player passes as long as something else is possible."""
    game = begun(number)
    rng = Random(number)
    ids: list[int] = []
    while not game.over:
        legal = game.ids
        id = rng.choice([id for id in legal if game.rules.codes[id] != "pass"] or legal)
        ids.append(id)
        game.apply(id)
    return tuple(ids)


def begun(number: int) -> teo.Game:
    options = VARIANTS[number % len(VARIANTS)] if number in SEEDS else EVERY[number]
    return teo.new_game("founders", seed=number, **options)


def moments(number: int) -> Iterator[teo.Game]:
    """A game before every choice."""
    game = begun(number)
    for id in played(number):
        yield game
        game.apply(id)


def asked(*kinds: str) -> Iterator[teo.Game]:
    """Every moment of all games in which one of these is asked."""
    for number in SEEDS:
        for game in moments(number):
            if game.asked in kinds:
                yield game
