"""Printed data of boards and tiles, read once from ``data/*.toml`` into frozen tables.

Numbers used everywhere: temples 0 blue, 1 red, 2 green; boards 1 to 8; icons 0 b, 1 r, 2 g, 3 n,
and 4 more when coloured; corners 0 top left, 1 top right, 2 bottom right, 3 bottom left; sides
0 top, 1 right, 2 bottom, 3 left.
"""
