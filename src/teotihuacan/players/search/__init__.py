"""Thinking ahead in any game: what a game must offer for it."""
