"""What the rules can owe, each thing as the step that stands for it.

This is the one place where steps are written; a kind of step reads its own, and nobody else's.
The fields that a kind declares are the arguments here, in the same order.
"""

from typing import Final

from teotihuacan.city.rules import kinds
from teotihuacan.engine.steps import CHANCE, Step

# --- draws ----------------------------------------------------------------------------------------


def draw_board(slot: int) -> Step:
    return (kinds.DRAW_BOARD, CHANCE, slot, 0, 0)


def draw_royal(category: int) -> Step:
    return (kinds.DRAW_ROYAL, CHANCE, category, 0, 0)


def draw_technology() -> Step:
    return (kinds.DRAW_TECHNOLOGY, CHANCE, 0, 0, 0)


def draw_bonus() -> Step:
    return (kinds.DRAW_BONUS, CHANCE, 0, 0, 0)


def draw_decoration(place: int) -> Step:
    return (kinds.DRAW_DECORATION, CHANCE, place, 0, 0)


def draw_pyramid_tile(place: int) -> Step:
    return (kinds.DRAW_PYRAMID, CHANCE, place, 0, 0)


def draw_rotation(site: int) -> Step:
    return (kinds.DRAW_ROTATION, CHANCE, site, 0, 0)


def draw_discovery(place: int) -> Step:
    return (kinds.DRAW_DISCOVERY, CHANCE, place, 0, 0)


def draw_starting(purpose: int) -> Step:
    return (kinds.DRAW_STARTING, CHANCE, purpose, 0, 0)


# --- setup ----------------------------------------------------------------------------------------


def link() -> Step:
    return (kinds.LINK, 0, 0, 0, 0)


def keep(seat: int) -> Step:
    return (kinds.KEEP, seat, 0, 0, 0)


def reveal() -> Step:
    return (kinds.REVEAL, 0, 0, 0, 0)


def benefits(seat: int) -> Step:
    return (kinds.BENEFITS, seat, 0, 0, 0)


def starting_power(seat: int) -> Step:
    return (kinds.STARTING_POWER, seat, 0, 0, 0)


def place_worker(seat: int) -> Step:
    return (kinds.PLACE, seat, 0, 0, 0)


def put_neutrals_away() -> Step:
    return (kinds.NEUTRALS, 0, 0, 0, 0)


def neutral_setup() -> Step:
    return (kinds.NEUTRAL_SETUP, 0, 0, 0, 0)


def setup_over() -> Step:
    return (kinds.SETUP_OVER, 0, 0, 0, 0)


# --- a turn ---------------------------------------------------------------------------------------


def turn(seat: int) -> Step:
    return (kinds.TURN, seat, 0, 0, 0)


def distance(seat: int, worker: int, second: int) -> Step:
    return (kinds.DISTANCE, seat, worker, second, 0)


def action(seat: int, worker: int, second: int, board: int) -> Step:
    return (kinds.ACTION, seat, worker, second, board)


def end_turn(seat: int) -> Step:
    return (kinds.END, seat, 0, 0, 0)


def finish_turn(seat: int) -> Step:
    return (kinds.FINISH_TURN, seat, 0, 0, 0)


def next_turn(seat: int) -> Step:
    return (kinds.NEXT_TURN, seat, 0, 0, 0)


SEATS: Final = 4
WHOLE_TURN: Final[list[list[Step]]] = [
    [finish_turn(seat), end_turn(seat), turn(seat)] for seat in range(SEATS)
]
"""A person's turn, made once for every seat: nothing is owed more often."""


# --- worship, discovery tiles ---------------------------------------------------------------------


def worship(seat: int, space: int, worker: int, second: int) -> Step:
    return (kinds.WORSHIP, seat, space, worker, second)


def worship_order(seat: int, space: int, power: int, claimed: int) -> Step:
    return (kinds.WORSHIP_ORDER, seat, space, power, claimed)


def ability(seat: int, space: int, power: int) -> Step:
    return (kinds.ABILITY, seat, space, power, 0)


def trade(seat: int, space: int, left: int, free: int) -> Step:
    return (kinds.TRADE, seat, space, left, free)


def give_any(seat: int) -> Step:
    """Pay a resource of the player's choice."""
    return (kinds.GIVE, seat, 0, 0, 0)


def claim(seat: int, place: int, temple: int) -> Step:
    return (kinds.CLAIM, seat, place, temple, 0)


# --- gains ----------------------------------------------------------------------------------------


def take_any(seat: int, left: int) -> Step:
    """Take resources of the player's choice."""
    return (kinds.RESOURCE, seat, left, 0, 0)


