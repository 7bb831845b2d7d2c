"""Invariants of every game with the Mansion, at every decision."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.mansion.rules.state import NOBODY, owners_of
from teotihuacan.city.rules.printed import discovery
from tests.city.modules.invariants import check_all
from tests.city.modules.mansion.eager import eager_game
from tests.surviving import read_back
from tests.tables import table

ANOTHERS = ("power up", "wheel", "claim", "temple", "resource")
"""What is asked of an owner in another's turn."""


@pytest.mark.parametrize("seed", range(12))
def test_whole_games(seed: int) -> None:
    """Nothing is lost, owners follow from markers, the Mansion has Major tiles."""
    before: tuple[int, ...] = (NOBODY,) * 3
    for game in eager_game(seed):
        check_all(game)
        city = table(game)
        seats = owners_of(city).seats
        for temple, owner in enumerate(seats):
            assert before[temple] in (NOBODY, owner)  # nobody loses what they own
        before = seats
        assert city.near[1] < 0 or discovery.TILES[city.near[1]].stack == discovery.MAJOR
        for board in (2, 3, 4, 7):
            assert (
                city.near[board] < 0 or discovery.TILES[city.near[board]].stack != discovery.MAJOR
            )
        if not city.agenda or game.asked in ("turn", "end"):
            assert city.acting == 0
    assert game.winners


@pytest.mark.parametrize("seed", range(12, 18))
def test_positions_at_every_decision(seed: int) -> None:
    for game in eager_game(seed):
        read_back(game)


def test_owners_act_in_the_turns_of_others_and_it_can_be_written_down() -> None:
    """Whole Ascensions of seats that are not on turn, in the middle of which games are saved."""
    asked = dict.fromkeys(ANOTHERS, 0)
    for seed in range(100, 140):
        for game in eager_game(seed):
            city = table(game)
            if game.over or city.turn < 0 or game.actor in (city.turn, teo.CHANCE):
                continue
            asked[game.asked] = asked.get(game.asked, 0) + 1
            read_back(game)
            codes = [game.rules.codes[id] for id in game.ids]
            assert not [code for code in codes if code.startswith(("use-", "pay-unlock"))]
        if min(asked.values()):
            return
    raise AssertionError(f"too few questions: {asked}")


def test_it_changes_nothing_else() -> None:
    """A game with obsidian alone is the same, whatever modules there are."""
    game = teo.new_game("city", seed=4, modules=["obsidian"])
    assert "draw category" not in [game.rules.kinds[step[0]].name for step in game.state.agenda]
    assert not [code for code in map(game.rules.codes.__getitem__, game.history) if "categ" in code]
