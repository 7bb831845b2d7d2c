"""Advice in words: the turn as its answers, what it promises, and why."""

import re
from collections.abc import Sequence
from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.record import Record, replay_steps
from teotihuacan.players.advice.advising import TOLD, Advice, Reason, let_others_answer
from teotihuacan.players.advice.reviewing import Judged, Review
from teotihuacan.titles import GAMES, title_of
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital

LONG: Final = 8  # answers that are shown in one line
VAGUE: Final = ("other", "rivals", "time")
"""Groups of reasons that tell a newcomer nothing: every turn takes time."""

ASIDE: Final = re.compile(r" \([^()]*\)$")
"""Details at the end of an answer: whoever plays it sees them."""


def steps(game: Game, seat: int, ids: Sequence[int], words: Words) -> list[str]:
    """A turn as its answers, one after another, each as the game says it at its moment.

    Its end goes without saying.
    """
    title = title_of(game)
    ahead = game.hypothetical()
    told: list[str] = []
    for id in ids:
        let_others_answer(ahead, seat)
        if id not in ahead.ids or (told and ahead.rules.codes[id] == title.ending):
            break
        told.append(ASIDE.sub("", words.choice(ahead, id)))
        ahead.apply(id)
    return told


def turn(game: Game, seat: int, ids: Sequence[int], words: Words) -> str:
    """The same in one line, which breaks off where it would be too long to follow."""
    told = steps(game, seat, ids, words)
    return " → ".join(told if len(told) <= LONG else [*told[:LONG], "…"])


def margin(points: float, words: Words, alone: bool = False) -> str:
    """Return the expected margin in words, or the expected points of a solo game."""
    amount = round(points)
    if alone:
        return words.text("hint.points", amount=amount)
    return words.text("hint.margin", amount=amount) if amount else words.text("hint.even")


def reasons(found: Sequence[Reason], words: Words) -> list[str]:
    """The greatest changes one by one, the rest together; what rounds to nothing is left out."""
    shown = [(reason.group, round(reason.points)) for reason in found[:TOLD]]
    shown.append(("other", round(sum(reason.points for reason in found[TOLD:]))))
    told: dict[str, int] = {}
    for group, amount in shown:
        told[group] = told.get(group, 0) + amount
    return [
        words.text("hint.reason", amount=amount, thing=words.text(f"reason.{group}"))
        for group, amount in told.items()
        if amount
    ]


def promise(advice: Advice, words: Words) -> str:
    """Return the promise of a turn and the reasons, in one sentence; empty if not evaluated."""
    if advice.margin is None:
        return ""
    said = margin(advice.margin, words, advice.alone)
    why = reasons(advice.reasons, words)
    if not why:
        return capital(said) + "."
    return capital(words.text("hint.why", margin=said, reasons=words.listing(why))) + "."


def purpose(advice: Advice, words: Words) -> str:
    """Return why a turn is proposed, for newcomers: its purpose and its cost, without numbers."""
    told = [reason for reason in advice.reasons if round(reason.points)]
    told = [reason for reason in told if reason.group not in VAGUE][:TOLD]
    gains = [words.text(f"reason.{reason.group}") for reason in told if reason.points > 0]
    costs = [words.text(f"reason.{reason.group}") for reason in told if reason.points < 0]
    if not told:
        return ""
    key = "hint.costs" if not gains else "hint.trade" if costs else "hint.gains"
    return words.text(key, gains=words.listing(gains), costs=words.listing(costs)) + "."


def better(found: Sequence[Reason], words: Words) -> str:
    """Return what another turn would have brought instead, as one sentence."""
    why = reasons(found, words)
    return capital(words.listing(why)) + "." if why else ""


def expected(found: Review, words: Words) -> str:
    """Return what the course of a review shows."""
    return words.text("review.alone" if found.alone else "review.expected")


def costs(
    record: Record, found: Sequence[Judged], words: Words
) -> list[tuple[Judged, str, str, str]]:
    """Turns that cost something: what is said of each, what was played, what was better."""
    told: dict[int, tuple[Judged, str, str, str]] = {}
    by_step = {judged.step: judged for judged in found}
    last = max(by_step, default=-1)
    for step, game in enumerate(replay_steps(record, GAMES, last) if found else ()):
        judged = by_step.get(step)
        if judged is None:
            continue
        name = words.part("seat", judged.seat)
        head = words.text("review.cost", turn=judged.turn, name=name, amount=round(judged.cost))
        ids = [[game.rules.ids[code] for code in line] for line in (judged.played, judged.best)]
        played, best = [turn(game, judged.seat, line, words) for line in ids]
        told[step] = (judged, head, played, best)
    return [told[judged.step] for judged in found]