def any_temple(seat: int, left: int) -> Step:
    return (kinds.TEMPLE, seat, left, 0, 0)


def temple_order(seat: int, blue: int, red: int, green: int) -> Step:
    return (kinds.TEMPLE_ORDER, seat, blue, red, green)


def temple_pair(seat: int, temple: int, steps: int) -> Step:
    """A step on this temple, and so many on any."""
    return (kinds.TEMPLE_PAIR, seat, temple, steps, 0)


def temple_step(seat: int, temple: int) -> Step:
    return (kinds.TEMPLE_STEP, seat, temple, 0, 0)


def avenue_step(seat: int) -> Step:
    return (kinds.AVENUE, seat, 0, 0, 0)


def power_up(seat: int, board: int, left: int, flags: int) -> Step:
    """On one board, or with board 0 anywhere."""
    return (kinds.POWER_UP, seat, board, left, flags)


def buy_power(seat: int, board: int) -> Step:
    return (kinds.BUY_POWER, seat, board, 0, 0)


def reborn(seat: int, worker: int) -> Step:
    return (kinds.REBORN, seat, worker, 0, 0)


def wheel_reward(seat: int) -> Step:
    return (kinds.WHEEL_REWARD, seat, 0, 0, 0)


def calendar_step(seat: int) -> Step:
    return (kinds.CALENDAR, seat, 0, 0, 0)


# --- paying with a good that stands for others ----------------------------------------------------


def pay_with(seat: int, good: int, amount: int, kept: int) -> Step:
    """Pay so much of a good; so many pieces must be left for the rest."""
    return (kinds.PAY_WITH, seat, good, amount, kept)


def power_down(seat: int) -> Step:
    return (kinds.POWER_DOWN, seat, 0, 0, 0)


def perform(seat: int, board: int, workers: int, lowest: int) -> Step:
    """Carry out a main action, once its cocoa is paid."""
    return (kinds.PERFORM, seat, board, workers, lowest)


def traded(seat: int, space: int, count: int) -> Step:
    """Receive so many times what a royal tile gives, once it is paid."""
    return (kinds.TRADED, seat, space, count, 0)


def known(seat: int, technology: int) -> Step:
    """Know a technology from now on."""
    return (kinds.KNOWN, seat, technology, 0, 0)


# --- main actions ---------------------------------------------------------------------------------


def extra_worker(seat: int, board: int, workers: int, lowest: int) -> Step:
    return (kinds.EXTRA_WORKER_TILE, seat, board, workers, lowest)


def learn(seat: int, workers: int, lowest: int) -> Step:
    return (kinds.LEARN, seat, workers, lowest, 0)


def noble_row(seat: int, workers: int) -> Step:
    return (kinds.NOBLE_ROW, seat, workers, 0, 0)


def decorate(seat: int) -> Step:
    return (kinds.DECORATE, seat, 0, 0, 0)


def decoration_side(seat: int, offer: int) -> Step:
    return (kinds.DECORATION_SIDE, seat, offer, 0, 0)


def build(seat: int, workers: int, built: int, discounted: int) -> Step:
    return (kinds.BUILD, seat, workers, built, discounted)


def site(seat: int, offer: int, discounted: int) -> Step:
    return (kinds.SITE, seat, offer, discounted, 0)


def discount(seat: int, level: int, discounted: int) -> Step:
    return (kinds.DISCOUNT, seat, level, discounted, 0)


def rotation(seat: int, offer: int, site: int) -> Step:
    return (kinds.ROTATION, seat, offer, site, 0)


def technology_gain(seat: int, board: int, known: int) -> Step:
    return (kinds.TECHNOLOGY_GAIN, seat, board, known, 0)


def action_over(seat: int) -> Step:
    return (kinds.ACTION_OVER, seat, 0, 0, 0)


# --- an Eclipse -----------------------------------------------------------------------------------


def eclipse(following: int) -> Step:
    return (kinds.ECLIPSE, following, 0, 0, 0)


def scoring(kind: int) -> Step:
    """A step of the scoring, by its kind."""
    return (kind, 0, 0, 0, 0)


def salary(seat: int) -> Step:
    return (kinds.SALARY, seat, 0, 0, 0)


def new_era(following: int) -> Step:
    return (kinds.NEW_ERA, following, 0, 0, 0)


def score_bonus() -> Step:
    return (kinds.SCORE_BONUS, 0, 0, 0, 0)


def game_over() -> Step:
    return (kinds.GAME_OVER, 0, 0, 0, 0)
