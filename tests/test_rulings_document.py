"""Every ruling of docs/rulings.md has a test that names it, and every such test a ruling."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parent / "docs" / "rulings.md"
NAMED = re.compile(r"test_ruling_([bp]?\d+c?)_\w+")
NUMBER = r"[BP]\d+|\d+c?"
NUMBERED = [str(number) for number in range(1, 63)]
# Between them lie those of the expansion's modules and options: they stand in a document of theirs.
PERIOD = HERE.parent / "docs" / "rulings-period.md"
BOTS = [f"B{number}" for number in (*range(1, 13), *range(20, 31))]
MODIFIED = [f"P{number}" for number in (*range(1, 13), 18)]


def plain(number: str) -> str:
    """`07` and `7` are the same ruling, and so are `b07` and `B7`."""
    return re.sub(r"^([BP]?)0+", r"\1", number.upper().replace("C", "c"))


def rows() -> list[tuple[str, list[str]]]:
    """The numbered rows of the document's tables: number and cells."""
    found: list[tuple[str, list[str]]] = []
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if re.fullmatch(NUMBER, cells[0]):
            found.append((cells[0], cells[1:]))
    return found


def named() -> dict[str, str]:
    """The test functions that name a ruling, and its number."""
    found: dict[str, str] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                match = NAMED.fullmatch(node.name)
                if match:
                    assert node.name not in found, f"{node.name} stands in two files"
                    found[node.name] = plain(match[1])
    return found


def test_the_document_has_every_ruling_once_and_in_order() -> None:
    numbers = [number for number, _ in rows() if number[0] not in "BP"]
    assert numbers[:62] == NUMBERED
    ours = [int(number.removesuffix("c")) for number in numbers[62:]]
    assert all(number.endswith("c") for number in numbers[62:])
    assert ours == list(range(63, 63 + len(ours)))
    assert len(ours) > 0


def test_the_document_has_every_ruling_of_solo_play_once_and_in_order() -> None:
    assert [number for number, _ in rows() if number[0] in "BP"] == BOTS + MODIFIED


def test_every_ruling_says_what_it_decides_and_why() -> None:
    for number, cells in rows():
        assert len(cells) == 3, number
        ruling, source, _ = cells
        assert len(ruling) > 20, number
        assert re.match(r"text|revised|first|BGA|ours|solo apps", source), number


def test_every_ruling_has_a_test_and_every_test_a_ruling() -> None:
    numbers = {number for number, _ in rows()}
    tested = set(named().values())
    assert sorted(numbers - tested) == []
    period = set(re.findall(r"^- (B\d+) ", PERIOD.read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(tested - numbers - period) == []


def test_the_tests_named_in_the_document_exist() -> None:
    known = named()
    for number, cells in rows():
        names = re.findall(r"`(\w+)`", cells[2])
        assert names, f"ruling {number} names no test"
        for name in names:
            assert known.get(name) == number, f"ruling {number} names {name}"


def test_rulings_spoken_of_in_other_documents_exist() -> None:
    numbers = {number for number, _ in rows()}
    for path in sorted(DOCUMENT.parent.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        mentioned = re.findall(rf"\brulings? ({NUMBER})", text)
        if path.name == "city-of-gods.md":
            mentioned += re.findall(r"\[(\d+c?)\]", text)
            assert len(mentioned) > 9
        for number in mentioned:
            assert number in numbers, f"{path.name} speaks of ruling {number}"
