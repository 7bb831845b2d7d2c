"""The bots and the Mansion: a roll when a worker comes past it, and what follows from that."""

from typing import ClassVar, Final

from teotihuacan.city.modules.mansion.rules import kinds as own
from teotihuacan.city.modules.mansion.rules.kinds import MANSION_ROLL, ROYAL_USED
from teotihuacan.city.modules.mansion.rules.printed import ROLLED, ROLLED_OFTEN, STEP_FEE
from teotihuacan.city.modules.mansion.rules.royal_worship import SPACE, owe_power_up
from teotihuacan.city.modules.mansion.rules.state import NOBODY, owner_of, temple_of
from teotihuacan.city.modules.obsidian.rules.state import discard_major
from teotihuacan.city.modules.priests.rules.printed import CENTEOTL
from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.modules.solo.rules.choosing import affordable
from teotihuacan.city.modules.solo.rules.deeds import climb
from teotihuacan.city.modules.solo.rules.extension import BotExtension
from teotihuacan.city.modules.solo.rules.families import BOT_ACTING
from teotihuacan.city.modules.solo.rules.kinds import BOT
from teotihuacan.city.modules.solo.rules.worshipper import renew_near
from teotihuacan.city.rules.draws import Draw
from teotihuacan.city.rules.families import DRAWING
from teotihuacan.city.rules.state import PALACE, ROYAL_SPACE, City, Player, replaced
from teotihuacan.city.rules.verbs import climbable, pay
from teotihuacan.engine.steps import Kind, Phrase, Step


def use_royal_tile(city: City, player: Player, space: int) -> None:
    """A bot activates a royal tile that has an owner (ruling X95); its effect is never used."""
    tile = city.near[PALACE]
    if tile >= 0:
        if city.events is not None:
            city.tell("bot discards", player.seat, PALACE, tile)
        discard_major(city, tile)
        city.near = replaced(city.near, PALACE, -1)
        renew_near(city, PALACE)
    temple = temple_of(space)
    free = bot_of(city).difficulty.harder["mansion"] > 0
    if not climbable(city, player, temple):
        climb(city, player, temple)  # which says that it is lost; nothing is paid (ruling X96)
    elif free or affordable(player, STEP_FEE):
        if not free:
            pay(city, player, STEP_FEE)
        climb(city, player, temple)
    elif city.events is not None:
        city.tell("bot no step", player.seat, temple)


class MansionRoll(Draw):
    """A die for each of its workers that moves past the Mansion (rulings M8, X93)."""

    on: ClassVar = (BOT_ACTING,)

    def __init__(self) -> None:
        codes = [f"~royal-die{pips}" for pips in range(1, 7)]
        super().__init__(MANSION_ROLL, "mansion roll", "", codes, "pips")

    def legal(self, city: City, step: Step) -> list[int]:
        return self.ids[:]

    def play(self, city: City, step: Step, option: int) -> None:
        often = CENTEOTL in bot_of(city).extras  # ruling X123
        place = ROLLED_OFTEN[option] if often else ROLLED[option]
        used = place >= 0 and owner_of(city, ROYAL_SPACE + place) != NOBODY
        if city.events is not None:
            city.tell("mansion roll", BOT, option + 1, place)
            if not used:
                city.tell("bot uses none" if place < 0 else "bot no owner", BOT)
        if used:
            city.agenda.append(own.royal_used(BOT, ROYAL_SPACE + place))
            use_royal_tile(city, city.players[BOT], ROYAL_SPACE + place)

    def question(self, city: City, step: Step) -> Phrase:
        return "mansion roll", {"seat": BOT}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return "mansion roll.outcome", {"pips": option + 1}


class RoyalUsed(Kind[City]):
    """The owner's power-up after the bot has used a royal tile, whoever that is."""

    on: ClassVar = (BOT_ACTING,)
    families: ClassVar = (DRAWING, BOT_ACTING)

    def __init__(self) -> None:
        super().__init__(ROYAL_USED, "royal used", SPACE)

    def run(self, city: City, step: Step) -> None:
        owe_power_up(city, owner_of(city, step[2]), step[2])

    def flaw(self, city: City, step: Step) -> str:
        if step[1] != BOT or len(city.players) <= city.setting.people:
            return "only a bot uses royal tiles so"
        return "" if owner_of(city, step[2]) != NOBODY else "nobody owns that royal tile"


class MansionBots(BotExtension):
    """What the Mansion changes for the bots."""

    def passed(self, city: City, player: Player) -> None:
        city.agenda.append(own.mansion_roll())


MANSION_BOTS: Final = MansionBots()
