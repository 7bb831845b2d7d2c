"""The masks, each with a face of its own: outline, eyes, mouth and colour all differ.

Drawn in a square of 24 units, like every symbol.
"""

from typing import Final

from teotihuacan.picture.ink import circle, path, rect

LINE: Final = "#33261d"
BONE: Final = "#fdf6e6"


def outline(d: str, fill: str) -> str:
    return path(d, fill=fill, stroke=LINE, stroke_width=1.5, stroke_linejoin="round")


def stroke(d: str, width: float = 1.5) -> str:
    return path(d, fill="none", stroke=LINE, stroke_width=width, stroke_linecap="round")


def eyes(x: float, y: float, r: float, fill: str = LINE) -> str:
    """Two eyes, x to either side of the middle."""
    return circle(12 - x, y, r, fill=fill) + circle(12 + x, y, r, fill=fill)


def golden_sun() -> str:
    rays = (
        "M12 0.8 L14.6 4 L18.6 2.6 L19.2 6.8 L23.2 8.6 L21 12 L23.2 15.4 L19.2 17.2 L18.6 21.4 "
        "L14.6 20 L12 23.2 L9.4 20 L5.4 21.4 L4.8 17.2 L0.8 15.4 L3 12 L0.8 8.6 L4.8 6.8 "
        "L5.4 2.6 L9.4 4Z"
    )
    return (
        outline(rays, "#f0bf3a")
        + circle(12, 12, 6.8, fill="#fbe19a", stroke=LINE, stroke_width=1.2)
        + eyes(2.6, 10.6, 1.2)
        + stroke("M9 14.2 C10.6 16.2 13.4 16.2 15 14.2")
    )


def jade_lord() -> str:
    return (
        outline("M1.4 8.6 H5.4 V15.6 H1.4Z M18.6 8.6 H22.6 V15.6 H18.6Z", "#e2ab24")
        + outline("M5.2 3 H18.8 V15.4 C18.8 19.4 16 22 12 22 C8 22 5.2 19.4 5.2 15.4Z", "#5fa386")
        + rect(7.4, 8.6, 3.4, 2.4, fill=BONE, stroke=LINE, stroke_width=1)
        + rect(13.2, 8.6, 3.4, 2.4, fill=BONE, stroke=LINE, stroke_width=1)
        + stroke("M5.2 5.8 H18.8 M12 10.4 V14 M9 17.6 H15")
    )


def jaguar() -> str:
    return (
        outline(
            "M3 2.4 L8.4 4.4 H15.6 L21 2.4 L21.2 10 C21.2 17 17 21.8 12 21.8 "
            "C7 21.8 2.8 17 2.8 10Z",
            "#e49a3c",
        )
        + eyes(4.2, 9.6, 1.6)
        + path("M9.8 13 H14.2 L12 15.6Z", fill=LINE)
        + stroke("M12 15.6 V17 M8.4 17.4 C10 19 11.4 18.2 12 17 C12.6 18.2 14 19 15.6 17.4", 1.3)
        + stroke("M10.4 6.4 V7.4 M13.6 6.4 V7.4 M5 13.4 H6.4 M17.6 13.4 H19", 1.5)
    )


def skull() -> str:
    return (
        outline(
            "M12 2 C18.4 2 21.6 6 21.6 11 C21.6 14 20 16 17.4 16.8 V21.6 H6.6 V16.8 "
            "C4 16 2.4 14 2.4 11 C2.4 6 5.6 2 12 2Z",
            BONE,
        )
        + eyes(4.2, 10.6, 2.7)
        + path("M12 13 L13.4 15.6 H10.6Z", fill=LINE)
        + stroke("M9.4 18.4 V21 M12 18.4 V21 M14.6 18.4 V21", 1.3)
    )


def storm_god() -> str:
    goggles = "".join(
        circle(x, 9.4, 3.7, fill=BONE, stroke=LINE, stroke_width=1.6)
        + circle(x, 9.4, 1.3, fill=LINE)
        for x in (7.4, 16.6)
    )
    return (
        outline(
            "M2.6 4.4 C5 1.6 19 1.6 21.4 4.4 V14.6 C21.4 19 17.6 22 12 22 C6.4 22 2.6 19 2.6 14.6Z",
            "#5f9fc4",
        )
        + goggles
        + outline("M6 15 H18 L17 20.6 L15 16.8 L13 20 L12 16.8 L11 20 L9 16.8 L7 20.6Z", BONE)
    )


