"""Expanding the Empire (M9): Warriors, the regions they settle, and the board of Conquest."""
