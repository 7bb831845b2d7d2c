"""The rules of City of Gods have hooks, and know none of the modules that answer them."""

import re
from pathlib import Path

import pytest

import teotihuacan as teo

RULES = sorted((Path(teo.__file__).parent / "city" / "rules").rglob("*.py"))
MODULES = re.compile(
    r"(?i)(?<![a-z])(?:obsidian|mansions?|altars?|shamans?|empires?|warriors?|conquest"
    r"|priests?|seasons?)(?![a-z])"
)


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_the_rules_know_no_module(path: Path) -> None:
    found = [line for line in path.read_text(encoding="utf-8").splitlines() if MODULES.search(line)]
    assert found == []
