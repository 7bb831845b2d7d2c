"""What an environment consists of: observation, actions, returns and version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.options import Options
from teotihuacan.observation.layout import Field
from teotihuacan.research.packages import needed
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, title_named

if TYPE_CHECKING:
    from teotihuacan.observation.answers import Answers
    from teotihuacan.observation.encoder import Encoder

RETURNS: Final = (
    "The reward of a seat is the change of its points since the last action; rewards add up to "
    "its final points. A game is won by the seats that the rules name, also if points are equal."
)


@dataclass(frozen=True)
class Action:
    """An answer that a player can give; the index is its place in masks."""

    index: int
    id: int  # of the engine: the same in all environments of a game
    code: str
    asked: str  # the kind of question that it answers
    example: str  # its sentence in some position; empty if random games do not come to it


@dataclass(frozen=True)
class Specification:
    """A game with options, as a program that learns sees it.

    >>> made = spec(next(iter(environments())))
    >>> made.field("asked").parts == tuple(kind.name for kind in made.encoder.kinds)
    True
    """

    name: str
    game: str
    options: Mapping[str, object]
    version: int
    history: tuple[str, ...]
    seats: int  # of the table, bots included
    deciders: int  # the seats, from the first on, that are ever asked
    fields: tuple[Field, ...]
    size: int  # bytes of an observation
    actions: tuple[Action, ...]
    longest: int  # more decisions and draws than any game has
    answer_fields: tuple[Field, ...]  # of a row of `answers`
    answer_rows: int  # the most answers that get a row
    answer_size: int  # bytes of a row
    encoder: Encoder[Any] = field(repr=False, compare=False)
    answers: Answers[Any] = field(repr=False, compare=False)
    returns: str = RETURNS

    def field(self, name: str) -> Field:
        """Return the field of observations that has this name."""
        return self.found(name, self.fields)

    def answer_field(self, name: str) -> Field:
        """Return the field of answers that has this name."""
        return self.found(name, self.answer_fields)

    def found(self, name: str, fields: tuple[Field, ...]) -> Field:
        for known in fields:
            if known.name == name:
                return known
        raise OptionError(f"{self.name} has no field {name!r}")

    def named(self, observation: bytes) -> dict[str, object]:
        """Return what is not at rest in an observation, by the names of fields and their parts."""
        return with_names(observation, self.fields)

    def named_answer(self, row: bytes) -> dict[str, object]:
        """Return what is not at rest in the row of an answer."""
        return with_names(row, self.answer_fields)


def with_names(row: bytes, fields: tuple[Field, ...]) -> dict[str, object]:
    found: dict[str, object] = {}
    for known in fields:
        values = row[known.at : known.at + known.size]
        if not any(values):
            continue
        if known.parts:
            found[known.name] = {part: value for part, value in zip(known.parts, values) if value}
        else:
            found[known.name] = values[0] if known.size == 1 else list(values)
    return found


def environments() -> dict[str, tuple[str, Mapping[str, object]]]:
    """Return the named environments: the game and the options by name."""
    found: dict[str, tuple[str, Mapping[str, object]]] = {}
    for title in TITLES.values():
        known = title.environments()
        for which, options in known.options.items():
            found[known.name(which)] = (title.name, options)
    return found


def named(name: str) -> tuple[Title[Any], Options]:
    """Return the game and the options of an environment; its version may be left out."""
    known = environments()
    for full, (game, options) in known.items():
        if name in (full, full.rpartition("-v")[0]):
            return title_named(game), dict(options)
    raise OptionError(f"there is no environment {name!r}; choose from: {', '.join(known)}")


@cache
def examples(game: str) -> Mapping[str, str]:
    """Return the sentence of each action of a game in some position, by code."""
    files = title_named(game).files()
    stored = None if files is None else files / "observation" / "examples.tsv"
    if stored is None or not stored.is_file():
        return {}
    lines = stored.read_text(encoding="utf-8").splitlines()
    return {code: text for code, _, text in (line.partition("\t") for line in lines)}


def spec(game: str, **options: object) -> Specification:
    """Return the specification of a named environment, or of a game with these options.

    >>> name, (game, options) = next(iter(environments().items()))
    >>> spec(game, **options).name == name, spec(game, players=4, draft=True).name[-9:]
    (True, 'custom-v1')
    """
    if game not in TITLES and not options:
        title, options = named(game)
    else:
        title = title_named(game)
    needed("teotihuacan.observation.encoder")  # says what to install if a library is missing
    encoder = title.encoder(options)
    answers = title.answers(encoder)
    known = title.environments()
    which = "custom"
    for one, its_options in known.options.items():
        if title.rules.options(dict(its_options)) == encoder.options:
            which = one
    rules = title.rules
    start = rules.start(encoder.options, rules.revision)
    sentences = examples(title.name)
    actions = tuple(
        [
            Action(index, id, code, rules.kinds[rules.askers[id]].name, sentences.get(code, ""))
            for index, id in enumerate(encoder.actions)
            for code in (rules.codes[id],)
        ]
    )
    return Specification(
        name=known.name(which),
        game=title.name,
        options=encoder.options,
        version=known.version,
        history=known.history,
        seats=encoder.seats,
        deciders=rules.deciders(start),
        fields=tuple(encoder.layout.fields),
        size=encoder.layout.size,
        actions=actions,
        longest=rules.longest(encoder.options),
        answer_fields=tuple(answers.layout.fields),
        answer_rows=answers.rows,
        answer_size=answers.layout.size,
        encoder=encoder,
        answers=answers,
    )
