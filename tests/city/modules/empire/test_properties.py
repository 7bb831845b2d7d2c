"""Invariants of every game with the empire, at every decision."""

import copy
import pickle

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.empire.rules.state import empire_of
from tests.city.modules.empire.conquering import conquered, conquering
from tests.city.modules.invariants import check_all
from tests.surviving import read_back
from tests.tables import table

GAMES = [
    {"players": 2, "seed": 1},
    {"players": 3, "seed": 2, "draft": True},
    {"players": 4, "seed": 3, "dark_eclipse": True, "edition": "first"},
    {"players": 3, "seed": 4, "modules": ["all"]},
]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_ruling_x84_no_warrior_is_lost(options: dict[str, object]) -> None:
    seed = options["seed"]
    assert isinstance(seed, int)
    game = conquering(**options)  # type: ignore[arg-type]
    removed = built = 0
    for _ in conquered(game, seed):
        check_all(game)
        city, part = table(game), empire_of(table(game))
        assert city.buildings >= built  # they stay
        assert sum(part.removed) >= removed
        removed, built = sum(part.removed), city.buildings
    assert built >= 5


@pytest.mark.parametrize("dealt", [True, False])
@pytest.mark.parametrize("options", GAMES[:3], ids=str)
def test_positions_survive_at_every_question(options: dict[str, object], dealt: bool) -> None:
    seed = options["seed"]
    assert isinstance(seed, int)
    game = conquering(**options, dealt=dealt)  # type: ignore[arg-type]
    asked = set()
    for number, _ in enumerate(conquered(game, seed)):
        asked.add(game.asked)
        if number % 3 == 0 or game.asked in ("march", "conquest", "settle", "draw discovery"):
            read_back(game)
    assert {"march", "conquest"} <= asked


def test_copies_and_pickles_are_independent() -> None:
    game = conquering(5)
    for _ in conquered(game, 5):
        if table(game).buildings == 3 and game.asked == "turn":
            break
    written = game.position()
    for other in (game.copy(), pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        for _ in conquered(other, 6):
            pass
        assert other.over
        assert game.position() == written


def test_a_record_can_be_played_again() -> None:
    game = conquering(7, players=3)
    dealer = teo.Dealer.seeded(7)
    teo.playout(game, dealer)
    again = teo.replay(game.record)
    assert again.scores == game.scores
    assert again.position() == game.position()


def test_the_sources_of_points_add_up() -> None:
    game = conquering(9, players=3)
    points = [0, 0, 0]
    seen = set()
    for _ in conquered(game, 9):
        for event in game.events:
            if event.kind == "points":
                points[event.seat] += event.values[0]
                seen.add(game.rules.sources[event.values[1]])  # type: ignore[attr-defined]
    assert points == game.scores
    assert {"regions", "warriors"} <= seen
    assert "nobles" not in seen
