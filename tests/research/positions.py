"""Positions of random games in every environment, spread over all kinds of question."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import teotihuacan as teo
from teotihuacan import research

ENVIRONMENTS = list(research.environments())


OTHERS: dict[str, dict[str, object]] = {
    "draft": {"players": 4, "draft": True, "edition": "first", "dark_eclipse": True},
    "first game": {"players": 3, "first_game": True},
    "priests": {"players": 3, "modules": ["all"], "extras": ["11", "12", "09"]},
    "bot's priests": {
        "players": 1,
        "bot": "modified",
        "modules": ["all"],
        "extras": ["11", "S07", "S08"],
        "difficulty": "brutal",
    },
}
"""Options of City of Gods that no environment has, by name."""


def made_for(environment: str) -> research.Specification:
    """The specification of an environment, or of other options."""
    if environment in OTHERS:
        return research.spec("city", **OTHERS[environment])
    return research.spec(environment)


def questions(
    environment: str, games: int, each: int, every: int, first: int = 0
) -> Iterator[teo.Game]:
    """Open questions of random games: of each kind the first `each`, and every so many others."""
    made = made_for(environment)
    known: Counter[str] = Counter()
    for seed in range(first, first + games):
        game = teo.new_game(made.game, seed=seed, **made.options)
        rng = Random(seed)
        step = 0
        while not game.over:
            step += 1
            known[game.asked] += 1
            if known[game.asked] <= each or step % every == 0:
                yield game
            game.apply(rng.choice(game.ids))
