"""Computer players at the table: they think elsewhere, and nothing stops them for good."""

import multiprocessing
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.server.games.live import bare
from teotihuacan.server.thinking.computers import Computers
from teotihuacan.server.thinking.thinking import think, thought_seed
from tests.city.secrets import shuffled_secrets
from tests.players.failing import Cheating, Dying, Raising
from tests.server.indoors import COMPUTER, ME, Game, Json, Service, opened, unlimited

GREEDY = {"kind": "computer", "player": "greedy"}


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with opened(unlimited(tmp_path, thinkers=1, sweep=0.2, lease=2.0)) as opened_service:
        yield opened_service


def over(summary: Json) -> bool:
    return bool(summary["over"])


def test_computers_play_a_whole_game_by_themselves(service: Service) -> None:
    game = service.create(COMPUTER, GREEDY, COMPUTER, seed=5)
    summary = game.wait(over)
    replayed = teo.replay(teo.Record.from_json(game.ask("record")))
    assert summary["scores"] == replayed.scores
    rows = service.tables.store.rows(game.id)
    assert summary["step"] == len(rows) == summary["moments"]
    snapshot = service.tables.store.snapshot(game.id)
    assert snapshot is not None
    with service.tables.open(game.id) as live:
        history = service.tables.remember(live)
    turns = [event for told in history.events[: snapshot.moments + 1] for event in told]
    assert snapshot.turns == len([event for event in turns if event.kind == "turn"])


@pytest.mark.parametrize(
    ("thinkers", "busy", "spare"), [(1, "a", 1), (4, "a", 4), (4, "abc", 2), (2, "abc", 1)]
)
def test_a_thought_may_use_the_processes_in_which_nobody_thinks(
    tmp_path: Path, thinkers: int, busy: str, spare: int
) -> None:
    with opened(unlimited(tmp_path, thinkers=thinkers)) as service:
        computers = Computers(service.tables)
        computers.busy = set(busy)
        assert computers.spare() == spare


def test_a_thought_is_told_how_many_processes_it_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def seated(*given: object, processes: int, **others: object) -> players.Seated:
        asked.append(processes)
        return players.Seated("random", 1, "city")

    monkeypatch.setattr(
        "teotihuacan.server.thinking.thinking.players", SimpleNamespace(Seated=seated)
    )
    game = teo.new_game("city", players=2, seed=1)
    think(pickle.dumps(bare(game)), "master", 1, processes=3)
    assert asked == [3]


def test_a_person_and_a_computer_take_turns(service: Service) -> None:
    game = service.create(ME, COMPUTER, seed=5, first_game=True)
    rng = Random(1)
    for _ in range(4):
        game.wait(lambda summary: summary["actor"] == 0)
        game.wander(rng, lambda state: state["actor"] == 1)
    seats = {row.seat for row in service.tables.store.rows(game.id)}
    assert seats == {0, 1}


def test_nobody_can_play_for_a_computer(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path)) as idle:
        game = idle.create(COMPUTER, ME)
        assert game.ask("choices", 1)["choices"] == []
        assert game.play("keep1", 1, 403)["error"] == "not_asked"


def test_computer_players_continue_after_a_restart(tmp_path: Path) -> None:
    settings = unlimited(tmp_path)
    with opened(settings) as idle:
        made = idle.create(COMPUTER, ME, first_game=True).made
    busy = unlimited(tmp_path, thinkers=1, sweep=0.1)
    with opened(busy) as awake:
        Game(awake.client, made).wait(lambda summary: summary["actor"] == 1)


def test_games_of_a_dead_server_are_taken_over(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path)) as idle:
        game = idle.create(COMPUTER, ME, first_game=True)
        idle.tables.store.renew_leases([game.id], 1.0)
        with opened(unlimited(tmp_path, thinkers=1, sweep=0.1)) as awake:
            awake.tables.store.renew_leases([game.id], 1.0)
            game.wait(lambda summary: summary["actor"] == 1)


