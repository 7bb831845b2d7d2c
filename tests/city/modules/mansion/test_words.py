"""Whatever the Mansion asks, offers or tells has words in every language."""

import pytest

from teotihuacan.city.modules.mansion import module as mansion_module
from teotihuacan.engine.steps import Phrase
from teotihuacan.titles import title_named
from teotihuacan.words import languages
from tests.city.modules.mansion.eager import eager_game
from tests.words.saying import said, spoken

TITLE = title_named("city")

OFFER = {"board": 1, "space": 12, "holder": 1, "amount": 2, "tile": 30, "cost": 30, "royal": 9}
RAISED = ("strength", "temple", "fee", "owner")

KEYS = [
    "action.royal",
    "action.royal.held",
    "worship.royal",
    "worship.royal.paying",
    "worship.royal.ignoring",
    "worship.royal both.paying",
    "worship.royal both.ignoring",
]


@pytest.mark.parametrize("language", languages())
def test_everything_asked_offered_and_told(language: str) -> None:
    words = TITLE.words(language)
    told: set[str] = set()
    for seed in range(6):
        for game in eager_game(seed):
            spoken(words, game)
            told |= {event.kind for event in game.events}
    of_bots = {kind for kind in mansion_module.MODULE.event_fields if kind.startswith("bot ")}
    assert set(mansion_module.MODULE.event_fields) - of_bots - {"mansion roll"} <= told


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_choices_of_a_royal_tile_in_words(language: str, key: str) -> None:
    words = TITLE.words(language)
    bare: Phrase = (f"{key}.raised", {**OFFER, **dict(zip(RAISED, (4, -1, 1, -1)))})
    claimed: Phrase = (f"{key}.raised", {**OFFER, **dict(zip(RAISED, (4, 1, 1, 2)))})
    short, long = said(words, bare), said(words, claimed)
    assert "4" in short
    assert long.startswith(short)
    assert words.part("seat", 2) in long
    assert words.part("temple", 1, "step") in long
