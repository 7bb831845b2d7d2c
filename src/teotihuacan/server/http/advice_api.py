"""The JSON API of hints and reviews.

Both wait for other processes, so nothing here blocks a thread meanwhile.
"""

import asyncio
import logging
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from teotihuacan.players.advice import Advice, telling
from teotihuacan.players.advice.drawing import plot
from teotihuacan.server.errors import Refused
from teotihuacan.server.fields import pick
from teotihuacan.server.games.live import GameView
from teotihuacan.server.http import advice_models as models
from teotihuacan.server.http.models import Number
from teotihuacan.server.http.routes import GAME, Reads, Routes, reply
from teotihuacan.server.thinking.advising import Adviser, Job
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital

LOG: Final = logging.getLogger("teotihuacan.server")
PATIENCE: Final = 60.0  # seconds: then others had to be thought about first
COSTS: Final = 5  # turns that are shown

router = APIRouter(prefix="/api")
get, post = Routes(router).get, Routes(router).post
Json = dict[str, Any]


@post(
    *("/games/{game}/hint", models.Hint, *GAME, "no_token", "stale"),
    *("over", "not_asked", "no_hints", "too_often", "thinking"),
)
async def hint(caller: Reads, asked: models.Hinting) -> Response:
    """The best turns of the caller, who must be asked and must be the only person who plays."""
    adviser: Adviser = caller.state.adviser
    view = await run_in_threadpool(caller.tables.advised, caller.game, caller.token, asked.step)
    if not adviser.knows(view):
        caller.count("hints")
    thought = asyncio.wrap_future(adviser.hint(view, caller.client))
    done, _ = await asyncio.wait([thought], timeout=PATIENCE)
    if not done or thought.cancelled() or thought.exception() is not None:
        LOG.warning("a hint failed")  # a process has died, or has no time
        raise Refused("thinking")
    found = thought.result()
    return reply(await run_in_threadpool(hint_told, view, found, caller.spoken(view)))


def hint_told(view: GameView, found: list[Advice], spoken: Words) -> Json:
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


@get(
    *("/games/{game}/review", models.ReviewSeen, *GAME),
    *("running", "no_hints", "too_often", "thinking"),
)
def review(
    caller: Reads,
    seat: Annotated[Number | None, Query(description="only the turns of this seat")] = None,
) -> Response:
    """A finished game looked at again.  It takes a while: ask again until it is ready."""
    adviser: Adviser = caller.state.adviser
    view = caller.view()
    job = adviser.find(caller.game)
    if job is None:
        if not view.game.over:
            raise Refused("running")
        caller.count("hints")
        job = adviser.begin(caller.game, caller.token, caller.client)
    return reply(review_told(view, job, caller.spoken(view), seat))


def review_told(view: GameView, job: Job, spoken: Words, seat: int | None) -> Json:
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
                **pick(judged, "seat", "turn", "moment"),
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
