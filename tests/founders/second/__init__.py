"""Founders of Teotihuacan once more, written from the text of the rules alone.

Nothing here is shared with the engine: sets of spaces are sets of pairs, a turn is one function
that asks as it goes, and the data files are read a second time.  It is slow and short, so that it
can be compared with the rulings line by line.  `following.py` plays it beside the engine, which
must ask the same questions, with the same answers and the same odds, and have the same table at
every turn.

`python -m tests.founders.second --games 1000` plays more games than the tests have time for.
"""
