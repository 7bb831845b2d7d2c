"""Texts of obsidian."""

from typing import ClassVar, Final

from teotihuacan.city.modules.obsidian.rules import printed
from teotihuacan.city.words.goods import GATHERING
from teotihuacan.city.words.modules import Texts
from teotihuacan.words.unverified import Values

GRIDS: Final = ("period/boards.toml", "grid")
MAJORS_PRINTED: Final = ("period/discovery.toml", "major")


class ObsidianTexts(Texts):
    """The good that stands for others, Major Discovery tiles, other boards of resources."""

    module = "obsidian"
    topics = ("obsidian", "majors")
    grids: ClassVar = {(1,): printed.GRID}
    doubts: ClassVar = {GRIDS: "picture.doubt.grid", MAJORS_PRINTED: "picture.doubt.major"}
    coach: ClassVar = dict.fromkeys(("pay with", "power down"), ("obsidian",))

    def values_on(self, board: int) -> tuple[Values, ...]:
        return (GRIDS,) if board in GATHERING else ()


TEXTS: Final = ObsidianTexts()
