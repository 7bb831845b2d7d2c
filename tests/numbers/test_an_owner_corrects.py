"""An owner corrects a line of a data file: play, words and picture follow, or it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.numbers.__main__ import data_folder
from tests.numbers.corrections import CORRECTIONS
from tests.numbers.owners_folder import run


def correct(folder: Path, file: str, ours: str, printed: str) -> None:
    text = (data_folder() / file).read_text(encoding="utf-8")
    assert text.count(ours) == 1, f"{file} says {ours!r} {text.count(ours)} times"
    assert "\n" not in ours + printed, "one line is enough"
    (folder / file).write_text(text.replace(ours, printed), encoding="utf-8")


@pytest.mark.parametrize("name", CORRECTIONS)
def test_a_correction_is_played_said_and_shown(tmp_path: Path, name: str) -> None:
    given = CORRECTIONS[name]
    uncorrected = run(tmp_path, "-m", "tests.numbers.corrections", name)
    assert "AssertionError" in uncorrected.stderr or "IllegalChoice" in uncorrected.stderr
    correct(tmp_path, given.file, given.ours, given.printed)
    done = run(tmp_path, "-m", "tests.numbers.corrections", name)
    assert done.returncode == 0, done.stderr


REFUSED = [
    (
        "discovery.toml",
        'gain = "4 points"',
        'gain = "1 technology"',
        "discovery.toml, [others.list four_points] gain: 'technology' in '1 technology' means "
        "nothing here; possible here: cocoa, wood, stone, gold, resource, points, blue, red, "
        "green, temple, avenue, power",
    ),
    (
        "starting.toml",
        '"1 discovery, 3 stone, 1 gold"',
        '"2 discovery, 3 stone, 1 gold"',
        "starting.toml, [tiles.list 14] gain: a starting tile comes with one discovery tile, "
        "not with more",
    ),
    (
        "royal.toml",
        'effect = "points", points = 2, of = "technologies"',
        'effect = "gain", points = 2, of = "technologies"',
        "royal.toml, [tiles.list 4] points: the effect 'gain' has no use for it",
    ),
    (
        "discovery.toml",
        'special = "double_move"',
        'special = "move_anywhere"',
        "discovery.toml, [others.list double_move] special: must be 'double_move'",
    ),
    (
        "technologies.toml",
        'cost = "1 cocoa", gain = "1 power"',
        'cost = "1 cocoa", gain = ""',
        "technologies.toml, [tiles.list 13] gain: a technology must bring something",
    ),
    (
        "setup.toml",
        "colours = [2, 1, 0]",
        "colours = [2, 1, 1]",
        "setup.toml, [neutral] colours: 4 players leave 0, not 1",
    ),
    (
        "temples.toml",
        'steps = ["", "1 cocoa"',
        'steps = ["1 wood", "1 cocoa"',
        'temples.toml, [green] steps: step 0 must be "": nobody climbs onto it',
    ),
]


@pytest.mark.parametrize(("file", "ours", "printed", "message"), REFUSED)
def test_what_cannot_be_played_is_refused_with_its_place(
    tmp_path: Path, file: str, ours: str, printed: str, message: str
) -> None:
    correct(tmp_path, file, ours, printed)
    done = run(tmp_path, "-c", "import teotihuacan")
    assert done.stderr.strip().splitlines()[-1].endswith(message)


def test_a_corrected_file_is_listed_with_its_source(tmp_path: Path) -> None:
    """`teo facts` tells what the owner's file says about itself."""
    ours = 'note = "The redrawn Alchemy board shows 3, 3, 2 gold'
    correct(tmp_path, "technologies.toml", ours, 'note = "My own box shows 3, 3, 2 gold')
    done = run(tmp_path, "-m", "teotihuacan", "facts")
    assert done.returncode == 0, done.stderr
    assert "My own box shows" in " ".join(done.stdout.split())
