"""Plays a whole game with the packages that play, in an interpreter without any framework.

    python -m tests.server.games.without_frameworks

Exits with an error if one of them needs FastAPI, Starlette, Pydantic or SQLAlchemy.
"""

import sys

FRAMEWORKS = ("fastapi", "starlette", "pydantic", "sqlalchemy")
for framework in FRAMEWORKS:
    sys.modules[framework] = None  # type: ignore[assignment]  # importing it fails from now on

import threading  # noqa: E402
from random import Random  # noqa: E402

import teotihuacan as teo  # noqa: E402
from teotihuacan.offline.store import BrowserStore  # noqa: E402
from teotihuacan.server.games.hub import Hub  # noqa: E402
from teotihuacan.server.games.live import GameView  # noqa: E402
from teotihuacan.server.games.tables import SeatRequest, Tables  # noqa: E402
from teotihuacan.server.settings import Settings  # noqa: E402
from teotihuacan.server.thinking.advising import Adviser  # noqa: E402
from teotihuacan.server.thinking.scheduling import Here, Scheduler  # noqa: E402
from teotihuacan.server.view import game_log, page_state, preview, updates  # noqa: E402
from teotihuacan.server.view.caching import DrawingCache  # noqa: E402
from teotihuacan.words import in_language  # noqa: E402

OPTIONS: dict[str, object] = {"players": 2, "first_game": True}


def main() -> None:
    assert threading.active_count() == 1, "importing starts no thread"
    tables = Tables(Settings(), BrowserStore(), Hub())
    scheduler = Scheduler(tables)
    scheduler.connect()
    worker = Here()
    id, given = tables.create(
        "city", OPTIONS, 7, [SeatRequest("me", "Ana"), SeatRequest("computer", player="greedy")]
    )
    token = given[0].token
    assert token is not None
    words = in_language("en")
    rng = Random(1)
    known = updates.ClientState()
    cache = DrawingCache()
    seen: set[str] = set()
    while not (view := tables.look(id, token)).game.over:
        if view.game.actor != 0:
            assert scheduler.serve(worker, 0), "a computer player is asked"
            seen.add("computer player")
            continue
        state = page_state.state(view, page_state.at_table(words, view))
        choice = rng.choice(state["choices"])
        if view.step % 20 == 0:
            seen.update(looked_at(view, choice["id"], tables, token))
            found = updates.find(tables, id, token, known)
            _, known = updates.draw(cache, found, words, known)
        played = tables.play(id, token, view.step, choice["id"])
        if played.undo[0] and rng.random() < 0.2:
            back = tables.undo(id, token, played.step, whole_turn=False)
            assert back.moments == view.moments
            seen.add("undo")
    view, history = tables.history(id, token)
    spoken = page_state.at_table(words, view)
    assert game_log.entries(view, history, spoken, -1, by_turn=True)
    assert page_state.scores(view, history, spoken)["winners"] == view.game.winners
    record = teo.Record.from_json(tables.record(id, token))
    assert teo.replay(record).scores == view.game.scores
    assert seen >= {"computer player", "undo", "preview", "page state", "hint"}, seen
    assert threading.active_count() == 1, "playing starts none either"
    assert [name for name in FRAMEWORKS if sys.modules.get(name) is not None] == []
    print(f"played {view.moments} moves: {', '.join(sorted(seen))}")


def looked_at(view: GameView, id: int, tables: Tables, token: str) -> set[str]:
    """What a page shows of a question: which parts of it there were."""
    spoken = page_state.at_table(in_language("en"), view)
    shown = page_state.page_state(view, spoken)
    assert shown["choices"]
    assert shown["parts"]
    seen = {"page state"}
    if preview.preview(view.game, id):
        seen.add("preview")
    scheduler = Scheduler(tables)
    hint = Adviser(tables, scheduler).hint(tables.advised(view.id, token, view.step), "")
    assert scheduler.serve(Here(), 0)
    if hint.result(0):
        seen.add("hint")
    return seen


if __name__ == "__main__":
    main()
