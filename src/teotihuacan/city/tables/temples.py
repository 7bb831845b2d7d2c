"""The temples step by step, and how long the tracks are."""

from teotihuacan.city.rules.printed import boards, calendar
from teotihuacan.city.rules.printed import temples as printed_temples
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def temples(words: Words) -> RuleTable:
    rows: list[list[str]] = []
    for step in range(1, printed_temples.TOP_STEP + 1):
        cells = [str(step)]
        for temple in range(len(boards.TEMPLE_KEYS)):
            reward = told(words, printed_temples.TEMPLE_REWARD[temple][step])
            if step == printed_temples.BONUS_STEP:
                reward = words.text("tables.temples.bonus")
            elif step == printed_temples.TOP_STEP:
                reward = words.text("tables.temples.top", reward=reward)
            elif printed_temples.MAJOR_PILE[temple][step] >= 0:
                reward = words.text("tables.temples.major", reward=reward)
            cells.append(reward)
        rows.append(cells)
    names = [words.part("temple", key, "short") for key in boards.TEMPLE_KEYS]
    return made(words, "temples", [*head(words, "step"), *names], rows)


def tracks(words: Words) -> RuleTable:
    lasts = {
        "temples": printed_temples.TOP_STEP,
        "avenue": printed_temples.AVENUE_LAST,
        "pyramid": calendar.TRACK_LAST,
    }
    rows = [(words.text(f"tables.tracks.{key}"), str(last)) for key, last in lasts.items()]
    return made(words, "tracks", head(words, "track", "last"), rows)
