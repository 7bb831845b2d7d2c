"""Reads the data files of a game and says clearly what is wrong with them.

A file is a few named groups. Every group says where its values were seen (``source``), may give
single values sources of their own (``parts``), and may carry a ``note``, the mark
``reconstructed``, or reasons why some of its values cannot matter in play (``cannot_matter``).
The environment variable ``TEOTIHUACAN_DATA`` may name a folder of corrected files:
``FOLDER/game/boards.toml`` or ``FOLDER/boards.toml`` is then read instead of the game's own.
Further boxes of a game have folders inside (``FOLDER/game/box/boards.toml``).
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from dataclasses import dataclass
from typing import Final

DATA_VARIABLE: Final = "TEOTIHUACAN_DATA"

SAID_OF_VALUES: Final = ("source", "parts", "note", "reconstructed", "cannot_matter")
"""Data about the values of a group."""

INFERRED: Final = "inferred"
"""The source of a value that nobody has seen, but that follows from others."""


class DataError(ValueError):
    """A data file says something the game cannot use; ``file`` and ``field`` say where."""

    def __init__(self, file: str, field: str, problem: str) -> None:
        super().__init__(f"{file}, {field}: {problem}" if field else f"{file}: {problem}")
        self.file = file
        self.field = field
        self.problem = problem


@dataclass(frozen=True)
class Fact:
    """The sources of one group of values."""

    file: str
    group: str
    sources: tuple[str, ...]
    texts: tuple[str, ...]  # the sources that settle a value by themselves
    reconstructed: bool = False
    note: str = ""

    def is_weak(self) -> bool:
        """Reconstructed, in dispute, or seen in no text and in at most one other place."""
        if self.reconstructed or self.note:
            return True
        for source in self.sources:
            if source in self.texts:
                return False
        return len([s for s in self.sources if s != INFERRED]) <= 1


class Group:
    """One table of a file.

    Every value is asked for by name and kind; what is never asked for is an error.
    """

    def __init__(self, files: DataFiles, file: str, name: str, values: dict[str, object]) -> None:
        self.files: Final[DataFiles] = files
        self.file: Final[str] = file
        self.name: Final[str] = name
        self.values: Final[dict[str, object]] = values
        self.asked: Final[set[str]] = set()

    def wrong(self, key: str, problem: str) -> DataError:
        return DataError(self.file, f"[{self.name}] {key}".rstrip(), problem)

    def has(self, key: str) -> bool:
        return key in self.values

    def raw(self, key: str) -> object:
        self.asked.add(key)
        if key not in self.values:
            raise self.wrong(key, "missing")
        return self.values[key]

    def done(self) -> None:
        for key in self.values:
            if key not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise self.wrong(key, f"unknown field; known here: {known}")

    def items(self, key: str, count: int = -1) -> list[object]:
        value = self.raw(key)
        if not isinstance(value, list):
            raise self.wrong(key, f"must be a list, not {value!r}")
        if count >= 0 and len(value) != count:
            raise self.wrong(key, f"needs {count} entries, has {len(value)}")
        return list(value)

    def to_number(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            wanted = (
                f"a whole number from {low} to {high}" if low < high else f"the whole number {low}"
            )
            raise self.wrong(key, f"must be {wanted}, not {value!r}")
        return value

    def number(self, key: str, low: int = 0, high: int = 99) -> int:
        return self.to_number(key, self.raw(key), low, high)

    def number_or(self, key: str, otherwise: int) -> int:
        return self.number(key) if self.has(key) else otherwise

    def numbers(self, key: str, count: int = -1, low: int = 0, high: int = 99) -> tuple[int, ...]:
        return tuple([self.to_number(key, value, low, high) for value in self.items(key, count)])

    def rows(self, key: str, count: int) -> list[list[object]]:
        """A list of lists."""
        rows: list[list[object]] = []
        for row in self.items(key, count):
            if not isinstance(row, list):
                raise self.wrong(key, f"must be a list of lists, not {row!r}")
            rows.append(row)
        return rows

    def number_rows(
        self, key: str, count: int, low: int = 0, high: int = 99
    ) -> list[tuple[int, ...]]:
        rows = self.rows(key, count)
        return [tuple([self.to_number(key, value, low, high) for value in row]) for row in rows]

    def to_word(self, key: str, value: object, allowed: tuple[str, ...]) -> str:
        if not isinstance(value, str):
            raise self.wrong(key, f"must be a text in quotes, not {value!r}")
        if allowed and value not in allowed:
            raise self.wrong(key, f"unknown word {value!r}; one of: {', '.join(allowed)}")
        return value

    def word(self, key: str, allowed: tuple[str, ...] = ()) -> str:
        return self.to_word(key, self.raw(key), allowed)

    def word_or(self, key: str, otherwise: str, allowed: tuple[str, ...] = ()) -> str:
        return self.word(key, allowed) if self.has(key) else otherwise

    def words(self, key: str, count: int = -1, allowed: tuple[str, ...] = ()) -> tuple[str, ...]:
        return tuple([self.to_word(key, value, allowed) for value in self.items(key, count)])

    def letters(self, key: str, count: int, length: int, alphabet: str) -> tuple[str, ...]:
        """``count`` words of ``length`` letters of the alphabet."""
        words = self.words(key, count)
        for word in words:
            self.check_letters(key, word, length, alphabet)
        return words

    def check_letters(self, key: str, word: str, length: int, alphabet: str) -> str:
        if len(word) != length or word.strip(alphabet):
            raise self.wrong(key, f"{word!r} must be {length} letters out of {alphabet!r}")
        return word

    def flag(self, key: str) -> bool:
        """True or false; false when not written."""
        if not self.has(key):
            self.asked.add(key)
            return False
        value = self.raw(key)
        if not isinstance(value, bool):
            raise self.wrong(key, f"must be true or false, not {value!r}")
        return value

    def text_rows(self, key: str, rows: int, columns: int) -> list[list[str]]:
        """A list of lists of texts."""
        found = self.rows(key, rows)
        for row in found:
            if len(row) != columns:
                raise self.wrong(key, f"needs {rows} lists of {columns} texts, has {row!r}")
        return [[self.to_word(key, value, ()) for value in row] for row in found]

    def tables(self, key: str, count: int) -> list[Group]:
        """A list of small tables, such as tiles."""
        result: list[Group] = []
        for index, value in enumerate(self.items(key, count)):
            if not isinstance(value, dict):
                raise self.wrong(key, f"entry {index + 1} must be a table in braces, not {value!r}")
            named = value.get("number", value.get("key", index + 1))
            result.append(Group(self.files, self.file, f"{self.name}.{key} {named}", value))
        return result

    def sources(self, key: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list):
            raise self.wrong(key, f"must be a list of sources, not {value!r}")
        known = self.files.texts + self.files.others
        return tuple([self.to_word(key, source, known) for source in value])

    def excuses(self) -> dict[str, str]:
        """Places of the group that cannot matter in play, and why: `cannot_matter` says it."""
        self.asked.add("cannot_matter")
        if not self.has("cannot_matter"):
            return {}
        given = self.raw("cannot_matter")
        if not isinstance(given, dict) or not given:
            raise self.wrong("cannot_matter", "must be a table of places and reasons")
        return {
            place: self.to_word(f"cannot_matter.{place}", reason, ())
            for place, reason in given.items()
        }

    def fingerprint(self) -> str:
        """The name and the values, without what is said about them."""
        values = {key: value for key, value in self.values.items() if key not in SAID_OF_VALUES}
        return json.dumps([self.name, values], sort_keys=True)

    def facts(self) -> list[Fact]:
        """Return what the group says about its own sources."""
        sources = self.sources("source", self.raw("source"))
        texts = self.files.texts
        reconstructed, note = self.flag("reconstructed"), self.word_or("note", "")
        facts = [Fact(self.file, self.name, sources, texts, reconstructed, note)]
        if self.has("parts"):
            parts = self.raw("parts")
            if not isinstance(parts, dict):
                raise self.wrong("parts", f"must be a table, not {parts!r}")
            for name, value in parts.items():
                given = self.sources(f"parts.{name}", value)
                facts.append(Fact(self.file, f"{self.name}: {name}", given, texts))
        self.asked.update(("note", "parts"))
        self.excuses()
        return facts


class DataFile:
    """One data file: its groups by name, and all it says about sources."""

    def __init__(self, files: DataFiles, file: str, path: str) -> None:
        self.file: Final[str] = file
        self.path: Final[str] = path
        self.facts: Final[list[Fact]] = []
        self.groups: Final[dict[str, Group]] = {}
        self.asked: Final[set[str]] = set()
        try:
            with open(path, "rb") as stream:
                content: dict[str, object] = tomllib.load(stream)
        except OSError as problem:
            raise DataError(self.file, "", f"cannot be read: {problem}") from None
        except ValueError as problem:  # not TOML, or not UTF-8
            raise DataError(self.file, "", f"is not valid TOML: {problem}") from None
        for name, values in content.items():
            if not isinstance(values, dict):
                raise DataError(self.file, name, "must be inside a [group]")
            group = Group(files, self.file, name, values)
            self.facts.extend(group.facts())
            self.groups[name] = group

    def group(self, name: str) -> Group:
        self.asked.add(name)
        if name not in self.groups:
            raise DataError(self.file, f"[{name}]", "missing")
        return self.groups[name]

    def done(self) -> None:
        """Nothing may be left over: a misspelt name must not pass silently."""
        for name, group in self.groups.items():
            if name not in self.asked:
                raise DataError(self.file, f"[{name}]", "unknown group")
            group.done()


class DataFiles:
    """The data files of one game, and the words in which it names its sources."""

    def __init__(
        self,
        game: str,
        folder: str,
        texts: tuple[str, ...],
        others: tuple[str, ...],
        earlier: tuple[str, ...] = (),
    ) -> None:
        self.game: Final[str] = game
        self.folder: Final[str] = folder
        self.texts: Final[tuple[str, ...]] = texts  # sources that settle a value by themselves
        self.others: Final[tuple[str, ...]] = others
        self.earlier: Final[tuple[str, ...]] = earlier  # fingerprints of data that play the same
        self.opened: Final[list[DataFile]] = []
        self.hashed = 0  # how many of them are in …
        self.hash = ""

    def path(self, file: str) -> str:
        """Return where to read a file: the owner's folder if it has one of that name, else ours."""
        owner = os.environ.get(DATA_VARIABLE, "")
        if owner:
            if not os.path.isdir(owner):
                raise DataError(owner, "", f"the folder named by {DATA_VARIABLE} does not exist")
            for path in (os.path.join(owner, self.game, file), os.path.join(owner, file)):
                if os.path.isfile(path):
                    return path
        return os.path.join(self.folder, file)

    def corrected(self) -> bool:
        """Return whether any file was read from the owner's folder."""
        return any(book.path != os.path.join(self.folder, book.file) for book in self.opened)

    def open(self, file: str) -> DataFile:
        """Read a data file."""
        book = DataFile(self, file, self.path(file))
        self.opened.append(book)
        return book

    def more(self, file: str) -> list[DataFile]:
        """The files of that name that further boxes bring, each in a folder of its own."""
        boxes = [
            box
            for box in sorted(os.listdir(self.folder))
            if os.path.isfile(os.path.join(self.folder, box, file))
        ]
        return [self.open(f"{box}/{file}") for box in boxes]

    def fingerprint(self) -> str:
        """A hash of all values; sources, notes and the names of files do not count."""
        if self.hashed != len(self.opened):
            groups = [group.fingerprint() for book in self.opened for group in book.groups.values()]
            text = "\n".join(sorted(groups))
            self.hash = hashlib.sha256(text.encode()).hexdigest()[:16]
            self.hashed = len(self.opened)
        return self.hash

    def facts(self) -> list[Fact]:
        """Return where every group of values comes from."""
        return [fact for book in self.opened for fact in book.facts]

    def reconstructed(self) -> frozenset[tuple[str, str]]:
        """File and group of all values that nobody has seen: people are told wherever they see
        them."""
        return frozenset([(fact.file, fact.group) for fact in self.facts() if fact.reconstructed])
