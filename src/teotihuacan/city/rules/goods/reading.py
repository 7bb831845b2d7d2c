"""Parsing of costs and gains in the data files."""

from teotihuacan.city.rules import units
from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE, Bundle, parse_bundle
from teotihuacan.engine.facts import DataError, Group


def to_bundle(group: Group, key: str, text: str, allowed: frozenset[str]) -> Bundle:
    """A cost or a gain; a unit that its place cannot carry is an error at once."""
    try:
        return parse_bundle(text, allowed)
    except DataError:
        raise
    except ValueError as problem:
        raise group.wrong(key, str(problem)) from None


def bundle(group: Group, key: str, allowed: frozenset[str]) -> Bundle:
    return to_bundle(group, key, group.word(key), allowed)


def bundle_or_nothing(group: Group, key: str, allowed: frozenset[str]) -> Bundle:
    """The bundle, or an empty one when not written."""
    return bundle(group, key, allowed) if group.has(key) else EMPTY_BUNDLE


def bundles(group: Group, key: str, count: int, allowed: frozenset[str]) -> list[Bundle]:
    return [to_bundle(group, key, text, allowed) for text in group.words(key, count)]


def bundle_rows(
    group: Group, key: str, rows: int, columns: int, allowed: frozenset[str]
) -> list[list[Bundle]]:
    return [
        [to_bundle(group, key, text, allowed) for text in row]
        for row in group.text_rows(key, rows, columns)
    ]


def numbered(group: Group, numbers: list[int]) -> list[Group]:
    """The tiles of a group in the order of their numbers, which must be exactly these."""
    by_number: dict[int, Group] = {}
    for row in group.tables("list", len(numbers)):
        if row.number("number") in by_number:
            raise group.wrong("list", f"duplicate number {row.number('number')}")
        by_number[row.number("number")] = row
    if sorted(by_number) != numbers:
        raise group.wrong("list", f"the numbers must be {numbers}, not {sorted(by_number)}")
    return [by_number[number] for number in numbers]


def keyed(group: Group, keys: tuple[str, ...]) -> list[Group]:
    """The tiles of a group, which must have exactly these keys, in this order: the rest of the
    game knows them by their places."""
    rows = group.tables("list", len(keys))
    for row, key in zip(rows, keys):
        row.word("key", (key,))
    return rows


def rising(group: Group, key: str, low: int, high: int) -> tuple[int, ...]:
    """Numbers of which each can stand there once; their order means nothing."""
    numbers = group.numbers(key, -1, low, high)
    if sorted(set(numbers)) != list(numbers):
        raise group.wrong(key, "must rise: each number stands there once")
    return numbers


def module_of(group: Group) -> str:
    """The module to which the tiles of a further box belong."""
    return group.word("module", tuple(units.MODULES))


def check_new(row: Group, key: str, name: str, others: list[str]) -> None:
    """No tile of a further box may be called like another: its code would mean both."""
    if name in others:
        raise row.wrong(key, f"there is another tile {name}")
