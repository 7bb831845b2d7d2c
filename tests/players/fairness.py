"""Players that look at everything they are handed, and truths to hide from them."""

import hashlib
import json

import teotihuacan as teo
from teotihuacan import players


class Peeper(players.Player):
    """Lets its choice depend on all that can be found in a game.

    If even this one decides the same whatever is hidden, then so does every player.
    """

    name = "peeper"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seen = ""

    def choose(self, game: teo.Game) -> int:
        told = [[event.kind, event.seat, *event.values] for event in game.events]
        listened = game.state.events is None
        past = (game.history, game.start, told, listened, game.seed, game.revision)
        self.seen = json.dumps([game.position(), past, game.ids, self.seed])
        digest = hashlib.sha256(self.seen.encode()).digest()
        return game.ids[int.from_bytes(digest[:8]) % len(game.ids)]


def mind(name: str, game: teo.Game, seed: int = 5) -> players.Seated:
    """A player of that name in its seat; a peeper is known here only."""
    if name != Peeper.name:
        return players.Seated(name, seed, game.rules.name)
    seated = players.Seated("random", seed, game.rules.name)
    seated.player = Peeper(seed)
    return seated


def another_future(game: teo.Game, number: int) -> teo.Game:
    """The same table with other things to come and another past, as far as nobody sees either."""
    other = game.copy()
    other.dealer = teo.Dealer.seeded(number + 1_000)
    other.seed = number
    other.history = [number]
    other.start = {"another": number}
    other.events = [teo.Event("secret", 0, (number,))]
    return other
