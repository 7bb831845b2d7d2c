"""City of Gods with all its modules: the one instance of its rules."""

from typing import Final

from teotihuacan.city.period.altars.bots import ALTARS_GUEST
from teotihuacan.city.period.altars.module import ALTARS
from teotihuacan.city.period.empire.bots import EMPIRE_GUEST
from teotihuacan.city.period.empire.module import EMPIRE
from teotihuacan.city.period.extras.module import PEOPLES_PRIESTS
from teotihuacan.city.period.mansion.bots import MANSION_GUEST
from teotihuacan.city.period.mansion.module import MANSION
from teotihuacan.city.period.movement import MOVEMENT
from teotihuacan.city.period.obsidian.bots import OBSIDIAN_GUEST
from teotihuacan.city.period.obsidian.module import OBSIDIAN
from teotihuacan.city.rules.rules import CityRules
from teotihuacan.city.solo.module import SOLO

SOLO.guests = (OBSIDIAN_GUEST, MANSION_GUEST, ALTARS_GUEST, EMPIRE_GUEST)
CITY: Final = CityRules((SOLO, OBSIDIAN, MANSION, ALTARS, EMPIRE, MOVEMENT, PEOPLES_PRIESTS))
