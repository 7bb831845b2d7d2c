"""Our type inside a picture: so much of a font as the picture says, written into its style.

A file of its own must look right where the font is not installed; lines are fitted to its widths.
Only what a browser needs for plain lines is kept: outlines, widths and the table of characters.
Glyphs that are not used become empty, and so keep their numbers.
"""

import re
import struct
from base64 import b64encode
from functools import lru_cache
from html import unescape
from importlib import resources
from typing import Final

MEDIUM: Final = 500
BOLD: Final = 800
WEIGHTS: Final = {MEDIUM: "AlegreyaSans-Medium.ttf", BOLD: "AlegreyaSans-ExtraBold.ttf"}
KEPT: Final = ("OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post")
SAID: Final = re.compile(r"<text[^>]*>([^<]*)</text>")

# Flags of a composite glyph.
WORDS: Final = 0x0001
MORE: Final = 0x0020
SCALES: Final = ((0x0008, 2), (0x0040, 4), (0x0080, 8))  # flag, and the bytes it brings


def style(drawn: str) -> str:
    """The rules that bring along the type of a picture, as far as it is used."""
    letters = frozenset("".join(unescape(said) for said in SAID.findall(drawn)))
    return "\n".join(face(weight, letters) for weight in WEIGHTS) + "\n"


@lru_cache(maxsize=256)
def face(weight: int, letters: frozenset[str]) -> str:
    encoded = b64encode(subset(font(weight), letters)).decode()
    return (
        f'@font-face {{ font-family: "Alegreya Sans"; font-weight: {weight}; '
        f'src: url("data:font/ttf;base64,{encoded}") format("truetype"); }}'
    )


def font(weight: int) -> bytes:
    return resources.files(__package__).joinpath("fonts", WEIGHTS[weight]).read_bytes()


def widths(weight: int) -> dict[int, int]:
    """The width of each character of a font, in thousandths of the size of the type."""
    tables = directory(font(weight))
    count = struct.unpack_from(">H", tables["hhea"], 34)[0]
    advances = struct.unpack_from(">" + count * "Hh", tables["hmtx"])[::2]
    glyphs = characters(tables["cmap"])
    return {code: advances[min(glyph, count - 1)] for code, glyph in glyphs.items()}


def subset(font: bytes, letters: frozenset[str]) -> bytes:
    """A TrueType font with the outlines of these letters alone."""
    tables = directory(font)
    head = bytearray(tables["head"])
    count = struct.unpack_from(">H", tables["maxp"], 4)[0]
    wide = struct.unpack_from(">h", head, 50)[0]
    places = struct.unpack(f">{count + 1}{'L' if wide else 'H'}", tables["loca"])
    starts = [place if wide else 2 * place for place in places]
    glyphs = tables["glyf"]
    numbers = characters(tables["cmap"])
    wanted = {0}
    ahead = [numbers[ord(letter)] for letter in letters if ord(letter) in numbers]
    while ahead:
        glyph = ahead.pop()
        if glyph not in wanted:
            wanted.add(glyph)
            ahead += parts(glyphs[starts[glyph] : starts[glyph + 1]])
    outlines = bytearray()
    found = [0]
    for glyph in range(count):
        if glyph in wanted:
            outline = glyphs[starts[glyph] : starts[glyph + 1]]
            outlines += outline + bytes(-len(outline) % 4)
        found.append(len(outlines))
    struct.pack_into(">h", head, 50, 1)  # places are long ones now
    struct.pack_into(">L", head, 8, 0)
    said = {numbers[ord(letter)]: ord(letter) for letter in letters if ord(letter) in numbers}
    kept: dict[str, bytes] = {name: tables[name] for name in KEPT if name in tables}
    kept |= {
        "head": bytes(head),
        "glyf": bytes(outlines),
        "loca": struct.pack(f">{count + 1}L", *found),
        "cmap": mapping(said),
        "post": struct.pack(">L", 0x00030000) + tables["post"][4:32],  # without names
    }
    return written(kept)


def directory(font: bytes) -> dict[str, bytes]:
    """The tables of a font by name."""
    count = struct.unpack_from(">H", font, 4)[0]
    found: dict[str, bytes] = {}
    for number in range(count):
        name, _, start, long = struct.unpack_from(">4sLLL", font, 12 + 16 * number)
        found[name.decode("latin-1")] = font[start : start + long]
    return found


def characters(cmap: bytes) -> dict[int, int]:
    """The glyph of each character of the basic plane (a table of format 4)."""
    for number in range(struct.unpack_from(">H", cmap, 2)[0]):
        start = struct.unpack_from(">L", cmap, 4 + 8 * number + 4)[0]
        if struct.unpack_from(">H", cmap, start)[0] == 4:
            return segments(cmap[start:])
    raise ValueError("the font has no table of characters that we read")


def segments(table: bytes) -> dict[int, int]:
    count = struct.unpack_from(">H", table, 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", table, 14)
    begins = struct.unpack_from(f">{count}H", table, 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", table, 16 + 4 * count)
    ranges_at = 16 + 6 * count
    ranges = struct.unpack_from(f">{count}H", table, ranges_at)
    found: dict[int, int] = {}
    for number in range(count):
        for code in range(begins[number], min(ends[number], 0xFFFE) + 1):
            glyph = code
            if ranges[number]:
                at = ranges_at + 2 * number + ranges[number] + 2 * (code - begins[number])
                glyph = struct.unpack_from(">H", table, at)[0]
                if not glyph:
                    continue
            found[code] = (glyph + deltas[number]) % 0x10000
    return found


def parts(outline: bytes) -> list[int]:
    """The glyphs that a glyph is put together from."""
    if len(outline) < 10 or struct.unpack_from(">h", outline, 0)[0] >= 0:
        return []
    found: list[int] = []
    at = 10
    flags = MORE
    while flags & MORE:
        flags, glyph = struct.unpack_from(">HH", outline, at)
        found.append(glyph)
        at += 8 if flags & WORDS else 6
        at += next((size for flag, size in SCALES if flags & flag), 0)
    return found


def mapping(said: dict[int, int]) -> bytes:
    """A table of characters (format 12) for glyphs and the characters they stand for."""
    pairs = sorted((code, glyph) for glyph, code in said.items())
    groups = b"".join(struct.pack(">LLL", code, code, glyph) for code, glyph in pairs)
    header = struct.pack(">HHLLL", 12, 0, 16 + len(groups), 0, len(pairs))
    return struct.pack(">HHHHL", 0, 1, 3, 10, 12) + header + groups


def written(tables: dict[str, bytes]) -> bytes:
    """A font of these tables."""
    count = len(tables)
    log = count.bit_length() - 1
    power = 1 << log
    header = (0x00010000, count, 16 * power, log, 16 * (count - power))
    made = bytearray(struct.pack(">LHHHH", *header))
    start = 12 + 16 * count
    body = bytearray()
    head = 0
    for name in sorted(tables):
        data = tables[name]
        if name == "head":
            head = start
        padded = data + bytes(-len(data) % 4)
        made += struct.pack(">4sLLL", name.encode("latin-1"), checksum(padded), start, len(data))
        body += padded
        start += len(padded)
    font = bytes(made + body)
    whole = bytearray(font)
    struct.pack_into(">L", whole, head + 8, (0xB1B0AFBA - checksum(font)) % (1 << 32))
    return bytes(whole)


def checksum(data: bytes) -> int:
    words: tuple[int, ...] = struct.unpack(f">{len(data) // 4}L", data)
    return sum(words) % (1 << 32)
