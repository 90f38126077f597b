# Scrap Racer

racer-swifty = Swifty
racer-jackal = Jackal
racer-crusher = Crusher
racer-hover = Hover
racer-twister = Twister
racer-steel-jacket = Steel Jacket

ability-swifty = ends on a curve: one space further
ability-jackal = wins every fight of its own turn and moves two spaces
ability-crusher = overtakes: takes a bonus marker
ability-hover = needs only two bonus markers for a card
ability-twister = overtakes: one space further
ability-steel-jacket = ends on a straight: one space further

booster-plus-minus-1 = ±1
booster-flip = flip
booster-reroll = reroll

use-plus = +1
use-minus = −1
use-flip = flip
use-reroll = reroll

deck-crash-1-2 = 1/2
deck-crash-3-4 = 3/4
deck-crash-5-6 = 5/6

crash-two-dice = two dice forward
crash-forward-2 = 2 forward
crash-forward-3 = 3 forward
crash-forward-5 = 5 forward
crash-forward-5-ahead-back-2 = 5 forward, the one ahead 2 back
crash-forward-5-ram = 5 forward and ram
crash-behind-2 = the one behind 2 forward
crash-die-back = one die back
crash-stay = stay
crash-back-4 = 4 back
crash-back-6 = 6 back
crash-position-loss = behind the last racer
crash-last-4 = the last racer 4 forward
crash-behind-4 = the one behind 4 forward

bonus-forward-3 = 3 forward
bonus-forward-5 = 5 forward
bonus-forward-7 = 7 forward
bonus-straight = to the next straight
bonus-curve = to the next curve
bonus-catch-up = catch up

goal-last-7 = the last racer 7 forward
goal-last-two-5 = the last two racers 5 forward
goal-all-but-first-2 = all but the first 2 forward
goal-all-but-first-two-3 = all but the first two 3 forward

event-drew-racer = { $player } draws { $racer }.
event-starts = { $player } starts.
event-goes-first = { $player } sends { $racer } out first.
event-turn = Round { $round }: { $racer } ({ $player }) is on.
event-die = { $racer } rolls a { $value }.
event-boosted = { $use_code ->
    [reroll] { $racer } spends a reroll booster on that die.
    [flip] { $racer } flips the die over to { $value }.
   *[other] { $racer } turns the die to { $value } (±1 booster).
}
event-double = A double { $value }: { $racer } crashes!
event-stopped = { $racer } stops with { $total }.
event-played = { $player } plays “{ $card }” for { $racer }.
event-moved = { $steps ->
    [one] { $racer } moves one space to space { $space }.
   *[other] { $racer } moves { $steps } spaces to space { $space }.
}
event-fell-back = { $steps ->
    [one] { $racer } falls back one space to space { $space }.
   *[other] { $racer } falls back { $steps } spaces to space { $space }.
}
event-ability = { $racer } uses its ability.
event-fight = { $racers } fight for space { $space }.
event-fight-die = { $racer } rolls a { $value } in the fight.
event-fight-tie = A tie: the fight for space { $space } goes on.
event-fight-won = { $racer } wins the fight.
event-crash-card = Crash card { $deck }: { $card }.
event-crash-die = The crash die of { $racer } shows { $value }.
event-stays = { $racer } stays where it is.
event-marker = { $racer } takes a bonus marker ({ $markers } now).
event-bonus-card = { $player } trades the bonus markers of { $racer } for a bonus card: { $card }.
event-lap = { $laps ->
    [one] { $racer } crosses the line: one lap done.
   *[other] { $racer } crosses the line: { $laps } laps done.
}
event-goal-card = Goal card for { $racer }: { $card }.
event-last-round = { $racer } has finished: this is the last round.
event-refilled = { $markers ->
    [one] One booster is laid out again; { $reserve } left in reserve.
   *[other] { $markers } boosters are laid out again; { $reserve } left in reserve.
}
event-booster = { $racer } picks up a booster on space { $space }: { $booster }.
event-winner = { $player } wins the race with { $racer }!

