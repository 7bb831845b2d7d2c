"""One game of a ladder."""

from dataclasses import dataclass, field
from typing import Final

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.analysis.ladder.matches import Key, Ladder
from teotihuacan.engine.playout import play_out

NOBODY_FAILED: Final = (0,) * len(players.REASONS)


@dataclass(frozen=True)
class Played:
    """The result of one game.

    The clock is no part of it: the same game is equal, however long it took.
    """

    key: Key
    scores: tuple[int, ...]  # by seat, bots included
    winners: tuple[int, ...]
    turns: tuple[int, ...]  # by seat
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)  # that each seat thought
    forfeits: tuple[tuple[int, ...], ...] = ()  # [seat][reason], see `players.REASONS`; (): none
    # By seat: details of the first one, as the message of an error may differ each time.
    troubles: tuple[str, ...] = field(default=(), compare=False)

    def share(self, seat: int) -> float:
        """Return what of the victory belongs to a seat; a tie is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(job: tuple[Ladder, Key]) -> Played:
    """Play one game; the same key always gives the same."""
    ladder, key = job
    seeds = ladder.seeds(key)
    names = ladder.matches[key[1]].seated(key[2])
    game = teo.new_game(ladder.game, seed=seeds[0], **ladder.options)
    seated = players.seat_all(names, seeds[1:], ladder.game, ladder.limit)
    turns = [0] * game.players
    told = game.events
    game.start_recording()
    decisions = play_out(game, lambda game, seat: seated[seat].decide(game))
    game.stop_recording()
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
        (*[round(mind.seconds, 6) for mind in seated], *[0.0] * bots),
        (*[mind.counts() for mind in seated], *[NOBODY_FAILED] * bots) if failed else (),
        (*[mind.first_trouble() for mind in seated], *[""] * bots) if failed else (),
    )
