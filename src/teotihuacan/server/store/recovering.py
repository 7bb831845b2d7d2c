"""A seat whose secret is lost: it is freed, and a new invitation leads to it.

Whoever began the game (who holds a seat of kind `me`) may do that for the seats of friends, whoever
runs the server for every seat of a person.  All tokens and links of the seat end, and the note of
whoever sat there goes: it was theirs alone.  Everybody at the table sees that the seat is free.
"""

from collections.abc import Sequence

from sqlalchemy import delete, update

from teotihuacan.server.errors import Refused
from teotihuacan.server.games.seats import COMPUTER, FRIEND, ME, Seat, hashed, new_token
from teotihuacan.server.store.company_schema import KEYS, NOTES
from teotihuacan.server.store.schema import GAMES, SEATS
from teotihuacan.server.store.store import Store


def may_free(seats: Sequence[Seat], who: int, seat: int) -> None:
    """Refuses whoever did not begin the game, and seats that are no friend's."""
    if seats[who].kind != ME:
        raise Refused("not_owner")
    if not 0 <= seat < len(seats) or seats[seat].kind != FRIEND:
        raise Refused("no_seat")


def free(store: Store, game: str, seat: int) -> str | None:
    """Free a seat of a person: the new invitation, or None if there is no such seat."""
    invite = new_token()
    freed = (
        update(SEATS)
        .where(SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.kind != COMPUTER)
        .values(token_hash=None, invite_hash=hashed(invite))
    )
    with store.writing() as connection:
        if connection.execute(freed).rowcount != 1:
            return None
        for table in (KEYS, NOTES):
            connection.execute(delete(table).where(table.c.game == game, table.c.seat == seat))
        changed = update(GAMES).where(GAMES.c.id == game)
        connection.execute(changed.values(joined=GAMES.c.joined + 1))
        store.notify(connection, game)
    return invite
