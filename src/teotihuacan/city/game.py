"""City of Gods with all its modules: the one instance of its rules."""

from typing import Final

from teotihuacan.city.modules.altars.module import ALTARS
from teotihuacan.city.modules.altars.rules.bots import ALTARS_GUEST
from teotihuacan.city.modules.empire.module import EMPIRE
from teotihuacan.city.modules.empire.rules.bots import EMPIRE_GUEST
from teotihuacan.city.modules.mansion.module import MANSION
from teotihuacan.city.modules.mansion.rules.bots import MANSION_GUEST
from teotihuacan.city.modules.movement.module import MOVEMENT
from teotihuacan.city.modules.obsidian.module import OBSIDIAN
from teotihuacan.city.modules.obsidian.rules.bots import OBSIDIAN_GUEST
from teotihuacan.city.modules.priests.module import PEOPLES_PRIESTS
from teotihuacan.city.modules.solo.module import SOLO
from teotihuacan.city.rules.rules import CityRules

SOLO.guests = (OBSIDIAN_GUEST, MANSION_GUEST, ALTARS_GUEST, EMPIRE_GUEST)
CITY: Final = CityRules((SOLO, OBSIDIAN, MANSION, ALTARS, EMPIRE, MOVEMENT, PEOPLES_PRIESTS))