def bird() -> str:
    return (
        outline(
            "M5 1.6 L8 5.6 L12 1.4 L16 5.6 L19 1.6 L20.4 9.6 C20.4 14 18.4 16.6 16 18 H8 "
            "C5.6 16.6 3.6 14 3.6 9.6Z",
            "#3f9a55",
        )
        + eyes(4, 9.6, 2.1, BONE)
        + eyes(4, 9.6, 1.1)
        + outline("M8.6 13 H15.4 L12 23Z", "#e2ab24")
    )


def old_fire() -> str:
    return (
        outline("M4 8.6 L3 2.6 H21 L20 8.6Z", "#7b3f24")
        + outline(
            "M4.6 8.6 H19.4 L18 16.4 C17 20.2 15 22.4 12 22.4 C9 22.4 7 20.2 6 16.4Z", "#c8553d"
        )
        + stroke("M6.4 5.6 H17.6", 1.4)
        + stroke("M7.2 12 C8.2 10.8 9.8 10.8 10.6 12 M13.4 12 C14.2 10.8 15.8 10.8 16.8 12")
        + stroke("M7.4 15 C8.4 16.2 8.4 17 9 18.4 M16.6 15 C15.6 16.2 15.6 17 15 18.4", 1.2)
        + stroke("M10 18.6 C11.4 17.6 12.6 17.6 14 18.6", 1.6)
    )


def butterfly() -> str:
    """Two wings with eyes, and a small body between them."""
    return (
        outline(
            "M12 7 C9 1.4 2 1 1.4 5.4 C1 9.6 4 12 7.6 12.6 C4 13.6 2.6 16.4 4 19.4 "
            "C5.8 22.8 10.4 21.6 12 17 C13.6 21.6 18.2 22.8 20 19.4 C21.4 16.4 20 13.6 16.4 12.6 "
            "C20 12 23 9.6 22.6 5.4 C22 1 15 1.4 12 7Z",
            "#8d6bb0",
        )
        + eyes(5.8, 7, 2.5, BONE)
        + eyes(5.8, 7, 1.2)
        + eyes(4.4, 17, 1.6, "#f0bf3a")
        + stroke("M12 7 V18", 2.4)
        + stroke("M12 7 C11.4 5 10.4 4 9.4 3.6 M12 7 C12.6 5 13.6 4 14.6 3.6", 1.2)
    )


def owl() -> str:
    return (
        outline(
            "M2.6 1.8 L8 5 H16 L21.4 1.8 V12.4 C21.4 18.4 17.6 22.4 12 22.4 "
            "C6.4 22.4 2.6 18.4 2.6 12.4Z",
            "#a8825a",
        )
        + circle(7.6, 10.6, 4.3, fill="#f6e3c8", stroke=LINE, stroke_width=1.3)
        + circle(16.4, 10.6, 4.3, fill="#f6e3c8", stroke=LINE, stroke_width=1.3)
        + circle(7.6, 10.6, 1.9, fill=LINE)
        + circle(16.4, 10.6, 1.9, fill=LINE)
        + outline("M10.2 13 H13.8 L12 17.2Z", "#e2ab24")
        + stroke("M8 18.6 C9 19.8 9.8 19.8 10.6 18.8 M13.4 18.8 C14.2 19.8 15 19.8 16 18.6", 1.2)
    )


def serpent() -> str:
    """Scales, narrow eyes, and a forked tongue out of a wide mouth."""
    return (
        outline(
            "M12 1.6 L15 4.4 L19.6 4 L19.4 8.4 L22.4 12 L18.6 17.6 H5.4 L1.6 12 L4.6 8.4 "
            "L4.4 4 L9 4.4Z",
            "#2f9aa0",
        )
        + path(
            "M6 9.4 L10.6 10.8 L9.6 12.6 L5.4 11.4Z", fill="#fbe19a", stroke=LINE, stroke_width=1
        )
        + path(
            "M18 9.4 L13.4 10.8 L14.4 12.6 L18.6 11.4Z", fill="#fbe19a", stroke=LINE, stroke_width=1
        )
        + stroke("M9.4 6.8 L12 8.6 L14.6 6.8", 1.3)
        + outline("M4.6 14.8 H19.4 L17.6 18.6 H6.4Z", BONE)
        + stroke("M8.4 15 V18.4 M12 15 V18.4 M15.6 15 V18.4", 1.1)
        + path(
            "M12 18.4 V21 M12 21 L10 23.2 M12 21 L14 23.2",
            fill="none",
            stroke="#b3243c",
            stroke_width=1.8,
            stroke_linecap="round",
        )
    )


MASK_FACES: Final = (
    golden_sun(),
    jade_lord(),
    jaguar(),
    skull(),
    storm_god(),
    bird(),
    old_fire(),
    butterfly(),
    owl(),
    serpent(),
)
"""The faces of the masks from 1 on; the last three come with the Expansion Period."""
