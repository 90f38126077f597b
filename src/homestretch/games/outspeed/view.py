"""What a seat may know of a race. Everything here was put in on purpose; nothing gets in by itself."""

from __future__ import annotations

from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.stream import Stream
from homestretch.games.outspeed import actions, parts
from homestretch.games.outspeed.components import OutspeedRules
from homestretch.games.outspeed.position import NONE, OutspeedPosition, counted
from homestretch.games.outspeed.rules.bonus import lay_refusal
from homestretch.games.outspeed.rules.choices import legal
from homestretch.games.outspeed.rules.race import Outspeed

# All that lies open on the table. Secret are the kinds of tiles in hand, laid, just drawn, in the pile and
# under it (but for those one put there oneself), and every choice until all have chosen (C20, K4).
OPEN = (
    "step",
    "stage",
    "round",
    "card",
    "side",
    "track_cards",
    "finish_cards",
    "tableaus",
    "zones",
    "fuel",
    "out",
    "deciding",
    "zone_asked",
    "turn",
    "thrown",
    "costs",
    "moves",
    "income",
    "tiles_due",
    "force_fields",
    "discard",
    "luck",
)

SECRET = "secret"


def look(position: OutspeedPosition, seat: int) -> dict[str, Any]:
    """The race as a seat sees it; -1 for a spectator."""
    return seen(position, position.to_json(), seat)


