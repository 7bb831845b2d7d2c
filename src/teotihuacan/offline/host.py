"""The host of a page without a server: it answers what `server/http` answers elsewhere.

The page passes requests and messages as JSON, and writes what `BrowserStore.changes` returns before
it passes on the answer.  Thinking takes place in other workers: `task` returns what to think about
as bytes for `thinking.work`, `solved` takes the result.
"""

import json
import pickle
import re
import sys
import traceback
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final

from teotihuacan.offline import links
from teotihuacan.offline.store import BrowserStore
from teotihuacan.server.errors import Refused
from teotihuacan.server.games import sample, transfer
from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.live import GameView
from teotihuacan.server.games.people import clean_note
from teotihuacan.server.games.seats import FRIEND, GAME_ID, clean_name
from teotihuacan.server.games.tables import SeatRequest, Tables
from teotihuacan.server.http import html
from teotihuacan.server.settings import Settings
from teotihuacan.server.thinking.advising import Adviser
from teotihuacan.server.thinking.queueing import Work
from teotihuacan.server.thinking.scheduling import Question, Scheduler
from teotihuacan.server.thinking.thinking import Died, think
from teotihuacan.server.view import answers, page_state, updates
from teotihuacan.server.view.caching import DrawingCache
from teotihuacan.server.view.language import languages, words_for
from teotihuacan.server.view.updates import ClientState, is_behind, written
from teotihuacan.titles import TITLES, first
from teotihuacan.words import Words

Json = dict[str, Any]
Answer = tuple[int, str]
"""A status and a body."""
THINKERS: Final = 1  # processes for a decision: a page has only its workers


@dataclass(frozen=True)
class Request:
    """A request of a page about a game."""

    game: str
    token: str | None
    words: Words
    body: Json
    query: Json

    def number(self, name: str) -> int | None:
        given = self.query.get(name)
        return None if given in (None, "") else int(given)

    @property
    def layout(self) -> Any:
        return self.query.get("layout") or "wide"


class Lines(Hub):
    """The open connections of pages, instead of WebSockets."""

    def __init__(self) -> None:
        super().__init__()
        self.open: Final[dict[int, Line]] = {}

    def announce(self, games: Iterable[str], page: str = "") -> None:
        named = set(games)
        for line in self.open.values():
            if line.game in named:
                line.notify(page)

    def is_watched(self, game: str) -> bool:
        return any(line.game == game for line in self.open.values())

    def watched(self) -> list[str]:
        return [line.game for line in self.open.values()]


