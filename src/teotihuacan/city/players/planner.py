"""Planning a turn: all its outlines in a sketch, the best of them in full.

Within a turn there is no chance before its end, so a turn can be planned as a whole.  The search
follows the own questions until the turn is over, somebody else decides, or a draw is due.
"""

from typing import Final

from teotihuacan.city.players.candidates import candidates, interrupts, width_of
from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.next_turn import next_turn_worth
from teotihuacan.city.players.value import owed, standing
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.families import ANY_OUTCOME
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.turns.turn import UNLOCK_ALL
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE

STUDIED: Final = 6  # outlines that are looked at in full
BUDGET: Final = 1500  # positions; beyond it every question gets its best candidate only
MARGIN: Final = 8.0  # a turn this far behind the best is not improved by interrupts
MOST_NEXT_TURN: Final = 18.0  # no next turn is worth more
NOTHING: Final = -1e9

BITS: Final = (1 << 40) - 1


class Line:
    """A sequence of ids, and the result."""

    def __init__(self, ids: list[int], worth: float) -> None:
        self.ids = ids
        self.worth = worth


class Child:
    """A position after one answer."""

    def __init__(self, id: int, game: Game, worth: float) -> None:
        self.id = id
        self.game = game
        self.worth = worth


class Planner:
    """A plan for one seat."""

    def __init__(self, o: Horizon) -> None:
        self.seat = o.seat
        self.o = o
        self.best = Line([], NOTHING)
        self.outlines: list[Line] = []  # how well each outline did in the sketch
        self.path: list[int] = []
        self.seen: set[int] = set()
        self.sketching = False
        self.studied = STUDIED
        self.positions = 0

    def plan(self, start: Game[City]) -> list[int]:
        """The best ids found, from this question to the end of the own decisions."""
        if not start.state.agenda or start.state.agenda[-1][0] != kinds.TURN:
            self.explore(start.copy(), False)
            return self.best.ids
        self.sketching = True
        self.explore(start.copy(), True)
        self.sketching = False
        outlines = sorted(self.outlines, key=lambda line: -line.worth)
        for outline in outlines[: self.studied]:
            self.seen.clear()
            after = start.copy()
            for id in outline.ids:
                after.apply(id)
            self.path = outline.ids[:]
            self.explore(after, False)
        return self.best.ids

    def explore(self, game: Game[City], fresh: bool) -> float:
        """Follow the candidates from here; the best worth they led to.

        The game is ours to change.  `fresh` says that nothing was done in this turn yet.
        """
        city = game.state
        self.positions += 1
        if not city.agenda or city.agenda[-1][1] != self.seat:
            if not self.o.opinions or not answer_others(game, self.seat):
                return self.weigh(city)
        kind = city.agenda[-1][0]
        if kind == kinds.TURN:
            return self.explore_turn(game, city, fresh)
        if kind in (kinds.DISTANCE, kinds.ACTION):
            return self.explore_outline(game, city)
        key = fingerprint(city, self.seat)
        if key in self.seen:
            return NOTHING
        self.seen.add(key)
        if kind == kinds.END:
            return self.finish(game, city)
        ids = candidates(game, city, self.o)
        if len(ids) == 1:
            return self.follow(game, ids[0])
        width = 1 if self.sketching or self.positions > BUDGET else width_of(city)
        if kind in (kinds.SITE, kinds.ROTATION):
            ids = ids[:width]  # in order already
        elif width < len(ids):
            return self.explore_best(game, ids, width)
        best = NOTHING
        last = ids[-1]
        for id in ids:
            worth = self.follow(game if id == last else game.copy(), id)
            if worth > best:
                best = worth
        return best

    def follow(self, game: Game, id: int) -> float:
        game.apply(id)
        self.path.append(id)
        worth = self.explore(game, False)
        self.path.pop()
        return worth

    def explore_turn(self, game: Game, city: City, fresh: bool) -> float:
        """Explore the choice of the worker, also with one tile used or the workers unlocked."""
        ids = candidates(game, city, self.o)
        unlock = game.rules.kinds[kinds.TURN].first + UNLOCK_ALL
        best = NOTHING
        for id in ids:
            worth = self.follow(game.copy(), id)
            if self.sketching and (id == unlock or game.rules.askers[id] != kinds.TURN):
                self.outlines.append(Line(self.path + [id], worth))
            if worth > best:
                best = worth
        if fresh:
            for id in interrupts(game):
                worth = self.follow(game.copy(), id)
                if worth > best:
                    best = worth
        return best

    def explore_outline(self, game: Game, city: City) -> float:
        """Explore how far to move and what to do there: every answer."""
        best = NOTHING
        complete = city.agenda[-1][0] == kinds.ACTION
        ids = candidates(game, city, self.o)
        last = ids[-1]
        for id in ids:
            worth = self.follow(game if id == last else game.copy(), id)
            if complete and self.sketching:
                self.outlines.append(Line(self.path + [id], worth))
            if worth > best:
                best = worth
        return best

    def explore_best(self, game: Game[City], ids: list[int], width: int) -> float:
        """Explore the few answers that look best immediately."""
        children: list[Child] = []
        for id in ids:
            after = game.copy()
            after.apply(id)
            city = after.state
            worth = standing(city, city.players[self.seat], self.o) + owed(city, self.o)
            children.append(Child(id, after, worth))
        children.sort(key=lambda child: -child.worth)
        best = NOTHING
        for child in children[:width]:
            self.path.append(child.id)
            worth = self.explore(child.game, False)
            self.path.pop()
            if worth > best:
                best = worth
        return best

    def finish(self, game: Game, city: City) -> float:
        """The turn could end here; or some tile is used before it does."""
        self.path.append(game.rules.kinds[kinds.END].first)
        best = self.weigh(city)
        self.path.pop()
        if self.sketching or best < self.best.worth - MARGIN:
            return best
        for id in interrupts(game):
            worth = self.follow(game.copy(), id)
            if worth > best:
                best = worth
        return best

    def weigh(self, city: City) -> float:
        """Return the value of the end of a line."""
        player = city.players[self.seat]
        worth = standing(city, player, self.o)
        if self.o.opinions and interrupted(city, self.seat):
            worth += owed(city, self.o)
        if worth + MOST_NEXT_TURN > self.best.worth:
            worth += next_turn_worth(city, player, self.o)
            if worth > self.best.worth:
                self.best = Line(self.path[:], worth)
        return worth


