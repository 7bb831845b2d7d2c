"""Reading plain JSON types from outside, with errors that name the field."""

from __future__ import annotations

import operator

from teotihuacan.engine.errors import FieldError


class Reader:
    """A JSON object being read: every field is asked for once, and none may be left over."""

    def __init__(self, data: object, path: str, error: type[FieldError]) -> None:
        self.path = path
        self.error = error
        if not isinstance(data, dict):
            raise error(path, f"must be an object, not {kind_of(data)}")
        self.data: dict[str, object] = {}
        for key, value in data.items():
            if not isinstance(key, str):
                raise error(path, f"a field's name must be text, not {kind_of(key)}")
            self.data[key] = value
        self.asked: set[str] = set()

    def place(self, key: str) -> str:
        shown = key if 0 < len(key) <= 40 and key.isprintable() else brief(key)
        return f"{self.path}.{shown}" if self.path else shown

    def fail(self, key: str, problem: str) -> FieldError:
        return self.error(self.place(key), problem)

    def get(self, key: str) -> object:
        self.asked.add(key)
        if key not in self.data:
            raise self.fail(key, "missing")
        return self.data[key]

    def has(self, key: str) -> bool:
        """Return whether an optional field is there; either way it counts as known."""
        self.asked.add(key)
        return key in self.data

    def integer(self, key: str, low: int, high: int) -> int:
        return integer(self.get(key), low, high, self.place(key), self.error)

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"must be true or false, not {kind_of(value)}")
        return value

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise self.fail(key, f"must be text, not {kind_of(value)}")
        return value

    def word(self, key: str, known: list[str] | tuple[str, ...]) -> int:
        """A field that holds one of the known words: its index."""
        return word(self.get(key), known, self.place(key), self.error)

    def words(self, key: str, known: list[str] | tuple[str, ...], most: int) -> list[int]:
        items = self.items(key, 0, most)
        place = self.place(key)
        return [word(item, known, f"{place}[{i}]", self.error) for i, item in enumerate(items)]

    def items(self, key: str, least: int, most: int) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.fail(key, f"must be a list, not {kind_of(value)}")
        if not least <= len(value) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise self.fail(key, f"must have {wanted} entries, not {len(value)}")
        return list(value)

    def texts(self, key: str, least: int, most: int, what: str = "text") -> list[str]:
        found: list[str] = []
        for i, item in enumerate(self.items(key, least, most)):
            if not isinstance(item, str):
                raise self.fail(f"{key}[{i}]", f"must be {what}, not {kind_of(item)}")
            found.append(item)
        return found

    def integers(self, key: str, count: int, low: int, high: int) -> list[int]:
        place = self.place(key)
        items = self.items(key, count, count)
        return [integer(x, low, high, f"{place}[{i}]", self.error) for i, x in enumerate(items)]

    def counts(self, key: str, known: list[str]) -> list[int]:
        """An object of counts by name (absent: 0), as a list in the order of the names."""
        inner = self.inner(key)
        found = [0] * len(known)
        for name in inner.data:
            index = word(name, known, self.place(key), self.error)
            found[index] = inner.integer(name, 1, 99)
        return found

    def inner(self, key: str) -> Reader:
        return Reader(self.get(key), self.place(key), self.error)

    def readers(self, key: str, least: int, most: int) -> list[Reader]:
        place = self.place(key)
        items = self.items(key, least, most)
        return [Reader(item, f"{place}[{i}]", self.error) for i, item in enumerate(items)]

    def done(self) -> None:
        """No field may be left that nobody asked for."""
        for key in self.data:
            if key not in self.asked:
                raise self.fail(key, f"unknown field; known: {', '.join(sorted(self.asked))}")


def integer(value: object, low: int, high: int, place: str, error: type[FieldError]) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise error(place, f"must be a whole number, not {kind_of(value)}")
    if not low <= value <= high:
        raise error(place, f"{brief(value)} is not between {low} and {high}")
    return value


def word(
    value: object, known: list[str] | tuple[str, ...], place: str, error: type[FieldError]
) -> int:
    if not isinstance(value, str) or value not in known:
        shown = ", ".join(known) if len(known) < 13 else f"{', '.join(known[:12])}, …"
        raise error(place, f"{kind_of(value)} is not one of: {shown}")
    return known.index(value)


def counted(counts: list[int], names: list[str]) -> dict[str, int]:
    """The way counts are written: by name, without the zeros."""
    return {names[i]: count for i, count in enumerate(counts) if count}


def plain_copy(value: object) -> object:
    """A copy of plain JSON types that shares nothing with the original."""
    if isinstance(value, dict):
        return {key: plain_copy(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain_copy(item) for item in value]
    return value


def kind_of(value: object) -> str:
    """Return what a value is, in a few words, however long, deep or foreign it may be."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, (list, tuple)):
        return "a list"
    if isinstance(value, (int, float, str)):
        return brief(value)
    return f"a {type(value).__name__}"


def brief(value: int | float | str) -> str:
    if isinstance(value, int) and not -(10**18) < value < 10**18:
        return "a huge number"  # Python refuses to write the largest ones out
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:37] + "…")
    return repr(value)


def integer_of(value: object) -> int | None:
    """A whole number of any type that is one, such as numpy's; None for anything else."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # anything may come in
    except TypeError:
        return None
