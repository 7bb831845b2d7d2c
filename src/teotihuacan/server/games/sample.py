"""Games to watch: the sample of every title, laid out as a stored game that is over."""

import contextlib
from typing import Any

import teotihuacan as teo
from teotihuacan.server.games.seats import COMPUTER, Seat
from teotihuacan.server.games.storage import Conflict, Row, Store
from teotihuacan.title import Title
from teotihuacan.titles import TITLES


def id_of(title: Title) -> str:
    """The id of a sample, which is public; new rules have a new sample."""
    return f"sample-game-of-{title.name}-{title.rules.revision}"


def lay_out(store: Store) -> None:
    """Put the samples into a store that does not have them yet; another server may be faster."""
    for title in TITLES.values():
        sample, id = title.sample(), id_of(title)
        found = store.status(id)
        if sample is None or (found is not None and found.over):
            continue
        header, rows = cut(sample.record)
        people = zip(sample.names, sample.players, strict=True)
        seats = [Seat(i, COMPUTER, name, player) for i, (name, player) in enumerate(people)]
        with contextlib.suppress(Conflict):
            if found is None:
                store.create(id, header, seats, None, None)
            store.append(id, 0, rows, True, None, None)


def cut(played: teo.Record) -> tuple[dict[str, Any], list[Row]]:
    """A record as the header and the rows of a stored game."""
    bare = teo.Record(played.game, played.rules, played.options, None, None, [], None)
    game = teo.replay(bare)
    setup: list[str] = []
    rows: list[Row] = []
    for code in played.steps:
        if game.actor != teo.CHANCE:
            rows.append(Row(game.actor or 0, code))
        elif rows:
            rows[-1] = Row(rows[-1].seat, rows[-1].code, (*rows[-1].draws, code))
        else:
            setup.append(code)
        game.play(code)
    header = {
        "game": played.game,
        "rules": played.rules,
        "options": played.options,
        "seed": played.seed,
        "draws": setup,
    }
    return header, rows
