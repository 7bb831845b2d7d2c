"""A ladder: who is how strong, and how sure that is.

>>> from teotihuacan.analysis import ladder
>>> planned = ladder.Ladder.of(pool=["random", "greedy"], blocks=1, seed=1, mirror=[])
>>> found = ladder.report(ladder.climb(planned))
>>> [rated.player for rated in found.ratings]
['greedy', 'random']
"""

from teotihuacan.analysis.ladder.climbing import Climb, climb
from teotihuacan.analysis.ladder.drawing import plot
from teotihuacan.analysis.ladder.estimates import Estimate
from teotihuacan.analysis.ladder.keeping import Keeper, LadderFileError
from teotihuacan.analysis.ladder.matches import Ladder, Match
from teotihuacan.analysis.ladder.playing import Played, play
from teotihuacan.analysis.ladder.report import (
    Clock,
    Failure,
    MatchReport,
    Rating,
    Report,
    SeatReport,
    report,
)
from teotihuacan.analysis.ladder.sprt import Decision, Sprt

__all__ = ["Climb", "Clock", "Decision", "Estimate", "Failure", "Keeper", "Ladder"]
__all__ += ["LadderFileError", "Match", "MatchReport", "Played", "Rating", "Report", "SeatReport"]
__all__ += ["Sprt", "climb", "play", "plot", "report"]
