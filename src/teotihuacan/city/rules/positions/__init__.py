"""Positions: the table as plain JSON types, and back with every check."""
