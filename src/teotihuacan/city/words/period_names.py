"""What the things are called that the modules of the Expansion Period bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules.printed import benefit_of
from teotihuacan.city.modules.priests.rules import printed as priest_printed
from teotihuacan.city.rules.printed import calendar
from teotihuacan.city.words.goods import bundle, items
from teotihuacan.words.naming import Naming, table

if TYPE_CHECKING:
    from teotihuacan.words.formatter import Part, Words


def altar_half(words: Words, value: int) -> str:
    """What a half of an altar brings, and what it takes."""
    if value < 0:
        return ""
    printed = altar_printed.BENEFITS[value]
    brought = items(words, printed.goods)
    if printed.claims:
        brought.append(words.text("names.half.claim", amount=printed.claims))
    if printed.unlock:
        brought.append(words.text("names.half.unlock"))
    if printed.back:
        back = words.text("names.half.back", times=printed.times, amount=printed.back)
        brought.append(back)
    if printed.pay.is_empty():
        return words.listing(brought)
    price = bundle(words, printed.pay)
    return words.text("names.half.priced", price=price, gain=words.listing(brought))


def altar_tile(words: Words, value: int) -> str:
    """An altar by what its halves bring."""
    first, second = altar_printed.ALTAR_TILES[value].halves
    halves = [altar_half(words, first), altar_half(words, second)]
    return words.text("names.half.both", first=halves[0], second=halves[1])


def region(words: Words, value: int) -> str:
    """A region of the empire."""
    if value == empire_printed.TEOTIHUACAN:
        return words.text("names.region.teotihuacan")
    if value == empire_printed.FARTHEST:
        return words.text("names.region.farthest")
    return words.text("names.region.number", number=value)


def region_brings(words: Words, value: int) -> str:
    """What a building in a region brings."""
    brings = benefit_of(value)
    parts = items(words, brings.gain)
    if brings.discovery:
        parts.append(words.text("names.region.discovery", amount=brings.discovery))
    if brings.major:
        parts.append(words.text("names.region.major", amount=brings.major))
    if brings.worker or brings.strong_worker:
        each = words.text(
            "names.region.workers",
            points=brings.worker,
            high=brings.strong_worker,
            strong=brings.strong_from,
        )
        parts.append(each)
    return words.listing(parts)


def settling(words: Words, value: int) -> str:
    """What a building in a region costs."""
    return bundle(words, empire_printed.BUILD_COST)


def extra_effect(words: Words, value: int) -> str:
    """What an extra changes."""
    key = priest_printed.EXTRA_KEYS[value]
    parts: dict[str, Part] = {"sums": ", ".join([str(pips) for pips in empire_printed.PRIEST_SUMS])}
    parts["pay"] = bundle(words, empire_printed.PRIEST_PAY)
    parts["standing"], parts["lying"] = calendar.SALARY_MORE
    for priest in priest_printed.PRIESTS:
        if priest.key == key:
            deeds = [words.text(f"names.extra.deed.{deed}") for deed in priest.stands]
            parts |= {"drawn": priest.technologies, "deeds": words.listing(deeds)}
    for season in priest_printed.SEASONS:
        if season.key == key:
            parts["further"] = season.further
    return words.text(f"names.extra.effect.{key}", **parts)


NAMES_OF_PERIOD: Final[dict[str, Naming]] = {
    "region": region,
    "region.brings": region_brings,
    "onward": region,
    "settling": settling,
    "half": altar_half,
    "altar tile": altar_tile,
    "extra": table("extra", priest_printed.EXTRA_KEYS),
    "extra.effect": extra_effect,
}
"""By the name of a part, as in `naming.py`."""
