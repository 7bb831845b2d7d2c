"""Calendar, Eclipse and Ascension: the numbers."""

from typing import Final

from teotihuacan.city.rules.data_files import DATA

_calendar: Final = DATA.open("calendar.toml")
_salary: Final = _calendar.group("salary")
_ascension: Final = _calendar.group("ascension")

DARK_DISC: Final[tuple[tuple[int, ...], ...]] = (  # [players][era]
    (0, 0, 0),
    (0, 0, 0),
    _calendar.group("calendar").numbers("dark_disc_2", 3, 1, 12),
    _calendar.group("calendar").numbers("dark_disc_3", 3, 1, 12),
    _calendar.group("calendar").numbers("dark_disc_4", 3, 1, 12),
)
TRACK_LAST: Final[int] = _calendar.group("pyramid_track_length").number("last", 1, 20)
TRACK_POINTS: Final[tuple[int, ...]] = _calendar.group("pyramid_track").numbers("points", 3)
LEADER_POINTS: Final[int] = _calendar.group("pyramid_track").number("leader")
MASK_SET_POINTS: Final[list[int]] = list(_calendar.group("masks").numbers("set_points", 8))
SALARY_MORE: Final[list[int]] = []  # what a module may add to it: see there when
for _box in DATA.more("calendar.toml"):
    MASK_SET_POINTS.extend(_box.group("masks").numbers("set_points"))
    SALARY_MORE.extend(_box.group("salary").numbers("more", 2, 0, 4))
    _box.done()
SALARY: Final[int] = _salary.number("cocoa")  # for each worker
# From this power on SALARY_EXTRA more.
SALARY_HIGH_POWER: Final[int] = _salary.number("high_power", 1, 6)
SALARY_EXTRA: Final[int] = _salary.number("extra")
UNPAID_LOSS: Final[int] = _salary.number("unpaid_loss")
ASCENSION_POINTS: Final[int] = _ascension.number("points")
ASCENSION_PAY: Final[int] = _ascension.number("pay")
FOURTH_WORKER_POWER: Final[int] = _ascension.number("fourth_worker_power", 1, 5)
FOURTH_WORKER_COCOA: Final[int] = _ascension.number("fourth_worker_cocoa")

_calendar.done()
