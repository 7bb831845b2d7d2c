"""What is shown of a game: its state for programs, its scene for pages."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import teotihuacan as teo
from teotihuacan.city import picture
from teotihuacan.city.picture import Layout
from teotihuacan.city.rules.sources import SOURCES
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.explain import EXPLAINED, explain
from teotihuacan.table import preview, telling
from teotihuacan.table.live import Past, Shot, is_secret
from teotihuacan.table.seats import BOT
from teotihuacan.words import Words
from teotihuacan.words.speaker import choice_phrase
from teotihuacan.words.verdict import verdict

Json = dict[str, Any]


def at_table(words: Words, shot: Shot) -> Words:
    """The same words with the names of this table."""
    return words.named(shot.names).at(shot.game.rules.cast(shot.game.state))


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def players(shot: Shot, words: Words) -> list[Json]:
    """Who sits where, a bot in its seat included."""
    points = shot.game.scores
    found: list[Json] = [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": words.part("seat", seat.seat),
            "player": seat.player,
            "taken": seat.taken,
            "points": points[seat.seat],
        }
        for seat in shot.seats
    ]
    for number in range(len(shot.seats), shot.game.players):
        found.append(
            {
                "seat": number,
                "kind": BOT,
                "name": words.part("seat", number),
                "player": shot.game.options.get("bot"),
                "taken": True,
                "points": points[number],
            }
        )
    return found


def summary(shot: Shot, words: Words) -> Json:
    game = shot.game
    return {
        "id": shot.id,
        "options": game.options,
        "seed": shot.seed,
        "seats": players(shot, words),
        "you": shot.seat,
        "step": shot.step,
        "moments": shot.moments,
        "turn": shot.turn,
        "actor": game.actor,
        "over": game.over,
        "scores": game.scores,
        "winners": game.winners,
        "created": iso(shot.created),
        "updated": iso(shot.updated),
    }


def is_asked(shot: Shot) -> bool:
    return shot.live and shot.seat is not None and shot.game.actor == shot.seat


def state(shot: Shot, words: Words) -> Json:
    """How a game stands, with the choices of whoever asks."""
    game = shot.game
    ids = game.legal() if is_asked(shot) else []
    return {
        "game": shot.id,
        "step": shot.step,
        "moments": shot.moments,
        "seat": shot.seat,
        "turn": shot.turn,
        "actor": game.actor,
        "asked": game.asked,
        "question": words.question(game),
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


def scene(shot: Shot, words: Words, layout: Layout = "wide") -> Json:
    """Everything a page shows of a moment."""
    game = shot.game
    choices: list[Json] = []
    if is_asked(shot):
        spots = picture.spots(game)
        choices = [scene_choice(game, id, spots.get(id), words, layout) for id in game.legal()]
    return {
        "game": shot.id,
        "step": shot.step,
        "at": shot.at,
        "moments": shot.moments,
        "seat": shot.seat,
        "over": game.over,
        "actor": game.actor,
        "asked": game.asked,
        "secret": is_secret(game),
        "turn": shot.turn,
        "question": words.question(game),
        "choices": choices,
        "undo": {"choice": shot.undo[0], "turn": shot.undo[1]},
        "parts": drawn(shot, words, layout),
        "players": [
            {**player, "goods": goods(game, number)}
            for number, player in enumerate(players(shot, words))
        ],
        "joined": shot.joined,
        "eclipses": eclipses(game),
        "winners": game.winners,
    }


def drawn(shot: Shot, words: Words, layout: Layout) -> dict[str, str]:
    """The parts of the picture, but the symbols: pages bring those with them."""
    parts = picture.parts(shot.game, shot.seat, words, layout)
    return {name: svg for name, svg in parts.items() if name != "defs"}


def goods(game: teo.Game, seat: int) -> dict[str, int]:
    """What lies in front of a player, for those who cannot see the picture."""
    table = game.state
    if not isinstance(table, City):
        return {}
    player = table.players[seat]
    return {
        "cocoa": player.cocoa,
        "wood": player.wood,
        "stone": player.stone,
        "gold": player.gold,
    }


def eclipses(game: teo.Game) -> int:
    """How many Eclipses are behind us."""
    table = game.state
    return table.era if isinstance(table, City) else 0


def scene_choice(game: teo.Game, id: int, spot: str | None, words: Words, layout: Layout) -> Json:
    changes = preview.preview(game, id)
    ghost = picture.ghost(game, id, layout)
    return {
        "id": id,
        "code": game.rules.codes[id],
        "text": words.choice(game, id),
        "spot": spot,
        "preview": [{"what": what, "amount": amount} for what, amount in changes],
        "preview_text": preview.in_words(words, changes),
        "about": about(game, id, words),
        "ghost": None if ghost is None else {"part": ghost[0], "svg": ghost[1]},
    }


def about(game: teo.Game, id: int, words: Words) -> list[str]:
    """Explanations of the tiles that a choice is about; boards explain themselves."""
    _, parts = choice_phrase(game, id)
    return [
        explain(words, (part, parts[part]))
        for part in EXPLAINED
        if part != "board" and parts.get(part, -1) >= 0
    ]


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
        "sources": [{"key": key, "name": words.part("source", i)} for i, key in enumerate(SOURCES)],
        "pages": [
            {
                "moment": page.moment,
                "eclipse": page.eclipse,
                "sheet": page.sheet,
                "totals": [sum(row) for row in page.sheet],
                "svg": picture.scores(page.sheet, names, words),
            }
            for page in pages
        ],
        "winners": shot.game.winners,
        "verdict": verdict(words, shot.game) if shot.game.over else "",
    }
