"""Tiles, disks and rules that explain themselves, found by what a person would type."""

from typing import Final

from teotihuacan.founders.rules.printed import disks, masks, rounds, tiles, worship
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.solo import numbers
from teotihuacan.founders.words import unverified
from teotihuacan.founders.words.naming import drawn, priced
from teotihuacan.words.finding import Topic, find
from teotihuacan.words.formatter import Finished, Part, Words

TOPICS: Final = (
    *("turn", "strength", "bonus", "reach", "building", "cubes", "masks", "temple", "paying"),
    *("pyramid", "rewards", "produce", "offering", "favor", "round", "end", "map", "solo"),
    "cities",
)

EXPLAINED: Final = ("tile", "worship", "disk")
"""The parts of a phrase that have an explanation of their own."""


def explainable() -> dict[str, range]:
    """Return all that has an explanation: parts of a phrase, and their values."""
    return {
        "topic": range(len(TOPICS)),
        "tile": range(tiles.TILES),
        "worship": range(len(worship.WORSHIP)),
        "disk": range(len(disks.DISKS)),
    }


def topics() -> dict[str, Topic]:
    """Every word that has an explanation in all languages: keys and codes."""
    found: dict[str, Topic] = {}
    for index, key in enumerate(tiles.TILE_KEYS):
        found[key] = ("tile", index)
    for kind, tile in enumerate(worship.WORSHIP):
        for word in (tile.key, f"return.{tile.key}", f"~{tile.key}"):
            found[word] = ("worship", kind)
    for index, disk in enumerate(disks.DISKS):
        found[disk.key] = ("disk", index)
        found[f"~{disk.key}"] = ("disk", index)
    for index, topic in enumerate(TOPICS):
        found[topic] = ("topic", index)
    return found


def find_topic(words: Words, asked: str) -> Topic | None:
    """Find what a text means: "gold4", "g_wood_vp", "red temple", "strength" …"""
    parts = {part: values for part, values in explainable().items() if part != "topic"}
    return find(words, asked, topics(), TOPICS, parts)


def explain(words: Words, topic: Topic, founding: Founding | None = None) -> str:
    """A tile, a disk or a rule in a few sentences; what is reconstructed is said to be."""
    part, value = topic
    if part == "topic":
        return words.say((f"explain.topic.{TOPICS[value]}", facts(words)))
    if part == "tile":
        return explain_tile(words, value)
    said = words.say((f"explain.{part}", {part: value}))
    if part == "worship" and unverified.is_unverified_worship(value):
        return with_doubt(words, said, "effect")
    doubt = ("worship.toml", "stacks") if part == "worship" else ("disks.toml", "copies")
    return with_doubt(words, said, "copies") if unverified.is_unverified(*doubt) else said


def explain_tile(words: Words, value: int) -> str:
    parts: dict[str, Part] = {
        "tile": value,
        "size": tiles.SIZES[value],
        "copies": tiles.COPIES[value],
    }
    if value < tiles.FIRST_PYRAMID:
        parts["shape"] = Finished(drawn(words, (value, 0)))
    if value < tiles.BUILDINGS:
        parts["resource"] = tiles.RESOURCE[value]
        shown = any(display[value] for display in rounds.DISPLAY)
        parts["needed"] = (
            tiles.SIZES[value] if shown else 0
        )  # Strength matters to Build Actions (R14)
        parts["only"] = int(not shown)
        key = "building"
    else:
        key = "temple" if value < tiles.FIRST_PYRAMID else "pyramid"
        parts["price"] = Finished(
            priced(words, tiles.PRICES[value - tiles.FIRST_TEMPLE][tiles.SIZES[value]])
        )
        parts["extra"] = Finished(priced(words, tiles.extra_of(value)))
        parts["points"] = tiles.PYRAMID_POINTS
    said = words.say((f"explain.tile.{key}", parts))
    return with_doubt(words, said, "shape") if unverified.is_unverified_tile(value) else said


def with_doubt(words: Words, said: str, key: str) -> str:
    return f"{said} {words.text(f'explain.doubt.{key}')}"


def facts(words: Words) -> dict[str, Part]:
    """The numbers of the rules, as far as explanations need them."""
    return {
        "most": rounds.MOST_DISKS,
        "stack": rounds.STACK,
        "fewest": masks.FEWEST,
        "largest": masks.MOST,
        "wild": tiles.WILD_GOLD,
        "points": tiles.PYRAMID_POINTS,
        "favor": Finished(", ".join(str(points) for points in rounds.FAVOR)),
        "rounds": Finished(", ".join(str(count) for count in rounds.ROUNDS[2:])),
        "bottom": rounds.BOTTOM_SCORE,
        "upper": rounds.UPPER_SCORE,
        "masks": Finished(", ".join(f"({letter})" for letter in masks.LETTERS)),
        "laid": numbers.PLAYERS,
        "placed": numbers.DISKS_AT_ONCE,
        "gone": numbers.TILES_AT_ONCE,
        "lost": numbers.MASKS_LOST,
        "buildings": Finished(words.part("section", 0, "removed")),
        "temples": Finished(words.part("section", 1, "removed")),
        "pyramids": Finished(words.part("section", 2, "removed")),
        "bands": Finished(words.listing([band(words, i) for i in range(len(numbers.BANDS))])),
    }


def band(words: Words, value: int) -> str:
    """A rank of the score attack, and from how many points on it is reached."""
    reached = words.text("tables.solo.from", points=numbers.BANDS[value])
    return f"{words.part('band', value)} {reached}"
