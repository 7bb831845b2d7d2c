"""Texts of the bots."""

from typing import ClassVar, Final

from teotihuacan.city.modules.solo.rules import action_pyramid, choosing
from teotihuacan.city.modules.solo.rules.action_pyramid import advance_of, side_of
from teotihuacan.city.modules.solo.rules.modified import A as MODIFIED_A
from teotihuacan.city.words.modules import Texts
from teotihuacan.words import Words
from teotihuacan.words.naming import table


def option(words: Words, value: int) -> str:
    """A step of an action tile: numbered for the original bot, lettered for the modified one."""
    if value < MODIFIED_A:
        return words.text("names.option.step", number=value)
    return words.text("names.option.letter", letter="ABC"[value - MODIFIED_A])


def direction(words: Words, value: int) -> str:
    """A side of a direction tile; those of the other movement say how far a worker advances."""
    side = words.text(f"names.direction.{action_pyramid.SIDES[side_of(value)]}")
    if value < len(action_pyramid.SIDES):
        return side
    return words.text("names.direction.further", side=side, boards=advance_of(value))


class SoloTexts(Texts):
    """Action and direction tiles, and the reasons for a bot's choices."""

    module = "solo"
    names: ClassVar = {
        "option": option,
        "action": table("action", action_pyramid.TILES),
        "position": table("position", action_pyramid.POSITIONS),
        "position.short": table("position.short", action_pyramid.POSITIONS),
        "from": table("position", action_pyramid.POSITIONS),
        "direction": direction,
        "below": direction,
        "reason": table("reason", choosing.REASONS),
    }
    explained: ClassVar = {"action": range(len(action_pyramid.TILES))}
    decisive = ("bot roll", "bot fallback", "bot power-ups", "bot worship", "bot displaced")


TEXTS: Final = SoloTexts()
