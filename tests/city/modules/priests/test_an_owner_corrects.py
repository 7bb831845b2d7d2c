"""Corrections of the extras' data by an owner change how they are played."""

from pathlib import Path

import pytest

from tests.numbers.owners_folder import run
from tests.numbers.trying import data_folder

OURS = "2 4 2 4 45-4"

CORRECTIONS = {
    "extras.toml": [
        ("technologies = 2", "technologies = 3"),
        ('["collect", "royal", "mask"]', '["royal"]'),
    ],
    "altars.toml": [("further = 1", "further = 2")],
    "calendar.toml": [("more = [2, 4]", "more = [1, 3]")],
}


def played(folder: Path, corrections: dict[str, list[tuple[str, str]]]) -> str:
    (folder / "period").mkdir(parents=True)
    for file, lines in corrections.items():
        text = (data_folder() / "period" / file).read_text(encoding="utf-8")
        for ours, printed in lines:
            assert text.count(ours) == 1
            text = text.replace(ours, printed)
        (folder / "period" / file).write_text(text, encoding="utf-8")
    done = run(folder, "-m", "tests.city.modules.priests.played")
    return done.stdout.strip() or done.stderr


def test_corrections_are_played(tmp_path: Path) -> None:
    assert played(tmp_path / "ours", {}) == OURS
    assert played(tmp_path / "printed", CORRECTIONS) == "3 6 1 3 45-4_"


@pytest.mark.parametrize(
    ("ours", "printed", "problem"),
    [
        ("technologies = 2", "technologies = 9", "technologies: must be a whole number"),
        ('"mask"]', '"masks"]', "stands: unknown word 'masks'"),
        ('needs = ["altars"], stands', 'needs = ["obsidian"], stands', "there is no Shaman"),
    ],
)
def test_an_unplayable_value_is_refused(
    tmp_path: Path, ours: str, printed: str, problem: str
) -> None:
    assert problem in played(tmp_path / "printed", {"extras.toml": [(ours, printed)]})
