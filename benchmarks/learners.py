"""Contestants that give a learner what it needs: observation and mask at every decision.

All choose at random among the legal actions. Peers are asked for an observation and a mask as their
documentation shows; our batches fill both for all games in one call.
"""

import importlib.metadata
import random
from time import perf_counter
from typing import Any

from benchmarks.contestants import Makers, Slice, draw

ENVIRONMENT = "City-2p"


def timed_steps(step: Any, each: int, seconds: float) -> Slice:
    """Step until the time is over; each step is that many decisions."""
    done = 0
    start = now = perf_counter()
    while now - start < seconds:
        step()
        done += each
        now = perf_counter()
    return Slice(done, done, now - start)


class OurBatch:
    """Many games of ours in one process; the actions are drawn from the legal ones."""

    def __init__(self, count: int, environment: str = ENVIRONMENT, answers: bool = False) -> None:
        import teotihuacan
        from benchmarks.which import kind, module_files, shown
        from teotihuacan.research import Games

        self.games = Games(environment, count, seed=1, answers=answers)
        self.dealer = teotihuacan.Dealer.seeded(1)
        self.count = count
        files = module_files()
        self.about = {
            "package": f"teotihuacan {teotihuacan.__version__}",
            "runs": kind(files),
            "file": shown(files[0]),
        }
        for _ in range(300):  # games at all stages, as in the middle of a training
            self.step()

    def step(self) -> None:
        self.games.step(self.games.batch.random_actions(self.dealer))

    def play(self, seconds: float) -> Slice:
        return timed_steps(self.step, self.count, seconds)


class OurProcesses:
    """Games of ours in processes; each plays the first legal action, which is found at once."""

    def __init__(self, processes: int, count: int) -> None:
        import teotihuacan
        from benchmarks.which import kind, module_files, shown
        from teotihuacan.research import ProcessGames

        self.games = ProcessGames(ENVIRONMENT, count, processes=processes, seed=1)
        self.count = count
        files = module_files()
        self.about = {
            "package": f"teotihuacan {teotihuacan.__version__}",
            "runs": kind(files),
            "file": shown(files[0]),
        }

    def step(self) -> None:
        self.games.step(self.games.groups[0].masks.argmax(axis=1))

    def play(self, seconds: float) -> Slice:
        return timed_steps(self.step, self.count, seconds)


class OpenSpiel:
    """A game of OpenSpiel with the observation and the mask of the player to move."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game: Any = pyspiel.load_game(name)
        self.about = {"package": f"open_spiel {importlib.metadata.version('open_spiel')}"}

    def play(self, seconds: float) -> Slice:
        rand = random.random
        done = chance = 0
        start = now = perf_counter()
        while now - start < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw(state.chance_outcomes(), rand()))
                    chance += 1
                    continue
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                ids = state.legal_actions()
                state.apply_action(ids[int(rand() * len(ids))])
                done += 1
            now = perf_counter()
        return Slice(done, done + chance, now - start)


class CatanatronGym:
    """catanatron's environment for Gymnasium: one player against a random one."""

    def __init__(self) -> None:
        import gymnasium

        self.env: Any = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
        version = importlib.metadata.version("catanatron-gym")
        self.about = {"package": f"catanatron_gym {version}"}
        self.env.reset(seed=1)

    def step(self) -> None:
        actions = self.env.unwrapped.get_valid_actions()
        _, _, terminated, truncated, _ = self.env.step(actions[int(random.random() * len(actions))])
        if terminated or truncated:
            self.env.reset()

    def play(self, seconds: float) -> Slice:
        return timed_steps(self.step, 1, seconds)


class PettingZoo:
    """A game of PettingZoo with its usual wrappers."""

    def __init__(self, env: Any, version: str) -> None:
        self.env = env
        self.about = {"package": version}
        self.env.reset(seed=1)

    def step(self) -> None:
        env = self.env
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            return
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(random.random() * len(legal))]))

    def play(self, seconds: float) -> Slice:
        return timed_steps(self.step, 1, seconds)


def pettingzoo_chess() -> PettingZoo:
    from pettingzoo.classic import chess_v6

    return PettingZoo(chess_v6.env(), f"pettingzoo {importlib.metadata.version('pettingzoo')}")


MAKERS: Makers = {
    "batch-64": lambda: OurBatch(64),
    "batch-1024": lambda: OurBatch(1024),
    "batch-64-answers": lambda: OurBatch(64, answers=True),
    "batch-64-all": lambda: OurBatch(64, "City-4p-all"),
    "batch-64-founders": lambda: OurBatch(64, "Founders-2p"),
    "processes-1": lambda: OurProcesses(1, 1024),
    "processes-2": lambda: OurProcesses(2, 1024),
    "learn-backgammon": lambda: OpenSpiel("backgammon"),
    "learn-chess": lambda: OpenSpiel("chess"),
    "learn-catanatron": CatanatronGym,
    "learn-pettingzoo-chess": pettingzoo_chess,
}
