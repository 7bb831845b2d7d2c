"""Games in several processes."""

import numpy as np
import pytest

import teotihuacan as teo
from teotihuacan.research import Games, ProcessGames, WorkerDied

STEPS = 30


def test_processes_play_the_same_games_as_one() -> None:
    games = Games("City-2p", 4, seed=5, answers=True)
    with ProcessGames("City-2p", 4, processes=2, seed=5, answers=True) as shared:
        group = shared.groups[0]
        for step in range(STEPS):
            for name in ("observations", "masks", "actors", "rewards", "answers", "answer_actions"):
                assert (getattr(games, name) == getattr(group, name)).all(), name
            actions = [int(np.flatnonzero(mask)[step % mask.sum()]) for mask in games.masks]
            games.step(actions)
            shared.step(actions)


def test_groups_are_stepped_one_while_the_other_waits() -> None:
    single = Games("Founders-2p", 4, seed=5)
    with ProcessGames("Founders-2p", 2, processes=1, seed=5, groups=2) as shared:
        first, second = shared.groups
        for _ in range(STEPS):
            together = np.concatenate([first.observations, second.observations])
            assert (together == single.observations).all()
            shared.send(0, first.masks.argmax(axis=1))
            shared.send(1, second.masks.argmax(axis=1))
            assert shared.wait(0) is first
            assert shared.wait(1) is second
            single.step(single.masks.argmax(axis=1))


def test_refusals_and_ends_of_processes_are_told() -> None:
    with pytest.raises(teo.OptionError, match=r"multiple of processes \(2\), not 3"):
        ProcessGames("City-2p", 3, processes=2, seed=1)
    with ProcessGames("City-2p", 1, processes=1, seed=1) as shared:
        with pytest.raises(teo.IllegalChoice, match="illegal in game 0"):
            shared.step([-1])
        shared.step(shared.groups[0].masks.argmax(axis=1))
        shared.workers[0].kill()
        shared.workers[0].wait()
        actions = shared.groups[0].masks.argmax(axis=1)
        with pytest.raises(WorkerDied):
            shared.step(actions)
