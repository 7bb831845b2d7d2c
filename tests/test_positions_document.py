"""Every field of a position is documented, and every documented field is written."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.obsidian.rules.state import majors_of
from teotihuacan.city.modules.solo.rules import action_pyramid
from teotihuacan.city.rules import units
from teotihuacan.city.rules.positions import writing
from teotihuacan.city.rules.printed import boards, technologies
from teotihuacan.city.rules.state import City
from teotihuacan.engine.rules import Rules
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules import sources
from teotihuacan.founders.rules.laying.grid import PLACES
from teotihuacan.founders.rules.printed import rounds, tiles, worship
from teotihuacan.founders.rules.resources import RESOURCES

DOCS = Path(__file__).parent.parent / "docs"
GAMES = ("city", "founders")
RULES: dict[str, Rules] = {"city": CITY, "founders": FOUNDERS}
SEEN_IN: dict[str, list[tuple[int, dict[str, object]]]] = {
    "city": [
        (13, {"players": 2, "modules": ["all"], "extras": ["11", "12"]}),
        (2, {"players": 1, "modules": ["all"], "bot": "modified", "extras": ["S07"]}),
    ],
    "founders": [(0, {"players": 1, "solo": "score attack"})],
}
"""Random games, by seed, in which every field is written at least once."""


def rows(game: str, head: str) -> list[list[str]]:
    """The cells of all tables whose first column is headed like that."""
    text = (DOCS / f"positions-{game}.md").read_text(encoding="utf-8")
    found: list[list[str]] = []
    for table in re.findall(rf"^\| {head} \|.*?\n\n", f"{text}\n\n", re.MULTILINE | re.DOTALL):
        for line in table.strip().split("\n")[2:]:
            found.append([cell.strip() for cell in line.split("|")[1:-1]])
    return found


def documented(game: str) -> list[str]:
    table = [row for row in rows(game, "field") if len(row) == 3]
    return [name for row in table for name in re.findall("`([^`]+)`", row[0])]


def leaves(value: Any, place: str, known: set[str], many: set[str]) -> Iterator[str]:
    """The places of all values; below those of `many` any name is a star."""
    if isinstance(value, dict):
        for key, inner in value.items():
            name = "*" if place in many else key
            yield from leaves(inner, f"{place}.{name}".lstrip("."), known, many)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for item in value:
            yield from leaves(item, f"{place}[]", known, many)
    elif value != [] or place in known:
        yield place


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_a_table(game: str) -> None:
    known = set(documented(game))
    many = {name[: star.start()] for name in known for star in re.finditer(r"\.\*", name)}
    seen: set[str] = set()
    for seed, options in SEEN_IN[game]:
        played = teo.new_game(game, seed=seed, **options)
        chooser = teo.Dealer.seeded(seed)
        while not played.over:
            ids = played.ids
            seen.update(leaves(played.position()["table"], "", known, many))
            played.apply(ids[chooser.below(len(ids))])
    if game == "city":
        assert isinstance(played.state, City)
        majors_of(played.state).doubled = 1  # too rare to wait for
        seen.update(leaves(played.position()["table"], "", known, many))
    assert sorted(seen) == sorted(known)


def test_the_fields_around_it() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    table = text[text.index("## Positions") :]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(teo.new_game().position())


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_an_agenda(game: str) -> None:
    found = {row[0].strip("`"): re.findall("`([^`]+)`", row[1]) for row in rows(game, "step")}
    kinds = RULES[game].kinds
    written = {
        kind.name: list(kind.fields)
        for kind in kinds
        if kind is not RULES[game].interrupt and not kind.name.startswith("unused ")
    }
    assert found == written


NUMBERS: dict[str, dict[str, dict[int, str]]] = {
    "city": {
        "board": {number: key for number, key in enumerate(boards.BOARD_KEYS) if number},
        "temple": dict(enumerate(boards.TEMPLE_KEYS)),
        "good": dict(enumerate(units.GOODS[:4])),
        "category": dict(enumerate(writing.CATEGORIES)),
        "tile": dict(enumerate(action_pyramid.TILES)),
        "position": dict(enumerate(action_pyramid.POSITIONS[:6])),
        "benefit": {number: benefit.key for number, benefit in enumerate(altar_printed.BENEFITS)},
        "technology": {
            number: str(tile.written()) for number, tile in enumerate(technologies.TILES)
        },
        "space": {number: name for number, name in writing.PLACES.items() if number > 9},
    },
    "founders": {
        "tile": dict(enumerate(tiles.TILE_KEYS[: tiles.FIRST_PYRAMID])),
        "colour": dict(enumerate(tiles.COLOURS)),
        "stack": dict(enumerate(tiles.COLOURS)),
        "place": dict(enumerate(PLACES)),
        "resource": dict(enumerate(RESOURCES)),
        "space": dict(enumerate(rounds.SPACE_CODES)),
        "section": dict(enumerate(rounds.SECTIONS)),
        "source": dict(enumerate(sources.SOURCES)),
        "worship": {number: tile.key for number, tile in enumerate(worship.WORSHIP)},
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_numbers_of_an_agenda_count(game: str) -> None:
    text = (DOCS / f"positions-{game}.md").read_text(encoding="utf-8")
    numbers = [row for row in rows(game, "field") if len(row) == 2]
    found = {
        row[0].strip("`"): {int(n): name for n, name in re.findall(r"(\d+) `([^`]+)`", row[1])}
        for row in numbers
    }
    assert found == NUMBERS[game]
    said = text[text.index("### Numbers") :]
    for row in rows(game, "step"):
        for name in re.findall("`([^`]+)`", row[1]):
            assert f"`{name}`" in said, f"nowhere is said what {name} counts"