action-roll = Roll
action-stop = Stop and drive { $total }
action-crash = Accept the double and crash
action-boost = Booster { $use }
action-drive = Drive { $total } now
action-play = Play “{ $card }”
action-done = No more cards
action-first = { $racer } goes first
action-win = { $racer } wins and moves on

prompt-order = Which of your racers goes first? It stays so for the whole race.
prompt-roll = { $space ->
    [0] { $racer } waits off the track: roll the first die.
   *[other] { $racer } on space { $space }: roll the first die.
}
prompt-die = Roll again? { NUMBER($double, style: "percent", maximumFractionDigits: 0) } double, you would lose { $total } { $total ->
    [one] space
   *[other] spaces
}.
prompt-six = All six dice are different: drive { $total }, or use a booster.
prompt-double = A double { $value }. Use a booster, or crash?
prompt-before = { $total } to drive. Play a bonus card first?
prompt-after = You are on space { $space }. Play another bonus card?
prompt-winner = Your own racers meet on space { $space }. Which one moves on?

help-order = You drive two racers. The one you name takes its turn first in every round.
help-roll = Roll one die after another, six at most. As long as all are different you may stop and drive their sum. The first double ends your roll: the dice are lost and a crash card decides. Your ability, { $racer }: { $ability }.
help-die = Roll on for more spaces, or stop and drive what lies there. Boosters change the latest die before it counts: ±1 turns it by one (not from 6 to 1), flip turns it over, reroll throws it again. A used booster is gone.
help-before = Bonus cards move you before the dice, after them, or both; as many as you like. Driving moves you by the dice.
help-after = The dice have moved you. Cards you still hold may be played now or kept for a later turn. After that come your ability and fights.
help-winner = Two racers of yours share a space, and no dice are rolled: you say which one moves on a space.

refused-no-die-yet = Roll the first die before that.
refused-double-showing = A double shows: use a booster or crash.
refused-no-double = There is no double on the table.
refused-six-dice = All six dice lie on the table: stop, or use a booster.
refused-no-booster = You have no booster for that.
refused-no-such-face = ±1 does not go past 6 or below 1.
refused-no-such-card = You do not hold that card.
refused-nobody-to-catch = No other racer is ahead on the track to catch up with.
refused-not-your-racer = That is not one of the racers to choose from.
refused-racers-each = With { $seats } players everybody drives { $right } { $right ->
    [one] racer
   *[other] racers
}, not { $each }.
refused-racers-count = Option racers needs { $count } different racers, seat by seat; given: { $given }.
refused-circuit-lengths = The circuit lists { $parts } parts but { $turns } turns: one letter (S, R or L) for each part.
refused-circuit-unknown-part = Part { $part } (place { $place }) does not exist; parts are { $known }.
refused-circuit-part-twice = Part { $part } (place { $place }) is already laid; there is one of each.
refused-circuit-unknown-turn = Part { $part } (place { $place }) has the turn “{ $turn }”; it must be S, R or L.
refused-circuit-straight-turns = Part { $part } (place { $place }) is a straight and cannot turn { $turn }: write S.
refused-circuit-curve-straight = Part { $part } (place { $place }) is a curve and cannot go straight: write R or L.
refused-circuit-overlaps = Part { $part } (place { $place }) would lie on top of part { $other }.
refused-circuit-lacks-kind = The circuit has no { $kind ->
    [straight] straight
   *[other] curve
}; it needs at least one.
refused-circuit-open = The circuit is not closed: after part { $part } (place { $place }) the road does not lead back to part { $first }.
refused-circuit-anticlockwise = The circuit runs anticlockwise: list the parts the other way round, with L and R swapped.
refused-circuit-drop-missing = Part { $part } cannot be left out: it is not in the circuit.
refused-circuit-no-short = This circuit says no parts to leave out (“drop”), so it has no short version.
refused-circuit-no-such-finish = The finish line cannot stand on part { $part }; parts of this circuit: { $known }.
refused-circuit-unknown-entry = { $file }: there is no entry “{ $entry }” in a circuit; known are { $known }.
refused-circuit-bad-entry = { $file }: the entry “{ $entry }” must be a { $kind ->
    [list] list of part numbers
    [str] text
   *[other] number
}.
refused-circuit-missing-entry = { $file }: the entry “{ $entry }” is missing.

