"""The report of a ladder: matches, ratings, seats, the mirror match and clocks."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

import teotihuacan as teo
from teotihuacan.analysis.ladder.climbing import Climb, by_block
from teotihuacan.analysis.ladder.estimates import Estimate, Fitting, estimates, of_share
from teotihuacan.analysis.ladder.matches import Ladder, Match, anchor
from teotihuacan.analysis.ladder.playing import Played
from teotihuacan.analysis.ladder.ratings import Fit, met, stages_of
from teotihuacan.analysis.ladder.sprt import Decision
from teotihuacan.players import REASONS


@dataclass(frozen=True)
class MatchReport:
    """The report of one match."""

    one: str
    others: tuple[str, ...]  # bots included
    games: int
    share: Estimate  # of the victories; ties are shared
    margin: Estimate | None  # over the best of the others; None where there are none
    score: Estimate
    others_score: Estimate | None  # the mean of the others
    seats: tuple[Estimate, ...]  # what each seat won, with any player
    mirror: bool
    fair: float  # the share of each if all were equal
    brackets: bool | None  # of a mirror: whether the interval holds the fair share


@dataclass(frozen=True)
class SeatReport:
    """The report of a seat, over all matches."""

    seat: int
    share: Estimate
    score: Estimate


@dataclass(frozen=True)
class Rating:
    """The rating of a player, in points of Elo above the anchor."""

    player: str
    rating: Estimate


@dataclass(frozen=True)
class Clock:
    """The thinking time of a player, which is not reproducible."""

    player: str
    turns: int
    decisions: int
    turn: float | None  # seconds; None in a game without turn events
    decision: float


@dataclass(frozen=True)
class Failure:
    """Forfeited decisions of a player, over all games."""

    player: str
    decisions: int  # that it was asked for
    forfeits: dict[str, int]  # by reason: decisions made at random because the player failed
    trouble: str  # details of the first one, for the developer of the player


@dataclass(frozen=True)
class Report:
    """A whole ladder on one page."""

    version: str
    game: str
    options: dict[str, object]
    seed: int
    blocks: int
    games: int
    pool: tuple[str, ...]
    anchor: str
    matches: tuple[MatchReport, ...]
    seats: tuple[SeatReport, ...]
    ratings: tuple[Rating, ...]
    decision: Decision | None
    limit: float | None  # seconds for a decision
    failures: tuple[Failure, ...]  # of the players that did fail
    clocks: tuple[Clock, ...]

    def to_json(self) -> dict[str, object]:
        """In plain JSON types; what the clock says stands under `clocks` and nowhere else."""
        return asdict(self)


class Rows:
    """Values by block, row by row; each row knows its place among all."""

    def __init__(self) -> None:
        self.values: list[list[float]] = []

    def add(self, values: list[float]) -> int:
        self.values.append(values)
        return len(self.values) - 1


def report(climb: Climb) -> Report:
    """Return the report of the games of a ladder; at least one block is needed."""
    ladder = climb.ladder
    rows = Rows()
    makers = [match_rows(rows, climb, number) for number in range(len(ladder.matches))]
    seats = seat_rows(rows, climb)
    fit, names = rating_rows(rows, climb)
    found, fitted = estimates(rows.values, fit)
    ratings = [Rating(name, rating) for name, rating in zip(names, fitted)]
    return Report(
        teo.__version__,
        ladder.game,
        dict(ladder.options),
        ladder.seed,
        climb.blocks,
        len(climb.games),
        ladder.pool,
        anchor(ladder.pool),
        tuple(maker(found) for maker in makers),
        tuple(SeatReport(seat, found[won], found[got]) for seat, (won, got) in enumerate(seats)),
        tuple(sorted(ratings, key=lambda rated: -rated.rating.mean)),
        climb.decision,
        ladder.limit,
        failures(climb),
        clocks(climb),
    )


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def match_rows(rows: Rows, climb: Climb, number: int) -> Callable[[list[Estimate]], MatchReport]:
    """Put the values of a match among the rows; what makes its report when they are estimated."""
    ladder = climb.ladder
    match: Match = ladder.matches[number]
    blocks = by_block(climb.games, number)
    others = (*match.others, *ladder.bots)
    fair = 1 / (1 + len(others))

    def add(value: Callable[[Played, int], float]) -> int:
        """A row of what the one, in his seat, got out of the games of each block."""
        return rows.add([mean([value(game, game.key[2]) for game in block]) for block in blocks])

    share = add(Played.share)
    score = add(lambda game, seat: game.scores[seat])
    margin = add(lambda game, seat: game.scores[seat] - max(rest(game, seat))) if others else None
    other = add(lambda game, seat: mean(rest(game, seat))) if others else None
    seats = [
        rows.add([mean([game.share(seat) for game in block]) for block in blocks])
        for seat in range(ladder.people)
    ]

    def made(found: list[Estimate]) -> MatchReport:
        won = of_share(found[share], len(blocks))
        return MatchReport(
            match.one,
            others,
            len(blocks) * ladder.people,
            won,
            None if margin is None else found[margin],
            found[score],
            None if other is None else found[other],
            tuple(found[seat] for seat in seats),
            match.mirror,
            fair,
            won.brackets(fair) if match.mirror else None,
        )

    return made


def rest(game: Played, seat: int) -> list[int]:
    """The scores of the others."""
    return [score for other, score in enumerate(game.scores) if other != seat]


def seat_rows(rows: Rows, climb: Climb) -> list[tuple[int, int]]:
    """Shares and scores of the seats over all matches; alone there is nothing to compare."""
    ladder = climb.ladder
    if ladder.people == 1:
        return []
    size = ladder.people * len(ladder.matches)
    blocks = [climb.games[i : i + size] for i in range(0, len(climb.games), size)]
    return [
        (
            rows.add([mean([game.share(seat) for game in block]) for block in blocks]),
            rows.add([mean([game.scores[seat] for game in block]) for block in blocks]),
        )
        for seat in range(ladder.people)
    ]


def rating_rows(rows: Rows, climb: Climb) -> tuple[Fitting | None, list[str]]:
    """Return the data of ratings: the choices in each block, and how to fit them."""
    ladder = climb.ladder
    pairs = met(ladder.seated((1, match, 0)) for match in range(len(ladder.matches)))
    if not pairs:
        return None, []
    games: dict[int, list[tuple[Played, list[str]]]] = {}
    for played in climb.games:
        if not ladder.matches[played.key[1]].mirror:
            games.setdefault(played.key[0], []).append((played, ladder.seated(played.key)))
    stages = [stages_of(block) for block in games.values()]
    names = [name for name in (*ladder.pool, *ladder.bots) if any(name in pair for pair in pairs)]
    fields = list(dict.fromkeys([*pairs, *[field for stage in stages for field in stage.fields]]))
    chosen = [rows.add([stage.chosen.get(name, 0.0) for stage in stages]) for name in names]
    weights = [rows.add([stage.fields.get(field, 0.0) for stage in stages]) for field in fields]
    count = len(stages)
    fit = Fit(names, fields, anchor(ladder.pool))

    half = ladder.people / 2

    def ratings(means: Sequence[float], weight: Callable[[], float]) -> list[float]:
        won = {name: means[row] * count for row, name in zip(chosen, names)}
        among = {field: means[row] * count for row, field in zip(weights, fields)}
        for pair in pairs:
            for name in pair:
                more = half * weight()
                won[name] += more
                among[pair] += more
        return fit.ratings(list(won.values()), list(among.values()))

    return ratings, names


def clocks(climb: Climb) -> tuple[Clock, ...]:
    """Return the thinking time of each player of the pool, over all games."""
    ladder: Ladder = climb.ladder
    seconds = dict.fromkeys(ladder.pool, 0.0)
    turns = dict.fromkeys(ladder.pool, 0)
    decisions = dict.fromkeys(ladder.pool, 0)
    for played in climb.games:
        for seat, name in enumerate(ladder.matches[played.key[1]].seated(played.key[2])):
            seconds[name] += played.seconds[seat]
            turns[name] += played.turns[seat]
            decisions[name] += played.decisions[seat]
    found: list[Clock] = []
    for name in ladder.pool:
        if decisions[name]:
            turn = seconds[name] / turns[name] if turns[name] else None
            decision = seconds[name] / decisions[name]
            found.append(Clock(name, turns[name], decisions[name], turn, decision))
    return tuple(found)


def failures(climb: Climb) -> tuple[Failure, ...]:
    """Return which players failed, how often, and the first reason."""
    ladder: Ladder = climb.ladder
    found: list[Failure] = []
    for name in ladder.pool:
        asked = 0
        counts = [0] * len(REASONS)
        troubles: list[str] = []
        for played in climb.games:
            block, match, rotation = played.key
            for seat, other in enumerate(ladder.matches[match].seated(rotation)):
                if other != name:
                    continue
                asked += played.decisions[seat]
                if played.forfeits and any(played.forfeits[seat]):
                    counts = [sum(pair) for pair in zip(counts, played.forfeits[seat])]
                    where = f"block {block}, {ladder.matches[match]}, seat {seat}"
                    troubles.append(f"{where}: {played.troubles[seat]}")
        if troubles:
            by_reason = {why: count for why, count in zip(REASONS, counts) if count}
            found.append(Failure(name, asked, by_reason, troubles[0]))
    return tuple(found)
