"""Obsidian (M6), and with it the Major Discovery tiles: a part of every game with modules."""