class Line:
    """One open connection: the game, the seat, and what the page has seen."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.greeted = False
        self.token: str | None = None
        self.language: str | None = None
        self.name = ""
        self.known: ClientState | None = None
        self.changed = True
        self.others = True
        self.told: Json | None = None

    def hear(self, said: Json) -> None:
        self.greeted = True
        self.token = said.get("token") or None
        page = said.get("page")
        if page is not None:
            self.language = said.get("language")
            self.name = page["name"]
            self.known = updates.client_state(page)

    def notify(self, page: str) -> None:
        self.changed = True
        if not page or page != self.name:
            self.others = True


class Host:
    """The games of one browser."""

    def __init__(self) -> None:
        self.store: Final = BrowserStore()
        self.lines: Final = Lines()
        # Computer players cannot be stopped here: there are no alarms and no processes.
        settings = Settings(thinkers=THINKERS, waiting_per_client=0, decision=None)
        self.tables: Final = Tables(settings, self.store, self.lines)
        self.scheduler: Final = Scheduler(self.tables)
        self.scheduler.connect()
        self.adviser: Final = Adviser(self.tables, self.scheduler)
        self.drawings: Final = DrawingCache()
        self.thinking: Final[dict[int, Callable[[Callable[[], Any]], None]]] = {}
        self.tasks = 0
        self.late: list[Json] = []

    # --- for the page -------------------------------------------------------------------------

    def missing(self, path: str, imported: str = "") -> str:
        """The game of an address that the page must bring first, if it has it; or nothing.

        `imported`: the game of a file, which must not replace the one that is here.
        """
        found = re.match(r"/(?:api/games|game|replay|review)/([\w-]{16,40})(?:/|$)", path)
        id = found[1] if found else imported
        if not id or id in self.store.games:
            return ""
        if id in [sample.id_of(title) for title in TITLES.values()]:
            sample.lay_out(self.store)
            self.store.changes()  # they are never written: every version has its own
            return ""
        return id

    def bring(self, text: str) -> None:
        """Take a game out of the browser's database, and let its computer players go on."""
        game, rows, snapshot = json.loads(text)
        self.store.load(game, rows, snapshot)
        try:
            pending = self.tables.look(game["id"]).game.actor
        except Refused:
            return  # a request for it is answered with the reason
        if pending is not None and game["seats"][pending : pending + 1]:
            self.scheduler.notify(game["id"])

    def changes(self) -> str:
        return json.dumps(self.store.changes(), ensure_ascii=False)

    def lost(self, games: list[str]) -> None:
        """Changes of some games could not be written: go on from what was."""
        for game in games:
            self.store.unload(game)
            self.tables.entries.pop(game, None)

    def refused(self, reason: str, language: str) -> Answer:
        """What to answer when changes could not be written."""
        refused = Refused(reason)
        return refused.status, written(answers.refusal(refused, words_for(language, None)))

    def ask(self, number: int, text: str) -> Answer | None:
        """Answer a request; None if the answer comes later, among `messages`."""
        asked = json.loads(text)
        words = words_for(asked.get("language"), None)
        return self.answered(words, lambda: self.answer(number, asked, words))

    def answered(self, words: Words, answer: Callable[[], Json | str | None]) -> Answer | None:
        status = 200
        said: Json | str | None
        try:
            said = answer()
        except Refused as refused:
            status, said = refused.status, answers.refusal(refused, words)
        except Exception:
            traceback.print_exc(file=sys.stderr)
            broken = Refused("broken")
            status, said = broken.status, answers.refusal(broken, words)
        if said is None:
            return None
        return status, said if isinstance(said, str) else written(said)

    def answer(self, number: int, asked: Json, words: Words) -> Json | str | None:
        body, query = asked.get("body") or {}, asked.get("query") or {}
        match (asked["method"], *asked["path"].split("/")[2:]):
            case ("GET", "options"):
                return answers.options(words)
            case ("POST", "options"):
                changed = body.get("changed")
                pair = None if changed is None else (changed["option"], changed["value"])
                return written(answers.fit_options(body.get("game"), body.get("options", {}), pair))
            case ("POST", "games"):
                return self.create(body)
            case ("POST", "import"):
                return self.take_in(body)
            case ("POST", "record"):
                return {"id": links.keep(self.store, body["text"])}
            case ("GET", "about", part, value):
                return answers.about(first(), part, int(value), words)
            case ("GET", "about", name, part, value):
                return answers.about_title(name, part, int(value), words)
            case (method, "games", game, *rest) if re.fullmatch(GAME_ID, game):
                given = Request(game, asked.get("token"), words, body, query)
                return self.of_game(number, method, rest, given)
        raise Refused("no_page")

    def of_game(
        self, number: int, method: str, rest: list[str], asked: Request
    ) -> Json | str | None:
        tables, game, token = self.tables, asked.game, asked.token
        match (method, *rest):
            case ("GET",):
                return page_state.summary(*self.spoken(asked))
            case ("DELETE",):
                self.forget(game, token)
                return {}
            case ("GET", "position"):
                return answers.position(tables.look(game, token, asked.number("at")))
            case ("GET", "choices"):
                return page_state.state(*self.spoken(asked))
            case ("GET", "scene"):
                view, words = self.spoken(asked, asked.number("at"))
                return page_state.page_state(view, words, asked.layout)
            case ("POST", "news"):
                known = updates.client_state(asked.body)
                found = updates.find(tables, game, token, known)
                return updates.draw(self.drawings, found, asked.words, known)[0]
            case ("POST", "play"):
                page = asked.body.get("page")
                step, choice = asked.body["step"], asked.body["choice"]
                then = asked.body.get("then", ())
                view = tables.play(game, token, step, choice, name_of(page), then)
                return self.played(asked, view, page)
            case ("POST", "undo"):
                page = asked.body.get("page")
                whole = asked.body.get("back", "choice") == "turn"
                times = asked.body.get("times", 1)
                view = tables.undo(game, token, asked.body["step"], whole, name_of(page), times)
                return self.played(asked, view, page)
            case ("GET", "record"):
                return tables.record(game, token)
            case ("GET", "link"):
                return {"text": links.text_of(tables.record(game, token))}
            case ("POST", "file"):
                return transfer.written(tables, game, asked.body["tokens"])
            case ("GET", "events"):
                return answers.events(*tables.history(game, token), asked.number("since"))
            case ("GET", "log"):
                view, history = tables.history(game, token)
                words = page_state.at_table(asked.words, view)
                by_turn = asked.query.get("by") == "turn"
                return answers.log(view, history, words, asked.number("since"), by_turn)
            case ("GET", "scores"):
                view, history = tables.history(game, token)
                return page_state.scores(view, history, page_state.at_table(asked.words, view))
            case ("GET", "about", part, value):
                view = tables.look(game, token)
                return answers.about(view.title, part, int(value), asked.words, view.game)
            case ("GET", "coach"):
                return answers.tips(*self.spoken(asked))
            case ("POST", "hint"):
                return self.hint(number, asked)
            case ("GET", "review"):
                view, words = self.spoken(asked)
                job = self.adviser.find(game) or self.adviser.begin(game, token, "")
                return answers.review(view, job, words, asked.number("seat"))
            case ("GET", "company"):
                return answers.people(tables, tables.look(game, token))
            case ("POST", "note"):
                return self.note(asked)
            case ("POST", "rematch"):
                return answers.rematch(*tables.rematch(game, token))
            case ("POST", "say" | "pass" | "enter" | "free" | "invited" | "join"):
                raise Refused("needs_server")
        raise Refused("no_page")

    # --- what an answer is made of ------------------------------------------------------------

    def spoken(self, asked: Request, at: int | None = None) -> tuple[GameView, Words]:
        """A game as the caller sees it, and its words."""
        view = self.tables.look(asked.game, asked.token, at)
        return view, page_state.at_table(asked.words, view)

    def create(self, asked: Json) -> Json:
        requested = [
            SeatRequest(
                seat["kind"], clean(seat.get("name")), seat.get("player"), seat.get("colour")
            )
            for seat in asked.get("seats", ())
        ]
        if any(seat.kind == FRIEND for seat in requested):
            raise Refused("needs_server")
        name = asked.get("game") or first().name
        id, seats = self.tables.create(name, asked.get("options", {}), asked.get("seed"), requested)
        tokens = {place.seat.seat: place.token for place in seats if place.token is not None}
        self.store.keep_tokens(id, tokens)
        return answers.created(id, seats)

    def take_in(self, asked: Json) -> Json:
        """Import a game from a file; one that is here already stays as it is."""
        id, seats = transfer.taken_in(self.tables, asked, asked.get("id"))
        tokens = {place.seat.seat: place.token for place in seats if place.token is not None}
        self.store.keep_tokens(id, tokens)
        return answers.created(id, seats)

    def forget(self, game: str, token: str | None) -> None:
        """Delete a game from this device."""
        self.tables.look(game, token)
        self.lost([game])
        self.store.delete(game)

    def played(self, asked: Request, view: GameView, page: Json | None) -> Json | str:
        if page is None:
            return page_state.state(view, page_state.at_table(asked.words, view))
        known = updates.client_state(page)
        found = updates.find(self.tables, asked.game, asked.token, known)
        return updates.answer(self.drawings, view, found, asked.words, known)

    def note(self, asked: Request) -> Json:
        if asked.token is None:
            raise Refused("no_token")
        view = self.tables.look(asked.game, asked.token)
        assert view.seat is not None
        try:
            text = clean_note(asked.body["text"])
        except ValueError:
            raise Refused("invalid", places="body.text") from None
        self.tables.people.store.keep_note(asked.game, view.seat, text)
        return answers.people(self.tables, view)

    def hint(self, number: int, asked: Request) -> Json | None:
        view = self.tables.advised(asked.game, asked.token, asked.body["step"])
        found = self.adviser.hint(view, "")

        def told() -> Json:
            if found.cancelled() or found.exception() is not None:
                raise Refused("thinking")
            return answers.hint(view, found.result(), page_state.at_table(asked.words, view))

        if found.done():
            return told()

        def later(done: Future[Any]) -> None:
            answer = self.answered(asked.words, told)
            assert answer is not None
            self.late.append({"answer": number, "status": answer[0], "text": answer[1]})

        found.add_done_callback(later)
        return None

    # --- connections --------------------------------------------------------------------------

    def connect(self, number: int, game: str) -> None:
        self.lines.open[number] = Line(game)

    def leave(self, number: int) -> None:
        self.lines.open.pop(number, None)

    def hear(self, number: int, text: str) -> None:
        """A page says hello, or what it has now."""
        line = self.lines.open.get(number)
        if line is not None:
            line.hear(json.loads(text))

    def messages(self) -> str:
        """Answers that come late, and what pages are told now."""
        found, self.late = self.late, []
        for number, line in list(self.lines.open.items()):
            if line.greeted and line.changed:
                found += self.news(number, line)
        return json.dumps(found, ensure_ascii=False)

    def news(self, number: int, line: Line) -> list[Json]:
        line.changed = False
        others, line.others = line.others, False
        try:
            now = answers.status(self.tables, line.game)
            self.tables.look(line.game, line.token)
            update = ""
            if line.known is not None and others and is_behind(line.known, line.told, now):
                words = words_for(line.language, None)
                found = updates.find(self.tables, line.game, line.token, line.known)
                update, line.known = updates.draw(self.drawings, found, words, line.known)
        except Refused as refused:
            self.leave(number)
            return [{"line": number, "refused": refused.key}]
        if now == line.told and not update:
            return []
        line.told = now
        more = f',"news":{update}' if update else ""
        return [{"line": number, "text": f"{written(now)[:-1]}{more}}}"}]

    # --- thinking -----------------------------------------------------------------------------

    def task(self) -> tuple[int, bytes] | None:
        """Return the next task for an idle worker."""
        key = self.scheduler.queue.take(0)
        if key is None:
            return None
        self.tasks += 1
        number = self.tasks
        if isinstance(key, Work):

            def answer(result: Callable[[], Any]) -> None:
                key.do(lambda task, *given: result())
                self.scheduler.queue.done(key)

            work = (key.task, key.given)
            self.thinking[number] = answer
            return number, pickle.dumps(work)
        assert isinstance(key, str)
        question = self.scheduler.question(key)
        if question is None:
            self.scheduler.queue.done(key)
            return self.task()
        return number, self.pondered(number, key, question)

    def pondered(self, number: int, game: str, question: Question) -> bytes:
        def carry_out(result: Callable[[], Any]) -> None:
            self.scheduler.carry_out(question, result)
            self.scheduler.queue.done(game)

        self.thinking[number] = carry_out
        return pickle.dumps((think, question.given))

    def solved(self, number: int, result: bytes | None = None) -> None:
        """The result of a task; None if its worker has died."""
        carry_out = self.thinking.pop(number)

        def found() -> Any:
            if result is None:
                raise Died(0.0)
            return pickle.loads(result)

        carry_out(found)

    # --- pages --------------------------------------------------------------------------------

    def page(self, path: str, language: str, root: str) -> Answer:
        """A page of a game, or one that says that it is not here."""
        reader = html.Reader(words_for(language, None).language, root=root, alone=True)
        found = re.fullmatch(r"/(game|replay|review)/([\w-]{16,40})", path)
        header = None if found is None else self.tables.header(found[2])
        if found is None or header is None or header.data["game"] not in TITLES:
            return 404, html.missing(reader)
        title = TITLES[header.data["game"]]
        if found[1] == "review":
            return 200, html.review(reader, found[2], title)
        return 200, html.table(reader, found[2], title, header.data, found[1] == "replay")


def name_of(page: Json | None) -> str:
    return "" if page is None else str(page.get("name", ""))


def clean(name: str | None) -> str:
    """The name of a seat; empty for the usual one."""
    if name is None or not name.strip(" "):
        return ""
    try:
        return clean_name(name)
    except ValueError:
        raise Refused("invalid", places="body.seats.name") from None


def warm_up() -> None:
    """Draw the first pages of a game of each title, for the picture of the memory."""
    host = Host()
    for name, title in TITLES.items():
        seats = [{"kind": "me"}] * 2
        asked = {"game": name, "options": {"players": 2}, "seats": seats}
        made = host.create({**asked, "seed": 1})
        path, token = f"/api/games/{made['id']}", made["seats"][0]["token"]
        for language in languages():
            host.page(f"/game/{made['id']}", language, "..")
            given = {"method": "GET", "token": token, "language": language}
            for what in ("scene", "log", "coach", "company"):
                host.ask(1, json.dumps({**given, "path": f"{path}/{what}"}))
        host.missing(f"/replay/{sample.id_of(title)}")
