"""Who has won, in a sentence."""

from teotihuacan.engine.game import Game
from teotihuacan.words.speaker import Words


def verdict(words: Words, game: Game) -> str:
    """The winners of a game that is over, with the reason if points alone do not say it."""
    reason = game.verdict
    winners = game.winners
    key = f"text.wins.{reason}" if reason else "text.wins"
    if len(winners) > 1:
        names = words.listing([words.part("seat", seat) for seat in winners])
        return words.text("text.win", seats=names, points=game.scores[winners[0]])
    return words.text(key, seat=winners[0], points=game.scores[winners[0]])
