"""Pictures stay as they are; a change of a drawing is stored on purpose by `make golden`."""

import json

import pytest

from tests.picture.stored import SAMPLES, STORED, digests


@pytest.mark.parametrize("name", SAMPLES)
def test_pictures_of_a_game_are_the_stored_ones(name: str) -> None:
    assert digests(name) == json.loads(STORED.read_text())[name]
