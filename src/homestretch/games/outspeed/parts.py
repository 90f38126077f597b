"""The parts of Outspeed as the kernel numbers them. How many there are of each, components.toml says."""

from __future__ import annotations

MOST_SEATS = 6
MOST_CARDS = 30
MOST_TILES = 60
MOST_FIELDS = 18
MOST_FACES = 6

ROUTES = ("green", "triangle", "red")
GREEN, TRIANGLE, RED = range(3)
ROUTE_KINDS = 3

SIDES = ("3-4", "5-6")
SIDE_3_4, SIDE_5_6 = range(2)

KINDS = ("track", "finish")

TILES = ("nitro", "fuel_tank", "flamethrower", "ion_cannon", "electromagnet", "force_field")
NITRO, FUEL_TANK, FLAMETHROWER, ION_CANNON, ELECTROMAGNET, FORCE_FIELD = range(6)
TILE_KINDS = 6

DICE = ("yellow", "blue")
YELLOW, BLUE = range(2)

# A route has four rows, and each row is a sum: a number, so many times each count, each die, and the wheel.
COST, ZONES, FUEL, BONUS = range(4)
ROWS = 4
NUMBER, COUNT, DIE, WHEEL = 0, 1, 4, 6
SLOTS = 7

# What is asked for now: of seats, or of chance.
STEPS = ("free", "tile", "route", "wheel", "keep", "draw_card", "cost_die", "benefit_die", "draw_tile", "over")
FREE, ASK_TILE, ASK_ROUTE, ASK_WHEEL, ASK_KEEP, DRAW_CARD, COST_DIE, BENEFIT_DIE, DRAW_TILE, OVER = range(10)

# What comes next in a round once nothing is asked for.
STAGES = (
    "deal",
    "laying",
    "tiles",
    "programming",
    "wheels",
    "costs",
    "benefits",
    "drawing",
    "track",
    "reveal",
)
DEAL, LAYING, TILES_ACT, PROGRAMMING, WHEELS, COSTS, BENEFITS, DRAWING, TRACK, REVEAL = range(10)

# What chance can be asked for.
CHANCES = ("card", "yellow", "blue", "tile")
CHANCE_CARD, CHANCE_YELLOW, CHANCE_BLUE, CHANCE_TILE = range(4)
CHANCE_KINDS = 4
