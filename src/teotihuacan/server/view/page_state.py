"""The state of a game for programs, and the page state for pages."""

from datetime import UTC, datetime
from typing import Any, Final

from teotihuacan.picture.frames import Layout
from teotihuacan.server.fields import pick
from teotihuacan.server.games.asking import name_of
from teotihuacan.server.games.live import GameView, History
from teotihuacan.server.games.seats import BOT, Seat, alone, colours
from teotihuacan.server.view import game_log, preview
from teotihuacan.words import Words
from teotihuacan.words.players import verdict

Json = dict[str, Any]
LONG_QUEUE: Final = 3  # decisions before one of this game, from which on the question says so


def at_table(words: Words, view: GameView) -> Words:
    """The words of the game in the same language, with the names of its players."""
    spoken = view.title.words(words.language, view.names)
    return spoken.at(view.game.rules.cast(view.game.state))


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def players(view: GameView, words: Words) -> list[Json]:
    """The players by seat, bots included."""
    worn = colours(view.seats)
    cast = view.game.rules.cast(view.game.state)
    bots = range(len(view.seats), view.game.players)
    return [
        {
            **pick(seat, "seat", "kind"),
            "name": words.part("seat", seat.seat),
            **pick(seat, "player", "taken"),
            "points": view.game.scores[seat.seat],
            "colour": worn[seat.seat],
        }
        for seat in (*view.seats, *(Seat(number, BOT, "", cast[number]) for number in bots))
    ]


def summary(view: GameView, words: Words) -> Json:
    game = view.game
    chapter = view.title.chapters(game.state) + (not game.over)  # the current or last one, from 1
    return {
        "id": view.id,
        "title": view.title.name,
        "called": name_of(view.title, words),
        "chapter": words.text("page.games.chapter", chapter=chapter),
        "options": game.options,
        **pick(view, "seed", "commitment"),
        "seats": players(view, words),
        "you": view.seat,
        "step": view.step,
        "remembered": view.stale,
        **pick(view, "moments", "turn"),
        **pick(game, "actor", "over", "scores", "winners"),
        "created": iso(view.created),
        "updated": iso(view.updated),
    }


def heading(view: GameView) -> Json:
    """The game of a response, and the moment."""
    return {"game": view.id, **pick(view, "step", "moments")}


def is_asked(view: GameView) -> bool:
    return view.live and view.seat is not None and view.game.actor == view.seat


def judged(view: GameView) -> bool:
    """Return whether there is an evaluator for this game."""
    return view.title.evaluator(view.game) is not None


def on_turn(view: GameView) -> int | None:
    return None if view.game.over else view.title.on_turn(view.game.state)


def texts(view: GameView, words: Words) -> Json:
    """Return what a seat is asked, in words: for programs and pages."""
    question = words.question(view.game)
    if view.waiting >= LONG_QUEUE:  # a computer player must wait for others
        question += f" {words.text('table.waiting', ahead=view.waiting)}"
    codes = view.game.rules.codes
    ids = view.game.ids if is_asked(view) else []
    choices = [{"id": id, "code": codes[id], "text": words.choice(view.game, id)} for id in ids]
    return {"question": question, "choices": choices}


def state(view: GameView, words: Words, said: Json | None = None) -> Json:
    """The state of a game, with the choices of the seat that asks.

    `said`: its `texts`, if they are known already.
    """
    game = view.game
    said = said or texts(view, words)
    return {
        "game": view.id,
        "step": view.step,
        "remembered": view.stale,
        **pick(view, "moments", "seat", "turn"),
        "actor": game.actor,
        "on_turn": on_turn(view),
        "asked": game.asked,
        "question": said["question"],
        **pick(game, "over", "scores", "winners"),
        "undo": {"choice": view.undo[0], "turn": view.undo[1]},
        "choices": said["choices"],
    }


def page_state(
    view: GameView, words: Words, layout: Layout = "wide", said: Json | None = None
) -> Json:
    """Everything a page shows of a moment; `said` as for `state`."""
    game = view.game
    title = view.title
    artist = title.artist()
    said = said or texts(view, words)
    ids = [choice["id"] for choice in said["choices"]]
    spots = artist.spots(game) if ids else {}
    choices = [
        {**choice, **choice_shown(view, choice["id"], spots.get(choice["id"]), words, layout)}
        for choice in said["choices"]
    ]
    placed = placement(view, words, choices) if ids else None
    picking = artist.picking(game) if ids else None
    return {
        "game": view.id,
        **pick(view, "step", "at", "moments", "seat"),
        **pick(game, "over", "actor"),
        "on_turn": on_turn(view),
        "asked": game.asked,
        "secret": title.hides(game.state),
        "turn": view.turn,
        "question": said["question"],
        "choices": choices,
        "laying": placed,
        "picking": None if picking is None else vars(picking),
        "end": next((id for id in ids if game.rules.codes[id] == title.ending), None),
        "undo": {"choice": view.undo[0], "turn": view.undo[1]},
        "hints": is_asked(view) and alone(view.seats) and judged(view),
        "review": view.ended and judged(view),
        "parts": artist.parts(game, view.seat, words, layout),
        "leaf": artist.leaf(game, view.seat),
        "players": [with_goods(view, player, words) for player in players(view, words)],
        "joined": view.joined,
        "chapters": title.chapters(game.state),
        "forecast": forecast(view, words),
        "winners": game.winners,
    }


