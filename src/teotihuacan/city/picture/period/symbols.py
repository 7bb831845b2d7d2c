"""The icons of the expansion modules."""

from typing import Final

from teotihuacan.picture.symbols import icons

MODULES: Final = "teotihuacan.city.modules."

ICONS_OF_MODULES: Final = {
    **icons(f"{MODULES}obsidian", "obsidian major major-pair back reuse power-down"),
    **icons(f"{MODULES}altars", "shaman lying stand further"),
    **icons(f"{MODULES}empire", "warrior double special-mask power-different temples-apart"),
    **icons(f"{MODULES}mansion", "mansion"),
    **icons(f"{MODULES}priests", "extra-11 extra-12 extra-09 extra-S07 extra-S08"),
}
"""Their icons by name."""

UNITS_OF_PERIOD: Final[dict[str, str]] = {
    "obsidian": "obsidian",
    "back": "back",
    "reuse": "reuse",
    "stand": "stand",
    "major": "major",
    "mask": "special-mask",
    "empire": "warrior",
    "build": "building",
    "different": "power-different",
    "apart": "temples-apart",
}
"""The symbols of the units that the Expansion Period adds."""
