"""Which opinions there are, and what they say together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teotihuacan.city.modules.altars.evaluation import AltarsOpinion
from teotihuacan.city.modules.empire.evaluation import EmpireOpinion
from teotihuacan.city.modules.mansion.evaluation import MansionOpinion
from teotihuacan.city.modules.obsidian.evaluation import ObsidianOpinion
from teotihuacan.city.modules.priests.evaluation import PriestsOpinion
from teotihuacan.city.players.period.opinion import Opinion
from teotihuacan.city.rules.state import City

if TYPE_CHECKING:
    from teotihuacan.city.players.outlook import Outlook


def opinions_on(city: City, o: Outlook) -> list[Opinion]:
    """An opinion for each module of a game that has one."""
    opinions: list[Opinion] = []
    for module in city.setting.modules:
        if module.name == "obsidian":
            opinions.append(ObsidianOpinion(o))
        elif module.name == "mansion":
            opinions.append(MansionOpinion(o))
        elif module.name == "altars":
            opinions.append(AltarsOpinion(o))
        elif module.name == "empire":
            opinions.append(EmpireOpinion(o))
        elif module.name == "priests":
            opinions.append(PriestsOpinion(o))
    return opinions
