"""Change every number of the data of Founders, one at a time, and see whether play changes.

`python -m tests.founders.numbers` shows what came of every change; `--json` is for the test.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.numbers.changes import ABOUT, Change, Path_, Tree, changed
from tests.numbers.trying import BROKEN, PLAYED, REFUSED, SAME, Subject, Trial

NUMBER = re.compile(r"\d+")
FOUNDERS = Subject(
    "founders", "city.title", ("rules.rules", "title"), "tests.founders.battery", in_place=False
)


def data_folder() -> Path:
    return FOUNDERS.folder


def values(tree: object, path: Path_ = ()) -> Iterator[tuple[Path_, object]]:
    """Every value of a file that is no list or table."""
    if isinstance(tree, dict):
        for key, inner in tree.items():
            if not (len(path) == 1 and key in ABOUT):
                yield from values(inner, (*path, key))
    elif isinstance(tree, list):
        for index, inner in enumerate(tree):
            yield from values(inner, (*path, index))
    else:
        yield path, tree


def changes() -> Iterator[Change]:
    for path in sorted(data_folder().glob("*.toml")):
        data: Tree = tomllib.loads(path.read_text(encoding="utf-8"))
        for place, value in values(data):
            for new in instead(place, value):
                yield changed(path.name, data, place, "", str(value), str(new), new)


def instead(place: Path_, value: object) -> list[object]:
    """Return values that an owner might write instead; the first playable one is enough."""
    if isinstance(value, int):
        return [value + 1, value - 1]
    assert isinstance(value, str)
    if "rows" in place:  # of a board: the last symbol goes, or one more comes beside it
        last = max(value.rfind(letter) for letter in "YPT")
        return [value[:last] + "." + value[last + 1 :]] if last >= 0 else []
    if "form" in place:
        return [value + "X"]
    found = NUMBER.search(value)
    if found is None or place[-1] == "key" or "shapes" in str(place[0]):
        return []
    number = int(found[0])
    return [value.replace(found[0], str(other), 1) for other in (number + 1, number - 1)]


def main() -> None:
    results = Trial(FOUNDERS, changes(), every=False).run()
    if "--json" in sys.argv:
        json.dump([(c.name, c.value, result, more) for c, result, more in results], sys.stdout)
        return
    for change, result, more in results:
        if result in (SAME, BROKEN) or "--all" in sys.argv:
            print(f"{result}: {change.name}  {more}")
    print({name: sum(r[1] == name for r in results) for name in (PLAYED, REFUSED, SAME, BROKEN)})


if __name__ == "__main__":
    main()
