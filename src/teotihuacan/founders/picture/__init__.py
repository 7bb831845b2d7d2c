"""Draws Founders of Teotihuacan: cities, the Main board, tiles, and where to click."""
