"""Play, written down: what may be decided, what happens, and what everybody has afterwards.

Nothing here speaks: no words, no picture, no object of the data, only play in its own notation.
"""

import json
from collections.abc import Iterator

from teotihuacan.city.game import CITY
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.turns.turn import begin_turn
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import from_position
from teotihuacan.engine.steps import Step
from tests.city.scene import Scene

RICH = {"cocoa": 20, "wood": 20, "stone": 20, "gold": 20, "points": 50}
EDITIONS = ("revised", "first")


_STARTED: dict[str, Game] = {}


def started(seed: int = 1, **options: object) -> Game:
    """A new game; a copy where there was one like it, since setting up takes its time."""
    wanted = f"{seed} {options}"
    if wanted not in _STARTED:
        _STARTED[wanted] = Game.new(CITY, options, seed)
    return _STARTED[wanted].copy()


def laid_out(players: int = 2, **options: object) -> Scene:
    """A bare table in the first turn of seat 0, as `tests.city.scene` makes it."""
    s = Scene(started(1, players=players, first_game=True, **options))
    s.city.neutral = ()
    for seat in range(players):
        s.seat(seat)
    return s


def city_of(game: Game) -> City:
    assert isinstance(game.state, City)
    return game.state


def state(game: Game) -> str:
    """The whole position, agenda and dealer included."""
    return json.dumps(game.position())


def brief(game: Game) -> str:
    """What everybody has, and what may be done: for long lists of small situations."""
    city = city_of(game)
    has = [
        (p.goods, p.points, p.temple, p.avenue, p.track, p.technologies, p.place, p.power, p.tiles)
        for p in city.players
    ]
    brought: dict[str, object] = {}
    for module in city.setting.modules:
        module.write(city, brought)
    return f"{has} {city.light} {city.dark} {brought} {codes(game)}"


def codes(game: Game) -> list[str]:
    """Codes, not ids: an id may move without any change of play.  Each must answer the question."""
    for id in game.ids:
        asked = game.rules.kinds[game.state.agenda[-1][0]]
        asker = game.rules.kinds[game.rules.askers[id]]
        if asker not in (asked, game.rules.interrupt) and not asker.declaration.replaces:
            raise ValueError(f"{game.rules.codes[id]} is no answer to {asked.name}")
    found = [game.rules.codes[id] for id in game.ids]
    if len(set(found)) < len(found):
        raise ValueError(f"{found}: offered twice")
    return found


def told(game: Game) -> str:
    return str([(event.kind, event.seat, event.values) for event in game.events])


def attempt(s: Scene, line: str) -> str:
    """Play those codes of a line that are legal when their time comes (a question with one answer
    is not asked); what happened on the way and where it ended."""
    s.ask()
    game = s.game
    seen: list[str] = [str(codes(game))]
    for code in line.split():
        if code not in codes(game):
            continue
        game.play(code)
        seen.append(told(game))
        seen.append(str(codes(game)))
    return " ".join([*seen, brief(game)])


def owed(s: Scene, *steps: Step, listening: bool = True) -> Scene:
    """Let these steps be all that is owed, the last one first."""
    s.city.agenda.clear()
    s.city.agenda.extend(steps)
    s.game.start_recording()
    s.game.settle()
    s.game.stop_recording()
    s.changed = False
    return s


def every_way(s: Scene, depth: int, limit: int = 300) -> Iterator[str]:
    """All lines of play of some length, each as what it leads to; at most so many."""
    s.ask()
    left = [limit]
    yield from _ways(s.game, depth, left)


def _ways(game: Game, depth: int, left: list[int]) -> Iterator[str]:
    if depth == 0 or game.over or left[0] <= 0:
        left[0] -= 1
        yield brief(game)
        return
    for id in game.ids:
        if left[0] <= 0:
            return
        branch = game.copy()
        branch.apply(id)
        yield from _ways(branch, depth - 1, left)


def straight_on(game: Game, decisions: int = 30) -> Iterator[str]:
    """Play on, always the first answer, up to the end of a turn."""
    for _ in range(decisions):
        if game.over or game.asked == "turn":
            return
        game.apply(game.ids[0])
        yield brief(game)


def wander(game: Game, seed: int, decisions: int = 10_000, every: int = 40) -> Iterator[str]:
    """Play on at random; the codes on offer and, now and then, the whole position."""
    chooser = Dealer.seeded(seed)
    for number in range(decisions):
        if game.over:
            break
        ids = game.ids
        id = ids[chooser.below(len(ids))]
        if number % every == 0:
            yield state(game)
        yield f"{codes(game)} {game.rules.codes[id]}"
        game.apply(id)
    yield f"{state(game)} {game.winners}"


def read_back(game: Game) -> Game:
    """The game again, from what it writes."""
    again = from_position(json.loads(state(game)), {CITY.name: CITY})
    if again.position() != game.position():
        raise ValueError("a position is not read as it was written")
    return again


def in_turn(s: Scene, seat: int = 0) -> Scene:
    s.city.agenda.clear()
    s.city.acting = 0
    begin_turn(s.city, seat)
    return s.touch()
