"""Work shared on a Ray cluster: what comes of it, and what goes wrong."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan.analysis.sharing import LEAD, Cluster, JobContext, LostWorker
from tests.analysis.test_sharing import (
    be_stubborn,
    die,
    die_once,
    double,
    refuse_three,
    wait_at_first,
)
from tests.cluster.conftest import ray

CONTEXT = JobContext.of("city", ["random"])


def node() -> str:
    found: str = ray.get_runtime_context().get_node_id()
    return found


def together(job: tuple[int, str]) -> str:
    """The first two jobs wait for each other, so nobody can do both."""
    number, folder = job
    Path(folder, str(number)).touch()
    while number < 2 and len(list(Path(folder).iterdir())) < 2:
        time.sleep(0.005)
    return node()


# --- the same as processes ------------------------------------------------------------------------


def test_there_is_a_worker_for_each_processor_of_all_nodes(cluster: Cluster) -> None:
    assert cluster.workers == 2


def test_results_come_in_the_order_of_the_jobs(cluster: Cluster) -> None:
    assert list(cluster(double, range(20), CONTEXT)) == [2 * job for job in range(20)]
    assert list(cluster(double, [], CONTEXT)) == []


def test_both_nodes_work(cluster: Cluster, tmp_path: Path) -> None:
    found = list(cluster(together, [(number, str(tmp_path)) for number in range(6)], CONTEXT))
    assert found[0] != found[1]


def test_an_error_is_raised_when_it_is_its_turn(cluster: Cluster) -> None:
    results = cluster(refuse_three, range(6), CONTEXT)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(teo.IllegalChoice, match="three is not to be had"):
        next(results)
    with pytest.raises(RuntimeError, match="Stubborn: 7 and 8"):
        list(cluster(be_stubborn, [7], CONTEXT))


def test_others_go_on_while_one_takes_long_but_not_for_ever(
    cluster: Cluster, tmp_path: Path
) -> None:
    jobs = [(number, str(tmp_path)) for number in range(3 * LEAD)]
    assert list(cluster(wait_at_first, jobs, CONTEXT)) == list(range(3 * LEAD))


def test_closing_the_iterator_stops_all_workers(cluster: Cluster) -> None:
    results = cluster(double, range(1000), CONTEXT)
    assert next(results) == 0
    results.close()
    assert list(cluster(double, range(3), CONTEXT)) == [0, 2, 4], "there is room for others"


def test_a_program_that_is_in_a_cluster_stays_there(cluster: Cluster) -> None:
    guest = Cluster(1, "127.0.0.1:1")
    assert list(guest(double, [4], CONTEXT)) == [8]
    guest.close()
    assert ray.is_initialized()


# --- what goes wrong ------------------------------------------------------------------------------


def test_a_killed_worker_is_replaced_and_its_job_done_again(
    cluster: Cluster, tmp_path: Path
) -> None:
    marker = tmp_path / "died"
    jobs = [(number, str(marker)) for number in range(5)]
    assert list(cluster(die_once, jobs, CONTEXT)) == [0, 1, 2, 3, 4]
    assert marker.exists()


def test_a_job_that_kills_every_worker_is_given_up(cluster: Cluster) -> None:
    with pytest.raises(LostWorker, match="3 workers died at the same piece of work: "):
        list(cluster(die, [1], CONTEXT))
    assert list(cluster(double, [1], CONTEXT)) == [2], "and the cluster goes on"


def test_a_node_with_another_version_is_not_trusted(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = teo.__version__
    monkeypatch.setattr(teo, "__version__", "99")
    with pytest.raises(teo.OptionError, match=f"has version {theirs} of the package, and we 99"):
        list(cluster(double, [1], CONTEXT))


@pytest.fixture
def here_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A module that no node knows."""
    (tmp_path / "here_only.py").write_text("def same(job): return job\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import here_only  # type: ignore[import-not-found]

    yield here_only
    del sys.modules["here_only"]


def call(job: Callable[[int], int]) -> int:
    return job(3)


def test_a_module_that_the_nodes_lack_is_named(cluster: Cluster, here_only: Any) -> None:
    pairs: list[tuple[Any, Any]] = [(here_only.same, 3), (call, here_only.same)]
    for do, job in pairs:
        with pytest.raises(teo.OptionError, match="lacks a module: No module named 'here_only'"):
            list(cluster(do, [job], CONTEXT))


def in_this_place(job: int) -> int:
    return 5 * job


def test_what_is_defined_in_the_main_program_travels_along(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_this_place, "__module__", "__main__")
    monkeypatch.setattr(sys.modules["__main__"], "in_this_place", in_this_place, raising=False)
    assert list(cluster(in_this_place, [1, 2], CONTEXT)) == [5, 10]
