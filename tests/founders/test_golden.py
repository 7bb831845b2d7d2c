"""Golden games of Founders: whole recorded games must still end with the same scores."""

from pathlib import Path

import pytest

from tests.founders.invariants import check
from tests.golden import is_dealt_again, replays_to_its_scores
from tests.make_golden import expected, name_of, records

RECORDS = records("founders")


def test_all_golden_games_are_there() -> None:
    assert {name_of(path) for path in RECORDS} == expected("founders")


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_game_replays_to_its_scores(path: Path) -> None:
    replays_to_its_scores(path, check)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_dealer_still_deals_what_it_dealt(path: Path) -> None:
    is_dealt_again(path)
