"""The compiled encoders write what plain, slow ones write from the public view of a game."""

from collections.abc import Callable

import pytest

import teotihuacan as teo
from teotihuacan.research import Specification
from tests.long import LONG
from tests.research.plain_city import plain_city
from tests.research.plain_founders import plain_founders
from tests.research.positions import ENVIRONMENTS, OTHERS, made_for, questions

GAMES, EACH, EVERY = (40, 20, 20) if LONG else (3, 3, 53)
PLAIN: dict[str, Callable[[Specification, teo.Game, int], bytes]] = {
    "city": plain_city,
    "founders": plain_founders,
}


@pytest.mark.parametrize("environment", [*ENVIRONMENTS, *OTHERS])
def test_observations_are_those_of_a_plain_encoder(environment: str) -> None:
    made = made_for(environment)
    plain = PLAIN[made.game]
    for game in questions(environment, GAMES, EACH, EVERY):
        for seat in range(made.seats):
            seen = bytes(made.encoder.observe(game.state, seat))
            expected = plain(made, game, seat)
            if seen != expected:
                assert made.named(seen) == made.named(expected), game.asked
            assert seen == expected
