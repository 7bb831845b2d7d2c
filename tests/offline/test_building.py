"""What a site is built of: no Pyodide is needed for these tests."""

import base64
import hashlib
import io
import zipfile
from pathlib import Path

import pytest

from teotihuacan.engine.errors import OptionError
from teotihuacan.offline import building, packing, pyodide
from teotihuacan.titles import TITLES


def test_our_package_comes_without_what_needs_a_server() -> None:
    names = [name for name, _ in packing.our_files()]
    assert "teotihuacan/offline/host.py" in names
    assert "teotihuacan/server/http/html.py" in names
    assert "teotihuacan/server/http/templates/game.html" in names
    for part in ("server/store/", "server/limits/", "cli/", "offline/building", "http/api.py"):
        assert not [name for name in names if f"teotihuacan/{part}" in name], part


def test_packing_twice_gives_the_same_bytes() -> None:
    files = [("b.txt", b"2"), ("a.txt", b"1")]
    assert packing.packed(files) == packing.packed(reversed(files))
    with zipfile.ZipFile(io.BytesIO(packing.packed(files))) as archive:
        assert archive.namelist() == ["a.txt", "b.txt"]


def test_every_page_is_there_in_every_language() -> None:
    pages = building.pages()
    assert set(pages) == {
        f"pages/{kind}-{title}-{language}.html"
        for kind in ("start", "how")
        for title in TITLES
        for language in ("en", "es")
    }
    for name, page in pages.items():
        text = page.decode()
        assert "Content-Security-Policy" in text, name
        for absolute in ('href="/', 'src="/'):
            assert absolute not in text, name
        assert 'value="friend"' not in text, f"{name} offers what needs a server"


def test_the_service_worker_knows_every_file() -> None:
    small = {"index.html": b"page", "static/a.js": b"script"}
    script = building.service_worker("v1", small, {"py/app.zip": b"python"}).decode()
    for content in (*small.values(), b"python"):
        assert hashlib.sha256(content).hexdigest() in script
    assert '"VERSION"' not in script
    assert '"v1"' in script


def test_the_version_depends_on_every_byte() -> None:
    files = {"a": b"1", "b": b"2"}
    assert building.version_of(files) == building.version_of(dict(reversed(files.items())))
    assert building.version_of(files) != building.version_of({**files, "b": b"3"})


def test_another_archive_than_the_pinned_one_is_refused(tmp_path: Path) -> None:
    other = tmp_path / pyodide.ARCHIVE
    other.write_bytes(b"something else")
    with pytest.raises(OptionError, match="checksum"):
        pyodide.unpack(other)
    with pytest.raises(OptionError, match="must be a file"):
        pyodide.unpack(tmp_path / "missing.tgz")
    assert len(base64.b64decode(pyodide.SHA512)) == 64


def test_a_folder_with_other_files_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(OptionError, match="FOLDER must be"):
        building.build(tmp_path, tmp_path / "unread.tgz")
    assert (tmp_path / "letter.txt").read_text() == "mine"
