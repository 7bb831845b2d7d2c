"""Damages positions, records, files and options of every sort of game with modules.

`python -m tests.city.modules.fuzz` tries more than twenty thousand, in some minutes; the suite
tries a part of them (`test_fuzz.py`).  What is damaged must be refused by name or be a game that
can be played, shown and written, with nothing lost: no crash, no hanging, no Warrior too few.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.city.modules.invariants import check_all
from tests.city.modules.variants import variant
from tests.fuzzing import Damage

CHUNKS = 20
POSITIONS = 500  # in each chunk
LAID = 300
RECORDS = 150
FILES = 50
OPTIONS = 50

PERIOD = Damage(variant, check_all)

assert CHUNKS * (POSITIONS + LAID + RECORDS + FILES + OPTIONS) >= 20_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chunks", type=int, default=CHUNKS)
    parser.add_argument("--first", type=int, default=0, help="the number of the first chunk")
    given = parser.parse_args()
    begun = time.time()
    tried = accepted = 0
    for chunk in range(given.first, given.first + given.chunks):
        with tempfile.TemporaryDirectory() as folder:
            for count, let_in in (
                (POSITIONS, PERIOD.damage_positions(chunk, POSITIONS)),
                (LAID, PERIOD.lay_steps(chunk, LAID)),
                (RECORDS, PERIOD.damage_records(chunk, RECORDS)),
                (FILES, PERIOD.damage_files(chunk, FILES, Path(folder))),
                (OPTIONS, PERIOD.damage_options(chunk, OPTIONS)),
            ):
                tried += count
                accepted += let_in
        print(f"chunk {chunk}: {tried} damaged, {accepted} played on", flush=True)
    print(f"{tried} damaged, {accepted} of them games; {time.time() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
