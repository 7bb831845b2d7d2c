"""The named environments of City of Gods."""

from typing import Final

from teotihuacan.observation.environment import Environments

EVERY_MODULE: Final = {"modules": ["all"]}
BOTS: Final = ("teotibot", "modified")

ENVIRONMENTS: Final = Environments(
    "City",
    {
        **{f"{players}p": {"players": players} for players in (2, 3, 4)},
        **{f"{players}p-all": {"players": players, **EVERY_MODULE} for players in (2, 3, 4)},
        **{f"solo-{bot}": {"players": 1, "bot": bot} for bot in BOTS},
        **{f"solo-{bot}-all": {"players": 1, "bot": bot, **EVERY_MODULE} for bot in BOTS},
    },
    ("The first version.",),
)
