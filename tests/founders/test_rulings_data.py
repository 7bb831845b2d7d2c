"""Sums that the data must satisfy: F68–F72."""

from functools import cache

import teotihuacan as teo
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.printed import rounds, tiles, worship
from teotihuacan.founders.rules.printed.boards import BOARDS
from teotihuacan.founders.rules.printed.disks import DISKS
from teotihuacan.founders.rules.printed.masks import MASKS


def test_ruling_f68_the_numbers_of_all_pieces() -> None:
    assert sum(tiles.COPIES[: tiles.BUILDINGS]) == 90
    assert sum(tiles.COPIES[tiles.FIRST_TEMPLE : tiles.FIRST_PYRAMID]) == 38
    assert sum(tiles.COPIES[tiles.FIRST_PYRAMID :]) + 4 == 46  # with the blank ones
    assert sum(tile.copies for tile in worship.WORSHIP) == 36
    assert sum(len(stack) for stack in MASKS[4]) == 15
    assert sum(disk.copies for disk in DISKS) == 9


def test_ruling_f68_the_boards() -> None:
    for board in BOARDS:
        assert board.masks.bit_count() == 30
        assert len(board.rewards) == 8
        assert {4, 5, 6} >= {cluster.spaces.bit_count() for cluster in board.clusters}


@cache
def scores(players: int) -> list[int]:
    found: list[int] = []
    for seed in range(10):
        game = teo.new_game("founders", players=players, seed=seed)
        teo.playout(game, teo.Dealer.seeded(seed))
        found += game.scores
    return found


def test_ruling_f69_f70_even_random_play_scores_in_a_sensible_range() -> None:
    """The simulated scores of the ruling need a player who thinks; here only their order."""
    for players in (2, 3, 4):
        assert min(scores(players)) >= 0
        assert max(scores(players)) < 120
    assert sum(scores(2)) / 20 > sum(scores(4)) / 40  # more disks and rounds, more points
    assert sum(rounds.FAVOR) == 32  # "32 points for 8 disks"


def test_ruling_f71_unverified_values_are_marked() -> None:
    weak = {(fact.file, fact.group) for fact in DATA.facts() if fact.reconstructed}
    assert ("rounds.toml", "favor") in weak
    assert {("masks.toml", colour) for colour in ("yellow", "purple", "teal")} <= weak
    assert ("worship.toml", "stacks") in weak
    assert {("cities.toml", board.key) for board in BOARDS} <= weak
    assert ("tiles.toml", "temples") not in weak


def test_ruling_f72_what_can_run_out() -> None:
    red = tiles.COPIES[tiles.FIRST_TEMPLE + 2]
    rewards = max(sum(r.colour == 2 for b in BOARDS for r in b.rewards), 4)
    assert red <= 8 + rewards
    for players in (2, 3, 4):
        for colour, stack in enumerate(MASKS[players]):
            clusters = sum(c.colour == colour for c in BOARDS[0].clusters) * players
            assert clusters > len(stack)
