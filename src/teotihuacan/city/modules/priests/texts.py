"""Texts of priests and other extras."""

from typing import ClassVar, Final

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.rules.printed import calendar
from teotihuacan.city.words.modules import Texts, Topic, all_texts
from teotihuacan.words import Words
from teotihuacan.words.naming import table


def extra_effect(words: Words, value: int | str) -> str:
    """Describe the effect of an extra, given its place in EXTRAS or its printed code."""
    key = printed.EXTRA_KEYS[value] if isinstance(value, int) else value
    parts: dict[str, int | str] = {}
    for texts in all_texts():
        found = texts.facts(words)
        parts |= {name: part for name, part in found.items() if isinstance(part, (int, str))}
    parts["standing"], parts["lying"] = calendar.SALARY_MORE
    for priest in printed.PRIESTS:
        if priest.key == key:
            deeds = [words.text(f"names.extra.deed.{deed}") for deed in priest.stands]
            parts |= {"drawn": priest.technologies, "deeds": words.listing(deeds)}
    for season in altar_printed.SEASONS:
        if season.key == key:
            parts["further"] = season.further
    return words.text(f"names.extra.effect.{key}", **parts)


class PriestTexts(Texts):
    """Extras, which are chosen one by one."""

    module = "priests"
    names: ClassVar = {"extra": table("extra", printed.EXTRA_KEYS), "extra.effect": extra_effect}
    explained: ClassVar = {"extra": range(len(printed.EXTRA_KEYS))}
    marked = ("extra",)
    folded = ("gift drawn",)

    def typed(self) -> dict[str, Topic]:
        words = ("priest", "season", "extra")
        keys = list(enumerate(printed.EXTRA_KEYS))
        return {f"{word}{key}": ("extra", index) for index, key in keys for word in words}


TEXTS: Final = PriestTexts()
