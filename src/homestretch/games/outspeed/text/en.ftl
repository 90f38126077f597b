# Outspeed

route-green = green circle
route-triangle = triangle
route-red = red circle

side-3-4 = 3–4 players
side-5-6 = 5–6 players

card-1 = 1 “Starting straight”
card-2 = 2 “Salvage yard”
card-3 = 3 “Fuel stop”
card-4 = 4 “Bottleneck”
card-5 = 5 “Slipstream”
card-6 = 6 “Dune field”
card-7 = 7 “Wreckers”
card-8 = 8 “Tanker convoy”
card-9 = 9 “The gorge”
card-10 = 10 “Rockslide”
card-11 = 11 “Three tunnels”
card-12 = 12 “Overdrive”
card-13 = 13 “Home straight”
card-14 = 14 “Minefield”
card-15 = 15 “Burn it all”
card-16 = 16 “Three-way split”

tile-nitro = nitro
tile-fuel-tank = fuel tank
tile-flamethrower = flamethrower
tile-ion-cannon = ion cannon
tile-electromagnet = electromagnet
tile-force-field = force field
tile-nothing = nothing

about-tile-nitro = Your ship moves { $zones ->
    [one] one zone
   *[other] { $zones } zones
} ahead.
about-tile-fuel-tank = You take { $fuel } fuel.
about-tile-flamethrower = All ships in the nearest occupied zone ahead of you, however far, go back { $zones }.
about-tile-ion-cannon = Only from the last zone: every ship ahead of you loses { $fuel } fuel.
about-tile-electromagnet = Only from the last zone: the foremost ships go back { $foremost }, those between you and them { $between }.
about-tile-force-field = Only with the finish card: it guards your zone, and every ship that moves into it must stop there.

die-yellow = yellow die
die-blue = blue die

about-die-yellow = A cost die: you pay what it shows. Its faces: { $faces }.
about-die-blue = A gain die: you get what it shows. Its faces: { $faces }.

count-green = ships on green
count-triangle = ships on triangle
count-red = ships on red
wheel-x = X

unit-zones = { $value ->
    [one] 1 zone
   *[other] { $value } zones
}
unit-fuel = { $value } fuel
unit-tiles = { $value ->
    [one] 1 tile
   *[other] { $value } tiles
}

formula-zones = zones (= { $value })
formula-fuel = fuel (= { $value })

reason-fuel = the tank is empty
reason-debt = the route cost more than the tank held
reason-stranded = no lit route was affordable
reason-pushed = pushed off the rear of the track
reason-left-behind = left behind on a tableau that was removed

event-turn = Round { $round }: card { $card } ({ $side }).
event-chose-tile = { $tile_code ->
    [None] { $player } has decided about a tile.
    [nothing] { $player } decides against a tile.
   *[other] { $player } chooses { $tile }.
}
event-lays = A tile of { $player } lies face down.
event-passes = { $player } lays no tile.
event-tile = { $player } turns up: { $tile }.
event-field = A force field of { $player } guards zone { $zone }.
event-moved = { $steps ->
    [one] { $player } moves one zone to zone { $zone }.
   *[other] { $player } moves { $steps } zones to zone { $zone }.
}
event-pushed = { $zone ->
    [0] { $player } is pushed back { $steps } and off the track.
   *[other] { $player } is pushed back { $steps } to zone { $zone }.
}
event-stopped = A force field stops { $player } in zone { $zone }.
event-gained = { $player } takes { $fuel } fuel and has { $left }.
event-lost = { $player } loses { $fuel } fuel and has { $left }.
event-chose-route = { $route_code ->
    [None] { $player } has programmed a route.
   *[other] { $player } programs { $route }.
}
event-stranded = { $player } cannot afford any lit route.
event-route = { $player } takes { $route }.
event-sits-out = Too many on { $route }: { $player } sits out.
event-crowded = { $player } is not alone on { $route } and pays for nothing.
event-chose-number = { $number_code ->
    [None] { $player } has set the wheel.
   *[other] { $player } sets the wheel to { $number }.
}
event-number = The wheel of { $player } shows { $number }.
event-die = { $player } rolls { $value } with the { $die }.
event-paid = { $player } pays { $fuel } fuel and has { $left }.
event-drew = { $tile_code ->
    [None] { $player } looks at a tile.
   *[other] { $player } looks at a tile: { $tile }.
}
event-kept = { $tile_code ->
    [None] { $player } keeps a tile; another goes under the pile.
   *[other] { $player } keeps { $tile }; { $under } goes under the pile.
}
event-kept-only = { $tile_code ->
    [None] { $player } keeps the only tile there was.
   *[other] { $player } keeps the only tile there was: { $tile }.
}
event-no-tile = There is no tile left for { $player }.
event-reshuffled = The { $tiles } discarded tiles are shuffled into a new pile.
event-tableau-laid = A tableau is laid in front, from zone { $zone } on.
event-tableau-removed = The rear tableau, from zone { $zone } on, is removed.
event-out = { $player } is out: { $reason }.
event-discarded = { $player } discards { $tile }.
event-flipped = Four ships or fewer are left: all cards are turned to the 3–4 side.
event-field-gone = The force field in zone { $zone } is removed.
event-winner = { $player } wins the race in zone { $zone }!
event-shares = { $player } shares the victory in zone { $zone }!
event-no-winner = Nobody is left. The race has no winner; race again!

action-lay = Lay { $tile } face down
action-pass = Lay no tile
action-program = Take { $route }
action-set = Set the wheel to { $number }
action-keep = Keep { $tile }

prompt-tile = You are in zone { $zone } with { $fuel } fuel. Lay a tile?
prompt-route = Card { $card }: which route? You have { $fuel } fuel.
prompt-wheel = How far do you turn the wheel? You have { $fuel } fuel.
prompt-keep = Which tile do you keep? The other goes under the pile.

