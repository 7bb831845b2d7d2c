"""The modified bot's Construction, Decorations and Nobles: dice that walk up to three spaces."""

from tests.city.modules.solo.bot_scene import Case, cases, solo
from tests.city.stages import built_up_to

RED = (1, 2, 1)  # the temple it climbs next, to step 3: 2 points
ASCENDED = {"avenue": 2, "calendar": 1}
BUILT = {"stone": 0, "points": 5, "temples": (1, 3, 1), "track": 1, "sites": "1c1"}


@cases(
    Case(
        "the strongest of the three boards before walks there, works and stays",
        "construction",
        {"stone": 2, "temples": RED, "workers": "F1 G2 N3 D1*"},
        {**BUILT, "workers": "C3 D1* F1 N3"},
        ["A C", "G2 highest", "red highest temple", "C2 only worker"],
    ),
    Case(
        "tied: clockwise furthest from the Palace",
        "construction",
        {"stone": 2, "temples": RED, "workers": "F2 Q2 N3 D1*"},
        {**BUILT, "workers": "C3 D1* F2 N3"},
        ["A C", "Q2 highest tied", "red highest temple", "C2 only worker"],
    ),
    Case(
        "three spaces are near enough",
        "construction",
        {"stone": 2, "temples": RED, "workers": "F2 N4 N3 D1*"},
        {**BUILT, "workers": "C3 D1* N3 N4"},
        ["A C", "F2 only worker", "red highest temple", "C2 only worker"],
    ),
    Case(
        "the strongest there is powered up, not the one that walked",
        "construction",
        {"stone": 2, "temples": RED, "workers": "F1 C4 N3 D1*"},
        {**BUILT, "workers": "C1 C5 D1* N3"},
        ["A C", "F1 only worker", "red highest temple", "C4 highest"],
    ),
    Case(
        "an ascended die waits on the Palace",
        "construction",
        {"stone": 2, "temples": RED, "workers": "G5 N2 N3 D1*"},
        {**BUILT, **ASCENDED, "points": 5 + 5, "workers": "D1* N2 N3 P1"},
        ["A C", "G5 only worker", "red highest temple", "C5 only worker"],
    ),
    Case(
        "four spaces are too far, and so is a die that stands there: the Quarry",
        "construction",
        {"stone": 2, "workers": "P1 C4 N3 D1*"},
        {"stone": 4, "workers": "C4 D1* N3 Q2"},
        ["A none near C", "B Q", "P1 only worker", "Q1 only worker"],
    ),
    Case(
        "too little stone: the Quarry, past the Palace",
        "construction",
        {"stone": 1, "workers": "P1 D3 G2 F1*"},
        {"stone": 3, "workers": "F1* G2 P1 Q4"},
        ["A too little stone C", "B Q", "D3 highest", "Q3 only worker"],
    ),
    Case(
        "no pyramid tile: nothing is spent",
        "construction",
        {"stone": 2, "workers": "F1 G2 N3 D1*"},
        {"stone": 4, "workers": "D1* G2 N3 Q2"},
        ["A no site C", "B Q", "F1 only worker", "Q1 only worker"],
        empty="pyramid",
    ),
    Case(
        "Ascension on the Quarry",
        "construction",
        {"workers": "F2 Q5 N3 D1*"},
        {"stone": 2, "points": 5, "workers": "D1* N3 P1 Q2", **ASCENDED},
        ["A too little stone C", "B Q", "F2 only worker", "Q5 highest"],
    ),
    Case(
        "nothing works: the lowest die advances one space whatever its power, and 5 cocoa",
        "construction",
        {"stone": 2, "workers": "C4 N3 A3 D1*"},
        {"cocoa": 5, "workers": "C4 D1* N3 N4"},
        ["A none near C", "B none near Q", "C fallback", "A3 lowest tied"],
    ),
    Case(
        "the ascended die advances from the Palace",
        "construction",
        {"workers": "C5 N5 A5 D1*"},
        {"cocoa": 5, "points": 5, "workers": "A5 D1* F1 N5", **ASCENDED},
        ["A too little stone C", "B none near Q", "C fallback", "C5 lowest tied"],
    ),
)
def test_construction(case: Case) -> None:
    assert case.played("modified") == case.expected


