"""Every number of the data affects play, or the reader refuses it by name."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from teotihuacan.founders.rules.data_files import DATA
from tests.founders.numbers import data_folder
from tests.numbers.owners_folder import run
from tests.numbers.trying import BROKEN, PLAYED, REFUSED

Result = tuple[str, tuple[str, str, str], str, str]


@pytest.fixture(scope="module")
def results() -> list[Result]:
    """Return the result of every change, tried in an interpreter that has not read the data yet."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.founders.numbers", "--json"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [
        (name, tuple(value), result, more) for name, value, result, more in json.loads(done.stdout)
    ]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each change needs a fork")
def test_every_number_is_played_or_refused(results: list[Result]) -> None:
    assert [result for result in results if result[2] == BROKEN] == []
    values = {value for _, value, _, _ in results}
    settled = {value for _, value, result, _ in results if result in (PLAYED, REFUSED)}
    assert len(values) > 200
    assert sorted(values - settled) == [], "told, but not played"
    played = [result for result in results if result[2] == PLAYED]
    refused = [result for result in results if result[2] == REFUSED]
    assert len(played) > 2 * len(refused)
    for _, _, _, problem in refused:
        assert ".toml, [" in problem, problem


CORRECTED = [
    ("rounds.toml", "points = [2, 3, 3, 4, 4, 5, 5, 6]", "points = [1, 1, 1, 1]", ""),
    ("cities.toml", 'N = "4 points"', 'N = "3 points"', ""),
    ("cities.toml", '  ".YY..TT.....",', '  ".YYY.TT.....",', ""),
    ("shapes.toml", 'form = ["XXX", "X.."]', 'form = ["XX.", ".XX"]', ""),
    ("geometry.toml", "size = 12", "size = 11", "geometry.toml, [city] size: it must be even"),
    (
        "cities.toml",
        'NE = "2 points, size3"',
        'NE = "a palace"',
        "cities.toml, [A] rewards.NE: 'a palace' is not a reward",
    ),
    (
        "cities.toml",
        '  ".....TT...P.",\n  "...######.P.",',
        '  ".....TT...P.",\n  "...#####..P.",',
        "cities.toml, [A] rows: row 4: '#' must be the pyramid",
    ),
    (
        "cities.toml",
        '  ".P...TT.....",\n  ".PPP.TT..YY.",',
        '  ".....TT.....",\n  ".PPP.TT..YY.",',
        "cities.toml, [A] rows: a purple cluster has 1 spaces, not 4 to 6",
    ),
    ("tiles.toml", 'red = "P5"', 'red = "T4"', "tiles.toml, [shapes] red: its size is 5, not 4"),
    ("tiles.toml", 'cost = "2 stone"', 'cost = "2 cocoa"', "tiles.toml, [temples.list blue] cost"),
    (
        "worship.toml",
        'effect = "temple", pay = "3 any"',
        'effect = "temple", pay = "3 wood"',
        "worship.toml, [tiles.list b_any3_temple] pay: must be so many of any sort",
    ),
    (
        "worship.toml",
        'effect = "influence", points = 3',
        'effect = "influence", points = 3, size = 2',
        "worship.toml, [tiles.list g_vp_influence] size: unknown field",
    ),
    (
        "masks.toml",
        "{ points = 5, players = 2 },\n  { points = 4, players = 3 }",
        "{ points = 1, players = 2 },\n  { points = 4, players = 3 }",
        "masks.toml, [yellow] tiles: the highest lies on top",
    ),
    ("solo.toml", "players = 2 ", "players = 3 ", ""),
    ("solo.toml", 'A = "largest"', 'A = "smallest"', "solo.toml, [removed] A: unknown word"),
    (
        "solo.toml",
        '"architect", points = 90',
        '"architect", points = 60',
        "solo.toml, [bands.list architect] points: each band begins above the one before",
    ),
    ("solo.toml", "points = 0 ", "points = 1 ", "points: must be the whole number 0"),
    (
        "solo.toml",
        'key = "builder"',
        'key = "mason"',
        "solo.toml, [bands.list mason] key: here stands builder",
    ),
    ("disks.toml", "any_build = 1", "any_build = 0", "disks.toml, [copies]: there must be one"),
]

