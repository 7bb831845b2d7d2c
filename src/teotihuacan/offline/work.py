"""What the thinking workers of a page run: tasks, and `master` at the pace of the device."""

import json
import pickle
from time import perf_counter
from typing import Final

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.players.searcher import MASTER, MasterSearcher, TreeSearcher
from teotihuacan.title import Title
from teotihuacan.titles import TITLES

MEASURED: Final = 400  # milliseconds of searching
ENOUGH: Final = 250  # positions that are worth more than two seconds
LONGEST: Final = 6000  # milliseconds that people wait for a turn


def work(given: bytes) -> bytes:
    """Solve a task of `Host.task`: return bytes for `Host.solved`."""
    task, arguments = pickle.loads(given)
    return pickle.dumps(task(*arguments))


def masters() -> dict[str, type[MasterSearcher]]:
    """The classes of `master`, by game."""
    found: dict[str, type[MasterSearcher] | None] = {
        name: title.own("players.master", "Master", None) for name, title in TITLES.items()
    }
    return {name: master for name, master in found.items() if master is not None}


def use(pace: str) -> None:
    """Give `master` the time that was measured on this device."""
    times = json.loads(pace)
    for name, master in masters().items():
        if name in times:
            master.milliseconds = times[name]["milliseconds"]


def measured() -> str:
    """Return the time of `master` for a turn on this device, and how many positions it then
    visits, by game."""
    found = {}
    for name in masters():
        speed = positions_a_millisecond(TITLES[name])
        milliseconds = time_for(speed)
        found[name] = {"milliseconds": milliseconds, "positions": round(milliseconds * speed)}
    return json.dumps(found)


def time_for(speed: float) -> int:
    """Return the milliseconds in which enough positions are visited, within what people wait."""
    return int(min(max(MASTER, ENOUGH / speed), LONGEST))


def positions_a_millisecond(title: Title) -> float:
    """Return how many positions a search visits here, in the middle of the sample game."""
    game = in_turn(title)
    player = players.make(f"search-{MEASURED}ms", 1, title.name)
    assert isinstance(player, TreeSearcher)
    begun = perf_counter()
    player.choose(game)
    assert player.search is not None
    return player.search.nodes / (1000 * (perf_counter() - begun))


def in_turn(title: Title) -> teo.Game:
    """The sample game in its middle, where a turn begins."""
    shown = title.sample()
    assert shown is not None
    steps = len(shown.record.steps)
    games = (teo.replay(shown.record, at) for at in range(steps // 2, steps))
    return next(game for game in games if game.asked == "turn")
