"""What every game must survive: being written down, copied, broken off and played again."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random

import teotihuacan as teo
from tests.tables import after, random_steps


def written(game: teo.Game) -> dict[str, object]:
    """A position that has been through a file."""
    position: dict[str, object] = json.loads(json.dumps(game.position()))
    return position


def read_back(game: teo.Game) -> teo.Game:
    """The same game from its position: it asks the same, and offers the same."""
    position = written(game)
    again = teo.from_position(position)
    assert again.position() == position
    assert again.ids == game.ids
    assert again.odds == game.odds
    assert again.asked == game.asked
    return again


def read_back_and_play(game: teo.Game, id: int) -> None:
    """What was read back answers the next decision exactly as its original does.

    As that makes both the same again, it would do so to the end.
    """
    again, twin = read_back(game), game.copy()
    again.apply(id)
    twin.apply(id)
    assert written(again) == written(twin)


def every_decision(number: int, game: teo.Game) -> bool:
    return True


def positions_survive(
    game: teo.Game,
    seed: int,
    tried: Callable[[int, teo.Game], bool] = every_decision,
    to_the_end: int = 150,
) -> set[str]:
    """Play a game at random: each position, read back, answers the next decision exactly as its
    original does.

    As that makes both the same again, it would do so to the end; one of `to_the_end` goes there.
    `tried` says at which decisions this is done; everything that was asked there comes back.
    """
    rng = Random(seed)
    asked: set[str] = set()
    decision = 0
    while not game.over:
        id = rng.choice(game.ids)
        if tried(decision, game):
            asked.add(game.asked)
            again = read_back(game)
            if decision % to_the_end == 0:
                play_alike(again.copy(), game.copy(), decision)
            game.apply(id)
            again.apply(id)
            assert again.ids == game.ids
            assert again.position() == game.position()
        else:
            game.apply(id)
        decision += 1
    assert teo.from_position(written(game)).winners == game.winners
    return asked


def play_alike(one: teo.Game, other: teo.Game, seed: int) -> None:
    rng = Random(seed)
    while not one.over:
        id = rng.choice(one.ids)
        one.apply(id)
        other.apply(id)
        assert one.ids == other.ids
    assert one.position() == other.position()


def play_with_copies(game: teo.Game, seed: int, every: int = 12, further: int = 20) -> None:
    """Play to the end at random: now and then a copy is played further, which changes nothing;
    another one waits, and is not changed."""
    rng = Random(seed)
    waiting: list[tuple[teo.Game, dict[str, object], list[int]]] = []
    for number, _ in enumerate(random_steps(game, seed)):
        if number % every == 0:
            before = written(game)
            twin = game.copy()
            for _ in range(further):
                if not twin.over:
                    twin.apply(rng.choice(twin.ids))
            assert written(game) == before
            twin = game.copy()
            waiting.append((twin, before, twin.ids[:]))
    for twin, before, ids in waiting:
        assert written(twin) == before
        assert twin.ids == ids


def record_replays(game: teo.Game) -> None:
    """The record of a finished game, through a file, leads to the same end; and so does a part of
    it that is played on."""
    record = teo.Record.from_json(json.loads(json.dumps(game.record.to_json())))
    again = teo.replay(record)
    assert again.over
    assert again.scores == game.scores
    assert again.winners == game.winners
    assert again.position() == game.position()


def broken_off_goes_on(game: teo.Game, seed: int) -> None:
    """A finished game, broken off somewhere, goes on as it would have."""
    part = teo.replay(game.record, Random(seed).randrange(len(game.history)))
    while not part.over:
        part.play(game.history[len(part.history)])  # the dealer plays the others again
    assert part.position() == game.position()


def game_is_stored(game: teo.Game, seed: int) -> None:
    """What Python itself copies or stores is the same game, and goes its own way."""
    before = game.position()
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.position() == before
        after(twin, 25, seed)
        assert game.position() == before
