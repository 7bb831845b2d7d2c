"""Work shared among processes."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.analysis.sharing import (
    LEAD,
    Cluster,
    JobContext,
    LostWorker,
    Processes,
    alone,
    sharing,
)
from teotihuacan.cli import main

CONTEXT = JobContext.of("city", ["random"])


def double(job: int) -> int:
    return 2 * job


def refuse_three(job: int) -> int:
    if job == 3:
        raise teo.IllegalChoice("three is not to be had")
    return job


class Stubborn(Exception):
    """Cannot be read by whoever gets it."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def be_stubborn(job: int) -> int:
    raise Stubborn(job, job + 1)


def die_once(job: tuple[int, str]) -> int:
    """The first process that gets to number 2 is killed in the middle of it."""
    number, marker = job
    if number == 2 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def wait_at_first(job: tuple[int, str]) -> int:
    """Number 0 is done when all that may be done before it have been."""
    number, folder = job
    if number == 0:
        while len(list(Path(folder).iterdir())) < 2 * LEAD - 1:
            time.sleep(0.005)
    else:
        Path(folder, str(number)).touch()
    return number


def die(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


@pytest.mark.parametrize("share", [alone, Processes(2)], ids=["alone", "processes"])
def test_results_come_in_the_order_of_the_jobs(share: Processes) -> None:
    assert list(share(double, range(20), CONTEXT)) == [2 * job for job in range(20)]
    assert list(share(double, [], CONTEXT)) == []


@pytest.mark.parametrize("share", [alone, Processes(2)], ids=["alone", "processes"])
def test_an_error_is_raised_when_it_is_its_turn(share: Processes) -> None:
    results = share(refuse_three, range(6), CONTEXT)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(teo.IllegalChoice, match="three is not to be had"):
        next(results)


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    with pytest.raises(RuntimeError, match="Stubborn: 7 and 8"):
        list(Processes(2)(be_stubborn, [7], CONTEXT))


def test_a_killed_worker_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    marker = tmp_path / "died"
    jobs = [(number, str(marker)) for number in range(5)]
    assert list(Processes(2)(die_once, jobs, CONTEXT)) == [0, 1, 2, 3, 4]
    assert marker.exists()


def test_a_job_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(LostWorker, match="3 workers died"):
        list(Processes(2)(die, [1], CONTEXT))


def test_jobs_are_not_asked_for_ahead_of_time_and_whoever_stops_is_heard() -> None:
    asked: list[int] = []

    def jobs() -> Iterator[int]:
        for job in range(1000):
            asked.append(job)
            yield job

    results = Processes(2)(double, jobs(), CONTEXT)
    assert next(results) == 0
    results.close()
    assert len(asked) <= 2 * LEAD
    assert list(results) == []


def test_others_go_on_while_one_takes_long_but_not_for_ever(tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path)) for number in range(3 * LEAD)]
    assert list(Processes(2)(wait_at_first, jobs, CONTEXT)) == list(range(3 * LEAD))


@pytest.mark.parametrize("workers", [0, -1, 257])
def test_so_many_workers_there_are_not(workers: int) -> None:
    with pytest.raises(teo.OptionError, match="workers must be 1 to 256"):
        sharing(workers)


# --- a cluster, as far as it can be tried without Ray (see tests/cluster) -------------------------


@pytest.mark.parametrize("workers", [0, 10_001])
def test_so_many_workers_no_cluster_has(workers: int) -> None:
    with pytest.raises(teo.OptionError, match="workers must be 1 to 10000"):
        Cluster(workers)


@pytest.mark.parametrize(
    "line", ["simulate --games 1", "ladder --pool greedy,random", "train --out {}/w.json"]
)
def test_without_ray_a_command_says_what_is_missing(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*line.format(tmp_path).split(), "--ray"]) == 2
    assert "Ray is not installed: pip install 'teotihuacan[ray]'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
