"""The alternative movement of the bots (MS1): two further direction tiles say how far."""

from typing import Final

from teotihuacan.city.rules.modules import Module


class Movement(Module):
    """A module with a name only: the bots do the rest (`solo/rules/action_pyramid.py`)."""

    def __init__(self) -> None:
        super().__init__("movement", ())
        self.short = "MS1"
        self.alone = True


MODULE: Final = Movement()
