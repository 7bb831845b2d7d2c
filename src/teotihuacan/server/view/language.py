"""The language of an answer: asked for by name, or one that the browser accepts."""

from functools import cache

from teotihuacan import words
from teotihuacan.words import Words


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
