"""The database: schema, write queue, integrity checks, backup, pruning and migrations."""
