"""The games in a page without a server: a host that answers its requests, and its store."""
