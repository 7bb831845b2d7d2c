"""The picture of the packages shows the imports of today."""

import re

from tools import draw_packages


def test_stored_picture_of_the_packages_is_current() -> None:
    stored = draw_packages.PICTURE.read_text(encoding="utf-8")
    assert stored == draw_packages.picture(), "run `make packages` and store what it draws"


def test_picture_of_the_packages_has_every_package() -> None:
    folder = draw_packages.TREE / "src" / draw_packages.ROOT
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    drawn = re.findall(r'class="name"[^>]*>([^<]+)<', draw_packages.picture())
    assert packages <= {name.rstrip("/") for name in drawn}


def test_arrows_lead_down_and_leave_out_what_follows() -> None:
    graph = {"top": {"middle", "low"}, "middle": {"low"}, "low": set(), "twin": {"pair"}}
    graph["pair"] = {"twin", "low"}
    rows = draw_packages.rows_of(graph)
    assert rows == {"low": 0, "middle": 1, "pair": 1, "twin": 1, "top": 2}
    arrows = draw_packages.arrows_of(graph, rows)
    assert arrows == [("middle", "low"), ("pair", "low"), ("top", "middle")]
