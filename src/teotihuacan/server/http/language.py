"""The language of an answer: asked for in the address, chosen before, or the browser's own."""

from collections.abc import MutableMapping
from functools import cache
from typing import Any, Final

from starlette.requests import Request

from teotihuacan import words
from teotihuacan.words import Words

LANGUAGE_COOKIE: Final = "language"


@cache
def languages() -> tuple[str, ...]:
    return tuple(words.languages())


def words_for(wanted: str | None, accepted: str | None) -> Words:
    """Return the shared messages in the language asked for by name or by Accept-Language."""
    if wanted in languages():
        return words.in_language(str(wanted))
    ranked: list[tuple[float, str]] = []
    for entry in (accepted or "")[:200].split(","):
        tag, _, weight = entry.partition(";")
        code = tag.strip().lower().split("-")[0]
        if code in languages():
            try:
                rank = float(weight.strip().removeprefix("q=") or 1)
            except ValueError:
                rank = 0.0
            ranked.append((rank, code))
    best = max(ranked, key=lambda choice: choice[0], default=(1.0, "en"))
    return words.in_language(best[1] if best[0] > 0 else "en")


def words_of(scope: MutableMapping[str, Any]) -> Words:
    """The words for the sender of a request, even if it is invalid."""
    request = Request(dict(scope) | {"type": "http"})
    return words_for(request.query_params.get("language"), request.headers.get("accept-language"))


def language_of(request: Request) -> str:
    """The language of a page: besides what the API goes by, a choice is remembered."""
    wanted = request.query_params.get("language") or request.cookies.get(LANGUAGE_COOKIE)
    return words_for(wanted, request.headers.get("accept-language")).language
