"""A finished game looked at again: what each turn promised, and which of them cost most.

Every turn is judged by itself, as the evaluator sees the moment at which it was played; so the work
can be cut anywhere and shared.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from teotihuacan.engine.errors import RecordError
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import Record, replay_steps
from teotihuacan.engine.steps import CHANCE
from teotihuacan.players.advice import advising
from teotihuacan.players.advice.advising import Parts, Reason
from teotihuacan.players.search.evaluator import lead
from teotihuacan.titles import GAMES, title_of


@dataclass
class Span:
    """The answers of a seat in one of its turns, from its first question to its end."""

    seat: int
    step: int  # steps of the record before it, draws included
    moment: int  # decisions before it
    turn: int  # of the whole game, counted from 1
    start: Game
    ids: list[int] = field(default_factory=list)
    end: Game | None = None


@dataclass(frozen=True)
class Judged:
    """A turn that was played, beside the best one in sight.

    `reasons`: what would have been different, by groups; together what the turn cost.
    """

    seat: int
    step: int
    moment: int
    turn: int
    played: tuple[str, ...]
    best: tuple[str, ...]
    margin: float
    best_margin: float
    reasons: tuple[Reason, ...]

    @property
    def cost(self) -> float:
        return self.best_margin - self.margin

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "step": self.step,
            "moment": self.moment,
            "turn": self.turn,
            "played": list(self.played),
            "best": list(self.best),
            "margin": round(self.margin, 2),
            "best_margin": round(self.best_margin, 2),
            "cost": round(self.cost, 2),
            "reasons": [[reason.group, round(reason.points, 2)] for reason in self.reasons],
        }


@dataclass(frozen=True)
class Review:
    """All turns of a game."""

    turns: tuple[Judged, ...]
    scores: tuple[int, ...]

    @property
    def alone(self) -> bool:
        """Return whether there are points in place of margins."""
        return len(self.scores) == 1

    def seats(self) -> list[int]:
        return sorted({judged.seat for judged in self.turns})

    def course(self, seat: int) -> list[tuple[int, float]]:
        """The expected margin of a seat after each of its turns, and at last the true one."""
        found = [(judged.turn, judged.margin) for judged in self.turns if judged.seat == seat]
        last = max((judged.turn for judged in self.turns), default=0)
        return [*found, (last + 1, lead(list(self.scores), seat))]

    def costliest(self, most: int, seat: int | None = None, least: float = 0.5) -> list[Judged]:
        """The turns that cost most, of all seats or of one."""
        wanted = [
            judged
            for judged in self.turns
            if judged.cost >= least and (seat is None or judged.seat == seat)
        ]
        return sorted(wanted, key=lambda judged: (-judged.cost, judged.turn))[:most]

    def to_json(self) -> dict[str, Any]:
        return {
            "scores": list(self.scores),
            "courses": [
                {
                    "seat": seat,
                    "margins": [[turn, round(margin, 2)] for turn, margin in self.course(seat)],
                }
                for seat in self.seats()
            ],
            "turns": [judged.to_json() for judged in self.turns],
        }


# --- the turns of a record ------------------------------------------------------------------------


def spans(record: Record, wanted: range | None = None) -> Iterator[Span]:
    """The turns of a record that can be judged, those of `wanted` with what they began and ended
    with; the others come bare (without an end)."""
    open_span: Span | None = None
    number = 0
    turn = 0
    judged = 0  # the last turn of which there was something to judge
    moment = -1
    asked: int | None = CHANCE
    for step, game in enumerate(replay_steps(record, GAMES)):
        if step and asked != CHANCE:
            moment += 1
        elif step == 0:
            moment = 0
        turn += sum(event.kind == "turn" for event in game.events)
        title = title_of(game)
        actor = game.actor
        if open_span is not None and ends(open_span, game, turn):
            open_span.end = open_span.end or game.hypothetical()
            yield open_span
            open_span = None
        asked = actor
        if actor is None or actor == CHANCE or step == len(record.steps):
            continue
        if open_span is None:
            # Of a turn that a draw has cut, nothing may be left but to end it.
            cut = judged == turn and len(game.ids) == 1
            if cut or not advising.weighable(title, game, actor):
                continue
            judged = turn
            taken = wanted is None or number in wanted
            open_span = Span(actor, step, moment, turn, game.hypothetical() if taken else game)
            number += 1
        if actor == open_span.seat:
            code = record.steps[step]
            ended = title.turn_end(game, code)
            if ended is not None:
                open_span.end = ended.hypothetical()
            open_span.ids.append(game.find(code))
    if open_span is not None and open_span.end is not None:
        yield open_span


def ends(span: Span, game: Game, turn: int) -> bool:
    """Return whether a turn is over: its end was said, chance decides, or another has begun.

    Others may be asked in the middle of it.
    """
    actor = game.actor
    if span.end is not None or actor is None or actor == CHANCE or turn != span.turn:
        return True
    return actor != span.seat and title_of(game).on_turn(game.state) != span.seat


def count_spans(record: Record) -> int:
    """Return how many turns there are to judge."""
    return sum(1 for _ in spans(record, range(0)))


# --- judging --------------------------------------------------------------------------------------


def judge(span: Span) -> Judged:
    """A turn that was played, and the best one at that moment."""
    assert span.end is not None
    evaluator = advising.evaluator_of(span.start)
    seat = span.seat
    title = title_of(span.start)
    start = advising.imagined(span.start, seat)
    codes = start.rules.codes
    played: Parts = advising.grouped(title, evaluator.parts(span.end, seat))
    margin = sum(played.values())
    best, best_ids, best_margin = played, span.ids, margin
    for turn in evaluator.turns(start.copy(), seat, advising.LOOKED_AT):
        after = advising.parts_after(evaluator, start, seat, turn.ids)
        if sum(after.values()) > best_margin:
            best, best_ids, best_margin = after, turn.ids, sum(after.values())
    return Judged(
        *(seat, span.step, span.moment, span.turn),
        tuple(codes[id] for id in span.ids),
        tuple(codes[id] for id in best_ids),
        *(margin, best_margin, advising.reasons(played, best)),
    )


def judge_some(record: Record, first: int, count: int) -> list[Judged]:
    """Some of the turns of a record, by their place among all of them."""
    wanted = range(first, first + count)
    return [judge(span) for number, span in enumerate(spans(record, wanted)) if number in wanted]


def review(record: Record, progress: Callable[[int, int], None] | None = None) -> Review:
    """Judge a whole game; `progress` hears how many turns of how many are done."""
    scores: tuple[int, ...] = ()
    for game in replay_steps(record, GAMES):
        scores = tuple(game.scores)
    if not game.over:
        raise RecordError("steps", "the game is not over")
    advising.evaluator_of(game)
    total = count_spans(record)
    found: list[Judged] = []
    for span in spans(record):
        if progress is not None:
            progress(len(found), total)
        found.append(judge(span))
    if progress is not None:
        progress(total, total)
    return Review(tuple(found), scores)
