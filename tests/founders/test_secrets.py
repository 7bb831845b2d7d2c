"""Future draws are hidden: with another dealer, and so with other worship tiles and bonus disks to
come, a game looks the same to every seat and to a spectator.
"""

import pytest

import teotihuacan as teo
from tests.founders.tables import EVERY
from tests.seeing import seen
from tests.tables import random_steps

EVERY_GAME = pytest.mark.parametrize("options", EVERY, ids=str)
DRAWN = 40
"""Pictures and screens are compared at each so manieth question only: they take their time."""


@EVERY_GAME
def test_future_draws_are_hidden_from_all_seats(options: dict[str, object]) -> None:
    game = teo.new_game("founders", seed=9, **options)
    futures = 0
    for number, _ in enumerate(random_steps(game, 9)):
        if number % 8:
            continue
        other = game.copy()
        other.dealer = teo.Dealer.seeded(number + 1000)
        for seat in (None, *range(game.players)):
            drawn = number % DRAWN == 0
            assert seen(other, seat, game.events, drawn) == seen(game, seat, game.events, drawn)
        futures += played_on(game) != played_on(other)
    assert futures, "the dealers deal the same"


def played_on(game: teo.Game) -> object:
    """Return the result of the rest of a game, if the first answer is given each time."""
    other = game.copy()
    while not other.over:
        other.apply(other.ids[0])
    return other.position()["table"]
