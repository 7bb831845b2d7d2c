"""The size of a page that is opened for the first time."""

from playwright.sync_api import BrowserContext


def weight(context: BrowserContext, address: str) -> float:
    """The bytes that come over the line, compressed and with their headers."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    counted = -1
    while counted < len(sizes):  # a busy machine pauses between two requests
        counted = len(sizes)
        page.wait_for_timeout(1000)
    return sum(sizes)
