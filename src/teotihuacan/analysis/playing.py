"""Play one game, or many, in one process or in several."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.analysis.plan import Plan, game_seeds
from teotihuacan.analysis.sharing import JobContext, Sharing, sharing
from teotihuacan.analysis.summary import Summary, summarise
from teotihuacan.engine.events import Event
from teotihuacan.engine.playout import play_out
from teotihuacan.titles import title_named

CHUNKS = 16  # for each worker: small enough to share the work fairly


@dataclass(frozen=True)
class Result:
    """The result of one game."""

    number: int  # in its simulation, from 1
    seed: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int  # of the players; draws do not count
    turns: int  # of all players together
    points: tuple[tuple[int, ...], ...]  # [seat][source]
    forfeits: tuple[tuple[int, ...], ...] = ()  # [seat][reason], see `players.REASONS`
    troubles: tuple[str, ...] = ()  # by seat: details of the first one
    record: dict[str, object] | None = None
    setup: tuple[tuple[object, ...], ...] = ()  # by seat, see `Title.setup`

    def without_record(self) -> Result:
        """The same, lighter: for many results in memory."""
        return replace(self, record=None)


@dataclass(frozen=True)
class Simulation:
    """A plan and the results of all its games, in order."""

    plan: Plan
    results: tuple[Result, ...]

    @property
    def summary(self) -> Summary:
        return summarise(self.plan, self.results)


def sources_of(game: str) -> tuple[str, ...]:
    """The names of the sources of points, in the order of `Result.points`."""
    return title_named(game).sources


def play_game(plan: Plan, number: int, record: bool = False) -> Result:
    """Play one game of a plan; the same number always gives the same game."""
    seeds = game_seeds(plan.seed, number, len(plan.seats))
    game = teo.new_game(plan.game, seed=seeds[0], **plan.options)
    seated = players.seat_all(plan.seats, seeds[1:], plan.game, plan.limit)
    title = title_named(plan.game)
    ledger = title.ledger(game.players)
    ledger.note(game.events)
    ledger.settle(game.scores)  # points without an event were there from the start
    turns = turns_in(game.events)
    setup: list[tuple[object, ...]] = []
    begun = game.events

    def decide(game: teo.Game, seat: int) -> int:
        if not setup and game.asked == title.turn_question:
            setup.extend(title.setup(game, [*begun, *(game.state.events or [])]))
        return seated[seat].decide(game)

    game.start_recording()
    decisions = sum(play_out(game, decide))
    game.stop_recording()
    ledger.note(game.events)
    turns += turns_in(game.events)
    return Result(
        number,
        seeds[0],
        plan.names,
        tuple(game.scores),
        tuple(game.winners),
        decisions,
        turns,
        tuple(tuple(row) for row in ledger.points),
        tuple(mind.counts() for mind in seated),
        tuple(mind.first_trouble() for mind in seated),
        record_of(game, plan).to_json() if record else None,
        tuple(setup),
    )


def record_of(game: teo.Game, plan: Plan) -> teo.Record:
    """The record of a game of a plan, with its players."""
    record = game.record
    record.players = list(plan.names)
    return record


def turns_in(events: list[Event]) -> int:
    """Return how many turns began."""
    return len([1 for event in events if event.kind == "turn"])


def play_games(
    plan: Plan, workers: int = 1, records: bool = False, share: Sharing | None = None
) -> Generator[Result, None, None]:
    """Play all games of a plan; the results come in order, whatever the number of workers.

    With several workers each is a fresh process, so a program that calls this needs the usual
    `if __name__ == "__main__":`.  `share` replaces the processes; then the number of workers only
    says into how many pieces the work is cut.
    """
    if share is None:
        share = sharing(workers)
    # Games per job; with one worker, 1, so that each result is available immediately.
    size = 1 if workers == 1 else max(1, min(100, plan.games // (workers * CHUNKS)))
    return shared(plan, share, size, records)


def shared(plan: Plan, share: Sharing, size: int, records: bool) -> Generator[Result, None, None]:
    past = plan.games + 1
    chunks = ((plan, n, min(n + size, past), records) for n in range(1, past, size))
    with closing(share(play_chunk, chunks, JobContext.of(plan.game, plan.seats))) as done:
        for results in done:
            yield from results


def play_chunk(chunk: tuple[Plan, int, int, bool]) -> list[Result]:
    plan, first, past, records = chunk
    return [play_game(plan, number, records) for number in range(first, past)]


def simulate(
    game: str | None = None,
    *,
    seats: Sequence[str],
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    records: bool = False,
    options: Mapping[str, object] | None = None,
    limit: float | None = None,
    progress: Callable[[Result], None] | None = None,
    share: Sharing | None = None,
) -> Simulation:
    """Play many games and gather the results.

    The same seed, seats and options give the same results whatever the number of workers.
    `options` are those of `new_game`; the number of players follows from the seats.  With
    `records` each result carries its record.  A player that fails, or takes more than `limit`
    seconds, forfeits that decision to `random`: see `Result.forfeits`.
    `progress` is called with each result as it comes.  `share` replaces the processes.
    """
    plan = Plan.of(game, seats=seats, games=games, seed=seed, options=options, limit=limit)
    results: list[Result] = []
    for result in play_games(plan, workers, records, share):
        results.append(result)
        if progress is not None:
            progress(result)
    return Simulation(plan, tuple(results))
