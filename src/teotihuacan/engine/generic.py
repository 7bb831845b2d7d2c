"""The type variable of classes that are generic in the state of a game.

Not compiled, because only type checkers know defaults of type variables before Python 3.13.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import TypeVar

    from teotihuacan.engine.steps import State

    S = TypeVar("S", bound=State, default=Any)  # so `Game` means a game with any state
else:
    from typing import TypeVar

    S = TypeVar("S")
