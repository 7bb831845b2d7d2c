"""Data for pages and clients: page state, updates, previews and the log."""
