"""Proof that draws were fixed beforehand: a commitment before the game, the seed after it."""

import hashlib

from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.engine.errors import OptionError, RecordError
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import Record, check_data, check_revision, play_step, rules_named
from teotihuacan.engine.rules import Rules


def commitment(seed: int) -> str:
    """Return what is published while the seed of a sealed dealer is secret.

    It is the SHA-256, in hexadecimal digits, of the text "teotihuacan commitment 1 SEED", the seed
    in 32 of them: nobody finds the seed from it, and nobody finds another seed that fits.  A seed
    of a plain dealer could be found by trying, so it has no commitment.

    >>> commitment(2**127)[:16]
    '821d51fdcb501960'
    """
    if seed <= HIGHEST_SEED:
        raise OptionError("only a secret seed, of 128 bits, has a commitment")
    return hashlib.sha256(f"teotihuacan commitment 1 {seed:032x}".encode()).hexdigest()


def verify(record: Record, known: dict[str, Rules]) -> int:
    """Let the seed of a record deal its game again: how many draws there were.

    A draw that the seed does not deal, a game that is not over, rules from a later version and
    anything else that cannot be shown to hold is a `RecordError`.
    """
    if record.seed is None or record.start is not None:
        raise RecordError("seed", "there is none that dealt this game from its beginning")
    try:
        rules = rules_named(record.game, known)
        check_revision(record.rules, rules)
        check_data(record.data, rules)
        game = Game.new(rules, record.options, record.seed, record.rules)
    except OptionError as error:
        raise RecordError("options", str(error)) from None
    steps = record.steps
    draws = same_draws(game, steps, 0)
    while len(game.history) < len(steps):
        place = len(game.history)
        play_step(game, place, steps[place])
        draws += same_draws(game, steps, place + 1)
    if not game.over:
        raise RecordError("steps", "the game is not over: only a finished game can be verified")
    if game.scores != record.scores:
        raise RecordError("scores", f"{record.scores} recorded, {game.scores} played again")
    return draws


def same_draws(game: Game, steps: list[str], first: int) -> int:
    """Compare the draws after a place of the record with the recorded ones."""
    codes = game.rules.codes
    for place in range(first, len(game.history)):
        code = codes[game.history[place]]
        if place >= len(steps):
            raise RecordError("steps", f"the record ends before the draw of {code}")
        if steps[place] != code:
            raise RecordError(
                f"steps[{place}]", f"{steps[place]} is recorded, but the seed deals {code}"
            )
    return len(game.history) - first
