"""Scenes: a table laid out by hand and played in the game's own notation.

>>> s = scene(players=2)
>>> s.seat(0, cocoa=5, workers="F2 Q1 N5*")          # doctest: +SKIP
>>> s.play("F2 >1 cocoa end")                        # doctest: +SKIP

A scene begins as a first game (printed boards and tiles, no hidden titles) in seat 0's turn, with
everybody's goods and workers taken away except what `seat` gives them.
"""

from __future__ import annotations

import teotihuacan as teo
from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.pyramid import lay
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_ICONS, ORIENTED
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.printed import discovery, technologies
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.setup import slots_of
from teotihuacan.city.rules.state import City, Player, board_of
from teotihuacan.city.rules.turns.turn import begin_turn

KEYS = [kind.key for kind in discovery.TILES[: discovery.KINDS]]
"""The discovery tiles of the game itself; those of further boxes are in `setting.keys`."""
TECHNOLOGY_NUMBERS = [technology.written() for technology in technologies.TILES]
ICONS = "brgnBRG"
SITE_CODES = [site_code(site) for site in range(geometry.SITES)]


def icon_word(icons: tuple[int, ...]) -> str:
    return "".join([ICONS[icon] for icon in icons])


TURNED_WORDS = [icon_word(icons) for icons in ORIENTED]
DECORATION_WORDS = [icon_word(icons) for icons in DECORATION_ICONS]


def houses(*counts: int) -> tuple[int, ...]:
    """The rows of the Nobles with so many houses in each, from the left."""
    return tuple([(1 << count) - 1 for count in counts])


