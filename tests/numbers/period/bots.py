"""Situations of the bots with modules: every number of theirs that a module brings."""

from collections.abc import Iterator

from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.rules.printed import boards, discovery
from tests.city.modules.bots.bot_table import BOT, Table, table
from tests.numbers.tracing import brief, started, state, told

BOTS = ("teotibot", "modified")
PRESETS = ("easy", "normal", "hard", "brutal")
MAJOR = [tile.key for tile in discovery.TILES[discovery.KINDS :] if tile.module == "obsidian"]


def acted(s: Table, tile: str, codes: str = "") -> str:
    """What an action tile changes; codes that are not offered are left out."""
    changes = s.acting(tile)
    for code in codes.split():
        if code in s.codes:
            s.answer(code)
    return f"{changes} {told(s.game)} {brief(s.game)}"


def bot_presets() -> Iterator[str]:
    """How hard a named difficulty is."""
    for bot in BOTS:
        for preset in PRESETS:
            game = started(1, players=1, bot=bot, modules=["all"], difficulty=preset)
            yield str(game.options)


def bot_mines() -> Iterator[str]:
    """What a bot takes from the boards."""
    for preset in ("normal", "hard"):
        for tile, board in (("construction", "Q"), ("decorations", "G"), ("nobles", "F")):
            s = table(difficulty=preset).bot(workers=f"{board}2 A2 A2 D1*")
            yield acted(s, tile)


def bot_directions() -> Iterator[str]:
    """The other movement: which tiles there are, and how far each leads."""
    for bot in BOTS:
        yield state(started(players=1, bot=bot, modules=["movement"]))
        for column in ("LaRb", "aLRb", "bLRa"):
            s = table("MS1", bot=bot, obsidian=False).bot(workers="F1 A2 N2 D1*")
            s.directions_are(column)
            s.machine.masks = 0
            yield acted(s, "mask collection" if bot == "modified" else "construction")


def bot_rolls() -> Iterator[str]:
    """A die for the Mansion, with its priest and without, whoever owns the tiles."""
    for extras in ([], ["S07"]):
        for owner in (BOT, 0):
            for pips in range(1, 7):
                for cocoa in (0, 1, 2):
                    s = table("M7", "M8", extras=extras)
                    s.bot(workers="D1 A2 N2 F1*", cocoa=cocoa)
                    s.near(P=MAJOR[0]).stack(*MAJOR[1:5])
                    for temple in boards.TEMPLE_KEYS:
                        s.owner(temple, owner)
                    yield acted(s, "construction", f"~royal-die{pips}")


def bot_shaman() -> Iterator[str]:
    """Its Shaman goes on, finds nothing, is displaced."""
    for bot in BOTS:
        for preset in ("normal", "hard"):
            for pile in ((), (MAJOR[1],), (MAJOR[1], MAJOR[0])):
                s = table("M8", bot=bot, difficulty=preset).bot(workers="A2 N2 C2 D1*")
                s.altar("81", *pile).stack(*MAJOR[2:5]).machine.masks = 0
                s.near(**dict.fromkeys("PFQGD", "four_points"))
                yield acted(s, "mask collection")
    for half in ("12-1", "12-2"):
        s = table("M8").shaman(BOT, f"{half}_")
        s.play(f"shaman altar{half}")
        yield f"{told(s.game)} {brief(s.game)}"


def conquest(**has: object) -> Table:
    given: dict[str, object] = {"wood": 2, "workers": "N2 A2 A2 F1*", **has}
    return table("M9").bot(**given).stack(*MAJOR[1:5])


def bot_settles(region: int) -> Iterator[str]:
    """A building of the bot in a region, with masks among the tiles drawn there or without."""
    for masks in (False, True):
        for obsidian in (0, 2):
            s = conquest(obsidian=obsidian, cocoa=2).warriors({region + 1: BOT}, supply=0)
            drawn = [tile.key for tile in discovery.TILES[discovery.KINDS :] if tile.mask][:1]
            s.stack(*(drawn * 2 if masks else MAJOR[1:5]))
            kept = range(7) if masks else range(7, discovery.KINDS)
            for kind in range(discovery.KINDS):
                s.city._discovery_pile[kind] *= kind in kept
            yield acted(s, "nobles")
    for wood in (0, 1, 2, 3):
        yield acted(conquest(wood=wood).warriors({region + 1: BOT}), "nobles", "~path2 march-1")


def bot_warriors() -> Iterator[str]:
    """How many come, which way they are pushed, and which region is the farthest."""
    for supply in (0, 1, 2, 3):
        s = conquest().warriors({0: BOT}, supply=supply)
        yield acted(s, "nobles", "~path1 ~path2 ~path3")
    for path in (1, 2, 3, 4):
        for region in range(1, empire_printed.FARTHEST):
            s = conquest(wood=0, obsidian=2).warriors({0: BOT, path: BOT, region: BOT}, supply=1)
            yield acted(s, "nobles", f"~path{path}")
    for nearer in range(1, empire_printed.FARTHEST):
        for farther in range(nearer + 1, empire_printed.FARTHEST):
            s = conquest().warriors({nearer: BOT, farther: BOT}, supply=0)
            yield acted(s, "nobles")


def bot_priest() -> Iterator[str]:
    """Warriors for obsidian, by the sum of two dice."""
    for obsidian in (0, 1, 2, 3):
        for total in range(2, 13):
            s = table("M9", extras=["S08"])
            s.bot(workers="A2 A2 C2 D1*", obsidian=obsidian, cocoa=2, gold=2)
            s.near(**dict.fromkeys("PFQGD", "four_points")).machine.masks = 0
            s.pyramid("KDANMWC")
            s.by_hand().turn(BOT).ask()
            low = max(1, total - 6)
            s.play(f"~die{low} ~die{total - low}")
            yield f"{told(s.game)} {brief(s.game)}"