def interrupted(city: City, seat: int) -> bool:
    """Return whether another player or a draw decides before a seat's turn is over."""
    if not city.agenda or city.agenda[-1][1] == seat:
        return False
    return city.turn == seat and kinds.END in [step[0] for step in city.agenda]


def answer_others(game: Game[City], seat: int) -> bool:
    """Imagine any answers to what others are asked in the turn of a seat, and any outcome of draws
    that hardly matter to it; False: its own decisions end here."""
    city = game.state
    while interrupted(city, seat):
        step = city.agenda[-1]
        families = game.rules.kinds[step[0]].declaration.families
        if step[1] == CHANCE and ANY_OUTCOME not in families:
            return False
        game.apply(game.ids[0])
    return len(city.agenda) > 0 and city.agenda[-1][1] == seat


def fingerprint(city: City, seat: int) -> int:
    """Equal for equal positions in a turn of that seat, and for hardly any others."""
    player = city.players[seat]
    others = 0
    for other in city.players:
        if other.seat != seat:
            for place in other.place:
                others = (others * 29 + place) & BITS
    mark = hash(
        (
            tuple(city.agenda),
            city.near,
            city.pyramid_offer,
            city.decorations,
            city.filled,
            others,
            tuple(player.goods),
            player.points,
            player.avenue,
            player.track,
            player.technologies,
            tuple(player.place),
            tuple(player.power),
            tuple(player.temple),
            tuple(player.tiles),
        )
    )
    for part in city.parts:
        mark = part.marked(mark)
    return mark
