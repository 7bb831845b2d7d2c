"""The examples in the documents and docstrings are true, and links between documents work."""

import ast
import doctest
import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest

import teotihuacan
from teotihuacan.city.rules import units

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = [
    name
    for _, name, _ in pkgutil.walk_packages(teotihuacan.__path__, "teotihuacan.")
    if not name.endswith(("__main__", ".migrations.env"))  # those run when they are imported
    and "__mypyc" not in name
]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_in_a_document_are_true(document: Path) -> None:
    result = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def test_the_readme_has_examples() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 5


@pytest.mark.parametrize("name", ["teotihuacan", *MODULES])
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)[^):]*\)", text):
        assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_the_changelog_is_ready_for_a_tag() -> None:
    """First what is not released, then versions from new to old, each with its day."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, *others = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert first == "[Unreleased]"
    versions = [re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d\d-\d\d", head) for head in others]
    numbers = [tuple(int(part) for part in found.groups()) for found in versions if found]
    assert len(numbers) == len(others)
    assert numbers == sorted(numbers, reverse=True)
    now = tuple(int(part) for part in teotihuacan.__version__.split("."))
    assert now >= numbers[0]
    kinds = set(re.findall(r"^### (.+)$", text, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_codes_of_the_notation_exist() -> None:
    """Every code that the tables show can be played in some game; `!` and `…` explain others."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    tables = re.findall(r"^\| question .*?\n\n", text, re.MULTILINE | re.DOTALL)
    games = ("city", "city", "founders")  # the base game, its modules; the other game
    shown = 0
    for game, table in zip(games, tables, strict=True):
        known = set(teotihuacan.new_game(game, seed=1).rules.codes)
        codes = re.findall(r"`([^`]+)`", table)
        shown += len(codes)
        assert sorted(set(codes) - known - {"!", "~"}) == []
    assert shown > 140


# --- programs that a reader is to copy ------------------------------------------------------------


def program(name: str) -> dict[str, Any]:
    """The names that the Python blocks of a document define, one after the other."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    defined: dict[str, Any] = {}
    for block in re.findall(r"^```python\n((?!>>>).*?)^```", text, re.MULTILINE | re.DOTALL):
        exec(block, defined)
    return defined


def test_scenario_of_the_page_on_tiles() -> None:
    program("adding-a-tile.md")["test_four_cocoa_pays_for_the_main_action"]()


def test_player_of_the_page_on_players() -> None:
    defined = program("adding-a-player.md")
    assert defined["game"].over
    assert [mind.forfeits for mind in defined["minds"]] == [[], []]


# --- plain words ----------------------------------------------------------------------------------

RIDDLES = re.compile(
    r"\bwhoever\b|\bnobody of us\b|\bso (?:many|long)\b|(?:^|[.:;] )who [a-z][^?\n]*$",
    re.I | re.M,
)
"""Riddle subjects and wordy quantities, which a noun or a number says better; no real questions."""

PACKAGE = ROOT / "src/teotihuacan"
PAGES = [path for kind in ("*.html", "*.js") for path in sorted(PACKAGE.rglob(kind))]
MESSAGES = sorted(PACKAGE.rglob("en.toml"))
COMMANDS = sorted((PACKAGE / "cli").rglob("*.py"))


def riddles(text: str) -> list[str]:
    return [found.group() for found in RIDDLES.finditer(text)]


def texts_of(path: Path) -> str:
    """What a person reads of a file, one text on each line."""
    text = path.read_text(encoding="utf-8")
    if path.name == "CHANGELOG.md":
        text = text[: text.index("\n## [0.1.0]")]
    if path.suffix == ".md":
        return re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)
    if path.suffix == ".toml":
        return "\n".join(re.findall(r'= "(.*)"', text))
    if path.suffix == ".py":
        tree = ast.walk(ast.parse(text))
        found = [node.value for node in tree if isinstance(node, ast.Constant)]
        return "\n".join(value for value in found if isinstance(value, str))
    return text


@pytest.mark.parametrize(
    "path",
    [*DOCUMENTS, ROOT / "benchmarks/README.md", *MESSAGES, *COMMANDS, *PAGES],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_texts_have_no_riddle_subjects(path: Path) -> None:
    assert riddles(texts_of(path)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ask whoever runs it.", 1),
        ("Nobody of us has seen it.", 1),
        ("so many servers, for so long", 2),
        ("It is over. Who passes first starts.", 1),
        ("who comes first may use it", 1),
        ("Who sits where?", 0),
        ("The player who passes starts.", 0),
    ],
)
def test_riddle_subjects_are_found(text: str, found: int) -> None:
    assert len(riddles(text)) == found


# --- lists that must be whole ---------------------------------------------------------------------


def section(name: str, head: str) -> str:
    """A part of a document, from a heading or a phrase to the next heading."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    return text[text.index(head) + 1 :].split("\n#", maxsplit=1)[0]


def in_backticks(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


@pytest.mark.parametrize(
    ("head", "folder"),
    [
        ("## Inside `city/`", "city"),
        ("Inside `city/rules/`:", "city/rules"),
        ("## Scripts and styles of the pages", "server/http/static"),
    ],
)
def test_the_architecture_names_every_file(head: str, folder: str) -> None:
    named = in_backticks(section("architecture.md", head))
    inside = [path for path in (ROOT / "src/teotihuacan" / folder).iterdir() if path.name[0] != "_"]
    files = {f"{path.name}/" if path.is_dir() else path.name for path in inside}
    assert sorted(files - named) == []


def test_the_architecture_names_what_is_compiled() -> None:
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    rooms = setup[setup.index("COMPILED_ROOMS =") :].split("\n)", maxsplit=1)[0]
    named = in_backticks(section("architecture.md", "## Written for two compilers"))
    found = re.findall(r'"([^"]+)"', rooms)
    assert {room if room.endswith(".py") else f"{room}/" for room in found} <= named


def test_the_folder_of_a_module_is_listed_as_it_is() -> None:
    folder = section("adding-a-module.md", "## The folder").split("```")[1]
    first, *lines = folder.strip().split("\n")
    named = re.findall(r"(\w+\.py)", "".join(lines))
    there = (ROOT / "src/teotihuacan" / first).rglob("*.py")
    assert sorted(named) == sorted(path.name for path in there if path.name[0] != "_")


def test_the_number_of_files_of_a_language() -> None:
    count = len(list((ROOT / "src").rglob("en.toml")))
    told = " ".join(section("adding-a-language.md", "# ").split())
    assert f"beside each `en.toml`, {count} in all" in told
    assert f"{count} files for each language" in section("dependencies.md", "### Sentences")


def test_the_units_of_tiles_are_listed() -> None:
    assert set(units.UNITS) <= set(
        re.findall(r"\w+", section("adding-a-tile.md", "## Change a value"))
    )


def test_every_knob_of_the_bot_is_listed() -> None:
    options = teotihuacan.new_game("city", players=1, bot="teotibot", modules=["all"]).options
    difficulty = options["difficulty"]
    assert isinstance(difficulty, dict)
    table = section("solo.md", "## Difficulty").split("| preset |")[0]
    rows = "".join(re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE))
    assert in_backticks(rows) == set(difficulty)
