"""The choice of learned weights against a bot."""

from typing import Final

from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.players.modules import Evaluation
from teotihuacan.city.rules.state import City

WEIGHTS: Final = {"teotibot": "solo", "modified": "solo-modified"}


class SoloEvaluation(Evaluation):
    """Each bot has weights of its own."""

    def weights(self, city: City) -> str:
        return WEIGHTS[bot_of(city).manual.name]


EVALUATION: Final = SoloEvaluation()
