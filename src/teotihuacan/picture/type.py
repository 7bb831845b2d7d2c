"""How wide a line of type is, so that labels can be fitted without a browser.

The widths are those of Alegreya Sans (see `fonts/`), in thousandths of the size of the type, for
the characters from space to ÿ.
"""

from typing import Final

FIRST: Final = 32
OTHER: Final = 560  # any other character

# fmt: off
MEDIUM: Final = (
    160, 260, 310, 529, 437, 836, 701, 182, 291, 303, 378, 480, 229, 306, 229, 286,
    475, 475, 475, 475, 475, 475, 475, 475, 475, 475, 229, 229, 480, 480, 480, 335,
    833, 587, 554, 519, 650, 493, 443, 599, 689, 279, 321, 563, 423, 792, 688, 639,
    534, 643, 570, 483, 495, 631, 573, 897, 606, 541, 536, 291, 286, 291, 431, 447,
    389, 470, 518, 385, 521, 465, 314, 492, 525, 250, 275, 472, 254, 803, 521, 492,
    513, 514, 334, 376, 327, 515, 433, 685, 446, 435, 417, 291, 311, 291, 480, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    160, 260, 383, 428, 435, 500, 311, 424, 389, 686, 328, 409, 480, 306, 442, 389,
    293, 480, 354, 313, 389, 536, 500, 229, 389, 265, 342, 409, 711, 707, 759, 335,
    587, 587, 587, 587, 587, 587, 814, 519, 493, 493, 493, 493, 279, 279, 279, 279,
    673, 688, 639, 639, 639, 639, 639, 480, 639, 631, 631, 631, 631, 541, 540, 583,
    470, 470, 470, 470, 470, 470, 685, 385, 465, 465, 465, 465, 250, 250, 250, 250,
    492, 521, 492, 492, 492, 492, 492, 480, 492, 515, 515, 515, 515, 435, 517, 435,
)
BOLD: Final = (
    145, 268, 391, 564, 458, 868, 719, 223, 298, 298, 388, 480, 228, 302, 228, 282,
    475, 475, 475, 475, 475, 475, 475, 475, 475, 475, 228, 228, 480, 480, 480, 345,
    853, 611, 600, 516, 659, 522, 466, 597, 702, 308, 346, 602, 441, 801, 701, 647,
    570, 654, 607, 510, 510, 644, 599, 907, 638, 573, 557, 298, 282, 298, 449, 442,
    388, 490, 528, 384, 530, 477, 342, 507, 540, 271, 294, 513, 271, 810, 535, 495,
    523, 523, 359, 392, 348, 528, 454, 709, 473, 457, 430, 298, 304, 298, 480, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    145, 268, 382, 460, 434, 548, 304, 437, 388, 688, 350, 444, 480, 302, 449, 388,
    292, 480, 367, 328, 388, 546, 539, 228, 388, 284, 351, 444, 776, 769, 820, 345,
    611, 611, 611, 611, 611, 611, 830, 516, 522, 522, 522, 522, 308, 308, 308, 308,
    686, 701, 647, 647, 647, 647, 647, 480, 647, 644, 644, 644, 644, 573, 578, 629,
    490, 490, 490, 490, 490, 490, 701, 384, 477, 477, 477, 477, 271, 271, 271, 271,
    501, 535, 495, 495, 495, 495, 495, 480, 495, 528, 528, 528, 528, 457, 527, 457,
)
# fmt: on


def width(said: str, size: float, bold: bool = False) -> float:
    """The width of a line of type in units of the picture."""
    widths = BOLD if bold else MEDIUM
    total = 0
    for letter in said:
        place = ord(letter) - FIRST
        total += widths[place] if 0 <= place < len(widths) else OTHER
    return total * size / 1000


def fitted(said: str, room: float, size: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it would not fit."""
    if width(said, size, bold) <= room:
        return said
    while said and width(said + "…", size, bold) > room:
        said = said[:-1]
    return said.rstrip() + "…"


def wrapped(said: str, room: float, size: float) -> list[str]:
    """A sentence in bold type, broken into lines."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold=True) <= room:
            lines[-1] = longer
        else:
            lines.append(fitted(word, room, size, bold=True))
    return lines
