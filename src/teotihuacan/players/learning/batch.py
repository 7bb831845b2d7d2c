"""One batch of training games, and the sums of their rows.

The first generation learns from the final margins.  From the second on a row learns from the
estimate after the next turn and, counting less and less, after those that follow (TD(lambda)): that
is nearly as accurate and has much less variance.  After a turn that was taken to explore, the
estimate of the best turn is used instead.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import teotihuacan as teo
from teotihuacan.analysis.plan import game_seeds
from teotihuacan.engine.playout import play_out
from teotihuacan.players.learning.fitting import Sums, numbers
from teotihuacan.players.learning.plan import Batch
from teotihuacan.players.learning.training_setup import Row, SelfPlayAgent, TrainingSetup
from teotihuacan.players.search.evaluator import lead

SEATS: Final = 8  # more than any game has
SERIES: Final = 0x7EA0  # of the first generation

RowOfGame = tuple[int, int, float]  # which game and seat a row is of, and that seat's final margin


def play_batch(batch: Batch) -> Sums:
    """Play the games of a batch; the sums of their rows."""
    plan = batch.plan
    setup = plan.setup()
    sums = Sums.empty(setup.eras, len(setup.names))
    trace = 1.0 if batch.weights is None else plan.trace
    kept: list[RowOfGame] = []
    all_rows: list[Row] = []
    all_goals: list[float] = []
    for number in range(batch.first, batch.past):
        agents, scores = play(batch, setup, number)
        rows: list[Row] = []
        goals: list[float] = []
        for seat, agent in enumerate(agents):
            final = lead(scores, seat)
            rows += agent.rows
            goals += targets(agent.rows, final, trace)
            kept += [(number, seat, final)] * len(agent.rows) if batch.rows else []
        sums.add(rows, goals)
        all_rows += rows if batch.rows else []
        all_goals += goals if batch.rows else []
    if batch.rows:
        write_rows(batch, all_rows, all_goals, kept)
    return sums


def write_rows(
    batch: Batch, rows: Sequence[Row], goals: Sequence[float], games: Sequence[RowOfGame]
) -> None:
    """Write what a batch was learned from; a batch that is played again writes the same file."""
    np = numbers()
    path = Path(batch.rows) / f"rows-{batch.generation:03}-{batch.first:07}.npz"
    part = path.with_name(f"{path.name}.{os.getpid()}.part.npz")
    np.savez_compressed(
        part,
        names=np.array(batch.plan.setup().names),
        features=np.array([row.features for row in rows]),
        goal=np.array(goals),
        era=np.array([row.era for row in rows]),
        present=np.array([row.present for row in rows]),
        explored=np.array([row.explored for row in rows]),
        game=np.array([number for number, _, _ in games]),
        seat=np.array([seat for _, seat, _ in games]),
        final=np.array([final for _, _, final in games]),
    )
    os.replace(part, path)


def play(batch: Batch, setup: TrainingSetup, number: int) -> tuple[list[SelfPlayAgent], list[int]]:
    """Play one game; its agents and their scores."""
    plan = batch.plan
    options = dict(plan.variants[number % len(plan.variants)])
    game_seed, *more = game_seeds(plan.seed, number, SEATS, SERIES + batch.generation)
    game = teo.new_game(plan.game, seed=game_seed, **options)
    agents: dict[int, SelfPlayAgent] = {}

    def decide(game: teo.Game, seat: int) -> int:
        if seat not in agents:
            agent = setup.agent(more[seat], batch.weights, plan.exploration)
            agent.nodes = 0 if batch.weights is None else plan.search
            agents[seat] = agent
        return agents[seat].choose(game)

    play_out(game, decide)
    return [agents[seat] for seat in sorted(agents)], list(game.scores)


def targets(rows: Sequence[Row], final: float, trace: float) -> list[float]:
    """Return what was still to come after each row."""
    goals = [0.0] * len(rows)
    later = final
    for place in range(len(rows) - 1, -1, -1):
        row = rows[place]
        goals[place] = later - row.present
        if trace < 1.0:
            later = row.expected if row.explored else (1 - trace) * row.expected + trace * later
    return goals
