"""A game being played: the front that everybody else builds on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from teotihuacan.engine.checking import integer_of, kind_of
from teotihuacan.engine.choice import Choice
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.errors import IllegalChoice, OptionError
from teotihuacan.engine.events import Event, Observed, Recalled
from teotihuacan.engine.generic import S
from teotihuacan.engine.options import Options
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import ALWAYS, CHANCE, CHANCY, FREE, PAUSES, Kind, Phrase, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from teotihuacan.engine.record import Record


POSITION_FORMAT: Final = "teotihuacan position 1"

NOTHING: Final[list[Event]] = []
"""The events of a game that records none; never changed."""


class Game(Generic[S]):
    """A position, its agenda, its dealer and its past.

    Made by `new_game`, `from_position` or `replay`.  `play` checks, tells what happened and
    leaves the game unchanged when it refuses; `legal` and `apply` are the same without any of
    that, for search and training, and `apply_checked` is `apply` with the check.

    Two games are equal if they have the same position, whatever happened before.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> (game.players, game.asked, game.actor, game.scores)
    (2, 'turn', 0, [0, 1])
    >>> while not game.over:
    ...     game.apply(game.legal()[0])
    >>> len(game.winners)
    1
    """

    # In plain Python this makes reading and copying faster.
    __slots__ = (
        *("dealer", "events", "history", "ids", "options", "recalled"),
        *("revision", "rules", "seed", "start", "state"),
    )

    def __init__(
        self,
        rules: Rules[S],
        state: S,
        options: Options,
        seed: int | None,
        dealer: Dealer | None,
        history: list[int],
        start: dict[str, object] | None,
        ids: list[int],
        events: list[Event],
        revision: int,
    ) -> None:
        self.rules = rules
        self.state = state
        self.options = options
        self.seed = seed
        self.dealer = dealer
        self.history = history
        self.start = start  # the position this game began from, if not from its setup
        self.ids = ids  # legal now; never changed in place, so copies share it
        self.events = events
        self.revision = revision  # of the rules it was begun with and is played by
        self.recalled: Recalled | None = None  # what came before, if it was imagined with it

    @staticmethod
    def new(rules: Rules[S], given: Options, seed: int | None, revision: int = 0) -> Game[S]:
        """A fresh game, by today's rules or by those of an older revision."""
        revision = revision or rules.revision
        options = rules.options(given)
        dealer = None if seed is None else Dealer.seeded(seed)
        state = rules.start(options, revision)
        game = Game(rules, state, options, seed, dealer, [], None, [], [], revision)
        game.start_recording()
        game.settle()
        game.stop_recording()
        return game

    # --- the fast path ------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The ids that may be played now, ascending (empty when the game is over).

        `ids` are the same in the order in which they are offered; do not change that list.
        """
        ids = self.ids.copy()
        ids.sort()  # half the time of `sorted`
        return ids

    def apply(self, choice: int) -> None:
        """Play a legal id.  It is not checked whether it is one, and no events are kept."""
        state = self.state
        agenda = state.agenda
        if not agenda:
            raise IllegalChoice("the game is over")
        step = agenda[-1]
        rules = self.rules
        self.events = NOTHING
        self.history.append(choice)
        asker = rules.askers[choice]
        kind = rules.kinds[asker]
        # In the middle of something the question stays and is asked again afterwards, unless it is
        # answered by something else altogether.
        if asker == step[0] or kind.declaration.replaces:
            agenda.pop()
        kind.play(state, step, rules.meanings[choice])
        self.go_on(state, agenda, rules)

    def apply_checked(self, choice: object) -> None:
        """Play a choice, an id or a code without keeping events; `IllegalChoice` as from `play`."""
        self.apply(self.find(choice))

    def settle(self) -> None:
        """Resolve steps until a decision is due or nothing is owed any more."""
        self.go_on(self.state, self.state.agenda, self.rules)

    def go_on(self, state: S, agenda: list[Step], rules: Rules[S]) -> None:
        """Do what `settle` does, with values that the caller has already."""
        kinds = rules.kinds
        traits = rules.traits
        while agenda:
            if state.due:
                agenda.extend(reversed(state.due))
                state.due = ()
            step = agenda[-1]
            number = step[0]
            kind = kinds[number]
            trait: i64 = traits[number]  # a machine word when compiled
            if not trait:
                agenda.pop()
                kind.run(state, step)
                continue
            if trait & CHANCY and self.dealer is not None:
                self.deal(kind, step, self.dealer)
                continue
            ids = kind.legal(state, step)
            if trait & FREE and ids and (not trait & PAUSES or kind.pauses(state, step)):
                rules.interrupt.extend(state, step, ids)
            if len(ids) > 1 or (trait & ALWAYS and ids):
                self.ids = ids
                return
            self.play_only(kind, step, ids)
        self.ids = []

    def deal(self, kind: Kind[Any], step: Step, dealer: Dealer) -> None:
        """Let the dealer answer a draw or a roll."""
        state = self.state
        if kind.quick:
            option = kind.deal(state, step, dealer)
            if option >= 0:
                self.history.append(kind.ids[option])
                state.agenda.pop()
                kind.play(state, step, option)
                return
        ids = kind.legal(state, step)
        if len(ids) > 1 or (ids and kind.always):
            if kind.even:
                choice = ids[dealer.below(len(ids))]
            else:
                choice = ids[dealer.weighted(kind.weights(state, step, ids))]
            self.history.append(choice)
            ids = [choice]
        self.play_only(kind, step, ids)

    def play_only(self, kind: Kind[Any], step: Step, ids: list[int]) -> None:
        """Play the only answer; a step without any is lost, even if an interrupt could help."""
        self.state.agenda.pop()
        if ids:
            kind.play(self.state, step, self.rules.meanings[ids[0]])
        elif not kind.skippable:
            raise RuntimeError(f"nothing can be answered to {kind.name} {step}")

    def copy(self) -> Game[S]:
        """An independent copy, dealer included: both would be dealt the same.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1, first_game=True)
        >>> twin = game.copy()
        >>> twin.play("F1")
        >>> game.asked, twin.asked
        ('turn', 'distance')
        """
        dealer = self.dealer
        copy = Game(
            self.rules,
            self.state.copy(),
            self.options,
            self.seed,
            None if dealer is None else dealer.copy(),
            self.history[:],
            self.start,
            self.ids,
            self.events,
            self.revision,
        )
        copy.recalled = self.recalled
        return copy

    def hypothetical(self) -> Game[S]:
        """A copy without a dealer: chance is left to the caller, so thinking ahead sees no draw.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1, first_game=True)
        >>> game.hypothetical().dealer is None
        True
        """
        game = self.copy()
        game.dealer = None
        game.seed = None
        return game

    def imagined(self, seat: int, dealer: Dealer, past: bool = False) -> Game[S]:
        """A determinised copy for a seat: everything hidden from it is drawn anew.

        Like `hypothetical` it leaves chance open.  It shares nothing with the true game that could
        be changed, so it can be given to anybody who decides for that seat.  Its past is unknown;
        with `past` it has the `known_history` of the seat, which takes a replay.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1)
        >>> other = game.imagined(1, teo.Dealer.seeded(7))
        >>> other.view(1) == game.view(1), other.view(0) == game.view(0)
        (True, False)
        """
        from teotihuacan.engine.knowledge import imagined

        return imagined(self, seat, dealer, past)

    # --- for people ---------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """Return who decides: a seat, `CHANCE` while a draw is due, None when the game is over."""
        agenda = self.state.agenda
        return agenda[-1][1] if agenda else None

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def players(self) -> int:
        """Return how many seats there are, bots included: as many as `scores` has."""
        return self.rules.seats(self.state)

    @property
    def deciders(self) -> int:
        """Return how many seats are ever asked something: the option `players`, without bots."""
        return self.rules.deciders(self.state)

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The winning seats; empty while the game runs."""
        return self.rules.winners(self.state) if self.over else []

    @property
    def verdict(self) -> str:
        """Return why the winners have won where points alone do not say it: a key of the rules."""
        return self.rules.verdict(self.state) if self.over else ""

    @property
    def question(self) -> str:
        """Return what is asked now, in words."""
        return self.say(self.question_phrase())

    def question_phrase(self) -> Phrase:
        """Return what is asked now, still without words."""
        if self.over:
            return "over", {}
        step = self.state.agenda[-1]
        return self.rules.kinds[step[0]].question(self.state, step)

    @property
    def asked(self) -> str:
        """The name of the kind of step that is asked now, empty when the game is over."""
        return "" if self.over else self.rules.kinds[self.state.agenda[-1][0]].name

    @property
    def choices(self) -> list[Choice]:
        """Return all choices of the open question."""
        return [Choice(id, self.rules.codes[id], self.text(id)) for id in self.ids]

    def text(self, id: int) -> str:
        """Return what a legal id means here, in words."""
        return self.say(self.choice_phrase(id))

    def choice_phrase(self, id: int) -> Phrase:
        """Return what a legal id means here, still without words."""
        step = self.state.agenda[-1]
        kind = self.rules.kinds[self.rules.askers[id]]
        return kind.answer(self.state, step, self.rules.meanings[id])

    def say(self, phrase: Phrase) -> str:
        """A phrase of this table in words."""
        return self.rules.say(phrase, self.rules.cast(self.state))

    @property
    def odds(self) -> list[int]:
        """The weights of `choices` while a draw or a roll is due; otherwise empty.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=None)
        >>> game.actor == teo.CHANCE, game.odds
        (True, [1, 1, 1, 1, 1, 1])
        """
        if self.actor != CHANCE:
            return []
        step = self.state.agenda[-1]
        return self.rules.kinds[step[0]].weights(self.state, step, self.ids)

    def play(self, choice: object) -> None:
        """Play a choice, an id or a code; anything else raises `IllegalChoice`.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1, first_game=True)
        >>> game.play("F1")
        >>> game.play("F1")
        Traceback (most recent call last):
        teotihuacan.engine.errors.IllegalChoice: F1 cannot be played now; possible: >1, >2, >3
        """
        id = self.find(choice)
        self.start_recording()
        self.apply(id)
        self.stop_recording()

    def find(self, choice: object) -> int:
        """The legal id that a choice, an id or a code stands for."""
        codes = self.rules.codes
        wanted = choice.id if isinstance(choice, Choice) else choice
        if isinstance(wanted, str):
            id = self.rules.ids.get(wanted.strip(), -1)
        else:
            number = integer_of(wanted)
            id = -1 if number is None else number
        if id in self.ids:
            return id
        if self.over:
            raise IllegalChoice("the game is over")
        offered = ", ".join([codes[i] for i in self.ids[:12]] + ["…"] * (len(self.ids) > 12))
        shown = codes[id] if 0 <= id < len(codes) else kind_of(wanted)
        raise IllegalChoice(f"{shown} cannot be played now; possible: {offered}")

    def start_recording(self) -> None:
        self.state.events = []

    def stop_recording(self) -> None:
        self.events = self.state.events or []
        self.state.events = None

    def events_for(self, seat: int | None) -> list[Event]:
        """Return the events since the last question that a seat (None: a spectator) may see.

        `events` itself is everything, secrets included.
        """
        self.check_seat(seat)
        seats = () if seat is None else (seat,)
        return [event for event in self.events if self.rules.may_know(event, seats)]

    def known_history(self, seat: int | None) -> list[Observed]:
        """All that a seat (None: a spectator) has seen since the beginning, its decisions included.

        With `view` it is what a player of perfect memory knows.  The game is replayed for it.
        """
        from teotihuacan.engine.knowledge import known_history

        return known_history(self, seat)

    def log(self, seat: int | None = None, everything: bool = False) -> list[str]:
        """Return what happened since the last question, in words.

        Only what a seat may know is told, and without one what everybody may; with `everything`
        the secrets of all seats as well.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1, first_game=True)
        >>> game.log()[0]
        'A new decoration: 3 [GG]'
        >>> game = teo.new_game(players=2, seed=1)
        >>> len(game.log()) < len(game.log(seat=0)) < len(game.log(everything=True))
        True
        """
        from teotihuacan.engine.knowledge import log_of

        return log_of(self, self.events if everything else self.events_for(seat))

    # --- writing down -------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know (None: a spectator), in plain JSON types.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1)
        >>> [player["starting dealt"] for player in game.view(seat=1)["table"]["players"]]
        [4, [11, 9, 8, 14]]
        """
        from teotihuacan.engine.knowledge import view_of

        return view_of(self, seat)

    def position(self) -> dict[str, object]:
        """The whole position in plain JSON types, agenda and dealer included.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1, first_game=True)
        >>> list(game.position())
        ['format', 'game', 'rules', 'options', 'seed', 'dealer', 'agenda', 'table']
        >>> teo.from_position(game.position()).legal() == game.legal()
        True
        """
        from teotihuacan.engine.knowledge import position_of

        return position_of(self)

    def key(self) -> str:
        """The same text for the same position, whatever led to it: for transposition tables.

        Neither the past nor the dealer counts: who has the same key is asked the same.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1, first_game=True)
        >>> game.key() == game.hypothetical().key()
        True
        """
        from teotihuacan.engine.knowledge import key_of

        return key_of(self)

    def check_seat(self, seat: object) -> None:
        """Refuse a seat that this game does not have; None is a spectator."""
        if seat is None:
            return
        number = integer_of(seat)
        if number is None or not 0 <= number < self.players:
            raise OptionError(f"seat must be 0 to {self.players - 1}, not {kind_of(seat)}")

    @property
    def record(self) -> Record:
        """The game written down: its options and every decision, chance included.

        >>> import teotihuacan as teo
        >>> game = teo.new_game(players=2, seed=1, first_game=True)
        >>> game.play("F1")
        >>> game.record.steps[-1], teo.replay(game.record).asked
        ('F1', 'distance')
        """
        from teotihuacan.engine.record import Record

        return Record.of(self)

    def _repr_svg_(self) -> str | None:
        """Return the picture that a notebook shows, as a spectator sees the game."""
        title = self.rules.title
        return None if title is None else title.draw(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a game changes: use its `key()`")

    def __copy__(self) -> Game[S]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game[S]:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from teotihuacan.engine.record import restored

        past = (list(self.history), self.start, self.events, self.recalled)
        return restored, (self.rules, self.position(), *past)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.asked} of {self.actor}"
        return f"<Game {self.rules.name}, {self.players} players, {state}, {self.scores}>"
