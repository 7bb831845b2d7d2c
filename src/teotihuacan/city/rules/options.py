"""What a game of City of Gods can be made with; modules add options of their own."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.engine.options import CHOICE, NUMBER, SEVERAL, SWITCH, Option, Where

OPTIONS: Final = (
    Option("players", NUMBER, 2, (1, 2, 3, 4)),
    Option("edition", CHOICE, "revised", tuple(EDITIONS)),
    Option(
        "draft",
        SWITCH,
        False,
        only=(
            Where(
                "first_game",
                (False,),
                "draft and first_game exclude each other: "
                "the first game has fixed goods and workers, there is nothing to draft",
            ),
            Where("players", (2, 3, 4), "the draft needs at least two players"),
        ),
    ),
    Option("dark_eclipse", SWITCH, False),
    Option("first_game", SWITCH, False),
    Option("modules", SEVERAL, None),  # none of the Expansion Period is there yet
)
