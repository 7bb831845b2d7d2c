"""Information states: what a seat has seen, kept while a game is played."""

from random import Random

import pytest

import teotihuacan as teo
from teotihuacan import research
from teotihuacan.research import Recall, information_state

ENVIRONMENTS = ["City-2p", "City-4p-all", "City-solo-modified-all", "Founders-3p"]


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_states_that_are_kept_are_those_of_a_replay(environment: str) -> None:
    made = research.spec(environment)
    game = teo.new_game(made.game, seed=1, **made.options)
    recall = Recall(game)
    rng = Random(1)
    step = 0
    while not game.over:
        if step % 40 == 0:
            for seat in range(made.seats):
                assert recall.states[seat] == information_state(game, seat)
        game.apply(rng.choice(game.ids))
        recall.update()
        step += 1


def test_the_past_of_an_imagined_copy_is_kept_on() -> None:
    game = teo.new_game("city", players=2, seed=1)
    for _ in range(6):
        game.apply(game.legal()[0])
    seat = game.actor
    assert seat is not None
    other = game.imagined(seat, teo.Dealer.seeded(3), past=True)
    recall = Recall(other)
    assert recall.states[seat] == information_state(game, seat)
    choice = game.legal()[0]
    game.apply(choice)
    other.apply(choice)
    recall.update()
    assert recall.states[seat] == information_state(other, seat)


def test_states_differ_where_a_seat_has_seen_something_else() -> None:
    """Perfect recall: the same position, reached in another order, is another state."""
    game = teo.new_game("city", players=2, seed=1)
    first, second = game.legal()[:2]
    games = [game.copy(), game.copy()]
    for twin, order in zip(games, ((first, second), (second, first))):
        for choice in order:
            twin.apply(choice)
    assert games[0].state.players[0]._kept != games[1].state.players[0]._kept
    assert information_state(games[0], 0) != information_state(games[1], 0)
    assert information_state(games[0], 1) == information_state(games[1], 1)
