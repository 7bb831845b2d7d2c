"""What a page or client is sent: page state, updates, previews and the log."""
