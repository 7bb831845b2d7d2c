"""Taking back: one's own choices, as far as nothing new was seen and nobody else has acted."""

from pathlib import Path
from random import Random

import pytest

from teotihuacan.server.games.live import LiveGame
from tests.server.indoors import ALSO_ME, ME, Game, Json, Service, opened, unlimited


@pytest.fixture
def game(service: Service) -> Game:
    return service.create(ME, ALSO_ME, seed=7, first_game=True)


def first(game: Game, seat: int = 0) -> str:
    return str(game.ask("choices", seat)["choices"][0]["code"])


def collect(game: Game, seat: int) -> Json:
    """A turn without surprises: move, collect cocoa; the end is still to be said."""
    game.play(first(game, seat), seat)
    game.play(first(game, seat), seat)
    return game.play("cocoa", seat)


def test_nothing_to_take_back_at_first(game: Game) -> None:
    assert game.ask("choices", 0)["undo"] == {"choice": False, "turn": False}
    assert game.undo(status=409)["error"] == "no_undo"


def test_choices_are_taken_back_one_by_one(game: Game) -> None:
    views = [game.ask("position", 0)["view"]]
    for _ in range(3):
        game.play(first(game))
        views.append(game.ask("position", 0)["view"])
    for moments in (2, 1, 0):
        state = game.undo()
        assert state["moments"] == moments
        assert game.ask("position", 0)["view"] == views[moments]
    assert game.ask()["step"] == 6
    assert game.undo(status=409)["error"] == "no_undo"


def test_the_turn_begins_again(game: Game) -> None:
    before = game.ask("position", 0)["view"]
    collect(game, 0)
    state = game.undo(back="turn")
    assert (state["moments"], state["step"], state["asked"]) == (0, 4, "turn")
    assert game.ask("position", 0)["view"] == before


def test_the_log_forgets_what_was_taken_back(game: Game) -> None:
    told = game.ask("log")["entries"]
    collect(game, 0)
    assert len(game.ask("log")["entries"]) > len(told)
    game.undo(back="turn")
    assert game.ask("log")["entries"] == told


def test_an_ended_turn_is_taken_back_until_somebody_acts(game: Game) -> None:
    assert collect(game, 0)["asked"] == "end"
    game.play("end")
    assert game.ask("choices", 0)["undo"] == {"choice": True, "turn": True}
    assert game.undo(1, status=409)["error"] == "no_undo"
    assert game.undo()["asked"] == "end"
    game.play("end")
    assert game.undo(back="turn")["moments"] == 0
    collect(game, 0)
    game.play("end")
    game.play(first(game, 1), 1)
    assert game.ask("choices", 0)["undo"] == {"choice": False, "turn": False}
    assert game.undo(0, status=409)["error"] == "no_undo"
    assert game.undo(1)["undo"] == {"choice": False, "turn": False}
    # Seat 1 has shown what it had in mind: its choice is gone, seat 0 stays committed.
    assert game.undo(0, status=409)["error"] == "no_undo"


def test_nobody_goes_back_behind_a_draw(game: Game) -> None:
    draws = 0
    rng = Random(3)
    summary = game.ask()
    while not summary["over"] and draws < 8:
        seat = summary["actor"]
        state = game.ask("choices", seat)
        after = game.play(rng.choice(state["choices"])["code"], seat)
        drew = bool(game.client.app.state.tables.store.rows(game.id, after["step"] - 1)[0].draws)  # type: ignore[attr-defined]
        if drew or after["over"]:
            draws += drew
            assert after["undo"] == {"choice": False, "turn": False}
            assert game.undo(seat, status=409)["error"] in ("no_undo", "over")
        else:
            assert after["undo"]["choice"]
        summary = game.ask()
    assert draws > 5


def test_nobody_goes_back_behind_a_reveal(service: Service) -> None:
    game = service.create(ME, ALSO_ME, seed=7)
    for seat in (0, 0, 1):
        state = game.play(first(game, seat), seat)
        assert state["undo"]["choice"]
    state = game.play(first(game, 1), 1)
    assert state["undo"] == {"choice": False, "turn": False}


def test_nobody_goes_back_behind_an_answer_in_their_own_turn(service: Service) -> None:
    """Somebody else was asked in a turn: what led to that stands, what comes after it does not."""
    game = service.create(ME, ALSO_ME, seed=8, modules=["all"])
    state = game.wander(Random(4), lambda state: state["on_turn"] not in (None, state["actor"]))
    turn, other, asked = state["on_turn"], state["actor"], state["asked"]
    assert game.ask("choices", turn)["undo"]["choice"]  # nobody has answered yet
    state = game.play(first(game, other), other)
    answered = state["moments"]
    assert (state["actor"], state["on_turn"]) == (turn, turn)
    assert game.ask("choices", turn)["undo"] == {"choice": False, "turn": False}
    assert game.undo(turn, status=409)["error"] == "no_undo"
    # The answer itself is taken back by the one who gave it, until the turn goes on.
    assert game.undo(other)["asked"] == asked
    game.play(first(game, other), other)
    game.play(first(game, turn), turn)
    assert game.undo(other, status=409)["error"] == "no_undo"
    assert game.undo(turn, back="turn")["moments"] == answered
    assert game.undo(turn, back="turn", status=409)["error"] == "no_undo"


def test_every_server_agrees_on_what_can_be_taken_back(tmp_path: Path) -> None:
    """One that saw it all, one that just opened the game, one that plays it again from the rows."""
    with opened(unlimited(tmp_path)) as here, opened(unlimited(tmp_path)) as there:
        game = here.create(ME, ALSO_ME, seed=11)
        away = Game(there.client, game.made)
        rng = Random(5)
        for _ in range(140):
            summary = game.ask()
            if summary["over"]:
                break
            seat = summary["actor"]
            state = game.ask("choices", seat)
            if state["undo"]["choice"] and rng.random() < 0.3:
                game.undo(seat, rng.choice(["choice", "turn"]))
            else:
                game.play(rng.choice(state["choices"])["code"], seat)
            there.tables.entries.clear()
            for viewer in (0, 1):
                assert away.ask("choices", viewer) == game.ask("choices", viewer)
        assert there.tables.store.snapshot(game.id) is not None
        header = there.tables.store.header(game.id)
        assert header is not None
        live = LiveGame.fresh(game.id, header, tuple(there.tables.store.seats(game.id)), 0)
        for row in there.tables.store.rows(game.id):
            live.read(row)
        assert live.game.view(0) == game.ask("position", 0)["view"]
        assert away.ask("log") == game.ask("log")
        assert away.ask("position?at=20", 0) == game.ask("position?at=20", 0)
