"""Explanations of tiles, boards and rules, found by what a person would type."""

from typing import Final

from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import pyramid_tiles
from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.printed import (
    calendar,
    discovery,
    starting,
    technologies,
    temples,
    turn,
)
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.rules.state import City
from teotihuacan.city.words import in_play
from teotihuacan.city.words.goods import GATHERING, bundle
from teotihuacan.city.words.modules import Topic, all_texts, texts_in
from teotihuacan.city.words.tiles import start_printed
from teotihuacan.words.finding import find
from teotihuacan.words.formatter import Finished, Part, Words, capital

TOPICS: Final = (
    "turn",
    "cocoa",
    "worship",
    "unlock",
    "power",
    "temples",
    "avenue",
    "ascension",
    "calendar",
    "eclipse",
    "salary",
    "masks",
    "icons",
    "pyramid",
    "end",
    *[topic for texts in all_texts() for topic in texts.topics],
    "track",
    "workers",
    "notation",
)

STAIRS: Final = 20
"""Steps of a temple that an explanation can be about, more than any has."""

MASK_SORTS: Final = {discovery.MAJOR: "major_mask", discovery.APART: "special_mask"}
"""The explanations of masks by their stack; the others share one."""

EXPLAINED: Final = (
    *("tile", "technology", "royal", "bonus", "start", "board"),
    *[part for texts in all_texts() for part in texts.marked],
)
"""The parts of a phrase that have an explanation of their own."""


def topics() -> dict[str, Topic]:
    """Every word that has an explanation."""
    found: dict[str, Topic] = {}
    for index, kind in enumerate(discovery.TILES):
        for word in (kind.key, f"claim-{kind.key}", f"use-{kind.key}"):
            found[word] = ("tile", index)
    for index, technology in enumerate(technologies.TILES):
        for word in ("tech", "technology", "learn"):
            found[f"{word}{technology.label}"] = ("technology", index)
    for index, royal in enumerate(ROYAL_TILES):
        # Not `royal3`: that is the code of the third place, whatever tile lies there.
        for word in (f"~royal{royal.number}", f"royaltile{royal.number}"):
            found[word] = ("royal", index)
    for index, bonus in enumerate(BONUS_TILES):
        found[f"bonus{bonus.number}"] = ("bonus", index)
        found[f"bonustile{bonus.number}"] = ("bonus", index)
    for index, tile in enumerate(starting.TILES):
        for word in (f"start{tile.number}", f"keep{tile.number}"):
            found[word] = ("start", index)
        if tile.module:
            found[f"start{start_printed(index)}"] = ("start", index)
    for texts in all_texts():
        found.update(texts.typed())
    for board in range(1, len(printed_boards.BOARD_KEYS)):
        found[printed_boards.BOARD_KEYS[board]] = ("board", board)
        found[printed_boards.BOARD_LETTERS[board].lower()] = ("board", board)
    for index, topic in enumerate(TOPICS):
        found[topic] = ("topic", index)
    return found


def explainable() -> dict[str, range]:
    """Return all that has an explanation: parts of a phrase, and their values."""
    return {
        "topic": range(len(TOPICS)),
        "board": range(1, len(printed_boards.BOARD_KEYS)),
        "tile": range(len(discovery.TILES)),
        "technology": range(len(technologies.TILES)),
        "royal": range(len(ROYAL_TILES)),
        "bonus": range(len(BONUS_TILES)),
        "start": range(len(starting.TILES)),
        "good": range(len(units.GOODS)),
        "stair": range(len(temples.TEMPLE_REWARD) * STAIRS),
        **{part: values for texts in all_texts() for part, values in texts.explained.items()},
    }


def topics_in(city: City) -> tuple[str, ...]:
    """The rules that are explained, as far as they belong to a game."""
    absent = {topic for texts in all_texts() for topic in texts.topics}
    absent -= {topic for texts in texts_in(city) for topic in texts.topics}
    return tuple(topic for topic in TOPICS if topic not in absent)


def find_topic(words: Words, asked: str) -> Topic | None:
    """Find what a text means: "four_cocoa", "4 cocoa", "tech 5", "Stone Quarry", "eclipse" …"""
    parts = {"tile": range(len(discovery.TILES)), "board": range(len(printed_boards.BOARD_KEYS))}
    return find(words, asked, topics(), TOPICS, parts, ways=("", "short"))


