"""The temples step by step, and how long the tracks are."""

from teotihuacan.city.rules.printed.boards import TEMPLE_KEYS
from teotihuacan.city.rules.printed.calendar import TRACK_LAST
from teotihuacan.city.rules.printed.temples import (
    AVENUE_LAST,
    BONUS_STEP,
    MAJOR_PILE,
    TEMPLE_REWARD,
    TOP_STEP,
)
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def temples(words: Words) -> RuleTable:
    rows: list[list[str]] = []
    for step in range(1, TOP_STEP + 1):
        cells = [str(step)]
        for temple in range(len(TEMPLE_KEYS)):
            reward = told(words, TEMPLE_REWARD[temple][step])
            if step == BONUS_STEP:
                reward = words.text("tables.temples.bonus")
            elif step == TOP_STEP:
                reward = words.text("tables.temples.top", reward=reward)
            elif MAJOR_PILE[temple][step] >= 0:
                reward = words.text("tables.temples.major", reward=reward)
            cells.append(reward)
        rows.append(cells)
    names = [words.part("temple", key, "short") for key in TEMPLE_KEYS]
    return made(words, "temples", [*head(words, "step"), *names], rows)


def tracks(words: Words) -> RuleTable:
    lasts = {"temples": TOP_STEP, "avenue": AVENUE_LAST, "pyramid": TRACK_LAST}
    rows = [(words.text(f"tables.tracks.{key}"), str(last)) for key, last in lasts.items()]
    return made(words, "tracks", head(words, "track", "last"), rows)