chance-racer = Which racer is drawn?
chance-start = Who starts?
chance-die = What does the die of { $racer } show?
chance-fight-die = What does the fight die of { $racer } show?
chance-crash-die = What does the die for the crash card of { $racer } show?
chance-crash-1-2 = Which crash card 1/2 is drawn?
chance-crash-3-4 = Which crash card 3/4 is drawn?
chance-crash-5-6 = Which crash card 5/6 is drawn?
chance-bonus-card = Which bonus card is drawn for { $racer }? Only its driver looks.
chance-goal-card = Which goal card is drawn for { $racer }?
chance-booster = Which booster does { $racer } pick up?

option-track = circuit A to F
option-short = leave out the marked parts
option-finish = part number with the finish line
option-circuit = file with a circuit of your own
option-racers-each = racers for each player; two with two players, with three as you like
option-racers = racers handed out instead of drawn, seat by seat
option-start = seat that starts, from 0

board-off = off the track
board-lap = lap { $lap } of { $laps }
board-place = space { $space }
board-finished = finished
board-straight = straight
board-curve = curve
board-racer = { $place }. { $racer } ({ $player }): { $where }. Boosters: { $boosters }. Bonus markers: { $markers }. Bonus cards: { $cards }.
board-dice = Dice: { $dice } (sum { $total })
board-your-cards = Your bonus cards: { $cards }
board-none = none
board-legend = ▲ finish line   • straight   ○ curve   ◆ booster
board-table-rank = #
board-table-racer = racer
board-table-player = player
board-table-lap = lap
board-table-space = space
board-table-boosters = boosters
board-table-markers = markers
board-table-cards = cards