def seen(position: OutspeedPosition, whole: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat sees of a position that was written down whole."""
    drawer = position.turn if position.drawn[0] else -1
    return {
        "seat": seat if seat >= 0 else None,
        **{name: whole[name] for name in OPEN},
        "tile_counts": [sum(hand.values()) for hand in whole["tiles"]],
        "your_tiles": whole["tiles"][seat] if seat >= 0 else None,
        "laid": [hidden(position, s, seat, tile) for s, tile in enumerate(whole["laid"])],
        "routes": closed(position, seat, parts.ASK_ROUTE, whole["routes"]),
        "wheels": closed(position, seat, parts.ASK_WHEEL, whole["wheels"]),
        "drawn": whole["drawn"] if drawer == seat >= 0 else len(whole["drawn"]),
        "pile": sum(whole["pile"].values()),
        "under": [
            {"tile": entry["tile"] if entry["by"] == seat else SECRET, "by": entry["by"]} for entry in whole["under"]
        ],
        "tiles_unseen": counted(unseen(position, seat)),
    }


def hidden(position: OutspeedPosition, owner: int, seat: int, tile: str) -> str:
    """K4: which tile somebody laid is secret; while his zone decides, whether he laid one is secret too."""
    answering = position.step == parts.ASK_TILE and position.zone[owner] == position.zone_asked
    answered = answering and not position.deciding >> owner & 1 and any(hand_of(position, owner))
    return SECRET if owner != seat and (tile != NONE or answered) else tile


def closed(position: OutspeedPosition, seat: int, step: int, choices: list[Any]) -> list[Any]:
    """OS-22: choices that are shown only when all have chosen."""
    if position.step != step:
        return choices
    return [choice if s == seat or choice == NONE else SECRET for s, choice in enumerate(choices)]


def hand_of(position: OutspeedPosition, seat: int) -> list[int]:
    """How many tiles of each kind somebody has."""
    return [position.tiles[seat * parts.TILE_KINDS + k] for k in range(parts.TILE_KINDS)]


def unseen(position: OutspeedPosition, seat: int) -> list[int]:
    """How many tiles of each kind a seat does not see, wherever they are."""
    row = [position.pile[k] for k in range(parts.TILE_KINDS)]
    for other in range(position.rules.seats):
        if other != seat:
            for k, count in enumerate(hand_of(position, other)):
                row[k] += count
    for i in range(position.under_count):
        if position.under_by[i] != seat:
            row[position.under[i]] += 1
    for i in range(2):
        if position.drawn[i] and position.turn != seat:
            row[position.drawn[i] - 1] += 1
    return row


# Imagining what is hidden


def imagine(rules: OutspeedRules, seat: int, seen: dict[str, Any], stream: Stream) -> Outspeed:
    """A race that looks just so from a seat: unseen tiles are dealt and secret choices made at random."""
    pool = [name for name, count in seen["tiles_unseen"].items() for _ in range(count)]
    drawn = seen["drawn"]
    unknown_drawn = isinstance(drawn, int)
    laid = list(seen["laid"])
    hands: list[dict[str, int]] = [{} for _ in range(rules.seats)]
    if seat >= 0:
        hands[seat] = dict(seen["your_tiles"])
    for other in certain_layers(seen, seat):
        laid[other] = deal(pool, stream, playable(rules, seen, other))
        hands[other][laid[other]] = 1
    if unknown_drawn:
        drawn = [deal(pool, stream, parts.TILES) for _ in range(drawn)]
    under = [
        {"tile": deal(pool, stream, parts.TILES), "by": entry["by"]} if entry["tile"] == SECRET else entry
        for entry in seen["under"]
    ]
    for other, count in enumerate(seen["tile_counts"]):
        while sum(hands[other].values()) < count:
            tile = deal(pool, stream, parts.TILES)
            hands[other][tile] = hands[other].get(tile, 0) + 1
    position = Outspeed(rules)
    position.read(
        {
            **{name: seen[name] for name in OPEN},
            "tiles": hands,
            "laid": [NONE if tile == SECRET else tile for tile in laid],
            "routes": [NONE if choice == SECRET else choice for choice in seen["routes"]],
            "wheels": [NONE if choice == SECRET else choice for choice in seen["wheels"]],
            "drawn": drawn,
            "pile": {name: pool.count(name) for name in parts.TILES},
            "under": under,
        }
    )
    choose_secretly(position, seen, laid, stream)
    return position


def certain_layers(seen: dict[str, Any], seat: int) -> list[int]:
    """The seats known to have laid a tile, those with the fewest kinds to choose from first."""
    answering = seen["zone_asked"] if seen["step"] == "tile" else 0
    found = [s for s, tile in enumerate(seen["laid"]) if tile == SECRET and seen["zones"][s] != answering and s != seat]
    return sorted(found, key=lambda s: -seen["zones"][s])


def playable(rules: OutspeedRules, seen: dict[str, Any], seat: int) -> list[str]:
    """The kinds of tiles a seat could have laid this round (OS-17 to OS-20)."""
    finish = bool(rules.finish_cards >> (seen["card"] - 1) & 1)
    last = min([zone for s, zone in enumerate(seen["zones"]) if s not in seen["out"]])
    found = ["nitro", "fuel_tank", "flamethrower"] + ["force_field"] * finish
    return found + ["ion_cannon", "electromagnet"] * (seen["zones"][seat] == last)


def deal(pool: list[str], stream: Stream, kinds: Any) -> str:
    """One of the unseen tiles, of certain kinds."""
    places = [i for i, tile in enumerate(pool) if tile in kinds]
    return pool.pop(places[stream.below(len(places))])


def choose_secretly(position: Outspeed, seen: dict[str, Any], laid: list[Any], stream: Stream) -> None:
    """Fills in the choices that others have made and not shown yet, each as likely."""
    out = Buffer()
    for seat in range(position.rules.seats):
        if laid[seat] == SECRET:
            tiles = [k for k in range(parts.TILE_KINDS) if lay_refusal(position, seat, k) == actions.ALLOWED]
            position.laid[seat] = ([0] + [k + 1 for k in tiles])[stream.below(len(tiles) + 1)]
        elif seen["routes"][seat] == SECRET:
            count = legal(position, seat, out)
            position.route[seat] = out[stream.below(count)] // actions.ARGUMENT + 1
        elif seen["wheels"][seat] == SECRET:
            count = legal(position, seat, out)
            position.number[seat] = out[stream.below(count)] // actions.ARGUMENT + 1
