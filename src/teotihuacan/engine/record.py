"""Records: a header and the codes played.  A replay needs no random numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from teotihuacan.engine import dealer as dealers
from teotihuacan.engine.checking import Reader, brief, plain_copy
from teotihuacan.engine.dealer import HIGHEST_SEED, Dealer, SealedDealer
from teotihuacan.engine.errors import IllegalChoice, OptionError, PositionError, RecordError
from teotihuacan.engine.events import Event, Recalled
from teotihuacan.engine.game import POSITION_FORMAT, Game
from teotihuacan.engine.options import Options
from teotihuacan.engine.rules import LONGEST, Rules
from teotihuacan.engine.steps import CHANCE, State
from teotihuacan.engine.validity import check_agenda

FORMAT = "teotihuacan record 1"


class Record:
    """A game written down: what it was made with, every decision, and how it ended.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> record = game.record
    >>> len(record.steps), record.scores
    (58, None)
    >>> Record.from_json(record.to_json()) == record
    True
    """

    def __init__(
        self,
        game: str,
        rules: int,
        options: Options,
        seed: int | None,
        start: dict[str, object] | None,
        steps: list[str],
        scores: list[int] | None,
        players: list[str] | None = None,
        data: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seed = seed
        self.start = start
        self.steps = steps
        self.scores = scores
        self.players = players  # player names by seat, if known when it was written
        self.data = data  # the fingerprint of the printed values it was played with

    @staticmethod
    def of(game: Game) -> Record:
        codes = game.rules.codes
        return Record(
            game.rules.name,
            game.revision,
            copy_of(game.options),
            game.seed,
            None if game.start is None else copy_of(game.start),
            [codes[id] for id in game.history],
            game.scores if game.over else None,
            data=game.rules.data(),
        )

    def to_json(self) -> dict[str, object]:
        written: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": dealers.written_seed(self.seed),
        }
        if self.data:
            written["data"] = self.data
        if self.players is not None:
            written["players"] = self.players
        if self.start is not None:
            written["start"] = self.start
        written["steps"] = self.steps
        written["scores"] = self.scores
        return written

    def save(self, path: str | Path) -> None:
        text = json.dumps(self.to_json())
        Path(path).write_text(text + "\n", encoding="utf-8")

    @staticmethod
    def from_json(data: object) -> Record:
        """A record from plain JSON types; raises `RecordError` naming the field."""
        reader = Reader(data, "", RecordError)
        if reader.text("format") != FORMAT:
            raise RecordError("format", f"this is not a {FORMAT!r}")
        game = reader.text("game")
        rules = reader.integer("rules", 1, 10**6)
        options = dict(reader.inner("options").data)
        seed = read_seed(reader)
        data = reader.text("data") if reader.has("data") else ""
        players = reader.texts("players", 1, 9) if reader.has("players") else None
        start = reader.inner("start").data if reader.has("start") else None
        steps = reader.texts("steps", 0, LONGEST, "a code")
        scores: list[int] | None = None
        if reader.get("scores") is not None:
            count = len(reader.items("scores", 1, 9))
            scores = reader.integers("scores", count, -(10**6), 10**6)
        reader.done()
        return Record(game, rules, options, seed, start, steps, scores, players, data)

    @staticmethod
    def load(path: str | Path) -> Record:
        """A record from a file; raises `RecordError`, or `OSError` when it cannot be opened."""
        return Record.from_json(read_json(path))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.decided() == other.decided()

    def decided(self) -> tuple[object, ...]:
        """Return what makes records equal: the game, whoever played it and wherever."""
        return (self.game, self.rules, self.options, self.seed, self.start, self.steps, self.scores)

    def __hash__(self) -> int:
        return hash((self.game, self.seed, len(self.steps)))

    def __reduce__(self) -> tuple[object, ...]:
        header = (self.game, self.rules, self.options, self.seed, self.start)
        return Record, (*header, self.steps, self.scores, self.players, self.data)

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {len(self.steps)} steps, scores {self.scores}>"


def copy_of(data: dict[str, object]) -> dict[str, object]:
    copied = plain_copy(data)
    assert isinstance(copied, dict)
    return copied


def read_json(path: str | Path) -> object:
    """The JSON of a file; anything else in it is a `RecordError`."""
    try:
        data: object = json.loads(Path(path).read_text(encoding="utf-8"))
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise RecordError("", f"not valid JSON: {error}") from None
    return data


def rules_named(name: str, known: dict[str, Rules]) -> Rules:
    if name not in known:
        raise OptionError(f"there is no game {name[:40]!r}; the games are: {', '.join(known)}")
    return known[name]


def replay(record: Record, known: dict[str, Rules], until: int | None = None) -> Game:
    """Play a record again, all of it or its first `until` decisions.

    Chance comes from the record.  If the game had a dealer it draws along, so that a game
    that was broken off goes on exactly as it would have.
    """
    try:
        rules = rules_named(record.game, known)
    except OptionError as unknown:  # a name of its own for each: compiled, it has one type
        raise RecordError("game", str(unknown)) from None
    check_data(record.data, rules)
    check_revision(record.rules, rules)
    try:
        if record.start is None:
            game = Game.new(rules, record.options, None, record.rules)
        else:
            game = from_position(record.start, known)
            check_header(record, rules, game)
    except PositionError as flaw:
        raise RecordError(f"start.{flaw.field}", flaw.problem) from None
    except OptionError as wrong:
        raise RecordError("options", str(wrong)) from None
    dealer = Dealer.seeded(record.seed or 0) if game.dealer is None else game.dealer
    game.dealer = None
    steps = record.steps if until is None else record.steps[: max(0, until)]
    draws = 0
    older = record.rules != rules.revision
    since = f"; recorded with rules {record.rules}, these are {rules.revision}" if older else ""
    for number, code in enumerate(steps):
        draws += 1 if game.actor == CHANCE else 0
        play_step(game, number, code, since)
    if until is None and record.scores is not None:
        if not game.over:
            raise RecordError("steps", "the record has scores, but its game is not over")
        if game.scores != record.scores:
            raise RecordError("scores", f"{record.scores} recorded, {game.scores} replayed")
    game.seed = record.seed
    if record.seed is not None:
        for _ in range(draws):
            dealer.word()  # each draw took exactly one
        game.dealer = dealer
        if game.actor == CHANCE:
            game.settle()  # broken off between draws: the dealer goes on
    return game


def play_step(game: Game, number: int, code: str, since: str = "") -> None:
    """Play a step of a record; `since` is told with one that is not legal."""
    try:
        game.play(code)
    except IllegalChoice as illegal:
        raise RecordError(f"steps[{number}]", f"{illegal}{since}") from None


def replay_steps(
    record: Record, games: dict[str, Rules], until: int | None = None
) -> Iterator[Game]:
    """Play a record step by step: its game at the beginning, then after each step.

    It is the same game every time, so read it before you ask for the next one.  Chance comes from
    the record alone, even if the game had a dealer.  `RecordError` if a step is not legal.
    """
    start = None
    if record.start is not None:
        start = {**record.start, "seed": None, "dealer": None}
    header = (record.game, record.rules, record.options)
    bare = Record(*header, None, start, [], None, data=record.data)
    game = replay(bare, games)
    yield game
    for number, code in enumerate(record.steps[: None if until is None else max(0, until)]):
        play_step(game, number, code)
        yield game


def check_data(data: str, rules: Rules) -> None:
    """A game played with other printed values would differ somewhere, so it is refused."""
    if not rules.knows_data(data):
        raise RecordError(
            "data", f"it was played with different data ({brief(data)}, not {rules.data()!r})"
        )


def check_revision(revision: int, rules: Rules) -> None:
    """A game is played by the rules it was begun with, so rules to come are refused."""
    if revision > rules.revision:
        raise RecordError(
            "rules", f"revision {revision} is not known here; the latest known is {rules.revision}"
        )


def check_header(record: Record, rules: Rules, start: Game) -> None:
    """Check that a record's header matches the position that it starts from."""
    if start.rules is not rules:
        raise RecordError("game", f"the start is a position of {start.rules.name}")
    if rules.options(dict(record.options)) != start.options:
        raise RecordError("options", "they are not those of the start")
    if record.seed is not None and record.seed != start.seed:
        raise RecordError("seed", "it is not that of the start")