def explain(words: Words, topic: Topic, city: City | None = None) -> str:
    """A tile, a board or a rule in a few sentences, as it is in a game, if one is given."""
    part, value = topic
    for texts in all_texts():
        found = texts.explain(words, part, value, city)
        if found is not None:
            return capital(words.fill(*found))
    if part == "topic":
        return said(words, f"explain.topic.{TOPICS[value]}", facts(words, city))
    if part == "board":
        key = printed_boards.BOARD_KEYS[value]
        text = said(words, f"explain.board.{key}", board_facts(words, value, city))
        return " ".join([text, *in_play.more_about_board(city, words, value)])
    if part == "tile":
        kind = discovery.TILES[value]
        key = MASK_SORTS.get(kind.stack, "mask") if kind.mask else kind.special or "gain"
        if kind.stack == discovery.MAJOR and not kind.mask:
            key = "major"
        if words.has(f"explain.tile.{kind.key}"):
            key = kind.key
        boards = words.listing([words.part("board", board) for board in kind.boards])
        parts: dict[str, Part] = {"tile": value, "cost": value, **facts(words, city)}
        return said(words, f"explain.tile.{key}", {**parts, "boards": Finished(boards)})
    if part == "good":
        return said(words, f"explain.good.{units.GOODS[value]}", facts(words, city))
    if part == "stair":
        return stair(words, *divmod(value, STAIRS))
    return said(words, f"explain.{part}", {part: value})


def stair(words: Words, temple: int, step: int) -> str:
    """Describe a step of a temple and its reward."""
    rewards, piles = temples.TEMPLE_REWARD[temple], temples.MAJOR_PILE[temple]
    bare = step >= len(rewards) or rewards[step].is_empty()
    key = "explain.stair.bare" if bare else "explain.stair"
    if not bare and step < len(piles) and piles[step] >= 0:
        key = "explain.stair.major"
    parts: dict[str, Part] = {"temple": temple, "step": step}
    return said(words, key, parts if bare else {**parts, "reward": (temple, step)})


def said(words: Words, key: str, parts: dict[str, Part]) -> str:
    return capital(words.fill(key, parts))


def facts(words: Words, city: City | None = None) -> dict[str, Part]:
    """The numbers of the rules, as far as explanations need them."""
    kinds = in_play.mask_kinds(city)
    return {
        "sets": mask_sets(discovery.MASKS),
        "more sets": mask_sets(kinds),
        "masks": kinds,
        "palace": Finished(words.part("board", places.PALACE)),
        "nobles board": Finished(words.part("board", places.NOBLES)),
        "nobles": bundle(words, printed_boards.NOBLE_COST),
        "decorating": ", ".join(str(cost.of(units.GOLD)) for cost in pyramid_tiles.DECORATION_COST),
        "decoration points": pyramid_tiles.DECORATION_POINTS,
        "levels": "; ".join(bundle(words, cost) for cost in pyramid_tiles.LEVEL_COST),
        "level points": ", ".join(str(points) for points in pyramid_tiles.LEVEL_POINTS),
        "owners": technologies.REWARD_TO_OWNERS,
        "strong": technologies.SECOND_ROW_POWER,
        "bonus step": temples.BONUS_STEP,
        "avenue last": temples.AVENUE_LAST,
        "avenue values": ", ".join(str(value) for value in printed_boards.BUILDINGS_ROW),
        "leader": calendar.LEADER_POINTS,
        "track": ", ".join(str(points) for points in calendar.TRACK_POINTS),
        "wage": calendar.SALARY,
        "strong worker": calendar.SALARY_HIGH_POWER,
        "strong wage": calendar.SALARY + calendar.SALARY_EXTRA,
        "unpaid": calendar.UNPAID_LOSS,
        "wheel cocoa": (city.setting.edition if city else EDITIONS["revised"]).ascension_cocoa,
        "wheel cocoa first": 0 if city else EDITIONS["first"].ascension_cocoa,
        "move": turn.MOVE,
        "collected": turn.COLLECTED,
        "both": bundle(words, turn.BOTH),
        "displacing": bundle(words, turn.DISPLACING),
        "unlocking": bundle(words, turn.UNLOCKING),
        "columns": columns(),
        "wheel points": calendar.ASCENSION_POINTS,
        "wheel pay": calendar.ASCENSION_PAY,
        "fourth power": calendar.FOURTH_WORKER_POWER,
        "fourth cocoa": calendar.FOURTH_WORKER_COCOA,
        **{name: part for texts in all_texts() for name, part in texts.facts(words).items()},
    }


def mask_sets(most: int) -> str:
    """Describe the score of sets of one mask up to this many."""
    return ", ".join(str(points) for points in calendar.MASK_SET_POINTS[1 : most + 1])


def columns() -> str:
    """The powers that belong to each column of the resource boards: 1 / 2–3 / 4–5."""
    powers = [
        [p for p in range(1, 6) if printed_boards.COLUMN_OF_POWER[p] == column]
        for column in range(3)
    ]
    return " / ".join("–".join(str(p) for p in sorted({row[0], row[-1]})) for row in powers)


def board_facts(words: Words, board: int, city: City | None = None) -> dict[str, Part]:
    parts = facts(words, city)
    if printed_boards.SIDEBAR_TEMPLE[board] >= 0:
        parts["ability"] = words.part("temple", printed_boards.SIDEBAR_TEMPLE[board], "step")
    if board in GATHERING:
        cells = in_play.cells(city, board)
        for name, row in zip(("one", "two", "three"), cells, strict=True):
            parts[name] = " / ".join(bundle(words, cell) for cell in row)
    return parts
