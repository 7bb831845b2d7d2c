"""Constants of one name in several families are used with their family.

Nearly all constants of the rules are plain integers, so a constant of the wrong family would pass
every other check: `TEMPLE` is a kind of step, a unit of goods and more.
"""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def constants_of(tree: ast.Module) -> set[str]:
    """The names in capitals that a module assigns at its top level."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign):
            names |= {node.target.id} if isinstance(node.target, ast.Name) else set()
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in names if name.isupper()}


def uses(
    trees: dict[str, ast.Module],
) -> tuple[dict[str, set[str]], dict[str, list[tuple[str, str]]]]:
    """For each constant that is used outside its module: the modules that define it, and the
    places (module, family) where it is imported by its bare name."""
    constants = {module: constants_of(tree) for module, tree in trees.items()}
    families: dict[str, set[str]] = defaultdict(set)
    bare: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for module, tree in trees.items():
        modules: dict[str, str] = {}  # by the name each has here
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    full = f"{node.module}.{alias.name}"
                    if full in constants:
                        modules[alias.asname or alias.name] = full
                    elif alias.name in constants.get(node.module, ()):
                        families[alias.name].add(node.module)
                        bare[alias.name].append((module, node.module))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                family = modules.get(node.value.id, "")
                if node.attr in constants.get(family, ()):
                    families[node.attr].add(family)
    return families, bare


def unqualified(trees: dict[str, ast.Module]) -> list[str]:
    families, bare = uses(trees)
    return [
        f"{module} imports {name} from {family}; also in {sorted(families[name] - {family})}"
        for name, places in sorted(bare.items())
        if len(families[name]) > 1
        for module, family in places
    ]


@pytest.mark.parametrize("game", ["city", "founders"])
def test_constants_of_several_families_are_used_with_their_family(game: str) -> None:
    folder = SOURCES / "teotihuacan" / game
    trees = {module_of(path): ast.parse(path.read_text()) for path in folder.rglob("*.py")}
    assert unqualified(trees) == []


def test_a_bare_constant_of_two_families_is_found() -> None:
    trees = {
        "units": ast.parse("TEMPLE = 10\nWOOD = 1"),
        "kinds": ast.parse("TEMPLE: Final = 26"),
        "rules": ast.parse("from units import TEMPLE, WOOD"),
        "package": ast.parse(""),
        "package.goods": ast.parse("GOLD = 3"),
        "package.places": ast.parse("GOLD = 4"),
        "turn": ast.parse(
            "from package import goods\nfrom package.places import GOLD\n"
            "import kinds\nprint(goods.GOLD)"
        ),
    }
    assert unqualified(trees) == [
        "turn imports GOLD from package.places; also in ['package.goods']"
    ]
    trees["word"] = ast.parse("from kinds import TEMPLE")
    assert len(unqualified(trees)) == 3
