"""Forecast of the next Eclipse for a player, in the current position."""

from teotihuacan.city.rules.printed import calendar
from teotihuacan.city.rules.scoring.eclipse import salary_due, salary_payable
from teotihuacan.city.rules.state import City
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import make_step


def eclipse_points(rules: Rules, ahead: City, seat: int) -> int:
    """Return the immediate score if the Eclipse came now; `ahead` is a copy to do it on."""
    player = ahead.players[seat]
    before = player.points
    for kind in ahead.setting.scoring:
        rules.kinds[kind].run(ahead, make_step(kind))
    return player.points - before


def unpaid(city: City, seat: int) -> tuple[int, int, int]:
    """The salary due, how much of it could not be paid now, and the points lost."""
    player = city.players[seat]
    due = salary_due(city, player)
    missing = due - salary_payable(city, player)
    return due, missing, missing * calendar.UNPAID_LOSS
