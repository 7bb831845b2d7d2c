"""Everything that somebody is shown of a game, to be compared byte by byte."""

import io
import json
from collections.abc import Sequence

from rich.console import Console

import teotihuacan as teo
from teotihuacan.titles import title_of
from teotihuacan.words import languages


def seen(
    game: teo.Game, seat: int | None, told: Sequence[teo.Event], drawn: bool = True
) -> dict[str, str]:
    """What a seat (None: a spectator) sees and hears in every language; `told` since it was last
    asked.  What is drawn, pictures and the screen of the terminal, takes its time."""
    title = title_of(game)
    rules = game.rules
    shown = {"view": json.dumps(game.view(seat))}
    heard = [event for event in told if rules.may_know(event, () if seat is None else (seat,))]
    shown["events"] = json.dumps([[event.kind, event.seat, *event.values] for event in heard])
    if game.actor == seat:
        shown["answers"] = json.dumps(game.ids)
        shown["words"] = json.dumps([game.question, *[choice.text for choice in game.choices]])
    for language in languages():
        words = title.words(language, game.rules.cast(game.state))
        shown[f"story {language}"] = json.dumps([words.say(rules.event_phrase(e)) for e in heard])
        if drawn:
            out = io.StringIO()
            Console(file=out, width=120).print(title.screen(words).table(game))
            shown[f"screen {language}"] = out.getvalue()
            shown[f"picture {language}"] = title.svg(game, seat, words)
    return shown