def test_a_dead_process_does_not_stop_the_game(service: Service) -> None:
    game = service.create(ME, COMPUTER, COMPUTER, COMPUTER, seed=5, first_game=True)
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
    codes = think(pickle.dumps(bare(game)), "greedy", 1).codes
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
            codes = think(pickle.dumps(bare(live.game)), "random", 1).codes
        assert not idle.tables.play_computer(game.id, 5, codes)
        assert idle.tables.play_computer(game.id, 0, codes)
        assert not idle.tables.play_computer(game.id, 0, codes)
        assert game.ask()["step"] == len(codes)


# --- players that fail ----------------------------------------------------------------------------


@pytest.fixture
def _failing() -> None:
    for made in (Raising, Cheating, Dying):
        players.register(made.name, made)


@pytest.mark.usefixtures("_failing")
def test_players_that_fail_forfeit_decisions_and_everybody_is_told(service: Service) -> None:
    seats = [{"kind": "computer", "player": name} for name in ("raising", "cheating")]
    game = service.create(*seats, ME, seed=5, first_game=True)
    game.wait(lambda summary: summary["actor"] == 2)
    rows = service.tables.store.rows(game.id)
    assert {(row.seat, row.forfeit) for row in rows} == {(0, "raised"), (1, "illegal")}
    for by in ("turn", "moment"):
        entries = game.ask(f"log?by={by}")["entries"]
        told = [forfeit for entry in entries for forfeit in entry["forfeits"]]
        assert told == [{"seat": row.seat, "why": row.forfeit} for row in rows]
        text = " ".join(entry["text"] for entry in entries)
        assert "failed with an error; a random choice was made instead." in text
        assert "chose something illegal; a random choice was made instead." in text
        assert "(raising)" in text
    spoken = game.ask("log?by=turn&language=es")["entries"]
    assert any("se ha elegido al azar en su lugar" in entry["text"] for entry in spoken)
    again = service.tables.load(game.id, whole=True)
    assert again.history is not None
    assert [row.forfeit for row in again.history.rows] == [row.forfeit for row in rows]


@pytest.mark.usefixtures("_failing")
def test_a_player_that_takes_its_process_with_it_is_not_asked_for_ever(service: Service) -> None:
    game = service.create({"kind": "computer", "player": "dying"}, ME, seed=5)
    game.wait(lambda summary: summary["actor"] == 1)
    rows = service.tables.store.rows(game.id)
    assert {(row.seat, row.forfeit) for row in rows} == {(0, "died")}


@pytest.mark.usefixtures("_failing")
def test_a_forfeit_during_a_secret_choice_tells_no_secret(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path)) as idle:
        game = idle.create({"kind": "computer", "player": "raising"}, ME, seed=5)
        with idle.tables.open(game.id) as live:
            thought = think(pickle.dumps(bare(live.game)), "raising", 1)
        assert thought.forfeits == dict.fromkeys(range(len(thought.codes)), "raised")
        assert idle.tables.play_computer(game.id, 0, thought.codes, thought.forfeits)
        for seat in (None, 1):
            entries = game.ask("log?by=moment", seat)["entries"]
            texts = [entry["text"] for entry in entries if entry["forfeits"]]
            assert len(texts) == len(thought.codes)
            assert len(set(texts)) == 1, "nothing but that it failed"


def test_who_has_no_time_does_not_decide() -> None:
    game = teo.new_game("city", players=2, seed=9)
    thought = think(pickle.dumps(bare(game)), "greedy", 1, 0.0)
    assert set(thought.forfeits.values()) == {"late"}
    assert len(thought.forfeits) == len(thought.codes)
    assert thought.details[0] == "late: more than 0 s"


def test_a_thought_is_fair() -> None:
    """Another hidden hand, the same seed: the same thought."""
    game = teo.new_game("city", players=2, seed=9)
    other = teo.from_position(shuffled_secrets(game, 0, Random(1)))
    assert other.position()["table"] != game.position()["table"]
    assert other.view(0) == game.view(0)
    thoughts = [think(pickle.dumps(bare(twin)), "greedy", 1) for twin in (game, other)]
    assert thoughts[0] == thoughts[1]
