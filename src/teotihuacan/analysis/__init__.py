"""Many games at once, and what comes out of them.

>>> from teotihuacan import analysis
>>> found = analysis.simulate(seats=["random", "greedy"], games=2, seed=1)
>>> found.summary.games
2
"""

from teotihuacan.analysis.plan import Plan, game_seeds
from teotihuacan.analysis.playing import (
    Result,
    Simulation,
    play_game,
    play_games,
    simulate,
    sources_of,
)
from teotihuacan.analysis.summary import Spread, Standing, Summary, interval, summarise
from teotihuacan.analysis.writing import (
    RecordFile,
    RecordFolder,
    ResultSheet,
    Writer,
    record_writer,
)

__all__ = ["Plan", "RecordFile", "RecordFolder", "Result", "ResultSheet", "Simulation", "Spread"]
__all__ += ["Standing", "Summary", "Writer", "game_seeds", "interval", "play_game", "play_games"]
__all__ += ["record_writer", "simulate", "sources_of", "summarise"]
