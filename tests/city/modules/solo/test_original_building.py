"""The original bot's Construction, Decorations and Nobles: every step, every way of failing."""

from tests.city.modules.solo.bot_scene import Case, cases

RED = (1, 2, 1)  # the temple it climbs next, to step 3: 2 points
ASCENDED = {"avenue": 2, "calendar": 1}


@cases(
    Case(
        "builds and advances",
        "construction",
        {"stone": 2, "temples": RED, "workers": "C2 G2 N2 D1*"},
        {"stone": 0, "points": 1 + 2 + 2, "temples": (1, 3, 1), "track": 1, "sites": "1c1",
         "workers": "A3 D1* G2 N2"},
        ["1 C", "red highest temple", "C2 only worker"],
    ),
    Case(
        "the strongest there is powered up; power 4 moves two boards",
        "construction",
        {"stone": 3, "temples": RED, "workers": "C1 C3 N2 D1*"},
        {"stone": 1, "points": 5, "temples": (1, 3, 1), "track": 1, "sites": "1c1",
         "workers": "C1 D1* N2 N4"},
        ["1 C", "red highest temple", "C3 highest"],
    ),
    Case(
        "power 5 moves two boards",
        "construction",
        {"stone": 2, "temples": RED, "workers": "C4 G1 N2 D1*"},
        {"stone": 0, "points": 5, "temples": (1, 3, 1), "track": 1, "sites": "1c1",
         "workers": "D1* G1 N2 N5"},
        ["1 C", "red highest temple", "C4 only worker"],
    ),
    Case(
        "Ascension: the new worker advances from the Palace",
        "construction",
        {"stone": 2, "temples": RED, "workers": "C5 C1 N2 D1*"},
        {"stone": 0, "points": 5 + 5, "temples": (1, 3, 1), "track": 1, "sites": "1c1",
         "workers": "C1 D1* F1 N2", **ASCENDED},
        ["1 C", "red highest temple", "C5 highest"],
    ),
    Case(
        "no worker: the Quarry",
        "construction",
        {"stone": 2, "workers": "Q2 N2 N2 D1*"},
        {"stone": 4, "workers": "D1* G3 N2 N2"},
        ["1 no worker C", "2 Q", "Q2 only worker"],
    ),
    Case(
        "too little stone: the Quarry",
        "construction",
        {"stone": 1, "wood": 9, "gold": 9, "workers": "C2 Q3 N2 D1*"},
        {"stone": 3, "workers": "C2 C4 D1* N2"},
        ["1 too little stone C", "2 Q", "Q3 only worker"],
    ),
    Case(
        "no pyramid tile: nothing is spent",
        "construction",
        {"stone": 2, "workers": "C2 Q2 N2 D1*"},
        {"stone": 4, "workers": "C2 D1* G3 N2"},
        ["1 no site C", "2 Q", "Q2 only worker"],
        empty="pyramid",
    ),
    Case(
        "Ascension on the Quarry",
        "construction",
        {"workers": "Q5 Q5 C2 D1*"},
        {"stone": 2, "points": 5, "workers": "C2 D1* F1 Q5", **ASCENDED},
        ["1 too little stone C", "2 Q", "Q5 highest"],
    ),
    Case(
        "nothing works: 5 cocoa, the weakest advances",
        "construction",
        {"stone": 2, "workers": "G2 N3 A3 D1*"},
        {"cocoa": 5, "workers": "A3 C3 D1* N3"},
        ["1 no worker C", "2 no worker Q", "4 fallback", "G2 lowest"],
    ),
    Case(
        "weakest tied: clockwise closest to the Palace",
        "construction",
        {"workers": "N2 G2 A3 D1*"},
        {"cocoa": 5, "workers": "A3 C3 D1* N2"},
        ["1 no worker C", "2 no worker Q", "4 fallback", "G2 lowest tied"],
    ),
    Case(
        "one board past the Palace",
        "construction",
        {"workers": "D1 D2 N2 D1*"},
        {"cocoa": 5, "workers": "D1* D2 F2 N2"},
        ["1 no worker C", "2 no worker Q", "4 fallback", "D1 lowest"],
    ),
    Case(
        "two boards, the Palace between them",
        "construction",
        {"workers": "N3 D4 A4 D1*"},
        {"cocoa": 5, "workers": "A4 D1* D4 F4"},
        ["1 no worker C", "2 no worker Q", "4 fallback", "N3 lowest"],
    ),
    Case(
        "two boards, the Palace before them",
        "construction",
        {"workers": "D3 N4 A4 D1*"},
        {"cocoa": 5, "workers": "A4 D1* N4 Q4"},
        ["1 no worker C", "2 no worker Q", "4 fallback", "D3 lowest"],
    ),
    Case(
        "a worker that waits on the Palace is closest to it",
        "construction",
        {"workers": "P2 G2 N2 D1*"},
        {"cocoa": 5, "workers": "D1* F3 G2 N2"},
        ["1 no worker C", "2 no worker Q", "4 fallback", "P2 lowest tied"],
    ),
    Case(
        "Ascension when nothing works",
        "construction",
        {"workers": "G5 N5 N5 D1*"},
        {"cocoa": 5, "points": 5, "workers": "D1* F1 N5 N5", **ASCENDED},
        ["1 no worker C", "2 no worker Q", "4 fallback", "G5 lowest tied"],
    ),
)  # fmt: skip
def test_construction(case: Case) -> None:
    assert case.played("teotibot") == case.expected