def read_seed(reader: Reader) -> int | None:
    """A number, or the 32 hexadecimal digits of a sealed dealer's seed."""
    written = reader.get("seed")
    if written is None:
        return None
    if isinstance(written, str):
        seed = dealers.known_seed(written)
        if seed == -1:
            raise reader.fail("seed", "a seed in text has 32 hexadecimal digits")
        return seed
    return reader.integer("seed", 0, HIGHEST_SEED)


def read_dealer(reader: Reader, seed: int | None) -> Dealer:
    if seed is not None and seed > HIGHEST_SEED:
        return SealedDealer(seed, reader.integers("dealer", 1, 0, LONGEST)[0])
    words = reader.integers("dealer", 4, 0, dealers.WORD)
    return Dealer(words[0], words[1], words[2], words[3])


def from_position(data: object, known: dict[str, Rules]) -> Game:
    """A game from what `Game.position` or a person wrote; raises `PositionError` naming the field.

    It comes back at its next question: what asks nobody is carried out, a single answer is given,
    and with a dealer draws are dealt.
    """
    reader = Reader(data, "", PositionError)
    if reader.text("format") != POSITION_FORMAT:
        raise PositionError("format", f"this is not a {POSITION_FORMAT!r}")
    try:
        rules = rules_named(reader.text("game"), known)
    except OptionError as error:
        raise PositionError("game", str(error)) from None
    return read_position(reader, rules)


