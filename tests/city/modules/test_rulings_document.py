"""Every ruling of docs/rulings-period.md has a test that names it, and every such test a ruling.

`test_ruling_x45_…` names one, `test_rulings_d10_x43_…` two that say the same.
"""

import ast
import re
from pathlib import Path

from tests.test_rulings_document import rows

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
DOCUMENT = ROOT / "docs" / "rulings-period.md"

LETTERS = {"O": 8, "D": 11, "M": 10, "A": 13, "E": 17, "B": 19, "X": 127}
"""How many rulings there are of each letter."""

SOLO = [f"B{number}" for number in range(1, 13)]
"""Those of Teotibot without modules: they stand in docs/rulings.md."""

LISTED = re.compile(r"^- (?:\*\*)?([ODMAEBX]\d+)\b(.*(?:\n  .*)*)$", re.MULTILINE)
NAMED = re.compile(r"test_rulings?((?:_[odmaebx]\d+)+)_[a-z]\w*")
MARK = re.compile(r"\*\*(text|base|app|proposed|derived|text / base|text / proposed)\*\*|Photo")


def listed() -> list[tuple[str, str]]:
    """The rulings of the document: number and sentences."""
    found = LISTED.findall(DOCUMENT.read_text(encoding="utf-8"))
    return [(number, text) for number, text in found]


def names() -> list[str]:
    """The names of all tests of games with modules; those of the bots alone name the rulings of
    the other document."""
    return [
        node.name
        for path in sorted(HERE.rglob("test_*.py"))
        if path.parent.name != "solo"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]


def named() -> dict[str, set[str]]:
    """By ruling, the tests that name it."""
    found: dict[str, set[str]] = {}
    seen: set[str] = set()
    for name in names():
        match = NAMED.fullmatch(name)
        if match:
            assert name not in seen, f"{name} stands in two places"
            seen.add(name)
            for number in match[1].upper().split("_")[1:]:
                found.setdefault(number, set()).add(name)
    return found


def number_of(id: str) -> tuple[str, int]:
    return id[0], int(id[1:])


def test_the_document_has_every_ruling_once() -> None:
    numbers = [number for number, _ in listed()]
    assert len(set(numbers)) == len(numbers)
    wanted = [f"{letter}{n}" for letter, last in LETTERS.items() for n in range(1, last + 1)]
    assert sorted(numbers, key=number_of) == sorted(set(wanted) - set(SOLO), key=number_of)


def test_those_of_the_bot_alone_are_in_the_other_document() -> None:
    assert set(SOLO) <= {number for number, _ in rows()}


def test_every_ruling_says_what_it_decides_and_why() -> None:
    for number, text in listed():
        assert len(text) > 20, number
        assert MARK.search(text), f"{number} does not say where it comes from"


def test_every_ruling_has_a_test_and_every_test_a_ruling() -> None:
    numbers = {number for number, _ in listed()}
    tested = set(named())
    assert sorted(numbers - tested, key=number_of) == []
    assert sorted(tested - numbers, key=number_of) == []


def test_the_worked_example_of_the_text_has_its_test() -> None:
    """There is one: two workers help a third of power 3 at the Mansion."""
    assert names().count("test_the_example_of_the_text") == 1


def test_rulings_spoken_of_anywhere_exist() -> None:
    known = {number for number, _ in listed()} | {number for number, _ in rows()}
    spoken = re.compile(r"\b(X\d+|rulings? [ODMAEB]\d+)\b")
    for folder, ending in (("src", "*.py"), ("docs", "*.md"), ("tests/city/modules", "*.py")):
        for path in sorted((ROOT / folder).rglob(ending)):
            for mention in spoken.findall(path.read_text(encoding="utf-8")):
                assert mention.split()[-1] in known, f"{path.name} speaks of {mention}"
