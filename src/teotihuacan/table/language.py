"""The language of a page: asked for in the address, chosen before, or the browser's own."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from teotihuacan.table.scene import words_for

LANGUAGE_COOKIE: Final = "language"


def language_of(request: Request) -> str:
    """The code of the best language there is for whoever asks."""
    wanted = request.query_params.get("language") or request.cookies.get(LANGUAGE_COOKIE)
    return words_for(wanted, request.headers.get("accept-language")).book.language
