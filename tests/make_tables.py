"""Writes the tables in the documents again: `python -m tests.make_tables`, or `make tables`.

They are made from the data of the game, and stand between two marks.
"""

from __future__ import annotations

import re
from pathlib import Path

from teotihuacan.city.tables.period import PERIOD
from teotihuacan.cli.rules import markdown
from teotihuacan.titles import title

DOCS = Path(__file__).parent.parent / "docs"
WRITTEN = [
    ("city-of-gods.md", "city", "en"),
    ("es/ciudad-de-los-dioses.md", "city", "es"),
    ("expansion-period.md", "city", "en"),
    ("es/expansion.md", "city", "es"),
    ("founders.md", "founders", "en"),
    ("es/fundadores.md", "founders", "es"),
]
"""A document, the game it is about, and its language."""

OF_MODULES = ("expansion-period.md", "es/expansion.md")
"""The documents with the tables of further boxes; the others have those of the game itself."""

BEGIN, END = "<!-- tables: begin -->", "<!-- tables: end -->"
BETWEEN = re.compile(f"{BEGIN}\n.*{END}\n", re.DOTALL)


def renewed(text: str, document: str, name: str, language: str) -> str:
    """A document with its tables as the data has them now."""
    card = title(name)
    more = document in OF_MODULES
    tables = card.tables(card.words(language))
    made = markdown([table for table in tables if table.key.startswith(PERIOD) == more])
    return BETWEEN.sub(lambda found: f"{BEGIN}\n\n{made}\n{END}\n", text)


def main() -> None:
    for document, name, language in WRITTEN:
        path = DOCS / document
        text = path.read_text(encoding="utf-8")
        path.write_text(renewed(text, document, name, language), encoding="utf-8")


if __name__ == "__main__":
    main()
