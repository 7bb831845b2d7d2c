"""The pages as HTML, in the reader's language, for a server and for a site without one.

Scripts and styles are files of their own; nothing is inline, so the content policy stays strict.
Everything that belongs to a game comes from its title.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import resources
from pathlib import Path
from posixpath import normpath
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

import teotihuacan as teo
from teotihuacan.engine.options import SEVERAL, SWITCH
from teotihuacan.picture.ink import wordless
from teotihuacan.picture.seats import SEATS, seat_shape
from teotihuacan.server.games import asking, sample
from teotihuacan.server.games.fitting import fitted
from teotihuacan.server.games.live import Facts
from teotihuacan.title import Lesson, Title
from teotihuacan.titles import TITLES, first
from teotihuacan.words import Words, in_language, languages

PANES: Final = ("players", "choices", "log")
"""The parts of the page that have a tab of their own on a phone, behind those of the board."""

WHOLE: Final = "whole"
"""The tab of the whole board, where a screen has room for all of it but nothing beside it."""


def found(package: str | None, *names: str) -> Path:
    """A file or folder of a package."""
    assert package is not None
    return Path(str(resources.files(package).joinpath(*names)))


STATIC: Final = found(__package__, "static")


STYLES: Final = (
    *("base", "start", "game", "choices", "board", "dialog", "dark", "people", "screens"),
    "fingers",
)
"""The style sheets of all pages, in the order in which they are sent: later rules win."""


ALONE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'"
)
"""The content policy of pages without a server, which sends one as a header elsewhere."""


@dataclass(frozen=True)
class Reader:
    """The reader of a page, and its address."""

    language: str
    address: str = ""
    """The address of this server for other devices, if the page was opened on its machine."""
    here_only: bool = False
    """True if links only work on that machine."""
    root: str = ""
    """The prefix of the addresses of other pages: those of a site without a server are
    relative, so that it works in any folder."""
    alone: bool = False
    """True if there is no server: then nothing is offered that needs one."""


@cache
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("teotihuacan.server.http"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return made


SAID: Final = re.compile(r"""["'`](page\.[^"'`$]*)(\$?)""")
"""A key of a sentence in a script, or, before something that is filled in, the beginning of one."""


LOADED: Final = re.compile(r'"(\.\.?/[\w/-]+\.js)"')
"""A script that another one loads, immediately or later, as seen from its own folder."""


@cache
def scripts_of(script: str) -> frozenset[str]:
    """The paths in `static` of a script and of all that it loads; none: of every script."""
    if not script:
        return frozenset(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js"))
    names: set[str] = set()
    ahead = [script]
    while ahead:
        name = ahead.pop()
        if name not in names:
            names.add(name)
            loaded = LOADED.findall((STATIC / name).read_text("utf-8"))
            ahead += [normpath(f"{name}/../{path}") for path in loaded]
    return frozenset(names)


@cache
def said_by_scripts(script: str = "") -> tuple[frozenset[str], tuple[str, ...]]:
    """The keys of the sentences that scripts may say, and beginnings of keys."""
    texts = [(STATIC / name).read_text("utf-8") for name in scripts_of(script)]
    said = [match for text in texts for match in SAID.findall(text)]
    return (
        frozenset(key for key, more in said if not more),
        tuple(sorted({key for key, more in said if more})),
    )


@cache
def page_words(title: Title, language: str, script: str = "") -> str:
    """The sentences that the scripts of a page need, as JSON."""
    keys, beginnings = said_by_scripts(script)
    texts = title.words(language).catalogue.texts
    wanted = {key: text for key, text in texts.items() if key in keys or key.startswith(beginnings)}
    return json.dumps(wanted, ensure_ascii=False)


@cache
def page_letters(title: Title, language: str) -> str:
    """The letters that the scripts draw as symbols, as JSON."""
    letters = title.artist().letters(title.words(language))
    return json.dumps(letters, ensure_ascii=False)


def page(reader: Reader, template: str, title: Title, **facts: Any) -> str:
    """A page around a template."""
    language = reader.language
    words = title.words(language)
    name = "replay" if facts.get("replay") else template.removesuffix(".html")
    script = f"pages/{name}.js"
    if not (STATIC / script).exists():
        script = "pages/app.js"
    return (
        environment()
        .get_template(template)
        .render(
            t=words.text,
            title=title.name,
            description=words.called("page.description", asking.name_of(title, words)),
            language=language,
            languages=[(code, in_language(code).text("language.name")) for code in languages()],
            script=script,
            page_words=page_words(title, language, script),
            page_letters=page_letters(title, language),
            defs=title.artist().defs,
            has_lessons=bool(lessons_of(title, language)),
            root=reader.root,
            alone=reader.alone,
            alone_policy=ALONE_POLICY,
            static=lambda name: f"{reader.root}/static/{name}",
            address=reader.address,
            here_only=reader.here_only,
            **facts,
        )
    )


@cache
def sample_picture(title: Title, language: str) -> str:
    """The sample game somewhere in its middle, as a picture for the start page: a whole table in
    half the page, too small for words."""
    shown = title.sample()
    if shown is None:
        return ""
    game = teo.replay(shown.record, len(shown.record.steps) * 3 // 5)
    artist = title.artist()
    parts = artist.parts(game, None, title.words(language, shown.names))
    return wordless(artist.board_alone(parts))


@cache
def sample_middle(title: Title) -> int:
    """The moment at which the replay of the sample starts: its last third, in mid-play."""
    shown = title.sample()
    if shown is None:
        return 0
    _, rows = sample.cut(shown.record)
    return len(rows) * 2 // 3


def fields(title: Title, words: Words) -> list[asking.Json]:
    """The options as the form shows them.

    `place` is where: the number of players comes first, then what is only asked in some games,
    and everything else is folded away.  `given` is what is filled in.
    """
    found: list[asking.Json] = []
    for option in title.rules.specification:
        told = asking.described(option, words)
        given = title.suggested.get(option.name, told["default"])
        if given is None and option.needed:
            given = option.values[0]
        place = "more"
        if option.name == "players":
            place = "players"
        elif option.only and option.sort != SWITCH:
            place = "front"
        pairs = list(zip(option.values, told["labels"], strict=True))
        entries = asking.entries(title, option, words) if option.sort == SEVERAL else []
        shown = {"place": place, "given": given, "pairs": pairs, "entries": entries}
        found.append({**told, **shown})
    return found


def start(reader: Reader, title: Title) -> str:
    """The start page of a game, with a way to the others."""
    language = reader.language
    words = title.words(language)
    about = asking.game(title, words)
    quick = [
        asking.quick_start(title, quick, words)
        for quick in title.quick_starts
        if not (reader.alone and "friend" in quick.seats)
    ]
    shown = fields(title, words)
    given = {field["name"]: field["given"] for field in shown if field["sort"] != SEVERAL}
    return page(
        reader,
        "start.html",
        title,
        games=[
            {"name": title.name, "label": asking.name_of(title, title.words(language))}
            for title in TITLES.values()
        ],
        heading=words.called("page.start.heading", about["title"]),
        lead=words.called("page.start.lead", ""),
        quick=[{**one, "wish": json.dumps(one["wish"])} for one in quick],
        signs=[seat_shape(seat, 12, 12, 10) for seat in range(len(SEATS))],
        default_names=[words.text("page.player", number=seat + 1) for seat in range(len(SEATS))],
        computers=about["opponents"],
        opponent=about["opponent"],
        fields=shown,
        fitted=json.dumps(fitted(title.rules.specification, given), ensure_ascii=False),
        sample_id=sample.id_of(title),
        sample_picture=sample_picture(title, language),
        sample_at=sample_middle(title),
        lessons=bool(lessons_of(title, language)),
    )


@cache
def lessons_of(title: Title, language: str) -> list[Lesson]:
    """The lessons of a game: their pictures are always the same."""
    return title.lessons(title.words(language))


LAID: Final = re.compile(r"(\[[^\]\s]{2}(?:/[^\]\s]{2})?\])")
"""Letters that are drawn as symbols, as in [br] or [br/g·]: the scripts do the same."""


def drawn(text: str, letters: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """A text in pieces, each with the symbols it is drawn as, if any."""
    pieces: list[tuple[str, list[str]]] = []
    for place, piece in enumerate(LAID.split(text)):
        found = [letters[letter] for letter in piece if letter in letters] if place % 2 else []
        pieces.append((piece, found if len(found) > 1 else []))
    return pieces


@cache
def how_to(reader: Reader, title: Title) -> str:
    """Return the page on how to play, which never changes and is slow to render."""
    language = reader.language
    words = title.words(language)
    topics = [
        {"name": name, "text": title.explain(words, "topic", place)}
        for place, name in enumerate(title.topic_names(words))
        if title.topics[place] not in title.terminal_topics
    ]
    return page(
        reader,
        "how.html",
        title,
        lead=words.called("page.how.lead", ""),
        lessons=lessons_of(title, language),
        topics=topics,
        tables=title.tables(words),
        drawn=partial(drawn, letters=title.artist().letters(words)),
    )


def join(reader: Reader, id: str, title: Title, options: Facts) -> str:
    """What an invite leads to."""
    language = reader.language
    words = title.words(language)
    return page(
        reader,
        "join.html",
        title,
        id=id,
        called=asking.name_of(title, words),
        players=title.seats(options),
        chosen=asking.chosen(title, options, words),
        picture=sample_picture(title, language),
    )


def table(reader: Reader, id: str, title: Title, header: Facts, replay: bool) -> str:
    """A game to be played or watched; or to be gone through again, which has no choices."""
    artist = title.artist()
    options = header["options"]
    seats = title.seats(options)
    tabs = artist.tabs_in(options)
    panes = [name for name in PANES if name != "choices" or not replay]
    return page(
        reader,
        "game.html",
        title,
        id=id,
        replay=replay,
        chosen=header["seed"] if "chosen" in header else None,
        tabs=[(name, "board") for name in (*tabs, WHOLE)] + [(name, name) for name in panes],
        board_tabs=tabs,
        players=seats,
        wide=artist.frame("wide", options, seats),
        phone=artist.frame("phone", options, seats),
        lessons=bool(lessons_of(title, reader.language)),
    )


def review(reader: Reader, id: str, title: Title) -> str:
    return page(reader, "review.html", title, id=id)


def missing(reader: Reader) -> str:
    return page(reader, "missing.html", first())


def style_sheets(title: Title) -> list[Path]:
    """The styles of a game's pages, sent as one file: fonts, the shared picture, the picture of
    the game, and the pages around it."""
    own = title.artist().style_sheet()
    return [
        STATIC / "styles" / "fonts.css",
        found("teotihuacan.picture", "style.css"),
        *([] if own is None else [Path(str(own))]),
        *(STATIC / "styles" / f"{part}.css" for part in STYLES),
    ]


LEFT_OUT: Final = {
    ".js": re.compile(rb"^[ \t]*//.*$|^[ \t]+|(?<=[;,{}()\]]) //.*$", re.MULTILINE),
    ".css": re.compile(rb"/\*.*?\*/|^[ \t]+", re.MULTILINE | re.DOTALL),
}
"""Comments and indentation: only readers need them."""


def stripped(suffix: str, content: bytes) -> bytes:
    """A script or style without comments and indentation."""
    return LEFT_OUT[suffix].sub(b"", content) if suffix in LEFT_OUT else content


# --- the app --------------------------------------------------------------------------------------


GROUND: Final = "#efe3c8"
BAR: Final = "#7a4630"
SIZES: Final = (192, 512)


def manifest(words: Words, language: str) -> dict[str, Any]:
    """Name, colours and icons with which a browser installs the app."""
    icons: list[dict[str, str]] = [
        {"src": "/static/icons/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    ]
    for size in SIZES:
        path = f"/static/icons/app-{size}.png"
        found = {"src": path, "sizes": f"{size}x{size}", "type": "image/png"}
        icons += [found, {**found, "purpose": "maskable"}]
    return {
        "id": "/",
        "name": words.text("page.title"),
        "short_name": words.text("page.title"),
        "description": words.text("page.app"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": BAR,
        "icons": icons,
    }
