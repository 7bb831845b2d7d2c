"""What is shown of a game: its state for programs, its scene for pages."""

from datetime import UTC, datetime
from typing import Any, Final

from teotihuacan.picture.frames import Layout
from teotihuacan.server.games.asking import name_of
from teotihuacan.server.games.live import Past, Shot
from teotihuacan.server.games.seats import BOT, alone, colours
from teotihuacan.server.view import preview, telling
from teotihuacan.words import Words
from teotihuacan.words.players import verdict

Json = dict[str, Any]
LONG_LINE: Final = 3  # others before a computer player, and people are told


def at_table(words: Words, shot: Shot) -> Words:
    """The words of the game in the same language, with the names of this table."""
    spoken = shot.title.words(words.language, shot.names)
    return spoken.at(shot.game.rules.cast(shot.game.state))


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def players(shot: Shot, words: Words) -> list[Json]:
    """Who sits where, a bot in its seat included."""
    points = shot.game.scores
    worn = colours(shot.seats)
    found: list[Json] = [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": words.part("seat", seat.seat),
            "player": seat.player,
            "taken": seat.taken,
            "points": points[seat.seat],
            "colour": worn[seat.seat],
        }
        for seat in shot.seats
    ]
    cast = shot.game.rules.cast(shot.game.state)
    for number in range(len(shot.seats), shot.game.players):
        found.append(
            {
                "seat": number,
                "kind": BOT,
                "name": words.part("seat", number),
                "player": cast[number],
                "taken": True,
                "points": points[number],
                "colour": worn[number],
            }
        )
    return found


def summary(shot: Shot, words: Words) -> Json:
    game = shot.game
    return {
        "id": shot.id,
        "title": shot.title.name,
        "called": name_of(shot.title, words),
        "chapter": words.text("page.games.chapter", chapter=chapter_of(shot)),
        "options": game.options,
        "seed": shot.seed,
        "commitment": shot.commitment,
        "seats": players(shot, words),
        "you": shot.seat,
        "step": shot.step,
        "remembered": shot.remembered,
        "moments": shot.moments,
        "turn": shot.turn,
        "actor": game.actor,
        "over": game.over,
        "scores": game.scores,
        "winners": game.winners,
        "created": iso(shot.created),
        "updated": iso(shot.updated),
    }


def chapter_of(shot: Shot) -> int:
    """The part of the game that is played, or was the last, from 1."""
    return shot.title.chapters(shot.game.state) + (not shot.game.over)


def is_asked(shot: Shot) -> bool:
    return shot.live and shot.seat is not None and shot.game.actor == shot.seat


def judged(shot: Shot) -> bool:
    """Whether somebody can judge such a game."""
    return shot.title.evaluator(shot.game) is not None


def on_turn(shot: Shot) -> int | None:
    return None if shot.game.over else shot.title.on_turn(shot.game.state)


def state(shot: Shot, words: Words) -> Json:
    """How a game stands, with the choices of whoever asks."""
    game = shot.game
    ids = game.ids if is_asked(shot) else []
    return {
        "game": shot.id,
        "step": shot.step,
        "remembered": shot.remembered,
        "moments": shot.moments,
        "seat": shot.seat,
        "turn": shot.turn,
        "actor": game.actor,
        "on_turn": on_turn(shot),
        "asked": game.asked,
        "question": question(shot, words),
        "over": game.over,
        "scores": game.scores,
        "winners": game.winners,
        "undo": {"choice": shot.undo[0], "turn": shot.undo[1]},
        "choices": [
            {"id": id, "code": game.rules.codes[id], "text": words.choice(game, id)} for id in ids
        ],
    }


def position(shot: Shot) -> Json:
    return {
        "game": shot.id,
        "step": shot.step,
        "moments": shot.moments,
        "at": shot.at,
        "view": shot.game.view(shot.seat),
    }


def question(shot: Shot, words: Words) -> str:
    """What is asked; and where the computer player who is asked has to wait, that too."""
    said = words.question(shot.game)
    if shot.waiting < LONG_LINE:
        return said
    return f"{said} {words.text('table.waiting', ahead=shot.waiting)}"


def scene(shot: Shot, words: Words, layout: Layout = "wide") -> Json:
    """Everything a page shows of a moment."""
    game = shot.game
    title = shot.title
    ids = game.ids if is_asked(shot) else []
    spots = title.artist().spots(game) if ids else {}
    choices = [scene_choice(shot, id, spots.get(id), words, layout) for id in ids]
    held = in_hand(shot, words, choices) if ids else None
    return {
        "game": shot.id,
        "step": shot.step,
        "at": shot.at,
        "moments": shot.moments,
        "seat": shot.seat,
        "over": game.over,
        "actor": game.actor,
        "on_turn": on_turn(shot),
        "asked": game.asked,
        "secret": title.hides(game.state),
        "turn": shot.turn,
        "question": question(shot, words),
        "choices": choices,
        "laying": held,
        "picking": to_pick(shot) if ids else None,
        "end": next((id for id in ids if game.rules.codes[id] == title.ending), None),
        "undo": {"choice": shot.undo[0], "turn": shot.undo[1]},
        "hints": is_asked(shot) and alone(shot.seats) and judged(shot),
        "review": shot.ended and judged(shot),
        "parts": title.artist().parts(game, shot.seat, words, layout),
        "leaf": title.artist().leaf(game, shot.seat),
        "players": [with_goods(shot, player, words) for player in players(shot, words)],
        "joined": shot.joined,
        "chapters": title.chapters(game.state),
        "forecast": forecast(shot, words),
        "winners": game.winners,
    }


