"""Which learned weights count against a bot."""

from typing import Final

from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.players.modules import Evaluation
from teotihuacan.city.rules.state import City


class SoloEvaluation(Evaluation):
    """Each bot has weights of its own."""

    def weights(self, city: City) -> str:
        return "solo-modified" if bot_of(city).modified else "solo"


EVALUATION: Final = SoloEvaluation()
