"""Only the owner of a kind unpacks its steps, and steps are made with the fields of their kind."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.modules.altars.rules import kinds as altar_kinds
from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.mansion.rules import kinds as mansion_kinds
from teotihuacan.city.modules.obsidian.rules import kinds as obsidian_kinds
from teotihuacan.city.modules.priests.rules import kinds as priest_kinds
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.rules import kinds

FOLDER = Path(teo.__file__).parent / "city"
FILES = {
    path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(FOLDER.rglob("*.py"))
}
OWNERS = [name for name, text in FILES.items() if "(Kind[City])" in text or "(Draw)" in text]
"""Files that define kinds of step."""

OUTSIDE = [name for name in FILES if name not in OWNERS]

FAMILIES = {
    family.__name__: family
    for family in (
        *(kinds, solo_kinds, obsidian_kinds, mansion_kinds),
        *(altar_kinds, empire_kinds, priest_kinds),
    )
}
"""The numbers of kinds, by the Python module that has them."""

KINDS = {name for numbers in FAMILIES.values() for name in vars(numbers) if name.isupper()}

USUAL = {"kinds": kinds, "altar_kinds": altar_kinds}
"""What they are called in lines without imports."""


def families(tree: ast.AST) -> dict[str, ModuleType]:
    """The numbers of kinds, by the name that a file imports them with."""
    found = dict(USUAL)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for name in node.names:
                family = FAMILIES.get(f"{node.module}.{name.name}")
                if family is not None:
                    found[name.asname or name.name] = family
    return found


def number(node: ast.expr) -> int | None:
    """A number that is written out, of either sign."""
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if isinstance(value, int) else None


def called(node: ast.expr, name: str) -> bool:
    """Return whether it is a variable or an attribute of that name."""
    return (isinstance(node, ast.Name) and node.id == name) or (
        isinstance(node, ast.Attribute) and node.attr == name
    )


def is_step(node: ast.expr) -> bool:
    """A variable `step`, or an entry of an agenda."""
    entry = isinstance(node, ast.Subscript) and called(node.value, "agenda")
    return entry or called(node, "step")


def unpacked(tree: ast.AST) -> Iterator[str]:
    """Yield where fields other than the kind and the seat of a step are read."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and is_step(node.value):
            if number(node.slice) not in (0, 1):
                yield ast.unparse(node)
        elif isinstance(node, ast.Assign) and is_step(node.value):
            if isinstance(node.targets[0], ast.Tuple | ast.List):
                yield ast.unparse(node)
        elif isinstance(node, ast.For | ast.comprehension) and called(node.iter, "agenda"):
            if isinstance(node.target, ast.Tuple | ast.List):
                yield ast.unparse(node.target)


def written(tree: ast.AST) -> Iterator[str]:
    """Five values in a row, the first of them a kind."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load) and len(node.elts) == 5:
            if any(called(node.elts[0], name) for name in KINDS):
                yield ast.unparse(node)


def overfull(tree: ast.AST) -> Iterator[str]:
    """Steps that are made with more values than their kind has fields."""
    known = families(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id not in ("push", "make_step"):
            continue
        kind, *values = node.args[1:] if node.func.id == "push" else node.args
        if isinstance(kind, ast.Attribute) and isinstance(kind.value, ast.Name):
            fields = CITY.kinds[getattr(known[kind.value.id], kind.attr)].fields
            if len(values) > 1 + len(fields):
                yield ast.unparse(node)


def below(tree: ast.AST) -> Iterator[str]:
    """Entries of an agenda under its top, counted from there."""
    if isinstance(tree, ast.FunctionDef) and tree.name == "mend":
        return  # brings the agenda of an old position into today's shape
    if isinstance(tree, ast.Subscript) and called(tree.value, "agenda"):
        place = number(tree.slice)
        if place is not None and place < -1:
            yield ast.unparse(tree)
    for child in ast.iter_child_nodes(tree):
        yield from below(child)


def test_there_are_owners_and_others() -> None:
    assert {
        "rules/turns/turn.py",
        "rules/boards/construction.py",
        "modules/solo/rules/steps.py",
    } <= set(OWNERS)
    assert {"rules/rules.py", "picture/spots.py", "players/value.py"} <= set(OUTSIDE)
    assert not [name for name in OWNERS if name.startswith(("players", "picture", "words"))]


@pytest.mark.parametrize("name", OUTSIDE)
def test_only_the_owner_of_a_kind_unpacks_its_steps(name: str) -> None:
    assert list(unpacked(ast.parse(FILES[name]))) == []


@pytest.mark.parametrize("name", FILES)
def test_steps_are_made_with_the_fields_of_their_kind(name: str) -> None:
    assert list(written(ast.parse(FILES[name]))) == []
    assert list(overfull(ast.parse(FILES[name]))) == []


@pytest.mark.parametrize("name", FILES)
def test_only_the_top_of_the_agenda_is_read(name: str) -> None:
    assert list(below(ast.parse(FILES[name]))) == []


def test_all_of_it_would_be_found() -> None:
    for code in (
        "step[2]",
        "worth += step[4] * 2",
        "city.agenda[-1][3]",
        "step[2:]",
        "_, seat, worker, second, _ = step",
        "kind, *rest = city.agenda[-1]",
        "for kind, seat, a, b, c in city.agenda:\n    pass",
        "found = [a for kind, seat, a, b, c in agenda]",
    ):
        assert list(unpacked(ast.parse(code))), code
    for code in ("step[0]", "seat = city.agenda[-1][1]", "step = city.agenda[-1]"):
        assert not list(unpacked(ast.parse(code))), code
    for code in ("[(SALARY, seat, 0, 0, 0)]", "x = own.SALARY, seat, 0, 0, 0"):
        assert list(written(ast.parse(code))), code
    for code in ("push(city, kinds.TURN, seat, 1)", "make_step(altar_kinds.BARTER, 0, 1, 2)"):
        assert list(overfull(ast.parse(code))), code
    assert not list(overfull(ast.parse("push(city, kinds.TEMPLE, seat, left)")))
    assert list(below(ast.parse("city.agenda[-2][0]")))
