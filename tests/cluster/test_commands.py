"""What the commands write is the same on a cluster as in one process."""

import re
from pathlib import Path

import pytest

from teotihuacan.cli import main


def written(folder: Path) -> dict[str, str]:
    """All files of a folder; what depends on the clock is left out."""
    return {path.name: timeless(path.read_text("utf-8")) for path in sorted(folder.iterdir())}


def timeless(text: str) -> str:
    """A ladder measures thinking, and weights say on which day they began."""
    text = re.sub(r'"seconds": ?\[[^]]*\]', '"seconds": []', text)
    return re.sub(r'(?m)^"date": .*$', '"date": "",', text)


@pytest.mark.parametrize(
    ("line", "files"),
    [
        (
            "simulate --seats greedy,random --games 3 --json --csv {}/sheet.csv"
            " --records {}/records.jsonl",
            ["records.jsonl", "sheet.csv"],
        ),
        (
            "simulate --player tests.players.failing:Raising --games 2 --json --csv {}/sheet.csv",
            ["sheet.csv"],
        ),
        ("ladder --pool greedy,random --blocks 1 --mirror none --out {}/l.jsonl", ["l.jsonl"]),
        ("train --games 2 --generations 1 --seed 3 --out {}/w.json", ["w.json"]),
    ],
    ids=["simulate", "a player of one's own", "ladder", "train"],
)
def test_a_command_writes_the_same(
    address: str,
    line: str,
    files: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    monkeypatch.setenv("RAY_ADDRESS", address)
    for place, more in enumerate(([], ["--ray", address], ["--ray"], ["--ray", "--workers", "1"])):
        folder = tmp_path / str(place)
        folder.mkdir()
        assert main([*line.format(folder, folder).split(), *more]) == 0
        said = capsys.readouterr().out if "ladder" not in line else ""  # it tells of times
        told.append((said, written(folder)))
        capsys.readouterr()
    assert list(told[0][1]) == files
    assert told[1:] == told[:1] * 3