@cases(
    Case(
        "decorates",
        "decorations",
        {"gold": 2, "temples": RED, "workers": "C1 A2 N1 D1*"},
        {"gold": 0, "points": 7, "temples": (1, 3, 1), "track": 1, "decorated": "top 1",
         "workers": "C1 D1* D3 N1"},
        ["A D", "A2 highest", "red highest temple", "D2 only worker"],
    ),
    Case(
        "Ascension",
        "decorations",
        {"gold": 2, "temples": RED, "workers": "C5 A2 D1 F1*"},
        {"gold": 0, "points": 7 + 5, "temples": (1, 3, 1), "track": 1, "decorated": "top 1",
         "workers": "A2 D1 F1* P1", **ASCENDED},
        ["A D", "C5 highest", "red highest temple", "D5 highest"],
    ),
    Case(
        "too little gold: the Gold Deposits; the Palace is one of the three spaces",
        "decorations",
        {"gold": 1, "workers": "C1 A2 P1 D1*"},
        {"gold": 3, "workers": "A2 C1 D1* G2"},
        ["A too little gold D", "B G", "P1 only worker", "G1 only worker"],
    ),
    Case(
        "nobody near: the Gold Deposits",
        "decorations",
        {"gold": 2, "workers": "F1 Q2 D3 F1*"},
        {"gold": 4, "workers": "D3 F1 F1* G3"},
        ["A none near D", "B G", "Q2 highest", "G2 only worker"],
    ),
    Case(
        "no decoration",
        "decorations",
        {"gold": 2, "workers": "C1 A2 F1 D1*"},
        {"gold": 4, "workers": "A2 C1 D1* G2"},
        ["A no side D", "B G", "F1 only worker", "G1 only worker"],
        empty="decorations",
    ),
    Case(
        "Ascension on the Gold Deposits",
        "decorations",
        {"workers": "C1 Q5 F1 D1*"},
        {"gold": 2, "points": 5, "workers": "C1 D1* F1 P1", **ASCENDED},
        ["A too little gold D", "B G", "Q5 highest", "G5 only worker"],
    ),
    Case(
        "nothing works: past the Palace",
        "decorations",
        {"gold": 2, "workers": "D1 D4 G4 F1*"},
        {"cocoa": 5, "workers": "D4 F1* F2 G4"},
        ["A none near D", "B none near G", "C fallback", "D1 lowest"],
    ),
)  # fmt: skip
def test_decorations(case: Case) -> None:
    assert case.played("modified") == case.expected


@cases(
    Case(
        "builds in the row of the era",
        "nobles",
        {"wood": 2, "workers": "G1 C2 N1 D1*"},
        {"wood": 0, "points": 5, "avenue": 2, "rows": (2, 1, 0), "workers": "D1* G1 N1 N3"},
        ["A N", "C2 highest", "centre 1 era", "N2 highest"],
        era=1,
        nobles=(2, 0, 0),
    ),
    Case(
        "the row is full: the least points",
        "nobles",
        {"wood": 2, "workers": "G1 C2 N1 D1*"},
        {"wood": 0, "points": 1, "avenue": 2, "rows": (3, 0, 3), "workers": "D1* G1 N1 N3"},
        ["A N", "C2 highest", "top 4 row full tied", "N2 highest"],
        era=2,
        nobles=(2, 0, 3),
    ),
    Case(
        "Ascension: two steps on the Avenue",
        "nobles",
        {"wood": 2, "workers": "G1 C5 N1 D1*"},
        {"wood": 0, "points": 3 + 5, "avenue": 3, "calendar": 1, "rows": (1, 0, 0),
         "workers": "D1* G1 N1 P1"},
        ["A N", "C5 highest", "top 1 era", "N5 highest"],
    ),
    Case(
        "too little wood: the Forest, from before the Palace",
        "nobles",
        {"wood": 1, "workers": "G1 N2 D2 F1*"},
        {"wood": 3, "workers": "F1* F3 G1 N2"},
        ["A too little wood N", "B F", "D2 highest tied", "F2 only worker"],
    ),
    Case(
        "no building",
        "nobles",
        {"wood": 2, "workers": "G1 P2 C2 F1*"},
        {"wood": 4, "workers": "C2 F1* F3 G1"},
        ["A no building N", "B F", "P2 only worker", "F2 only worker"],
        era=2,
        nobles=(5, 4, 2),
    ),
    Case(
        "Ascension in the Forest",
        "nobles",
        {"workers": "G1 D5 C2 F1*"},
        {"wood": 2, "points": 5, "workers": "C2 F1* G1 P1", **ASCENDED},
        ["A too little wood N", "B F", "D5 only worker", "F5 only worker"],
    ),
    Case(
        "nothing works",
        "nobles",
        {"wood": 2, "workers": "F2 Q2 F3 F1*"},
        {"cocoa": 5, "workers": "F1* F3 Q2 Q3"},
        ["A none near N", "B none near F", "C fallback", "F2 lowest tied"],
    ),
)  # fmt: skip
def test_nobles(case: Case) -> None:
    assert case.played("modified") == case.expected


def test_ruling_p02_the_level_counts() -> None:
    """Open point 2: the points of the level, and 2 more, as for the original bot."""
    s = solo("modified")
    built_up_to(s, 2)
    s.bot(stone=2, temples=RED, workers="G2 N2 N3 D1*")
    changes = s.act("construction")
    assert (changes["sites"], changes["points"]) == ("3a1", 5 + 2 + 2)


def test_three_boards_before_a_target_follow_the_ring_of_this_game() -> None:
    s = solo("modified")
    s.ring("PDNACGQF")
    s.bot(stone=2, temples=RED, workers="F4 D2 G5 Q1*")
    assert s.act("construction")["workers"] == "C3 F4 G5 Q1*"
    assert s.reasons()[:2] == ["A C", "D2 only worker"]
