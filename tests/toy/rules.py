"""Coins: a made-up game, small enough to check by hand, with one kind of step of every sort.

A turn: the bank rolls 1 to 3 coins onto the heap (chance, uneven), the player takes 1 to 3 coins
(lost if there are none), gives one of them to another player (with two players there is only one
to give it to), and says `stop`.  Once in the game a charm adds two coins to the heap: in the
middle of taking or before stopping.  After so many rounds the fullest purse wins; purses are
secret until then, and so is what somebody takes.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.engine.checking import Reader
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.options import NUMBER, Option, Options, number_in
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, State, Step

ROLL: Final = 0
TAKE: Final = 1
GIVE: Final = 2
STOP: Final = 3
NEXT: Final = 4
CHARM: Final = 5

MOST_IMAGINED: Final = 9  # coins in a purse that one does not see


class Table(State):
    def __init__(
        self, agenda: list[Step], heap: int, purses: list[int], charms: list[int], rounds: int
    ) -> None:
        super().__init__(agenda)
        self.heap = heap
        self.purses = purses
        self.charms = charms
        self.rounds = rounds

    def copy(self) -> Table:
        return Table(self.agenda[:], self.heap, self.purses[:], self.charms[:], self.rounds)


def begin_turn(t: Table, seat: int) -> None:
    t.agenda += [(NEXT, seat, 0, 0, 0), (STOP, seat, 0, 0, 0)]
    t.agenda += [(GIVE, seat, 0, 0, 0), (TAKE, seat, 3, 0, 0), (ROLL, CHANCE, 0, 0, 0)]


class Roll(Kind[Table]):
    declared = Declared(ROLL, "roll", codes=["~1", "~2", "~3"], chance=True, even=False)

    def legal(self, t: Table, step: Step) -> list[int]:
        return [self.first, self.first + 1, self.first + 2]

    def weights(self, t: Table, step: Step, ids: list[int]) -> list[int]:
        return [3, 2, 1]

    def play(self, t: Table, step: Step, option: int) -> None:
        t.heap += option + 1
        t.tell("rolled", -1, option + 1)


class Take(Kind[Table]):
    declared = Declared(
        TAKE, "take", "most", ["take1", "take2", "take3"], free=True, skippable=True
    )

    def legal(self, t: Table, step: Step) -> list[int]:
        return [self.first + i for i in range(min(step[2], t.heap))]

    def play(self, t: Table, step: Step, option: int) -> None:
        t.heap -= option + 1
        t.purses[step[1]] += option + 1
        t.tell("took", step[1], option + 1)

    def question(self, t: Table, step: Step) -> Phrase:
        return "take", {"heap": t.heap}

    def flaw(self, t: Table, step: Step) -> str:
        return "" if 1 <= step[2] <= 3 else "most must be 1 to 3"


class Give(Kind[Table]):
    declared = Declared(GIVE, "give", codes=[f"to{seat}" for seat in range(4)], skippable=True)

    def legal(self, t: Table, step: Step) -> list[int]:
        if t.purses[step[1]] == 0:
            return []
        return [self.first + seat for seat in range(len(t.purses)) if seat != step[1]]

    def play(self, t: Table, step: Step, option: int) -> None:
        t.purses[step[1]] -= 1
        t.purses[option] += 1
        t.tell("gave", step[1], option)


class Stop(Kind[Table]):
    declared = Declared(STOP, "stop", codes=["stop"], free=True, always=True)

    def legal(self, t: Table, step: Step) -> list[int]:
        return [self.first]

    def play(self, t: Table, step: Step, option: int) -> None:
        pass


class Next(Kind[Table]):
    declared = Declared(NEXT, "next")

    def run(self, t: Table, step: Step) -> None:
        seat = step[1] + 1
        if seat == len(t.purses):
            seat = 0
            t.rounds -= 1
        if t.rounds > 0:
            begin_turn(t, seat)


class Charm(Kind[Table]):
    declared = Declared(CHARM, "charm", codes=["charm"])

    def extend(self, t: Table, step: Step, ids: list[int]) -> None:
        if t.charms[step[1]]:
            ids.append(self.first)

    def play(self, t: Table, step: Step, option: int) -> None:
        t.charms[step[1]] -= 1
        t.heap += 2


class Coins(Rules[Table]):
    def __init__(self) -> None:
        super().__init__("coins", 3, [Roll(), Take(), Give(), Stop(), Next(), Charm()], CHARM)
        self.event_fields = {"rolled": ("coins",), "took": ("coins",), "gave": ("to",)}
        self.secret_events = ("took",)
        self.specification = (
            Option("players", NUMBER, 2, (2, 3, 4)),
            Option("rounds", NUMBER, 3, tuple(range(1, 10))),
            Option("charms", NUMBER, 1, tuple(range(4))),
        )

    def start(self, options: Options, revision: int) -> Table:
        players, charms = number_in(options, "players"), number_in(options, "charms")
        t = Table([], 0, [0] * players, [charms] * players, number_in(options, "rounds"))
        begin_turn(t, 0)
        return t

    def seats(self, t: Table) -> int:
        return len(t.purses)

    def scores(self, t: Table) -> list[int]:
        return t.purses[:]

    def winners(self, t: Table) -> list[int]:
        return [seat for seat, coins in enumerate(t.purses) if coins == max(t.purses)]

    def write(self, t: Table, seat: int | None, everything: bool) -> dict[str, object]:
        purses: list[object] = [
            coins if everything or seat == i or not t.agenda else None
            for i, coins in enumerate(t.purses)
        ]
        return {"heap": t.heap, "purses": purses, "charms": t.charms[:], "rounds": t.rounds}

    def imagined(self, t: Table, seat: int, dealer: Dealer) -> Table:
        """Some coins in every other purse: what is seen of the table tells little about them."""
        copy = t.copy()
        for other in range(len(copy.purses)):
            if other != seat and copy.agenda:
                copy.purses[other] = 1 + dealer.below(MOST_IMAGINED)
        return copy

    def read(self, reader: Reader, options: Options, revision: int) -> Table:
        t = self.start(options, revision)
        t.heap = reader.integer("heap", 0, 999)
        t.purses = reader.integers("purses", len(t.purses), 0, 999)
        t.charms = reader.integers("charms", len(t.purses), 0, 9)
        t.rounds = reader.integer("rounds", 0, 99)
        reader.done()
        return t

    def flaw(self, t: Table, planned: list[Step]) -> str:
        return "" if not t.agenda or t.agenda[0][0] == NEXT else "a turn ends with its next"

    def __reduce__(self) -> str:
        return "COINS"


COINS: Final = Coins()
GAMES: Final[dict[str, Rules]] = {"coins": COINS}
