"""Many games in one call."""

import numpy as np
import pytest

import teotihuacan as teo
from teotihuacan.research import Games, packages
from tests.research.positions import ENVIRONMENTS

STEPS = 60


def choose(games: Games, step: int) -> list[int]:
    """A legal action of each game that depends on nothing but its own mask and the step."""
    found = []
    for mask in games.masks:
        legal = np.flatnonzero(mask)
        found.append(int(legal[step % len(legal)]))
    return found


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_a_place_plays_the_same_in_a_batch_of_any_size(environment: str) -> None:
    many = Games(environment, 5, seed=7)
    few = Games(environment, 2, seed=7, first=3)
    for step in range(STEPS):
        assert (many.observations[3:] == few.observations).all()
        assert (many.masks[3:] == few.masks).all()
        assert (many.actors[3:] == few.actors).all()
        many.step(choose(many, step))
        few.step(choose(few, step))
        assert (many.rewards[3:] == few.rewards).all()


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_a_batch_shows_what_single_games_show(environment: str) -> None:
    """From the first game of each place to one that began after an end."""
    games = Games(environment, 2, seed=3)
    made = games.spec
    single = [teo.new_game(made.game, seed=games.seed_of(i), **made.options) for i in range(2)]
    totals = np.array([game.scores for game in single])
    ends = 0
    step = 0
    while ends < 2:
        for place, game in enumerate(single):
            seat = game.actor
            assert seat is not None
            assert games.actors[place] == seat
            seen = bytes(made.encoder.observe(game.state, seat))
            assert games.observations[place].tobytes() == seen
            legal = [made.actions[i].id for i in np.flatnonzero(games.masks[place])]
            assert legal == game.legal()
        chosen = choose(games, step)
        games.step(chosen)
        totals += games.rewards
        for place, action in enumerate(chosen):
            game = single[place]
            game.apply(made.actions[action].id)
            assert games.scores[place].tolist() == game.scores
            assert games.ended[place] == game.over
            if game.over:
                assert totals[place].tolist() == game.scores
                assert np.flatnonzero(games.won[place]).tolist() == game.winners
                single[place] = teo.new_game(made.game, seed=games.seed_of(place), **made.options)
                totals[place] = single[place].scores
                ends += 1
        step += 1


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    games = Games("City-2p-v1", 3, seed=1)
    before = games.observations.copy()
    chosen = choose(games, 0)
    chosen[2] = int(np.flatnonzero(games.masks[2] == 0)[0])
    with pytest.raises(teo.IllegalChoice, match=r"action \d+ \(.+\) is illegal in game 2"):
        games.step(chosen)
    with pytest.raises(teo.IllegalChoice):
        games.step([*chosen[:2], 100_000])
    with pytest.raises(teo.OptionError, match="3 actions are needed, not 2"):
        games.step(chosen[:2])
    assert (games.observations == before).all()
    games.step(choose(games, 0))


def test_an_illegal_action_is_replaced_by_the_lowest_legal_one() -> None:
    games, twin = (Games("City-2p-v1", 3, seed=1, illegal="lowest") for _ in range(2))
    lowest = games.masks.argmax(axis=1).tolist()
    games.step([-1, *lowest[1:]])
    twin.step(lowest)
    assert games.replaced.tolist() == [1, 0, 0]
    assert twin.replaced.tolist() == [0, 0, 0]
    assert (games.observations == twin.observations).all()
    with pytest.raises(teo.OptionError, match="illegal must be one of"):
        Games("City-2p-v1", 3, seed=1, illegal="ignore")


def test_draws_are_the_callers_where_chance_is() -> None:
    games = Games("City-2p-v1", 2, seed=1, chance=True)
    assert games.actors.tolist() == [255, 255]
    assert not games.observations.any()
    odds = games.batch.odds(0)
    assert len(odds) == games.masks[0].sum()
    step = 0
    while 255 in games.actors:
        games.step(choose(games, step))
        step += 1
    assert set(games.actors.tolist()) <= {0, 1}
    assert games.observations.any(axis=1).all()
    assert games.batch.odds(0) == []


def test_reset_begins_the_same_games() -> None:
    games = Games("City-2p-v1", 2, seed=1)
    before = games.observations.copy()
    games.step(choose(games, 0))
    games.reset(seed=1)
    assert (games.observations == before).all()
    games.reset(seed=2)
    assert (games.observations != before).any()


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(packages.EXTRAS, "not_a_package", "openspiel")
    with pytest.raises(packages.MissingPackage, match=r"not_a_package is not .*\[openspiel\]"):
        packages.needed("not_a_package")
