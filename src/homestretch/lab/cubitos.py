"""What self-played races of Cubitos show, as Markdown: ``python -m homestretch.lab.cubitos WHAT --games N --seed S``.

``races``: rounds, busts and the balance of the seats, for every set and number of seats.
``cards``: how often each card is bought, and how a player fares who may not buy it or always wants it.
``lines``: which ways runners take on each track.
``gifts``: how much more often somebody wins who is given a fan, a draw token or a credit in the middle of a race.
``proof``: races over all sets, tracks, editions, timings, seats and levels, looking at every step; exit code 1 if a
property fails.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from statistics import mean, median
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.luck import CommonLuck, SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.policy import Party, Policy
from homestretch.core.replay import places
from homestretch.core.stream import Stream
from homestretch.games.cubitos import events, parts
from homestretch.games.cubitos.components import SETS, TRACKS, components
from homestretch.games.cubitos.policy import ClubPolicy
from homestretch.games.cubitos.position import NUMBERS
from homestretch.games.cubitos.rules.race import Cubitos
from homestretch.games.cubitos.track import Track, reached
from homestretch.lab.match import error_of
from homestretch.lab.probes import cores
from homestretch.lab.selfplay import wilson
from homestretch.lab.watching import won

GAME = find("cubitos")
LONGEST = 100_000
STEPS_A_ROUND = 5_000
AT_ONCE = 50
"""Steps between two looks at the events: few enough that all of them are kept."""
WANTED, FORBIDDEN = 1000.0, -1000.0

Event = tuple[int, ...]


def race(
    rules: Any, players: Sequence[Policy], seed: int, number: int, watch: Callable[[Event], None] | None
) -> Cubitos:
    """One race to its end; ``watch`` hears every event."""
    position: Cubitos = GAME.position(rules)
    luck, stream, party = SeededLuck(seed, number), Stream(seed, number, 1), Party(list(players))
    if watch is None:
        play_out(position, party, luck, stream, LONGEST)
        return position
    position.record()
    while not position.over():
        play_out(position, party, luck, stream, AT_ONCE)
        for event in position.drain():
            watch(event)
    return position


def winner(position: Cubitos, seats: int) -> int:
    """The seat that won."""
    out = Buffer()
    position.scores(out)
    return places(out.first(seats)).index(1)


def share(wins: float, games: int) -> str:
    """A share in percent with its 95 % interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def on_all_cores(work: Callable[[Any], Any], pieces: list[Any]) -> Iterator[Any]:
    """Does pieces of work in processes of their own, one for each core."""
    with ProcessPoolExecutor(cores()) as pool:
        yield from pool.map(work, pieces)


# Races


def races_of(piece: tuple[str, int, int, int]) -> tuple[list[int], int, list[int]]:
    """Rounds of each race, all busts, and how often each seat won."""
    name, seats, games, seed = piece
    rules = GAME.rules({"set": name, "seats": seats})
    club = ClubPolicy()
    rounds, wins = [], [0] * seats
    told: Counter[int] = Counter()
    for number in range(games):
        position = race(rules, [club] * seats, seed, number, lambda event: told.update(event[:1]))
        rounds.append(position.round)
        wins[winner(position, seats)] += 1
    return rounds, told[events.BUSTED], wins


def races(games: int, seed: int) -> list[str]:
    """Every set with every number of seats, and random sets on every track."""
    pieces = [(name, seats, games, seed) for name in (*SETS, "random") for seats in (2, 3, 4)]
    lines = [
        "| set | seats | rounds, mean | middle (5–95 %) | busts a player and round | wins of each seat in % (95 %) |",
        "|---|---|---|---|---|---|",
    ]
    for (name, seats, _, _), (rounds, busts, wins) in zip(pieces, on_all_cores(races_of, pieces), strict=True):
        ordered = sorted(rounds)
        middle = f"{median(rounds):.0f} ({ordered[games // 20]}–{ordered[-1 - games // 20]})"
        each = ", ".join(share(count, games) for count in wins)
        often = busts / (seats * sum(rounds))
        lines.append(f"| {name} | {seats} | {mean(rounds):.1f} | {middle} | {100 * often:.0f} % | {each} |")
    return lines


# Cards


