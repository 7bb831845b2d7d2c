"""Numbers in the bots' data file change their play; unusable ones are refused.

Every number of it is changed, one at a time, in tests/numbers/.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from teotihuacan.city.rules.data_files import DATA
from tests.numbers.owners_folder import run

FOLDER = Path(DATA.folder)
FILE = "teotibot.toml"


def changed_file(folder: Path, group: str, line: str, after: str, file: str = FILE) -> Path:
    """The owner's folder with one line of a group replaced."""
    text = (FOLDER / file).read_text(encoding="utf-8")
    head, mark, rest = text.partition(f"[{group}]\n")
    assert mark
    assert rest.count(line) >= 1, (group, line)
    (folder / file).write_text(head + mark + rest.replace(line, after, 1), encoding="utf-8")
    return folder


@cache
def as_printed() -> str:
    done = run(FOLDER, "-m", "tests.city.modules.solo.probe")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("group", "line", "after"),
    [
        ("start", 'sidebar = "decorations"', 'sidebar = "forest"'),
        ("teotibot", 'boards = ["gold"', 'boards = ["quarry"'),
        ("fallback", 'gain = "5 cocoa"', 'gain = ""'),
        ("construction", 'price = "2 stone"', 'price = "1 stone, 1 wood"'),
        ("decorations", 'gain = "5 points, 1 temple"', 'gain = "1 wood, 1 resource, 1 power"'),
        ("nobles", 'gain = "1 avenue"', 'gain = "1 blue"'),
        ("mines", 'quarry = "2 stone"', 'quarry = "1 gold, 1 points"'),
    ],
)
def test_other_things_are_played_too(tmp_path: Path, group: str, line: str, after: str) -> None:
    done = run(changed_file(tmp_path, group, line, after), "-m", "tests.city.modules.solo.probe")
    assert done.returncode == 0, done.stderr
    assert done.stdout != as_printed()


@pytest.mark.parametrize(
    ("group", "line", "after", "message"),
    [
        ("start", "2 gold", "2 points", "[start] goods: 'points'"),
        ("start", "2 gold", "0 gold", "[start] goods: 'gold' is zero"),
        ("start", '"decorations"', '"nobles"', "[start] sidebar: unknown word 'nobles'"),
        ("start", "technology = 3", "technology = 7", "[start] technology"),
        ("teotibot", '"nobles"', '"gold"', "[teotibot] boards: names a board twice"),
        ("teotibot", "[2, 2, 2]", "[2, 2]", "[teotibot] powers"),
        ("construction", '"2 stone"', '"2 resource"', "[construction] price: 'resource'"),
        ("construction", '"2 stone"', '"2 points"', "[construction] price: 'points'"),
        ("nobles", '"1 avenue"', '"1 technology"', "[nobles] gain: 'technology'"),
        ("mines", '"2 wood"', '"2 local"', "[mines] forest: 'local'"),
        ("fallback", '"5 cocoa"', '"5 wood"', "[fallback] gain: 'wood'"),
        ("exchange", '"10 cocoa"', '"10 gold"', "[exchange] price: 'gold'"),
        ("difficulty", "gold = [-1", "gold = [-3", "[difficulty] gold: takes more than"),
        ("difficulty", "powers = [-1, 1]", "powers = [-1, 3]", "[difficulty] powers: no worker"),
        ("difficulty", "cocoa_points = [1, 5]", "cocoa_points = [5, 1]", "[difficulty] cocoa"),
        ("easy", "worship_steps = 2", "worship_steps = 9", "[easy] worship_steps"),
        ("hard", "bonus_points = 20", "bonus_points = 21", "[hard] bonus_points: must be one of"),
        ("brutal", "stone = 1", "stones = 1", "[brutal] stone: missing"),
    ],
)
def test_a_unit_that_a_place_cannot_have_is_refused_by_name(
    tmp_path: Path, group: str, line: str, after: str, message: str
) -> None:
    folder = changed_file(tmp_path, group, line, after)
    done = run(folder, "-c", "import teotihuacan.city.game")
    assert done.returncode != 0
    assert f"{FILE}, {message}" in done.stderr


SCENE = """
from tests.city.modules.solo.bot_scene import solo
for bot in ("teotibot", "modified"):
    s = solo(bot, difficulty={{"worship_steps": 1}}).bot(wood=1, stone=1, gold=1, {has})
    changes = s.act({tile!r})
    changes.pop("box", None)
    print(changes)
"""


def changes_with(folder: Path, reward: str, tile: str, has: str) -> list[object]:
    """Return both bots' changes by an action tile with another reward on the second red step."""
    before = 'steps = ["", "1 points", "1 points", "2 points"'
    after = f'steps = ["", "1 points", "{reward}", "2 points"'
    changed_file(folder, "red", before, after, "temples.toml")
    done = run(folder, "-c", SCENE.format(tile=tile, has=has))
    assert done.returncode == 0, done.stderr
    return [ast.literal_eval(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("reward", "changes"),
    [
        ("2 wood", {"wood": 3, "temples": (1, 2, 1)}),
        ("1 wood, 2 gold", {"wood": 2, "gold": 3, "temples": (1, 2, 1)}),
        ("1 cocoa, 3 points, 1 resource",
         {"cocoa": 1, "points": 3, "gold": 2, "temples": (1, 2, 1)}),
        ("1 blue", {"gold": 2, "temples": (2, 2, 1)}),
        ("2 green", {"cocoa": 2, "temples": (1, 2, 3)}),
        ("1 temple", {"points": 2, "temples": (1, 3, 1)}),
        ("1 avenue", {"avenue": 2, "temples": (1, 2, 1)}),
        ("1 power", {"temples": (1, 2, 1), "workers": "A4 C2 F1* N2"}),
    ],
)  # fmt: skip
def test_ruling_b30_a_bot_takes_whatever_a_temple_step_prints(
    tmp_path: Path, reward: str, changes: dict[str, object]
) -> None:
    expected = {"workers": "A3 C2 F1* N2", **changes}
    has = 'workers="C2 A3 N2 D1*"'
    assert changes_with(tmp_path, reward, "worship", has) == [expected, expected]


def test_ruling_b30_a_power_up_may_leave_no_worker_on_the_board(tmp_path: Path) -> None:
    """The only worker on Alchemy ascends by a temple step: the power-up of the board is lost."""
    has = 'workers="{} N2 N2 D1*", technologies=(1, 5)'
    standing, walking = "A5", "C5"
    lost = [changes_with(tmp_path, "1 power", "alchemy", has.format(standing))[0],
            changes_with(tmp_path, "1 power", "alchemy", has.format(walking))[1],
            changes_with(tmp_path, "1 power", "mastery", has.format(standing))[0]]  # fmt: skip
    for found in lost:
        assert found == {
            "gold": 0,
            "technologies": (1, 3, 5),
            "temples": (1, 2, 1),
            "points": 5,
            "avenue": 2,
            "calendar": 1,
            "workers": "D1* N2 N2 P1",
        }
