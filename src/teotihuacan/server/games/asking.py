"""Form data for a new game: the options of a title with their labels.

Everything comes from the specification of the rules and from the sentences of the game, so that no
option and no condition is written a second time, in JavaScript least of all.
"""

from collections.abc import Mapping
from typing import Any

from teotihuacan import players
from teotihuacan.engine.options import SEVERAL, SWITCH, Option
from teotihuacan.server.games.seats import COMPUTER, FRIEND, ME
from teotihuacan.title import QuickStart, Title
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital
from teotihuacan.words.players import called, thinks

Json = dict[str, Any]


def described(option: Option, words: Words) -> Json:
    """One option: its specification, what it is called, what it means, what its values are."""
    key = f"option.{option.name}"
    return {
        **option.to_json(),
        "label": words.called(key, option.name.replace("_", " ")),
        "more": words.called(f"{key}.more", ""),
        "labels": [words.called(f"{key}.{value}", str(value)) for value in option.values],
        "mores": [words.called(f"{key}.{value}.more", "") for value in option.values],
    }


def entries(title: Title, option: Option, words: Words) -> list[Json]:
    """Each of several values as a form shows it: its label, what it means, what it comes with."""
    told = described(option, words)
    several = [other.name for other in title.rules.specification if other.sort == SEVERAL]
    found: list[Json] = []
    for value, label, more in zip(option.values, told["labels"], told["mores"], strict=True):
        needed = [
            words.called(f"option.{where.option}.{other}", str(other))
            for where in option.each.get(str(value), ())
            if where.option in several
            for other in where.values
        ]
        comes = words.text("page.start.with", things=words.listing(needed)) if needed else ""
        found.append({"value": value, "label": capital(label), "more": more, "with": comes})
    return found


def name_of(title: Title, words: Words) -> str:
    """Return the name of the game."""
    return words.called("screen.title", title.name)


def chosen(title: Title, options: Mapping[str, object], words: Words) -> list[str]:
    """Return what a game is played with besides the usual: its modules and variants, in words."""
    found: list[str] = []
    for option in title.rules.specification:
        told, value = described(option, words), options.get(option.name)
        if option.name == "players" or not value or value == option.default:
            continue
        if isinstance(value, Mapping):  # the numbers of a difficulty, which have no short name
            continue
        names: dict[object, str] = dict(zip(option.values, told["labels"], strict=True))
        if option.sort == SEVERAL:
            assert isinstance(value, list | tuple)
            found += [capital(names[one]) for one in value]
        elif option.sort == SWITCH:
            found.append(told["label"])
        else:
            found.append(f"{told['label']}: {names.get(value, value)}")
    return found


def game(title: Title, words: Words) -> Json:
    """All that can be said when a game is begun."""
    return {
        "name": title.name,
        "title": name_of(title, words),
        "options": [described(option, words) for option in title.rules.specification],
        "computers": players.names(title.name),
        "opponents": [
            {"name": name, "label": called(words, name), "thinks": thinks(words, name)}
            for name in players.for_people(title.name)
        ],
        "opponent": players.opponent(title.name),
    }


def quick_start(title: Title, quick: QuickStart, words: Words) -> Json:
    """A game of one click; its computers are called like the players of the sample."""
    sample = title.sample()
    names = iter(sample.names if sample is not None else ())
    seats: list[Json] = []
    for who in quick.seats:
        if who == "human":
            seats.append({"kind": ME})
        elif who == "friend":
            seats.append({"kind": FRIEND})
        else:
            seats.append({"kind": COMPUTER, "player": who, "name": next(names, None)})
    return {
        "key": quick.key,
        "icon": quick.icon,
        "coach": quick.coach,
        "label": words.text(f"page.start.{quick.key}"),
        "more": words.called(f"page.start.{quick.key}.more", ""),
        "wish": {"game": title.name, "options": dict(quick.options), "seats": seats},
    }
