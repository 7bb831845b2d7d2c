"""Games, seats, steps and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("header", sa.JSON, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("joined", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("due", sa.Integer),
        sa.Column("claimed_until", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
    )
    op.create_index("games_due", "games", ["due", "claimed_until"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("invite_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "steps",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE")),
        sa.Column("number", sa.Integer),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE")),
        sa.Column("number", sa.Integer),
        sa.Column("moments", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
    )


def downgrade() -> None:
    for table in ("snapshots", "steps", "seats", "games"):
        op.drop_table(table)
