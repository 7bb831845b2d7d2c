"""Texts of the Mansion: owners of royal tiles, steps that can be bought."""

from typing import ClassVar, Final

from teotihuacan.city.modules.mansion.rules import printed
from teotihuacan.city.modules.mansion.rules.state import Owners, temple_of
from teotihuacan.city.modules.obsidian.texts import MAJORS_PRINTED
from teotihuacan.city.rules import places
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.goods import bundle
from teotihuacan.city.words.modules import OtherBoard, Texts
from teotihuacan.words import Words
from teotihuacan.words.formatter import Part, Said

TEMPLES_PRINTED: Final = ("period/mansion.toml", "temples")


def bought_step(words: Words, value: tuple[int, int]) -> str:
    """A step on a temple that can be bought; without a temple there is none."""
    temple, fee = value
    if temple < 0:
        return ""
    return words.text("names.bought step", step=words.part("temple", temple, "step"), amount=fee)


class MansionTexts(Texts):
    """The board in place of the Palace, and the owners of its royal tiles."""

    module = "mansion"
    names: ClassVar = {"temple with fee": bought_step}
    topics = ("owners",)
    boards: ClassVar = {places.PALACE: OtherBoard("mansion", (TEMPLES_PRINTED, MAJORS_PRINTED))}
    doubts: ClassVar = {TEMPLES_PRINTED: "picture.doubt.temples"}
    decisive = ("bot no owner",)
    coach: ClassVar = dict.fromkeys(("owner", "royal worship"), topics)

    def facts(self, words: Words) -> dict[str, Part]:
        return {"step fee": bundle(words, printed.STEP_FEE)}

    def explain(self, words: Words, part: str, value: int, city: City | None) -> Said | None:
        """The temple of a royal tile and what a step on it costs, where it lies on the Mansion."""
        if part != "royal" or city is None or value not in city.royal:
            return None
        if not any(isinstance(part, Owners) for part in city.parts):
            return None
        temple = temple_of(places.ROYAL_SPACE + city.royal.index(value))
        more = {"temple": temple, "helper": printed.HELPER, **self.facts(words)}
        return "explain.royal.mansion", {"royal": value, **more}


TEXTS: Final = MansionTexts()
