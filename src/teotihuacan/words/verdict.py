"""Who has won, in a sentence."""

from __future__ import annotations

from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.words.speaker import Words


def verdict(words: Words, game: Game) -> str:
    """The winner of a game that is over, with the tie-break if there was one."""
    table = game.state
    assert isinstance(table, City)
    seat = game.winners[0]
    best = game.scores[seat]
    tied = [player for player in table.players if player.points == best]
    richest = max(player.cocoa for player in tied)
    if len(tied) == 1:
        key = "text.wins"
    elif len([player for player in tied if player.cocoa == richest]) == 1:
        key = "text.wins.cocoa"
    else:
        key = "text.wins.order"
    return words.text(key, seat=seat, points=best)