class Scene:
    def __init__(self, game: teo.Game) -> None:
        self.game = game
        self.changed = True  # by hand, so that the legal choices must be worked out again

    @property
    def city(self) -> City:
        table = self.game.state
        assert isinstance(table, City)
        return table

    def player(self, seat: int) -> Player:
        return self.city.players[seat]

    def seat(
        self,
        seat: int,
        *,
        cocoa: int = 0,
        wood: int = 0,
        stone: int = 0,
        gold: int = 0,
        obsidian: int = 0,
        points: int = 0,
        temples: tuple[int, int, int] = (0, 0, 0),
        avenue: int = 0,
        track: int = 0,
        technologies: tuple[float, ...] = (),
        workers: str = "P1 P1 P1",
        tiles: tuple[str, ...] = (),
        used: tuple[str, ...] = (),
    ) -> Scene:
        """Set everything a player has.

        Workers: `F2` unlocked on the Forest with power 2, `F2*` locked on its sidebar, `P3*1`
        locked on the first royal tile; a worker that is not named waits on the wheel.
        Technologies by number (1.5 for one and a half), tiles by key (repeat a key for several).
        """
        p = self.player(seat)
        p.goods, p.points = [cocoa, wood, stone, gold, obsidian], points
        p.temple = list(temples)
        p.avenue, p.track = avenue, track
        p.technologies = 0
        for number in technologies:
            p.technologies |= 1 << TECHNOLOGY_NUMBERS.index(number)
        p.place = [places.WHEEL] * 4
        p.power = [3] * 4
        for i, word in enumerate(workers.split()):
            board = printed_boards.BOARD_LETTERS.index(word[0])
            p.power[i] = int(word[1])
            if "*" not in word:
                p.place[i] = board
            elif board == 1:
                p.place[i] = places.ROYAL_SPACE + int(word[3]) - 1
            else:
                p.place[i] = places.SIDEBAR + board
        keys = self.city.setting.keys
        assert {*tiles, *used} <= set(keys)
        p.lay_out([tiles.count(key) for key in keys])
        p.used = tuple([used.count(key) for key in keys])
        return self.touch()

    def kind(self, key: str) -> int:
        """The number of a discovery tile that this game is played with."""
        return self.city.setting.keys.index(key)

    def near(self, **tiles: str) -> Scene:
        """The discovery tiles beside the worship spaces: near(F="mask_1"); "" for none."""
        kinds = list(self.city.near)
        for letter, key in tiles.items():
            kinds[printed_boards.BOARD_LETTERS.index(letter)] = self.kind(key) if key else -1
        self.city.near = tuple(kinds)
        return self.touch()

    def pile(self, number: int, *keys: str) -> Scene:
        """The tiles of a pile: 0-2 on Avenue steps 3, 6, 8; 3 blue 4; 4 red 5; 5, 6 green 3, 6."""
        piles = list(self.city.piles)
        piles[number] = tuple(sorted(self.kind(key) for key in keys))
        self.city.piles = tuple(piles)
        return self.touch()

    def ring(self, letters: str) -> Scene:
        """The boards clockwise from the Palace, for example "PFQGCAND"."""
        self.city.ring = tuple(printed_boards.BOARD_LETTERS.index(letter) for letter in letters)
        self.city.slots = slots_of(self.city.ring)
        return self.touch()

    def neutral(self, *boards: str) -> Scene:
        """The neutral workers of each unused colour: neutral("FQG", "AND")."""
        self.city.neutral = tuple(
            tuple(printed_boards.BOARD_LETTERS.index(letter) for letter in word) for word in boards
        )
        return self.touch()

    def royal(self, *numbers: int) -> Scene:
        """The three royal tiles by number, on the spaces `royal1` to `royal3`."""
        printed = [tile.number for tile in ROYAL_TILES]
        self.city.royal = tuple(printed.index(number) for number in numbers)
        return self.touch()

    def technologies(self, *numbers: float) -> Scene:
        """The six technologies by number: upper row, lower row."""
        self.city.technologies = tuple(TECHNOLOGY_NUMBERS.index(number) for number in numbers)
        return self.touch()

    def bare_pyramid(self) -> Scene:
        """Take all pyramid tiles and decorations off the main board."""
        self.city.pyramid = (-1,) * geometry.SITES
        self.city.filled = 0
        self.city.decorations = (-1,) * 16
        return self.touch()

    def lay(self, icons: str, *sites: str) -> Scene:
        """Lay a tile showing these icons, clockwise from the top left, on each of the sites."""
        tile, rotation = divmod(TURNED_WORDS.index(icons), 4)
        for site in sites:
            lay(self.city, SITE_CODES.index(site), tile, rotation)
        return self.touch()

    def pyramid_offer(self, *words: str) -> Scene:
        """The three pyramid tiles to build, by their icons as they lie unturned."""
        self.city.pyramid_offer = tuple(TURNED_WORDS[::4].index(word) for word in words)
        return self.touch()

    def decoration_offer(self, *words: str) -> Scene:
        """The four decorations to choose from, by their icons."""
        self.city.decoration_offer = tuple(DECORATION_WORDS.index(word) for word in words)
        return self.touch()

    def turn(self, seat: int) -> Scene:
        """Make it the beginning of a seat's turn."""
        self.city.agenda.clear()
        self.city.acting = 0
        begin_turn(self.city, seat)
        return self.touch()

    def touch(self) -> Scene:
        """The table was changed by hand (call it after changing `table` yourself)."""
        self.changed = True
        return self

    def ask(self) -> None:
        if self.changed:
            self.game.settle()
            self.changed = False

    def play(self, codes: str) -> Scene:
        """Play codes one after another; an illegal one raises IllegalChoice."""
        self.ask()
        for code in codes.split():
            self.game.play(code)
        return self

    @property
    def codes(self) -> list[str]:
        """The codes that may be played now."""
        self.ask()
        return [self.game.rules.codes[id] for id in self.game.ids]

    def goods(self, seat: int) -> tuple[int, int, int, int, int]:
        """Cocoa, wood, stone, gold and points of a player; obsidian exists in other games only."""
        p = self.player(seat)
        cocoa, wood, stone, gold, obsidian = p.goods
        assert not obsidian or self.city.setting.goods == len(p.goods)
        return cocoa, wood, stone, gold, p.points

    def workers(self, seat: int) -> str:
        """The workers of a player, sorted, as `seat` takes them (`?` in hand; none waiting)."""
        p = self.player(seat)
        words: list[str] = []
        for place, power in zip(p.place, p.power):
            word = (
                f"{printed_boards.BOARD_LETTERS[board_of(place)]}{power}"
                if place != places.HAND
                else f"?{power}"
            )
            if place >= places.SIDEBAR:
                word += "*"
            elif place >= places.ROYAL_SPACE:
                word += f"*{place - places.ROYAL_SPACE + 1}"
            if place != places.WHEEL:
                words.append(word)
        return " ".join(sorted(words))

    def told(self, kind: str) -> list[tuple[int, tuple[int, ...]]]:
        """The events of a kind since the last question: seat and values."""
        return [(event.seat, event.values) for event in self.game.events if event.kind == kind]


def scene(players: int = 3, **options: object) -> Scene:
    """A bare table in the first turn of seat 0: each has three power 1 workers on the Palace."""
    game = teo.new_game("city", players=players, seed=1, first_game=True, **options)
    s = Scene(game)
    assert s.city.agenda[-1][0] == kinds.TURN
    s.city.neutral = ()
    for seat in range(players):
        s.seat(seat)
    assert places.HAND not in s.player(0).place
    return s