help-tile = One tile a round at most. All of a zone decide at the same time, the foremost zone first; then the tiles act from the front to the rear and hit only ships ahead. Ion cannon and electromagnet need the last zone, the force field the finish card. A kept tile can be laid later, and counts in a tie.
help-route = Everybody programs a route in secret. Where too many meet, all of them sit out; some prices and gains depend on how many take a route. All pay first, then all gain. Without fuel you are out, except after the finish card.
help-wheel = You pay what the wheel shows and move as many zones. All on this route set it in secret at the same time.
help-keep = Only you see these tiles. The one you do not keep goes under the pile, and only you know where it lies.

refused-no-such-tile = You do not have that tile.
refused-not-in-last-zone = That tile may be laid only from the last occupied zone.
refused-not-finish-card = A force field may be laid only while the finish card lies open.
refused-route-dark = That route is dark on this card.
refused-route-too-dear = You have too little fuel for that route, however it turns out.
refused-wheel-above-fuel = The wheel cannot go above the fuel you have.
refused-tile-not-drawn = That is not one of the tiles you are looking at.
refused-card-number = A card of your own needs a number from { $least } to { $most }, not “{ $number }”.
refused-card-table = “{ $entry }” ({ $where }) must be a table.
refused-card-entry = Card { $where }: there is no entry “{ $entry }”; known are { $known }.
refused-card-kind = Card { $where }: kind must be “track” or “finish”, not “{ $kind }”.
refused-card-no-route = Card { $where } has no legal route: light at least one that somebody with a full tank can pay.
refused-card-no-benefit = Card { $where }: the benefit is missing, such as "2 zones" or "1 zone, 1 tile".
refused-card-value = Card { $where }: { $entry } cannot be “{ $value }”. A value is a number, #green, #triangle, #red, yellow, blue or X, perhaps with a number before it; at_most goes from 1 to 6.
refused-card-unit = Card { $where }: “{ $part }” must end in one of { $known }.
refused-card-alone = Card { $where }: alone is true or false and does not go together with at_most.
refused-card-too-much = Card { $where }: numbers go up to { $most }.
refused-card-tiles = Card { $where }: tiles are a plain number.
refused-card-wheel = Card { $where }: X must be paid once in the cost, may be gained once, and does not go together with alone.
refused-card-without = There is no card { $number } to leave out; known are { $known }.
refused-components-limit = components.toml: { $entry } goes from 1 to { $most }, not { $value }.
refused-cards-too-few = A race needs { $right } track cards and a finish card; there are { $track } and { $finish }.

chance-card = Which card lies on top?
chance-yellow = Seat { $place }: what does the yellow die show, without its sign?
chance-blue = Seat { $place }: what does the blue die show?
chance-tile = Seat { $place }: which tile is drawn? Look at it alone.

option-deck = random, or the first race with cards 1 to 13 in order
option-cards = file with cards of your own

board-round = Round { $round } of { $rounds },
board-card = card { $card }, side { $side }
board-dark = dark
board-free = free → { $gain }
board-pay = pay { $cost } → { $gain }
board-at-most = { $count ->
    [one] for one only
   *[other] for { $count } at most
}
board-alone = alone: { $gain } free; shared: pay { $cost } for nothing
board-zone = zone { $zone }
board-out = out of the race
board-laid = a tile face down
board-field = Force field in zone { $zone }
board-pile = Pile: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, discards: { $discards }
board-under = You put { $tile } under the pile: { $above ->
    [0] it is the next to be drawn
    [one] one tile lies above it
   *[other] { $above } tiles lie above it
}.
board-your-tiles = Your tiles: { $tiles }

# The picture in the browser
board-scene = The track from zone { $first } to zone { $last }
board-round-of = Round { $round } of { $rounds }
board-finish-card = Finish card
board-no-cost = free
board-pilot-thinks = is choosing
board-pilot-chosen = has chosen in secret
board-pilot-waits = has nothing to choose now
board-pilot-out = out of the race
board-gauge = Who has none left is out, except after the finish card.
board-hand = Your tiles
board-no-tiles = No tile in hand.
board-wheel = The middle wheel
board-last-round = What just happened
board-note-sits-out = sits out
board-note-crowded = not alone
board-note-out = out
board-note-stopped = stopped by a force field
board-fuel-word = fuel
board-zones-word = zones
board-tiles-word = tiles
board-seat = Seat { $seat }
board-risk = In the worst case this route costs { $worst } fuel, and you have { $fuel }: you would be out.

odds-no-card = No card lies open.
odds-route = { $route }, affordable for { $players ->
    [one] one player
   *[other] { $players } players
}:
odds-crowd = { $crowd } on it{ $others }: { $fate }
odds-others = , { $count } on { $route }
odds-fate = pay { $pays }, get { $gets }
odds-sits-out = sit out
odds-nothing = nothing

# What a person types

word-lay = lay
word-pass = pass
word-program = take
word-set = set
word-keep = keep
word-route-green = green
word-route-triangle = triangle
word-route-red = red
word-tile-nitro = nitro
word-tile-fuel-tank = tank
word-tile-flamethrower = flamethrower
word-tile-ion-cannon = ion
word-tile-electromagnet = electromagnet
word-tile-force-field = field

checked-file = { $file }: { $own ->
    [one] one card
   *[other] { $own } cards
} of your own; the race draws from { $track } track and { $finish } finish cards.{ $stranding ->
    [0] {""}
    [one] {" "}One side leaves a player with 1 fuel no route.
   *[other] {" "}{ $stranding } sides leave a player with 1 fuel no route.
}

exact-route = { $route }: take it { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time; it is worth { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } zones against players who do the same.
