"""Computer players at the table: they think elsewhere, and nothing stops them for good."""

from __future__ import annotations

import multiprocessing
import pickle
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.table.live import bare
from teotihuacan.table.thinking import think, thought_seed
from tests.table.indoors import COMPUTER, ME, Game, House, Json, opened, unlimited

GREEDY = {"kind": "computer", "player": "greedy"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(unlimited(tmp_path, thinkers=1, sweep=0.2, lease=2.0)) as opened_house:
        yield opened_house


def over(summary: Json) -> bool:
    return bool(summary["over"])


def test_computers_play_a_whole_game_by_themselves(house: House) -> None:
    game = house.create(COMPUTER, GREEDY, COMPUTER, seed=5)
    summary = game.wait(over)
    replayed = teo.replay(teo.Record.from_json(game.ask("record")))
    assert summary["scores"] == replayed.scores
    rows = house.tables.store.rows(game.id)
    assert summary["step"] == len(rows) == summary["moments"]
    snapshot = house.tables.store.snapshot(game.id)
    assert snapshot is not None
    with house.tables.open(game.id) as live:
        past = house.tables.remember(live)
    turns = [event for told in past.events[: snapshot.moments + 1] for event in told]
    assert snapshot.turns == len([event for event in turns if event.kind == "turn"])


def test_a_person_and_a_computer_take_turns(house: House) -> None:
    game = house.create(ME, COMPUTER, seed=5, first_game=True)
    rng = Random(1)
    for _ in range(4):
        game.wait(lambda summary: summary["actor"] == 0)
        game.wander(rng, lambda state: state["actor"] == 1)
    seats = {row.seat for row in house.tables.store.rows(game.id)}
    assert seats == {0, 1}


def test_nobody_can_play_for_a_computer(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path)) as idle:
        game = idle.create(COMPUTER, ME)
        assert game.ask("choices", 1)["choices"] == []
        assert game.play("keep1", 1, 403)["error"] == "not_asked"


def test_after_a_restart_they_think_again(tmp_path: Path) -> None:
    settings = unlimited(tmp_path)
    with opened(settings) as idle:
        made = idle.create(COMPUTER, ME, first_game=True).made
    busy = unlimited(tmp_path, thinkers=1, sweep=0.1)
    with opened(busy) as awake:
        Game(awake.client, made).wait(lambda summary: summary["actor"] == 1)


def test_what_a_dead_server_promised_is_taken_over(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path)) as idle:
        game = idle.create(COMPUTER, ME, first_game=True)
        idle.tables.store.promise([game.id], time.time() + 1.0)
        with opened(unlimited(tmp_path, thinkers=1, sweep=0.1)) as awake:
            awake.tables.store.promise([game.id], time.time() + 1.0)
            game.wait(lambda summary: summary["actor"] == 1)


def test_a_dead_process_does_not_stop_the_game(house: House) -> None:
    game = house.create(ME, COMPUTER, COMPUTER, COMPUTER, seed=5, first_game=True)
    rng = Random(1)
    game.wait(lambda summary: summary["actor"] == 0)
    game.wander(rng, lambda state: state["actor"] != 0)
    for _ in range(2):
        game.wait(lambda summary: summary["actor"] == 0)
        assert kill_children() == 1  # while nothing is thought …
        game.wander(rng, lambda state: state["actor"] != 0)
        kill_children()  # … and while they may be thinking again
    game.wait(lambda summary: summary["actor"] == 0)


def kill_children() -> int:
    """End the processes of the pool, by what the system knows of ours; how many there were."""
    children = multiprocessing.active_children()
    for child in children:
        child.kill()
        child.join()
    return len(children)


def test_a_thought_ends_where_chance_or_another_has_a_say() -> None:
    game = teo.new_game("city", players=2, seed=9)
    seat = game.actor
    codes = think(pickle.dumps(bare(game)), "greedy", 1)
    assert codes
    for code in codes:
        assert game.actor == seat
        game.play(code)


def test_a_thought_cannot_peek() -> None:
    game = teo.from_position(teo.new_game("city", players=2, seed=9).position())
    sent = bare(game)
    assert sent.seed is None
    assert sent.dealer is None
    assert sent.start is None
    assert sent.history == []
    received: teo.Game = pickle.loads(pickle.dumps(sent))
    assert received.dealer is None
    start = received.start
    assert start is None or start["dealer"] is None


def test_thoughts_have_seeds_of_their_own() -> None:
    assert thought_seed(7, "a", 1) == thought_seed(7, "a", 1)
    thoughts = {thought_seed(s, game, step) for s in (1, 2) for game in "ab" for step in range(5)}
    assert len(thoughts) == 20


def test_a_result_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path)) as idle:
        game = idle.create(COMPUTER, ME, first_game=True)
        with idle.tables.open(game.id) as live:
            codes = think(pickle.dumps(bare(live.game)), "random", 1)
        assert not idle.tables.play_computer(game.id, 5, codes)
        assert idle.tables.play_computer(game.id, 0, codes)
        assert not idle.tables.play_computer(game.id, 0, codes)
        assert game.ask()["step"] == len(codes)
