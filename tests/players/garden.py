"""Garden: a made-up game in which patience pays, and its evaluator, which has none.

A turn: `eat` (2 points), `sow` (nothing, but the field is sown, and chance draws how good the seed
is, which changes nothing), or `reap` what was sown (7 points).  Then the weather is drawn, which
gives 0 to 5 points to everybody.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.options import NUMBER, Option, Options
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import CHANCE, Declared, Kind, State, Step
from teotihuacan.players.search.evaluator import Evaluator, Turn

WORK: Final = 0
SEED: Final = 1
WEATHER: Final = 2
NEXT: Final = 3
NEVER: Final = 4

EAT, SOW, REAP = range(3)


class Garden(State):
    def __init__(
        self,
        agenda: list[Step],
        points: list[int],
        sown: list[int],
        rounds: int,
        weather: list[int],
    ) -> None:
        super().__init__(agenda)
        self.points = points
        self.sown = sown
        self.rounds = rounds
        self.weather = weather  # so far

    def copy(self) -> Garden:
        return Garden(self.agenda[:], self.points[:], self.sown[:], self.rounds, self.weather[:])


def begin_turn(g: Garden, seat: int) -> None:
    g.agenda += [(NEXT, seat, 0, 0, 0), (WEATHER, CHANCE, 0, 0, 0), (WORK, seat, 0, 0, 0)]


class Work(Kind[Garden]):
    declared = Declared(WORK, "work", codes=["eat", "sow", "reap"])

    def legal(self, g: Garden, step: Step) -> list[int]:
        return [self.first + EAT, self.first + (REAP if g.sown[step[1]] else SOW)]

    def play(self, g: Garden, step: Step, option: int) -> None:
        seat = step[1]
        if option == EAT:
            g.points[seat] += 2
        elif option == SOW:
            g.sown[seat] = 1
            g.agenda.append((SEED, CHANCE, 0, 0, 0))
        else:
            g.sown[seat] = 0
            g.points[seat] += 7


class Seed(Kind[Garden]):
    declared = Declared(SEED, "seed", codes=["poor", "good"], chance=True)

    def legal(self, g: Garden, step: Step) -> list[int]:
        return self.ids[:]

    def play(self, g: Garden, step: Step, option: int) -> None:
        pass


class Weather(Kind[Garden]):
    declared = Declared(WEATHER, "weather", codes=[f"sun{i}" for i in range(6)], chance=True)

    def legal(self, g: Garden, step: Step) -> list[int]:
        return self.ids[:]

    def play(self, g: Garden, step: Step, option: int) -> None:
        g.weather.append(option)
        g.points = [points + option for points in g.points]


class Next(Kind[Garden]):
    declared = Declared(NEXT, "next")

    def run(self, g: Garden, step: Step) -> None:
        seat = (step[1] + 1) % len(g.points)
        g.rounds -= 1 if seat == 0 else 0
        if g.rounds > 0:
            begin_turn(g, seat)


class Never(Kind[Garden]):
    declared = Declared(NEVER, "never", codes=["never"])


class GardenRules(Rules):
    def __init__(self) -> None:
        super().__init__("garden", 1, [Work(), Seed(), Weather(), Next(), Never()], NEVER)
        self.specification = (Option("rounds", NUMBER, 2, tuple(range(1, 10))),)

    def start(self, options: Options, revision: int) -> Garden:
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        g = Garden([], [0, 0], [0, 0], rounds, [])
        begin_turn(g, 0)
        return g

    def seats(self, g: State) -> int:
        return 2

    def scores(self, g: State) -> list[int]:
        assert isinstance(g, Garden)
        return g.points[:]

    def winners(self, g: State) -> list[int]:
        assert isinstance(g, Garden)
        return [seat for seat in range(2) if g.points[seat] == max(g.points)]

    def write(self, g: State, seat: int | None, everything: bool) -> dict[str, object]:
        assert isinstance(g, Garden)
        return {"points": g.points, "sown": g.sown, "rounds": g.rounds, "weather": g.weather}


GARDEN: Final = GardenRules()


def garden(rounds: int) -> Game:
    return Game.new(GARDEN, {"rounds": rounds}, None)


def state_of(game: Game) -> Garden:
    assert isinstance(game.state, Garden)
    return game.state


class Impatient(Evaluator):
    """Sees the points as they are after a turn, and no further."""

    def __init__(self) -> None:
        self.asked = 0

    def turns(self, game: Game, seat: int, most: int) -> list[Turn]:
        self.asked += 1
        found: list[Turn] = []
        for id in game.ids:
            after = game.copy()
            after.apply(id)
            found.append(Turn([id], self.value(after, seat)))
        found.sort(key=lambda turn: -turn.worth)
        return found[:most]

    def value(self, game: Game, seat: int) -> float:
        points = state_of(game).points
        return float(points[seat] - points[1 - seat])

    def reply(self, game: Game) -> None:
        game.apply(game.ids[0])
