"""The bots and the Empire: two Warriors and a building with their tile for Nobles."""

from typing import ClassVar, Final

from teotihuacan.city.modules.empire.rules import kinds, printed, settling, sources
from teotihuacan.city.modules.empire.rules.benefits import take_mask
from teotihuacan.city.modules.empire.rules.printed import benefit_of
from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.modules.empire.rules.warriors import enter, send_warrior
from teotihuacan.city.modules.obsidian.rules.state import discard_major
from teotihuacan.city.modules.solo.rules import choosing
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.boards import NO_CONQUEST, POSSIBLE, TOO_LITTLE
from teotihuacan.city.modules.solo.rules.bot import bot_at, bot_of
from teotihuacan.city.modules.solo.rules.bot_effects import climb, power_up, receive
from teotihuacan.city.modules.solo.rules.choosing import affordable, any_temple, first_of, strongest
from teotihuacan.city.modules.solo.rules.extension import BOT_ACTING, HUIXTOCIHUATL, BotExtension
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards.alchemy import develop, lowest_unknown
from teotihuacan.city.rules.draws import Draw, draw
from teotihuacan.city.rules.effects import advance_avenue, pay, score
from teotihuacan.city.rules.families import ANY_OUTCOME, DRAWING, PAUSE
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import discovery, technologies
from teotihuacan.city.rules.state import City, Player, unlocked
from teotihuacan.city.rules.turns.discovery import claim
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push

DEED: Final = (DRAWING, BOT_ACTING, PAUSE)


