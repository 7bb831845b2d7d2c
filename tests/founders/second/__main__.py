"""More games than the tests have time for: `python -m tests.founders.second --games 1000`."""

from argparse import ArgumentParser
from collections import Counter

from tests.founders.second.following import PLAYERS, follow


def main() -> None:
    parser = ArgumentParser(description="the engine against the second implementation of Founders")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--reload", type=float, default=0.02, help="how often of all questions")
    parser.add_argument("--player", choices=sorted(PLAYERS), help="otherwise all but greedy")
    arguments = parser.parse_args()
    names = [arguments.player] if arguments.player else [n for n in PLAYERS if n != "greedy"]
    seen: Counter[str] = Counter()
    for number in range(arguments.games):
        players, side = 2 + number % 3, "AB"[number // 3 % 2]
        player = PLAYERS[names[number // 6 % len(names)]]
        seen += follow(players, side, player, arguments.seed + number, arguments.reload)
    print(f"{arguments.games} games, no difference")
    for what, count in sorted(seen.items()):
        print(f"{what}: {count}")


if __name__ == "__main__":
    main()
