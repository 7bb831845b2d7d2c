"""Change every number of the data, play, and say what came of it.

python -m tests.numbers                      the changes the test makes, and a summary
python -m tests.numbers --all                every change we can think of: some minutes more
python -m tests.numbers --only "royal.toml"  those whose name contains the text
"""

import argparse
import json
import sys
import time

from tests.numbers.changes import Change, changes, excuse_for, excuses
from tests.numbers.trying import BROKEN, CITY, PLAYED, REFUSED, SAME, Trial, data_folder


def chosen(every: bool, box: str, only: str, part: int, parts: int) -> list[Change]:
    """The changes to try, by value.  Unless every one is wanted, the possible ones take turns to
    be the first of their value, so that everything is tried somewhere; then the likeliest to be
    played come first."""
    by_value: dict[tuple[str, str, str], list[Change]] = {}
    for change in changes(data_folder()):
        if only in change.name and box in ("", change.box):
            by_value.setdefault(change.value, []).append(change)
    found: list[Change] = []
    for number, alike in list(enumerate(by_value.values()))[part - 1 :: parts]:
        first = 0 if every else number % len(alike)
        found += [alike[first], *alike[:first], *alike[first + 1 :]]
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.numbers", description=__doc__)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--box", default="", help="'city' is the game itself, 'period' another")
    parser.add_argument("--part", type=int, default=1, help="which part of the values, from 1")
    parser.add_argument("--parts", type=int, default=1, help="number of parts")
    parser.add_argument("--json", action="store_true", help="for the test")
    parser.add_argument("--refused", action="store_true", help="list what is refused, and how")
    given = parser.parse_args(arguments)
    excused = excuses(data_folder())
    began = time.monotonic()
    wanted = chosen(given.all, given.box, given.only, given.part, given.parts)
    results = Trial(CITY, wanted, given.all).run()
    seconds = time.monotonic() - began
    if given.json:
        json.dump([(c.name, c.value, result, more) for c, result, more in results], sys.stdout)
        return 0
    bad = 0
    for change, result, more in results:
        excuse = excuse_for(change, excused)
        if result == BROKEN or ((result == SAME) != bool(excuse) and result != REFUSED):
            bad += 1
            print(f"{result}: {change.name}\n    {more or excuse}")
        elif given.refused and result == REFUSED:
            print(f"refused: {change.name}\n    {more}")
    for (file, group, pattern), reason in excused.items():
        print(f"cannot matter: {file} [{group}] {pattern}: {reason}")
    counts = {word: sum(1 for _, result, _ in results if result == word)
              for word in (PLAYED, REFUSED, SAME, BROKEN)}  # fmt: skip
    values = len({change.value for change, _, _ in results})
    print(f"{len(results)} changes of {values} values in {seconds:.0f} s: {counts}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
