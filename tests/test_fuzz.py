"""Bad input: mutated positions, records and files are refused by name, or they can be played.

Deterministic, and more than twenty thousand of them: see the constants.
"""

from pathlib import Path

import pytest

from tests.city.invariants import check
from tests.fuzzing import Damage
from tests.tables import variant

CHUNKS = 20  # small ones, so that several workers can share them
POSITIONS = 750  # in each chunk
RECORDS = 200
LAID = 600
FILES = 100
OPTIONS = 50

BASE = Damage(variant, check)

assert CHUNKS * (POSITIONS + RECORDS + FILES) >= 20_000

EACH_CHUNK = pytest.mark.parametrize("chunk", range(CHUNKS))


def test_the_sources_themselves_are_sound() -> None:
    BASE.check_sources()


@EACH_CHUNK
def test_mutated_positions(chunk: int) -> None:
    loaded = BASE.damage_positions(chunk, POSITIONS)
    assert loaded > POSITIONS // 20, "mutations this wild prove little"


@EACH_CHUNK
def test_steps_laid_on_any_agenda(chunk: int) -> None:
    """Whatever is accepted, questions or not, is settled and can be played to its end."""
    assert BASE.lay_steps(chunk, LAID) > LAID // 150


@EACH_CHUNK
def test_mutated_records(chunk: int) -> None:
    assert BASE.damage_records(chunk, RECORDS) > RECORDS // 20


@EACH_CHUNK
def test_damaged_files(chunk: int, tmp_path: Path) -> None:
    BASE.damage_files(chunk, FILES, tmp_path)


@pytest.mark.parametrize("chunk", range(2))
def test_mutated_options(chunk: int) -> None:
    assert BASE.damage_options(chunk, OPTIONS) > OPTIONS // 20
