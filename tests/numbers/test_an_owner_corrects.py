"""An owner corrects a line of a data file: play, words and picture follow, or it is refused."""

from pathlib import Path

import pytest

import teotihuacan as teo
from tests.numbers.corrections import CORRECTIONS
from tests.numbers.owners_folder import run
from tests.numbers.trying import data_folder


def correct(folder: Path, file: str, ours: str, printed: str) -> None:
    text = (data_folder() / file).read_text(encoding="utf-8")
    assert text.count(ours) == 1, f"{file} says {ours!r} {text.count(ours)} times"
    assert "\n" not in ours + printed, "one line is enough"
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_text(text.replace(ours, printed), encoding="utf-8")


@pytest.mark.parametrize("name", CORRECTIONS)
def test_a_correction_is_played_said_and_shown(tmp_path: Path, name: str) -> None:
    given = CORRECTIONS[name]
    with pytest.raises((AssertionError, teo.IllegalChoice)):
        given.check()  # here the file is not corrected
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
    (
        "starting.toml",
        "number = 8, boards = [6, 7]",
        "number = 8, boards = [6, 5]",
        "starting.toml, [tiles.list 9] boards: with tile 8 nobody could place three workers",
    ),
    (
        "period/royal.toml",
        "number = 11",
        "number = 10",
        "period/royal.toml, [tiles.list 10] number: there is another tile 10",
    ),
    (
        "period/technologies.toml",
        "number = 3, half = true",
        "number = 3, half = false",
        "period/technologies.toml, [tiles.list 3] number: there is another tile 3",
    ),
    (
        "period/starting.toml",
        "number = 19",
        "number = 18",
        "period/starting.toml, [tiles.list 18] number: there is another tile 18",
    ),
    (
        "period/discovery.toml",
        'key = "mask_9"',
        'key = "mask_1"',
        "period/discovery.toml, [special_masks.list mask_1] key: there is another tile mask_1",
    ),
    (
        "period/discovery.toml",
        'key = "mask_8"',
        'key = "mask"',
        "period/discovery.toml, [major.list mask] key: a mask brings nothing when it is used, and "
        "all others do",
    ),
    (
        "period/discovery.toml",
        'gain = "3 back"',
        'gain = "4 back"',
        "period/discovery.toml, [major.list move_back] gain: 'back' in '4 back' can be 3 at most",
    ),
    (
        "period/discovery.toml",
        'gain = "3 obsidian"',
        'gain = "1 stand"',
        "period/discovery.toml, [major.list three_obsidian] gain: 'stand' in '1 stand' means "
        "nothing here; possible here: cocoa, wood, stone, gold, obsidian, resource, points, blue, "
        "red, green, temple, avenue, power, technology, back, reuse",
    ),
    (
        "period/discovery.toml",
        'special = "double", boards = [2, 3, 4]',
        'special = "double", boards = [2, 4, 3]',
        "period/discovery.toml, [major.list major_double] boards: must rise: each number stands "
        "there once",
    ),
    (
        "period/royal.toml",
        'module = "mansion"',
        'module = "mansoin"',
        "period/royal.toml, [tiles] module: unknown word 'mansoin'; one of: obsidian, mansion, "
        "altars, empire",
    ),
    (
        "period/empire.toml",
        "number = 4, area = 1, onward = [8]",
        "number = 4, area = 1, onward = [7]",
        "period/empire.toml, [bots] lines: [map] has no way from 4 to 8",
    ),
    (
        "period/teotibot.toml",
        "advance = [2, 3]",
        "advance = [2, 2]",
        "period/teotibot.toml, [directions] advance: must be two different distances: tiles are "
        "told by them",
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