class DrawPath(Draw):
    """Draw the path of a bot's Warrior that is pushed out of Teotihuacan: by a path tile, drawn
    anew each time (ruling X102).
    """

    declared: ClassVar = draw(
        kinds.DRAW_PATH,
        "draw path",
        [f"~path{line[0]}" for line in printed.BOT_LINES],
        "path",
        parents=(PAUSE, DRAWING, BOT_ACTING),
        families=(ANY_OUTCOME,),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return self.ids[:]

    def play(self, city: City, step: Step, option: int) -> None:
        region = printed.BOT_LINES[option][0]
        city.tell("bot path", solo_kinds.BOT, region)
        city.tell("march", solo_kinds.BOT, printed.TEOTIHUACAN, region)
        enter(city, empire_of(city), solo_kinds.BOT, region)

    def question(self, city: City, step: Step) -> Phrase:
        return "draw path", {"seat": solo_kinds.BOT}

    def flaw(self, city: City, step: Step) -> str:
        if len(city.players) <= city.setting.people:
            return "there is no bot whose Warrior could be pushed"
        return "" if city.agenda.count(step) == 1 else "one Warrior goes at a time"

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return "draw path.outcome", {"region": printed.BOT_LINES[option][0]}


class BotDeed(Kind[City]):
    """A part of the bot's action on board 6, which only a bot carries out."""

    def flaw(self, city: City, step: Step) -> str:
        return "" if step[1] == solo_kinds.BOT else "only a bot conquers so"


class BotWarrior(BotDeed):
    """A Warrior of the bot comes to Teotihuacan."""

    declared: ClassVar = Declared(
        kinds.BOT_WARRIOR, "bot warrior", parents=(BOT_ACTING,), families=DEED
    )

    def run(self, city: City, step: Step) -> None:
        send_warrior(city, step[1])


class BotSendsMore(Kind[City]):
    """With its priest: obsidian for the Warriors of the first cell, if it can (ruling X124)."""

    declared: ClassVar = Declared(
        kinds.BOT_SENDS_MORE,
        "bot sends more",
        f"left:-1..{printed.PRIEST_WARRIORS}",
        parents=("bot exchange", "bot shift"),
        families=DEED,
    )

    def run(self, city: City, step: Step) -> None:
        _, seat, left, _, _ = step
        player = city.players[seat]
        if left > 0:
            push(city, kinds.BOT_SENDS_MORE, seat, left - 1)
            send_warrior(city, seat)
        elif left < 0:
            can = affordable(player, printed.PRIEST_PAY) and empire_of(city).supply[seat] > 0
            city.tell("bot sends more" if can else "bot sends none", seat)
            if can:
                pay(city, player, printed.PRIEST_PAY)
                push(city, kinds.BOT_SENDS_MORE, seat, printed.PRIEST_WARRIORS)

    def flaw(self, city: City, step: Step) -> str:
        bot = bot_at(city)
        right = bot is not None and HUIXTOCIHUATL in bot.extras and step[1] == solo_kinds.BOT
        return "" if right else "only a bot with its priest sends more"


class BotSettles(BotDeed):
    """A building as far from Teotihuacan as possible, the topmost region first; if it can."""

    declared: ClassVar = Declared(
        kinds.BOT_SETTLES, "bot settles", parents=(BOT_ACTING,), families=DEED
    )

    def run(self, city: City, step: Step) -> None:
        player = city.players[step[1]]
        if not settling.can_build(city, player):
            city.tell("bot cannot settle", player.seat)
            return
        region = farthest_region(city, player)
        pay(city, player, printed.BUILD_COST)
        settling.settle(city, player, region)
        bring(city, player, region)
        advance_avenue(city, player)  # never a discovery tile


def farthest_region(city: City, player: Player) -> int:
    """Of the farthest area the topmost: the regions of an area are numbered downwards."""
    regions = settling.open_regions(city, player.seat)
    far = max([printed.REGIONS[region].area for region in regions])
    tied = [region for region in regions if printed.REGIONS[region].area == far]
    if city.events is not None:
        reason = first_of(
            tied, regions, choosing.ONLY_REGION, choosing.FARTHEST, choosing.FARTHEST_TIED
        )
        city.tell("bot region", player.seat, tied[0], reason)
    return tied[0]


def bring(city: City, player: Player, region: int) -> None:
    """Give a bot the benefit of a region (rulings E11 to E14, X103 to X105)."""
    benefit = benefit_of(region)
    fixed = printed.BOT_BENEFITS[region - 1].points
    if fixed:
        score(city, player, fixed, sources.REGIONS)  # in all (ruling E11)
        return
    receive(city, player, benefit.gain, sources.REGIONS)
    score(city, player, settling.workers_points(player, benefit), sources.REGIONS)
    for _ in range(benefit.gain.of(printed.MASK)):
        take_mask(city, player)
    for _ in range(benefit.gain.of(units.TECHNOLOGY)):
        learn_lowest(city, player)
    if benefit.gain.of(printed.DIFFERENT):
        strengthen_different(city, player, benefit.gain.of(printed.DIFFERENT))
    if benefit.gain.of(printed.APART):
        climb_different(city, player, benefit.gain.of(printed.APART))
    if benefit.discovery or benefit.major:
        push(city, kinds.BOT_PICKS, player.seat, region)
        settling.push_tiles(city, printed.DISCOVERY_DRAWN, discovery.ORDINARY, benefit.discovery)
        settling.push_tiles(city, printed.MAJOR_DRAWN, discovery.MAJOR, benefit.major)


def learn_lowest(city: City, player: Player) -> None:
    """The lowest technology it lacks, occupied or not; you score if you have it (X104)."""
    place = lowest_unknown(city, player)
    if place >= 0:
        city.tell("bot technology", player.seat, city.technologies[place], choosing.LOWEST_NUMBER)
        develop(city, player, city.technologies[place], True)
        climb(city, player, place % technologies.SHOWN_COLUMNS)


def strengthen_different(city: City, player: Player, count: int) -> None:
    """Different unlocked dice, the highest first; one that ascends stays on the first space, and
    one that stood on the board of the action may go on from there (ruling X103)."""
    left = unlocked(player)
    for _ in range(min(count, len(left))):
        worker = strongest(city, player, left)
        left.remove(worker)
        there = player.place[worker]
        power_up(city, player, worker)
        if there == places.NOBLES and player.place[worker] == places.PALACE:
            bot_of(city).reborn = worker


def climb_different(city: City, player: Player, count: int) -> None:
    """The best temple by its rule, then the best of the others (ruling E13)."""
    climbed: list[int] = []
    for _ in range(count):
        temple = any_temple(city, player, climbed)
        if temple < 0:
            return
        climbed.append(temple)
        climb(city, player, temple)


class BotPicks(Kind[City]):
    """Of the tiles drawn for a region it takes a mask that it lacks and can pay, the rarest; all
    others are discarded, and without a mask it scores (rulings E14, X105)."""

    declared: ClassVar = Declared(
        kinds.BOT_PICKS,
        "bot picks",
        f"region:1..{printed.FARTHEST - 1}",
        parents=(BOT_ACTING,),
        families=(DRAWING, PAUSE),
    )

    def run(self, city: City, step: Step) -> None:
        _, seat, region, _, _ = step
        player = city.players[seat]
        empire = empire_of(city)
        drawn = [*empire.drawn[0], *empire.drawn[1]]
        empire.drawn = ((), ())
        mask = mask_of(city, player, region, drawn)
        if mask >= 0:
            drawn.remove(mask)
            claim(city, player, mask)
        else:
            score(city, player, printed.BOT_BENEFITS[region - 1].no_mask, sources.REGIONS)
        for tile in drawn:
            city.tell("bot discards drawn", seat, region, tile)
            if discovery.TILES[tile].stack == discovery.MAJOR:
                discard_major(city, tile)
            else:
                bot_of(city).box[tile] += 1  # it leaves the game

    def flaw(self, city: City, step: Step) -> str:
        benefit = benefit_of(step[2])
        drawn = empire_of(city).is_settled(step[2]) and (benefit.discovery or benefit.major)
        right = step[1] == solo_kinds.BOT and drawn
        return "" if right else "only a bot picks so, where it has settled"


def picking(step: Step) -> int:
    """The region that a `bot picks` is about."""
    return step[2]


def mask_of(city: City, player: Player, region: int, drawn: list[int]) -> int:
    """The rarest of the drawn masks that it lacks and can pay, tied the first one; -1: none."""
    wanted: list[int] = []
    for tile in drawn:
        lacks = discovery.TILES[tile].mask and not player.tiles[tile] and tile not in wanted
        if lacks and affordable(player, discovery.TILES[tile].cost):
            wanted.append(tile)
    if not wanted:
        city.tell("bot no drawn mask", player.seat, region)
        return -1
    rarest = min([discovery.TILES[tile].copies for tile in wanted])
    tied = [tile for tile in wanted if discovery.TILES[tile].copies == rarest]
    if city.events is not None:
        reason = first_of(tied, wanted, choosing.ONLY_MASK, choosing.RAREST, choosing.RAREST_FIRST)
        city.tell("bot drawn mask", player.seat, tied[0], reason)
    return tied[0]


class EmpireBots(BotExtension):
    """The changes that the Empire makes to the bots: another action in place of Nobles."""

    def rolled(self, city: City, pips: int) -> None:
        if pips in printed.PRIEST_SUMS and HUIXTOCIHUATL in bot_of(city).extras:
            push(city, kinds.BOT_SENDS_MORE, solo_kinds.BOT, -1)

    def works_at(self, board: int) -> bool:
        return board == places.NOBLES

    def price(self) -> Bundle:
        return printed.BUILD_COST

    def why_not(self, city: City, player: Player, board: int) -> str:
        """Its price must be there, even if the wood goes with a building only (X101, X116)."""
        if not affordable(player, printed.BUILD_COST):
            return TOO_LITTLE
        if empire_of(city).supply[player.seat] or settling.can_build(city, player):
            return POSSIBLE
        return NO_CONQUEST

    def work(self, city: City, player: Player, board: int) -> None:
        push(city, kinds.BOT_SETTLES, player.seat)
        left = empire_of(city).supply[player.seat]
        if left < printed.BOT_WARRIORS and city.events is not None:
            city.tell("bot warriors left", player.seat, left)
        for _ in range(min(printed.BOT_WARRIORS, left)):
            push(city, kinds.BOT_WARRIOR, player.seat)


EMPIRE_BOTS: Final = EmpireBots()
