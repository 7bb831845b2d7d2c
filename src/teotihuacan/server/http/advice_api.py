"""The JSON API of hints and reviews.

Both wait for thoughts of other processes, so nothing here holds up a thread meanwhile.
"""

import asyncio
import logging
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from teotihuacan.players.advice import Advice, telling
from teotihuacan.players.advice.drawing import plot
from teotihuacan.server.errors import Refused
from teotihuacan.server.games.live import GameView
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.http import advice_models as models
from teotihuacan.server.http.api import (
    GAME,
    OPTIONAL_SEAT,
    SEAT,
    AllTables,
    InWords,
    Token,
    problems,
    reply,
)
from teotihuacan.server.http.models import GameId, Number
from teotihuacan.server.limits.requests import client_of
from teotihuacan.server.thinking.advising import Adviser, Job
from teotihuacan.server.view import page_state
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital

LOG: Final = logging.getLogger("teotihuacan.server")
PATIENCE: Final = 60.0  # seconds: then somebody else had to be thought about first
COSTS: Final = 5  # turns that are told

router = APIRouter(prefix="/api")
Json = dict[str, Any]


def count_one(request: Request, tables: Tables) -> None:
    """Thinking is dear: so many for one client."""
    if not request.app.state.hints.take(client_of(request.scope, tables.settings)):
        raise Refused("too_often")


@router.post(
    "/games/{game}/hint",
    response_model=models.Hint,
    responses=problems(
        *GAME, "no_token", "stale", "over", "not_asked", "no_hints", "too_often", "thinking"
    ),
    openapi_extra=SEAT,
)
async def hint(
    request: Request,
    game: GameId,
    asked: models.Hinting,
    tables: AllTables,
    words: InWords,
    token: Token,
) -> Response:
    """The best turns of the caller, who must be asked and must be the only person who plays."""
    adviser: Adviser = request.app.state.adviser
    view = await run_in_threadpool(tables.advised, game, token, asked.step)
    if not adviser.knows(view):
        count_one(request, tables)
    client = client_of(request.scope, tables.settings)
    thought = asyncio.wrap_future(adviser.hint(view, client))
    done, _ = await asyncio.wait([thought], timeout=PATIENCE)
    if not done or thought.cancelled() or thought.exception() is not None:
        LOG.warning("a hint failed")  # a process has died, or has no time
        raise Refused("thinking")
    found = thought.result()
    return reply(await run_in_threadpool(hint_told, view, found, words))


def hint_told(view: GameView, found: list[Advice], words: Words) -> Json:
    spoken = page_state.at_table(words, view)
    game, seat = view.game, view.seat
    assert seat is not None
    return {
        "game": view.id,
        "step": view.step,
        "turns": [
            {
                "ids": list(advice.ids),
                "codes": [game.rules.codes[id] for id in advice.ids],
                "steps": telling.steps(game, seat, advice.ids, spoken),
                "margin": None if advice.margin is None else round(advice.margin, 2),
                "reasons": [
                    {
                        "group": reason.group,
                        "name": spoken.text(f"reason.{reason.group}"),
                        "points": round(reason.points, 2),
                    }
                    for reason in advice.reasons
                ],
                "told": telling.promise(advice, spoken),
                "why": telling.purpose(advice, spoken),
            }
            for advice in found
        ],
    }


@router.get(
    "/games/{game}/review",
    response_model=models.ReviewSeen,
    responses=problems(*GAME, "running", "no_hints", "too_often", "thinking"),
    openapi_extra=OPTIONAL_SEAT,
)
def review(
    request: Request,
    game: GameId,
    tables: AllTables,
    words: InWords,
    token: Token,
    seat: Annotated[Number | None, Query(description="only the turns of this seat")] = None,
) -> Response:
    """A finished game looked at again.  It takes a while: ask again until it is ready."""
    adviser: Adviser = request.app.state.adviser
    view = tables.look(game, token)
    job = adviser.find(game)
    if job is None:
        if not view.game.over:
            raise Refused("running")
        count_one(request, tables)
        job = adviser.begin(game, token, client_of(request.scope, tables.settings))
    return reply(review_told(view, job, words, seat))


def review_told(view: GameView, job: Job, words: Words, seat: int | None) -> Json:
    spoken = page_state.at_table(words, view)
    ready = job.ready
    found = job.review
    told = found.costliest(COSTS, seat) if ready else []
    return {
        "game": view.id,
        "turns": job.turns,
        "done": min(len(found.turns), job.turns),
        "ready": ready,
        "courses": [
            {"seat": one, "name": spoken.part("seat", one), "margins": found.course(one)}
            for one in (found.seats() if ready else [])
        ],
        "costs": [
            {
                "number": number,
                "seat": judged.seat,
                "turn": judged.turn,
                "moment": judged.moment,
                "cost": round(judged.cost, 2),
                "head": capital(head),
                "played": played,
                "better": better,
                "why": telling.better(judged.reasons, spoken),
            }
            for number, (judged, head, played, better) in enumerate(
                telling.costs(job.record, told, spoken), 1
            )
        ],
        "svg": plot(job.record, found, told, spoken) if ready else "",
    }
