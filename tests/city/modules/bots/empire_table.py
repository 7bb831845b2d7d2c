"""Scenes with a bot that conquers."""

from tests.city.modules.bots.bot_table import BOT, YOU, Table, table

ON_6 = "N2 A2 A2 F1*"


def conquering(bot: str = "teotibot", *modules: str, **has: object) -> Table:
    given: dict[str, object] = {"wood": 2, "workers": ON_6 if bot == "teotibot" else "A2 F2 F2 F1*"}
    return table("M9", *modules, bot=bot).bot(**{**given, **has}).stack(*["use_again"] * 3)


def building(region: int, bot: str = "teotibot", **has: object) -> Table:
    """A bot whose only Warrior is in a region, so that it builds there and nothing else."""
    return conquering(bot, **has).warriors({region: BOT}, supply=0)


def brought(s: Table, codes: str = "") -> dict[str, object]:
    """Return the benefit of a region, without wood, Warrior, Avenue, power-up and advance."""
    changes = s.acting("nobles", codes)
    assert changes.pop("wood") == 0
    assert changes.pop("settled") == 1
    assert changes.pop("avenue") == 2
    assert changes.pop("workers") == "A2 A2 D3 F1*"
    assert changes.pop("standing") == {0: YOU}
    return changes
