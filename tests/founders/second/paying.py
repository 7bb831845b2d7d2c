"""Paying: what can be paid, with which mix, and which cubes go (R20 to R22, F33 to F35)."""

from tests.founders.second.city import NAME, SPACE
from tests.founders.second.data import RESOURCES, WILD_GOLD, Price, Space, Temple
from tests.founders.second.table import Founder, Steps, ask


def times(price: Price, factor: int) -> Price:
    return {resource: factor * count for resource, count in price.items()}


def price_at(tile: Temple, strength: int) -> Price:
    """The cost, and the extra for each point of Strength that is missing (R23)."""
    price = dict(tile.cost)
    for resource, count in tile.extra.items():
        price[resource] = price.get(resource, 0) + count * max(0, tile.size - strength)
    return price


def can_pay(price: Price, having: dict[str, int]) -> bool:
    if "any" in price:
        return sum(having.values()) >= price["any"]
    lacking = sum(max(0, price.get(named, 0) - having[named]) for named in ("stone", "wood"))
    return having["gold"] >= price.get("gold", 0) + WILD_GOLD * lacking


def pay(founder: Founder, price: Price) -> Steps[None]:
    # In which order the resources are asked for is no rule, but how the engine's questions go.
    if "any" in price:
        due = yield from mix_of_any(founder, price["any"])
        order = ("wood", "stone", "gold")
    else:
        due = yield from mix_with_gold(founder, price)
        order = ("gold", "wood", "stone")
    for resource in order:
        for space in (yield from chosen_cubes(founder, resource, due[resource])):
            del founder.cubes[space]


def mix_of_any(founder: Founder, number: int) -> Steps[Price]:
    having = founder.having()
    mixes = [
        (gold, stone)
        for gold in range(min(number, having["gold"]) + 1)
        for stone in range(min(number - gold, having["stone"]) + 1)
        if number - gold - stone <= having["wood"]
    ]
    golds = sorted({gold for gold, _ in mixes})
    gold = yield from number_after("gold=", founder, golds)
    stone = yield from number_after("stone=", founder, [s for g, s in mixes if g == gold])
    return {"gold": gold, "stone": stone, "wood": number - gold - stone}


def mix_with_gold(founder: Founder, price: Price) -> Steps[Price]:
    """For how many units of stone, and of wood, gold is paid (F34)."""
    having = founder.having()
    gold, stone, wood = [price.get(resource, 0) for resource in RESOURCES]
    mixes = [
        (for_stone, for_wood)
        for for_stone in range(stone + 1)
        for for_wood in range(wood + 1)
        if stone - for_stone <= having["stone"]
        and wood - for_wood <= having["wood"]
        and gold + WILD_GOLD * (for_stone + for_wood) <= having["gold"]
    ]
    for_stone = yield from number_after("wild", founder, sorted({s for s, _ in mixes}))
    for_wood = yield from number_after("wild", founder, [w for s, w in mixes if s == for_stone])
    return {
        "gold": gold + WILD_GOLD * (for_stone + for_wood),
        "stone": stone - for_stone,
        "wood": wood - for_wood,
    }


def number_after(word: str, founder: Founder, numbers: list[int]) -> Steps[int]:
    answer = yield from ask(founder.seat, [f"{word}{number}" for number in numbers])
    return int(answer.removeprefix(word))


def chosen_cubes(founder: Founder, resource: str, due: int) -> Steps[list[Space]]:
    """Return which cubes go; where fewer stay, those are asked for.  Ascending: each set once."""
    cubes = sorted(space for space, cube in founder.cubes.items() if cube == resource)
    staying = len(cubes) - due
    sign, left = ("-", due) if due <= staying else ("*", staying)
    named: list[Space] = []
    rest = cubes
    while left:
        possible = rest[: len(rest) - left + 1]  # behind it enough must be left
        answer = yield from ask(founder.seat, [sign + NAME[space] for space in possible])
        named.append(SPACE[answer[1:]])
        rest = rest[rest.index(named[-1]) + 1 :]
        left -= 1
    return named if sign == "-" else [space for space in cubes if space not in named]
