"""A record of any registered game, played again step by step with everything told."""

from collections.abc import Iterator

import teotihuacan as teo
from teotihuacan.engine.record import replay_steps
from teotihuacan.titles import GAMES


def retell(record: teo.Record, until: int | None = None) -> Iterator[teo.Game]:
    """The game of a record at its beginning, then after each step; see `replay_steps`."""
    return replay_steps(record, GAMES, until)
