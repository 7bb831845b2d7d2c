"""The JSON API of the coach: what a newcomer should know about the open question.

What to do here and why is a hint; see `advice_api`.
"""

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.responses import Response

from teotihuacan.server.http.api import (
    GAME,
    OPTIONAL_SEAT,
    AllTables,
    InWords,
    Token,
    problems,
    reply,
)
from teotihuacan.server.http.models import GameId
from teotihuacan.server.view import page_state

router = APIRouter(prefix="/api")


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


@router.get(
    "/games/{game}/coach",
    response_model=Coaching,
    responses=problems(*GAME),
    openapi_extra=OPTIONAL_SEAT,
)
def coach(game: GameId, tables: AllTables, words: InWords, token: Token) -> Response:
    """What is good to know about the question that the caller is asked; nothing for others."""
    view = tables.look(game, token)
    tips = (
        view.title.tips(view.game, page_state.at_table(words, view))
        if page_state.is_asked(view)
        else []
    )
    told = [{"key": tip.key, "text": tip.text, "parts": list(tip.parts)} for tip in tips]
    return reply({"game": view.id, "step": view.step, "tips": told})
