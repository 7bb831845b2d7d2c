"""The lines along which a bot's Warriors go when they are pushed (ruling X102)."""

from teotihuacan.city.modules.empire.rules import printed


def onward_of_bot(region: int) -> int:
    """Where a bot's Warrior goes from a region: it stays in its line."""
    for line in printed.BOT_LINES:
        if region in line[:-1]:
            return line[line.index(region) + 1]
    raise ValueError(f"no line leads through region {region}")
