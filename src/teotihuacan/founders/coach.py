"""The coach of Founders: a few sentences for each question when it first comes up, and the rule
that belongs to it.
"""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.words.explain import facts
from teotihuacan.title import Tip, Title
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
    """Return the tips for the open question of a game."""
    founding = game.state
    asked = game.asked
    actor = game.actor
    own = () if actor is None or actor < 0 else (f"city-{actor}",)
    found: list[Tip] = []
    if not founding.round:
        found.append(Tip.of(words, "welcome", facts(words), own))
    key = "pyramid start" if asked == "pyramid" and not founding.round else asked
    if words.has(f"coach.{key}"):
        where = ("rounds",) if asked == "turn" else own
        found.append(Tip.of(words, key, facts(words), where))
    topics = ("pyramid",) if key == "pyramid" else TOPICS.get(asked, ())
    return [*found, *title.rules_told(game, words, topics, own)]
