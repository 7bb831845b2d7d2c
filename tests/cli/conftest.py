import pytest

from tests.cli.running import Teo


@pytest.fixture
def teo_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Teo:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return Teo(capsys, monkeypatch)
