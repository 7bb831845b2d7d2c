"""The JSON API of hints, reviews and the coach.

Hints and reviews wait for other processes, so nothing here blocks a thread meanwhile.  The coach
tells a newcomer about the open question; what to do there, and why, is a hint.
"""

import asyncio
import logging
from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from teotihuacan.server.errors import Refused
from teotihuacan.server.http.models import Asked, Number
from teotihuacan.server.http.routes import GAME, SEAT, Reads, Routes, reply
from teotihuacan.server.thinking.advising import Adviser
from teotihuacan.server.view import answers

LOG: Final = logging.getLogger("teotihuacan.server")
PATIENCE: Final = 60.0  # seconds: then others had to be thought about first

router = APIRouter(prefix="/api")
get, post = Routes(router).get, Routes(router).post


class Hinting(Asked):
    """Ask for a hint."""

    step: Number = Field(description="the step the question is at")


class HintReason(BaseModel):
    """A change by a turn, in points of the expected margin."""

    group: str
    name: str
    points: float


class HintTurn(BaseModel):
    """A turn worth playing."""

    ids: list[int] = Field(description="its choices, one after another")
    codes: list[str]
    steps: list[str] = Field(description="the choices in words, without its end")
    margin: float | None = Field(
        description="the expected margin at the end of the game; null outside one's own turns"
    )
    reasons: list[HintReason] = Field(
        description="the greatest first; together what the turn changes"
    )
    told: str = Field(description="margin and reasons in a sentence")
    why: str = Field(description="what it is good for, in a sentence for newcomers; may be empty")


class Hint(BaseModel):
    """The best turns of the seat that is asked."""

    game: str
    step: int
    turns: list[HintTurn]


class ReviewCourse(BaseModel):
    """The expected margin of a seat after each of its turns, and at last the true one."""

    seat: int
    name: str
    margins: list[tuple[int, float]] = Field(description="turn and margin")


class ReviewTurn(BaseModel):
    """A turn that cost something."""

    number: int = Field(description="in the picture")
    seat: int
    turn: int
    moment: int = Field(description="before it, as the replay counts")
    cost: float
    head: str
    played: str
    better: str
    why: str = Field(description="what the better one would have brought")


class ReviewSeen(BaseModel):
    """A finished game looked at again; made in pieces, so it may have to be asked for again."""

    game: str
    turns: int = Field(description="how many there are to judge …")
    done: int = Field(description="… and how many have been")
    ready: bool
    courses: list[ReviewCourse]
    costs: list[ReviewTurn] = Field(description="the turns that cost most")
    svg: str = Field(description="the margins as a picture; empty until it is ready")


class TipSeen(BaseModel):
    """A few sentences of the coach."""

    key: str = Field(description="what they are about: the same key, the same sentences")
    text: str
    parts: list[str] = Field(description="the parts of the picture they are about")


class Coaching(BaseModel):
    """The text of the coach for a question."""

    game: str
    step: int
    tips: list[TipSeen]


# --- routes ---------------------------------------------------------------------------------------


@post(
    *("/games/{game}/hint", Hint, *SEAT, "stale", "over", "not_asked"),
    *("no_hints", "too_often", "thinking"),
)
async def hint(caller: Reads, asked: Hinting) -> Response:
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
    return reply(await run_in_threadpool(answers.hint, view, found, caller.spoken(view)))


@get(
    *("/games/{game}/review", ReviewSeen, *GAME), *("running", "no_hints", "too_often", "thinking")
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
    return reply(answers.review(view, job, caller.spoken(view), seat))


@get("/games/{game}/coach", Coaching, *GAME)
def coach(caller: Reads) -> Response:
    """What is good to know about the question that the caller is asked; nothing for others."""
    view = caller.view()
    return reply(answers.tips(view, caller.spoken(view)))
