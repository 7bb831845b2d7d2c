"""What a picture is drawn from: the state of Founders, and whose city it is about."""

from teotihuacan.engine.game import Game
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.words.explain import TOPICS


def topic(name: str) -> str:
    """The mark of something that one of the explained rules is about."""
    return f"topic:{TOPICS.index(name)}"


def shown_seat(game: Game[Founding], seat: int | None) -> int:
    """Whose city is large: one's own; for those who watch, that of whoever is asked."""
    if seat is not None:
        return seat
    actor = game.actor
    if actor is not None and actor >= 0:
        return actor
    return max(0, game.state.first)
