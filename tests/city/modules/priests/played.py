"""The effects of the extras in play, printed by a process that has read other files.

`python -m tests.city.modules.priests.played` prints how many technologies a priest shows, to how
many halves an activated Shaman may go, what a standing and a lying Shaman are owed, and whether it
stands once cocoa was collected.
"""

import teotihuacan as teo
from teotihuacan.city.rules.scoring.eclipse import salary_due, workers_due
from tests.city.modules.altars.altar_scene import altar_scene, shamans
from tests.city.modules.priests.priest_scene import priest_scene


def shown() -> int:
    game = teo.new_game("city", players=2, modules=["M6"], extras=["11"])
    while game.asked != "choose priest":
        game.play(game.ids[0])
    game.play("priest11")
    while game.asked != "keep gift":
        game.play(game.ids[0])
    return len(game.ids)


def reached() -> int:
    s = altar_scene("12-1", "45-4", extras=["09"])
    return len(s.play("shaman").codes)


def owed(shaman: str) -> int:
    s = priest_scene("12", "altars", shamans=(shaman, "81-8"))
    return salary_due(s.city, s.player(0)) - workers_due(s.player(0))


def stands_up() -> str:
    s = priest_scene("12", "altars", shamans=("45-4_", "81-8"))
    s.seat(0, workers="P1 Q1 Q2").turn(0).play("P1 >1 cocoa")
    return shamans(s)[0]


if __name__ == "__main__":
    print(shown(), reached(), owed("45-4"), owed("45-4_"), stands_up())
