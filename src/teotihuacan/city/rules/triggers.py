"""Actions that some tiles react to, by any player and anywhere."""

from typing import Final

from teotihuacan.city.rules.state import City, Player

COLLECT: Final = "collect"  # Collect Cocoa, on any board
ROYAL: Final = "royal"  # a worship at a royal tile
MASK: Final = "mask"  # a mask is gained, of any sort

TRIGGERS: Final = (COLLECT, ROYAL, MASK)


def announce(city: City, player: Player, trigger: str) -> None:
    """Call the hook of the modules before such an action; callers check first if there are any."""
    for module in city.setting.trigger_reached:
        module.reach_trigger(city, player, trigger)
