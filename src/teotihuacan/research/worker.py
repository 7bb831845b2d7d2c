"""One process of games, started by `processes.py`.

It reads a JSON object from its first line of input, writes how large its arrays are, and maps the
file that both sides share.  Then each byte of input is the number of a group of games to step: the
actions are in the file, and the byte is written back when the arrays are filled.
"""

import json
import mmap
import sys
from array import array
from typing import Any, Final

from teotihuacan.research.batch import Batch, Buffers, sizes
from teotihuacan.research.specification import spec

QUIT: Final = 255
ACTION: Final = 4  # bytes of an action


def main() -> None:
    given: dict[str, Any] = json.loads(sys.stdin.buffer.readline())
    made = spec(given["game"], **given["options"])
    rows = made.answers if given["answers"] else None
    found = sizes(made.encoder, False, rows)
    answer(json.dumps({"name": made.name, "sizes": found}).encode() + b"\n")
    place: dict[str, Any] = json.loads(sys.stdin.buffer.readline())
    with open(place["file"], "r+b") as file:
        memory = memoryview(mmap.mmap(file.fileno(), 0))
    count: int = given["count"]
    seed, illegal = given["seed"], given["illegal"]
    batches: list[Batch] = []
    actions: list[memoryview] = []
    for group, starts in enumerate(place["arrays"]):
        buffers = Buffers(*[memory[at : at + count * size] for at, size in zip(starts, found)])
        first = given["first"] + group * given["apart"]
        batches.append(Batch(made.encoder, count, seed, buffers, first, illegal, False, rows))
        start = place["actions"][group]
        actions.append(memory[start : start + ACTION * count])
    answer(b"\0")
    while True:
        wanted = sys.stdin.buffer.read(1)
        if not wanted or wanted[0] == QUIT:
            return
        group = wanted[0]
        try:
            batches[group].step(array("i", bytes(actions[group])).tolist())
        except ValueError as error:
            answer(bytes([QUIT]) + str(error).encode() + b"\n")
        else:
            answer(wanted)


def answer(text: bytes) -> None:
    sys.stdout.buffer.write(text)
    sys.stdout.buffer.flush()
