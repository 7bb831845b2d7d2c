"""What a coach says in City of Gods: a few sentences for each question when it first comes up.

Numbers come from the data, and what is explained anywhere else is not explained again here: boards,
topics and modules have their own words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules.state import City
from teotihuacan.city.words.explain import facts
from teotihuacan.city.words.modules import all_texts
from teotihuacan.title import Tip
from teotihuacan.words.formatter import capital

if TYPE_CHECKING:
    from teotihuacan.engine.game import Game
    from teotihuacan.title import Title
    from teotihuacan.words import Words

TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "action": ("cocoa",),
    "worship": ("worship",),
    "temple": ("temples",),
    "claim": ("masks",),
    "rotation": ("icons",),
    "site": ("pyramid",),
    "power up": ("power",),
    "wheel": ("ascension",),
    "salary": ("salary",),
    **{asked: topics for texts in all_texts() for asked, topics in texts.coach.items()},
}
"""The rules that are explained with a question."""

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "temple": ("temples",),
    "temple order": ("temples",),
    "temple pair": ("temples",),
    "rotation": ("pyramid",),
    "site": ("pyramid",),
    "build": ("tray",),
    "decorate": ("tray",),
    "decoration side": ("pyramid",),
    "wheel": ("wheel",),
    "salary": ("calendar",),
}
"""Where to look; a board is where it was dealt."""


def tips(title: Title, game: Game[City], words: Words) -> list[Tip]:
    """What to know about the open question of a game."""
    city = game.state
    asked = game.asked
    found: list[Tip] = []
    if asked == "turn" and not city.era:
        found.append(said("welcome", words, own_area(city)))
    if words.has(f"coach.{asked}"):
        found.append(said(asked, words, PARTS.get(asked, ())))
    if asked == "action":
        found.append(of_board(title, game, words))
    known = title.topics_in(game)
    for topic in TOPICS.get(asked, ()):
        if topic in known:
            text = title.explain(words, "topic", title.topics.index(topic), game)
            found.append(Tip(f"topic {topic}", capital(text), PARTS.get(asked, ())))
    if asked == "turn" and city.countdown >= 0:
        found.append(said("eclipse", words, ("calendar",)))
    return found


def said(key: str, words: Words, parts: tuple[str, ...] = ()) -> Tip:
    return Tip(key, capital(words.fill(f"coach.{key}", facts(words))), parts)


def own_area(city: City) -> tuple[str, ...]:
    return (f"player-{city.turn}",)


def of_board(title: Title, game: Game[City], words: Words) -> Tip:
    """The board on which a worker has arrived."""
    city = game.state
    _, parts = game.question_phrase()
    board = parts["board"]
    assert isinstance(board, int)
    text = title.explain(words, "board", board, game)
    return Tip(f"board {board}", capital(text), (f"slot-{city.slots[board]}",))
