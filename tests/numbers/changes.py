"""Every value of the data files, and what an owner might write in its place.

A value is named by its file, its group and its place in the group: `list.3.gain.0.amount` is the
first amount of the gain of the fourth tile of a list.  Places count from 0, like the data does.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

Tree = dict[str, object]
Path_ = tuple[str | int, ...]

ABOUT = ("source", "parts", "note", "reconstructed", "cannot_matter")
"""What a group says about its values: told by `teo facts`, never played."""

BUNDLE = re.compile(r"[0-9]+ [a-z]+(, [0-9]+ [a-z]+)*")
UNITS = ("cocoa", "gold", "resource", "points", "red", "temple", "avenue", "power", "technology",
         "worker", "local", "obsidian", "back")  # fmt: skip
"""A few units of every sort: what a place cannot carry must be refused there."""
MORE_UNITS = ("reuse", "stand", "major", "mask", "empire", "build", "different", "apart")
"""Those that only the Expansion Period knows; in its own files they are tried, too."""

# Words that can stand in each other's place.  Every word of the data is in one of these lists.
BOARDS = ("palace", "forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction")
MOMENTS = ("pass", "main", "during", "power-up", "after", "taking", "instead")
VOCABULARIES: tuple[tuple[str, ...], ...] = (
    BOARDS,
    ("blue", "red", "green", "any"),
    ("gain", "points", "trade", "trade_for_power"),
    ("masks", "flat", "technologies", "avenue", "bonus_tiles", "discovery", "workers"),
    ("technologies", "pyramid_track", "avenue", "major_pairs"),
    ("power - 1", "power", "power + 1"),
    ("A", "B", "C"),
    MOMENTS,
    ("double_move", "move_anywhere", "extra_worker", "ignore_cocoa"),
    ("extra_worker", "double", "further"),
    ("obsidian", "mansion", "altars", "empire"),
    ("ordinary", "major", "apart"),
    ("claim", "barter", "unlock", "back", "obsidian"),
    ("collect", "royal", "mask"),
)
CITY = "city"
LETTERS = ("brgnBRG", "X.")
DISTINCT = ("icons", "first_", "second_", "top", "right", "bottom", "left")


@dataclass(frozen=True)
class Change:
    """One value of one file, replaced.  What is then written is worked out when it is asked for."""

    file: str
    group: str
    place: str
    old: str
    new: str
    data: Tree  # the whole file as it is
    edits: tuple[tuple[Path_, object], ...]  # what stands elsewhere instead
    swaps: bool = False  # two values stand in each other's place

    @property
    def tree(self) -> Tree:
        """The whole file, changed."""
        tree: object = self.data
        for path, value in self.edits:
            tree = replaced(tree, path, value)
        assert isinstance(tree, dict)
        return tree

    @property
    def name(self) -> str:
        return f"{self.file} [{self.group}] {self.place}: {self.old} → {self.new}"

    @property
    def box(self) -> str:
        """The box that the file belongs to."""
        return self.file.rpartition("/")[0] or CITY

    @property
    def value(self) -> tuple[str, str, str]:
        """The value that is changed, whatever it is changed to."""
        return self.file, self.group, self.place


NO_VALUES = ("period/units.toml",)
"""Nothing is printed there: it has the words that the files beside it are written in."""


def changes(folder: Path) -> Iterator[Change]:
    """Every value of every file, each in all the ways we try."""
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        if name in NO_VALUES:
            continue
        data: Tree = tomllib.loads(path.read_text(encoding="utf-8"))
        for group, values in data.items():
            assert isinstance(values, dict)
            for key, value in values.items():
                if key not in ABOUT:
                    yield from of_value(name, data, (group, key), value)


def of_value(file: str, data: Tree, path: Path_, value: object) -> Iterator[Change]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from of_value(file, data, (*path, key), inner)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from of_value(file, data, (*path, index), inner)
    elif isinstance(value, bool):
        yield changed(file, data, path, "", str(value), str(not value), not value)
    elif isinstance(value, int):
        for other in (value + 1, value - 1):
            yield changed(file, data, path, "", str(value), str(other), other)
        if isinstance(path[-1], int):
            yield from swapped(file, data, path, (*path[:-1], path[-1] + 1))
        elif path[-1] == "number":
            yield from swapped(file, data, path, next_row(path))
    else:
        assert isinstance(value, str)
        yield from of_text(file, data, path, value)


def of_text(file: str, data: Tree, path: Path_, text: str) -> Iterator[Change]:
    def to(inner: str, old: str, new: str, whole: str) -> Change:
        return changed(file, data, path, inner, old, new, whole)

    key = next(str(part) for part in reversed(path) if isinstance(part, str))
    if key == "when":
        yield from of_moment(text.split(), to)
    elif key == "key":
        yield to("", text, "another", "another")
        yield from swapped(file, data, path, next_row(path))
    elif key.startswith(DISTINCT) and not text.strip("brgnBRGX."):
        letters = LETTERS[1] if not text.strip(LETTERS[1]) else LETTERS[0]
        for index, letter in enumerate(text):
            for other in other_letters(letters, letter):
                yield to(str(index), letter, other, text[:index] + other + text[index + 1 :])
    elif BUNDLE.fullmatch(text):
        yield from of_bundle(text, to, UNITS + MORE_UNITS if "/" in file else UNITS)
    elif text == "":
        yield to("", "nothing", "1 points", "1 points")
    else:
        known = [words for words in VOCABULARIES if text in words]
        assert known, f"{file}: nobody knows what could stand instead of {text!r}"
        for other in dict.fromkeys([word for words in known for word in words]):
            if other != text:
                yield to("", text, other, other)
        yield from swapped(file, data, path, next_row(path))


def of_moment(words: list[str], to: object) -> Iterator[Change]:
    """When a technology works: another moment, another board, one board less, one more."""
    assert callable(to)
    for moment in MOMENTS:
        if moment != words[0]:
            yield to("moment", words[0], moment, " ".join([moment, *words[1:]]))
    boards = words[1:]
    for index, board in enumerate(boards):
        for other in BOARDS:
            if other not in boards:
                now = [*boards[:index], other, *boards[index + 1 :]]
                yield to(f"board {index}", board, other, " ".join([words[0], *now]))
        left = [*boards[:index], *boards[index + 1 :]]
        yield to(f"board {index}", board, "none", " ".join([words[0], *left]))
    if boards:
        more = next(board for board in BOARDS[1:] if board not in boards)
        yield to("boards", "", more, " ".join([*words, more]))


def of_bundle(text: str, to: object, units: tuple[str, ...]) -> Iterator[Change]:
    """More and less of each thing, another thing instead of it, and none of it."""
    assert callable(to)
    parts = [part.split() for part in text.split(", ")]
    for index, (amount, unit) in enumerate(parts):

        def with_part(*new: str, at: int = index) -> str:
            return ", ".join([*map(" ".join, parts[:at]), *new, *map(" ".join, parts[at + 1 :])])

        for other in (int(amount) + 1, int(amount) - 1):
            new = with_part(f"{other} {unit}") if other else with_part()
            yield to(f"{index}.amount", amount, str(other), new)
        named = [part[1] for part in parts]
        for another in units:
            if another not in named:
                yield to(f"{index}.unit", unit, another, with_part(f"{amount} {another}"))


def other_letters(letters: str, letter: str) -> list[str]:
    """Another kind of icon, and the same in another colour."""
    if letter in "X.":
        return [letters.replace(letter, "")]
    others = [letters[(letters.index(letter.lower()) + 1) % 4]]
    if letter != "n":
        others.append(letter.swapcase())
    return others


def swapped(file: str, data: Tree, path: Path_, other: Path_) -> Iterator[Change]:
    """Two values in each other's place: for values of which each may stand only once."""
    one, two = at(data, path), at(data, other)
    if two is None or one == two or alike_but_for(data, path, other):
        return
    place = ".".join([str(part) for part in path[1:]])
    edits = ((path, two), (other, one))
    yield Change(file, str(path[0]), place, f"{one}", f"{two}, swapped", data, edits, True)


