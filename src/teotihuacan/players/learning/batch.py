"""One batch of training games, and the sums of their rows.

The first generation learns from the final margins.  From the second on a row learns from the
estimate after the next turn and, counting less and less, after those that follow (TD(lambda)): that
is nearly as accurate and has much less variance.  After a turn that was taken to explore, the
estimate of the best turn is used instead.
"""

from collections.abc import Sequence

import teotihuacan as teo
from teotihuacan.players.learning.fitting import Sums
from teotihuacan.players.learning.plan import Batch, seeds
from teotihuacan.players.learning.training_setup import Row, SelfPlayAgent, TrainingSetup


def play_batch(batch: Batch) -> Sums:
    """Play the games of a batch; the sums of their rows."""
    plan = batch.plan
    setup = plan.setup()
    sums = Sums.empty(setup.eras, len(setup.names))
    trace = 1.0 if batch.weights is None else plan.trace
    for number in range(batch.first, batch.past):
        agents, scores = play(batch, setup, number)
        rows: list[Row] = []
        goals: list[float] = []
        for seat, agent in enumerate(agents):
            others = scores[:seat] + scores[seat + 1 :]
            final = float(scores[seat] - max(others, default=0))  # alone, points are all there is
            rows += agent.rows
            goals += targets(agent.rows, final, trace)
        sums.add(rows, goals)
    return sums


def play(batch: Batch, setup: TrainingSetup, number: int) -> tuple[list[SelfPlayAgent], list[int]]:
    """Play one game; its agents and their scores."""
    plan = batch.plan
    options = dict(plan.variants[number % len(plan.variants)])
    game_seed, *more = seeds(plan, batch.generation, number, 8)
    game = teo.new_game(plan.game, seed=game_seed, **options)
    agents: dict[int, SelfPlayAgent] = {}
    while not game.over:
        actor = game.actor
        assert actor is not None
        if actor not in agents:
            agent = setup.agent(more[actor], batch.weights, plan.exploration)
            agent.nodes = 0 if batch.weights is None else plan.search
            agents[actor] = agent
        game.apply(agents[actor].choose(game))
    return [agents[seat] for seat in sorted(agents)], list(game.scores)


def targets(rows: Sequence[Row], final: float, trace: float) -> list[float]:
    """What was still to come after each row."""
    goals = [0.0] * len(rows)
    later = final
    for place in range(len(rows) - 1, -1, -1):
        row = rows[place]
        goals[place] = later - row.present
        if trace < 1.0:
            later = row.expected if row.explored else (1 - trace) * row.expected + trace * later
    return goals
