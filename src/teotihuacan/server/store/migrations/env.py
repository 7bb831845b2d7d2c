"""Alembic's door: it runs on the connection that `migrating.py` hands over."""

from alembic import context

from teotihuacan.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
