"""The coach of City of Gods: a few sentences for each question when it first comes up.

Numbers come from the data, and what is explained anywhere else is not explained again here: boards,
topics and modules have their own words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules.state import City
from teotihuacan.city.words.explain import facts
from teotihuacan.city.words.modules import all_texts
from teotihuacan.title import Tip

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
"""The part of the picture to look at; a board is where it was dealt."""


def tips(title: Title, game: Game[City], words: Words) -> list[Tip]:
    """Return the tips for the open question of a game."""
    city = game.state
    asked = game.asked
    found: list[Tip] = []
    if asked == "turn" and not city.era:
        found.append(Tip.of(words, "welcome", facts(words), (f"player-{city.turn}",)))
    if words.has(f"coach.{asked}"):
        found.append(Tip.of(words, asked, facts(words), PARTS.get(asked, ())))
    if asked == "action":
        found.append(of_board(title, game, words))
    found += title.rules_told(game, words, TOPICS.get(asked, ()), PARTS.get(asked, ()))
    if asked == "turn" and city.countdown >= 0:
        found.append(Tip.of(words, "eclipse", facts(words), ("calendar",)))
    return found


def of_board(title: Title, game: Game[City], words: Words) -> Tip:
    """The board on which a worker has arrived."""
    city = game.state
    _, parts = game.question_phrase()
    board = parts["board"]
    assert isinstance(board, int)
    text = title.explain(words, "board", board, game)
    return Tip(f"board {board}", text, (f"slot-{city.slots[board]}",))
