"""Previews: what a choice costs and brings immediately, before it is made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.title import Title
from teotihuacan.titles import title_of
from teotihuacan.words import Words

Change = tuple[str, int]
"""A change: the name of what changes, and by how much."""


def preview(game: teo.Game, id: int) -> list[Change]:
    """What the player who is asked loses and wins by a choice, as far as no draw is needed, and by
    what goes without saying after it.

    Where it is only asked how to pay, the first way is shown: the others are told there.
    """
    title = title_of(game)
    actor = game.actor
    if actor is None or actor < 0:
        return []
    if title.hides(game.state):
        return []  # the result of a choice here depends on hidden tiles of others
    ahead = game.hypothetical()
    ahead.play(id)
    events = list(ahead.events)
    for next in title.then(game, id):
        if next in ahead.ids:
            ahead.play(next)
            events += ahead.events
    # The ways to pay differ by what they cost: what was promised with it stands beside none.
    promised = {} if game.asked in title.ways_to_pay else title.promised
    while ahead.actor == actor and (way := without_asking(title, promised, ahead)) is not None:
        ahead.play(way)
        events += ahead.events
    changes = [
        (what, now - before)
        for (what, before), (_, now) in zip(
            title.measure(game.state, actor), title.measure(ahead.state, actor), strict=True
        )
        if now != before
    ]
    for kind, what in title.counted_events.items():
        amount = len([1 for event in events if event.kind == kind and event.seat == actor])
        if amount:
            changes.append((what, amount))
    return sorted(changes, key=lambda change: change[1] > 0)


def without_asking(title: Title[Any], promised: Mapping[str, str], ahead: teo.Game) -> int | None:
    """The choice that a preview makes itself: how something is paid, and what was promised."""
    if ahead.asked in title.ways_to_pay:
        return ahead.ids[0]
    choice = ahead.rules.ids.get(promised.get(ahead.asked, ""))
    return choice if choice in ahead.ids else None


BUDGET: Final = 150
"""Positions that are looked at for the best of what an offer may bring."""


@dataclass(frozen=True)
class Ahead:
    """Something that can be done after a choice."""

    game: teo.Game
    id: int
    changes: list[Change]
    best: int


def ahead(game: teo.Game, id: int) -> list[Ahead]:
    """Return what the player could do next, where a choice only leads to that question."""
    title = title_of(game)
    follows = title.looks_ahead.get(game.asked)
    if follows is None or title.hides(game.state):
        return []
    actor = game.actor
    then = game.hypothetical()
    then.play(id)
    if actor is None or then.asked != follows or then.actor != actor:
        return []
    found: list[Ahead] = []
    for next in then.ids:
        after = then.hypothetical()
        after.apply(next)
        best = best_of(after, actor) - after.scores[actor]
        found.append(Ahead(then, next, preview(then, next), best))
    return found


def best_of(game: teo.Game, actor: int) -> int:
    """The most points to which the player's own choices lead from here, as far as we look: while
    nothing is drawn, nobody else is asked and the turn is not over."""
    title = title_of(game)
    best = game.scores[actor]
    left = BUDGET
    waiting = [game]
    while waiting and left:
        here = waiting.pop(0)
        if here.over or here.actor != actor or here.asked == title.turn_question:
            continue
        for id in here.ids:
            aside = here.rules.interrupt.option_of(id) >= 0  # that could be done anywhere
            if aside or here.rules.codes[id] == title.ending or not left:
                continue
            left -= 1
            there = here.hypothetical()
            there.apply(id)
            best = max(best, there.scores[actor])
            waiting.append(there)
    return best


def in_words(words: Words, changes: list[Change]) -> str:
    """The changes in their order."""
    told = [
        words.text(
            "table.preview.less" if amount < 0 else "table.preview.more",
            thing=words.text(f"table.preview.{what}", amount=abs(amount)),
        )
        for what, amount in changes
    ]
    return ", ".join(told)