PLAYS = (
    "import teotihuacan as teo\n"
    "for options in ({'players': 3}, {'players': 1, 'solo': 'score attack'}):\n"
    "    game = teo.new_game('founders', seed=1, **options)\n"
    "    teo.playout(game, teo.Dealer.seeded(1))\n"
    "    assert teo.replay(game.record).scores == game.scores\n"
    "    print(game.scores)\n"
)


@pytest.mark.parametrize(("file", "ours", "printed", "refused"), CORRECTED)
def test_an_owner_corrects_a_file(
    tmp_path: Path, file: str, ours: str, printed: str, refused: str
) -> None:
    text = (data_folder() / file).read_text(encoding="utf-8")
    assert ours in text
    (tmp_path / "founders").mkdir()
    (tmp_path / "founders" / file).write_text(text.replace(ours, printed, 1), encoding="utf-8")
    done = run(tmp_path, "-c", PLAYS)
    if refused:
        assert done.returncode != 0
        assert refused in done.stderr
    else:
        assert done.returncode == 0, done.stderr


def larger(text: str) -> str:
    """All boards with two spaces more on each side; the pyramid stays in the middle."""
    lines: list[str] = []
    rows = 0
    for line in text.splitlines():
        row = line.startswith('  "')
        if row and rows % 12 == 0:
            lines += ['  "................",'] * 2
        lines.append(line.replace('  "', '  "..').replace('",', '..",') if row else line)
        rows += row
        if row and rows % 12 == 0:
            lines += ['  "................",'] * 2
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("size", [16])
def test_an_owner_corrects_the_size_of_the_grid(tmp_path: Path, size: int) -> None:
    (tmp_path / "founders").mkdir()
    for file, change in (("cities.toml", larger), ("geometry.toml", None)):
        text = (data_folder() / file).read_text(encoding="utf-8")
        text = change(text) if change else text.replace("size = 12", f"size = {size}")
        (tmp_path / "founders" / file).write_text(text, encoding="utf-8")
    program = (
        PLAYS + "from teotihuacan.founders.game import FOUNDERS\n"
        "from teotihuacan.founders.rules.rules import pinned_codes\n"
        "assert FOUNDERS.codes[:933] == list(pinned_codes())\n"
        "assert 'p16' in FOUNDERS.codes[933:]\n"
    )
    done = run(tmp_path, "-c", program)
    assert done.returncode == 0, done.stderr


def test_a_new_worship_tile_moves_no_id(tmp_path: Path) -> None:
    (tmp_path / "founders").mkdir()
    text = (data_folder() / "worship.toml").read_text(encoding="utf-8")
    text = text.replace(
        '{ key = "g_vp_building2",',
        '{ key = "g_new", effect = "have", needs = "1 gold4", points = 5 },\n'
        '  { key = "g_vp_building2",',
    ).replace("green = { g_wood_vp = 2,", "green = { g_new = 1, g_wood_vp = 1,")
    (tmp_path / "founders" / "worship.toml").write_text(text, encoding="utf-8")
    program = (
        PLAYS + "from teotihuacan.founders.game import FOUNDERS\nprint(FOUNDERS.codes[933:])\n"
    )
    done = run(tmp_path, "-c", program)
    assert done.returncode == 0, done.stderr
    assert "['~g_new', 'g_new', 'return.g_new']" in done.stdout


def test_no_file_has_the_name_of_one_of_the_other_game() -> None:
    ours = {path.name for path in data_folder().glob("*.toml")}
    theirs = {path.name for path in (data_folder().parents[1] / "city" / "data").glob("*.toml")}
    assert ours & theirs == set()


def test_every_group_says_where_it_comes_from() -> None:
    facts = DATA.facts()
    assert len(facts) > 40
    for fact in facts:
        assert fact.sources
        invented = "invented" in fact.sources
        assert not invented or fact.reconstructed, fact