def restored(
    rules: Rules,
    position: dict[str, object],
    history: list[int],
    start: dict[str, object] | None,
    events: list[Event],
    recalled: Recalled | None = None,
) -> Game:
    """A game that was pickled: its position, and its past."""
    game = game_at(position, rules)
    game.history = list(history)
    game.start = start
    game.events = events
    game.recalled = recalled
    return game


def game_at(position: dict[str, object], rules: Rules) -> Game:
    """A game from a position of these rules, which has been checked before."""
    reader = Reader(position, "", PositionError)
    reader.text("format")
    reader.text("game")
    return read_position(reader, rules)


def read_position(reader: Reader, rules: Rules) -> Game:
    revision = reader.integer("rules", 1, rules.revision)
    try:
        options = rules.options(dict(reader.inner("options").data))
    except OptionError as error:
        raise PositionError("options", str(error)) from None
    seed = read_seed(reader)
    dealer = None if reader.get("dealer") is None else read_dealer(reader, seed)
    if (seed is None) != (dealer is None):
        raise PositionError("dealer", "a seed comes with its dealer, no seed with none")
    state = rules.read(reader.inner("table"), options, revision)
    seats = rules.seats(state)
    state.agenda = [rules.read_step(entry, seats) for entry in reader.readers("agenda", 0, 200)]
    reader.done()
    rules.mend(state, revision)
    planned = rules.plan(state, options)
    check_agenda(rules, state, planned)
    flaw = rules.flaw(state, planned)
    if flaw:
        raise PositionError("agenda", flaw)
    check_top(rules, state)
    game = Game(rules, state, options, seed, dealer, [], None, [], [], revision)
    settle(game, reader.data)
    return game


def check_top(rules: Rules, state: State) -> None:
    """The question on top of an agenda must have an answer, unless it is one that may lapse."""
    if state.agenda:
        step = state.agenda[-1]
        kind = rules.kinds[step[0]]
        if kind.asks and not kind.skippable and not kind.legal(state, step):
            last = f"agenda[{len(state.agenda) - 1}]"
            raise PositionError(last, f"nothing can be answered to {kind.name}")


def settle(game: Game, given: dict[str, object]) -> None:
    """Bring a position to its next question; that is then what the game began from."""
    owed = list(game.state.agenda)
    game.start_recording()
    game.settle()
    game.stop_recording()
    game.history = []
    game.start = copy_of(given) if game.state.agenda == owed else game.position()
