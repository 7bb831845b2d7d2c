"""Knowledge of a seat, and keys that distinguish positions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b

from teotihuacan.engine.checking import plain_copy
from teotihuacan.engine.dealer import Dealer, written_seed
from teotihuacan.engine.events import UNKNOWN, Event, Observed, Recalled
from teotihuacan.engine.game import POSITION_FORMAT, Game
from teotihuacan.engine.record import game_at


def known_history(game: Game, seat: int | None) -> list[Observed]:
    """Return all that a seat (None: a spectator) has seen of a game, from its beginning.

    The game is played again for it.  What the seat may not know is left out: events that belong to
    others, the ids of decisions that would tell them, and draws of which it sees nothing.
    """
    game.check_seat(seat)
    past = beginning(game)
    history: list[Observed] = []
    if game.recalled is not None and game.recalled.seat == seat:
        history += game.recalled.history
    else:
        history.append(Observed(None, UNKNOWN, tuple(past.events_for(seat))))
    for choice in game.history:
        history += witnessed(past, choice, (seat,))[0]
    return history


def witnessed(past: Game, choice: int, seats: Sequence[int | None]) -> list[list[Observed]]:
    """Play a decision or draw in a game without a dealer; return what each of some seats saw of it:
    one entry, or none where it cannot even know that something was drawn.
    """
    actor = past.actor
    step = past.state.agenda[-1]
    unseen = [past.rules.hidden(past.state, seat, step) for seat in seats]
    past.start_recording()
    past.apply(choice)
    past.stop_recording()
    found: list[list[Observed]] = []
    for hidden, seat in zip(unseen, seats):
        known = past.events_for(seat)
        secret = actor != seat and (hidden or len(known) < len(past.events))
        seen = Observed(actor, UNKNOWN if secret else choice, tuple(known))
        found.append([] if hidden and not known else [seen])
    return found


def beginning(game: Game) -> Game:
    """A game as it was at its beginning, without a dealer: its draws are in the history."""
    if game.start is None:
        return Game.new(game.rules, game.options, None, game.revision)
    return game_at({**game.start, "seed": None, "dealer": None}, game.rules)


def imagined(game: Game, seat: int, dealer: Dealer, past: bool) -> Game:
    """See `Game.imagined`."""
    game.check_seat(seat)
    state = game.rules.imagined(game.state, seat, dealer)
    options = {name: plain_copy(value) for name, value in game.options.items()}
    ids, revision = game.ids[:], game.revision
    other = Game(game.rules, state, options, None, None, [], None, ids, [], revision)
    if game.actor != seat:
        other.settle()  # what another is offered may be hidden
    if past:
        other.recalled = Recalled(seat, known_history(game, seat))
        other.start = other.position()
        other.history = []
    return other


def key_of(game: Game) -> str:
    """See `Game.key`."""
    position = game.position()
    for name in ("format", "seed", "dealer"):
        del position[name]
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def view_of(game: Game, seat: int | None) -> dict[str, object]:
    """See `Game.view`."""
    game.check_seat(seat)
    rules = game.rules
    return {
        "game": rules.name,
        "options": plain_copy(game.options),
        "seat": seat,
        "actor": game.actor,
        "asked": game.asked,
        "agenda": [
            rules.write_step(step)
            for step in game.state.agenda
            if not rules.hidden(game.state, seat, step)
        ],
        "table": rules.write(game.state, seat, False),
    }


def position_of(game: Game) -> dict[str, object]:
    """See `Game.position`."""
    return {
        "format": POSITION_FORMAT,
        "game": game.rules.name,
        "rules": game.revision,
        "options": plain_copy(game.options),
        "seed": written_seed(game.seed),
        "dealer": None if game.dealer is None else game.dealer.words(),
        "agenda": [game.rules.write_step(step) for step in game.state.agenda],
        "table": game.rules.write(game.state, None, True),
    }


def log_of(game: Game, events: list[Event]) -> list[str]:
    """Events in words; points that the event before has named are not repeated."""
    rules = game.rules
    return [
        game.say(rules.event_phrase(event))
        for at, event in enumerate(events)
        if not at or not rules.repeats(event, events[at - 1])
    ]
