"""The file of a ladder: what it is on the first line, then one game on each, as they end.

A game is written at once, so whatever happens only the line being written can be lost.  Who comes
back with the same ladder goes on where it stopped; with more blocks it is continued.
"""

import json
from pathlib import Path
from typing import Any, BinaryIO, Final

import teotihuacan as teo
from teotihuacan.analysis.ladder.matches import Key, Ladder
from teotihuacan.analysis.ladder.playing import Played
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.errors import FieldError
from teotihuacan.players import REASONS
from teotihuacan.titles import title_named

FORMAT: Final = "teotihuacan ladder 1"
MOST: Final = 10**9  # points, turns or decisions: more than there can be


class LadderFileError(teo.TeotihuacanError):
    """A file that holds another ladder, or none."""


def heading(ladder: Ladder) -> dict[str, object]:
    """Return what makes two ladders the same one; how many blocks are played is not part of it."""
    return {
        "format": FORMAT,
        "game": ladder.game,
        "options": ladder.options,
        "revision": title_named(ladder.game).rules.revision,
        "version": teo.__version__,
        "seed": ladder.seed,
        "pool": list(ladder.pool),
        "matches": [[match.one, *match.others] for match in ladder.matches],
        "limit": ladder.limit,
    }


def line(data: dict[str, object]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def written(played: Played) -> dict[str, object]:
    block, match, rotation = played.key
    failed = {"forfeits": played.forfeits, "troubles": played.troubles} if played.forfeits else {}
    return {
        "block": block,
        "match": match,
        "rotation": rotation,
        "scores": played.scores,
        "winners": played.winners,
        "turns": played.turns,
        "decisions": played.decisions,
        "seconds": played.seconds,
        **failed,
    }


class Keeper:
    """The file, open to go on; `games` are those that were there already."""

    def __init__(self, path: str | Path, ladder: Ladder) -> None:
        self.path = Path(path)
        self.ladder = ladder
        self.games: dict[Key, Played] = {}
        self.file: BinaryIO = open(path, "a+b")  # noqa: SIM115  # closed in `close`
        try:
            self.read()
        except BaseException:
            self.file.close()
            raise

    def read(self) -> None:
        """Take up what is there; a line that was never finished is dropped."""
        self.file.seek(0)
        first = line(heading(self.ladder))
        place = 0
        for number, text in enumerate(self.file, 1):
            if not text.endswith(b"\n"):
                if number == 1 and not first.startswith(text):
                    raise self.wrong("it does not begin as a ladder does")
                break
            if number == 1:
                if text != first:
                    self.compare(text)
            else:
                self.take(number, text)
            place += len(text)
        self.file.truncate(place)
        if place == 0:
            self.file.write(first)
            self.file.flush()

    def compare(self, text: bytes) -> None:
        """Say in what another ladder is another."""
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise self.wrong("it does not begin as a ladder does")
        there, here = spread_out(found), spread_out(json.loads(line(heading(self.ladder))))
        for name in {**here, **there}:
            if there.get(name) != here.get(name):
                values = f"{brief(there.get(name))} there, {brief(here.get(name))} here"
                raise self.wrong(f"{name}: {values}")

    def take(self, number: int, text: bytes) -> None:
        """Note the game of one line."""
        try:
            played = self.understood(json.loads(text))
        except (TypeError, ValueError) as error:
            raise LadderFileError(
                f"{self.path}, line {number}: this is not a game of this ladder ({error})"
            ) from None
        before = self.games.setdefault(played.key, played)
        if before != played:
            raise LadderFileError(
                f"{self.path}, line {number}: this game is there already and ended differently"
            )

    def understood(self, data: object) -> Played:
        """A game as it was written; anything else is an error of some sort."""
        reader = Reader(data, "", FieldError)
        ladder = self.ladder
        block = reader.integer("block", 1, MOST)
        match = reader.integer("match", 0, len(ladder.matches) - 1)
        key = (block, match, reader.integer("rotation", 0, ladder.people - 1))
        seats = ladder.people + len(ladder.bots)
        scores = tuple(reader.integers("scores", seats, -MOST, MOST))
        count = len(reader.items("winners", 0, seats))
        winners = tuple(reader.integers("winners", count, 0, seats - 1))
        turns = tuple(reader.integers("turns", seats, 0, MOST))
        decisions = tuple(reader.integers("decisions", seats, 0, MOST))
        seconds: list[Any] = reader.items("seconds", seats, seats)
        times = tuple(map(float, seconds))
        return Played(key, scores, winners, turns, decisions, times, *failures(reader, seats))

    def write(self, played: Played) -> None:
        self.games[played.key] = played
        self.file.write(line(written(played)))
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    def wrong(self, reason: str) -> LadderFileError:
        return LadderFileError(
            f"{self.path} holds something else than this ladder, and stays as it is: {reason}"
        )


def spread_out(heading: dict[str, object]) -> dict[str, object]:
    """A heading with each option by itself."""
    found: dict[str, object] = {}
    for name, value in heading.items():
        if name == "options" and isinstance(value, dict):
            found |= {f"option {option}": chosen for option, chosen in value.items()}
        else:
            found[name] = value
    return found


def failures(reader: Reader, seats: int) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
    """Return what each seat forfeited, by reason, and why; nothing is written where nobody did."""
    if not reader.has("forfeits"):
        return (), ()
    forfeits: list[tuple[int, ...]] = []
    for row in reader.items("forfeits", seats, seats):
        by_reason = Reader({"by reason": row}, "forfeits", FieldError)
        forfeits.append(tuple(by_reason.integers("by reason", len(REASONS), 0, MOST)))
    return tuple(forfeits), tuple(reader.texts("troubles", seats, seats))


def brief(value: object) -> str:
    """A value as an error tells it."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else f"{text[:299]}…"
