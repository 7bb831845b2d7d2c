"""Tries changes of data files, each in a fork of this process.

Numbers become constants when the package is imported.  This process imports the game once, and
wherever a data file is read it forks a child for every change of that file.  The child reads the
changed data, imports what is left, plays, and reports what it saw.
"""

import ctypes
import gc
import importlib
import importlib.util
import json
import os
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import BinaryIO

from tests.numbers.changes import Change, excuse_for, excuses

PACKAGE = "teotihuacan"

PLAYED = "played"  # play is not what it was
REFUSED = "refused"  # the reader will have none of it, and says where
SAME = "same"  # nothing changes
BROKEN = "broken"  # neither read nor played: a change that is let in must be playable

Traces = dict[str, list[str]]
"""What each section of the battery shows, one short hash for each situation."""
Result = tuple[Change, str, str]
"""A change, what it does (one of the four words above) and more about it."""


@dataclass(frozen=True)
class Subject:
    """A game whose data is changed, and how it is imported: a child imports what follows its file,
    so modules that read no data come first and those that read few files come last."""

    game: str
    independent: str  # has all other modules that the game is imported with
    modules: tuple[str, ...]
    battery: str
    in_place: bool = True  # what is refused is refused where it stands, not where it fits no more

    @property
    def folder(self) -> Path:
        return package_folder() / self.game / "data"


CITY = Subject(
    "city",
    "founders.title",
    ("rules.printed.most", "rules.rules", "modules.solo.module", "title"),
    "tests.numbers.battery",
)


def package_folder() -> Path:
    """Where the package lies; without importing it."""
    package = importlib.util.find_spec(PACKAGE)
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent


def data_folder() -> Path:
    return CITY.folder


