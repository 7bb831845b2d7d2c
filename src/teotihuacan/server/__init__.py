"""The table in the browser: the server, its store, its seats and its live announcements.

`app.create_app(settings)` makes the server; nothing here is imported before it is needed.
"""