odds-double = Chance of a double with the next die: { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
odds-boosted = With your boosters used against it: { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
odds-shows = A double shows: without a booster the dice are lost and a crash card decides.
odds-six = All six dice lie there: { $total } to drive, nothing more to roll.
odds-lost = A crash would cost you the { $total } on the table.
odds-nothing-lost = Nothing lies on the table to lose yet.
odds-deck-forward = Crash card { $deck }: on average it moves you { NUMBER($steps, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces forward.
odds-deck-back = Crash card { $deck }: on average it moves you { NUMBER($steps, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces back.

# The board in the browser

board-circuit = Circuit of { $spaces } spaces, { $laps } laps
board-tray = Dice tray
board-sum = sum
board-dice-sum = Sum of the dice: { $total }
board-next-die = The next die
board-faces = { $count ->
    [0] No face makes a double yet
    [one] One face of six makes a double
   *[other] { $count } faces of six make a double
}
board-faces-about = A double comes with { $faces }.
board-crash-decks = Crash decks
board-crash-deck = Crash deck { $deck }: { $count ->
    [one] one card left
   *[other] { $count } cards left
}
board-deck-crash = Crash
board-deck-bonus = Bonus
board-deck-goal = Goal
board-last-card = Latest card
board-card-for = { $deck } card for { $racer }
board-your-hand = Your bonus cards
board-standings = Standings
board-booster-there = A booster on space { $space }
board-markers = Bonus markers: { $markers } of { $needed }
board-cards = { $cards ->
    [one] One bonus card in hand
   *[other] { $cards } bonus cards in hand
}
board-laps = { $laps ->
    [one] One lap of { $of } done
   *[other] { $laps } laps of { $of } done
}
board-risk = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } double
board-risk-boosted = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } double, { NUMBER($boosted, style: "percent", maximumFractionDigits: 0) } after boosters
board-reach = to space { $space }
board-racer-words = { $place }. { $racer }: { $where }. Boosters: { $boosters }. Bonus markers: { $markers }. Bonus cards: { $cards }.

about-boosters-on-track = Face down: whoever ends a turn here picks it up and sees which one it is.
about-booster-plus-minus-1 = Turns the latest die one up or down, though not from 6 to 1. Used once.
about-booster-flip = Turns the latest die over: 1 and 6, 2 and 5, 3 and 4 lie on opposite sides. Used once.
about-booster-reroll = Throws the latest die again. Used once.
about-markers = { $needed } of them are traded for a bonus card at once.
about-bonus-cards = Cards to play in an own turn, before or after driving. Only their owner sees them.
about-hidden-card = Only its owner sees which card it is.
about-crash-two-dice = Roll two dice and drive their sum forward.
about-crash-forward-2 = The crash throws you 2 spaces forward.
about-crash-forward-3 = The crash throws you 3 spaces forward.
about-crash-forward-5 = The crash throws you 5 spaces forward.
about-crash-forward-5-ahead-back-2 = You move 5 spaces forward, and the racer ahead of you falls back 2.
about-crash-forward-5-ram = You move 5 spaces forward, but stop at the first racer you meet and push it on by 2.
about-crash-behind-2 = You stay; the racer behind you moves 2 spaces forward.
about-crash-die-back = Roll one die and fall back so many spaces.
about-crash-stay = Nothing more happens: you stay where you are.
about-crash-back-4 = You fall back 4 spaces.
about-crash-back-6 = You fall back 6 spaces.
about-crash-position-loss = You fall back behind the racer in last place.
about-crash-last-4 = You stay; the racer in last place moves 4 spaces forward.
about-crash-behind-4 = You stay; the racer behind you moves 4 spaces forward.
about-bonus-forward-3 = Drive 3 spaces forward.
about-bonus-forward-5 = Drive 5 spaces forward.
about-bonus-forward-7 = Drive 7 spaces forward.
about-bonus-straight = Drive to the next space of a straight ahead of you.
about-bonus-curve = Drive to the next space of a curve ahead of you.
about-bonus-catch-up = Drive to the space of the next racer ahead of you on the track, whatever its lap.
about-goal-last-7 = The racer in last place moves 7 spaces forward.
about-goal-last-two-5 = The two racers furthest back move 5 spaces forward each.
about-goal-all-but-first-2 = All racers but the leader move 2 spaces forward.
about-goal-all-but-first-two-3 = All racers but the first two move 3 spaces forward.

# What a person types

word-roll = roll
word-stop = stop
word-crash = crash
word-boost = boost
word-drive = drive
word-done = done
word-first = first
word-win = win
word-use-plus = plus
word-use-minus = minus
word-use-flip = flip
word-use-reroll = reroll
word-play = play
word-card-forward-3 = 3
word-card-forward-5 = 5
word-card-forward-7 = 7
word-card-straight = straight
word-card-curve = curve
word-card-catch-up = catch-up

checked-file = { $file }: a closed circuit of { $parts } parts and { $spaces } spaces with { $boosters } boosters{ $short ->
    [0] .
   *[other] ; the short version has { $short } spaces.
}

exact-roll = Rolling on is worth { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces, if you go on as well as you can.
exact-stop = Stopping is worth { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces.
exact-crash = Crashing is worth { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces.
exact-boost-plus = One pip more is worth { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces.
exact-boost-minus = One pip less is worth { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces.
exact-boost-flip = Flipping is worth { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces.
exact-boost-reroll = Rolling this die again is worth { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } spaces.
exact-win = To win counts like a hundred spaces here.
