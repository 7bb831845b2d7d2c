"""Situations with extras: where they can be played, and what priests and a season change."""

from collections.abc import Iterator

from teotihuacan.city.game import CITY
from teotihuacan.city.rules.printed import discovery
from tests.city.modules.altars.altar_scene import altar_scene
from tests.city.modules.priests.played import owed
from tests.city.modules.priests.priest_scene import priest_scene
from tests.numbers.tracing import attempt, brief, codes, started, state

MASK = discovery.TILES[discovery.MASK_KINDS[0]].key


def extras_offered() -> Iterator[str]:
    """Which there are, and with which modules each can be played."""
    for option in CITY.specification:
        if option.name == "extras":
            yield str(option.to_json())


def gifts() -> Iterator[str]:
    """The technologies that a priest shows, and whether obsidian stands for resources then."""
    game = started(3, players=2, modules=["M6"], extras=["11"])
    for _ in range(60):
        if game.over or game.asked == "turn":
            break
        yield str(codes(game))
        game.apply(game.ids[0])
    yield state(game)
    for key in ("11", ""):
        s = priest_scene(key).seat(0, workers="F3 Q1 Q2", cocoa=9, obsidian=5)
        yield attempt(s, "F3 >2 main")
        yield brief(s.game)


def paid_shamans() -> Iterator[str]:
    yield f"{owed('45-4')} {owed('45-4_')}"


def risen_shamans() -> Iterator[str]:
    """Before each of the deeds that a priest may name."""
    for line in ("P1 >1 cocoa", "G2 >1 royal1 ability", "P1 >1 worship tile", "P1 >1 main"):
        s = priest_scene("12", "altars", shamans=("45-4_", "81-8"))
        s.near(Q=MASK).seat(0, workers="P1 Q2 G2", cocoa=9, gold=4)
        yield attempt(s, line)
        yield state(s.game)


def further_altars() -> Iterator[str]:
    s = altar_scene("12-1", "45-4", extras=["09"])
    yield attempt(s, "shaman")
