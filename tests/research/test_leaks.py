"""What a seat may not know changes no byte that it is shown."""

import pytest

import teotihuacan as teo
from teotihuacan import research
from tests.long import LONG
from tests.research.positions import ENVIRONMENTS, questions

GAMES, EACH, EVERY = (60, 60, 15) if LONG else (8, 4, 31)
AT_LEAST = 20_000 if LONG else 500

checked: list[str] = []


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_exchanging_hidden_things_changes_nothing_that_a_seat_sees(environment: str) -> None:
    made = research.spec(environment)
    encoder = made.encoder
    for number, game in enumerate(questions(environment, GAMES, EACH, EVERY)):
        for seat in range(made.deciders):
            other = game.imagined(seat, teo.Dealer.seeded(number))
            seen = bytes(encoder.observe(game.state, seat))
            exchanged = bytes(encoder.observe(other.state, seat))
            assert made.named(seen) == made.named(exchanged), (game.asked, seat)
            assert seen == exchanged
            if seat == game.actor:
                assert other.legal() == game.legal()
            checked.append(environment)
