"""Bad input for games with modules, a part of what `python -m tests.city.modules.fuzz` tries."""

from pathlib import Path

import pytest

from tests.city.modules.fuzz import FILES, LAID, OPTIONS, PERIOD, POSITIONS, RECORDS

PART = pytest.mark.parametrize("chunk", range(2))


def test_the_sources_themselves_are_sound() -> None:
    PERIOD.check_sources()


@PART
def test_mutated_positions(chunk: int) -> None:
    assert PERIOD.damage_positions(chunk, POSITIONS) > POSITIONS // 20


@PART
def test_steps_laid_on_any_agenda(chunk: int) -> None:
    assert PERIOD.lay_steps(chunk, LAID) > LAID // 120


@PART
def test_mutated_records(chunk: int) -> None:
    assert PERIOD.damage_records(chunk, RECORDS) > RECORDS // 20


def test_damaged_files(tmp_path: Path) -> None:
    PERIOD.damage_files(0, FILES, tmp_path)


def test_mutated_options() -> None:
    assert PERIOD.damage_options(0, OPTIONS) > OPTIONS // 20
