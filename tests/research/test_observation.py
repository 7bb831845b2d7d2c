"""Fields of observations: their ranges, what is seen of them, and where they are."""

import pytest

from teotihuacan import research
from tests.long import LONG
from tests.research.positions import ENVIRONMENTS, questions

GAMES = 1000 if LONG else 6


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_fields_follow_each_other(environment: str) -> None:
    made = research.spec(environment)
    at = 0
    for field in sorted(made.fields, key=lambda field: field.at):
        assert field.at == at, field.name
        at += field.size
    assert at == made.size
    names = [field.name for field in made.fields]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_fields_stay_in_their_ranges(environment: str) -> None:
    """And in many games each is seen away from rest, unless it says why it may not be."""
    made = research.spec(environment)
    highest = bytes(made.size)
    for game in questions(environment, GAMES, 3, 7):
        for seat in range(made.deciders):
            seen = bytes(made.encoder.observe(game.state, seat))
            highest = bytes(map(max, highest, seen))
    for field in made.fields:
        most = max(highest[field.at : field.at + field.size])
        assert most <= field.high, f"{field.name}: {most} > {field.high}"
        if LONG and not field.rest:
            assert most > 0, f"{field.name} is never seen away from rest"
