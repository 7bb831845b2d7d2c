"""The base of each part of an observation, of the game itself and of its expansion modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Some fields, declared when this object is made."""

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        """Write them as a seat sees them."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleObservation:
    """The observation of an expansion module; `OBSERVATION` in the file of this name is one."""

    def fields(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> Fields:
        """Declare the fields of the module; `players` are named from the observing seat on."""
        raise NotImplementedError

    def told(self) -> dict[str, tuple[str, int, int]]:
        """Return the parts of its sentences that are numbers: their meaning, highest value and
        scale, by name."""
        return {}