def with_goods(shot: Shot, player: Json, words: Words) -> Json:
    """What lies in front of a player, as numbers and in words: not everybody sees the picture."""
    goods = shot.title.goods(shot.game.state, player["seat"])
    key = "page.players.area"
    for good in goods:  # one that not every game has brings a sentence of its own
        if words.has(f"page.players.area.{good}"):
            key = f"page.players.area.{good}"
    if not goods or not words.has(key):
        key = "page.players.points"
    told = words.text(key, name=player["name"], points=player["points"], **goods)
    return {**player, "goods": goods, "told": told}


def scene_choice(shot: Shot, id: int, spot: str | None, words: Words, layout: Layout) -> Json:
    game = shot.game
    artist = shot.title.artist()
    changes = preview.preview(game, id)
    ghost = artist.ghost(game, id, layout)
    return {
        "id": id,
        "code": game.rules.codes[id],
        "text": words.choice(game, id),
        "then": list(shot.title.then(game, id)),
        "spot": spot,
        "preview": shown(shot, changes),
        "preview_text": preview.in_words(words, changes),
        "about": about(shot, id, words),
        "offers": offers(shot, id, words),
        "ghost": None if ghost is None else {"part": ghost[0], "svg": ghost[1]},
    }


def forecast(shot: Shot, words: Words) -> Json | None:
    """What is to come for the one who looks."""
    if shot.seat is None or not shot.live:
        return None
    told = shot.title.forecast(words, shot.game, shot.seat)
    return None if told is None else {"about": told.about, "lines": list(told.lines)}


def offers(shot: Shot, id: int, words: Words) -> list[Json]:
    """What could be done next, where a choice only leads to it."""
    return [
        offer(shot, words.choice(ahead.game, ahead.id), ahead.changes, ahead.best, words)
        for ahead in preview.ahead(shot.game, id)
    ]


def offer(shot: Shot, text: str, changes: list[preview.Change], best: int, words: Words) -> Json:
    return {
        "text": text,
        "preview": shown(shot, changes),
        "preview_text": preview.in_words(words, changes),
        "best": best,
    }


def shown(shot: Shot, changes: list[preview.Change]) -> list[Json]:
    """Changes with the icons of the picture."""
    icons = shot.title.artist().icons
    return [
        {"what": what, "amount": amount, "icon": icons.get(what, what)} for what, amount in changes
    ]


def lost(changes: tuple[preview.Change, ...]) -> int:
    """How much of what one has is lost by putting a tile down."""
    return -sum(min(0, amount) for _, amount in changes)


def worth(changes: tuple[preview.Change, ...]) -> tuple[int, int]:
    """By points, then by what comes and goes."""
    return dict(changes).get("points", 0), sum(amount for _, amount in changes)


def in_hand(shot: Shot, words: Words, choices: list[Json]) -> Json | None:
    """A tile that is put down by one click, with what that brings; the choices that only say where
    are told what they can bring at best."""
    laying = shot.title.artist().laying(shot.game)
    if laying is None:
        return None
    for choice in choices:
        there = [place.changes for place in laying.places if place.ids[0] == choice["id"]]
        best = max(there, key=worth, default=())
        if best and not choice["preview"]:
            text = words.text("page.lay.best" if len(there) > 1 else "page.lay.there")
            choice["offers"] = [offer(shot, text, list(best), 0, words)]
    told: dict[tuple[preview.Change, ...], str] = {}  # most places bring the same as others
    for place in laying.places:
        if place.changes not in told:
            told[place.changes] = preview.in_words(words, list(place.changes))
    return {
        "question": words.say(laying.question),
        "part": laying.part,
        "corner": laying.corner,
        "side": laying.side,
        "spaces": laying.spaces,
        "ways": [vars(way) for way in laying.ways],
        "places": [
            {
                "way": place.way,
                "row": place.row,
                "col": place.col,
                "ids": place.ids,
                "marks": [{"icon": icon, "row": row, "col": col} for icon, row, col in place.marks],
                "points": dict(place.changes).get("points", 0),
                "lost": lost(place.changes),
                "text": told[place.changes],
            }
            for place in laying.places
        ],
    }


def to_pick(shot: Shot) -> Json | None:
    """Things that are chosen in any order."""
    picking = shot.title.artist().picking(shot.game)
    return None if picking is None else vars(picking)


def about(shot: Shot, id: int, words: Words) -> list[str]:
    """Explanations of what a choice is about; what lies on the board explains itself."""
    _, parts = shot.game.choice_phrase(id)
    title = shot.title
    told = title.artist().self_evident
    return [
        title.explain(words, part, parts[part], shot.game)
        for part in title.explained
        if part not in told and is_something(parts.get(part))
    ]


def is_something(part: object) -> bool:
    """Whether a part of a phrase means anything: numbers below zero are nothing."""
    return part is not None and not (isinstance(part, int) and part < 0)


def scores(shot: Shot, past: Past, words: Words) -> Json:
    """Points by source, as numbers and as a picture."""
    pages = telling.score_pages(shot, past)
    names = [words.part("seat", seat) for seat in range(shot.game.players)]
    return {
        "game": shot.id,
        "step": shot.step,
        "moments": shot.moments,
        "over": shot.game.over,
        "names": names,
        "sources": [
            {"key": key, "name": words.part("source", i)}
            for i, key in enumerate(shot.title.sources)
        ],
        "pages": [
            {
                "moment": page.moment,
                "chapter": page.chapter,
                "sheet": page.sheet,
                "totals": [sum(row) for row in page.sheet],
                "svg": shot.title.artist().scores(page.sheet, names, words),
            }
            for page in pages
        ],
        "winners": shot.game.winners,
        "verdict": verdict(words, shot.game) if shot.game.over else "",
    }
