"""The quick sensible player of Outspeed: level ``club``.

It guesses how likely everybody is to take each route by letting all answer each other a few times, in units
of zones: what is moved, what fuel and tiles are still good for, and how near one is to dropping out. Then it
draws its own route from that mixture, so that nobody can count on it. It reads what lies open and its own
tiles, never the tiles or the choices of others.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.number import U64
from homestretch.core.policy import Policy
from homestretch.core.position import Position, make_lists
from homestretch.core.stream import Stream, stir, wide
from homestretch.games.outspeed import actions, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.finish import is_finish
from homestretch.games.outspeed.rules.programming import route_number, route_refusal, term
from homestretch.games.outspeed.rules.ships import foremost_zone, lives, survivors, tiles_of, zone_ahead

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class ClubPolicy(Policy):
    """Mixes routes by what they are worth against the likely choices of the others."""

    share: Annotated[list[float], 18]
    answer: Annotated[list[float], 18]
    crowd: Annotated[list[float], 6]
    rolls: Annotated[list[float], 1000]
    target: float
    agreed: U64

    def __init__(self) -> None:
        make_lists(self)
        self.agreed = 0

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return decide(self, cython.cast(OutspeedPosition, position), seat, legal, count, stream)


def decide(policy: ClubPolicy, position: OutspeedPosition, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
    """The choice among the legal actions."""
    if count == 1:
        return legal.item[0]
    if position.step == parts.ASK_ROUTE:
        return about_route(policy, position, seat, stream)
    if position.step == parts.ASK_TILE:
        return about_tile(position, seat, legal, count)
    if position.step == parts.ASK_WHEEL:
        return about_number(position, seat, legal, count)
    return about_keeping(position, seat, legal, count)


# What things are worth, in zones


def rounds_after(position: OutspeedPosition) -> int:
    """How many rounds follow this one."""
    return position.rules.rounds - position.round


def worth_of_fuel(position: OutspeedPosition, fuel: int) -> float:
    """What fuel is good for later: much while it is scarce, little once it lasts to the end."""
    rounds = rounds_after(position)
    if rounds == 0:
        return 0.02 * fuel
    need = rounds + 3
    worth = 0.9 * fuel if fuel < need else 0.9 * need + 0.35 * (fuel - need)
    if fuel == 1:
        return worth - 2.5
    return worth - 1.0 if fuel == 2 else worth


def worth_of_tiles(position: OutspeedPosition, tiles: int) -> float:
    """What new tiles are good for later; one a round can be played."""
    return 1.6 * tiles if rounds_after(position) > 0 else 0.005 * tiles


def danger(position: OutspeedPosition, seat: int, zone: float) -> float:
    """The loss to expect from standing so far back that a new tableau may leave the ship behind."""
    edge = (position.rear + 1) * position.rules.zones
    if zone > edge:
        return 0.0
    leader = 0
    for other in range(position.rules.seats):
        if other != seat and lives(position, other) and position.zone[other] > leader:
            leader = position.zone[other]
    margin = (position.front + 1) * position.rules.zones - leader - edge + zone
    if margin > 3.0:
        return 0.0
    return 1.2 * (3.0 - margin) if margin > -5.0 else 9.6


def worth_of_place(policy: ClubPolicy, position: OutspeedPosition, seat: int, zone: float) -> float:
    """A place on the track; in the last round only being first counts."""
    if rounds_after(position) > 0:
        return zone - danger(position, seat, zone)
    ahead = (zone - policy.target) / 2.0
    return 10.0 * ahead / (1.0 + (ahead if ahead > 0.0 else -ahead)) - danger(position, seat, zone)


def out_of_race(position: OutspeedPosition, seat: int) -> float:
    """What dropping out is worth."""
    return -12.0 if rounds_after(position) == 0 else position.zone[seat] - 12.0


# Routes


def about_route(policy: ClubPolicy, position: OutspeedPosition, seat: int, stream: Stream) -> int:
    """A route drawn from the mixture everybody arrives at."""
    agree(policy, position)
    drawn = stream.below(1000000) / 1000000.0
    best = -1
    for route in range(parts.ROUTE_KINDS):
        if policy.share[seat * 3 + route] > 0.02:
            drawn -= policy.share[seat * 3 + route]
            best = route
            if drawn < 0.0:
                break
    return actions.PROGRAM + actions.ARGUMENT * best


def agree(policy: ClubPolicy, position: OutspeedPosition) -> None:
    """Works out the mixture, once for all who choose at the same time."""
    moment = outlook(position)
    if policy.agreed == moment:
        return
    policy.agreed = moment
    begin_evenly(policy, position)
    for step in range(9):
        for other in range(position.rules.seats):
            if lives(position, other):
                answer_others(policy, position, other)
        for at in range(parts.MOST_SEATS * parts.ROUTE_KINDS):
            policy.share[at] += (policy.answer[at] - policy.share[at]) / (step + 1.5)


def outlook(position: OutspeedPosition) -> U64:
    """64 bits that tell apart all that the mixture depends on."""
    mixed = stir(stir(wide(1), position.round), position.card)
    mixed = stir(stir(mixed, position.side), position.living)
    mixed = stir(stir(mixed, position.rear), position.front)
    for seat in range(position.rules.seats):
        mixed = stir(stir(mixed, position.zone[seat]), position.fuel[seat])
    return mixed


def begin_evenly(policy: ClubPolicy, position: OutspeedPosition) -> None:
    """Before anybody has thought, every route somebody can pay for is as likely."""
    for seat in range(position.rules.seats):
        allowed = 0
        for route in range(parts.ROUTE_KINDS):
            if lives(position, seat) and route_refusal(position, seat, route) == actions.ALLOWED:
                allowed += 1
        for route in range(parts.ROUTE_KINDS):
            policy.share[seat * 3 + route] = 0.0
            policy.answer[seat * 3 + route] = 0.0
            if lives(position, seat) and route_refusal(position, seat, route) == actions.ALLOWED:
                policy.share[seat * 3 + route] = 1.0 / allowed


def answer_others(policy: ClubPolicy, position: OutspeedPosition, seat: int) -> None:
    """What a player would do against the others as they are now: the better a route, the likelier."""
    if is_finish(position):
        aim(policy, position, seat)
    best = -1000.0
    for route in range(parts.ROUTE_KINDS):
        at = seat * 3 + route
        policy.answer[at] = -1000.0
        if route_refusal(position, seat, route) == actions.ALLOWED:
            policy.answer[at] = worth_of_route(policy, position, seat, route)
            if policy.answer[at] > best:
                best = policy.answer[at]
    total = 0.0
    for route in range(parts.ROUTE_KINDS):
        near = 1.0 + (policy.answer[seat * 3 + route] - best) / 0.6
        policy.answer[seat * 3 + route] = near * near * near if near > 0.0 else 0.0
        total += policy.answer[seat * 3 + route]
    for route in range(parts.ROUTE_KINDS):
        policy.answer[seat * 3 + route] /= total


def aim(policy: ClubPolicy, position: OutspeedPosition, seat: int) -> None:
    """The zone it probably takes to win against the others."""
    policy.target = 0.0
    for other in range(position.rules.seats):
        if other != seat and lives(position, other):
            zone = 1.0 * position.zone[other]
            for route in range(parts.ROUTE_KINDS):
                if policy.share[other * 3 + route] > 0.0:
                    zone += policy.share[other * 3 + route] * mean_row(policy, position, other, route, parts.ZONES, 1.0)
            if zone > policy.target:
                policy.target = zone


def mean_row(
    policy: ClubPolicy, position: OutspeedPosition, seat: int, route: int, row: int, programmers: float
) -> float:
    """A row of a route on average, for so many programmers of its own; the wheel as far as it goes."""
    total = 1.0 * term(position, route, row, parts.NUMBER)
    for counted in range(parts.ROUTE_KINDS):
        factor = term(position, route, row, parts.COUNT + counted)
        if factor > 0:
            total += factor * (programmers if counted == route else likely(policy, position, seat, counted))
    for die in range(2):
        total += term(position, route, row, parts.DIE + die) * position.rules.die_mean[die]
    if term(position, route, row, parts.WHEEL):
        total += good_number(position, seat, position.fuel[seat])
    return total


def likely(policy: ClubPolicy, position: OutspeedPosition, seat: int, route: int) -> float:
    """How many of the others are to be expected on a route."""
    total = 0.0
    for other in range(position.rules.seats):
        if other != seat and lives(position, other):
            total += policy.share[other * 3 + route]
    return total


def worth_of_route(policy: ClubPolicy, position: OutspeedPosition, seat: int, route: int) -> float:
    """What a route is worth to a player, over all crowds that may come of it."""
    expect_crowd(policy, position, seat, route)
    at = route_number(position, route)
    known = 0
    worth = 0.0
    total = 0.0
    for others in range(parts.MOST_SEATS):
        if policy.crowd[others] > 0.0:
            if position.rules.alone[at]:
                if others == 0:
                    worth = worth_of_gain(policy, position, seat, route, 1, 0)
                else:
                    worth = worth_of_paying(policy, position, seat, route, others + 1, False)
            elif position.rules.at_most[at] and others + 1 > position.rules.at_most[at]:
                worth = worth_of_place(policy, position, seat, 1.0 * position.zone[seat])
                worth += worth_of_fuel(position, position.fuel[seat])
            elif not known or counts_itself(position, route):
                worth = worth_of_paying(policy, position, seat, route, others + 1, True)
                known = 1
            total += policy.crowd[others] * worth
    return total


def counts_itself(position: OutspeedPosition, route: int) -> bool:
    """Whether it matters to those on a route how many they are, conditions apart."""
    for row in range(parts.ROWS):
        if term(position, route, row, parts.COUNT + route):
            return True
    return False


def expect_crowd(policy: ClubPolicy, position: OutspeedPosition, seat: int, route: int) -> None:
    """How likely it is that so many of the others take a route."""
    for others in range(parts.MOST_SEATS):
        policy.crowd[others] = 0.0
    policy.crowd[0] = 1.0
    for other in range(position.rules.seats):
        if other != seat and lives(position, other):
            chance = policy.share[other * 3 + route]
            for others in range(parts.MOST_SEATS - 1, 0, -1):
                policy.crowd[others] += chance * (policy.crowd[others - 1] - policy.crowd[others])
            policy.crowd[0] -= chance * policy.crowd[0]


def worth_of_paying(
    policy: ClubPolicy, position: OutspeedPosition, seat: int, route: int, programmers: int, gain: bool
) -> float:
    """What is left after the cost, over all its dice; with or without the benefit."""
    base = term(position, route, parts.COST, parts.NUMBER)
    for counted in range(parts.ROUTE_KINDS):
        factor = term(position, route, parts.COST, parts.COUNT + counted)
        if counted == route:
            base += factor * programmers
        elif factor > 0:
            base += rounded(factor * likely(policy, position, seat, counted))
    if term(position, route, parts.COST, parts.WHEEL):
        base += good_number(position, seat, position.fuel[seat] - base)
    most = roll_sums(policy, position, route)
    total = 0.0
    for rolled in range(most + 1):
        if policy.rolls[rolled] > 0.0:
            fuel = position.fuel[seat] - base - rolled
            if fuel < 0 or (fuel == 0 and not is_finish(position)):
                total += policy.rolls[rolled] * out_of_race(position, seat)
            elif gain:
                total += policy.rolls[rolled] * worth_of_gain(policy, position, seat, route, programmers, base + rolled)
            else:
                total += policy.rolls[rolled] * worth_of_place(policy, position, seat, 1.0 * position.zone[seat])
                total += policy.rolls[rolled] * worth_of_fuel(position, fuel)
    return total


def rounded(value: float) -> int:
    """The nearest whole number."""
    whole = 0
    while whole + 0.5 <= value:
        whole += 1
    return whole


def roll_sums(policy: ClubPolicy, position: OutspeedPosition, route: int) -> int:
    """Fills in how likely each sum of the dice of a cost is; returns the highest."""
    most = 0
    policy.rolls[0] = 1.0
    for die in range(2):
        for _ in range(term(position, route, parts.COST, parts.DIE + die)):
            highest = position.rules.die_value[die * 6 + position.rules.die_faces[die] - 1]
            for rolled in range(most + 1, most + highest + 1):
                policy.rolls[rolled] = 0.0
            most += highest
            for rolled in range(most, -1, -1):
                policy.rolls[rolled] = chance_of_sum(policy, position, die, rolled)
    return most


def chance_of_sum(policy: ClubPolicy, position: OutspeedPosition, die: int, rolled: int) -> float:
    """One more die on top of the sums so far."""
    total = 0.0
    faces = 0
    for face in range(position.rules.die_faces[die]):
        weight = position.rules.die_weight[die * 6 + face]
        faces += weight
        if rolled >= position.rules.die_value[die * 6 + face]:
            total += weight * policy.rolls[rolled - position.rules.die_value[die * 6 + face]]
    return total / faces


def worth_of_gain(
    policy: ClubPolicy, position: OutspeedPosition, seat: int, route: int, programmers: int, paid: int
) -> float:
    """What the benefit of a route leads to."""
    zone = position.zone[seat] + mean_row(policy, position, seat, route, parts.ZONES, 1.0 * programmers)
    zone = up_to_field(position, seat, zone)
    income = mean_row(policy, position, seat, route, parts.FUEL, 1.0 * programmers)
    worth = worth_of_place(policy, position, seat, zone)
    worth += worth_of_fuel(position, position.fuel[seat] - paid + rounded(income))
    return worth + worth_of_tiles(position, term(position, route, parts.BONUS, parts.NUMBER))


def up_to_field(position: OutspeedPosition, seat: int, zone: float) -> float:
    """Where a ship that sets out for a zone comes to: no farther than a force field on its way (OS-20)."""
    for i in range(position.fields):
        if position.zone[seat] < position.field[i] < zone:
            zone = position.field[i]
    return zone


# The middle wheel


def good_number(position: OutspeedPosition, seat: int, fuel: int) -> int:
    """How far to turn the wheel with so much fuel to spend: all of it at the end, else while it pays."""
    best = 0
    for number in range(1, position.rules.wheel + 1):
        if number <= fuel and (is_finish(position) or number < fuel):
            if number + worth_of_fuel(position, fuel - number) > best + worth_of_fuel(position, fuel - best):
                best = number
    return best


def about_number(position: OutspeedPosition, seat: int, legal: Buffer, count: int) -> int:
    """The legal number nearest to what seems good."""
    wanted = good_number(position, seat, position.fuel[seat])
    return legal.item[wanted if wanted < count else count - 1]


# Tiles


def about_tile(position: OutspeedPosition, seat: int, legal: Buffer, count: int) -> int:
    """The tile that does most now, if that is more than keeping it; the last action listed lays none."""
    rounds = rounds_after(position)
    most = 0.5 if tiles_of(position, seat) <= rounds else 0.05
    best = legal.item[count - 1]
    for i in range(count - 1):
        worth = worth_of_laying(position, seat, legal.item[i] // actions.ARGUMENT)
        if worth > most:
            most = worth
            best = legal.item[i]
    return best


def worth_of_laying(position: OutspeedPosition, seat: int, tile: int) -> float:
    """What a tile does now, if the others lay none."""
    zone = 1.0 * position.zone[seat]
    if tile == parts.NITRO:
        return 1.0 + danger(position, seat, zone) - danger(position, seat, zone + 1.0)
    if tile == parts.FUEL_TANK:
        fuel = position.fuel[seat]
        return worth_of_fuel(position, fuel + position.rules.tank_fuel) - worth_of_fuel(position, fuel)
    if tile == parts.FORCE_FIELD:
        return 0.4 * followers(position, seat)
    total = 0.0
    for other in range(position.rules.seats):
        if lives(position, other) and position.zone[other] > position.zone[seat]:
            total += harm(position, seat, other, tile)
    return total / (survivors(position) - 1)


def followers(position: OutspeedPosition, seat: int) -> int:
    """How many ships could run into a force field where a ship stands."""
    count = 0
    for other in range(position.rules.seats):
        if lives(position, other) and position.zone[seat] - 4 <= position.zone[other] < position.zone[seat]:
            count += 1
    return count


def harm(position: OutspeedPosition, seat: int, other: int, tile: int) -> float:
    """What a tile does to one of the ships ahead; to drive one out is worth most."""
    if tile == parts.ION_CANNON:
        fuel = position.fuel[other]
        if fuel <= position.rules.ion_fuel:
            return 9.0
        return worth_of_fuel(position, fuel) - worth_of_fuel(position, fuel - position.rules.ion_fuel)
    pushed = 0
    if tile == parts.FLAMETHROWER:
        if position.zone[other] == zone_ahead(position, position.zone[seat]):
            pushed = position.rules.flame_zones
    elif position.zone[other] == foremost_zone(position):
        pushed = position.rules.magnet_foremost
    else:
        pushed = position.rules.magnet_between
    zone = position.zone[other] - pushed
    if zone <= position.rear * position.rules.zones:
        return 9.0
    lead = 1.5 if position.zone[other] == foremost_zone(position) else 1.0
    return lead * pushed + danger(position, other, 1.0 * zone) - danger(position, other, 1.0 * position.zone[other])


def about_keeping(position: OutspeedPosition, seat: int, legal: Buffer, count: int) -> int:
    """The better of two tiles."""
    best = legal.item[0]
    most = -1.0
    for i in range(count):
        worth = worth_of_keeping(position, seat, legal.item[i] // actions.ARGUMENT)
        if worth > most:
            most = worth
            best = legal.item[i]
    return best


def worth_of_keeping(position: OutspeedPosition, seat: int, tile: int) -> float:
    """What a tile promises for later; a second of a kind that is seldom of use promises less."""
    owned = position.tiles[seat * parts.TILE_KINDS + tile]
    if tile == parts.FUEL_TANK:
        return 1.7 if position.fuel[seat] < rounds_after(position) + 3 else 0.9
    if tile == parts.FORCE_FIELD:
        return 0.8 / (1 + 3 * owned) if rounds_after(position) < 3 else 0.5 / (1 + 3 * owned)
    if tile == parts.ELECTROMAGNET:
        return 1.5 / (1 + owned)
    if tile == parts.ION_CANNON:
        return 1.4 / (1 + owned)
    return 1.1 if tile == parts.NITRO else 1.2
