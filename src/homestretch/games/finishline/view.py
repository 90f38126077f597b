"""What a seat may know of a game. Everything here was put in on purpose; nothing gets in by itself."""

from __future__ import annotations

from typing import Any

from homestretch.core.stream import Stream
from homestretch.games.finishline import parts
from homestretch.games.finishline.components import FinishLineRules
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.race import FinishLine

# All that lies open on the table. The betting sheets are secret until the race is paid out (FL-5, FL-K4):
# of the others everybody knows their capital and whether they have closed their sheet, not how many bets it has.
OPEN = (
    "step",
    "race",
    "player",
    "start_player",
    "betting",
    "raced",
    "line_up",
    "order",
    "level",
    "head_to_head_spent",
    "home_straight",
    "on",
    "pool",
    "out_of_play",
    "dice",
    "fetching",
    "kept",
    "extra",
    "photo",
    "capital",
    "side_bets",
    "helped",
    "results",
    "drawn",
)


def look(position: FinishLinePosition, seat: int) -> dict[str, Any]:
    """The game as a seat sees it; -1 for a spectator."""
    return seen(position, position.to_json(), seat)


def seen(position: FinishLinePosition, whole: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat sees of a position that was written down whole."""
    return {
        **{name: whole[name] for name in OPEN},
        "you": seat if seat >= 0 else None,
        "your_bets": whole["bets"][seat] if seat >= 0 else None,
    }


def imagine(rules: FinishLineRules, seat: int, seen: dict[str, Any], stream: Stream) -> FinishLine:
    """A game that looks just so from a seat: those who have closed their sheets have bet something."""
    bets: list[dict[str, Any]] = []
    running = seen["step"] not in ("draw_horse", "over")
    for other in range(rules.seats):
        if other == seat:
            bets.append(seen["your_bets"])
        elif running and other not in seen["betting"]:
            bets.append(imagined_sheet(rules, seen["line_up"], seen["capital"][other], stream))
        else:
            bets.append({"win": [], "place": []})
    position = FinishLine(rules)
    position.read({**{name: seen[name] for name in OPEN}, "bets": bets})
    return position


def imagined_sheet(rules: FinishLineRules, line_up: list[int], capital: int, stream: Stream) -> dict[str, Any]:
    """Some bets that a seat with this capital might have made: the whole capital on up to five of them."""
    if len(line_up) != parts.RUNNERS:
        return {"win": [], "place": []}
    pile = list(line_up)
    win: list[dict[str, Any]] = []
    for _ in range(1 + stream.below(rules.win_bets)):
        win.append({"horse": pile.pop(stream.below(len(pile))), "amount": 0})
    place: list[dict[str, Any]] = []
    for _ in range(stream.below(rules.place_bets + 1)):
        pair = sorted([line_up[i] for i in different(stream)])
        if pair not in [bet["horses"] for bet in place]:
            place.append({"horses": pair, "amount": 0})
    bets = [*win, *place]
    left = capital // rules.step
    chunk = max(1, left // 20)
    while left >= chunk:
        bets[stream.below(len(bets))]["amount"] += chunk * rules.step
        left -= chunk
    return {"win": [b for b in win if b["amount"]], "place": [b for b in place if b["amount"]]}


def different(stream: Stream) -> tuple[int, int]:
    """Two different starting places."""
    one, other = stream.below(parts.RUNNERS), stream.below(parts.RUNNERS - 1)
    return one, other + (other >= one)
