"""What else tells two positions of a turn apart in a game with modules."""

from teotihuacan.city.modules.altars.rules.state import Altars
from teotihuacan.city.modules.empire.rules.state import Empire
from teotihuacan.city.modules.mansion.rules.state import Owners
from teotihuacan.city.modules.obsidian.rules.state import Majors
from teotihuacan.city.modules.priests.rules.state import Priests
from teotihuacan.city.rules.state import City


def marks(city: City) -> int:
    """Equal where the parts of the modules are equal, as far as a turn changes them."""
    mark = 0
    for part in city.parts:
        if isinstance(part, Majors):
            mark = hash((mark, part.doubled))
        elif isinstance(part, Owners):
            mark = hash((mark, part.seats))
        elif isinstance(part, Altars):
            mark = hash((mark, tuple(part.shamans), part.standing, part.turn, part.piles))
        elif isinstance(part, Empire):
            mark = hash((mark, tuple(part.holder), tuple(part.farthest), part.settled))
        elif isinstance(part, Priests):
            mark = hash((mark, part.held, part.gifts))
    return mark
