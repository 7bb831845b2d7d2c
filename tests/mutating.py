"""Breaking JSON on purpose: mutations that know what a position and a record look like."""

import json
from random import Random
from typing import Any

# What may come instead of anything else.
FOREIGN: list[object] = [
    None, True, False, "", "x", "palace", "hand", "wheel", "mask_1", "city", "end", "\ud800",
    "a" * 99,
    0, 1, -1, 2, 3, 5, 6, 9, 11, 32, 54, 99, 255, 9999, 2**31, 2**53, 2**64, -(2**63), 10**5000,
    0.0, 1.5, -0.0, 1e300, float("nan"), float("inf"), float("-inf"),
    [], {}, [None], [[]], {"": {}}, [1, 2, 3], {"step": "end", "seat": 0}, {"0": 0},
]  # fmt: skip

FOREIGN_DOCUMENTS: list[object] = [
    *FOREIGN,
    {"format": "teotihuacan position 1"},
    {"format": "teotihuacan record 1"},
    {"type": "FeatureCollection", "features": []},
    {"jsonrpc": "2.0", "method": "play", "params": ["end"], "id": 1},
    [{"name": "a", "value": 1}, {"name": "b", "value": 2}],
]

DERIVED = ("royal places", "pyramid icons", "pyramid offer icons", "decoration icons",
           "decoration offer icons")  # fmt: skip


def without_derived(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what follows from the rest, so that a change is not found out by it;
    in Founders nothing does."""
    if position["game"] != "city":
        return position
    for field in DERIVED:
        position["table"].pop(field)
    position["table"]["buildings"].pop("lowest visible")
    return position


Place = tuple[dict[str, object] | list[object], str | int]


def nested(depth: int) -> object:
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


def clone(value: object) -> object:
    """A copy; what is too deep or too long to be written becomes null."""
    try:
        copied: object = json.loads(json.dumps(value))
    except (RecursionError, ValueError):
        return None
    return copied


class Mutator:
    """Changes a JSON document in place, a little or a lot."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def places(self, value: object) -> list[Place]:
        """Every field and every list entry of a document."""
        found: list[Place] = []
        todo = [value]
        while todo:
            item = todo.pop()
            if isinstance(item, dict):
                found += [(item, key) for key in item]
                todo += item.values()
            elif isinstance(item, list):
                found += [(item, i) for i in range(len(item))]
                todo += item
        return found

    def mutate(self, document: object, donor: object) -> object:
        """One to three mutations; `donor` is another document to take parts from."""
        if self.rng.random() < 0.005:
            return self.rng.choice(FOREIGN_DOCUMENTS)
        if self.rng.random() < 0.2:
            self.cross(document, donor)
            return document
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            places = self.places(document)
            if places:
                self.mutate_once(self.rng.choice(places), places, donor)
        return document

    def mutate_once(self, place: Place, places: list[Place], donor: object) -> None:
        rng = self.rng
        way = rng.randrange(12)
        if way == 0:
            self.remove(place)
        elif way == 1:
            self.add(place)
        elif way == 2:
            self.put(place, rng.choice(FOREIGN))
        elif way == 3:
            self.put(place, nested(rng.choice((1, 5, 50, 3000))))
        elif way < 7:
            numbers = [p for p in places if type(self.at(p)) is int]
            if numbers:
                self.nudge(rng.choice(numbers))
        elif way == 7:
            self.swap(place, rng.choice(places))
        elif way == 8:
            same = [p for p in places if type(self.at(p)) is type(self.at(place))]
            self.swap(place, rng.choice(same))
        elif way < 11:
            self.transplant(places, donor)
        elif isinstance(self.at(place), list):
            items = self.at(place)
            assert isinstance(items, list)
            rng.shuffle(items)
        else:
            texts = [p for p in places if isinstance(self.at(p), str)]
            if texts:
                self.swap(rng.choice(texts), rng.choice(texts))

    def at(self, place: Place) -> object:
        where, key = place
        return where[key]  # type: ignore[index]

    def put(self, place: Place, value: object) -> None:
        where, key = place
        where[key] = value  # type: ignore[index]

    def remove(self, place: Place) -> None:
        where, key = place
        del where[key]  # type: ignore[arg-type]

    def add(self, place: Place) -> None:
        """An entry twice, or a field under another name (its own one lost or not)."""
        where, key = place
        if isinstance(where, list):
            assert isinstance(key, int)
            where.insert(key, clone(where[key]))
            return
        assert isinstance(key, str)
        name = self.rng.choice([*where, key + "s", key.upper(), "", "\n", "x" * 1000])
        value = where[key] if self.rng.random() < 0.5 else where.pop(key)
        where[name] = clone(value)

    def nudge(self, place: Place) -> None:
        value = self.at(place)
        assert isinstance(value, int)
        rng = self.rng
        if rng.random() < 0.5:
            self.put(place, value + rng.choice((-3, -2, -1, 1, 1, 2, 3)))
        else:
            self.put(place, rng.choice((0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 18, 20, 31, 32, 99)))

    def swap(self, one: Place, other: Place) -> None:
        first, second = clone(self.at(one)), clone(self.at(other))
        self.put(one, second)
        self.put(other, first)

    def cross(self, document: object, donor: object) -> None:
        """Put a whole part of the donor in the very same place: an agenda, a pile, a player."""
        depth = self.rng.choice((1, 2, 2, 4))
        while isinstance(document, dict) and isinstance(donor, dict):
            shared = [key for key in document if key in donor]
            if not shared:
                return
            key = self.rng.choice(shared)
            depth -= 1
            if depth == 0 or not isinstance(document[key], dict):
                document[key] = clone(donor[key])
                return
            document, donor = document[key], donor[key]

    def transplant(self, places: list[Place], donor: object) -> None:
        """Put a part of the donor in the place of the part with the same name."""
        names: dict[object, list[Place]] = {}
        for there in self.places(donor):
            names.setdefault(there[1], []).append(there)
        here = self.rng.choice(places)
        if here[1] in names:
            self.put(here, clone(self.at(self.rng.choice(names[here[1]]))))


def mutated_bytes(data: bytes, donor: bytes, rng: Random) -> bytes:
    """The same for files: damage that knows nothing of JSON."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(changed) + 1)
        to = min(len(changed), at + rng.choice((1, 1, 2, 8, 100, 1000)))
        way = rng.randrange(8)
        if way == 0:
            del changed[at:]
        elif way == 1:
            del changed[at:to]
        elif way == 2:
            changed[at:at] = changed[at:to]
        elif way == 3:
            changed[at:to] = bytes(rng.randrange(256) for _ in range(to - at))
        elif way == 4:
            changed[at:at] = rng.choice(
                (b"\0", b"\xff", b'"', b"{", b"]", b",", b"NaN", b"9" * 5000)
            )
        elif way == 5:
            start = rng.randrange(len(donor))
            changed[at:to] = donor[start : start + to - at]
        elif way == 6:
            changed[at:at] = b"[" * rng.choice((1, 100, 200_000))
        elif at < len(changed):
            changed[at] ^= 1 << rng.randrange(8)
    if rng.random() < 0.01:
        return bytes(changed).decode("utf-8", "replace").encode("utf-16")
    return b"\xef\xbb\xbf" + bytes(changed) if rng.random() < 0.01 else bytes(changed)
