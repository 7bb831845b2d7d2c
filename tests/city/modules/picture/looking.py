"""Games with the modules of the Expansion Period that pictures are taken of."""

from collections.abc import Iterator

import teotihuacan as teo
from teotihuacan.picture.frames import LAYOUTS, Layout
from teotihuacan.words import Words
from tests.picture.looking import TITLE, Sample, parts_of
from tests.tables import random_steps


class Walk(Sample):
    """A game that is played at random to its end."""

    def __init__(self, seed: int, *modules: str, **options: object) -> None:
        super().__init__(seed, seed, modules=list(modules or ["all"]), **options)

    def __str__(self) -> str:
        told = [str(value) for value in self.options.values() if not isinstance(value, list)]
        modules = self.options["modules"]
        assert isinstance(modules, list)
        return "-".join([*map(str, modules), *told])

    def played(self) -> list[int]:
        return list(random_steps(self.game(), self.hand))


WALKS: list[Walk] = [
    Walk(59, players=4),
    Walk(28, players=4),
    Walk(3, players=4),
    Walk(10, players=3),
    Walk(5, players=2, draft=True, edition="first"),
    Walk(3, players=1, bot="teotibot"),
    Walk(3, players=1, bot="modified"),
]
"""With everything: chosen so that together they ask every question."""

PARTLY: list[Walk] = [
    Walk(1, "M6", players=2),
    Walk(1, "M6", "M7", players=3),
    Walk(1, "M6", "M8", players=4),
    Walk(1, "M6", "M9", players=2),
    Walk(1, "M6", "M7", "M9", players=3),
    Walk(1, "M6", "MS1", players=1, bot="teotibot"),
]
"""With some of the modules only."""


def moment(walk: Walk, asked: str, count: int = 1) -> teo.Game:
    """The game when something is asked for the first time, or for a later one."""
    for game, _ in walk.moments():
        if game.asked == asked:
            count -= 1
            if not count:
                return game
    raise AssertionError(f"{walk} never asks {asked} so often")


def halfway(walk: Walk, decisions: int = 160) -> teo.Game:
    """The game after so many decisions."""
    for number, (game, _) in enumerate(walk.moments()):
        if number == decisions:
            return game
    raise AssertionError(f"{walk} is over before")


def drawn(game: teo.Game, layout: Layout = "wide", words: Words | None = None) -> dict[str, str]:
    return parts_of(game, game.actor, words or TITLE.words("en"), layout)


def looks(walk: Walk, every: int) -> Iterator[tuple[teo.Game, dict[str, str]]]:
    """The game now and then, and its parts in one layout or the other."""
    for number, (game, _) in enumerate(walk.moments()):
        if number % every == 0:
            yield game, drawn(game, LAYOUTS[number // every % 2])
