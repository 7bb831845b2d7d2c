"""How to play, in short: lessons with pictures drawn from real positions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import teotihuacan as teo
from teotihuacan.city import picture
from teotihuacan.city.picture.excerpts import excerpt
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.tiles import BOARD_KEYS
from teotihuacan.city.words.explain import TOPICS, explain
from teotihuacan.table import sample
from teotihuacan.words import Words

# What each lesson shows: parts of the picture side by side, at a share of the sample game.
LESSONS: Final = (
    ("goal", ("pyramid",), 0.85),
    ("turn", ("forest",), 0.3),
    ("power", ("wheel",), 0.2),
    ("build", ("quarry", "decorations"), 0.55),
    ("temples", ("temples",), 0.6),
    ("eclipse", ("calendar",), 0.6),
)


@dataclass(frozen=True)
class Lesson:
    """A heading, a few sentences and a picture."""

    title: str
    paragraphs: tuple[str, ...]
    picture: str


@dataclass(frozen=True)
class Topic:
    """A rule told a little more closely."""

    name: str
    text: str


@cache
def moment(share: float) -> teo.Game:
    """The sample game when that share of it is behind us."""
    record = sample.record()
    return teo.replay(record, int(len(record.steps) * share))


def part_of(game: teo.Game, name: str) -> str:
    """The part of the picture that shows something: a board lies where it was dealt."""
    table = game.state
    assert isinstance(table, City)
    if name in BOARD_KEYS:
        return f"slot-{table.ring.index(BOARD_KEYS.index(name))}"
    return name


def lessons(words: Words) -> list[Lesson]:
    words = words.named(sample.NAMES)
    made: list[Lesson] = []
    for name, parts, share in LESSONS:
        game = moment(share)
        wanted = [part_of(game, part) for part in parts]
        drawn = excerpt(picture.parts(game, None, words), wanted)
        paragraphs = [
            words.text(f"page.how.{name}.{which}")
            for which in ("one", "two", "three")
            if words.has(f"page.how.{name}.{which}")
        ]
        made.append(Lesson(words.text(f"page.how.{name}.title"), tuple(paragraphs), drawn))
    return made


def topics(words: Words) -> list[Topic]:
    return [
        Topic(words.text(f"names.topic.{name}"), explain(words, ("topic", index)))
        for index, name in enumerate(TOPICS)
    ]
