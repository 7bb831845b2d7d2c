"""Learning the value of positions from self-play, in any game that has a training setup."""

from teotihuacan.players.learning.plan import TrainingPlan
from teotihuacan.players.learning.training import TrainingRun
from teotihuacan.players.learning.training_setup import Row, SelfPlayAgent, TrainingSetup

__all__ = ["Row", "SelfPlayAgent", "TrainingPlan", "TrainingRun", "TrainingSetup"]
