"""Which modules can be played together."""

from __future__ import annotations

import itertools

FURTHER = ("mansion", "altars", "empire")
"""The modules that are never played without obsidian."""

SETS = [
    ["obsidian", *more]
    for count in range(len(FURTHER) + 1)
    for more in itertools.combinations(FURTHER, count)
]
"""The eight sets of modules that can be played."""

ALONE_SETS = [
    [*modules, *movement]
    for modules in ([], *SETS)
    for movement in ([], ["movement"])
    if modules or movement
]
"""Every set of modules for a single player."""
