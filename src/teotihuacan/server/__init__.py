"""The server for browsers and programs: games, their store, seats and live updates.

`app.create_app(settings)` makes the server; nothing here is imported before it is needed.
"""
