"""Learned values, in any game: rows of features, and the evaluator that makes margins of them."""

from typing import Any, Final, Generic, TypeVar

from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import State
from teotihuacan.players.search.ends import TurnEnd, promising
from teotihuacan.players.search.evaluator import Evaluator, Turn, imagined, lead
from teotihuacan.players.search.feature_names import NOW, FeatureNames
from teotihuacan.players.search.model import Model

ALIKE: Final = 2  # turns with the same outline: they differ in details only
VALUED: Final = 1.5  # times as many turns as wanted: the learned value has another order

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureRow(Generic[S]):
    """The features of the positions in which a turn of a seat may end.

    A row is seen from the seat at the end of its turn, before what follows.  The rivals' half is
    written once for a turn; what changes with the seat's own choices is written again for each of
    them, into the same list.
    """

    def __init__(self, names: FeatureNames, seat: int, era: int) -> None:
        self.names = names
        self.seat = seat
        self.era = era
        self.row: list[float] = [0.0] * len(names.names)
        self.beyond = 0.0  # by how much the best rival is better than the mean of them

    def fill_rivals(self, state: S, seats: int) -> None:
        """Write the half of the rivals: the mean, where there are several."""
        best = -1e9
        total = 0.0
        for rival in range(seats):
            if rival != self.seat:
                worth = self.fill_rival(state, rival, 1.0 / (seats - 1))
                total += worth
                if worth > best:
                    best = worth
        if seats > 2:
            self.beyond = best - total / (seats - 1)

    def fill(self, state: S) -> list[float]:
        """The row of a position in this turn.  The list is written again next time."""
        row = self.row
        for place in range(self.names.rival):
            row[place] = 0.0
        row[0] = 1.0
        row[NOW] = lead(self.points(state), self.seat)
        self.fill_own(state)
        return row

    # --- what a game says ---------------------------------------------------------------------

    def points(self, state: S) -> list[int]:
        """The points of all seats."""
        raise NotImplementedError

    def fill_rival(self, state: S, rival: int, share: float) -> float:
        """Add a share of a rival's half to the row; the worth that greedy sees, with points."""
        raise NotImplementedError

    def fill_own(self, state: S) -> None:
        """Write the own half, and what concerns everybody."""
        raise NotImplementedError

    def whole_parts(self, state: S) -> list[tuple[str, float]]:
        """Return what the feature that sums up everything is made of, by group."""
        raise NotImplementedError


F = TypeVar("F", bound=FeatureRow[Any])


class Option(Generic[S]):
    """An end of the turn with its value."""

    def __init__(self, end: TurnEnd[S], value: float) -> None:
        self.end = end
        self.value = value


class Result(Generic[S]):
    """The result for one turn: its options, the best first, and how they were evaluated."""

    def __init__(self, features: FeatureRow[S], options: list[Option[S]]) -> None:
        self.features = features
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedEvaluator(Evaluator[S], Generic[S, F]):
    """Evaluates whole turns with learned weights: given ones, or those stored for such a game."""

    def __init__(self, model: Model | None, outline: frozenset[int]) -> None:
        self.model = model
        self.outline = outline  # kinds of question whose answers make the outline of a turn

    def model_of(self, state: S) -> Model:
        model = self.model
        return self.stored_model(state) if model is None else model

    def turns(self, game: Game[S], seat: int, most: int) -> list[Turn]:
        """Different complete turns of the seat that decides now, the best first.

        A turn ends at its end, or where another player or chance decides in the middle of it.
        """
        askers = game.rules.askers
        alike: dict[tuple[int, ...], int] = {}
        seen: set[int] = set()
        found: list[Turn] = []
        for option in self.evaluate(game, seat).options:
            outline = tuple([id for id in option.end.ids if askers[id] in self.outline])
            count = alike.get(outline, 0)
            if count == ALIKE:
                continue
            ids = self.played(game, option.end.ids, seat, seen)
            if ids:
                alike[outline] = count + 1
                found.append(Turn(ids, option.value))
                if len(found) == most:
                    break
        return found

    def evaluate(self, game: Game[S], seat: int) -> Result[S]:
        """All options of a turn from the present question on."""
        state = game.state
        features = self.features(state, seat)
        model = self.model_of(state)
        ends = self.ends(imagined(game), features)
        options = [Option(end, self.valued(end.state, features, model)) for end in ends]
        options.sort(key=lambda option: -option.value)
        return Result(features, options)

    def best_ends(
        self, game: Game[S], features: F, ends: list[TurnEnd[S]], most: int
    ) -> list[Turn]:
        """The promising ends of a turn by their learned value, the best first."""
        model = self.model_of(game.state)
        likely = promising(ends, game.rules.askers, self.outline, ALIKE, int(most * VALUED))
        found = [Turn(end.ids, self.valued(end.state, features, model)) for end in likely]
        found.sort(key=lambda turn: -turn.worth)
        return found[:most]

    def valued(self, state: S, features: F, model: Model) -> float:
        """The expected margin after a turn that ended here."""
        row = features.fill(state)
        return row[NOW] + model.to_come(features.era, row)

    def value(self, game: Game[S], seat: int) -> float:
        """The expected margin, as it stands at the end of a turn of the seat."""
        state = game.state
        if not state.agenda:
            return lead(game.scores, seat)
        return self.valued(state, self.features(state, seat), self.model_of(state))

    def parts(self, game: Game[S], seat: int) -> list[tuple[str, float]]:
        """The present margin, and each feature times its weight; together the value."""
        state = game.state
        if not state.agenda:
            return [("margin now", lead(game.scores, seat))]
        features = self.features(state, seat)
        row = features.fill(state)
        weights = self.model_of(state).eras[features.era]
        return features.names.weighed(weights, row, features.whole_parts(state))

    # --- what a game says ---------------------------------------------------------------------

    def stored_model(self, state: S) -> Model:
        """The learned weights for such a game."""
        raise NotImplementedError

    def features(self, state: S, seat: int) -> F:
        """The features of the turn of a seat that is planned here."""
        raise NotImplementedError

    def ends(self, game: Game[S], features: F) -> list[TurnEnd[S]]:
        """The positions in which the turn may end."""
        raise NotImplementedError

    def played(self, game: Game[S], ids: list[int], seat: int, seen: set[int]) -> list[int]:
        """The answers of a turn up to the first draw; none for a turn that was `seen` already."""
        return ids
