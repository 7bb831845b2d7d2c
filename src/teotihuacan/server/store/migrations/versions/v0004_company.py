"""The people at a table: colours, messages, notes, more devices, presence, rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def of_game() -> sa.Column[str]:
    return sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"))


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer))
    op.create_table(
        "company",
        of_game(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("next", sa.String(40)),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_table(
        "messages",
        of_game(),
        sa.Column("number", sa.Integer),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    op.create_table(
        "notes",
        of_game(),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "keys",
        of_game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64)),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("once", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "hash"),
    )
    op.create_table(
        "presence",
        of_game(),
        sa.Column("seat", sa.Integer),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )


def downgrade() -> None:
    for table in ("presence", "keys", "notes", "messages", "company"):
        op.drop_table(table)
    op.drop_column("seats", "colour")
