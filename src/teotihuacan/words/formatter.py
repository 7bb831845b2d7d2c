"""The message formatter: phrases in, sentences out."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from teotihuacan.engine.events import Event
from teotihuacan.engine.game import Game
from teotihuacan.engine.rules import OTHERWISE
from teotihuacan.words.catalogue import Catalogue, Slot
from teotihuacan.words.naming import EVERY_GAME, Naming

Part = int | str | tuple[int, ...]
"""What goes into a sentence: a number (perhaps of something that has a name), a key, numbers that
belong together, or finished text."""

Said = tuple[str, Mapping[str, Part]]
"""A phrase as the rules make it; some of its parts may be finished text already."""


class Finished(str):
    """Text that goes into a sentence as it is, whatever its part is called."""


NAME_OF_SPACE: Final = re.compile(r"[a-z]\d+\b")

SIGNED: Final = ("amount", "points")
"""Parts that can be negative; a key with the ending `.less` then says it the other way round."""


class Words:
    """One language, and what the players of one table are called in it.

    `in_language` gives the shared messages; the `Title` of a game adds its own.

    >>> from teotihuacan.words import in_language
    >>> in_language("en", ["Ana"]).say(("event.turn", {"seat": 0}))
    'It is Ana’s turn'
    """

    def __init__(
        self,
        catalogue: Catalogue,
        names: Sequence[str] = (),
        namings: Mapping[str, Naming] = EVERY_GAME,
        instead: Mapping[str, str] | None = None,
    ) -> None:
        self.catalogue: Final = catalogue
        self.language: Final = catalogue.language
        self.names: Final = tuple(names)
        self.namings: Final = namings
        self.instead: Final = instead or {}  # keys replaced by another in this game

    def named(self, names: Sequence[str]) -> Words:
        """The same language at another table."""
        return Words(self.catalogue, names, self.namings, self.instead)

    # --- phrases ------------------------------------------------------------------------------

    def at(self, cast: Sequence[str]) -> Words:
        """The same words where some seats are not taken by players, or some things are called
        otherwise: see `Rules.cast`."""
        seats = [key for key in cast if OTHERWISE not in key]
        names = [*self.names, *[""] * (len(seats) - len(self.names))]
        for seat, key in enumerate(seats):
            if key and not names[seat]:
                names[seat] = self.text(f"names.cast.{key}")
        instead: dict[str, str] = {}
        for key in cast:
            usual, otherwise, here = key.partition(OTHERWISE)
            if otherwise:
                instead[usual] = here
        return Words(self.catalogue, names, self.namings, instead)

    def say(self, phrase: Said, cast: tuple[str, ...] = ()) -> str:
        """A phrase as a sentence; one without words is shown bare: its key and its parts."""
        key, parts = phrase
        return capital((self.at(cast) if cast else self).fill(key, parts))

    def question(self, game: Game) -> str:
        """Return what a game asks now, with the names of this table."""
        return self.say(game.question_phrase(), game.rules.cast(game.state))

    def choice(self, game: Game, id: int) -> str:
        """Return what a legal id means now, with the names of this table."""
        return self.say(game.choice_phrase(id), game.rules.cast(game.state))

    def event(self, game: Game, event: Event) -> str:
        return self.say(game.rules.event_phrase(event), game.rules.cast(game.state))

    # --- sentences ----------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return key in self.catalogue.pieces

    def text(self, key: str, **parts: Part) -> str:
        """A sentence by its key, for programs that speak for themselves: texts are finished."""
        finished = {n: Finished(p) if isinstance(p, str) else p for n, p in parts.items()}
        return self.fill(key, finished)

    def called(self, key: str, otherwise: str) -> str:
        """A sentence of the game, or something plain where it has none."""
        return self.text(key) if self.has(key) else otherwise

    def fill(self, key: str, parts: Mapping[str, Part]) -> str:
        """A sentence with everything in its slots, exactly as it is written."""
        key, parts = self.signed(self.instead.get(key, key), parts)
        pieces = self.catalogue.pieces.get(key)
        if pieces is None:
            return " ".join([key, *(f"{name}={value}" for name, value in parts.items())])
        said = "".join(
            piece if isinstance(piece, str) else self.slot(piece, parts) for piece in pieces
        )
        return self.catalogue.joined(said)

    def signed(self, key: str, parts: Mapping[str, Part]) -> tuple[str, Mapping[str, Part]]:
        """Pays instead of gains, loses instead of scores: the other key, and a positive number."""
        for name in SIGNED:
            value = parts.get(name)
            if isinstance(value, int) and value < 0 and self.has(f"{key}.less"):
                return f"{key}.less", {**parts, name: -value}
        return key, parts

    def slot(self, slot: Slot, parts: Mapping[str, Part]) -> str:
        values = [parts[part] for part in slot.parts if part in parts]
        if len(values) < len(slot.parts):
            return f"{{{slot.part}}}"  # a brace in a sentence: the tests look for it
        value = values[0] if len(values) == 1 else tuple(values)
        shown = value if isinstance(value, Finished) else self.part(slot.part, value, slot.way)
        if slot.plain:
            return shown
        if slot.optional and shown in ("", "0"):
            return ""
        return slot.forms[0 if value == 1 else -1].replace("#", shown)

    def part(self, name: str, value: Part | tuple[Part, ...], way: str = "") -> str:
        """A part of a sentence in words: `part("seat", 0)` is "Player 1"."""
        naming = self.namings.get(f"{name}.{way}" if way else name)
        if naming is not None:
            return naming(self, value)
        if isinstance(value, tuple):
            return self.listing([str(number) for number in value])
        return str(value)

    def listing(self, items: Sequence[str], last: str = "two") -> str:
        """ "wood", "wood and stone", "wood, stone and gold"; the last of them may be an "or"."""
        if len(items) < 2:
            return "".join(items)
        first = items[0]
        for item in items[1:-1]:
            first = self.text("names.list.more", first=first, last=item)
        return self.text(f"names.list.{last}", first=first, last=items[-1])


def capital(text: str) -> str:
    """With a capital at its beginning, after the marks that open a question or an exclamation;
    names of spaces ("a1") stay small."""
    if NAME_OF_SPACE.match(text):
        return text
    start = len(text) - len(text.lstrip("¿¡"))
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