@cases(
    Case(
        "decorates and advances",
        "decorations",
        {"gold": 2, "temples": RED, "workers": "D2 G2 N2 F1*"},
        {"gold": 0, "points": 5 + 2, "temples": (1, 3, 1), "track": 1, "decorated": "top 1",
         "workers": "F1* F3 G2 N2"},
        ["1 D", "red highest temple", "D2 only worker"],
    ),
    Case(
        "the strongest there",
        "decorations",
        {"gold": 5, "temples": RED, "workers": "D1 D2 N2 D1*"},
        {"gold": 3, "points": 7, "temples": (1, 3, 1), "track": 1, "decorated": "top 1",
         "workers": "D1 D1* F3 N2"},
        ["1 D", "red highest temple", "D2 highest"],
    ),
    Case(
        "Ascension",
        "decorations",
        {"gold": 2, "temples": RED, "workers": "D5 G2 N2 F1*"},
        {"gold": 0, "points": 7 + 5, "temples": (1, 3, 1), "track": 1, "decorated": "top 1",
         "workers": "F1 F1* G2 N2", **ASCENDED},
        ["1 D", "red highest temple", "D5 only worker"],
    ),
    Case(
        "the worshipper is no worker on the board: the Gold Deposits",
        "decorations",
        {"gold": 2, "workers": "G2 N2 C2 D1*"},
        {"gold": 4, "workers": "C2 C3 D1* N2"},
        ["1 no worker D", "2 G", "G2 only worker"],
    ),
    Case(
        "too little gold",
        "decorations",
        {"gold": 1, "wood": 9, "stone": 9, "workers": "D2 G2 N2 F1*"},
        {"gold": 3, "workers": "C3 D2 F1* N2"},
        ["1 too little gold D", "2 G", "G2 only worker"],
    ),
    Case(
        "no decoration",
        "decorations",
        {"gold": 2, "workers": "D2 G2 N2 F1*"},
        {"gold": 4, "workers": "C3 D2 F1* N2"},
        ["1 no side D", "2 G", "G2 only worker"],
        empty="decorations",
    ),
    Case(
        "Ascension on the Gold Deposits",
        "decorations",
        {"workers": "G5 N2 C2 D1*"},
        {"gold": 2, "points": 5, "workers": "C2 D1* F1 N2", **ASCENDED},
        ["1 no worker D", "2 G", "G5 only worker"],
    ),
    Case(
        "nothing works",
        "decorations",
        {"gold": 2, "workers": "Q2 N2 C1 D1*"},
        {"cocoa": 5, "workers": "A2 D1* N2 Q2"},
        ["1 no worker D", "2 no worker G", "4 fallback", "C1 lowest"],
    ),
)  # fmt: skip
def test_decorations(case: Case) -> None:
    assert case.played("teotibot") == case.expected


