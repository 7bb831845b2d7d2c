"""Stands between Playwright and a Firefox that does not know all of WebDriver BiDi yet.

Started in place of Firefox, with its path as first argument: it starts Firefox, opens a door of its
own, says so in Firefox's words, and passes everything on. Commands that only make a page look
otherwise, and that this Firefox does not know, count as done. With `--finger` as second argument
all clicks are touches: Playwright has no words for these here.
"""

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
UNKNOWN = "unknown command"
LOOKS = "emulation."  # commands that may be missing begin like this
FINGER = "--finger"


async def interpret(client: ServerConnection, address: str, finger: bool) -> None:
    """One conversation, as long as both sides listen."""
    async with connect(address + "/session", max_size=None, ping_interval=None) as browser:
        asked: set[int] = set()
        both = [
            asyncio.create_task(to_browser(client, browser, asked, finger)),
            asyncio.create_task(to_client(client, browser, asked)),
        ]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for one in both:
            one.cancel()


async def to_browser(
    client: ServerConnection, browser: ClientConnection, asked: set[int], finger: bool
) -> None:
    async for said in client:
        command = json.loads(said)
        if command["method"].startswith(LOOKS):
            asked.add(command["id"])
        if finger and command["method"] == "input.performActions":
            for source in command["params"]["actions"]:
                if source["type"] == "pointer":
                    source["parameters"] = {"pointerType": "touch"}
            said = json.dumps(command)
        await browser.send(said)


async def to_client(client: ServerConnection, browser: ClientConnection, asked: set[int]) -> None:
    async for said in browser:
        if asked:
            answer = json.loads(said)
            if answer.get("id") in asked:
                asked.discard(answer["id"])
                if answer.get("error") == UNKNOWN:
                    said = json.dumps({"type": "success", "id": answer["id"], "result": {}})
        await client.send(said)


async def run(program: str, *arguments: str) -> int:
    finger = FINGER in arguments
    firefox = await asyncio.create_subprocess_exec(
        program, *(one for one in arguments if one != FINGER), stderr=PIPE
    )
    assert firefox.stderr is not None
    address = ""
    async for line in firefox.stderr:
        found = LISTENING.search(line.decode(errors="replace"))
        if found:
            address = found[1]
            break
    async with serve(
        lambda client: interpret(client, address, finger),
        *("127.0.0.1", 0),
        max_size=None,
        ping_interval=None,
    ) as door:
        port = next(iter(door.sockets)).getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        async for _ in firefox.stderr:  # it must be read, or Firefox waits
            pass
        return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(run(*sys.argv[1:])))
