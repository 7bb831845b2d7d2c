"""Hints and reviews at the table: who may ask for them, and what comes back."""

import pickle
import time
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import teotihuacan as teo
from teotihuacan.players.advice import Advice, Judged, advise, judge_some
from teotihuacan.server.errors import Refused
from teotihuacan.server.games import sample
from teotihuacan.server.games.live import bare
from teotihuacan.server.http.advice_api import Hint, ReviewSeen
from teotihuacan.server.http.page_models import Scene
from teotihuacan.server.thinking.advising import MADE_OF_ONE, OF_ONE, Adviser
from teotihuacan.server.thinking.computers import Computers
from teotihuacan.server.thinking.queueing import Work
from teotihuacan.server.thinking.thinking import advice
from teotihuacan.titles import first
from tests.server.indoors import (
    ALSO_ME,
    COMPUTER,
    FRIEND,
    ME,
    Game,
    Json,
    Service,
    opened,
    unlimited,
)

SOLO: Final[dict[str, Any]] = {"bot": "teotibot", "first_game": True}
SAMPLE = sample.id_of(first())


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service in which somebody thinks."""
    with opened(unlimited(tmp_path_factory.mktemp("games"), thinkers=1)) as opened_service:
        yield opened_service


def ask_hint(game: Game, seat: int | None = 0, status: int = 200, step: int | None = None) -> Json:
    step = game.ask()["step"] if step is None else step
    return game.send("hint", {"step": step}, seat, status)


# --- hints ----------------------------------------------------------------------------------------


def test_a_hint_is_what_advice_says(thinking: Service) -> None:
    game = thinking.create(ME, seed=7, **SOLO)
    hint = Hint.model_validate(ask_hint(game))
    same = teo.new_game("city", players=1, seed=7, **SOLO)
    assert [tuple(turn.ids) for turn in hint.turns] == [found.ids for found in advise(same, 0)]
    best = hint.turns[0]
    assert best.codes[0] in [choice["code"] for choice in game.ask("choices", 0)["choices"]]
    assert best.told.endswith(".")
    assert "at the end" in best.told
    assert best.steps
    assert all(reason.name for reason in best.reasons)
    assert ask_hint(game)["turns"] == hint.model_dump()["turns"]
    # Asked again it is not thought about again.
    assert len([key for key in thinking.app.state.adviser.hints if key[0] == game.id]) == 1


def test_a_hint_in_spanish(thinking: Service) -> None:
    game = thinking.create(ME, seed=7, **SOLO)
    answer = thinking.client.post(
        f"/api/games/{game.id}/hint?language=es", json={"step": 0}, headers=game.headers(0)
    )
    assert "al final" in answer.json()["turns"][0]["told"]


def test_the_page_is_told_where_hints_are_given(service: Service) -> None:
    alone = service.create(ME, COMPUTER, seed=7, first_game=True)
    assert Scene.model_validate(alone.ask("scene", 0)).hints
    assert not Scene.model_validate(alone.ask("scene")).hints  # a spectator
    together = service.create(ME, ALSO_ME, seed=7, first_game=True)
    assert not Scene.model_validate(together.ask("scene", 0)).hints


@pytest.mark.parametrize("others", [(ALSO_ME,), (FRIEND,), (COMPUTER, FRIEND)])
def test_where_another_person_plays_there_are_no_hints(
    service: Service, others: tuple[Json, ...]
) -> None:
    game = service.create(ME, *others, first_game=True)
    assert ask_hint(game, 0, 403)["error"] == "no_hints"


def test_only_who_is_asked_gets_a_hint(service: Service) -> None:
    game = service.create(COMPUTER, ME, seed=7, first_game=True)  # its computers do not think
    assert game.ask()["actor"] == 0
    assert ask_hint(game, 1, 403)["error"] == "not_asked"
    assert ask_hint(game, None, 401)["error"] == "no_token"
    game.tokens[1] = "x" * 43
    assert ask_hint(game, 1, 401)["error"] == "bad_token"


def test_a_hint_belongs_to_a_step(service: Service) -> None:
    game = service.create(ME, seed=7, **SOLO)
    refused = ask_hint(game, 0, 409, step=5)
    assert refused["error"] == "stale"
    assert refused["state"]["step"] == 0


def test_a_game_that_is_over_has_no_hints(service: Service) -> None:
    game = service.create(ME, seed=7, **SOLO)
    game.wander(Random(1), lambda state: False)
    assert ask_hint(game, 0, 409)["error"] == "over"


def test_a_server_that_does_not_think_says_so(service: Service) -> None:
    game = service.create(ME, seed=7, **SOLO)
    assert ask_hint(game, 0, 503)["error"] == "thinking"
    answer = service.client.get(f"/api/games/{SAMPLE}/review")
    assert answer.status_code == 200
    assert not answer.json()["ready"]
    assert service.client.get(f"/api/games/{SAMPLE}/review").json()["error"] == "thinking"


def test_a_game_nobody_can_judge_has_no_hints(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = service.create(ME, seed=7, **SOLO)
    monkeypatch.setattr(type(first()), "evaluator", lambda title, game: None)
    assert ask_hint(game, 0, 403)["error"] == "no_hints"
    assert not game.ask("scene", 0)["hints"]
    assert service.client.get(f"/api/games/{SAMPLE}/review").status_code == 403


def test_nobody_gets_too_many_hints(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, hints_per_minute=1)) as service:
        game = service.create(ME, seed=7, **SOLO)
        assert ask_hint(game, 0, 503)["error"] == "thinking"
        assert ask_hint(game, 0, 429)["error"] == "too_often"


def test_a_hint_knows_no_more_than_a_bare_copy() -> None:
    """What is sent to be thought about has neither dealer nor history."""
    game = teo.new_game("city", players=1, seed=7, **SOLO)
    other = game.copy()
    other.dealer = teo.Dealer.seeded(99)
    found: list[list[Advice]] = [advice(pickle.dumps(bare(one))) for one in (game, other)]
    assert found[0] == found[1]


# --- reviews --------------------------------------------------------------------------------------


def reviewed(service: Service, game: str, query: str = "", seconds: float = 120.0) -> ReviewSeen:
    until = time.monotonic() + seconds
    while True:
        answer = service.client.get(f"/api/games/{game}/review{query}")
        assert answer.status_code == 200, answer.text
        seen = ReviewSeen.model_validate(answer.json())
        if seen.ready:
            return seen
        assert seen.svg == ""
        assert seen.costs == []
        assert time.monotonic() < until, seen
        time.sleep(0.1)


def test_a_finished_game_is_reviewed(thinking: Service) -> None:
    game = thinking.create(ME, seed=7, **SOLO)
    game.wander(Random(1), lambda state: False)
    seen = reviewed(thinking, game.id)
    assert seen.done == seen.turns > 5
    scores = game.ask()["scores"]
    assert [course.seat for course in seen.courses] == [0]
    assert seen.courses[0].name == "Ana"
    assert seen.courses[0].margins[-1][1] == scores[0] - scores[1]
    assert seen.svg.startswith("<svg")
    assert seen.costs  # somebody who plays at random errs
    assert [cost.number for cost in seen.costs] == list(range(1, len(seen.costs) + 1))
    assert [cost.cost for cost in seen.costs] == sorted(
        [cost.cost for cost in seen.costs], reverse=True
    )
    worst = seen.costs[0]
    assert "Ana" in worst.head
    before = thinking.client.get(f"/api/games/{game.id}/position?at={worst.moment}")
    assert before.status_code == 200
    # What was judged is what the record says.
    record = teo.Record.from_json(game.ask("record"))
    turns = judge_some(record, 0, seen.turns)
    assert max(turn.cost for turn in turns) == pytest.approx(worst.cost, abs=0.01)
    assert seen.courses[0].margins[0] == pytest.approx((turns[0].turn, turns[0].margin))
    spanish = reviewed(thinking, game.id, "?language=es&seat=0")
    assert "costó" in spanish.costs[0].head
    assert reviewed(thinking, game.id, "?seat=3").costs == []


def test_founders_has_hints_and_reviews(thinking: Service) -> None:
    """Alone: there is nobody to be ahead of, so points are told."""
    options: dict[str, Any] = {"game": "founders", "solo": "score attack", "seed": 7}
    game = thinking.create(ME, **options)
    setup = Hint.model_validate(ask_hint(game))
    assert [turn.margin for turn in setup.turns] == [None]
    game.wander(Random(1), lambda state: state["asked"] == "turn")
    hint = Hint.model_validate(ask_hint(game))
    assert len(hint.turns) > 1
    assert "points at the end; this turn gives" in hint.turns[0].told
    assert all(reason.name for reason in hint.turns[0].reasons)
    game.wander(Random(1), lambda state: False)
    seen = reviewed(thinking, game.id)
    assert seen.courses[0].margins[-1][1] == game.ask()["scores"][0]
    assert "Expected points" in seen.svg
    assert seen.costs


def test_a_running_game_is_not_reviewed(service: Service) -> None:
    game = service.create(ME, seed=7, **SOLO)
    answer = service.client.get(f"/api/games/{game.id}/review")
    assert (answer.status_code, answer.json()["error"]) == (409, "running")
    assert not game.ask("scene", 0)["review"]


def test_many_reviews_of_one_client_leave_others_their_turn(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser: Adviser = service.app.state.adviser
    record = service.tables.record(SAMPLE)
    monkeypatch.setattr(service.tables, "record", lambda game, token: record)
    replayed = teo.replay(teo.Record.from_json(record))
    monkeypatch.setattr("teotihuacan.server.thinking.advising.teo.replay", lambda found: replayed)
    asked: list[tuple[str, Future[list[Judged]]]] = []

    def ask(client: str, *given: object) -> Future[list[Judged]]:
        asked.append((client, Future()))
        return asked[-1][1]

    monkeypatch.setattr(adviser.computers, "ask", ask)
    monkeypatch.setattr(adviser.computers, "later", lambda work, *given: work(*given))
    for number in range(OF_ONE):
        adviser.begin(f"game {number}", None, "many")
    with pytest.raises(Refused, match="too_often"):
        adviser.begin("another game", None, "many")
    adviser.begin("their game", None, "few")
    assert [client for client, _ in asked] == ["many"] * MADE_OF_ONE + ["few"]
    asked[0][1].set_result([])  # it fails, and makes room
    assert [client for client, _ in asked[MADE_OF_ONE + 1 :]] == ["many"]


def test_clients_take_turns_in_thinking(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    computers: Computers = service.app.state.adviser.computers
    monkeypatch.setattr(computers, "open_workers", lambda: None)
    monkeypatch.setattr(computers, "settings", replace(computers.settings, thinkers=1))
    for client in ("many", "many", "few"):
        computers.ask(client, lambda given: given, client)
    taken = [computers.queue.take(0) for _ in range(2)]
    assert [one.given for one in taken if isinstance(one, Work)] == [("many",), ("few",)]


def test_the_page_of_a_review(service: Service) -> None:
    page = service.client.get(f"/review/{SAMPLE}")
    assert page.status_code == 200
    assert 'id="making"' in page.text
    assert service.client.get("/review/no-such-game-anywhere").status_code == 404
