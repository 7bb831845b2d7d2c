"""Every ruling of docs/rulings-founders.md and every worked case has a test that names it."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "docs" / "rulings-founders.md"
NAMED = re.compile(r"test_(?:ruling|case)((?:_[rfst]\d+)+)_\w+")
RULINGS = [f"R{number:02}" for number in range(1, 61)] + [f"F{number}" for number in range(1, 74)]
RULINGS += [f"S{number}" for number in range(1, 11)]
CASES = [f"T{number:02}" for number in range(1, 35)]


def named() -> set[str]:
    """The numbers in the names of tests."""
    found: set[str] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                match = NAMED.fullmatch(node.name)
                if match:
                    found |= {number.upper() for number in match[1].split("_")[1:]}
    return found


def written() -> list[str]:
    return re.findall(r"^- ([RFS]\d+) \S", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_document_has_every_ruling_once() -> None:
    assert sorted(written()) == sorted(RULINGS)


def test_every_ruling_and_every_case_has_a_test() -> None:
    assert sorted({*RULINGS, *CASES} - named()) == []


def test_every_such_test_is_about_a_ruling_or_a_case() -> None:
    assert sorted(named() - {*RULINGS, *CASES}) == []
