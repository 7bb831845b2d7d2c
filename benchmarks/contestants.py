"""The contestants: each plays one slice when asked and says how much it did.

They run in processes of their own (see worker.py), so that pure and compiled copies of one
package, and peers with dependencies of their own, can take part in one run. All games are whole
games with random choices, their setup included, made by the same cheap policy.
"""

import importlib.metadata
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple, Protocol

PLAYERS = 3
CATAN_TURNS = 1000  # catanatron's own limit for random players that get stuck
CALIBRATION_GAMES = 30


class Slice(NamedTuple):
    """What was done in one slice."""

    done: int  # decisions of players, or copies
    applies: float  # the same with the outcomes of chance
    seconds: float


class Contestant(Protocol):
    """Something that can be measured."""

    about: dict[str, str]

    def play(self, seconds: float) -> Slice:
        """Work for about so many seconds."""
        ...


def draw(outcomes: list[tuple[int, float]], mark: float) -> int:
    """The outcome that a number between 0 and 1 falls on."""
    for outcome, probability in outcomes:
        mark -= probability
        if mark < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities may not quite add up to 1


def timed_copies(copy: Callable[[], object], seconds: float) -> Slice:
    """Copy in blocks, so that looking at the clock costs nothing."""
    done = 0
    start = now = perf_counter()
    while now - start < seconds:
        for _ in range(200):
            copy()
        done += 200
        now = perf_counter()
    return Slice(done, done, now - start)


class Ours:
    """A game of ours from a Python loop over `legal` and `apply`."""

    def __init__(self, title: str = "city", **options: object) -> None:
        import teotihuacan
        from benchmarks.which import kind, module_files, shown

        self.teo: Any = teotihuacan
        self.title = title
        self.options = {"players": PLAYERS, **options}
        self.seed = 0
        files = module_files()
        self.about = {
            "package": f"teotihuacan {teotihuacan.__version__}",
            "runs": kind(files),
            "file": shown(files[0]),
        }
        self.chance_all, self.chance_after_setup = self.calibrate()

    def new(self) -> Any:
        """The next seeded game: it deals its own chance inside `apply`."""
        self.seed += 1
        return self.teo.new_game(self.title, seed=self.seed, **self.options)

    def calibrate(self) -> tuple[float, float]:
        """Outcomes of chance for each decision: with and without those of the setup.

        In a seeded game nobody outside sees chance; so count it where the caller deals it.
        """
        dealer = random.Random(1)
        decisions = chance = setup = 0
        for _ in range(CALIBRATION_GAMES):
            game = self.teo.new_game(self.title, seed=None, **self.options)
            started = False
            while not game.over:
                ids = game.ids
                if game.actor == self.teo.CHANCE:
                    game.apply(dealer.choices(ids, weights=game.odds)[0])
                    chance += 1
                    setup += not started
                else:
                    game.apply(ids[int(dealer.random() * len(ids))])
                    decisions += 1
                    started = True
        return chance / decisions, (chance - setup) / decisions

    def play(self, seconds: float) -> Slice:
        rand = random.random
        done = 0
        start = now = perf_counter()
        while now - start < seconds:
            game = self.new()
            ids = game.ids
            while ids:
                game.apply(ids[int(rand() * len(ids))])
                done += 1
                ids = game.ids
            now = perf_counter()
        return Slice(done, done * (1 + self.chance_all), now - start)


class OurPlayouts(Ours):
    """A game of ours played inside the engine, from copies of one just set up."""

    def play(self, seconds: float) -> Slice:
        done = 0
        game = self.new()
        start = now = perf_counter()
        while now - start < seconds:
            self.seed += 1
            done += self.teo.playouts(game, self.seed, 4)
            now = perf_counter()
        return Slice(done, done * (1 + self.chance_after_setup), now - start)


class OurCopies(Ours):
    """Copies of a game of ours in the middle."""

    def play(self, seconds: float) -> Slice:
        game = self.new()
        past: list[Any] = []
        while not game.over:
            past.append(game.copy())
            ids = game.ids
            game.apply(ids[int(random.random() * len(ids))])
        return timed_copies(past[len(past) // 2].copy, seconds)


class Catanatron:
    """Four random players of catanatron; every tick is a decision."""

    def __init__(self) -> None:
        import catanatron

        self.module: Any = catanatron
        self.colours = [getattr(catanatron.Color, c) for c in ("RED", "BLUE", "WHITE", "ORANGE")]
        self.seed = 0
        self.about = {"package": f"catanatron {importlib.metadata.version('catanatron')}"}

    def new(self) -> Any:
        self.seed += 1
        players = [self.module.RandomPlayer(colour) for colour in self.colours]
        return self.module.Game(players, seed=self.seed)

    @staticmethod
    def decide(player: object, game: object, actions: list[Any]) -> Any:
        """Our policy instead of RandomPlayer's, which is no faster."""
        return actions[int(random.random() * len(actions))]

    def play(self, seconds: float) -> Slice:
        decide = self.decide
        done = 0
        start = now = perf_counter()
        while now - start < seconds:
            game = self.new()
            while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
                game.play_tick(decide_fn=decide)
                done += 1
            now = perf_counter()
        return Slice(done, done, now - start)


class CatanatronCopies(Catanatron):
    """Copies of a catanatron game in the middle."""

    def play(self, seconds: float) -> Slice:
        game = self.new()
        past: list[Any] = []
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            past.append(game.copy())
            game.play_tick(decide_fn=self.decide)
        return timed_copies(past[len(past) // 2].copy, seconds)


class OpenSpiel:
    """A game of OpenSpiel; outcomes of chance are drawn here, as its interface asks."""

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
                else:
                    ids = state.legal_actions()
                    state.apply_action(ids[int(rand() * len(ids))])
                    done += 1
            now = perf_counter()
        return Slice(done, done + chance, now - start)


Makers = dict[str, Callable[[], Contestant]]

MAKERS: Makers = {
    "city": Ours,
    "city-playouts": OurPlayouts,
    "city-copies": OurCopies,
    "city-modules": lambda: Ours(modules=["all"]),
    "city-modules-copies": lambda: OurCopies(modules=["all"]),
    "founders": lambda: Ours("founders"),
    "founders-copies": lambda: OurCopies("founders"),
    "catanatron": Catanatron,
    "catanatron-copies": CatanatronCopies,
    "chess": lambda: OpenSpiel("chess"),
    "backgammon": lambda: OpenSpiel("backgammon"),
}
