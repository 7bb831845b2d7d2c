"""`teo replay` and `teo verify`: recorded games in words, or checked; the proof of their draws."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import teotihuacan as teo
from teotihuacan.cli.command import RECORDS, argument, command, either, language, switch, whole
from teotihuacan.cli.console import console
from teotihuacan.engine import proof
from teotihuacan.engine.dealer import HIGHEST_SEED, written_seed
from teotihuacan.engine.ledger import Ledger
from teotihuacan.engine.record import replay_steps
from teotihuacan.screen import last_page
from teotihuacan.title import Title
from teotihuacan.titles import GAMES, title_of
from teotihuacan.words import Words, in_language

FINE: Final = 0
DOES_NOT_REPLAY: Final = 1
DOES_NOT_HOLD: Final = 1
BROKEN: Final = 2


@command(
    "replay",
    "print recorded games in words, or check that they replay",
    "teo replay game.json --until 120\n  teo replay --check games.jsonl",
    RECORDS,
    argument("--until", "N", "number of steps to play, draws included", type=whole()),
    either(
        switch(
            "--check",
            "only check that games replay: exit status 1 if one does not, 2 if a file is damaged",
        ),
        switch("--json", "output as JSON, one line per game"),
    ),
    language(),
)
def run(arguments: argparse.Namespace) -> int:
    in_language(arguments.language)  # an unknown language is refused before any output
    return worst_of(arguments.files, lambda file: handle(file, arguments))


def worst_of(files: Iterable[str], handle: Callable[[str], int]) -> int:
    """The worst that came of any file; one that cannot be read is as bad as it gets."""
    worst = FINE
    for file in files:
        try:
            worst = max(worst, handle(file))
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            complain(file, OSError(error.strerror or str(error)))
            worst = BROKEN
    return worst


def records(file: str) -> Iterator[tuple[str, teo.Record | teo.RecordError]]:
    """Return what is in a file, with its places: one record, or one on each line."""
    with Path(file).open(encoding="utf-8") as lines:
        try:
            first = lines.readline()
            if not is_object(first):  # spread over several lines, or no record at all
                yield file, read(Path(file).read_text(encoding="utf-8"))
                return
            yield file, read(first)
            for number, line in enumerate(lines, 2):
                if line.strip():
                    yield f"{file}, line {number}", read(line)
        except UnicodeDecodeError as error:
            yield file, teo.RecordError("", f"not a text: {error}")


def read(text: str) -> teo.Record | teo.RecordError:
    try:
        return teo.Record.from_json(json.loads(text))
    except teo.RecordError as error:
        return error
    except (ValueError, RecursionError) as error:
        return teo.RecordError("", f"not valid JSON: {error}")


def is_object(line: str) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def complain(place: str, error: Exception) -> None:
    sys.stdout.flush()
    print(f"{place}: {error}", file=sys.stderr)


def handle(file: str, arguments: argparse.Namespace) -> int:
    """Check or tell everything in a file; the worst that was found."""
    worst = FINE
    games = 0
    told = ""
    for place, record in records(file):
        if isinstance(record, teo.RecordError):
            complain(place, record)
            worst = BROKEN
            continue
        try:
            if arguments.check:
                told = outcome(teo.replay(record, arguments.until))
            elif arguments.json:
                print(json.dumps({"file": place, **summary(record, arguments.until)}))
            else:
                in_words(record, arguments.until, arguments.language, console())
            games += 1
        except teo.RecordError as error:
            complain(place, error)
            # Distinguish a game that deviates from its record from a file without a game.
            differs = error.field.startswith(("steps", "scores"))
            worst = max(worst, DOES_NOT_REPLAY if differs else BROKEN)
    if arguments.check and worst == FINE:
        print(f"{file}: OK, {told if games == 1 else f'{games} games'}")
    return worst


def outcome(game: teo.Game) -> str:
    scores = " ".join(str(score) for score in game.scores)
    return f"scores {scores}" if game.over else f"not over, scores so far {scores}"


def summary(record: teo.Record, until: int | None) -> dict[str, object]:
    """Return the result of a game, in plain JSON types."""
    ledger: Ledger | None = None
    decisions = 0
    asked: int | None = teo.CHANCE  # draws do not count
    for game in replay_steps(record, GAMES, until):
        ledger = ledger or title_of(game).ledger(game.players)
        ledger.note(game.events)
        decisions += asked != teo.CHANCE
        asked = game.actor
    assert ledger is not None
    return {
        "game": record.game,
        "options": game.options,
        "seed": written_seed(record.seed),
        "decisions": decisions,
        "over": game.over,
        "scores": game.scores,
        "winners": game.winners,
        "points": ledger.to_json(game.scores),
    }


def print_story(
    title: Title, words: Words, events: list[teo.Event], out: Console, begun: bool
) -> None:
    untold = title.untold if begun else title.untold + title.shown_by_the_table
    for paragraph in title.story(words, events, leave_out=untold):
        out.print(Padding(Text(paragraph), (0, 0, 0, 2)))


def in_words(record: teo.Record, until: int | None, language: str, out: Console) -> None:
    """Tell a whole game: the table when the first turn begins, every turn, the last page."""
    ledger: Ledger | None = None
    begun = record.start is not None
    events: list[teo.Event] = []
    for game in replay_steps(record, GAMES, until):
        if ledger is None:
            title = title_of(game)
            ledger = title.ledger(game.players)
            words = title.words(language).at(game.rules.cast(game.state))
            screen = title.screen(words)
        ledger.note(game.events)
        events += game.events
        if game.asked == title.turn_question or game.over:
            print_story(title, words, events, out, begun)
            events = []
            if not begun:
                out.print()
                out.print(screen.table(game))
            begun = True
    print_story(title, words, events, out, begun)
    out.print()
    assert ledger is not None
    if game.over:
        out.print(last_page(game, words, ledger))
    else:
        out.print(screen.table(game))
        out.print(Text(words.question(game), style="bold"))


# --- teo verify -----------------------------------------------------------------------------------


@command(
    "verify",
    "check that the draws of finished games were fixed before they began",
    "teo verify game.json --commitment 5f2c…",
    RECORDS,
    argument(
        "--commitment",
        "HEX",
        "commitment that the server published when the game began (default: print it)",
        default="",
    ),
    language(),
)
def verify(arguments: argparse.Namespace) -> int:
    words = in_language(arguments.language)
    given = arguments.commitment.strip().lower()
    if given and (len(given) != 64 or given.strip("0123456789abcdef")):
        raise teo.OptionError(f"--commitment must be 64 hexadecimal digits, not {given[:80]!r}")

    return worst_of(
        arguments.files,
        lambda file: max(judge(place, found, given, words) for place, found in records(file)),
    )


def judge(place: str, found: teo.Record | teo.RecordError, given: str, words: Words) -> int:
    if isinstance(found, teo.RecordError):
        complain(place, found)
        return BROKEN
    try:
        draws = proof.verify(found, GAMES)
    except teo.RecordError as flaw:
        complain(place, flaw)
        return DOES_NOT_HOLD
    print(f"{place}: {words.text('verify.draws', draws=draws)}")
    assert found.seed is not None
    if found.seed <= HIGHEST_SEED:
        print(words.text("verify.chosen", seed=found.seed))
        return DOES_NOT_HOLD if given else FINE
    published = proof.commitment(found.seed)
    print(words.text("verify.commitment", commitment=published))
    if not given:
        return FINE
    print(words.text("verify.same" if given == published else "verify.other"))
    return FINE if given == published else DOES_NOT_HOLD
