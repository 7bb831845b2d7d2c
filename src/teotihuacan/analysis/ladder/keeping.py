"""The file of a ladder: what it is on the first line, then one game on each, as they end.

A game is written at once, so whatever happens only the line being written can be lost.  Who comes
back with the same ladder goes on where it stopped; with more blocks it is continued.
"""

import json
from pathlib import Path
from typing import BinaryIO, Final

import teotihuacan as teo
from teotihuacan.analysis.ladder.matches import Key, Ladder
from teotihuacan.analysis.ladder.playing import Played
from teotihuacan.players import REASONS
from teotihuacan.titles import title_named

FORMAT: Final = "teotihuacan ladder 1"


class LadderFileError(teo.TeotihuacanError):
    """A file that holds another ladder, or none."""


def heading(ladder: Ladder) -> dict[str, object]:
    """What makes two ladders the same one; how many blocks are played is not part of it."""
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
        except (KeyError, TypeError, ValueError) as error:
            raise LadderFileError(
                f"{self.path}, line {number}: this is no game of this ladder ({error})"
            ) from None
        before = self.games.setdefault(played.key, played)
        if before != played:
            raise LadderFileError(
                f"{self.path}, line {number}: this game is there already and ended differently"
            )

    def understood(self, data: dict[str, object]) -> Played:
        """A game as it was written; anything else is an error of some sort."""
        key = (whole(data["block"]), whole(data["match"]), whole(data["rotation"]))
        ladder = self.ladder
        if key[0] < 1 or key[1] >= len(ladder.matches) or key[2] >= ladder.people:
            raise ValueError("there is no such block, match or rotation")
        seats = ladder.people + len(ladder.bots)
        scores, winners = numbers(data["scores"]), numbers(data["winners"])
        turns, decisions = numbers(data["turns"]), numbers(data["decisions"])
        seconds = data["seconds"]
        if not isinstance(seconds, list):
            raise TypeError("seconds must be a list")
        if not len(scores) == len(turns) == len(decisions) == len(seconds) == seats:
            raise ValueError(f"{seats} seats are needed")
        if not set(winners) <= set(range(seats)):
            raise ValueError("somebody won who was not there")
        forfeits, troubles = failures(data, seats)
        times = tuple(map(float, seconds))
        return Played(key, scores, winners, turns, decisions, times, forfeits, troubles)

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


def failures(
    data: dict[str, object], seats: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
    """What each seat forfeited, by reason, and why; nothing is written where nobody did."""
    if "forfeits" not in data:
        return (), ()
    forfeits, troubles = data["forfeits"], data["troubles"]
    if not isinstance(forfeits, list) or not isinstance(troubles, list):
        raise TypeError("forfeits and troubles must be lists")
    if not len(forfeits) == len(troubles) == seats:
        raise ValueError(f"{seats} seats are needed")
    counts = tuple(numbers(row) for row in forfeits)
    if any(len(row) != len(REASONS) for row in counts):
        raise ValueError(f"{len(REASONS)} reasons are needed")
    return counts, tuple(map(str, troubles))


def whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError("a whole number is needed")
    return value


def numbers(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise TypeError("a list is needed")
    return tuple(whole(item) for item in value)


def brief(value: object) -> str:
    """A value as an error tells it."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else f"{text[:299]}…"
