"""The tiles of City of Gods itself: in the printed lists those of further boxes follow them."""

from teotihuacan.city.rules.printed import discovery, royal, starting, technologies

DISCOVERY = [tile for tile in discovery.TILES if not tile.module]
TECHNOLOGIES = [tile for tile in technologies.TILES if not tile.module]
ROYAL_TILES = [tile for tile in royal.ROYAL_TILES if not tile.module]
STARTING = [tile for tile in starting.TILES if not tile.module]
