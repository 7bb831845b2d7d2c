"""Eclipse, salary and Ascension, and what the editions say differently."""

from typing import Final

from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.rules.printed import calendar, discovery, technologies
from teotihuacan.city.tables.making import ERA_KEYS, POWERS
from teotihuacan.tables import Cell, Heads, Rows, head, labelled, table
from teotihuacan.words.formatter import Words

EDITION_KEYS: Final = list(EDITIONS)


@table(
    "eclipse",
    "points",
    more=lambda words: [words.text(f"tables.eclipse.{era}") for era in ERA_KEYS],
)
def eclipse(words: Words) -> Rows:
    values = {
        "leader": [calendar.LEADER_POINTS] * len(ERA_KEYS),
        "track": calendar.TRACK_POINTS,
        "unpaid": [calendar.UNPAID_LOSS] * len(ERA_KEYS),
    }
    return labelled(words, "tables.eclipse", values)


def sizes_of_sets(counts: range) -> Heads:
    return lambda words: [words.text("tables.masks.masks"), *counts]


def sets_of_masks(words: Words, counts: range) -> Rows:
    return [[*head(words, "points"), *(calendar.MASK_SET_POINTS[count] for count in counts)]]


SETS: Final = range(1, discovery.MASKS + 1)


@table("masks", more=sizes_of_sets(SETS))
def masks(words: Words) -> Rows:
    return sets_of_masks(words, SETS)


@table(
    "salary", "", more=lambda words: [words.text("tables.power", power=power) for power in POWERS]
)
def salary(words: Words) -> Rows:
    high = calendar.SALARY_HIGH_POWER
    due = [calendar.SALARY + (power >= high) * calendar.SALARY_EXTRA for power in POWERS]
    return [[words.part("good", "cocoa"), *due]]


def editions_of(words: Words) -> list[str]:
    return [words.text(f"option.edition.{name}") for name in EDITION_KEYS]


@table("ascension", more=editions_of)
def ascension(words: Words) -> Rows:
    columns = [
        [
            words.text("wheel.points", amount=calendar.ASCENSION_POINTS),
            words.text("wheel.cocoa", amount=EDITIONS[name].ascension_cocoa),
            words.text("wheel.temple"),
            words.text("wheel.two", amount=calendar.ASCENSION_PAY),
            words.text(
                "tables.ascension.worker",
                power=calendar.FOURTH_WORKER_POWER,
                amount=calendar.FOURTH_WORKER_COCOA,
            ),
        ]
        for name in EDITION_KEYS
    ]
    return zip(*columns, strict=True)


@table("editions", "", more=editions_of)
def editions(words: Words) -> Rows:
    extra = next(tile.number for tile in technologies.TILES if tile.when == "power-up")
    rows: list[list[Cell]] = []
    for key in ("top_step_reward", "worship_any_order", "extra_power_each_time", "power_up_locked"):
        label = words.text(f"tables.editions.{key}.label", number=extra)
        switches = [getattr(EDITIONS[name], key) for name in EDITION_KEYS]
        sides = [words.text(f"tables.editions.{key}.{'yes' if on else 'no'}") for on in switches]
        rows.append([label, *sides])
    return rows
