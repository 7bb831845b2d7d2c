"""Writes the tables in the documents again: `python -m tests.make_tables`, or `make tables`.

They are made from the data of the game, and stand between two marks.
"""

import json
import re
from hashlib import sha256
from importlib import resources
from pathlib import Path

from teotihuacan import research
from teotihuacan.city.players.learned import names as feature_names
from teotihuacan.city.tables.making import PERIOD
from teotihuacan.cli.rules import markdown
from teotihuacan.titles import title_named

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
    title = title_named(name)
    more = document in OF_MODULES
    tables = title.tables(title.words(language))
    made = markdown([table for table in tables if table.key.startswith(PERIOD) == more])
    return BETWEEN.sub(lambda found: f"{BEGIN}\n\n{made}\n{END}\n", text)


FEATURES = "players.md"
LEARNED = "2.json"


def with_features(text: str) -> str:
    """The document about players with the features and the weights for two players."""
    folder = resources.files("teotihuacan.city.players.learned").joinpath("weights")
    weights = json.loads(folder.joinpath(LEARNED).read_text(encoding="utf-8"))["weights"]
    rows = ["| feature | era 1 | era 2 | era 3 | rivals, era 1 | era 2 | era 3 |"]
    rows.append("| --- |" + " ---: |" * 6)
    for place, name in enumerate(feature_names.NAMES[: feature_names.RIVAL]):
        if name in feature_names.FEATURES.half[feature_names.FIRST_OF_MODULES :]:
            continue  # only with modules
        cells = [f"{era[place]:.2f}" for era in weights]
        other = place + feature_names.RIVAL - feature_names.OWN
        cells += [f"{era[other]:.2f}" if place >= feature_names.OWN else "" for era in weights]
        rows.append(f"| {name} | {' | '.join(cells)} |")
    made = "\n".join(rows)
    return BETWEEN.sub(lambda found: f"{BEGIN}\n\n{made}\n\n{END}\n", text)


ENVIRONMENTS = DOCS / "environments"
VERSIONS = Path(__file__).parent / "research" / "versions.json"


def page_of(made: research.Specification) -> str:
    """The file with the page of an environment; its name stays when the version is raised."""
    return f"{made.name.rpartition('-v')[0]}.md"


def fingerprint(made: research.Specification) -> str:
    """What must not change while an environment keeps its version."""
    parts = [str(made.options), *[repr(field) for field in (*made.fields, *made.answer_fields)]]
    parts += [f"{action.index} {action.id} {action.code}" for action in made.actions]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def action_pages() -> dict[str, str]:
    """By file, the page with the actions of each game."""
    by_game: dict[str, list[research.Specification]] = {}
    for name in research.environments():
        made = research.spec(name)
        by_game.setdefault(made.game, []).append(made)
    return {f"actions-{game}.md": research.actions_page(all) for game, all in by_game.items()}


def write_environments() -> None:
    """The page of each environment, a list of all, and the fingerprints of new versions."""
    lines = [
        "# Environments",
        "",
        "Made by `make tables`. [Research](../research.md) explains them.",
        "",
    ]
    lines += [
        "| environment | game | seats | observation | actions |",
        "| --- | --- | ---: | ---: | ---: |",
    ]
    known: dict[str, str] = json.loads(VERSIONS.read_text()) if VERSIONS.exists() else {}
    ENVIRONMENTS.mkdir(exist_ok=True)
    for name in research.environments():
        made = research.spec(name)
        (ENVIRONMENTS / page_of(made)).write_text(research.page(made), encoding="utf-8")
        sizes = f"{made.seats} | {made.size} bytes | {len(made.actions)}"
        lines.append(f"| [{name}]({page_of(made)}) | {made.game} | {sizes} |")
        known.setdefault(name, fingerprint(made))
    lines += ["", "All actions with an example of their sentences:", ""]
    for file, text in action_pages().items():
        (ENVIRONMENTS / file).write_text(text, encoding="utf-8")
        lines.append(f"- [{file.removesuffix('.md')}]({file})")
    (ENVIRONMENTS / "README.md").write_text("\n".join([*lines, ""]), encoding="utf-8")
    VERSIONS.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    write_environments()
    path = DOCS / FEATURES
    path.write_text(with_features(path.read_text(encoding="utf-8")), encoding="utf-8")
    for document, name, language in WRITTEN:
        path = DOCS / document
        text = path.read_text(encoding="utf-8")
        path.write_text(renewed(text, document, name, language), encoding="utf-8")


if __name__ == "__main__":
    main()
