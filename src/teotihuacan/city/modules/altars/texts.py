"""Texts about altars and Shamans."""

from typing import ClassVar, Final

from teotihuacan.city.modules.altars.rules import printed as city_printed
from teotihuacan.city.modules.altars.rules.state import pointed_board
from teotihuacan.city.rules import places
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.goods import bundle, items
from teotihuacan.city.words.modules import Texts
from teotihuacan.words import Words

HALVES_PRINTED: Final = ("period/altars.toml", "tiles")
SHAMAN_TILES: Final = ("period/discovery.toml", "shamans")


def altar_half(words: Words, value: int) -> str:
    """Describe what a half of an altar gives, and what it costs."""
    if value < 0:
        return ""
    printed = city_printed.BENEFITS[value]
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
    """Describe an altar by the benefits of its halves."""
    first, second = city_printed.ALTAR_TILES[value].halves
    halves = [altar_half(words, first), altar_half(words, second)]
    return words.text("names.half.both", first=halves[0], second=halves[1])


class AltarTexts(Texts):
    """Halves of altars, Shamans."""

    module = "altars"
    names: ClassVar = {"half": altar_half, "altar tile": altar_tile}
    topics = ("shamans",)
    explained: ClassVar = {"half": range(len(city_printed.BENEFITS))}
    doubts: ClassVar = {
        HALVES_PRINTED: "picture.doubt.halves",
        SHAMAN_TILES: "picture.doubt.shamans",
    }
    folded = ("altar", "altar pile")
    decisive = ("bot shaman", "bot makes room")
    coach: ClassVar = dict.fromkeys(("shaman", "half", "barter"), topics)

    def about_board(self, words: Words, board: int, city: City) -> list[str]:
        pointed = [pointed_board(city, half) for half in range(city_printed.HALVES)]
        if board == places.PALACE or board not in pointed:  # the Palace has no main action
            return []
        return [words.text("explain.help.shaman")]


TEXTS: Final = AltarTexts()
