"""`teo verify`: whether the draws of a recorded game are those that its seed deals."""

import argparse
from typing import Final

import teotihuacan as teo
from teotihuacan.cli.command import RECORDS, argument, command, language
from teotihuacan.cli.replay import BROKEN, FINE, complain, records, worst_of
from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.engine.proof import commitment, verify
from teotihuacan.titles import GAMES
from teotihuacan.words import Words, in_language

DOES_NOT_HOLD: Final = 1


@command(
    "verify",
    "check that the draws of finished games were fixed before they began",
    "teo verify game.json --commitment 5f2c…",
    RECORDS,
    argument(
        "--commitment",
        default="",
        metavar="HEX",
        help="commitment that the server published when the game began (default: print it)",
    ),
    language(),
)
def run(arguments: argparse.Namespace) -> int:
    words = in_language(arguments.language)
    given = arguments.commitment.strip().lower()
    if given and (len(given) != 64 or given.strip("0123456789abcdef")):
        raise teo.OptionError(f"--commitment must be 64 hexadecimal digits, not {given[:80]!r}")

    def judge_all(file: str) -> int:
        return max([judge(place, found, given, words) for place, found in records(file)])

    return worst_of(arguments.files, judge_all)


def judge(place: str, found: teo.Record | teo.RecordError, given: str, words: Words) -> int:
    if isinstance(found, teo.RecordError):
        complain(place, found)
        return BROKEN
    try:
        draws = verify(found, GAMES)
    except teo.RecordError as flaw:
        complain(place, flaw)
        return DOES_NOT_HOLD
    print(f"{place}: {words.text('verify.draws', draws=draws)}")
    assert found.seed is not None
    if found.seed <= HIGHEST_SEED:
        print(words.text("verify.chosen", seed=found.seed))
        return DOES_NOT_HOLD if given else FINE
    published = commitment(found.seed)
    print(words.text("verify.commitment", commitment=published))
    if not given:
        return FINE
    print(words.text("verify.same" if given == published else "verify.other"))
    return FINE if given == published else DOES_NOT_HOLD
