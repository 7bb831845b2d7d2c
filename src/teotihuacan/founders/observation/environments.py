"""The named environments of Founders of Teotihuacan."""

from typing import Final

from teotihuacan.founders.solo.attack import NAME
from teotihuacan.observation.environment import Environments

ENVIRONMENTS: Final = Environments(
    "Founders",
    {
        **{f"{players}p": {"players": players} for players in (2, 3, 4)},
        **{f"{players}p-B": {"players": players, "side": "B"} for players in (2, 3, 4)},
        "1p": {"players": 1, "solo": NAME},  # unofficial
    },
    ("The first version.",),
)
