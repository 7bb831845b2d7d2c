"""Players in words: names and descriptions of computer players, and who has won."""

from teotihuacan.engine.game import Game
from teotihuacan.words.formatter import Words


def called(words: Words, player: str) -> str:
    """Return what a computer player is called; one that somebody brought along, by its own name."""
    return words.called(f"names.computer.{player}", player)


def thinks(words: Words, player: str) -> str:
    """How it thinks, in one sentence; empty if unknown."""
    return words.called(f"thinks.{player}", "")


def verdict(words: Words, game: Game) -> str:
    """Return who has won a game that is over, with the reason if points alone do not say it."""
    reason = game.verdict
    winners = game.winners
    key = f"text.wins.{reason}" if reason else "text.wins"
    if len(winners) > 1:
        names = words.listing([words.part("seat", seat) for seat in winners])
        return words.text("text.win", seats=names, points=game.scores[winners[0]])
    return words.text(key, seat=winners[0], points=game.scores[winners[0]])
