"""Search for explanations, with tolerance for spelling."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from teotihuacan.words.formatter import Words

Topic: TypeAlias = tuple[str, int]
"""A thing to explain: a part of a phrase and its value, or `topic` and its place in a list."""


def find(
    words: Words,
    asked: str,
    keys: Mapping[str, Topic],
    topics: Sequence[str],
    parts: Mapping[str, Iterable[int]],
    ways: Sequence[str] = ("",),
) -> Topic | None:
    """Find a topic by its key, by the name of a rule, or by that of a part in one of these ways."""
    articles = words.text("names.articles").split()
    wanted = plain(asked, articles)
    if not wanted:
        return None
    for word, topic in keys.items():
        if plain(word) == wanted:
            return topic
    for index, key in enumerate(topics):
        if plain(words.text(f"names.topic.{key}")) == wanted:
            return "topic", index
    for part, values in parts.items():
        for value in values:
            if wanted in [plain(words.part(part, value, way), articles) for way in ways]:
                return part, value
    return None


def plain(word: str, articles: Sequence[str] = ()) -> str:
    """Without what people write differently: case, accents, spaces, hyphens, an article."""
    small = unicodedata.normalize("NFD", word.lower().strip())
    for article in articles:
        small = small.removeprefix(f"{article} ")
    small = re.sub(r"(?<=\d)[.,]5", "½", small)  # technology 1.5, which is not technology 15
    return "".join(letter for letter in small if letter.isalnum() or letter in "+!&>~")