def short(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


# --- importing ------------------------------------------------------------------------------------


def import_game(subject: Subject) -> None:
    """Import the modules of a game in our order: the package itself, which imports them in its
    own, is run last."""
    spec = importlib.util.find_spec(PACKAGE)
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules[PACKAGE] = package
    importlib.import_module(f"{PACKAGE}.{subject.independent}")
    for module in subject.modules:
        importlib.import_module(f"{PACKAGE}.{subject.game}.{module}")
    spec.loader.exec_module(package)


class Found(MetaPathFinder):
    """Modules that a child has found before: no other child looks for them again."""

    def __init__(self, origins: dict[str, str]) -> None:
        self.specs: dict[str, ModuleSpec] = {}
        for name, origin in origins.items():
            spec = importlib.util.spec_from_file_location(name, origin)
            assert spec is not None
            self.specs[name] = spec

    def find_spec(
        self, fullname: str, path: object = None, target: object = None
    ) -> ModuleSpec | None:
        return self.specs.get(fullname)


def make_ready(origins: dict[str, str]) -> None:
    """Spare the children what takes most of an import: finding the modules, reading their code,
    and importing those that are not ours."""
    ours = {n: path for n, path in origins.items() if n.startswith((f"{PACKAGE}.", "tests."))}
    for name in origins.keys() - ours.keys() - {PACKAGE}:
        importlib.import_module(name)
    read = SourceFileLoader.get_code
    known: dict[str, CodeType | None] = {}

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if name not in known:
            known[name] = read(loader, name)
        return known[name]

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    found = Found(ours)
    for name, spec in found.specs.items():
        if isinstance(spec.loader, SourceFileLoader):
            spec.loader.get_code(name)
        else:
            ctypes.CDLL(ours[name])
    sys.meta_path.insert(0, found)


def origin_of(module: ModuleType) -> str:
    """The file of a module, or nothing."""
    spec = module.__spec__
    return spec.origin or "" if spec is not None and spec.has_location else ""


# --- playing --------------------------------------------------------------------------------------


def rehearse(subject: Subject) -> tuple[Traces, dict[str, str]]:
    """The battery, played with the data as it is, and the files of all modules it takes; in this
    process, so call it in a child."""
    before = set(sys.modules)
    import_game(subject)
    battery = importlib.import_module(subject.battery)
    known = {
        name: [short(text) for text in section()] for name, section in battery.SECTIONS.items()
    }
    origins = {name: origin_of(sys.modules[name]) for name in sys.modules if name not in before}
    return known, {name: origin for name, origin in origins.items() if origin}


def difference(subject: Subject, change: Change, known: Traces) -> str:
    """The first section that shows something else than before, or nothing."""
    battery = importlib.import_module(subject.battery)
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


class Child:
    """A fork of this process; `is_here` is true in the fork itself."""

    def __init__(self) -> None:
        self.ours, self.theirs = os.pipe()
        self.id = os.fork()
        self.is_here = self.id == 0
        os.close(self.ours if self.is_here else self.theirs)

    def report(self, work: Callable[[], object]) -> None:
        """In the child: do the work, tell the parent what it comes to, and end."""
        try:
            answer = work()
        except BaseException:  # whatever it is, the parent must hear of it
            answer = [BROKEN, traceback.format_exc(limit=-3)]
        with open(self.theirs, "w", encoding="utf-8") as stream:
            json.dump(answer, stream)
        os._exit(0)

    def answer(self) -> list[object]:
        """In the parent: wait for the child's report."""
        with open(self.ours, encoding="utf-8") as stream:
            answer = json.load(stream)
        os.waitpid(self.id, 0)
        assert isinstance(answer, list), answer
        return answer


def at_once(changes: list[Change]) -> list[list[Change]]:
    """The changes in groups, each of different values."""
    groups: list[list[Change]] = []
    for change in changes:
        for group in groups:
            if change.value not in [other.value for other in group]:
                group.append(change)
                break
        else:
            groups.append([change])
    return groups


class Trial:
    """Imports a game and, in a child for each, tries the changes of every file that it reads."""

    def __init__(self, subject: Subject, changes: Iterable[Change], every: bool) -> None:
        self.subject = subject
        self.every = every
        self.waiting: dict[str, list[Change]] = {}
        for change in changes:
            self.waiting.setdefault(change.file, []).append(change)
        self.excused = excuses(subject.folder)
        self.results: list[Result] = []
        self.read = tomllib.load
        self.child: Child | None = None
        self.change: Change | None = None  # what this process tries; nothing in the parent

    def run(self) -> list[Result]:
        gc.disable()
        rehearsal = Child()
        if rehearsal.is_here:
            rehearsal.report(partial(rehearse, self.subject))
        known, origins = rehearsal.answer()
        assert isinstance(known, dict), origins
        assert isinstance(origins, dict)
        make_ready(origins)
        tomllib.load = self.load  # type: ignore[assignment]
        problem: BaseException | None = None
        try:
            import_game(self.subject)
        except BaseException as raised:
            problem = raised
        if self.child is not None and self.child.is_here:
            self.child.report(partial(self.outcome, problem, known))
        if problem is not None:
            raise problem
        assert not self.waiting, f"never read: {list(self.waiting)}"
        return self.results

    def load(self, stream: BinaryIO) -> dict[str, object]:
        """What `tomllib.load` returns; to a child, the changed data of its file."""
        path = Path(stream.name)
        if path.is_relative_to(self.subject.folder):
            file = path.relative_to(self.subject.folder).as_posix()
            if self.change is None:
                self.try_all(self.waiting.pop(file, []))
            if self.change is not None and self.change.file == file:
                return self.change.tree
        return self.read(stream)

    def try_all(self, changes: list[Change]) -> None:
        """Try these changes; it returns in each child, too, and there `self.change` is set.

        Those that the file says cannot matter are tried together: where nothing changes then, none
        of them does.  Unless every change is wanted, a value that was seen to be played is left
        alone afterwards.
        """
        idle = [change for change in changes if excuse_for(change, self.excused)]
        settled: set[str] = set()
        for group in at_once(idle):
            result, _ = self.try_one(replace(group[0], edits=sum([c.edits for c in group], ())))
            if self.change is not None:
                return
            if result == SAME:
                self.results += [(change, SAME, "") for change in group]
                settled.update([change.name for change in group])
        done: set[tuple[str, str, str]] = set()
        for change in changes:
            if change.value in done or change.name in settled:
                continue
            result, more = self.try_one(change)
            if self.change is not None:
                return
            self.results.append((change, result, more))
            if result == PLAYED and not self.every:
                done.add(change.value)

    def try_one(self, change: Change) -> tuple[str, str]:
        """What comes of a change; in the child that shall find out, nothing yet."""
        self.child = Child()
        if self.child.is_here:
            self.change = change
            return "", ""
        result, more = self.child.answer()
        return str(result), str(more)

    def outcome(self, problem: BaseException | None, known: Traces) -> tuple[str, str]:
        """What the change of this child does, after the import and what was raised there."""
        change = self.change
        assert change is not None
        if problem is not None:
            from teotihuacan.engine.facts import DataError  # this process may not import it before

            if not isinstance(problem, DataError):
                raise problem
            # Where two groups do not fit it names both.
            right = problem.file == change.file and f"[{change.group}" in str(problem)
            # That two tiles do not fit may be seen elsewhere.
            right = right or change.swaps or not self.subject.in_place
            return (REFUSED if right else BROKEN), str(problem)
        section = difference(self.subject, change, known)
        if not section:
            return SAME, ""
        importlib.import_module(self.subject.battery).play_on(change.file)
        return PLAYED, section
