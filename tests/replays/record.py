"""Records the golden replays anew: ``python tests/replays/record.py``. A rules change must list those it alters.

They cover every seat count, circuit, deck, set, level, option and variant. A replay that is already there
and comes out the same is left alone; those that changed are printed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.luck import CommonLuck, Luck, SeededLuck
from homestretch.core.policy import Party
from homestretch.core.replay import Seat
from homestretch.core.sealed import SealedLuck
from homestretch.core.stream import Stream
from homestretch.table.table import Table, run

HERE = Path(__file__).parent
MIXED = ("random", "club")
SQUARE = {"name": "square", "parts": [1, 7, 2, 8, 3, 9, 4, 10], "turns": "SRSRSRSR"}

SCRAPRACER: dict[str, tuple[dict[str, Any], str]] = {
    **{
        f"track-{track}-{seats}": ({"track": track, "seats": seats}, "club")
        for track, seats in zip("ABCDEF", (2, 3, 4, 5, 6, 4), strict=True)
    },
    **{
        f"short-{track}-{seats}": ({"track": track, "short": True, "seats": seats}, "random")
        for track, seats in zip("ABCDEF", (3, 4, 5, 6, 2, 3), strict=True)
    },
    **{f"mixed-{seats}": ({"seats": seats}, "mixed") for seats in range(2, 7)},
    **{f"finish-on-part-{part}": ({"seats": 3, "finish": part}, "club") for part in (5, 9, 14)},
    "two-racers-for-three": ({"seats": 3, "racers_each": 2}, "club"),
    "two-racers-for-three-short": ({"seats": 3, "racers_each": 2, "short": True, "track": "C"}, "mixed"),
    "one-racer-for-three": ({"seats": 3, "racers_each": 1, "short": True}, "club"),
    "two-racers-for-two-random": ({"seats": 2, "short": True}, "random"),
    "handed-out": (
        {"seats": 6, "racers": ["hover", "jackal", "twister", "swifty", "steel_jacket", "crusher"], "start": 5},
        "mixed",
    ),
    "own-circuit": ({"seats": 4, "circuit": SQUARE}, "club"),
    "own-circuit-crowded": ({"seats": 6, "circuit": SQUARE}, "random"),
    "common-luck": ({"seats": 4, "short": True}, "club"),
    "sealed-luck": ({"seats": 4, "short": True, "track": "B"}, "club"),
    "rookies": ({"seats": 4}, "rookie"),
}

FINISHLINE: dict[str, tuple[dict[str, Any], str]] = {
    **{f"{level}-{seats}": ({"seats": seats}, level) for level in ("club", "random", "mixed") for seats in (2, 3, 4)},
    **{
        f"single-row-{level}-{seats}": ({"seats": seats, "odds": "single"}, level)
        for level in ("club", "mixed")
        for seats in (2, 3, 4)
    },
    **{
        f"needs-win-{level}-{seats}": ({"seats": seats, "place_bonus_needs_win": True}, level)
        for level in ("club", "random")
        for seats in (2, 3, 4)
    },
    **{f"start-{seat}": ({"seats": 4, "start": seat}, "mixed") for seat in (0, 3)},
    "both-options": ({"seats": 4, "odds": "single", "place_bonus_needs_win": True}, "club"),
    "common-luck": ({"seats": 4}, "club"),
    "sealed-luck": ({"seats": 4}, "club"),
    "rookies": ({"seats": 4}, "rookie"),
}

SIDE = {"green": {"benefit": "2 zones"}, "red": {"at_most": 2, "cost": "1 + blue", "benefit": "2 blue zones, 1 tile"}}
OWN_CARDS = {
    "name": "night race",
    "without": [9, 13],
    "cards": {
        "17": {"kind": "track", "name": "Dunes by night", "side-3-4": SIDE},
        "18": {"kind": "track", "name": "Wheel of fate", "side-3-4": {"triangle": {"cost": "X", "benefit": "X zones"}}},
        "19": {
            "kind": "finish",
            "name": "Toll gate",
            "side-3-4": {"green": {"cost": "#green", "benefit": "2 #green zones"}},
        },
    },
}

OUTSPEED: dict[str, tuple[dict[str, Any], str]] = {
    **{f"random-deck-{seats}-club": ({"seats": seats}, "club") for seats in range(3, 7)},
    **{f"random-deck-{seats}-random": ({"seats": seats}, "random") for seats in range(3, 7)},
    **{f"random-deck-{seats}-mixed": ({"seats": seats}, "mixed") for seats in range(3, 7)},
    **{f"first-race-{seats}-club": ({"seats": seats, "deck": "first_race"}, "club") for seats in range(3, 7)},
    **{f"first-race-{seats}-mixed": ({"seats": seats, "deck": "first_race"}, "mixed") for seats in range(3, 7)},
    **{f"first-race-{seats}-random": ({"seats": seats, "deck": "first_race"}, "random") for seats in (3, 6)},
    **{f"own-cards-{seats}": ({"seats": seats, "cards": OWN_CARDS}, "mixed") for seats in range(3, 7)},
    "common-luck": ({"seats": 5}, "club"),
    "sealed-luck": ({"seats": 4}, "club"),
    "rookies": ({"seats": 4}, "rookie"),
}

CUBITOS_SETS = ("race_1", "race_2", "race_3", "race_4", "race_5", "race_6", "race_7", "combotastic", "such_much_fans")
OWN_SET = [
    "jacques_couteau",
    "pinch_eater",
    "the_cheese_stands_alone",
    "pineapple_rocks",
    "stogie",
    "cubasaurus",
    "wizard",
    "broken_cow",
]

CUBITOS: dict[str, tuple[dict[str, Any], str]] = {
    **{
        f"{name}-{seats}": ({"set": name, "seats": seats}, "club")
        for name, seats in zip(CUBITOS_SETS, (2, 3, 4) * 3, strict=True)
    },
    "grand-finale-3": ({"set": "grand_finale", "seats": 3}, "club"),
    **{f"{name}-mixed": ({"set": name, "seats": 2}, "mixed") for name in CUBITOS_SETS},
    **{f"{name}-english": ({"set": name, "edition": "english", "seats": 2}, "club") for name in CUBITOS_SETS[:7]},
    **{f"{name}-german": ({"set": name, "edition": "german", "seats": 2}, "club") for name in CUBITOS_SETS[:7]},
    **{f"random-set-{seats}": ({"set": "random", "seats": seats}, "club") for seats in (2, 3, 4)},
    "random-set-without-advice": ({"set": "random", "advice": False}, "mixed"),
    **{
        f"{track}-{seats}": ({"set": "race_2", "track": track, "seats": seats}, "club")
        for track, seats in (("nothing_goes_right", 3), ("testing_the_waters", 4), ("still_waters_run_deep", 2))
    },
    "own-set": ({"cards": OWN_SET, "seats": 3}, "club"),
    "own-set-two-laps": ({"cards": OWN_SET, "seats": 2, "laps": 2, "track": "ahead_of_the_curve"}, "club"),
    "ordered": ({"set": "race_6", "seats": 4, "timing": "ordered", "start": 2}, "club"),
    "common-luck": ({"set": "race_4", "seats": 4}, "club"),
    "sealed-luck": ({"set": "race_5", "seats": 4}, "club"),
    "rookies": ({"set": "race_3", "seats": 3}, "rookie"),
}


def luck_for(name: str, seed: int) -> Luck:
    """Seeded, unless the replay is about another kind."""
    if name == "common-luck":
        return CommonLuck(seed)
    if name == "sealed-luck":
        return SealedLuck(bytes([seed] * 32), ["one", "two", "three", "four"])
    return SeededLuck(seed)


def record(game_name: str, name: str, options: dict[str, Any], players: str, seed: int) -> list[str]:
    """The lines of one golden replay."""
    game = find(game_name)
    rules = game.rules(options)
    seated = [MIXED[seat % 2] if players == "mixed" else players for seat in range(rules.seats)]
    table = Table(game, rules, luck_for(name, seed), [Seat(f"{p} {n}", p) for n, p in enumerate(seated, start=1)])
    party, stream, out = Party([game.level(player) for player in seated]), Stream(seed, channel=1), Buffer()

    def choose(table: Table, seat: int) -> int:
        return party.choose(table.position, seat, out, table.position.legal(seat, out), stream)

    run(table, choose)
    return table.replay()


def main() -> None:
    """Writes what changed."""
    every = {"cubitos": CUBITOS, "finishline": FINISHLINE, "outspeed": OUTSPEED, "scrapracer": SCRAPRACER}
    for game, plans in every.items():
        for seed, (name, (options, players)) in enumerate(plans.items(), start=1):
            path = HERE / game / f"{name}.jsonl"
            path.parent.mkdir(exist_ok=True)
            lines = "\n".join(record(game, name, options, players, seed)) + "\n"
            if not path.exists() or path.read_text(encoding="utf-8") != lines:
                path.write_text(lines, encoding="utf-8")
                print(path.relative_to(HERE))  # noqa: T201  (that is what it is for)


if __name__ == "__main__":
    main()
