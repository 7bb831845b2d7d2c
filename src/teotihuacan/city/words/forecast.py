"""Forecast of the next Eclipse for a player, in words."""

from teotihuacan.city.rules.scoring.eclipse import is_last
from teotihuacan.city.rules.scoring.forecast import eclipse_points, unpaid
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.explain import TOPICS
from teotihuacan.engine.game import Game
from teotihuacan.title import Forecast
from teotihuacan.words import Words


def forecast(words: Words, game: Game[City], seat: int) -> Forecast | None:
    """Return the turns left, the score and the salary; None when the game is over."""
    city = game.state
    if game.over or city.secret or seat >= city.setting.people:
        return None
    left = max(0, city.dark - city.light)
    if city.countdown >= 0:
        when = words.text("forecast.countdown", turns=city.countdown)
    else:
        when = words.text("forecast.last" if is_last(city) else "forecast.until", left=left)
    ahead = game.hypothetical().state
    points = eclipse_points(game.rules, ahead, seat)
    due, missing, lost = unpaid(city, seat)
    salary = "forecast.salary" if not missing else "forecast.unpaid"
    scored = words.text("forecast.points", points=points)
    paid = words.text(salary, due=due, missing=missing, lost=lost)
    return Forecast(f"topic:{TOPICS.index('calendar')}", (when, scored, paid))
