"""The JSON API of the people who play: messages, notes, other devices, QR codes, the rematch."""

import io
from typing import Any

import segno
from fastapi import APIRouter, Request
from starlette.responses import Response

from teotihuacan.server.errors import Refused
from teotihuacan.server.games.live import GameView
from teotihuacan.server.games.people import LINK_SECONDS, LONGEST_MESSAGE
from teotihuacan.server.games.seats import free_colours, hashed, invited, may_free, new_token
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.http import people_models as models
from teotihuacan.server.http.api import (
    GAME,
    OPTIONAL_SEAT,
    SEAT,
    AllTables,
    InWords,
    Token,
    problems,
    reply,
)
from teotihuacan.server.http.models import GameId, Joined
from teotihuacan.server.limits.requests import client_of
from teotihuacan.server.view.page_state import iso

router = APIRouter(prefix="/api")
Json = dict[str, Any]


def seated(tables: Tables, game: str, token: str | None) -> tuple[GameView, int]:
    """The game and the seat of a caller who must have one."""
    if token is None:
        raise Refused("no_token")
    view = tables.look(game, token)
    assert view.seat is not None
    return view, view.seat


def count_one(request: Request, what: str, tables: Tables) -> None:
    """Count a request of a client against a limit."""
    if not getattr(request.app.state, what).take(client_of(request.scope, tables.settings)):
        raise Refused("too_often")


def told(tables: Tables, view: GameView) -> Json:
    """Everything about the people of a game that the caller may know."""
    people = tables.people.store
    count = len(view.seats)
    messages = people.messages(view.id) if view.seat is not None else []
    return {
        "game": view.id,
        "company": people.number(view.id),
        "here": people.present(view.id),
        "rematch": people.rematch(view.id),
        "seats": [(seat - 1) % count for seat in range(count)],
        "messages": [
            {
                "number": message.number,
                "seat": message.seat,
                "name": view.seats[message.seat].name,
                "text": message.text,
                "time": iso(message.time),
            }
            for message in messages
        ],
        "note": "" if view.seat is None else people.note(view.id, view.seat),
    }


@router.get(
    "/games/{game}/company",
    response_model=models.CompanySeen,
    responses=problems(*GAME),
    openapi_extra=OPTIONAL_SEAT,
)
def company(game: GameId, tables: AllTables, token: Token) -> Response:
    """Who is there, what was said, the caller's own note, and the rematch if there is one."""
    return reply(told(tables, tables.look(game, token)))


@router.post(
    "/games/{game}/say",
    response_model=models.CompanySeen,
    responses=problems(*GAME, "no_token"),
    openapi_extra=SEAT,
)
def say(
    request: Request, game: GameId, asked: models.Saying, tables: AllTables, token: Token
) -> Response:
    """Write a short message to the others at the table."""
    view, seat = seated(tables, game, token)
    count_one(request, "words", tables)
    tables.people.say(game, seat, asked.text)
    return reply(told(tables, view))


@router.post(
    "/games/{game}/note",
    response_model=models.CompanySeen,
    responses=problems(*GAME, "no_token"),
    openapi_extra=SEAT,
)
def note(game: GameId, asked: models.Noting, tables: AllTables, token: Token) -> Response:
    """Keep a note that nobody but this seat can read; it takes the place of the one before."""
    view, seat = seated(tables, game, token)
    tables.people.store.keep_note(game, seat, asked.text)
    return reply(told(tables, view))


@router.post(
    "/games/{game}/pass",
    response_model=models.Pass,
    responses=problems(*GAME, "no_token"),
    openapi_extra=SEAT,
)
def make_pass(request: Request, game: GameId, tables: AllTables, token: Token) -> Response:
    """A secret with which another device gets a token of its own for the caller's seat."""
    _, seat = seated(tables, game, token)
    count_one(request, "codes", tables)
    secret = tables.people.link_device(game, seat)
    return reply({"pass": secret, "seat": seat, "seconds": int(LINK_SECONDS)})


@router.post("/games/{game}/enter", response_model=Joined, responses=problems("no_game", "no_pass"))
def enter(game: GameId, asked: models.Entering, tables: AllTables) -> Response:
    """Change a pass for a token, once."""
    tables.look(game)
    found = tables.people.redeem(game, asked.secret)
    if found is None:
        raise Refused("no_pass")
    return reply({"seat": found[0], "token": found[1]})


@router.post(
    "/games/{game}/free",
    response_model=models.Freed,
    responses=problems(*GAME, "no_token", "not_owner", "no_seat"),
    openapi_extra=SEAT,
)
def free_seat(
    request: Request,
    game: GameId,
    asked: models.Freeing,
    tables: AllTables,
    words: InWords,
    token: Token,
) -> Response:
    """For whoever began the game: free a friend's seat whose secret is lost, for a new invite.

    Whoever sat there sits there no more, and everybody is told by a message.
    """
    view, who = seated(tables, game, token)
    count_one(request, "codes", tables)
    may_free(view.seats, who, asked.seat)
    invite = new_token()
    if not tables.store.people.free_seat(game, asked.seat, hashed(invite)):
        raise Refused("no_seat")
    name = view.seats[asked.seat].name
    said = words.text("table.freed", name=name)
    tables.people.say(game, who, said[:LONGEST_MESSAGE])
    return reply({"seat": asked.seat, "invite": invite})


@router.post(
    "/games/{game}/invited",
    response_model=models.Invited,
    responses=problems("no_game", "no_invite", "old_rules"),
)
def look_at_invite(game: GameId, asked: models.Inviting, tables: AllTables) -> Response:
    """What an invite is for, and whether somebody was faster; it is not used up by that."""
    view = tables.look(game)
    seat = invited(view.seats, asked.invite)
    if seat is None:
        raise Refused("no_invite")
    free = free_colours(view.seats, seat.seat)
    return reply({"seat": seat.seat, "name": seat.name, "taken": seat.taken, "colours": free})


@router.post(
    "/games/{game}/rematch",
    response_model=models.Rematch,
    responses=problems(*GAME, "no_token", "running", "too_many_games"),
    openapi_extra=SEAT,
)
def rematch(request: Request, game: GameId, tables: AllTables, token: Token) -> Response:
    """Once more with the same people and options, the second player first."""
    _, _ = seated(tables, game, token)
    if tables.people.store.rematch(game) is None:
        client = client_of(request.scope, tables.settings)
        if not request.app.state.beginnings.take(client):
            raise Refused("too_many_games")
    id, moved = tables.rematch(game, token)
    return reply({"id": id, "seats": [moved[seat] for seat in sorted(moved)]})


@router.post("/qr", response_model=models.Drawn, responses=problems())
def qr(request: Request, asked: models.Linking, tables: AllTables) -> Response:
    """A link as a QR code.  It may hold a secret, so it is sent and not part of an address."""
    count_one(request, "codes", tables)
    written = io.BytesIO()
    segno.make(asked.text, error="m", micro=False).save(
        written, kind="svg", scale=4, border=3, xmldecl=False, svgclass="qr", lineclass="qr-line"
    )
    return reply({"svg": written.getvalue().decode()})
