"""Simulations, ladders and trainings on a cluster come out as they do in one process."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from teotihuacan import analysis, players
from teotihuacan.analysis.ladder import Ladder, climb
from teotihuacan.analysis.sharing import Cluster, JobContext, alone
from teotihuacan.engine.options import Options
from teotihuacan.players import registry
from teotihuacan.players.learning import TrainingPlan, TrainingRun
from teotihuacan.titles import GAMES, TITLES, register
from tests.analysis.ladder.miser import at_the_table
from tests.players.coins_training import LearnedCoins
from tests.toy.rules import COINS

TABLES: tuple[Options, ...] = ({"players": 2}, {"players": 3})
PLAN = TrainingPlan("coins", TABLES, games=14, generations=2, seed=5, batch=4)


class Perilous:
    """A cluster on which the first to finish a job dies before it can say so."""

    def __init__(self, cluster: Cluster, marker: Path) -> None:
        self.cluster = cluster
        self.marker = marker

    def __call__(
        self, do: Callable[[Any], Any], jobs: Iterable[Any], context: JobContext
    ) -> Generator[Any, None, None]:
        return self.cluster(partial(dying_once, do, str(self.marker)), jobs, context)


def dying_once(do: Callable[[Any], Any], marker: str, job: Any) -> Any:
    done = do(job)
    try:
        Path(marker).touch(exist_ok=False)
    except FileExistsError:
        return done
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def perilous(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Perilous]:
    marker = tmp_path_factory.mktemp("cluster") / "died"
    yield Perilous(cluster, marker)
    assert marker.exists(), "nobody was killed"


@pytest.mark.parametrize("game", ["city", "founders"])
def test_a_simulation(perilous: Perilous, game: str) -> None:
    def simulated(**more: Any) -> list[bytes]:
        seats = ["random", "greedy"]
        played = analysis.simulate(game, seats=seats, games=4, seed=3, records=True, **more)
        return [repr(result).encode() for result in played.results]

    assert simulated(share=perilous) == simulated()


def test_ladder_of_a_registered_game(perilous: Perilous) -> None:
    with at_the_table():
        plan = Ladder.of("coins", pool=["miser", "random"], blocks=4, seed=5)
        assert climb(plan, share=perilous) == climb(plan)


def test_a_training(perilous: Perilous, tmp_path: Path) -> None:
    register(title := LearnedCoins())
    try:
        for share, name in ((alone, "here.json"), (perilous, "there.json")):
            TrainingRun(PLAN, tmp_path / name, "teo train", "2026-01-01").run(share)
    finally:
        del TITLES[title.name], GAMES[title.name]
        COINS.title = None
    assert (tmp_path / "here.json").read_bytes() == (tmp_path / "there.json").read_bytes()


def test_another_player_of_the_same_name_is_not_taken_for_the_first(cluster: Cluster) -> None:
    """Processes that know one from before would play with it, and nobody would notice."""
    with at_the_table():
        plan = Ladder.of("coins", pool=["miser", "random"], blocks=4, seed=5)
        thrifty = climb(plan, share=cluster)
        registry._registered["miser"]["coins"] = players.Random
        careless = climb(plan, share=cluster)
        assert careless == climb(plan)
        assert careless != thrifty
