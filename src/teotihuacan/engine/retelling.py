"""A record played again, step by step."""

from collections.abc import Iterator

from teotihuacan.engine.errors import IllegalChoice, RecordError
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import Record, replay
from teotihuacan.engine.rules import Rules


def retell(record: Record, games: dict[str, Rules], until: int | None = None) -> Iterator[Game]:
    """The game of a record at its beginning, then after each step; `RecordError` if it fails.

    It is the same game every time, so look at it before you ask for the next one.  Chance comes
    from the record alone, even if the game had a dealer.
    """
    start = None
    if record.start is not None:
        start = {**record.start, "seed": None, "dealer": None}
    bare = Record(record.game, record.rules, record.options, None, start, [], None)
    game = replay(bare, games)
    yield game
    for number, code in enumerate(record.steps[: None if until is None else max(0, until)]):
        try:
            game.play(code)
        except IllegalChoice as error:
            raise RecordError(f"steps[{number}]", str(error)) from None
        yield game
