"""The JSON API of the coach: what a newcomer should know about the open question.

What to do here and why is a hint; see `advice_api`.
"""

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.responses import Response

from teotihuacan.server.fields import pick
from teotihuacan.server.http.routes import GAME, Reads, Routes, reply
from teotihuacan.server.view.page_state import is_asked

router = APIRouter(prefix="/api")
get = Routes(router).get


class TipSeen(BaseModel):
    """A few sentences of the coach."""

    key: str = Field(description="what they are about: the same key, the same sentences")
    text: str
    parts: list[str] = Field(description="the parts of the picture they are about")


class Coaching(BaseModel):
    """What the coach says at a question."""

    game: str
    step: int
    tips: list[TipSeen]


@get("/games/{game}/coach", Coaching, *GAME)
def coach(caller: Reads) -> Response:
    """What is good to know about the question that the caller is asked; nothing for others."""
    view = caller.view()
    tips = view.title.tips(view.game, caller.spoken(view)) if is_asked(view) else []
    told = [pick(tip, "key", "text", "parts") for tip in tips]
    return reply({"game": view.id, "step": view.step, "tips": told})
