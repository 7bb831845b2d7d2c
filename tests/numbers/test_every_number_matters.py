"""Every number matters: each value of the data files is changed, one at a time, and play must
change with it, or the reader must refuse it, or the file must say why it cannot matter.

`python -m tests.numbers` does the same and shows what came of every change.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.numbers.changes import CITY, changes, excuse_for, excuses
from tests.numbers.trying import BROKEN, PLAYED, REFUSED, SAME, data_folder

Result = tuple[str, tuple[str, str, str], str, str]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="each change needs a fork")

BOXES = {CITY: (4, 1250, 5), "period": (1, 550, 3)}
"""In how many parts each box is tried (each is one test, so that several can run at a time), how
many values it has at least, and how many of them can be corrected for each that cannot: on the map
of the empire, on altars and with the technologies of the period little can be changed alone."""

PARTS = [(box, part) for box, (parts, _, _) in BOXES.items() for part in range(1, parts + 1)]


@pytest.mark.parametrize(("box", "part"), PARTS)
def test_every_number_matters(box: str, part: int) -> None:
    """One test for each part: what all its checks look at takes a while to find out."""
    results = what_changes_do(box, part)
    every_value_is_tried(box, part, results)
    a_change_is_played_or_refused_where_it_stands(results)
    what_is_printed_is_played(results)
    what_cannot_matter_does_not(results)
    most_values_can_be_corrected(box, results)


def what_changes_do(box: str, part: int) -> list[Result]:
    """What every change does: tried in an interpreter that has not read the data yet."""
    which = ["--box", box, "--part", str(part), "--parts", str(BOXES[box][0])]
    done = subprocess.run(
        [sys.executable, "-m", "tests.numbers", "--json", *which],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [
        (name, tuple(value), result, more) for name, value, result, more in json.loads(done.stdout)
    ]


def every_value_is_tried(box: str, part: int, results: list[Result]) -> None:
    parts, least, _ = BOXES[box]
    values = {change.value: None for change in changes(data_folder()) if change.box == box}
    tried = {value for _, value, _, _ in results}
    assert len(values) > least
    assert tried == set(list(values)[part - 1 :: parts])


def a_change_is_played_or_refused_where_it_stands(results: list[Result]) -> None:
    broken = [f"{name}: {more}" for name, _, result, more in results if result == BROKEN]
    assert broken == []


def what_is_printed_is_played(results: list[Result]) -> None:
    excused = excuses(data_folder())
    places = {change.value: change for change in changes(data_folder())}
    idle = [
        name
        for name, value, result, _ in results
        if result == SAME and not excuse_for(places[value], excused)
    ]
    assert idle == [], "told, but not played"


def what_cannot_matter_does_not(results: list[Result]) -> None:
    """No excuse for a value that is played after all, and none that is about nothing."""
    excused = excuses(data_folder())
    places = {change.value: change for change in changes(data_folder())}
    stale = [
        name
        for name, value, result, _ in results
        if result == PLAYED and excuse_for(places[value], excused)
    ]
    assert stale == []
    for excuse in excused:
        only = {excuse: excused[excuse]}
        assert any(excuse_for(change, only) for change in places.values()), excuse


def most_values_can_be_corrected(box: str, results: list[Result]) -> None:
    """A reader that refuses everything would pass the other tests."""
    played = {value for _, value, result, _ in results if result == PLAYED}
    refused = {value for _, value, result, _ in results if result == REFUSED} - played
    assert len(played) > BOXES[box][2] * len(refused)
