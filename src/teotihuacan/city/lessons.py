"""Short lessons on how to play, with pictures drawn from real positions."""

from functools import cache
from typing import Final

from teotihuacan.city.game import CITY
from teotihuacan.city.picture.artist import ARTIST
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.explain import facts
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import replay
from teotihuacan.title import Lesson, Title
from teotihuacan.words import Words

# The pictures of each lesson: parts of the picture side by side, at a share of the sample game.
LESSONS: Final = (
    ("goal", ("pyramid",), 0.85),
    ("turn", ("forest",), 0.3),
    ("power", ("wheel",), 0.2),
    ("build", ("quarry", "decorations"), 0.55),
    ("temples", ("temples",), 0.6),
    ("eclipse", ("calendar",), 0.6),
)


@cache
def moment(title: Title[City], share: float) -> Game[City]:
    """The sample game when that share of it is behind us."""
    sample = title.sample()
    assert sample is not None
    record = sample.record
    return replay(record, {CITY.name: CITY}, int(len(record.steps) * share))


def part_of(game: Game[City], name: str) -> str:
    """The part of the picture that shows something: a board lies where it was dealt."""
    if name in boards.BOARD_KEYS:
        return f"slot-{game.state.slots[boards.BOARD_KEYS.index(name)]}"
    return name


def lessons(words: Words, title: Title[City]) -> list[Lesson]:
    words = words.named(title.sample_names)
    made: list[Lesson] = []
    for name, parts, share in LESSONS:
        game = moment(title, share)
        wanted = [part_of(game, part) for part in parts]
        drawn = ARTIST.excerpt(ARTIST.parts(game, None, words), wanted)
        made.append(Lesson.of(words, name, facts(words), drawn))
    return made
