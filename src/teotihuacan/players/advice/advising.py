"""The best few turns from here, what each promises, and why.

A turn is worth what the position is worth in which it ends.  The reasons are the parts of that
value, after the turn less before it, gathered into the few groups that the game has words for; so
they add up to what the turn changes.
"""

from dataclasses import dataclass
from typing import Final

from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import Game
from teotihuacan.players.search.evaluator import Evaluator
from teotihuacan.title import Title
from teotihuacan.titles import title_of

MOST: Final = 3  # turns that are shown
TOLD: Final = 4  # reasons of each; the others are summed up
LOOKED_AT: Final = 12  # turns that are compared for it
IMAGINATION: Final = 0  # a seed: the same view is advised the same
ANSWERS: Final = 40  # of others within a turn: more than there can be


@dataclass(frozen=True)
class Reason:
    """A change by a turn: a group of the parts of the value, and by how many points."""

    group: str
    points: float


@dataclass(frozen=True)
class Advice:
    """A complete turn: its answers, the margin it promises at the end of the game, and why.

    Outside one's own turns there is an answer, but nothing that could be weighed: no margin.  Who
    plays `alone` has points in its place.
    """

    ids: tuple[int, ...]
    margin: float | None
    reasons: tuple[Reason, ...] = ()
    alone: bool = False


Parts = dict[str, float]  # the value by groups


def imagined(game: Game, seat: int) -> Game:
    """The game as a seat may know it, without a dealer: all that advice is made from."""
    return game.imagined(seat, Dealer.seeded(IMAGINATION))


def evaluator_of(game: Game) -> Evaluator:
    """Return the evaluator of such a game; `OptionError` if there is none."""
    evaluator = title_of(game).evaluator(game)
    if evaluator is None:
        raise OptionError(f"nobody has learned to judge such a game of {game.rules.name!r} yet")
    return evaluator


def advise(game: Game, seat: int, most: int = MOST) -> list[Advice]:
    """The best turns of the seat that is asked, the best first.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> best = advise(game, 0)[0]
    >>> best.ids[0] in game.legal()
    True
    """
    if game.actor != seat:
        raise OptionError("advice is for the seat that is asked")
    return advised(evaluator_of(game), imagined(game, seat), seat, most)


def advised(evaluator: Evaluator, start: Game, seat: int, most: int) -> list[Advice]:
    """The same for a game that may be known entirely."""
    title = title_of(start)
    turns = evaluator.turns(start.copy(), seat, LOOKED_AT)
    if not weighable(title, start, seat):
        return [Advice(tuple(turn.ids), None) for turn in turns[:1]]
    before = grouped(title, evaluator.parts(start, seat))
    alone = len(start.scores) == 1
    found: list[Advice] = []
    for turn in turns:
        after = parts_after(evaluator, start, seat, turn.ids)
        found.append(Advice(tuple(turn.ids), sum(after.values()), reasons(before, after), alone))
    found.sort(key=lambda advice: -(advice.margin or 0.0))
    return different(found)[:most]


def different(found: list[Advice]) -> list[Advice]:
    """Without those that come to the same as a better one: other goods spent, another order."""
    seen: set[tuple[int, frozenset[tuple[str, int]]]] = set()
    kept: list[Advice] = []
    for advice in found:
        told = [(reason.group, round(reason.points)) for reason in advice.reasons[:TOLD]]
        same = (round(advice.margin or 0.0), frozenset(told))
        if same not in seen:
            seen.add(same)
            kept.append(advice)
    return kept


def weighable(title: Title, game: Game, seat: int) -> bool:
    """Return whether it is the seat's own turn: not the setup, nor a question between turns."""
    turn = title.on_turn(game.state)
    if turn is None:  # no player's turn, or the title does not know
        return game.asked == title.turn_question
    return turn == seat


def end_of(start: Game, seat: int, ids: list[int]) -> Game:
    """The position in which a turn ends: just before its end is said, for then others follow."""
    title = title_of(start)
    game = start.copy()
    for id in ids:
        let_others_answer(game, seat)
        if id not in game.ids:
            break
        ended = title.turn_end(game, game.rules.codes[id])
        if ended is not None:
            return ended
        game.apply(id)
    return game


def let_others_answer(game: Game, seat: int) -> None:
    """Answer for others who are asked in the middle of a turn of the seat."""
    for _ in range(ANSWERS):
        if game.over or game.actor == seat:
            break
        game.apply(game.ids[0])


def grouped(title: Title, parts: list[tuple[str, float]]) -> Parts:
    found: Parts = {}
    for name, points in parts:
        group = title.reason(name)
        found[group] = found.get(group, 0.0) + points
    return found


def parts_after(evaluator: Evaluator, start: Game, seat: int, ids: list[int]) -> Parts:
    """The value by groups, where a turn ends."""
    return grouped(title_of(start), evaluator.parts(end_of(start, seat, ids), seat))


def reasons(before: Parts, after: Parts) -> tuple[Reason, ...]:
    """Return what has changed, the greatest change first."""
    groups = dict.fromkeys([*after, *before])
    changes = [Reason(group, after.get(group, 0.0) - before.get(group, 0.0)) for group in groups]
    changes = [change for change in changes if change.points != 0.0]
    return tuple(sorted(changes, key=lambda change: (-abs(change.points), change.group)))
