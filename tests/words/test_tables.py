"""Everything printed can be looked up in tables, and the documents have them as the data says."""

import re

import pytest

from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_TILES, PYRAMID_TILES
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.cli import rules
from teotihuacan.title import RuleTable
from teotihuacan.titles import title_named
from teotihuacan.words import languages
from tests.city.base_tiles import DISCOVERY, ROYAL_TILES, STARTING, TECHNOLOGIES
from tests.cli.running import Teo
from tests.make_tables import BEGIN, DOCS, END, WRITTEN, renewed

TITLE = title_named("city")


def tables(language: str, game: str = "city") -> dict[str, RuleTable]:
    title = title_named(game)
    return {table.key: table for table in title.tables(title.words(language))}


@pytest.mark.parametrize(("document", "game", "language"), WRITTEN)
def test_documents_have_the_tables_of_the_data(document: str, game: str, language: str) -> None:
    text = (DOCS / document).read_text(encoding="utf-8")
    assert text.count(BEGIN) == text.count(END) == 1
    assert renewed(text, document, game, language) == text, "run `make tables`"


@pytest.mark.parametrize("language", languages())
def test_every_piece_is_in_its_table(language: str) -> None:
    words, found = TITLE.words(language), tables(language)
    for key, tiles in (
        ("royal", ROYAL_TILES),
        ("bonus", BONUS_TILES),
        ("technologies", TECHNOLOGIES),
        ("starting", STARTING),
    ):
        assert [row[0] for row in found[key].rows] == [str(tile.number) for tile in tiles]
    assert [int(row[-1]) for row in found["discovery"].rows] == [kind.copies for kind in DISCOVERY]
    cells = {key: [cell for row in found[key].rows for cell in row] for key in found}
    for key, part, count in (
        ("pyramid", "pyramid", PYRAMID_TILES),
        ("decorations", "decoration", DECORATION_TILES),
    ):
        assert cells[key] == [words.part(part, value) for value in range(count)]
    names = [words.part("board", board, "short") for board in range(1, len(boards.BOARD_KEYS))]
    assert [row[0] for row in found["boards"].rows] == names
    assert len(cells["ground"]) == 16


@pytest.mark.parametrize("game", ["city", "founders"])
@pytest.mark.parametrize("language", languages())
def test_tables_are_whole(language: str, game: str) -> None:
    """Every row is as wide as its header, and no cell has a gap or a bare key."""
    for table in tables(language, game).values():
        assert table.rows
        for row in (table.header, *table.rows):
            assert len(row) == len(table.header), table.key
        for cell in (table.title, table.note, *(cell for row in table.rows for cell in row)):
            assert not re.search(r"[{}#=|]|  |names\.|tables\.", cell), cell
        assert all(cell for row in table.rows for cell in row), table.key


def test_some_numbers_as_they_are_printed() -> None:
    found = tables("en")
    assert found["temples"].rows[3] == ("4", "1 resource (major step)", "2 points", "2 cocoa")
    assert found["discovery"].rows[0][:2] == ("Mask 1", "2 cocoa and 1 gold")
    assert found["ascension"].rows[1] == ("5 cocoa", "6 cocoa")
    assert found["salary"].rows[0][1:] == ("1", "1", "1", "2", "2")
    assert found["ground"].rows[0][1] == "1b1 [·b/gb]"
    assert found["masks"].rows[0][1:] == ("1", "3", "6", "10", "15", "21", "28")
    assert found["period masks"].header[1:] == ("8", "9", "10")
    assert found["period masks"].rows[0][1:] == ("36", "45", "55")
    assert found["royal"].rows[6][-1].startswith("Pay 1 cocoa and 1 resource once → 1 resource,")


def test_the_command_shows_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    teo = Teo(capsys, monkeypatch)
    run = teo("rules", "--game", "city", "--language", "es")
    assert run.status == 0
    for table in tables("es").values():
        assert table.title in run.out
    assert "###" not in run.out
    written = teo("rules", "--markdown")
    assert written.out == rules.markdown(TITLE.tables(TITLE.words("en")))
    assert teo("rules", "--game", "chess").status == 2
