"""Texts of the empire: regions, Warriors, the board of Conquest."""

from typing import ClassVar, Final

from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.rules.printed import benefit_of
from teotihuacan.city.rules import places
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.goods import bundle, items
from teotihuacan.city.words.modules import OtherBoard, Texts
from teotihuacan.words import Words
from teotihuacan.words.formatter import Finished, Part, Said

CONQUEST_PRINTED: Final = ("period/empire.toml", "conquest")


def region(words: Words, value: int) -> str:
    """A region of the empire."""
    if value == printed.TEOTIHUACAN:
        return words.text("names.region.teotihuacan")
    if value == printed.FARTHEST:
        return words.text("names.region.farthest")
    return words.text("names.region.number", number=value)


def region_brings(words: Words, value: int) -> str:
    """Describe the benefit of a building in a region."""
    brings = benefit_of(value)
    parts = items(words, brings.gain)
    if brings.discovery:
        parts.append(words.text("names.region.discovery", amount=brings.discovery))
    if brings.major:
        parts.append(words.text("names.region.major", amount=brings.major))
    if brings.worker or brings.strong_worker:
        worth = {"points": brings.worker, "high": brings.strong_worker}
        each = words.text("names.region.workers", **worth, strong=brings.strong_from)
        parts.append(each)
    return words.listing(parts)


def settling(words: Words, value: int) -> str:
    """Describe the cost of a building in a region."""
    return bundle(words, printed.BUILD_COST)


def region_key(region: int) -> str:
    """The key of the explanation of a region: its two ends have their own."""
    ends = {
        printed.TEOTIHUACAN: "explain.region.teotihuacan",
        printed.FARTHEST: "explain.region.farthest",
    }
    return ends.get(region, "explain.region")


def region_facts(words: Words, region: int) -> dict[str, Part]:
    onward = [words.part("region", number) for number in printed.REGIONS[region].onward]
    points = printed.AREA_POINTS[printed.REGIONS[region].area]
    leads = Finished(words.listing(onward, "or"))
    cost = bundle(words, printed.BUILD_COST)
    return {"region": region, "points": points, "onward": leads, "settling": cost}


class EmpireTexts(Texts):
    """Regions, Warriors, the board in the place of the Nobles."""

    module = "empire"
    names: ClassVar = {
        "region": region,
        "region.brings": region_brings,
        "onward": region,
        "settling": settling,
    }
    topics = ("warriors",)
    explained: ClassVar = {"region": range(printed.FARTHEST + 1)}
    boards: ClassVar = {places.NOBLES: OtherBoard("conquest", (CONQUEST_PRINTED,))}
    doubts: ClassVar = {CONQUEST_PRINTED: "picture.doubt.conquest"}
    folded = ("region draws",)
    coach: ClassVar = dict.fromkeys(("muster", "march", "conquest", "settle"), topics)

    def facts(self, words: Words) -> dict[str, Part]:
        return {
            "settling": bundle(words, printed.BUILD_COST),
            "areas": ", ".join(str(points) for points in printed.AREA_POINTS[1:]),
            "warriors": printed.WARRIORS,
            "priest sums": ", ".join([str(pips) for pips in printed.PRIEST_SUMS]),
            "priest pay": bundle(words, printed.PRIEST_PAY),
        }

    def explain(self, words: Words, part: str, value: int, city: City | None) -> Said | None:
        return (region_key(value), region_facts(words, value)) if part == "region" else None


TEXTS: Final = EmpireTexts()
