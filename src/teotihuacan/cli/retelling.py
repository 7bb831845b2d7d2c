"""A record played again, step by step, with everything that happens told."""

from __future__ import annotations

from collections.abc import Iterator

import teotihuacan as teo


def retell(record: teo.Record, until: int | None = None) -> Iterator[teo.Game]:
    """The game of a record at its beginning, then after each step; `RecordError` if it fails.

    It is the same game every time, so look at it before you ask for the next one.  Chance comes
    from the record alone, even if the game had a dealer.
    """
    start = None
    if record.start is not None:
        start = {**record.start, "seed": None, "dealer": None}
    bare = teo.Record(record.game, record.rules, record.options, None, start, [], None)
    game = teo.replay(bare)
    yield game
    for number, code in enumerate(record.steps[: None if until is None else max(0, until)]):
        try:
            game.play(code)
        except teo.IllegalChoice as error:
            raise teo.RecordError(f"steps[{number}]", str(error)) from None
        yield game
