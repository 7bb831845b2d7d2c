"""Draw `terminal.svg`: a moment of the game in the terminal, as `teo play --text` shows it.

Run it with the package installed: `python docs/pictures/make_terminal.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.titles import title_named

DECISIONS = 330  # well into the second era


def main() -> None:
    game = teo.new_game("city", players=3, seed=11)
    seated = [players.make("greedy", seat) for seat in range(3)]
    while len(game.history) < DECISIONS or (game.actor, game.asked) != (0, "action"):
        assert game.actor is not None
        game.play(seated[game.actor].choose(game))
    words = title_named("city").words("en", ["Ana", "Ben", "Chi"])
    screen = title_named("city").screen(words, ["you", "greedy", "greedy"])
    out = Console(record=True, width=88, file=io.StringIO(), force_terminal=True)
    out.print(screen.table(game))
    out.print()
    out.print(Text(words.question(game), style="bold"))
    for number, id in enumerate(game.legal(), 1):
        out.print(
            f"  {number:2}  {game.rules.codes[id]:9} {words.choice(game, id)}", highlight=False
        )
    svg = out.export_svg(title="teo play --text")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
