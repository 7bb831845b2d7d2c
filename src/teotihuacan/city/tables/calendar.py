"""Eclipse, salary and Ascension, and what the editions say differently."""

from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.rules.printed import calendar, discovery, technologies
from teotihuacan.city.tables.making import ERA_KEYS, POWERS
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def eclipse(words: Words) -> RuleTable:
    values = {
        "leader": [calendar.LEADER_POINTS] * len(ERA_KEYS),
        "track": calendar.TRACK_POINTS,
        "unpaid": [calendar.UNPAID_LOSS] * len(ERA_KEYS),
    }
    rows = [
        [words.text(f"tables.eclipse.{key}"), *(str(value) for value in row)]
        for key, row in values.items()
    ]
    header = head(words, "points") + [words.text(f"tables.eclipse.{era}") for era in ERA_KEYS]
    return made(words, "eclipse", header, rows)


def masks(words: Words) -> RuleTable:
    return sets_of_masks(words, "masks", range(1, discovery.MASKS + 1))


def sets_of_masks(words: Words, key: str, counts: range) -> RuleTable:
    header = [words.text("tables.masks.masks"), *(str(count) for count in counts)]
    row = [*head(words, "points"), *(str(calendar.MASK_SET_POINTS[count]) for count in counts)]
    return made(words, key, header, [row])


def salary(words: Words) -> RuleTable:
    due = [
        calendar.SALARY + (calendar.SALARY_EXTRA if power >= calendar.SALARY_HIGH_POWER else 0)
        for power in POWERS
    ]
    header = ["", *(words.text("tables.power", power=power) for power in POWERS)]
    return made(
        words, "salary", header, [[words.part("good", "cocoa"), *(str(cocoa) for cocoa in due)]]
    )


def ascension(words: Words) -> RuleTable:
    names = list(EDITIONS)
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
        for name in names
    ]
    header = [words.text(f"option.edition.{name}") for name in names]
    return made(words, "ascension", header, zip(*columns, strict=True))


def editions(words: Words) -> RuleTable:
    extra = next(tile.number for tile in technologies.TILES if tile.when == "power-up")
    names = list(EDITIONS)
    switches = {
        "top_step_reward": [EDITIONS[name].top_step_reward for name in names],
        "worship_any_order": [EDITIONS[name].worship_any_order for name in names],
        "extra_power_each_time": [EDITIONS[name].extra_power_each_time for name in names],
        "power_up_locked": [EDITIONS[name].power_up_locked for name in names],
    }
    rows = [
        [
            words.text(f"tables.editions.{key}.label", number=extra),
            *(words.text(f"tables.editions.{key}.{'yes' if on else 'no'}") for on in row),
        ]
        for key, row in switches.items()
    ]
    header = ["", *(words.text(f"option.edition.{name}") for name in names)]
    return made(words, "editions", header, rows)
