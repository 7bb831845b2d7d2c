"""Points by source as a picture: every number stands there, and the totals are right."""

from xml.etree import ElementTree

import pytest

from teotihuacan.city.game import CITY
from teotihuacan.city.picture.artist import FAMILIES
from teotihuacan.city.rules import sources
from teotihuacan.picture.ink import CHART
from teotihuacan.picture.scores import WIDE, legend_lines
from teotihuacan.picture.type import width
from teotihuacan.words import languages
from teotihuacan.words.formatter import capital
from tests.picture.looking import SAMPLES, TITLE, Sample

SOURCES = CITY.sources
SVG = "{http://www.w3.org/2000/svg}"


def sheet_of(sample: Sample) -> tuple[list[list[int]], list[int]]:
    """The points of a whole game by source, from its events."""
    game = sample.game()
    sheet = [[0] * len(SOURCES) for _ in range(game.players)]
    for id in sample.ids:
        game.play(id)
        for event in game.events:
            if event.kind == "points":
                sheet[event.seat][event.values[1]] += event.values[0]
    return sheet, game.scores


def texts(drawn: str) -> list[str]:
    return [
        "".join(element.itertext()) for element in ElementTree.fromstring(drawn).iter(f"{SVG}text")
    ]


def test_every_number_is_written() -> None:
    sheet, totals = sheet_of(SAMPLES[3])
    assert [sum(row) for row in sheet] == totals
    said = texts(TITLE.artist().scores(sheet, ["Ana", "Bo", "Cy"], TITLE.words("en")))
    for row, total in zip(sheet, totals, strict=True):
        assert said.count(str(total)) >= 2  # in the chart and on the sheet
        for points in row:
            if points > 0:
                assert str(points) in said


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_column_lies_in_the_picture(players: int) -> None:
    names = ["Ana", "Bo", "Cy", "Di"][:players]
    sheet = [[5] * len(SOURCES) for _ in names]
    drawn = TITLE.artist().scores(sheet, names, TITLE.words("en"))
    placed = [float(it.get("x", 0)) for it in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
    assert WIDE - 50 < max(placed) <= WIDE


def test_every_source_belongs_to_one_family() -> None:
    held = [source for family in FAMILIES for source in family.sources]
    assert sorted(held) == list(range(len(SOURCES)))
    assert [family.key for family in FAMILIES if family.lost] == ["salary"]


def test_families_differ_without_colour() -> None:
    sheet = [[10] * len(SOURCES)]
    drawn = TITLE.artist().scores(sheet, ["Ana"], TITLE.words("en"))
    patterns = {
        element.get("id"): ElementTree.tostring(element[0])
        for element in ElementTree.fromstring(drawn).iter(f"{SVG}pattern")
    }
    assert len(patterns) == len(FAMILIES)
    assert len(set(patterns.values())) == len(patterns)


def test_losses_and_empty_sheets() -> None:
    words = TITLE.words("en")
    row = [0] * len(SOURCES)
    row[sources.SALARY] = -9
    row[sources.TEMPLES] = 30
    said = texts(TITLE.artist().scores([row, [0] * len(SOURCES)], ["Ana", "Bo"], words))
    assert "\N{MINUS SIGN}9" in said
    assert "21" in said
    assert TITLE.artist().scores([[0] * len(SOURCES)], ["Ana"], words)


@pytest.mark.parametrize("language", languages())
def test_everything_fits_in_every_language(language: str) -> None:
    words = TITLE.words(language)
    for source in range(len(SOURCES)):  # the names of sources end before the first column
        assert width(capital(words.part("source", source)), CHART) <= 210
    sheet = [[3] * len(SOURCES)] * 4
    for line in legend_lines(FAMILIES, sheet, words):
        x, key = line[-1]
        assert x + 28 + width(words.text(f"picture.family.{key}"), CHART) <= WIDE


def test_names_are_escaped() -> None:
    drawn = TITLE.artist().scores([[1] * len(SOURCES)], ["<b>&"], TITLE.words("en"))
    assert "<b>" not in drawn
    ElementTree.fromstring(drawn)
