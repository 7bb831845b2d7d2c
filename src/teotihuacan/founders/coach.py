"""What a coach says in Founders: a few sentences for each question when it first comes up, and the
rule that belongs to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.words.explain import facts
from teotihuacan.title import Tip
from teotihuacan.words.formatter import capital

if TYPE_CHECKING:
    from teotihuacan.engine.game import Game
    from teotihuacan.title import Title
    from teotihuacan.words import Words

TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("strength",),
    "bonus": ("bonus",),
    "building": ("building",),
    "anchor": ("reach",),
    "temple": ("temple",),
    "pay": ("paying",),
    "pay cube": ("paying",),
    "produce": ("produce",),
    "put cube": ("cubes",),
    "offering": ("offering",),
    "swap": ("favor",),
}
"""The rules that are explained with a question."""


def tips(title: Title, game: Game[Founding], words: Words) -> list[Tip]:
    """What to know about the open question of a game."""
    founding = game.state
    asked = game.asked
    actor = game.actor
    own = () if actor is None or actor < 0 else (f"city-{actor}",)
    found: list[Tip] = []
    if not founding.round:
        found.append(said("welcome", words, own))
    key = "pyramid start" if asked == "pyramid" and not founding.round else asked
    if words.has(f"coach.{key}"):
        found.append(said(key, words, ("rounds",) if asked == "turn" else own))
    topics = ("pyramid",) if key == "pyramid" else TOPICS.get(asked, ())
    for topic in topics:
        text = title.explain(words, "topic", title.topics.index(topic), game)
        found.append(Tip(f"topic {topic}", capital(text), own))
    return found


def said(key: str, words: Words, parts: tuple[str, ...]) -> Tip:
    return Tip(key, capital(words.fill(f"coach.{key}", facts(words))), parts)
