"""Results and records on disk, written as the games end."""

import csv
import json
import os
from pathlib import Path

from teotihuacan.analysis.playing import Result, sources_of
from teotihuacan.titles import title_named


class Writer:
    """Somewhere to write results; close it when all are written (`contextlib.closing` does)."""

    def write(self, result: Result) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Nothing more will come."""


class RecordFile(Writer):
    """Records in one file, one on each line."""

    def __init__(self, path: str | Path) -> None:
        self.file = open(path, "w", encoding="utf-8")  # noqa: SIM115  # closed in `close`

    def write(self, result: Result) -> None:
        self.file.write(record_text(result))

    def close(self) -> None:
        self.file.close()


class RecordFolder(Writer):
    """Records in a folder, a file for each: `game-000001.json`, …"""

    def __init__(self, path: str | Path) -> None:
        self.folder = Path(path)
        self.folder.mkdir(parents=True, exist_ok=True)

    def write(self, result: Result) -> None:
        path = self.folder / f"game-{result.number:06}.json"
        path.write_text(record_text(result), encoding="utf-8")


def record_text(result: Result) -> str:
    if result.record is None:
        raise ValueError("this result was gathered without its record")
    return json.dumps(result.record, ensure_ascii=False) + "\n"


def record_writer(path: str) -> Writer:
    """A folder if there is one of that name or the name ends like one, otherwise a file."""
    if path.endswith(("/", os.sep)) or Path(path).is_dir():
        return RecordFolder(path)
    return RecordFile(path)


class ResultSheet(Writer):
    """A CSV file with a row for each game and seat."""

    def __init__(self, path: str | Path, game: str) -> None:
        # The csv module ends its lines itself.
        self.file = open(path, "w", encoding="utf-8", newline="")  # noqa: SIM115
        self.rows = csv.writer(self.file)
        self.columns = title_named(game).setup_columns
        self.rows.writerow(
            [*COLUMNS, *sources_of(game), *[f"setup {name}" for name in self.columns]]
        )

    def write(self, result: Result) -> None:
        for seat, player in enumerate(result.players):
            won = 1 if seat in result.winners else 0
            length = (result.decisions, result.turns)
            forfeited = sum(result.forfeits[seat]) if seat < len(result.forfeits) else 0
            game = (result.number, result.seed, seat, player, result.scores[seat], won)
            setup = result.setup[seat] if seat < len(result.setup) else [""] * len(self.columns)
            told = [one if isinstance(one, str) else json.dumps(one) for one in setup]
            self.rows.writerow([*game, *length, forfeited, *result.points[seat], *told])

    def close(self) -> None:
        self.file.close()


COLUMNS = ("game", "seed", "seat", "player", "score", "won", "decisions", "turns", "forfeited")
"""What every row begins with; the points by source follow, then how the game was set up: names,
or lists in JSON."""
