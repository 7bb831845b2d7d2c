"""Change every number of the data of Founders, one at a time, and see whether play changes.

`python -m tests.founders.numbers` shows what came of every change; `--json` is for the test.
"""

from __future__ import annotations

import copy
import importlib
import importlib.util
import json
import os
import re
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path

from tests.numbers.changes import ABOUT, Path_, Tree, put, written
from tests.numbers.trying import (
    BROKEN,
    PLAYED,
    REFUSED,
    SAME,
    VARIABLE,
    in_child,
    is_compiled,
    remember_code,
)

NUMBER = re.compile(r"\d+")
SAMPLE = 10  # where the package is compiled, and every change costs a whole import


def data_folder() -> Path:
    package = importlib.util.find_spec("teotihuacan")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / "founders" / "data"


Change = tuple[str, str, str, str]
"""File, group, what becomes of which value, and the whole file."""


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
                tree = copy.deepcopy(data)
                put(tree, place, new)
                named = ".".join(map(str, place[1:]))
                yield path.name, str(place[0]), f"{named}: {value} → {new}", written(tree)


def instead(place: Path_, value: object) -> list[object]:
    """What an owner might write in the place of a value; the first that is played is enough."""
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


def short(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def traces() -> dict[str, list[str]]:
    battery = importlib.import_module("tests.founders.battery")
    return {n: [short(text) for text in section()] for n, section in battery.SECTIONS.items()}


def outcome(file: str, group: str, known: dict[str, list[str]]) -> tuple[str, str]:
    """What a change does; in a process that has not read the data yet."""
    try:
        importlib.import_module("teotihuacan.founders.game")
    except ValueError as problem:
        if type(problem).__name__ != "DataError":
            raise
        return REFUSED, str(problem)
    battery = importlib.import_module("tests.founders.battery")
    for name, section in battery.SECTIONS.items():
        before = known[name]
        if [short(text) for text in section()] != before:
            return PLAYED, name
    return SAME, ""


def tried() -> list[tuple[str, str, str, str, str]]:
    """Every change: file, group, change, what it does and more about it."""
    if not is_compiled():
        remember_code()
        importlib.import_module("tests.founders.battery")
        for name in list(sys.modules):
            if name.startswith(("teotihuacan.founders", "tests.founders.")) and name != __name__:
                del sys.modules[name]
    known = in_child(traces)
    assert isinstance(known, dict), known
    found: list[tuple[str, str, str, str, str]] = []
    done: set[tuple[str, str, str]] = set()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[VARIABLE] = folder
        for file, group, change, text in list(changes())[:: SAMPLE if is_compiled() else 1]:
            value = (file, group, change.split(":")[0])
            if value in done:
                continue
            path = Path(folder, file)
            path.write_text(text, encoding="utf-8")
            result = in_child(partial(outcome, file, group, known))
            path.unlink()
            assert isinstance(result, list)
            if result[0] == PLAYED:
                done.add(value)
            found.append((file, group, change, result[0], result[1]))
        del os.environ[VARIABLE]
    return found


def main() -> None:
    results = tried()
    if "--json" in sys.argv:
        json.dump(results, sys.stdout)
        return
    for file, group, change, result, more in results:
        if result in (SAME, BROKEN) or "--all" in sys.argv:
            print(f"{result}: {file} [{group}] {change}  {more}")
    print({name: sum(r[3] == name for r in results) for name in (PLAYED, REFUSED, SAME, BROKEN)})


if __name__ == "__main__":
    main()
