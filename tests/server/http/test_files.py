"""Scripts, styles and type as they are sent: packed, and without what only readers need."""

import gzip
import re
from pathlib import Path

import teotihuacan
from teotihuacan.server.http.html import said_by_scripts
from teotihuacan.titles import TITLES
from tests.server.indoors import Service

STATIC = Path(teotihuacan.__file__).parent / "server" / "http" / "static"
TEMPLATES = STATIC.parent / "templates"
SCRIPTS = sorted(
    path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js") if path.name != "worker.js"
)


def test_scripts_come_packed_and_keep_their_lines(service: Service) -> None:
    for name in SCRIPTS:
        written = (STATIC / name).read_text("utf-8")
        answer = service.client.get(f"/static/{name}")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "Accept-Encoding"
        sent = answer.text.split("\n")
        assert len(sent) == len(written.split("\n"))
        for line, original in zip(sent, written.split("\n"), strict=True):
            assert line == re.sub(r"(^| )//( .*)?$", "", original.lstrip()), original
        plain = service.client.get(f"/static/{name}", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == answer.text
        assert plain.headers["etag"] == answer.headers["etag"]


def test_no_text_in_a_script_looks_like_a_comment() -> None:
    """Comments and indentation are left out: inside a text they would be missed."""
    for name in SCRIPTS:
        for text in re.findall(r"`[^`]*`|\"[^\"\n]*\"", (STATIC / name).read_text("utf-8")):
            assert " //" not in text, name
            assert "\n" not in text, name


def test_lines_have_at_most_100_columns() -> None:
    written = [*STATIC.rglob("*.js"), *STATIC.rglob("*.css"), *TEMPLATES.glob("*.html")]
    assert len(written) > 50
    for path in written:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert len(line) <= 100, f"{path.name}:{number}"


def test_a_page_wears_one_style(service: Service) -> None:
    for title in TITLES:
        page = service.client.get(f"/?game={title}").text
        assert re.findall(r'rel="stylesheet" href="([^"]*)"', page) == [
            f"/static/style-{title}.css"
        ]
        answer = service.client.get(f"/static/style-{title}.css")
        said = [answer.text.index(part) for part in ("@font-face", ".teo {", ":root", "#company")]
        assert said == sorted(said)
        again = service.client.get(
            f"/static/style-{title}.css", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert again.status_code == 304
    assert service.client.get("/static/style-chess.css").status_code == 404


def test_type_is_packed(service: Service) -> None:
    for weight in ("Medium", "ExtraBold"):
        answer = service.client.get(f"/static/AlegreyaSans-{weight}.woff2")
        assert answer.headers["content-type"] == "font/woff2"
        assert answer.content[:4] == b"wOF2"
        assert len(answer.content) < 16_000


def test_a_file_by_itself_may_load_nothing(service: Service) -> None:
    for path in ("/static/icons/icon.svg", "/static/pages/game.js", "/static/style-city.css"):
        headers = service.client.get(path).headers
        assert headers["content-security-policy"] == "default-src 'none'"
        assert headers["x-content-type-options"] == "nosniff"


def test_folders_and_unknown_files_are_not_found(service: Service) -> None:
    for path in ("", "pages", "pages/", "game.js", "pages/none.js", "pages/%2e%2e/pages/game.js"):
        assert service.client.get(f"/static/{path}").status_code == 404


def test_every_sentence_that_a_script_says_is_known() -> None:
    of_a_game = said_by_scripts("pages/game.js")[0]
    assert of_a_game < said_by_scripts()[0]
    assert "page.coach.do" in of_a_game  # of a script that is loaded later
    assert "page.copied" not in said_by_scripts("pages/app.js")[0]
    keys, beginnings = said_by_scripts()
    assert {"page.copied", "page.hand over.more", "page.title.asked"} <= keys
    for title in TITLES.values():
        for language in ("en", "es"):
            texts = title.words(language).catalogue.texts
            assert keys - set(texts) == set()
            assert all(any(key.startswith(start) for key in texts) for start in beginnings)


def test_packing_pays(service: Service) -> None:
    plain = {"Accept-Encoding": "identity"}
    sent = service.client.get("/static/pages/game.js", headers=plain).content
    whole = (STATIC / "pages" / "game.js").read_bytes()
    assert len(gzip.compress(sent, 9)) < 0.93 * len(gzip.compress(whole, 9))
