"""Positions of random games in every environment, spread over all kinds of question."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import teotihuacan as teo
from teotihuacan import research

ENVIRONMENTS = list(research.environments())


def questions(
    environment: str, games: int, each: int, every: int, first: int = 0
) -> Iterator[teo.Game]:
    """Open questions of random games: of each kind the first `each`, and every so many others."""
    made = research.spec(environment)
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
