"""Bad input: damaged positions, records, files and options of Founders are refused by name, or
they can be played.  Deterministic, and more than twenty thousand of them: see the constants."""

from pathlib import Path

import pytest

from teotihuacan.founders.game import FOUNDERS
from tests.founders.invariants import check
from tests.founders.tables import any_variant
from tests.fuzzing import Damage

CHUNKS = 20  # small ones, so that several workers can share them
POSITIONS = 600  # in each chunk
LAID = 250
RECORDS = 100
FILES = 50
OPTIONS = 50

DAMAGE = Damage(any_variant, check, sources=120, rules=FOUNDERS)

assert CHUNKS * (POSITIONS + LAID + RECORDS + FILES) >= 20_000

EACH_CHUNK = pytest.mark.parametrize("chunk", range(CHUNKS))


def test_the_sources_themselves_are_sound() -> None:
    DAMAGE.check_sources()


@EACH_CHUNK
def test_mutated_positions(chunk: int) -> None:
    loaded = DAMAGE.damage_positions(chunk, POSITIONS)
    assert loaded > POSITIONS // 20, "mutations this wild prove little"


@EACH_CHUNK
def test_steps_laid_on_any_agenda(chunk: int) -> None:
    """Whatever is accepted, questions or not, is settled and can be played to its end."""
    assert DAMAGE.lay_steps(chunk, LAID) > 0


@EACH_CHUNK
def test_mutated_records(chunk: int) -> None:
    assert DAMAGE.damage_records(chunk, RECORDS) > RECORDS // 20


@EACH_CHUNK
def test_damaged_files(chunk: int, tmp_path: Path) -> None:
    DAMAGE.damage_files(chunk, FILES, tmp_path)


def test_mutated_options() -> None:
    assert DAMAGE.damage_options(0, OPTIONS) > OPTIONS // 20
