"""Whatever the empire asks, offers or tells has words in every language."""

import pytest

from teotihuacan.city.game import CITY
from teotihuacan.city.modules.empire import module as empire_module
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.titles import title_named
from teotihuacan.words import languages
from tests.city.modules.empire.conquering import conquered, conquering
from tests.words.saying import spoken

TITLE = title_named("city")


@pytest.mark.parametrize("dealt", [True, False])
@pytest.mark.parametrize("language", languages())
def test_whole_games_are_told(language: str, dealt: bool) -> None:
    words = TITLE.words(language)
    asked = set()
    for seed in (1, 2, 3):
        for game in conquered(conquering(seed, players=2 + seed % 3, dealt=dealt), seed):
            spoken(words, game)
            asked.add(game.asked)
    assert {"march", "conquest", "settle", "different workers", "different temples"} <= asked


@pytest.mark.parametrize("language", languages())
def test_every_region_has_a_name_and_says_what_it_brings(language: str) -> None:
    words = TITLE.words(language)
    names = [words.part("region", region) for region in range(empire_printed.FARTHEST + 1)]
    assert len(set(names)) == empire_printed.FARTHEST + 1
    brings = [
        words.part("region", region, "brings") for region in range(1, empire_printed.FARTHEST)
    ]
    assert len(set(brings)) == empire_printed.FARTHEST - 1


@pytest.mark.parametrize("language", languages())
def test_every_event_and_source_has_words(language: str) -> None:
    words = TITLE.words(language)
    for kind, fields in empire_module.MODULE.event_fields.items():
        said = words.say((f"event.{kind}", {"seat": 1, **dict.fromkeys(fields, 1)}))
        assert "{" not in said
        assert words.has(f"event.{kind}")
    for source in empire_module.MODULE.sources:
        assert words.has(f"names.source.{source}")
        assert source in CITY.sources


def test_a_region_in_english() -> None:
    words = TITLE.words("en")
    assert words.part("region", 3, "brings") == "1 point and one of 3 discovery tiles to claim"
    assert (
        words.part("region", 6, "brings") == "2 points and one of 2 Major Discovery tiles to claim"
    )
    assert words.part("region", 11, "brings") == (
        "4 points and 1 point for each worker, 2 instead if its power is 4 or more"
    )
    assert words.part("region", 8, "brings") == "2 points and 2 steps on different temples"
