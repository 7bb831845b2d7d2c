"""One game at the terminal: questions, answers, and what can be asked in between."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import teotihuacan as teo
from teotihuacan.cli.console import problem
from teotihuacan.cli.hint import shown
from teotihuacan.engine.ledger import Ledger
from teotihuacan.players import Seated
from teotihuacan.players.advice import advise
from teotihuacan.screen import SEAT_STYLES, last_page
from teotihuacan.titles import title_of
from teotihuacan.words import Words
from teotihuacan.words.players import called

COMMANDS: Final = ("help", "table", "log", "undo", "hint", "save")

RECENT: Final = 12  # paragraphs that `log` shows
MANY: Final = 20  # choices; if all of them are as short as this, several stand on a line
SHORT: Final = 44


@dataclass(frozen=True)
class Moment:
    """The game before a decision, to go back to."""

    seat: int  # the seat that decided
    game: teo.Game
    told: int
    turns: int
    ledger: Ledger


class Session:
    """A game with people at some of its seats, and computer players at the others."""

    def __init__(
        self,
        game: teo.Game,
        words: Words,
        players: dict[int, Seated],
        console: Console,
        record: Path | None = None,
    ) -> None:
        self.game = game
        self.title = title_of(game)
        self.words = words
        self.players = players
        self.people = [seat for seat in range(game.deciders) if seat not in players]
        self.console = console
        self.record = record
        self.ledger = self.title.ledger(game.players)
        self.events: list[teo.Event] = []  # all that has happened …
        self.shown = 0  # … and how much of it was on the screen already
        self.moments: list[Moment] = []
        self.committed = False  # another player has decided since the last undoable choice
        self.waiting: list[str] = []  # answers typed ahead on one line …
        self.typist = -1  # … and by whom
        self.turns = 0  # begun so far
        self.pictured = -1  # the turn for which the table was drawn last
        you = words.text("screen.person") if len(self.people) == 1 else ""
        roles = [
            called(words, players[seat].name) if seat in players else you
            for seat in range(game.deciders)
        ]
        self.screen = self.title.screen(words, roles)
        self.commands: Final = {"?": self.do_help}
        for name in COMMANDS:
            self.commands[name] = self.commands[self.typed(name)] = getattr(self, f"do_{name}")

    def typed(self, name: str) -> str:
        """Return what a command is called in the language of this game."""
        return self.words.text(f"text.command.{name}").partition(" ")[0]

    # --- the course of the game ---------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over, or somebody has had enough."""
        try:
            while not self.game.over:
                seat = self.game.actor
                if seat in self.players:
                    self.forget_the_rest()
                    self.let_decide(seat, self.players[seat])
                elif not self.ask():
                    self.say("text.left")
                    return
            self.catch_up()
            self.console.print()
            self.console.print(last_page(self.game, self.words, self.ledger))
        finally:
            if self.record is not None:
                self.written().save(self.record)
                self.say("text.recorded", file=str(self.record))

    def let_decide(self, seat: int, player: Seated) -> None:
        """Ask a computer player; one that fails is told of, for somebody else decided for it."""
        failed = len(player.forfeits)
        choice = player.decide(self.game)
        for forfeit in player.forfeits[failed:]:
            self.catch_up()
            # Without details, which could reveal its hand.
            who = self.words.part("seat", seat)
            self.say(f"forfeit.{forfeit.why}", who=who, player=player.name)
        self.play(choice)

    def listen(self) -> None:
        """Take note of what has just happened."""
        events = self.game.events
        self.ledger.note(events)
        self.turns += len([event for event in events if event.kind == "turn"])
        self.events += events

    def story(self, since: int = 0) -> list[str]:
        # Several people look at one screen: then secrets stay secret.
        seats = self.people if len(self.people) == 1 else []
        return self.title.story(self.words, self.events[since:], seats, self.title.untold)

    def play(self, choice: int) -> None:
        self.game.play(choice)
        self.listen()

    def written(self) -> teo.Record:
        """The record, with the names of those who play."""
        record = self.game.record
        record.players = [
            self.players[seat].name if seat in self.players else "human"
            for seat in range(self.game.deciders)
        ]
        return record

    # --- asking -------------------------------------------------------------------------------

    def ask(self) -> bool:
        """Put the open question to a person; False when they leave."""
        seat = self.game.actor
        assert seat is not None
        if seat != self.typist:
            self.forget_the_rest()
        if not self.waiting:
            self.catch_up()
            self.show_question()
        while True:
            if not self.waiting:
                line = self.read()
                if line is None:
                    return False
                name, _, rest = line.strip().partition(" ")
                if name.lower() in ("quit", "exit", self.typed("quit")):
                    return False
                command = self.commands.get(name.lower())
                if command is not None:
                    moments = len(self.moments)
                    command(rest.strip())
                    if len(self.moments) != moments:
                        return True  # another question is open now
                    continue
                self.waiting = line.split()
                self.typist = seat
                if not self.waiting and len(self.game.ids) == 1:
                    self.waiting = [self.game.rules.codes[self.game.ids[0]]]
                if not self.waiting:
                    continue
            answer = self.waiting.pop(0)
            choice = self.understand(answer)
            if choice is None:
                self.waiting.clear()
                self.catch_up()
                self.say("text.unknown", answer=answer[:40])
                continue
            self.remember(seat)
            self.play(choice)
            return True

    def remember(self, seat: int) -> None:
        """Note where one can go back to: not behind what another person has decided."""
        if self.moments and self.moments[-1].seat != seat:
            self.moments.clear()
            self.committed = True
        copies = (self.game.copy(), len(self.events), self.turns, self.ledger.copy())
        self.moments.append(Moment(seat, *copies))

    def forget_the_rest(self) -> None:
        """Answers typed ahead do not reach beyond one's own decisions: too much can happen."""
        if self.waiting:
            self.say("text.unused", answers=" ".join(self.waiting))
            self.waiting.clear()

    def read(self) -> str | None:
        """A line from a person or a pipe; None at its end."""
        prompt = self.words.text("text.prompt") + " "
        try:
            if sys.stdin.isatty():
                return input(prompt)
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            self.console.print()
            return None
        self.console.print(prompt + line.rstrip("\n"))  # so that a transcript can be read
        return line

    def understand(self, answer: str) -> int | None:
        """The legal id that a number or a code stands for."""
        legal = self.game.ids
        codes = [self.game.rules.codes[id] for id in legal]
        if answer in codes:
            return legal[codes.index(answer)]
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        small = [code.lower() for code in codes]
        if small.count(answer.lower()) == 1:
            return legal[small.index(answer.lower())]
        return None

    # --- showing ------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Tell what has happened since somebody last looked."""
        self.tell(self.story(self.shown), "italic")
        self.shown = len(self.events)

    def show_question(self) -> None:
        game = self.game
        picture = None
        if self.pictured < 0:
            picture = self.screen.table(game)
        elif game.asked == self.title.turn_question and self.pictured != self.turns:
            picture = self.screen.brief(game)
        else:
            picture = self.screen.picture(game)
        if picture is not None:
            self.pictured = self.turns
            self.console.print()
            self.console.print(picture)
        seat = game.actor
        self.console.print()
        turn = self.title.on_turn(game.state)
        if turn is not None and turn != seat:
            self.say("text.turn", turn=self.words.part("seat", turn))
        style = SEAT_STYLES[seat] if isinstance(seat, int) and seat >= 0 else "bold"
        self.console.print(Text(self.words.question(game), style=style))
        self.console.print(self.choices())

    def choices(self) -> RenderableType:
        """A line for each choice; of many short ones, several stand on a line."""
        game = self.game
        ids = game.ids
        if len(ids) > MANY:
            said = [self.brief_choice(number, id) for number, id in enumerate(ids, 1)]
            if max(len(text) for text in said) <= SHORT:
                return Columns(said, padding=(0, 2, 0, 0), equal=True, column_first=True)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="dim", min_width=4)
        grid.add_column(style="bold", no_wrap=True, min_width=8)
        grid.add_column()
        for number, id in enumerate(ids, 1):
            grid.add_row(str(number), game.rules.codes[id], self.words.choice(game, id))
        return grid

    def brief_choice(self, number: int, id: int) -> Text:
        """A choice; without its sentence where that only repeats the code, as in "On b3"."""
        code, said = self.game.rules.codes[id], self.words.choice(self.game, id)
        text = Text(f"{number:>4}  ", style="dim").append(code, style="bold not dim")
        repeated = said.lower() == code.lower() or said.split()[1:] == [code]
        return text if repeated else text.append(f"  {said}", style="not dim")

    def tell(self, paragraphs: list[str], style: str = "") -> None:
        for paragraph in paragraphs:
            self.console.print(Padding(Text(paragraph, style=style), (0, 0, 0, 2)))

    def say(self, key: str, **parts: int | str) -> None:
        self.console.print(Text(self.words.text(key, **parts)), soft_wrap=True)

    # --- commands -----------------------------------------------------------------------------

    def do_table(self, rest: str) -> None:
        self.console.print()
        self.console.print(self.screen.table(self.game))

    def do_log(self, rest: str) -> None:
        told = self.story()
        shown = told if rest in ("all", self.typed("all")) else told[-RECENT:]
        self.tell(shown)
        if len(shown) < len(told):
            self.say("text.log", shown=len(shown), all=len(told))

    def do_undo(self, rest: str) -> None:
        if not self.moments:
            self.say("text.committed" if self.committed else "text.nothing")
            return
        moment = self.moments.pop()
        seen = len(self.game.history) > len(moment.game.history) + 1
        self.game = moment.game
        self.ledger = moment.ledger
        self.turns = moment.turns
        self.pictured = 0  # draw the table again where a turn begins
        del self.events[moment.told :]
        self.shown = len(self.events)
        self.say("text.undone.seen" if seen else "text.undone")

    def do_hint(self, rest: str) -> None:
        """The best turns; a game with other people is nobody's business but theirs."""
        seat = self.game.actor
        if len(self.people) > 1:
            self.say("hint.people")
        elif seat is None or self.title.evaluator(self.game) is None:
            self.say("hint.nobody")
        else:
            found = advise(self.game, seat)
            self.console.print(shown(self.game, seat, found, self.words))

    def do_save(self, rest: str) -> None:
        if not rest:
            self.say("text.save")
            return
        try:
            self.written().save(rest)
        except OSError as error:
            self.say("text.failed", problem=problem(error))
            return
        self.say("text.saved", file=rest)

    def do_help(self, rest: str) -> None:
        if not rest:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(style="bold", no_wrap=True)
            grid.add_column()
            topics = ", ".join(self.title.topic_names(self.words, self.game))
            things = self.words.text("names.things") if self.words.has("names.things") else ""
            for name in ("answer", *COMMANDS, "quit"):
                text = self.words.text(f"text.help.{name}", topics=topics, things=things)
                grid.add_row(self.words.text(f"text.command.{name}"), text)
            self.console.print(grid)
            return
        choice = self.understand(rest)
        lines: list[str] = []
        if choice is not None:
            lines.append(self.words.choice(self.game, choice))
            _, parts = self.game.choice_phrase(choice)
            for part in self.title.explained:
                if parts.get(part, -1) != -1:
                    lines.append(self.title.explain(self.words, part, parts[part], self.game))
        else:
            here = self.words.at(self.game.rules.cast(self.game.state))
            topic = self.title.find_topic(here, rest)
            if topic is None:
                self.say("text.unexplained", word=rest[:40])
                return
            lines.append(self.title.explain(self.words, *topic, self.game))
        self.tell(lines)
