"""The style sheets: what a linter of styles would check, asked of the browser."""

import re
from pathlib import Path

from playwright.sync_api import Page

import teotihuacan

PACKAGE = Path(teotihuacan.__file__).parent
SHEETS = sorted(PACKAGE.rglob("*.css"))

DECLARATION = re.compile(r"(?:^|[;{}])\s*([\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])")
UNKNOWN = "(pairs) => pairs.filter(([name, value]) => !CSS.supports(name, value))"


def rules(sheet: Path) -> str:
    """The text of a style sheet, without comments and without the descriptors of fonts."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r"@font-face\s*{[^}]*}", "", text)


def test_every_declaration_is_understood_by_the_browser(page: Page) -> None:
    page.goto("/how")
    for sheet in SHEETS:
        found = DECLARATION.findall(rules(sheet))
        wrong = page.evaluate(
            UNKNOWN, [[name, value.removesuffix("!important").strip()] for name, value in found]
        )
        assert wrong == [], sheet.name
    assert page.evaluate(UNKNOWN, [["colour", "red"], ["color", "reddish"]]) == [
        ["colour", "red"],
        ["color", "reddish"],
    ]


def test_every_variable_of_a_style_is_defined() -> None:
    text = "\n".join(rules(sheet) for sheet in SHEETS)
    defined = set(re.findall(r"(--[\w-]+)\s*:", text))
    used = set(re.findall(r"var\(\s*(--[\w-]+)\s*\)", text))
    assert len(used) > 20
    assert used - defined == set()