def buyers(options: dict[str, Any], games: int, seed: int) -> Counter[int]:
    """By card: how many of the players of some races bought it."""
    rules = GAME.rules(options)
    club, count = ClubPolicy(), Counter[int]()
    for number in range(games):
        bought: set[tuple[int, int]] = set()

        def watch(event: Event, bought: set[tuple[int, int]] = bought) -> None:
            if event[0] == events.BOUGHT:
                bought.add((event[1], event[2]))

        position = race(rules, [club, club], seed, number, watch)
        cards = [parts.CARDS.index(card) for card in position.to_json()["cards"]]
        count.update(cards[kind - parts.FIRST_COLOUR] for _, kind in bought)
        count.update({parts.CARD_COUNT + card: 2 for card in cards})
    return count


def duel(options: dict[str, Any], whims: dict[str, float], games: int, seed: int) -> int:
    """How many races a player with whims wins against one without, each luck played from both seats."""
    rules, wins = GAME.rules(options), 0
    whimsical, plain = ClubPolicy(whims), ClubPolicy()
    for number in range(games):
        seat = number % 2
        players = [plain, whimsical] if seat else [whimsical, plain]
        wins += winner(race(rules, players, seed, number // 2, None), 2) == seat
    return wins


def card_figures(piece: tuple[str, int, int]) -> list[Any]:
    """Of one card: bought, forbidden, wanted, in its own sets and in random sets that hold it."""
    card, games, seed = piece
    own = [{"set": name} for name in SETS if card in components()["sets"][name]["cards"]]
    drawn = [{"cards": cards} for cards in random_sets(card, 10, seed)]
    found = []
    for where in (own, drawn):
        each = games // len(where)
        counts = [buyers(options, max(20, each // 5), seed) for options in where]
        number = parts.CARDS.index(card)
        bought = sum(count[number] for count in counts)
        players = sum(count[parts.CARD_COUNT + number] for count in counts)
        without = sum(duel(options, {card: FORBIDDEN}, each, seed + 1) for options in where)
        wanted = sum(duel(options, {card: WANTED}, each, seed + 2) for options in where)
        found.append((100 * bought / players, without, wanted, each * len(where)))
    return found


def random_sets(card: str, count: int, seed: int) -> list[list[str]]:
    """Some sets with a card and seven others, all equally likely."""
    stream = Stream(seed, parts.CARDS.index(card), 2)
    own = parts.CARDS.index(card) // parts.CARDS_EACH
    return [
        [
            card if colour == own else parts.CARDS[parts.CARDS_EACH * colour + stream.below(parts.CARDS_EACH)]
            for colour in range(parts.COLOUR_COUNT)
        ]
        for _ in range(count)
    ]


def cards(games: int, seed: int) -> list[str]:
    """All 56 cards."""
    pieces = [(card, games, seed) for card in parts.CARDS]
    lines = [
        "| card | cost | bought in % | wins in % without it (95 %) | wanting it "
        "| random sets: bought | without (95 %) | wanting |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (card, _, _), (own, drawn) in zip(pieces, on_all_cores(card_figures, pieces), strict=True):
        cost = components()["cards"][card]["cost"]["value"]
        told = [
            f"{bought:.0f} | {share(without, played)} | {100 * wanted / played:.0f}"
            for bought, without, wanted, played in (own, drawn)
        ]
        lines.append(f"| {card} | {cost} | {told[0]} | {told[1]} |")
    return lines


# Lines

MOVES = {events.MOVED, events.SHORTCUT, events.JET_PACK, events.REWARD}
FAR = 2
"""A reward so many steps off the shortest way is far; who takes one runs wide."""


def detours(track: Track) -> list[int]:
    """How many steps each space costs beyond the shortest way on dry land; 0 for water."""
    touching = [space.neighbours for space in track.spaces]
    water = [space.kind == "water" for space in track.spaces]
    there, onwards = reached(touching, 0, water), reached(touching, len(touching) - 1, water)
    return [there[n] + onwards[n] - track.shortest() if n in there else 0 for n in range(len(touching))]


def noted(track: Track, far: list[int], runner: Counter[str], event: Event) -> None:
    """Enters what an event says about the line of a runner."""
    kind, space = event[0], event[2]
    if kind == events.MOVED:
        runner["steps"] += 1
        runner["water"] += track.spaces[space].kind == "water"
    elif kind == events.SHORTCUT:
        runner[f"shortcut to {track.labels[space]}"] += 1
    elif kind == events.JET_PACK:
        runner["jet pack"] += 1
    elif kind == events.REWARD:
        runner["rewards"] += 1
        runner["far rewards"] += far[space] >= FAR


def ways(piece: tuple[str, int, int]) -> tuple[Counter[str], list[int], list[int]]:
    """Which lines the runners of a track took with cards drawn at random, and their steps and rewards."""
    track, games, seed = piece
    used: Counter[str] = Counter()
    steps, rewards = [], []
    for number in range(games):
        rules = GAME.rules({"track": track, "cards": random_sets("rich_dog", 1, seed + number)[0]})
        course = rules.courses[0]
        far = detours(course)
        runners = [Counter[str](), Counter[str]()]

        def watch(event: Event, course: Track = course, far: list[int] = far, runners: Any = runners) -> None:
            if event[0] in MOVES:
                noted(course, far, runners[event[1]], event)

        race(rules, [ClubPolicy(), ClubPolicy()], seed, number, watch)
        for runner in runners:
            steps.append(runner.pop("steps"))
            rewards.append(runner.pop("rewards", 0))
            line = ["wide" if runner.pop("far rewards", 0) else "inside"]
            used[" + ".join(line + sorted(name for name in runner if runner[name]))] += 1
    return used, steps, rewards


def lines(games: int, seed: int) -> list[str]:
    """Every track, with cards drawn at random."""
    pieces = [(track, games, seed) for track in TRACKS]
    told = ["| track | lines taken, in % of the runners | steps taken, 5–95 % | rewards, 5–95 % |", "|---|---|---|---|"]
    for (track, _, _), (used, steps, rewards) in zip(pieces, on_all_cores(ways, pieces), strict=True):
        shares = ", ".join(f"{name} {100 * count / used.total():.0f}" for name, count in used.most_common(8))
        spans = [sorted(values) for values in (steps, rewards)]
        spread = [f"{span[len(span) // 20]}–{span[-1 - len(span) // 20]}" for span in spans]
        told.append(f"| {track} | {shares} | {spread[0]} | {spread[1]} |")
    return told


# Gifts

GIFTS = ("fan", "draw_token", "credit")


def round_begun(rules: Any, seed: int, number: int) -> Any:
    """The beginning of some round of a race after the first; all are equally likely."""
    position: Any = GAME.position(rules)
    luck, stream, club, begun = SeededLuck(seed, number), Stream(seed, number, 1), ClubPolicy(), []
    while not position.over():
        round_before = position.round
        play_out(position, club, luck, stream, 1)
        if position.round > max(1, round_before) and not position.over():
            begun.append(position.copy())
    return begun[stream.below(len(begun))]


def with_gift(position: Any, seat: int, gift: str) -> Any:
    """The same moment, but somebody has more; a fan comes with the draw token of its space, without credits."""
    form = position.to_json()
    own = form["players"][str(seat)]
    own["credits"] += gift == "credit"
    own["draw_tokens"] += gift == "draw_token"
    if gift == "fan" and own["fans"] < parts.LAST_FAN:
        own["fans"] += 1
        own["draw_tokens"] += components()["fans"]["draw_tokens"]["value"][own["fans"] - 1]
    return GAME.read(position.rules, form)


def raced_on(position: Any, seed: int, number: int) -> list[float]:
    """Who has won in the end."""
    play_out(position, ClubPolicy(), CommonLuck(seed, number), Stream(seed, number, 2), LONGEST)
    return won(position, position.rules.seats)


def gift_leads(piece: tuple[str, int, int]) -> list[list[float]]:
    """For each gift, how much more of the win it brought in each race of a set, with the same luck."""
    name, games, seed = piece
    found: list[list[float]] = [[] for _ in GIFTS]
    for number in range(games):
        rules = GAME.rules({"set": name, "seats": 2 + number % 3})
        begun, seat = round_begun(rules, seed, number), number // 3 % rules.seats
        without = raced_on(begun.copy(), seed, number)[seat]
        for leads, gift in zip(found, GIFTS, strict=True):
            leads.append(raced_on(with_gift(begun, seat, gift), seed, number)[seat] - without)
    return found


def gifts(games: int, seed: int) -> list[str]:
    """What a gift at the beginning of a round is worth, in per cent of the win."""
    told = ["| set | a fan, without credits | a draw token | a credit |", "|---|---|---|---|"]
    names = [*SETS, "random"]
    every = list(on_all_cores(gift_leads, [(name, games, seed) for name in names]))
    together = [[lead for found in every for lead in found[gift]] for gift in range(len(GIFTS))]
    for name, found in zip([*names, "all"], [*every, together], strict=True):
        cells = [f"{100 * mean(leads):.1f} ± {196 * error_of(leads):.1f}" for leads in found]
        told.append(f"| {name} | {' | '.join(cells)} |")
    return told


# Proof

MONEY = {events.CREDITS, events.BOUGHT, events.BOUGHT_STEP, events.SHORTCUT}


def purses(position: Any, seats: int) -> list[tuple[int, int]]:
    """Credits and draw tokens of every seat."""
    rows = [position.numbers(seat) for seat in range(seats)]
    return [(row[NUMBERS.index("credits")], row[NUMBERS.index("draw_tokens")]) for row in rows]


def check_race(options: dict[str, Any], level: str, seed: int, number: int) -> int:
    """Plays one race and looks at every step; AssertionError if a property does not hold. Returns the steps."""
    rules = GAME.rules(options)
    position: Any = GAME.position(rules)
    position.record()
    luck, stream, out, player = SeededLuck(seed, number), Stream(seed, number, 1), Buffer(), GAME.level(level)
    before, steps, began, known = purses(position, rules.seats), 0, 0, 0
    while not position.over():
        if count := position.chance(out):
            position.resolve(luck.outcome(position, out, count))
        else:
            seats = [seat for seat in range(rules.seats) if position.waiting() >> seat & 1]
            assert seats, f"step {steps}: nobody is asked and the race is not over"
            count = position.legal(seats[0], out)
            assert count, f"step {steps}: seat {seats[0]} owes a decision and has no choice"
            position.apply(seats[0], player.choose(position, seats[0], out, count, stream))
        steps += 1
        after = purses(position, rules.seats)
        told = {(event[1], event[0]) for event in position.drain()}
        for seat in range(rules.seats):
            names = {kind for whose, kind in told if whose == seat}
            if before[seat][0] != after[seat][0]:
                assert names & MONEY, f"step {steps}: credits of seat {seat} change without an event"
            if before[seat][1] != after[seat][1]:
                assert events.FAN in names, f"step {steps}: draw tokens of seat {seat} change without a fan"
        assert not position.problems(), f"step {steps}: {position.problems()}"
        if position.round != known:
            began, known = steps, position.round
        assert steps - began < STEPS_A_ROUND, f"round {known} does not end"
        before = after
    return steps


LEVELS = ("club", "club", "club", "random")
"""Races at random last ten times as long, so there are fewer of them."""


def check_some(piece: tuple[int, int, int]) -> tuple[int, list[str]]:
    """Races of a stretch of numbers, every set with every edition, seats, timing and track; steps and what failed."""
    first, last, seed = piece
    every = list(product((*SETS, "random"), parts.EDITIONS, (2, 3, 4), ("free", "ordered"), LEVELS))
    steps, failed = 0, []
    for number in range(first, last):
        name, edition, seats, timing, level = every[number % len(every)]
        track = (None, *TRACKS)[(number + number // len(every)) % 5]
        options = {"set": name, "edition": edition, "seats": seats, "timing": timing, "track": track}
        try:
            steps += check_race(options, level, seed, number)
        except AssertionError as problem:
            failed.append(f"race {number} ({level}, {options}): {problem}")
    return steps, failed


def proof(games: int, seed: int) -> list[str]:
    """Races over everything there is; SystemExit with what failed."""
    pieces = [(first, min(first + 50, games), seed) for first in range(0, games, 50)]
    steps, failed = 0, []
    for count, problems in on_all_cores(check_some, pieces):
        steps += count
        failed += problems
    if failed:
        raise SystemExit("\n".join(failed))
    return [f"{games:,} races, {steps:,} steps: every property held."]


def main(words: list[str]) -> None:
    """Measures what is asked for and prints it."""
    parser = argparse.ArgumentParser("python -m homestretch.lab.cubitos")
    parser.add_argument("what", choices=("races", "cards", "lines", "gifts", "proof"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    figures = {"races": races, "cards": cards, "lines": lines, "gifts": gifts, "proof": proof}
    sys.stdout.write("\n".join(figures[asked.what](asked.games, asked.seed)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
