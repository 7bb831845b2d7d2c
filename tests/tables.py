"""Games for tests that need many: every player count, edition and variant, played at random."""

from collections.abc import Iterator
from random import Random

import teotihuacan as teo
from teotihuacan.city.rules.state import City

VARIANTS: list[dict[str, object]] = [
    {"players": players, "edition": edition, "dark_eclipse": dark, **beginning}
    for players in (2, 3, 4)
    for edition in ("revised", "first")
    for dark in (False, True)
    for beginning in ({}, {"draft": True}, {"first_game": True})
]


def variant(number: int) -> dict[str, object]:
    """One of all variants, so that neighbouring numbers differ in everything."""
    return VARIANTS[number * 11 % len(VARIANTS)]


def table(game: teo.Game) -> City:
    assert isinstance(game.state, City)
    return game.state


def random_steps(game: teo.Game, seed: int) -> Iterator[int]:
    """Play a game to its end at random, giving each id before it is played."""
    rng = Random(seed)
    while not game.over:
        id = rng.choice(game.ids)
        yield id
        game.apply(id)


def weighted_steps(game: teo.Game, seed: int) -> Iterator[int]:
    """The same for a game without a dealer: draws follow their odds."""
    rng = Random(seed)
    while not game.over:
        weights = game.odds
        id = rng.choices(game.ids, weights)[0] if weights else rng.choice(game.ids)
        yield id
        game.apply(id)


def after(game: teo.Game, decisions: int, seed: int) -> teo.Game:
    """A game after so many random decisions (or at its end)."""
    rng = Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.apply(rng.choice(game.ids))
    return game


def played_out(number: int) -> teo.Game:
    """A whole random game of the variant of that number."""
    game = teo.new_game("city", seed=number, **variant(number))
    teo.playout(game, teo.Dealer.seeded(number))
    return game
