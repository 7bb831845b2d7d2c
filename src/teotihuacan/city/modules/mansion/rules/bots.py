"""The bots and the Mansion: a roll when a worker passes it, and its consequences."""

from typing import ClassVar, Final

from teotihuacan.city.modules.mansion.rules import kinds, printed, royal_worship
from teotihuacan.city.modules.mansion.rules.royal_worship import push_power_up
from teotihuacan.city.modules.mansion.rules.state import NOBODY, owner_of, temple_of
from teotihuacan.city.modules.obsidian.rules.state import discard_major
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.modules.solo.rules.bot_effects import climb
from teotihuacan.city.modules.solo.rules.choosing import affordable
from teotihuacan.city.modules.solo.rules.extension import BOT_ACTING, CENTEOTL, BotExtension
from teotihuacan.city.modules.solo.rules.worshipper import renew_near
from teotihuacan.city.rules import places
from teotihuacan.city.rules.draws import Draw, draw
from teotihuacan.city.rules.effects import climbable, pay
from teotihuacan.city.rules.families import DRAWING
from teotihuacan.city.rules.state import City, Player, replaced
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, push


def use_royal_tile(city: City, player: Player, space: int) -> None:
    """A bot activates a royal tile that has an owner (ruling X95); its effect is never used."""
    tile = city.near[places.PALACE]
    if tile >= 0:
        city.tell("bot discards", player.seat, places.PALACE, tile)
        discard_major(city, tile)
        city.near = replaced(city.near, places.PALACE, -1)
        renew_near(city, places.PALACE)
    temple = temple_of(space)
    free = bot_of(city).difficulty.harder["mansion"] > 0
    if not climbable(city, player, temple):
        climb(city, player, temple)  # which says that it is lost; nothing is paid (ruling X96)
    elif free or affordable(player, printed.STEP_FEE):
        if not free:
            pay(city, player, printed.STEP_FEE)
        climb(city, player, temple)
    elif city.events is not None:
        city.tell("bot no step", player.seat, temple)


class MansionRoll(Draw):
    """A die for each of its workers that moves past the Mansion (rulings M8, X93)."""

    declared: ClassVar = draw(
        kinds.MANSION_ROLL,
        "mansion roll",
        [f"~royal-die{pips}" for pips in range(1, 7)],
        "pips",
        1,
        parents=(BOT_ACTING,),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return self.ids[:]

    def play(self, city: City, step: Step, option: int) -> None:
        often = CENTEOTL in bot_of(city).extras  # ruling X123
        place = printed.ROLLED_OFTEN[option] if often else printed.ROLLED[option]
        used = place >= 0 and owner_of(city, places.ROYAL_SPACE + place) != NOBODY
        if city.events is not None:
            city.tell("mansion roll", solo_kinds.BOT, option + 1, place)
            if not used:
                city.tell("bot uses none" if place < 0 else "bot no owner", solo_kinds.BOT)
        if used:
            push(city, kinds.ROYAL_USED, solo_kinds.BOT, places.ROYAL_SPACE + place)
            use_royal_tile(city, city.players[solo_kinds.BOT], places.ROYAL_SPACE + place)

    def question(self, city: City, step: Step) -> Phrase:
        return "mansion roll", {"seat": solo_kinds.BOT}


class RoyalUsed(Kind[City]):
    """Power up a worker of the owner, whoever it is, after the bot has used a royal tile."""

    declared: ClassVar = Declared(
        kinds.ROYAL_USED,
        "royal used",
        royal_worship.SPACE,
        parents=(BOT_ACTING,),
        families=(DRAWING, BOT_ACTING),
    )

    def run(self, city: City, step: Step) -> None:
        push_power_up(city, owner_of(city, step[2]), step[2])

    def flaw(self, city: City, step: Step) -> str:
        if step[1] != solo_kinds.BOT or len(city.players) <= city.setting.people:
            return "only a bot uses royal tiles so"
        return "" if owner_of(city, step[2]) != NOBODY else "nobody owns that royal tile"


class MansionBots(BotExtension):
    """The changes that the Mansion makes to the bots."""

    def passed(self, city: City, player: Player) -> None:
        push(city, kinds.MANSION_ROLL, CHANCE)


MANSION_BOTS: Final = MansionBots()
