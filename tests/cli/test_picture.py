"""`teo picture`."""

import json
import sys
from pathlib import Path

import pytest

import teotihuacan as teo
from tests.cli.running import Teo
from tests.tables import after


def test_teo_picture(teo_command: Teo, tmp_path: Path) -> None:
    game = after(teo.new_game("city", players=2, seed=1), 60, 1)
    record, position, target = (tmp_path / name for name in ("g.json", "p.json", "board.svg"))
    game.record.save(record)
    position.write_text(json.dumps(game.position()), encoding="utf-8")
    run = teo_command("picture", str(record), "-o", str(target), "--seat", "1")
    assert run.status == 0
    assert target.read_text(encoding="utf-8").strip() == teo.svg(game, 0)
    run = teo_command("picture", str(position), "-o", "-", "--language", "en")
    assert run.out.strip() == teo.svg(game)
    run = teo_command("picture", str(record), "-o", str(target), "--at", "100")
    assert run.status == 0
    for wrong in (["--seat", "3"], ["--at", "100000"], ["-o", "board.gif"]):
        assert teo_command("picture", str(record), *wrong).status == 2


def test_teo_picture_in_png(
    teo_command: Teo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, target = tmp_path / "g.json", tmp_path / "board.png"
    teo.new_game("city", players=2, seed=1).record.save(record)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    run = teo_command("picture", str(record), "-o", str(target))
    assert run.status == 2
    assert "teotihuacan[png]" in run.err
    monkeypatch.delitem(sys.modules, "resvg_py")
    pytest.importorskip("resvg_py")
    assert teo_command("picture", str(record), "-o", str(target)).status == 0
    assert target.read_bytes().startswith(b"\x89PNG")
