"""A review as a picture."""

from collections.abc import Sequence

from teotihuacan.engine.record import Record, replay_steps
from teotihuacan.picture.course import Course, Mark, course
from teotihuacan.players.advice import telling
from teotihuacan.players.advice.reviewing import Judged, Review
from teotihuacan.titles import GAMES, title_named
from teotihuacan.words import Words


def chapters(record: Record) -> list[int]:
    """The turns after which a chapter of a game was over."""
    kind = title_named(record.game).chapter
    found: list[int] = []
    turn = 0
    for game in replay_steps(record, GAMES):
        for event in game.events:
            if event.kind == "turn":
                turn += 1
            elif event.kind == kind:
                found.append(turn)
    return found


def plot(record: Record, found: Review, told: Sequence[Judged], words: Words) -> str:
    """The expected margins by turn; the turns that are told have their numbers."""
    lines = [Course(seat, words.part("seat", seat), found.course(seat)) for seat in found.seats()]
    marks = [Mark(number, one.turn, one.margin) for number, one in enumerate(told, 1)]
    return course(lines, marks, chapters(record), telling.expected(found, words), words)