def alike_but_for(data: Tree, path: Path_, other: Path_) -> bool:
    """Whether two tiles differ in their numbers alone: swapped, they are the same two tiles."""
    if path[-1] != "number":
        return False
    one, two = at(data, path[:-1]), at(data, other[:-1])
    assert isinstance(one, dict)
    assert isinstance(two, dict)
    return {**one, "number": 0} == {**two, "number": 0}


def next_row(path: Path_) -> Path_:
    """The same field of the next tile of a list, or the next entry."""
    for index in range(len(path) - 1, -1, -1):
        part = path[index]
        if isinstance(part, int):
            return (*path[:index], part + 1, *path[index + 1 :])
    return path


def at(data: object, path: Path_) -> object:
    for part in path:
        if isinstance(data, list):
            if not isinstance(part, int) or part >= len(data):
                return None
            data = data[part]
        else:
            assert isinstance(data, dict)
            if part not in data:
                return None
            data = data[part]
    return data


def replaced(data: object, path: Path_, value: object) -> object:
    """The data with another value in one place."""
    if not path:
        return value
    assert isinstance(data, (dict, list))
    result = data.copy()
    result[path[0]] = replaced(data[path[0]], path[1:], value)  # type: ignore[index]  # a key or a place, as it fits
    return result


def changed(
    file: str, data: Tree, path: Path_, inner: str, old: str, new: str, value: object
) -> Change:
    place = ".".join([*[str(part) for part in path[1:]], *([inner] if inner else [])])
    return Change(file, str(path[0]), place, old, new, data, ((path, value),))


def excuses(folder: Path) -> dict[tuple[str, str, str], str]:
    """What the files say cannot matter: file, group and pattern of places, and the reason."""
    found: dict[tuple[str, str, str], str] = {}
    for path in sorted(folder.rglob("*.toml")):
        for group, values in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for pattern, reason in values.get("cannot_matter", {}).items():
                found[path.relative_to(folder).as_posix(), group, pattern] = reason
    return found


def excuse_for(change: Change, excused: dict[tuple[str, str, str], str]) -> str:
    """Why the files say that a value cannot matter, or nothing."""
    for (file, group, pattern), reason in excused.items():
        if (file, group) == (change.file, change.group) and fnmatchcase(change.place, pattern):
            return reason
    return ""
