"""A chain of hashes over every game, made for those that are there already."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from teotihuacan.server.games.chain import linked, sealed, sealed_snapshot

revision = "0003"
down_revision: str | None = "0002"

GAMES = sa.table(
    "games", sa.column("id"), sa.column("header"), sa.column("seal"), sa.column("chain")
)
STEPS = sa.table(
    "steps",
    *(sa.column("game"), sa.column("number"), sa.column("seat"), sa.column("code")),
    *(sa.column("draws"), sa.column("back_to"), sa.column("forfeit"), sa.column("chain")),
)
SNAPSHOTS = sa.table(
    "snapshots",
    *(sa.column("game"), sa.column("number"), sa.column("moments"), sa.column("turns")),
    *(sa.column("position"), sa.column("seal")),
)


def upgrade() -> None:
    op.add_column("games", sa.Column("seal", sa.String(64), nullable=False, server_default=""))
    op.add_column("games", sa.Column("chain", sa.String(64), nullable=False, server_default=""))
    op.add_column("steps", sa.Column("chain", sa.String(64)))
    op.add_column("snapshots", sa.Column("seal", sa.String(64), nullable=False, server_default=""))
    connection = op.get_bind()
    for game in connection.execute(sa.select(GAMES.c.id)).scalars().all():
        seal_game(connection, game)
    connection.execute(sa.update(STEPS).where(STEPS.c.chain.is_(None)).values(chain=""))
    # A server of the version before that still runs cannot write rows without a chain: it says that
    # the move did not count, instead of breaking the game.
    with op.batch_alter_table("steps") as batch:
        batch.alter_column("chain", existing_type=sa.String(64), nullable=False)


def downgrade() -> None:
    op.drop_column("snapshots", "seal")
    op.drop_column("steps", "chain")
    op.drop_column("games", "chain")
    op.drop_column("games", "seal")


def read(stored: Any) -> Any:
    """What is in a JSON column, which comes as text from SQLite; `ValueError` if it is broken."""
    return json.loads(stored) if isinstance(stored, (str, bytes)) else stored


def seal_game(connection: sa.Connection, game: str) -> None:
    """Seal what is whole.  What is damaged stays without a seal, and is found by that."""
    header = connection.execute(sa.select(GAMES.c.header).where(GAMES.c.id == game)).scalar()
    steps = connection.execute(
        sa.select(STEPS.c.number, STEPS.c.seat, STEPS.c.code, STEPS.c.draws)
        .add_columns(STEPS.c.back_to, STEPS.c.forfeit)
        .where(STEPS.c.game == game)
        .order_by(STEPS.c.number)
    ).all()
    links: dict[int, str] = {}
    try:
        seal = link = sealed(game, read(header))
    except (ValueError, TypeError):
        return
    try:
        for expected, (number, seat, code, draws, back_to, forfeit) in enumerate(steps, 1):
            if number != expected:
                break
            link = linked(link, number, seat, code, read(draws), back_to, forfeit)
            links[number] = link
    except (ValueError, TypeError):
        link = ""
    whole = len(links) == len(steps)
    connection.execute(
        sa.update(GAMES).where(GAMES.c.id == game).values(seal=seal, chain=link if whole else "")
    )
    if links:
        connection.execute(
            sa.update(STEPS)
            .where(STEPS.c.game == game, STEPS.c.number == sa.bindparam("at"))
            .values(chain=sa.bindparam("link")),
            [{"at": number, "link": link} for number, link in links.items()],
        )
    seal_snapshots(connection, game, links)


def seal_snapshots(connection: sa.Connection, game: str, links: dict[int, str]) -> None:
    columns = (SNAPSHOTS.c.number, SNAPSHOTS.c.moments, SNAPSHOTS.c.turns, SNAPSHOTS.c.position)
    found = connection.execute(sa.select(*columns).where(SNAPSHOTS.c.game == game)).all()
    for number, moments, turns, position in found:
        try:
            seal = sealed_snapshot(links[number], number, moments, turns, read(position))
        except (KeyError, ValueError, TypeError):
            continue  # it will not be used, and the game is played again from its rows
        connection.execute(
            sa.update(SNAPSHOTS)
            .where(SNAPSHOTS.c.game == game, SNAPSHOTS.c.number == number)
            .values(seal=seal)
        )
