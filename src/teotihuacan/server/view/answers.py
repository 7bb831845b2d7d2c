"""The answers of the JSON API as data, for a server and for a page without one.

`page_state`, `updates` and `game_log` make what these answers are about.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from teotihuacan import players
from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import Game
from teotihuacan.players.advice import Advice, telling
from teotihuacan.players.advice.drawing import plot
from teotihuacan.server.errors import Refused
from teotihuacan.server.fields import pick
from teotihuacan.server.games import asking, fitting
from teotihuacan.server.games.live import GameView, History
from teotihuacan.server.games.seats import LONGEST_NAME
from teotihuacan.server.games.tables import CreatedSeat, Tables
from teotihuacan.server.thinking.advising import Job
from teotihuacan.server.view import game_log, page_state
from teotihuacan.server.view.language import languages
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, first, title_named
from teotihuacan.words import Words, in_language
from teotihuacan.words.formatter import capital

Json = dict[str, Any]
COSTS: Final = 5  # turns of a review that are shown


# --- new games ------------------------------------------------------------------------------------


def options(words: Words) -> Json:
    """What games can be made with."""
    language = words.language
    return {
        "games": [asking.game(title, title.words(language)) for title in TITLES.values()],
        "players": seats_of(first()),
        "computers": players.names(first().name),
        "languages": [
            {"code": code, "name": in_language(code).text("language.name")} for code in languages()
        ],
        "highest_seed": HIGHEST_SEED,
        "longest_name": LONGEST_NAME,
    }


def seats_of(title: Title) -> list[object]:
    """How many can play a game."""
    specification = title.rules.specification
    return [value for one in specification if one.name == "players" for value in one.values]


def fit_options(game: str | None, given: Json, changed: tuple[str, Any] | None) -> Any:
    """Which options go together, while a form is filled in."""
    try:
        title = first() if game is None else title_named(game)
        return fitting.fitted(title.rules.specification, given, changed)
    except OptionError as error:
        raise Refused("options", problem=str(error)) from None


def created(id: str, seats: Sequence[CreatedSeat]) -> Json:
    """A new game with the secrets of its seats."""
    return {
        "id": id,
        "seats": [
            {**pick(place.seat, "seat", "kind", "name", "player"), **pick(place, "token", "invite")}
            for place in seats
        ],
    }


def rematch(id: str, moved: Mapping[int, int]) -> Json:
    """The next game of the same people, and where each seat of this one sits in it."""
    return {"id": id, "seats": [moved[seat] for seat in sorted(moved)]}


# --- a game ---------------------------------------------------------------------------------------


def position(view: GameView) -> Json:
    """The table as a seat may see it."""
    return {**page_state.heading(view), "at": view.at, "view": view.game.view(view.seat)}


def events(view: GameView, history: History, since: int | None) -> Json:
    """What has happened, as typed events."""
    found = game_log.events(view, history, -1 if since is None else since)
    return {**page_state.heading(view), "events": found}


def log(view: GameView, history: History, words: Words, since: int | None, by_turn: bool) -> Json:
    """What has happened, in words."""
    after = -1 if since is None else since
    entries = game_log.entries(view, history, words, after, by_turn)
    return {**page_state.heading(view), "entries": entries}


def tips(view: GameView, words: Words) -> Json:
    """What is good to know about the question that a seat is asked; nothing for others."""
    found = view.title.tips(view.game, words) if page_state.is_asked(view) else []
    told = [pick(tip, "key", "text", "parts") for tip in found]
    return {"game": view.id, "step": view.step, "tips": told}


def about(title: Title, part: str, value: int, words: Words, game: Game | None = None) -> Json:
    """What a thing of a game is, or one of its rules."""
    if value not in title.explainable().get(part, ()):
        raise Refused("no_topic")
    text = title.explain(title.words(words.language), part, value, game)
    return {"part": part, "value": value, "text": text}


def about_title(name: str, part: str, value: int, words: Words) -> Json:
    """The same of a game by its name."""
    try:
        title = title_named(name)
    except OptionError:
        raise Refused("no_topic") from None
    return about(title, part, value, words)


def people(tables: Tables, view: GameView) -> Json:
    """Everything about the people of a game that the viewer may know."""
    store = tables.people.store
    messages = store.messages(view.id) if view.seat is not None else []
    return {
        "game": view.id,
        "company": store.number(view.id),
        "here": store.present(view.id),
        "rematch": store.rematch(view.id),
        "seats": [(seat.seat - 1) % len(view.seats) for seat in view.seats],
        "messages": [
            {
                **pick(message, "number", "seat"),
                "name": view.seats[message.seat].name,
                "text": message.text,
                "time": page_state.iso(message.time),
            }
            for message in messages
        ],
        "note": "" if view.seat is None else store.note(view.id, view.seat),
    }


def status(tables: Tables, game: str) -> Json:
    """Return the message to everyone who watches a game after a change."""
    view = tables.look(game)
    return {
        "step": view.step,
        "actor": view.game.actor,
        "over": view.game.over,
        "seats": view.joined,
        "company": tables.people.store.number(game),
    }


# --- hints and reviews ----------------------------------------------------------------------------


def hint(view: GameView, found: Sequence[Advice], words: Words) -> Json:
    """The best turns of the seat that is asked."""
    game, seat = view.game, view.seat
    assert seat is not None
    return {
        "game": view.id,
        "step": view.step,
        "turns": [
            {
                "ids": list(advice.ids),
                "codes": [game.rules.codes[id] for id in advice.ids],
                "steps": telling.steps(game, seat, advice.ids, words),
                "margin": None if advice.margin is None else round(advice.margin, 2),
                "reasons": [
                    {
                        "group": reason.group,
                        "name": words.text(f"reason.{reason.group}"),
                        "points": round(reason.points, 2),
                    }
                    for reason in advice.reasons
                ],
                "told": telling.promise(advice, words),
                "why": telling.purpose(advice, words),
            }
            for advice in found
        ],
    }


def review(view: GameView, job: Job, words: Words, seat: int | None) -> Json:
    """A review that is ready, or how much of it is; `seat`: only the turns of this one."""
    ready = job.ready
    found = job.review
    costliest = found.costliest(COSTS, seat) if ready else []
    return {
        "game": view.id,
        "turns": job.turns,
        "done": min(len(found.turns), job.turns),
        "ready": ready,
        "courses": [
            {"seat": one, "name": words.part("seat", one), "margins": found.course(one)}
            for one in (found.seats() if ready else [])
        ],
        "costs": [
            {
                "number": number,
                **pick(judged, "seat", "turn", "moment"),
                "cost": round(judged.cost, 2),
                "head": capital(head),
                "played": played,
                "better": better,
                "why": telling.better(judged.reasons, words),
            }
            for number, (judged, head, played, better) in enumerate(
                telling.costs(job.record, costliest, words), 1
            )
        ],
        "svg": plot(job.record, found, costliest, words) if ready else "",
    }


# --- refusals -------------------------------------------------------------------------------------


def refusal(refused: Refused, words: Words) -> Json:
    """Return why a request was refused; for a stale step also the state of the game."""
    said: Json = {
        "error": refused.key,
        "message": words.fill(f"table.error.{refused.key}", refused.parts),
    }
    if isinstance(refused.state, GameView):
        view = refused.state
        said["state"] = page_state.state(view, page_state.at_table(words, view))
    return said