@cases(
    Case(
        "builds in the top row before the first Eclipse",
        "nobles",
        {"wood": 2, "workers": "N2 G2 C2 D1*"},
        {"wood": 0, "points": 3, "avenue": 2, "rows": (1, 0, 0), "workers": "C2 D1* D3 G2"},
        ["1 N", "top 1 era", "N2 only worker"],
    ),
    Case(
        "in the centre row before the second",
        "nobles",
        {"wood": 2, "workers": "N2 G2 C2 D1*"},
        {"wood": 0, "points": 4, "avenue": 2, "rows": (0, 2, 0), "workers": "C2 D1* D3 G2"},
        ["1 N", "centre 2 era", "N2 only worker"],
        era=1,
        nobles=(0, 1, 0),
    ),
    Case(
        "in the bottom row before the third",
        "nobles",
        {"wood": 2, "workers": "N2 G2 C2 D1*"},
        {"wood": 0, "points": 7, "avenue": 2, "rows": (5, 0, 1), "workers": "C2 D1* D3 G2"},
        ["1 N", "bottom 1 era", "N2 only worker"],
        era=2,
        nobles=(5, 0, 0),
    ),
    Case(
        "the row is full: the least points",
        "nobles",
        {"wood": 2, "workers": "N2 G2 C2 D1*"},
        {"wood": 0, "points": 1, "avenue": 2, "rows": (2, 2, 3), "workers": "C2 D1* D3 G2"},
        ["1 N", "top 4 row full tied", "N2 only worker"],
        era=2,
        nobles=(1, 2, 3),
    ),
    Case(
        "the least points may be below",
        "nobles",
        {"wood": 2, "workers": "N2 G2 C2 D1*"},
        {"wood": 0, "points": 5, "avenue": 2, "rows": (5, 4, 1), "workers": "C2 D1* D3 G2"},
        ["1 N", "bottom 3 row full", "N2 only worker"],
        nobles=(5, 4, 0),
    ),
    Case(
        "one space of that value is left",
        "nobles",
        {"wood": 2, "workers": "N2 G2 C2 D1*"},
        {"wood": 0, "points": 1, "avenue": 2, "rows": (5, 2, 3), "workers": "C2 D1* D3 G2"},
        ["1 N", "top 5 row full", "N2 only worker"],
        era=2,
        nobles=(4, 2, 3),
    ),
    Case(
        "at the end of the Avenue",
        "nobles",
        {"wood": 2, "avenue": 9, "workers": "N1 N2 C2 D1*"},
        {"wood": 0, "points": 3, "rows": (1, 0, 0), "workers": "C2 D1* D3 N1"},
        ["1 N", "top 1 era", "N2 highest"],
    ),
    Case(
        "Ascension: two steps on the Avenue",
        "nobles",
        {"wood": 2, "workers": "N5 G2 C2 D1*"},
        {"wood": 0, "points": 3 + 5, "avenue": 3, "calendar": 1, "rows": (1, 0, 0),
         "workers": "C2 D1* F1 G2"},
        ["1 N", "top 1 era", "N5 only worker"],
    ),
    Case(
        "no worker: the Forest",
        "nobles",
        {"wood": 2, "workers": "F2 G2 C2 D1*"},
        {"wood": 4, "workers": "C2 D1* G2 Q3"},
        ["1 no worker N", "2 F", "F2 only worker"],
    ),
    Case(
        "too little wood",
        "nobles",
        {"wood": 1, "stone": 9, "gold": 9, "workers": "N2 F2 C2 D1*"},
        {"wood": 3, "workers": "C2 D1* N2 Q3"},
        ["1 too little wood N", "2 F", "F2 only worker"],
    ),
    Case(
        "all eleven buildings are built",
        "nobles",
        {"wood": 2, "workers": "N2 F2 C2 D1*"},
        {"wood": 4, "workers": "C2 D1* N2 Q3"},
        ["1 no building N", "2 F", "F2 only worker"],
        era=2,
        nobles=(5, 4, 2),
    ),
    Case(
        "Ascension in the Forest",
        "nobles",
        {"workers": "F5 G2 C2 D1*"},
        {"wood": 2, "points": 5, "workers": "C2 D1* F1 G2", **ASCENDED},
        ["1 no worker N", "2 F", "F5 only worker"],
    ),
    Case(
        "nothing works",
        "nobles",
        {"wood": 2, "workers": "G2 G3 C3 D1*"},
        {"cocoa": 5, "workers": "C3 C3 D1* G3"},
        ["1 no worker N", "2 no worker F", "4 fallback", "G2 lowest"],
    ),
)  # fmt: skip
def test_nobles(case: Case) -> None:
    assert case.played("teotibot") == case.expected
