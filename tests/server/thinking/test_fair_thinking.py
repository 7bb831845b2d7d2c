"""Computer players are thought for in turn, and one that hangs harms only itself."""

import contextlib
import os
import signal
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest

from teotihuacan import players
from teotihuacan.server.games.tables import SeatRequest
from teotihuacan.server.thinking.queueing import EVERY, Queue
from teotihuacan.server.thinking.thinking import Died, Hung
from teotihuacan.server.thinking.workers import WorkerProcess
from tests.players.failing import Stopped
from tests.server.indoors import ME, Service, opened, unlimited
from tests.services.server import parent_of, processes

GREEDY = {"kind": "computer", "player": "greedy"}
STOPPED = {"kind": "computer", "player": "stopped"}


def taken(queue: Queue, count: int) -> list[Hashable]:
    found: list[Hashable] = []
    for _ in range(count):
        key = queue.take(0)
        assert key is not None
        found.append(key)
        queue.done(key)
    return found


# --- 4: whose turn it is --------------------------------------------------------------------------


def test_clients_take_turns() -> None:
    queue = Queue()
    for number in range(600):
        queue.put(f"flood-{number}", "10.0.0.1", False)
    queue.put("a", "10.0.0.2", False)
    queue.put("b", "10.0.0.3", False)
    assert {"a", "b"} < set(taken(queue, 4))
    assert len(queue) == 598
    assert queue.waiting_of("10.0.0.1") == 598


def test_who_is_watched_comes_first_and_nobody_is_forgotten() -> None:
    queue = Queue()
    for number in range(20):
        queue.put(f"seen-{number}", f"10.0.1.{number}", True)
        queue.put(f"unseen-{number}", f"10.0.2.{number}", False)
    first = taken(queue, 2 * EVERY)
    assert [str(key).startswith("seen") for key in first].count(True) == 2 * EVERY - 2
    queue.put("late", "10.0.3.1", False)
    assert queue.ahead("late") > 20
    queue.promote("late")  # somebody opens its page
    queue.promote("no such game")
    assert queue.ahead("late") < 20
    everything = taken(queue, len(queue))
    assert everything.index("late") < 20
    assert queue.take(0) is None


def test_one_client_does_not_keep_all_processes_busy() -> None:
    queue = Queue(most=2)
    for number in range(5):
        queue.put(number, "a", False)
    running = [queue.take(0), queue.take(0)]
    assert queue.take(0) is None
    queue.put("mine", "b", False)
    assert queue.take(0) == "mine"
    queue.done(running[0])
    assert queue.take(0) is not None


def test_what_waits_already_stays_where_it_is() -> None:
    queue = Queue()
    queue.put("a", "x", False)
    queue.put("b", "x", False)
    queue.put("a", "x", False)
    assert queue.ahead("b") == 1
    assert queue.ahead("c") == 0
    assert taken(queue, 2) == ["a", "b"]
    queue.close()
    assert queue.take() is None


def test_a_flood_of_games_does_not_hold_up_a_table(tmp_path: Path) -> None:
    """Hundreds of games from one address, and a person at another: by the order of thoughts."""
    with opened(unlimited(tmp_path, thinkers=1, sweep=60.0, waiting_per_client=60)) as service:
        tables = service.tables
        options: dict[str, Any] = {"players": 4, "first_game": True}
        wishes = [SeatRequest("computer", player="greedy")] * 4
        flood = [tables.create("city", options, 1, wishes, "10.0.0.1")[0] for _ in range(50)]
        options = {"players": 2, "first_game": True}
        wishes = [SeatRequest("computer", player="greedy"), SeatRequest("me")]
        mine, _ = tables.create("city", options, 1, wishes, "10.0.0.2")
        while tables.look(mine).game.actor == 0:
            pass
        moved = [tables.look(game).step for game in flood]
        assert moved.count(0) > 25, "most of the flood has to wait"


def test_who_has_many_games_waiting_begins_no_more(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, thinkers=0, waiting_per_client=3)) as service:
        service.tables.waiting_of = lambda client: 3 if client else 0
        refused = service.create(ME, GREEDY, status=429).made
        assert refused["error"] == "too_many_games"


def test_people_who_wait_are_told(service: Service) -> None:
    game = service.create(GREEDY, ME, first_game=True)
    assert "busy" not in game.ask("choices")["question"]
    service.tables.ahead = lambda _: 12
    assert "12 decisions are ahead of this one" in game.ask("choices")["question"]
    assert "12 decisiones" in game.ask("scene?language=es")["question"]


# --- 5: who hangs ---------------------------------------------------------------------------------


@pytest.fixture
def _stopped() -> None:
    players.register(Stopped.name, Stopped)


@pytest.mark.usefixtures("_stopped")
def test_a_process_that_hangs_is_replaced_and_its_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teotihuacan.server.thinking.scheduling.GRACE", 0.2)
    settings = unlimited(tmp_path, thinkers=1, sweep=0.2, lease=2.0, decision=1.5)
    with opened(settings) as service:
        game = service.create(STOPPED, ME, seed=5, first_game=True)
        game.wait(lambda summary: summary["actor"] == 1)
        rows = service.tables.store.rows(game.id)
        assert {(row.seat, row.forfeit) for row in rows} == {(0, "late")}
        other = service.create(GREEDY, ME, seed=6, first_game=True)
        other.wait(lambda summary: summary["actor"] == 1)
        assert {row.forfeit for row in service.tables.store.rows(other.id)} == {None}


@pytest.mark.usefixtures("_stopped")
def test_a_server_stops_although_a_player_hangs(tmp_path: Path) -> None:
    settings = unlimited(tmp_path, thinkers=1, decision=None)
    with opened(settings) as service:
        service.create(STOPPED, ME, seed=5, first_game=True)
        until_stopped()
    assert [pid for pid in processes() if parent_of(pid) == os.getpid() and frozen(pid)] == []


def until_stopped() -> None:
    while not any(parent_of(pid) == os.getpid() and frozen(pid) for pid in processes()):
        pass


def frozen(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
    return False


def test_a_worker_that_dies_or_hangs_is_another_one_next_time() -> None:
    worker = WorkerProcess()
    try:
        assert worker.ask(60.0, abs, -3) == 3
        first = worker.process.pid
        with pytest.raises(Died):
            worker.ask(60.0, os._exit, 1)
        with pytest.raises(RuntimeError, match="ValueError"):
            worker.ask(60.0, int, "x")
        os.kill(worker.process.pid, signal.SIGSTOP)
        with pytest.raises(Hung):
            worker.ask(0.2, abs, -3)
        assert worker.ask(60.0, abs, -4) == 4
        assert worker.process.pid != first
    finally:
        worker.kill()
