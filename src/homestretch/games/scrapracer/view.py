"""What a seat may know of a race. Everything here was put in on purpose; nothing gets in by itself."""

from __future__ import annotations

from typing import Any

from homestretch.core.form import counted
from homestretch.core.stream import Stream
from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.components import ScrapRacerRules
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.race import ScrapRacer

# All that lies open on the table. The kinds of bonus cards in hand are secret, and the boosters on the
# track and in the reserve are face down for everybody (SR-K9): only how many there are of each is known.
OPEN = (
    "step",
    "stage",
    "round",
    "turn",
    "order",
    "ordering",
    "racers",
    "dice",
    "started_at",
    "driven",
    "crashed",
    "crash_card",
    "crash_dice",
    "fight",
    "goal_at",
    "crossed",
    "collect_at",
    "last_round",
    "boosters_on_track",
    "booster_reserve",
    "boosters_unseen",
    "drawn",
)


def look(position: ScrapRacerPosition, seat: int) -> dict[str, Any]:
    """The race as a seat sees it; -1 for a spectator."""
    return seen(position, position.to_json(), seat)


def seen(position: ScrapRacerPosition, whole: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat sees of a position that was written down whole."""
    rules = position.rules
    unseen = [0] * parts.BONUS_KINDS
    for k in range(parts.BONUS_KINDS):
        unseen[k] = position.bonus_deck[k]
        for other in range(rules.seats):
            if other != seat:
                unseen[k] += position.cards[other * parts.BONUS_KINDS + k]
    return {
        **{name: whole[name] for name in OPEN},
        "bonus_card_counts": [sum(hand.values()) for hand in whole["bonus_cards"]],
        "your_bonus_cards": whole["bonus_cards"][seat] if seat >= 0 else None,
        "bonus_cards_unseen": counted(parts.BONUS_CARDS, unseen),
        "decks": {name: whole["decks"][name] for name in (*parts.DECKS, "goal")},
    }


def imagine(rules: ScrapRacerRules, seat: int, seen: dict[str, Any], stream: Stream) -> ScrapRacer:
    """A race that looks just so from a seat: the unseen bonus cards are dealt at random."""
    pile = [name for name, count in seen["bonus_cards_unseen"].items() for _ in range(count)]
    hands: list[dict[str, int]] = []
    for other, count in enumerate(seen["bonus_card_counts"]):
        hand: dict[str, int] = {}
        if other == seat:
            hand = dict(seen["your_bonus_cards"])
        else:
            for _ in range(count):
                card = pile.pop(stream.below(len(pile)))
                hand[card] = hand.get(card, 0) + 1
        hands.append(hand)
    position = ScrapRacer(rules)
    position.read(
        {
            **{name: seen[name] for name in OPEN},
            "bonus_cards": hands,
            "decks": {**seen["decks"], "bonus": {name: pile.count(name) for name in parts.BONUS_CARDS}},
        }
    )
    return position
