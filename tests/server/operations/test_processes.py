"""Several servers on one port: all of them answer, one that dies is replaced, all of them stop."""

import os
import signal
import time

import pytest

from tests.server import seated
from tests.services.postgres import Postgres
from tests.services.server import Server, parent_of, processes


def serving(server: Server) -> list[int]:
    """The processes that listen, by what the system knows; not the one that tracks resources."""
    found = []
    for pid in processes():
        if parent_of(pid) == server.pid:
            with open(f"/proc/{pid}/cmdline") as line:
                if "spawn_main" in line.read():
                    found.append(pid)
    return found


def play(server: Server, moves: int) -> int:
    """Some moves of a game, each on a connection of its own: any process may get it."""
    with server.client() as client:
        game = seated.create(client, (seated.ME, seated.ME), first_game=True)
    for _ in range(moves):
        with server.client() as client:
            actor = client.get(game.path).json["actor"]
        with server.client(game.tokens[actor]) as client:
            state = client.get(f"{game.path}/choices").json
        with server.client(game.tokens[actor]) as client:
            asked = {"step": state["step"], "choice": state["choices"][0]["id"]}
            answer = client.post(f"{game.path}/play", asked)
            assert answer.status == 200, answer
    with server.client() as client:
        step: int = client.get(game.path).json["step"]
        return step


def test_several_processes_serve_one_port(postgres: Postgres) -> None:
    arguments = ("--processes", "2", "--workers-thinking", "1")
    with Server(postgres.create(), arguments=arguments) as server:
        until = time.monotonic() + 60
        while len(serving(server)) < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert play(server, 12) == 12
        first = serving(server)
        os.kill(first[0], signal.SIGKILL)
        while len(set(serving(server)) - set(first)) < 1:
            assert time.monotonic() < until
            time.sleep(0.05)
        while True:  # the new one may still be opening the store, but nobody is sent to it
            try:
                assert play(server, 6) == 6
                break
            except OSError:  # sent to the one that died, at the moment it died
                assert time.monotonic() < until
        assert server.stop() == 0
        while server.left_behind():
            assert time.monotonic() < until + 30
            time.sleep(0.05)


def test_several_processes_need_postgresql(sqlite: str) -> None:
    with pytest.raises(RuntimeError, match="needs PostgreSQL"):
        Server(sqlite, arguments=("--processes", "2")).start()
