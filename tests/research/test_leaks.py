"""What a seat may not know changes no byte that it is shown."""

import pytest

import teotihuacan as teo
from teotihuacan import research
from tests.long import LONG
from tests.research.positions import ENVIRONMENTS, OTHERS, made_for, questions

GAMES, EACH, EVERY = (60, 60, 15) if LONG else (8, 3, 41)
PAST = 1 if LONG else 10  # information states are replays: compared in every so many positions
AT_LEAST = 20_000  # positions, of all environments, in the long version


def differences(
    fields: tuple[research.Field, ...], seen: bytes, other: bytes, width: int
) -> set[str]:
    """The names of the fields that differ, in rows of a width."""
    return {
        field.name
        for row in range(0, len(seen), width)
        for field in fields
        if seen[row + field.at : row + field.at + field.size]
        != other[row + field.at : row + field.at + field.size]
    }


@pytest.mark.parametrize("environment", [*ENVIRONMENTS, *OTHERS])
def test_exchanging_hidden_things_changes_nothing_that_a_seat_sees(environment: str) -> None:
    made = made_for(environment)
    encoder, answers = made.encoder, made.answers
    asked = set()
    positions = 0
    for number, game in enumerate(questions(environment, GAMES, EACH, EVERY)):
        asked.add(game.asked)
        for seat in range(made.deciders):
            past = number % PAST == 0
            other = game.imagined(seat, teo.Dealer.seeded(number), past)
            seen = bytes(encoder.observe(game.state, seat))
            exchanged = bytes(encoder.observe(other.state, seat))
            assert differences(made.fields, seen, exchanged, made.size) == set(), game.asked
            if past:
                states = [research.information_state(g, seat) for g in (game, other)]
                assert states[0] == states[1]
            if seat == game.actor:
                assert other.legal() == game.legal()
                true, false = (bytes(answers.features(g)) for g in (game, other))
                found = differences(made.answer_fields, true, false, made.answer_size)
                assert found == set(), game.asked
            positions += 1
    assert len(asked) > 10
    if LONG:
        assert positions * len(ENVIRONMENTS) >= AT_LEAST


def test_a_seat_sees_its_own_secrets() -> None:
    """The test above could not fail if nothing were hidden."""
    made = research.spec("City-2p")
    game = teo.new_game("city", players=2, seed=1)
    shown = [made.named(bytes(made.encoder.observe(game.state, seat))) for seat in range(2)]
    assert shown[0]["dealt"] != shown[1]["dealt"]
    other = game.imagined(0, teo.Dealer.seeded(5))
    exchanged = made.named(bytes(made.encoder.observe(other.state, 1)))
    assert exchanged["dealt"] != shown[1]["dealt"]
