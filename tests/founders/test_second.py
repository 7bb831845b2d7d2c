"""The engine against a second implementation, written from the text of the rules alone.

At every question both must ask the same seat, offer the same answers (of a draw with the same odds)
and have the same points; at every turn the whole table must be the same.
"""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.founders.numbers import data_folder
from tests.founders.second import actions, building, game, paying, worship
from tests.founders.second.data import WORSHIP
from tests.founders.second.following import PLAYERS, Difference, follow
from tests.numbers.owners_folder import run

VARIANTS = [(players, side) for players in (2, 3, 4) for side in "AB"]
QUICK = ("anything", "keen", "crowding", "climbing")
GAMES = 3  # of each variant and player

QUESTIONS = {
    *("draw first", "draw board", "draw disk", "draw worship", "turn", "bonus", "action"),
    *("any action", "building", "temple", "pyramid", "anchor", "orientation", "pay", "mix"),
    *("pay cube", "keep cube", "replace", "produce", "put cube", "resource", "offering"),
    *("times", "take", "swap", "end"),
}


@cache
def seen_in(players: int, side: str, player: str) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        seen += follow(players, side, PLAYERS[player], seed)
    return seen


@pytest.mark.parametrize("player", QUICK)
@pytest.mark.parametrize(("players", "side"), VARIANTS)
def test_both_play_the_same_game(players: int, side: str, player: str) -> None:
    assert seen_in(players, side, player)["asked turn"] > GAMES * players


@pytest.mark.parametrize(("players", "side"), VARIANTS)
def test_both_go_on_from_a_saved_position(players: int, side: str) -> None:
    assert follow(players, side, PLAYERS["keen"], seed=100, reload=0.2)["reloaded"] > 20


def test_every_question_came_up() -> None:
    seen: Counter[str] = Counter()
    for players, side in VARIANTS:
        for player in QUICK:
            seen += seen_in(players, side, player)
    asked = {name.removeprefix("asked ") for name in seen if name.startswith("asked ")}
    assert asked == QUESTIONS
    assert seen["action lapses"]
    assert seen["second level"]


# --- other data -----------------------------------------------------------------------------------

Change = tuple[str, str, str]

LONG: list[Change] = [  # everything runs out, and pyramids are completed
    ("rounds.toml", "rounds = [4, 3, 4]", "rounds = [9, 9, 9]"),
    ("rounds.toml", "start = [6, 5, 5]", "start = [16, 14, 12]"),
    ("masks.toml", "{ points = 3, players = 2 }", "{ points = 3, players = 4 }"),
    ("masks.toml", "{ points = 7, players = 2 }", "{ points = 7, players = 4 }"),
    ("masks.toml", "{ points = 9, players = 2 }", "{ points = 9, players = 4 }"),
    *[
        ("worship.toml", f"{tile} = 2", f"{tile} = 1")
        for tile, printed in WORSHIP.items()
        if printed.copies == 2
    ],
]

OTHER: list[Change] = [  # numbers, prices, forms and rewards
    ("rounds.toml", "points = [2, 3, 3, 4, 4, 5, 5, 6]", "points = [1, 4, 2]"),
    ("rounds.toml", "used = [2, 3, 3]", "used = [3, 2, 3]"),
    ("rounds.toml", "gold4 = [1, 1, 1]", "gold4 = [3, 2, 3]"),
    ("rounds.toml", "bottom = 2", "bottom = 5"),
    ("tiles.toml", 'cost = "2 stone", extra = "1 wood"', 'cost = "1 wood", extra = "2 stone"'),
    ("tiles.toml", 'cost = "2 gold, 1 wood"', 'cost = "1 gold, 2 stone"'),
    ("tiles.toml", "points = 2", "points = 3"),
    ("tiles.toml", "gold = 2 ", "gold = 1 "),
    ("shapes.toml", 'form = ["XXX", "XX."]', 'form = ["XXX", "X.X"]'),
    ("disks.toml", "strength = 1 }", "strength = 2 }"),
    ("masks.toml", "{ points = 5, players = 2 }", "{ points = 8, players = 2 }"),
    ("cities.toml", 'NE = "2 points, size3"', 'NE = "gold3, wood3"'),
    ("worship.toml", 'needs = "5 size1"', 'needs = "1 size2, 1 blue"'),
]


@pytest.mark.parametrize(
    ("changes", "player", "came_up"),
    [
        (LONG, "climbing", ["TOP", "no mask left", "no tile to take", *WORSHIP]),
        (OTHER, "crowding", ["end of the track", "b_five_size1"]),
    ],
    ids=["long", "other"],
)
def test_both_play_what_an_owner_has_corrected(
    tmp_path: Path, changes: list[Change], player: str, came_up: list[str]
) -> None:
    (tmp_path / "founders").mkdir()
    for file, ours, printed in changes:
        changed = tmp_path / "founders" / file
        text = (changed if changed.exists() else data_folder() / file).read_text(encoding="utf-8")
        assert ours in text
        changed.write_text(text.replace(ours, printed, 1), encoding="utf-8")
    done = run(tmp_path, "-m", "tests.founders.second", "--games", "12", "--player", player)
    assert done.returncode == 0, done.stderr
    lines = {line.split(":")[0] for line in done.stdout.splitlines()}
    assert [what for what in came_up if what not in lines] == []


# --- it is a second one, and it sees what differs -------------------------------------------------


def follow_some() -> None:
    for seed in range(12):
        follow(2 + seed % 3, "A", PLAYERS["crowding"], seed)


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (paying, "WILD_GOLD", 1),
        (worship, "side_or_top", lambda table, stack: [f"{stack}.side"]),
        (building, "take_masks", lambda table, founder: None),
        (actions, "FAVOR", [2, 3, 4, 4, 5, 5, 6, 6]),
        (game, "STACK", 5),
        (game, "final_points", lambda founder: 0),
        (game, "refill", lambda table: None),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_wrong_rule_is_noticed(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, wrong: object
) -> None:
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(Difference):
        follow_some()


def test_nothing_is_shared_with_the_engine() -> None:
    folder = Path(__file__).parent / "second"
    imported = {
        (path.name, module)
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for module in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [n.name for n in node.names]
        )
        if module.startswith(("teotihuacan", "tests"))
        and not module.startswith("tests.founders.second")
    }
    assert imported == {("following.py", "teotihuacan")}
