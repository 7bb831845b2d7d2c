"""Whole games inside the engine: once compiled, crossing its border is the larger cost."""

from collections.abc import Callable
from typing import SupportsIndex

from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE


def playout(game: Game, chooser: Dealer) -> int:
    """Play a game to its end with random choices; the number of decisions the seats took.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> playout(game, teo.Dealer.seeded(1)) > 100
    True
    >>> game.over
    True
    """
    decisions = 0
    dealer = game.dealer
    if dealer is None:
        game.dealer = chooser
        if game.actor == CHANCE:
            game.settle()
    ids = game.ids
    while ids:
        game.apply(ids[chooser.below(len(ids))])
        decisions += 1
        ids = game.ids
    game.dealer = dealer
    return decisions


def play_out(game: Game, decide: Callable[[Game, int], int]) -> list[int]:
    """Play a game to its end; the number of decisions by seat.

    `decide` returns the id that a seat, which is asked, plays.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> sum(play_out(game, lambda game, seat: game.legal()[0])) > 100
    True
    """
    decisions = [0] * game.players
    while not game.over:
        seat = game.actor
        assert seat is not None
        game.apply(decide(game, seat))
        decisions[seat] += 1
    return decisions


def playouts(game: Game, seed: SupportsIndex, count: int) -> int:
    """Random playouts from copies of a game; the number of decisions in all of them.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> playouts(game, 1, 3) > 300
    True
    >>> game.over
    False
    """
    chooser = Dealer.seeded(seed)
    decisions = 0
    for _ in range(count):
        decisions += playout(game.copy(), chooser)
    return decisions


def perft(game: Game, depth: int) -> int:
    """Return how many sequences of `depth` decisions there are, chance included as a decider.

    The classic check of a rules engine: a number that changes when any rule does.  Games that
    end sooner count once.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> [perft(game, depth) for depth in range(3)]
    [1, 3, 9]
    """
    ids = game.ids
    if depth <= 0 or not ids:
        return 1
    if depth == 1:
        return len(ids)
    total = 0
    for id in ids:
        after = game.copy()
        after.apply(id)
        total += perft(after, depth - 1)
    return total
