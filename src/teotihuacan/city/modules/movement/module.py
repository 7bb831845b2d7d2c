"""The alternative movement of the bots (MS1): two further direction tiles say how far."""

from typing import Final

from teotihuacan.city.modules.obsidian.module import chosen
from teotihuacan.city.rules.modules import Module
from teotihuacan.engine.options import Options


class Movement(Module):
    """Nothing but its name: the bots know what to do (`solo/rules/action_pyramid.py`)."""

    def __init__(self) -> None:
        super().__init__("movement", ())
        self.short = "MS1"
        self.alone = True

    def is_in(self, options: Options) -> bool:
        return chosen(self, options)


MODULE: Final = Movement()