def with_goods(view: GameView, player: Json, words: Words) -> Json:
    """Return what a player has, as numbers and in words, for screen readers."""
    goods = view.title.goods(view.game.state, player["seat"])
    key = "page.players.area"
    for good in goods:  # one that only some games have has a sentence of its own
        if words.has(f"page.players.area.{good}"):
            key = f"page.players.area.{good}"
    if not goods or not words.has(key):
        key = "page.players.points"
    told = words.text(key, name=player["name"], points=player["points"], **goods)
    return {**player, "goods": goods, "told": told}


def choice_shown(view: GameView, id: int, spot: str | None, words: Words, layout: Layout) -> Json:
    game = view.game
    artist = view.title.artist()
    changes = preview.preview(game, id)
    ghost = artist.ghost(game, id, layout)
    return {
        "then": list(view.title.then(game, id)),
        "spot": spot,
        **previewed(view, changes, words),
        "about": about(view, id, words),
        "offers": [
            offer(view, words.choice(ahead.game, ahead.id), ahead.changes, ahead.best, words)
            for ahead in preview.ahead(game, id)
        ],
        "ghost": None if ghost is None else {"part": ghost[0], "svg": ghost[1]},
    }


def forecast(view: GameView, words: Words) -> Json | None:
    """Return what the seat that asks can expect."""
    if view.seat is None or not view.live:
        return None
    told = view.title.forecast(words, view.game, view.seat)
    return None if told is None else {"about": told.about, "lines": list(told.lines)}


def offer(
    view: GameView, text: str, changes: list[preview.Change], best: int, words: Words
) -> Json:
    """Return what could be done next, where a choice only leads to another question."""
    return {"text": text, **previewed(view, changes, words), "best": best}


def previewed(view: GameView, changes: list[preview.Change], words: Words) -> Json:
    """Return changes with their icons, and in words."""
    icons = view.title.artist().icons
    shown = [
        {"what": what, "amount": amount, "icon": icons.get(what, what)} for what, amount in changes
    ]
    return {"preview": shown, "preview_text": preview.in_words(words, changes)}


def worth(changes: tuple[preview.Change, ...]) -> tuple[int, int]:
    """A sort key: points, then all gains and losses."""
    return dict(changes).get("points", 0), sum(amount for _, amount in changes)


def placement(view: GameView, words: Words, choices: list[Json]) -> Json | None:
    """A tile that is placed by one click, with what each place brings; choices of a place alone get
    the best of that as their preview."""
    laying = view.title.artist().laying(view.game)
    if laying is None:
        return None
    for choice in choices:
        there = [place.changes for place in laying.places if place.ids[0] == choice["id"]]
        best = max(there, key=worth, default=())
        if best and not choice["preview"]:
            text = words.text("page.lay.best" if len(there) > 1 else "page.lay.there")
            choice["offers"] = [offer(view, text, list(best), 0, words)]
    told: dict[tuple[preview.Change, ...], str] = {}  # many places bring the same
    for place in laying.places:
        if place.changes not in told:
            told[place.changes] = preview.in_words(words, list(place.changes))
    return {
        "question": words.say(laying.question),
        **pick(laying, "part", "corner", "side", "spaces"),
        "ways": [vars(way) for way in laying.ways],
        "places": [
            {
                **pick(place, "way", "row", "col", "ids"),
                "marks": [{"icon": icon, "row": row, "col": col} for icon, row, col in place.marks],
                "points": dict(place.changes).get("points", 0),
                "lost": -sum(min(0, amount) for _, amount in place.changes),
                "text": told[place.changes],
            }
            for place in laying.places
        ],
    }


def about(view: GameView, id: int, words: Words) -> list[str]:
    """Explanations of what a choice is about, except for what the picture shows."""
    title = view.title
    _, parts = view.game.choice_phrase(id)
    # Numbers below zero mean none.
    named = {part: value for part, value in parts.items() if not (type(value) is int and value < 0)}
    return [
        title.explain(words, part, named[part], view.game)
        for part in title.explained
        if part not in title.artist().self_evident and named.get(part) is not None
    ]


def scores(view: GameView, history: History, words: Words) -> Json:
    """Points by source, as numbers and as a picture."""
    pages = game_log.score_pages(view, history)
    names = [words.part("seat", seat) for seat in range(view.game.players)]
    return {
        **heading(view),
        "over": view.game.over,
        "names": names,
        "sources": [
            {"key": key, "name": words.part("source", i)}
            for i, key in enumerate(view.title.sources)
        ],
        "pages": [
            {
                **pick(page, "moment", "chapter", "sheet"),
                "totals": [sum(row) for row in page.sheet],
                "svg": view.title.artist().scores(page.sheet, names, words),
            }
            for page in pages
        ],
        "winners": view.game.winners,
        "verdict": verdict(words, view.game) if view.game.over else "",
    }
