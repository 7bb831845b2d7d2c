"""Message catalogues: sentences of a language by key, with slots for what goes into them.

{board}                the part `board` in words (or, if it has none, the bare number)
{board.short}          the same part in other words
{amount:# step|# steps}  one form for 1, one for every other number; # is the number
{cost with amount}     two parts that are told together, such as prices with one sum
{wood? and # wood}     only if there is something to say: a number but 0, words that exist
{wood? and # log| and # logs}  the same, with one form for 1 and one for every other number

A catalogue holds the shared messages and, on top of them, those of one game; no key is in both.  A
message that a game may replace is shared as `plain.KEY`, which becomes KEY
where the game has no such sentence.  The table [joins] is no text: it says what becomes of words
that meet ("de el " is "del ").
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from teotihuacan.engine.errors import OptionError

SENTENCES: Final = ("questions", "choices", "events")
"""The sections whose keys are those of phrases; everywhere else the section is part of the key."""

JOINS: Final = "joins"
"""The section that every language has for itself."""

SLOT: Final = re.compile(
    r"\{(?P<part>[a-z ]+)(?:\.(?P<way>[a-z ]+))?(?:(?P<sort>[:?])(?P<forms>[^{}]*))?\}"
)

PLAIN: Final = "plain."
"""The prefix of the keys of shared messages that a game may replace."""


class LanguageError(OptionError):
    """There is no such language, or its file cannot be used."""


class Slot:
    """A place in a sentence that something goes into."""

    def __init__(self, part: str, way: str, sort: str, forms: str) -> None:
        self.part: Final = part
        self.parts: Final = tuple(part.split(" with "))  # nearly always that one
        self.way: Final = way  # which words for the part: "" the usual ones
        self.optional: Final = sort == "?"
        self.forms: Final = forms.split("|")  # for 1 first, for every other number last
        self.plain: Final = sort == ""


Piece = str | Slot


def parse(text: str, key: str) -> tuple[Piece, ...]:
    """A sentence cut into plain text and slots."""
    pieces: list[Piece] = []
    end = 0
    for found in SLOT.finditer(text):
        pieces.append(text[end : found.start()])
        sort = found["sort"] or ""
        slot = Slot(found["part"], found["way"] or "", sort, found["forms"] or "")
        if len(slot.forms) > 2 or (sort == ":" and len(slot.forms) != 2):
            raise LanguageError(
                f"{key}: {found[0]} needs two forms, as in {{amount:# step|# steps}}"
            )
        pieces.append(slot)
        end = found.end()
    pieces.append(text[end:])
    if any("{" in piece or "}" in piece for piece in pieces if isinstance(piece, str)):
        raise LanguageError(f"{key}: a brace is not part of a slot in {text!r}")
    return tuple(piece for piece in pieces if piece)


class Catalogue:
    """All sentences of one language."""

    def __init__(
        self, language: str, texts: dict[str, str], joins: Mapping[str, str] | None = None
    ) -> None:
        self.language: Final = language
        self.texts: Final = texts
        self.pieces: Final = {key: parse(text, key) for key, text in texts.items()}
        self.joins: Final = dict(joins or {})
        met = "|".join(re.escape(words) for words in self.joins)
        self._met: Final = re.compile(rf"\b(?:{met})") if met else None

    def with_more(self, other: Catalogue) -> Catalogue:
        """The sentences of both catalogues; a key that stands in both is an error.

        Where the other has no sentence for it, our plain one is used.
        """
        twice = sorted(set(self.texts) & set(other.texts))
        if twice:
            raise LanguageError(f"duplicate key {twice[0]}")
        joins = {**self.joins, **other.joins}
        plain = {
            key.removeprefix(PLAIN): text
            for key, text in self.texts.items()
            if key.startswith(PLAIN)
        }
        return Catalogue(self.language, {**plain, **self.texts, **other.texts}, joins)

    def parts(self, key: str) -> set[str]:
        """The names of the parts that go into a sentence."""
        slots = [piece for piece in self.pieces[key] if isinstance(piece, Slot)]
        return {part for slot in slots for part in slot.parts}

    def joined(self, text: str) -> str:
        """A text in which the words that met have become what they become."""
        if self._met is None:
            return text
        return self._met.sub(lambda found: self.joins[found[0]], text)


def languages() -> list[str]:
    """Return the languages of the shared messages, by the names of their files."""
    folder = resources.files(__package__)
    return sorted(
        entry.name.removesuffix(".toml")
        for entry in folder.iterdir()
        if entry.name.endswith(".toml")
    )


@cache
def open_catalogue(language: str) -> Catalogue:
    """The shared messages."""
    if language not in languages():
        raise LanguageError(
            f"there is no language {language!r}; the languages are: {', '.join(languages())}"
        )
    return read_catalogue(language, resources.files(__package__).joinpath(f"{language}.toml"))


def game_catalogue(
    language: str, sentences: Traversable | None, more: Sequence[Traversable] = ()
) -> Catalogue:
    """The shared messages and those of one game: of its folder, of those inside it, and of
    further folders, such as those of expansion modules.

    A game without a language falls back to its English messages.
    """
    shared = open_catalogue(language)
    if sentences is None:
        return shared.with_more(Catalogue(language, {}))
    texts: dict[str, str] = {}
    joins: dict[str, str] = {}
    inside = sorted(sentences.iterdir(), key=lambda folder: folder.name)
    for folder in [sentences, *[folder for folder in inside if folder.is_dir()], *more]:
        own = folder.joinpath(f"{language}.toml")
        if not own.is_file():
            own = folder.joinpath("en.toml")
        if own.is_file():
            catalogue = read_catalogue(language, own)
            twice = sorted(set(texts) & set(catalogue.texts))
            if twice:
                raise LanguageError(f"{folder.name}/{language}.toml: duplicate key {twice[0]}")
            texts.update(catalogue.texts)
            joins.update(catalogue.joins)
    return shared.with_more(Catalogue(language, texts, joins))


def read_catalogue(language: str, file: Traversable) -> Catalogue:
    """A catalogue from its file."""
    return parse_catalogue(language, file.read_text(encoding="utf-8"))


def parse_catalogue(language: str, text: str) -> Catalogue:
    """A catalogue from the text of its file."""
    try:
        data: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LanguageError(f"{language}.toml: {error}") from None
    joins = data.pop(JOINS, {})
    if not isinstance(joins, dict) or not all(isinstance(text, str) for text in joins.values()):
        raise LanguageError(f"{language}.toml: [{JOINS}] is a table of texts")
    texts: dict[str, str] = {}
    for section, entries in data.items():
        collect(texts, "" if section in SENTENCES else section, entries)
    return Catalogue(language, texts, joins)


def collect(texts: dict[str, str], key: str, entry: object) -> None:
    """Flatten tables to dotted keys."""
    if isinstance(entry, dict):
        for name, inner in entry.items():
            collect(texts, f"{key}.{name}" if key else str(name), inner)
    elif not isinstance(entry, str):
        raise LanguageError(f"{key}: must be a string, not {type(entry).__name__}")
    elif key in texts:
        raise LanguageError(f"duplicate key {key}")
    else:
        texts[key] = " ".join(entry.split())
