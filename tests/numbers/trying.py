"""Tries changed data files, each in a process of its own.

Numbers become constants when the package is imported, so every change needs a fresh import.  This
process never imports the rules: it imports all else they need, and forks; a child reads the
changed file, plays, and tells by its exit what it saw.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import json
import os
import sys
import tempfile
import tomllib
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import BinaryIO

from tests.numbers.changes import Change

GAME = "teotihuacan.city"
READERS = (
    f"{GAME}.rules.printed.most",
    f"{GAME}.rules.printed.turn",
    f"{GAME}.solo.difficulty",
    f"{GAME}.period.obsidian.printed",
    f"{GAME}.period.mansion.printed",
    f"{GAME}.period.altars.printed",
    f"{GAME}.period.empire.printed",
)
"""Where most of the data is read.  They come first, so that what is refused is refused soon."""
VARIABLE = "TEOTIHUACAN_DATA"

PLAYED = "played"  # play is not what it was
REFUSED = "refused"  # the reader will have none of it, and says where
SAME = "same"  # nothing changes
BROKEN = "broken"  # neither read nor played: a change that is let in must be playable

Traces = dict[str, list[str]]
"""What each section of the battery shows, one short hash for each situation."""


def short(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def warm_up() -> None:
    """Import everything once, and forget again whatever knows a number of the data.

    Compiled modules cannot be imported twice: then nothing of the package is imported here, and
    every child imports all of it.
    """
    importlib.import_module("importlib.resources")
    importlib.import_module("pytest")  # some of the scenes do
    remember_files()
    if not is_compiled():
        remember_code()
        importlib.import_module("tests.numbers.battery")
        found = Found()
        for name in list(sys.modules):
            if name.startswith((GAME, "tests.")) and name not in ("tests.numbers", __name__):
                found.keep(sys.modules.pop(name))
        sys.meta_path.insert(0, found)
        # On the shelf is still the game that was read here: nobody may play that one.
        sys.modules["teotihuacan.titles"].GAMES.clear()
    gc.collect()
    gc.freeze()


def package_folder() -> Path:
    """Where the package lies; without importing it."""
    package = importlib.util.find_spec("teotihuacan")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent


def data_folder() -> Path:
    return package_folder() / "city" / "data"


def is_compiled() -> bool:
    return any(package_folder().glob("engine/*.so"))


class Found(MetaPathFinder):
    """Where modules were found before: no child looks for them again."""

    def __init__(self) -> None:
        self.specs: dict[str, ModuleSpec] = {}

    def keep(self, module: ModuleType) -> None:
        spec = module.__spec__
        if spec is not None and spec.has_location:
            self.specs[module.__name__] = spec

    def find_spec(
        self, fullname: str, path: object = None, target: object = None
    ) -> ModuleSpec | None:
        return self.specs.get(fullname)


def remember_code() -> None:
    """Let no child read and compile again what was compiled before: that is most of an import."""
    read = SourceFileLoader.get_code
    known: dict[str, CodeType | None] = {}

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if name not in known:
            known[name] = read(loader, name)
        return known[name]

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def remember_files() -> None:
    """Let no child parse a data file again that was parsed before: only a changed one is new."""
    read = tomllib.loads
    known: dict[bytes, dict[str, object]] = {}

    def load(stream: BinaryIO) -> dict[str, object]:
        content = stream.read()
        if content not in known:
            known[content] = read(content.decode())
        return known[content]

    tomllib.load = load  # type: ignore[assignment]
    for path in sorted(data_folder().rglob("*.toml")):
        with path.open("rb") as stream:
            tomllib.load(stream)


def traces(names: list[str] | None = None) -> Traces:
    """The battery, played with the data as it is; in this process, so call it in a child."""
    battery = importlib.import_module("tests.numbers.battery")
    return {
        name: [short(text) for text in section()]
        for name, section in battery.SECTIONS.items()
        if names is None or name in names
    }


def difference(change: Change, known: Traces) -> str:
    """The first section that shows something else than before, or nothing."""
    battery = importlib.import_module("tests.numbers.battery")
    name: str
    for name in battery.order_for(f"{change.file} [{change.group}]", change.place):
        before = known[name]
        seen = 0
        for text in battery.SECTIONS[name]():
            if seen >= len(before) or short(text) != before[seen]:
                return name
            seen += 1
        if seen < len(before):
            return name
    return ""


def outcome(change: Change, known: Traces) -> tuple[str, str]:
    """What a change does; in a process that has not read the data yet."""
    try:
        for reader in READERS:
            importlib.import_module(reader)
        importlib.import_module("teotihuacan.city.game")
    except ValueError as problem:  # where nothing is imported yet, not even its class is known
        if type(problem).__name__ != "DataError":
            raise
        # Where two groups do not fit it names both.
        right = getattr(problem, "file", "") == change.file and f"[{change.group}" in str(problem)
        right = right or change.swaps  # that two tiles do not fit may be seen elsewhere
        return (REFUSED if right else BROKEN), str(problem)
    section = difference(change, known)
    if not section:
        return SAME, ""
    importlib.import_module("tests.numbers.battery").play_on(change.file)
    return PLAYED, section


def in_child(work: Callable[[], object]) -> object:
    """What some work comes to, done in a fork of this process."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        gc.disable()
        try:
            answer = work()
        except BaseException:  # whatever it is, the parent must hear of it
            answer = [BROKEN, traceback.format_exc(limit=-3)]
        with open(theirs, "w", encoding="utf-8") as stream:
            json.dump(answer, stream)
        os._exit(0)
    os.close(theirs)
    with open(ours, encoding="utf-8") as stream:
        answer = json.load(stream)
    os.waitpid(child, 0)
    return answer


def tried(changes: list[Change], every: bool) -> Iterator[tuple[Change, str, str]]:
    """Each change with what it does: `PLAYED`, `REFUSED`, `SAME` or `BROKEN`, and more about it.

    Unless every change is wanted, a value that was seen to be played is left alone afterwards.
    """
    known = in_child(traces)
    assert isinstance(known, dict), known
    done: set[tuple[str, str, str]] = set()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[VARIABLE] = folder
        for change in changes:
            if change.value in done:
                continue
            path = Path(folder, change.file)
            path.parent.mkdir(exist_ok=True)
            path.write_text(change.text, encoding="utf-8")
            found = in_child(partial(outcome, change, known))
            path.unlink()
            assert isinstance(found, list)
            if found[0] == PLAYED and not every:
                done.add(change.value)
            yield change, found[0], found[1]
        del os.environ[VARIABLE]
