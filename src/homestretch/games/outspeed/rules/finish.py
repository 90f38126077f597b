"""The rear of the track, the flip of the cards, and the end of the race (OS-38, OS-42 to OS-47)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.outspeed import events, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.ships import drop_out, lives, survivors, tiles_of


def is_finish(position: OutspeedPosition) -> bool:
    """Whether the open card is a finish card."""
    return position.card > 0 and (position.rules.finish_cards >> (position.card - 1)) & 1 == 1


def end_resolution(position: OutspeedPosition) -> None:
    """OS-38, OS-42, OS-43, K2: tableaus at the rear go, the race may be over, the cards may flip."""
    position.stage = parts.REVEAL
    clear_rear(position)
    ends_early(position)
    if position.step != parts.OVER and position.side == parts.SIDE_5_6:
        if survivors(position) <= position.rules.few:
            position.side = parts.SIDE_3_4
            tell(position, events.FLIPPED, 0, 0, 0, 0)


def clear_rear(position: OutspeedPosition) -> None:
    """OS-38, C16, C17: only the foremost tableaus stay; who stands on another is out."""
    while position.front - position.rear >= position.rules.tableaus:
        tell(position, events.TABLEAU_REMOVED, position.rear * position.rules.zones + 1, 0, 0, 0)
        position.rear += 1
    for seat in range(position.rules.seats):
        if lives(position, seat) and position.zone[seat] <= position.rear * position.rules.zones:
            drop_out(position, seat, events.LEFT_BEHIND)


def reveal(position: OutspeedPosition) -> None:
    """OS-44: the card goes back into the box; after a finish card the race is over, else a round begins."""
    if is_finish(position):
        clear_fields(position)
        end_race(position)
        return
    position.round += 1
    position.card = 0
    for seat in range(position.rules.seats):
        position.route[seat] = 0
        position.number[seat] = 0
    for i in range(parts.CHANCE_KINDS * parts.MOST_SEATS):
        position.ordinal[i] = 0
    position.stage = parts.DEAL


def clear_fields(position: OutspeedPosition) -> None:
    """OS-20, C14: the markers of a zone somebody moved into are removed at the end of the round."""
    kept = 0
    for i in range(position.fields):
        if (position.entered >> i) & 1:
            tell(position, events.FIELD_GONE, position.field[i], 0, 0, 0)
        else:
            position.field[kept] = position.field[i]
            kept += 1
    for i in range(kept, position.fields):
        position.field[i] = 0
    position.fields = kept
    position.entered = 0


def ends_early(position: OutspeedPosition) -> None:
    """OS-14, OS-43, OS-47, C23: with one player left, or none, the race ends at once."""
    if survivors(position) <= 1:
        end_race(position)


def end_race(position: OutspeedPosition) -> None:
    """OS-45 to OS-47: who has won."""
    position.step = parts.OVER
    best = 1
    winners = 0
    for seat in range(position.rules.seats):
        if score(position, seat) > best:
            best = score(position, seat)
            winners = 0
        if score(position, seat) == best:
            winners += 1
    if winners == 0:
        tell(position, events.NO_WINNER, 0, 0, 0, 0)
    for seat in range(position.rules.seats):
        if score(position, seat) == best and winners:
            tell(position, events.WINNER if winners == 1 else events.SHARES, seat, position.zone[seat], 0, 0)


def score(position: OutspeedPosition, seat: int) -> int:
    """OS-45: the foremost zone, then fuel, then tiles; who is out has nothing."""
    if not lives(position, seat):
        return 0
    fuel = position.fuel[seat] if position.fuel[seat] < 10000 else 9999
    return position.zone[seat] * 1000000 + fuel * 100 + tiles_of(position, seat)
