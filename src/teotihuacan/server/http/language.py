"""The language of a request: asked for in the address, chosen before, or the browser's own."""

from collections.abc import MutableMapping
from typing import Any, Final

from starlette.requests import Request

from teotihuacan.server.view.language import words_for
from teotihuacan.words import Words

LANGUAGE_COOKIE: Final = "language"


def words_of(scope: MutableMapping[str, Any]) -> Words:
    """The words for the sender of a request, even if it is invalid."""
    request = Request(dict(scope) | {"type": "http"})
    return words_for(request.query_params.get("language"), request.headers.get("accept-language"))


def language_of(request: Request) -> str:
    """The language of a page: besides what the API goes by, a choice is remembered."""
    wanted = request.query_params.get("language") or request.cookies.get(LANGUAGE_COOKIE)
    return words_for(wanted, request.headers.get("accept-language")).language
