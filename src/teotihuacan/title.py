"""The interface of a game: all that the shared packages know of it.

Every game has a folder of its own and, in it, one subclass of `Title`.  Commands, server, pages
and simulations ask that class, and so work for the next game too.

Most members find their answer in a file of the game's folder that has a fixed place and defines
a fixed name: its screen is `SCREEN` in `screen.py`.  A game without that file gets a default, so
a game with nothing but rules and sentences can be played.  `docs/adding-a-game.md` lists the files.

Nothing heavy is imported up here: titles are made when the package is imported, and most
programs need no picture and no messages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.generic import S
from teotihuacan.engine.options import number_in

if TYPE_CHECKING:
    from collections.abc import Collection
    from importlib.resources.abc import Traversable

    from teotihuacan.engine.events import Event
    from teotihuacan.engine.facts import Fact
    from teotihuacan.engine.game import Game
    from teotihuacan.engine.ledger import Ledger
    from teotihuacan.engine.options import Options
    from teotihuacan.engine.record import Record
    from teotihuacan.engine.rules import Rules
    from teotihuacan.engine.steps import Phrase
    from teotihuacan.observation.answers import Answers
    from teotihuacan.observation.encoder import Encoder
    from teotihuacan.observation.environment import Environments
    from teotihuacan.picture.artist import Artist
    from teotihuacan.players.learning.training_setup import TrainingSetup
    from teotihuacan.players.player import Factory, Searching
    from teotihuacan.players.search.evaluator import Evaluator
    from teotihuacan.players.search.feature_names import FeatureNames
    from teotihuacan.screen import Screen
    from teotihuacan.words import Naming, Words
    from teotihuacan.words.catalogue import Catalogue
    from teotihuacan.words.formatter import Part, Said

T = TypeVar("T")


@dataclass(frozen=True)
class Lesson:
    """A lesson on how to play: a heading, a few sentences and a picture."""

    title: str
    paragraphs: tuple[str, ...]
    picture: str

    @classmethod
    def of(
        cls, words: Words, name: str, numbers: Mapping[str, Part], picture: str, caption: str = ""
    ) -> Lesson:
        """A lesson with its sentences, and perhaps one about the picture."""
        keys = [f"page.how.{name}.{which}" for which in ("one", "two", "three")]
        told = [words.fill(key, numbers) for key in keys if words.has(key)]
        return cls(words.text(f"page.how.{name}.title"), (*told, *filter(None, [caption])), picture)


@dataclass(frozen=True)
class Tip:
    """A tip of the coach when a question comes up, shown once to each player."""

    key: str
    text: str
    parts: tuple[str, ...] = ()  # of the picture: where to look

    @classmethod
    def of(
        cls, words: Words, key: str, numbers: Mapping[str, Part], parts: tuple[str, ...] = ()
    ) -> Tip:
        """A tip with its sentence."""
        return cls(key, words.say((f"coach.{key}", numbers)), parts)


@dataclass(frozen=True)
class RuleTable:
    """Values of the game to look up: a title, perhaps a remark, and rows of text."""

    key: str
    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


@dataclass(frozen=True)
class Sample:
    """A whole game to watch, and what its players are called."""

    record: Record
    names: tuple[str, ...]
    players: tuple[str, ...]  # the computer players, by seat


@dataclass(frozen=True)
class QuickStart:
    """A game that begins with one click; its label is the sentence `page.start.KEY`."""

    key: str
    icon: str
    options: Mapping[str, object] = field(default_factory=dict)
    seats: tuple[str, ...] = ()  # "human", "friend", or the name of a computer player
    coach: bool = False  # it has a coach that explains it during play


@dataclass(frozen=True)
class Forecast:
    """A forecast: the mark (`data-about`) of the thing that shows it, and sentences."""

    about: str
    lines: tuple[str, ...]


@cache
def found(package: str, file: str, name: str) -> Any:
    """Return what a file of a package defines under a name; None without that file or name."""
    module = package
    for part in file.split(".") if package else ():
        inside = hasattr(import_module(module), "__path__")
        module += f".{part}"
        if not inside or find_spec(module) is None:
            return None
    return getattr(import_module(module), name, None) if package else None


class Title(Generic[S]):
    """A game, as everything outside of its own folder knows it.

    It attaches itself to the rules, so that a game has texts and a picture.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1, first_game=True)
    >>> title = game.rules.title
    >>> isinstance(title, Title), title.words("es").question(game)
    (True, 'Jugador 1, ¿qué trabajador mueves?')
    >>> title.svg(game)[:4]
    '<svg'
    """

    package: ClassVar[str | None] = None
    """The Python package whose files are asked: a game says `package = __package__`."""

    def __init__(self, rules: Rules[S]) -> None:
        self.name: Final = rules.name
        self.rules: Final = rules
        self._catalogues: Final[dict[str, Catalogue]] = {}
        rules.title = self

    def __reduce__(self) -> tuple[type[Title[S]], tuple[()]]:
        return type(self), ()  # in another process: made anew, from its class

    def own(self, file: str, name: str, otherwise: T) -> T:
        """Return what the game's own file defines under a name; without it, something else."""
        return found(self.package or "", file, name) or otherwise

    def call(self, file: str, name: str, otherwise: T, *given: object) -> T:
        """Return what a function of the game's own file answers; without it, something else."""
        function = found(self.package or "", file, name)
        return function(*given) if function else otherwise

    def has(self, file: str) -> bool:
        """Return whether the game has a file or folder of that name."""
        return found(self.package or "", file, "__name__") is not None

    def files(self) -> Traversable | None:
        """The folder of the game."""
        return resources.files(self.package) if self.package else None

    # --- words --------------------------------------------------------------------------------

    def sentences(self) -> Traversable | None:
        """The folder with the game's own sentences, one file for each language: `words/`."""
        files = self.files()
        return files / "words" if files is not None and (files / "words").is_dir() else None

    def more_sentences(self) -> Sequence[Traversable]:
        """Further folders of the same shape: those of its expansion modules."""
        return ()

    def words(self, language: str = "en", names: Sequence[str] = ()) -> Words:
        """The shared messages and the game's own; `names` are the players', by seat."""
        from teotihuacan.words import Words
        from teotihuacan.words.catalogue import game_catalogue

        if language not in self._catalogues:
            made = game_catalogue(language, self.sentences(), self.more_sentences())
            self._catalogues[language] = made
        return Words(self._catalogues[language], names, self._namings)

    @cached_property
    def _namings(self) -> Mapping[str, Naming]:
        """Return what the parts of phrases are called, in every game and in this one."""
        from teotihuacan.words.naming import EVERY_GAME, table

        own: Mapping[str, Naming] = self.own("words.naming", "NAMINGS", {})
        return {**EVERY_GAME, "source": table("source", self.sources), **own}

    def say(self, phrase: Phrase, cast: tuple[str, ...] = ()) -> str:
        """A phrase in English, for programs that ask a game what it means."""
        return self.words().say(phrase, cast)

    @property
    def explained(self) -> tuple[str, ...]:
        """The parts of a phrase that have an explanation of their own."""
        return self.own("words.explain", "EXPLAINED", ())

    def explainable(self) -> Mapping[str, range]:
        """Every part that can be explained, and its values."""
        return self.call("words.explain", "explainable", {})

    def explain(self, words: Words, part: str, value: Part, game: Game[S] | None = None) -> str:
        """A thing of the game, or a topic by its place in `topics`, in a few sentences; where a
        game is given, as it is in that one."""
        here = words if game is None else words.at(game.rules.cast(game.state))
        state = None if game is None else game.state
        said = ""
        if isinstance(value, int):  # things are numbers
            said = self.call("words.explain", "explain", "", here, (part, value), state)
        if not said:
            raise OptionError(f"there is no explanation of {part} {value}")
        return said

    @property
    def topics(self) -> tuple[str, ...]:
        """The rules that are explained, by key; the part `topic` is a place in this list."""
        return self.own("words.explain", "TOPICS", ())

    terminal_topics: ClassVar[tuple[str, ...]] = ()
    """Those that explain how a terminal writes the board: no page shows them."""

    def topics_in(self, game: Game[S]) -> tuple[str, ...]:
        """Those of them that belong to a game."""
        return self.call("words.explain", "topics_in", self.topics, game.state)

    def topic_names(self, words: Words, game: Game[S] | None = None) -> list[str]:
        """Return what to type for the rules that are explained: of a game, or all of them."""
        topics = self.topics if game is None else self.topics_in(game)
        return [words.text(f"names.topic.{topic}") for topic in topics]

    def find_topic(self, words: Words, asked: str) -> tuple[str, int] | None:
        """Return the part and value that a word asked about stands for."""
        return self.call("words.explain", "find_topic", None, words, asked)

    # --- what happened ------------------------------------------------------------------------

    untold: ClassVar[tuple[str, ...]] = ("turn",)
    """Events that a log shows by its shape."""

    between_turns: ClassVar[tuple[str, ...]] = ("over",)
    """Events of no player; those right after `turn` belong to the turn before."""

    shown_by_the_table: ClassVar[tuple[str, ...]] = ()
    """Events of the setup that need no telling where the table is shown after it."""

    def together(self, words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
        """Return how many events, from one on, are told as one phrase; and that phrase."""
        said: tuple[int, Said] | None = None
        said = self.call("words.telling", "together", said, words, events, first)
        return said or (1, self.rules.event_phrase(events[first]))

    def story(
        self,
        words: Words,
        events: Sequence[Event],
        seats: Collection[int] | None = None,
        leave_out: Collection[str] = (),
        brief: bool = False,
    ) -> list[str]:
        """Events in paragraphs: what the given seats may know of them (None: everything)."""
        from teotihuacan.words.story import story

        return story(words, self, events, seats, leave_out, brief)

    @property
    def bookkeeping(self) -> Collection[str]:
        """Kinds of event that a short log leaves out: refilled offers, the reasons of a bot."""
        return self.call("words.telling", "bookkeeping", (), self.rules.event_fields)

    def brought(self, event: Event) -> tuple[str, int] | None:
        """Return what an event gives its seat or takes from it, where an icon can tell it: a key of
        `table.preview` and an amount."""
        return self.call("words.telling", "brought", None, event)

    turn_question: ClassVar[str] = "turn"
    """The kind of step with whose question a turn begins."""

    setup_columns: ClassVar[tuple[str, ...]] = ()
    """The setup of a game: columns of a result sheet."""

    def setup(self, game: Game[S], events: Sequence[Event]) -> list[tuple[object, ...]]:
        """The values of `setup_columns` by seat, when the first turn begins after these events."""
        return [()] * game.players

    def on_turn(self, state: S) -> int | None:
        """Return whose turn it is, where others may be asked in it; None: nobody's, or unknown."""
        return None

    # --- points and time ----------------------------------------------------------------------

    sources: ClassVar[tuple[str, ...]] = ("points",)
    """Sources of points, by key: the columns of a score sheet."""

    untold_source: ClassVar[int] = 0
    """The source of points that no event told: those of the setup."""

    def ledger(self, seats: int) -> Ledger:
        """An empty score sheet."""
        from teotihuacan.engine.ledger import Ledger

        return Ledger(seats, self.sources, self.untold_source)

    chapter: ClassVar[str] = ""
    """The kind of event that begins a chapter of the game; its first value is the number."""

    def chapters(self, state: S) -> int:
        """Return the number of chapters that are over."""
        return 0

    ending: ClassVar[str] = "end"
    """The code of the choice that ends a turn: a button and a key of the table stand for it."""

    def turn_end(self, game: Game[S], code: str) -> Game[S] | None:
        """The position in which a turn ends with an answer, before others follow; None: the turn
        goes on.  Only what is weighed is looked at: nobody plays on from there."""
        return game if code == self.ending else None

    def then(self, game: Game[S], id: int) -> tuple[int, ...]:
        """Choices that go without saying after this one, as far as they are asked for: a page
        makes them together with it."""
        return ()

    def hides(self, state: S) -> bool:
        """Return whether secrets are in hand now: a screen is handed on, nothing is previewed."""
        return False

    # --- deciders -----------------------------------------------------------------------------

    def players(self) -> Mapping[str, Factory]:
        """Computer players that know this game, by name; "random" plays every game."""
        from teotihuacan.players.lineup import players_in

        return players_in(f"{self.package}.players") if self.has("players") else {}

    def searchers(self) -> Mapping[str, Searching]:
        """Those that think as long as their name says: `search` makes `search-60n`."""
        from teotihuacan.players.lineup import searchers_in

        return searchers_in(f"{self.package}.players") if self.has("players.master") else {}

    def training_setup(self) -> TrainingSetup | None:
        """The training setup of this game; None: it cannot be learned."""
        return self.own("players.self_play", "TRAINING", None)

    def evaluator(self, game: Game[S]) -> Evaluator[S] | None:
        """The evaluator for hints and reviews of such a game; None: there is none."""
        return self.own("players.learned.evaluator", "EVALUATOR", None)

    def reason(self, part: str) -> str:
        """The group with which hints tell a part of an evaluator's value; its name is the sentence
        `reason.KEY`."""
        features: FeatureNames | None = self.own("players.learned.names", "FEATURES", None)
        return features.group_of(part) if features else "other"

    def bots(self, options: Mapping[str, object]) -> tuple[str, ...]:
        """Return who sits in further seats of such a game and is never asked anything."""
        return ()

    def seats(self, options: Mapping[str, object]) -> int:
        """Return how many sit at such a table, bots included."""
        return number_in(options, "players") + len(self.bots(options))

    # --- programs that learn ------------------------------------------------------------------

    def environments(self) -> Environments:
        """Return the named environments of the game."""
        from teotihuacan.observation.environment import NONE

        return self.own("observation.environments", "ENVIRONMENTS", NONE)

    def encoder(self, options: Options) -> Encoder[S]:
        """Return what writes observations of games with these options."""
        from teotihuacan.observation.encoder import Encoder

        plain: type[Encoder[S]] = Encoder
        made: type[Encoder[S]] = self.own("observation.encoder", "ENCODER", plain)
        return made(self.rules, options)

    def answers(self, encoder: Encoder[S]) -> Answers[S]:
        """Return what writes features of the legal answers of the same games."""
        from teotihuacan.observation.answers import Answers

        plain: type[Answers[S]] = Answers
        made: type[Answers[S]] = self.own("observation.answers", "ANSWERS", plain)
        return made(encoder)

    # --- the terminal -------------------------------------------------------------------------

    def screen(self, words: Words, roles: Sequence[str] = ()) -> Screen:
        """Return what the terminal shows; `roles` say who plays each seat."""
        from teotihuacan.screen import PlainScreen

        return self.own("screen", "SCREEN", PlainScreen)(words, roles)

    # --- facts --------------------------------------------------------------------------------

    def tables(self, words: Words) -> list[RuleTable]:
        """The numbers and pieces of the game, to look up: for documents, pages and the terminal."""
        return self.call("tables", "tables", [], words)

    def facts(self) -> Sequence[Fact]:
        """Return where the values of its data come from."""
        return self.rules.data_files.facts() if self.rules.data_files else ()

    # --- the table in the browser -------------------------------------------------------------

    def artist(self) -> Artist[S]:
        """Return who draws the game; without one of its own it is told in plain text."""
        from teotihuacan.picture.artist import PLAIN

        return self.own("picture.artist", "ARTIST", PLAIN)

    def svg(self, game: Game[S], seat: int | None = None, words: Words | None = None) -> str:
        """The whole table as one file: what `seat` may see (None: a spectator)."""
        return self.artist().svg(game, seat, words or self.words())

    def draw(self, game: Game[S]) -> str:
        """Render a game for a notebook."""
        return self.svg(game)

    def measure(self, state: S, seat: int) -> list[tuple[str, int]]:
        """Return what previews compare, in the order it is told; keys of `table.preview`."""
        return [("points", self.rules.scores(state)[seat])]

    ways_to_pay: ClassVar[tuple[str, ...]] = ()
    """Kinds of question that ask only how something is paid; plain goods come first."""

    promised: ClassVar[Mapping[str, str]] = {}
    """For kinds of question about the order of what was chosen together: the choice after which a
    preview knows the whole price."""

    counted_events: ClassVar[Mapping[str, str]] = {}
    """Kinds of event that previews count, and as what."""

    def goods(self, state: S, seat: int) -> dict[str, int]:
        """Return what lies in front of a player, for those who cannot see the picture."""
        return {}

    def forecast(self, words: Words, game: Game[S], seat: int) -> Forecast | None:
        """Return the forecast for a seat in this position: where it is shown, and in words."""
        return self.call("words.forecast", "forecast", None, words, game, seat)

    looks_ahead: ClassVar[Mapping[str, str]] = {}
    """Kinds of question whose choices are shown with what can be done next: the question that
    follows them."""

    suggested: ClassVar[Mapping[str, object]] = {}
    """The start page's defaults for options that have none."""

    quick_starts: ClassVar[tuple[QuickStart, ...]] = ()
    """The games of the start page that begin with one click."""

    def lessons(self, words: Words) -> list[Lesson]:
        """Return the lessons on how to play, with pictures."""
        return self.call("lessons", "lessons", [], words, self)

    def tips(self, game: Game[S], words: Words) -> list[Tip]:
        """Return what a newcomer should know about the open question, the most important first."""
        return self.call("coach", "tips", [], self, game, words)

    def rules_told(
        self, game: Game[S], words: Words, topics: Sequence[str], parts: tuple[str, ...]
    ) -> list[Tip]:
        """Tips that explain rules, as far as they belong to the game."""
        known = [topic for topic in topics if topic in self.topics_in(game)]
        places = [self.topics.index(topic) for topic in known]
        told = [self.explain(words, "topic", place, game) for place in places]
        return [Tip(f"topic {topic}", text, parts) for topic, text in zip(known, told)]

    sample_names: ClassVar[tuple[str, ...]] = ()
    """The names of the players of the sample game, which is stored in `sample.json`."""

    def sample(self) -> Sample | None:
        """A game to watch."""
        return self._sample

    @cached_property
    def _sample(self) -> Sample | None:
        files = self.files()
        if files is None or not self.sample_names:
            return None
        return stored_sample(files / "sample.json", self)


SAMPLE_PLAYER: Final = "greedy"


def stored_sample(file: Traversable, title: Title[S]) -> Sample:
    """A game that is brought along, played by one computer player in all seats.

    With corrected data it may be impossible to repeat: then it is played again.
    """
    import json

    from teotihuacan.engine.dealer import Dealer
    from teotihuacan.engine.errors import RecordError
    from teotihuacan.engine.game import Game
    from teotihuacan.engine.playout import play_out
    from teotihuacan.engine.record import Record, replay

    record = Record.from_json(json.loads(file.read_text(encoding="utf-8")))
    try:
        replay(record, {title.name: title.rules})
    except RecordError:
        game = Game.new(title.rules, record.options, record.seed)
        deciding = title.players()[SAMPLE_PLAYER](record.seed or 0)
        imagination = Dealer.seeded(record.seed or 0)
        play_out(game, lambda game, seat: deciding.choose(game.imagined(seat, imagination)))
        record = Record.of(game)
    return Sample(record, title.sample_names, (SAMPLE_PLAYER,) * len(title.sample_names))
