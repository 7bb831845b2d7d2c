"""A mark where a value stands that nobody has seen in print."""

from teotihuacan.picture.ink import circle, escaped, group, tag, use
from teotihuacan.picture.symbols import line


def mark(said: str, x: float, y: float, size: float = 19) -> str:
    """A question mark that tells it when somebody points at it; nothing where nothing is said."""
    if not said:
        return ""
    return group(use("doubt", x, y, size), tag("title", escaped(said)), class_="doubt")


def sign_of_doubt() -> str:
    """A value that nobody has seen: a question mark in a broken ring."""
    ring = circle(
        12, 12, 10.2, fill="#fff3d0", stroke="#8c3a3f", stroke_width=1.9, stroke_dasharray="4 2.4"
    )
    mark = "M8.6 9.4 C8.6 5.2 15.6 5.2 15.4 9.6 C15.2 12 12 11.8 12 14.6"
    return ring + line(mark, 2.3, "#8c3a3f") + circle(12, 18, 1.5, fill="#8c3a3f")
