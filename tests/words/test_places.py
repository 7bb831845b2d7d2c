"""Places and tiles are told apart: `royal3` is a place, `~royal3` a tile."""

import pytest

from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.words.explain import find_topic
from teotihuacan.titles import title_named
from tests.city.scene import scene

TITLE = title_named("city")


@pytest.mark.parametrize(("code", "place"), [("royal1", "left"), ("royal3", "right")])
def test_a_royal_place_is_told_as_a_place(code: str, place: str) -> None:
    s = scene().ring("PFQGCAND").royal(8, 2, 5)
    s.seat(0, cocoa=5, workers="D3 P1 P1")
    s.play("D3 >1")
    text = next(choice.text for choice in s.game.choices if choice.code == code)
    number = {"royal1": 8, "royal3": 5}[code]
    assert text.startswith(f"Worship on the {place} royal tile: number {number} (")


@pytest.mark.parametrize("language", ["en", "es"])
def test_only_a_tile_is_explained_by_its_number(language: str) -> None:
    words = TITLE.words(language)
    for index, tile in enumerate(ROYAL_TILES):
        assert find_topic(words, f"~royal{tile.number}") == ("royal", index)
        assert find_topic(words, f"royal{tile.number}") is None
