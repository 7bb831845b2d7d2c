"""One game of a ladder."""

import time
from dataclasses import dataclass, field
from typing import Final

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.analysis.ladder.matches import Key, Ladder

NOBODY_FAILED: Final = (0,) * len(players.REASONS)


@dataclass(frozen=True)
class Played:
    """How one game went.

    The clock is no part of it: the same game is equal, however long it took.
    """

    key: Key
    scores: tuple[int, ...]  # by seat, bots included
    winners: tuple[int, ...]
    turns: tuple[int, ...]  # by seat
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)  # that each seat thought
    forfeits: tuple[tuple[int, ...], ...] = ()  # [seat][reason], see `players.REASONS`; (): none
    # By seat: what the first of them was about; an error may say something else each time.
    troubles: tuple[str, ...] = field(default=(), compare=False)

    def share(self, seat: int) -> float:
        """What of the victory belongs to a seat; a tie is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(job: tuple[Ladder, Key]) -> Played:
    """Play one game; the same key always gives the same."""
    ladder, key = job
    seeds = ladder.seeds(key)
    names = ladder.matches[key[1]].seated(key[2])
    game = teo.new_game(ladder.game, seed=seeds[0], **ladder.options)
    seated = [
        players.Seated(name, seeds[1 + i], ladder.game, ladder.limit)
        for i, name in enumerate(names)
    ]
    turns = [0] * game.players
    decisions = [0] * game.players
    seconds = [0.0] * game.players
    told = game.events
    game.listen()
    while not game.over:
        actor = game.actor
        assert actor is not None
        began = time.perf_counter()
        id = seated[actor].decide(game)
        seconds[actor] += time.perf_counter() - began
        decisions[actor] += 1
        game.apply(id)
    game.hush()
    for event in [*told, *game.events]:
        if event.kind == "turn" and event.seat >= 0:
            turns[event.seat] += 1
    failed = any(mind.forfeits for mind in seated)
    bots = game.players - len(seated)
    return Played(
        key,
        tuple(game.scores),
        tuple(game.winners),
        tuple(turns),
        tuple(decisions),
        tuple(round(second, 6) for second in seconds),
        (*[mind.counts() for mind in seated], *[NOBODY_FAILED] * bots) if failed else (),
        (*[first_trouble(mind) for mind in seated], *[""] * bots) if failed else (),
    )


def first_trouble(mind: players.Seated) -> str:
    """Why a player forfeited the first of its decisions that it did forfeit."""
    return mind.forfeits[0].detail if mind.forfeits else ""
