"""Fields of observations: their ranges, what is seen of them, and where they are."""

import numpy as np
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
    """And in many games each is seen away from rest, unless it says why it may not be.

    A field that is repeated, for example by the sites of the pyramid, counts as one.
    """
    made = research.spec(environment)
    highest = np.zeros(made.size, np.uint8)
    for game in questions(environment, GAMES, 3, 7):
        for seat in range(made.deciders):
            seen = np.frombuffer(memoryview(made.encoder.observe(game.state, seat)), np.uint8)
            np.maximum(highest, seen, out=highest)
    seen_of: dict[tuple[str, str], int] = {}
    for field in made.fields:
        most = int(highest[field.at : field.at + field.size].max())
        assert most <= field.high, f"{field.name}: {most} > {field.high}"
        repeated = field.name.partition(": ")[2] if field.group else field.name
        if not field.rest:
            key = (field.group, repeated)
            seen_of[key] = max(most, seen_of.get(key, 0))
    if LONG:
        assert [name for name, most in seen_of.items() if not most] == []
