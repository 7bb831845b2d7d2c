"""The bots use the shared effects, and the rules know no bot."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.data_files import DATA

CITY = Path(teo.__file__).parent / "city"
SOLO = sorted((CITY / "modules" / "solo").rglob("*.py"))
RULES = sorted((CITY / "rules").rglob("*.py"))
BOTS = re.compile(r"(?i)(?<![a-z])(?:(?:teoti)?bots?|solo)(?![a-z])")

MOVED_BY_VERBS = frozenset(
    [
        "points",
        "goods",
        "avenue",
        "track",
        "temple",
        "technologies",
        "power",
        "used",
        "light",
        "dark",
        "final",
        "era",
        "countdown",
        "buildings",
        "nobles",
        "pyramid",
        "filled",
        "decorations",
        "pyramid_pile",
        "decoration_pile",
        "_discovery_pile",
        "piles",
    ]
)
"""What only the rules change: of a player, and of the city."""

SETUP = {"BotSetup", "lay_out"}
"""Where the bot is given what it begins with."""


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return [part for target in node.targets for part in parts(target)]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return parts(node.target)
    return []


def parts(target: ast.expr) -> list[ast.expr]:
    if isinstance(target, ast.Tuple | ast.List):
        return [part for element in target.elts for part in parts(element)]
    return [target]


def changed(tree: ast.AST) -> Iterator[str]:
    """The attributes that a piece of code assigns, or changes an entry of, outside setup."""
    if isinstance(tree, ast.ClassDef | ast.FunctionDef) and tree.name in SETUP:
        return
    for target in targets(tree):
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) != "self":
            yield target.attr
    for child in ast.iter_child_nodes(tree):
        yield from changed(child)


@pytest.mark.parametrize("path", SOLO, ids=lambda path: path.stem)
def test_the_bots_move_no_marker_and_take_no_good_by_themselves(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert sorted(MOVED_BY_VERBS & set(changed(tree))) == []


def test_a_second_copy_of_a_verb_would_be_found() -> None:
    for code in (
        "player.avenue += 1",
        "player.goods[good] -= amount",
        "city.players[1].temple[0] = 3",
        "def step(player):\n    player.track, other = 1, 2",
        "city.nobles = replaced(city.nobles, 0, 1)",
    ):
        assert MOVED_BY_VERBS & set(changed(ast.parse(code))), code


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_rules_know_no_bot(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for source in DATA.texts + DATA.others:
        text = text.replace(f'"{source}"', "")  # where values were seen is no rule
    assert BOTS.findall(text) == []


def test_a_bot_in_a_longer_name_is_found() -> None:
    assert BOTS.findall("bot_of BOT_TURN is_solo teotibots") == ["bot", "BOT", "solo", "teotibots"]
    assert BOTS.findall("bottom both BOTTOM robot soloist") == []
