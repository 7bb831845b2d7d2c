"""Every number matters: each value of the data files is changed, one at a time, and play must
change with it, or the reader must refuse it, or the file must say why it cannot matter.

`python -m tests.numbers` does the same and shows what came of every change.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import teotihuacan as teo
from tests.numbers.changes import CITY, changes, excuse_for, excuses
from tests.numbers.trying import BROKEN, PLAYED, REFUSED, SAME, data_folder

Result = tuple[str, tuple[str, str, str], str, str]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="each change needs a fork")

SAMPLE = 1 if not teo.COMPILED else 6
"""The compiled package cannot be half imported: a sample, since its sources are the same."""

BOXES = {CITY: (1250, 6), "period": (550, 3)}
"""How many values each box has at least, and how many of them can be corrected for each that
cannot: on the map of the empire, on altars and with the technologies of the period little can be
changed alone."""


@pytest.mark.parametrize("box", BOXES)
def test_every_number_matters(box: str) -> None:
    """One test for each box: what all its checks look at takes minutes to find out."""
    results = what_changes_do(box)
    every_value_is_tried(box, results)
    a_change_is_played_or_refused_where_it_stands(results)
    what_is_printed_is_played(results)
    what_cannot_matter_does_not(results)
    if SAMPLE == 1:
        most_values_can_be_corrected(box, results)


def what_changes_do(box: str) -> list[Result]:
    """What every change does: tried in an interpreter that has not read the data yet."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.numbers", "--json", "--box", box, "--sample", str(SAMPLE)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [
        (name, tuple(value), result, more) for name, value, result, more in json.loads(done.stdout)
    ]


def every_value_is_tried(box: str, results: list[Result]) -> None:
    values = {change.value for change in changes(data_folder()) if change.box == box}
    tried = {value for _, value, _, _ in results}
    assert len(values) > BOXES[box][0]
    assert tried <= values
    assert len(tried) >= len(values) // SAMPLE


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
    assert len(played) > BOXES[box][1] * len(refused)
