"""The examples in the documents and docstrings are true, and links between documents work."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import teotihuacan

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
