# Cubitos

card-champion = Champion
card-crabby = Crabby
card-el-bandito = El Bandito
card-jacques-couteau = Jacques Couteau
card-mr-soldier = Mr. Soldier
card-punch-guy = Punch Guy
card-supah-general = Supah General!
card-batter-beaver = Batter Beaver
card-benchwarmer = Benchwarmer
card-dugout = Dugout
card-mr-bats = Mr. Bats
card-pinch-eater = Pinch Eater
card-reliever-beaver = Reliever Beaver
card-the-babe = The Babe
card-bad-cheese = Bad Cheese
card-cheese-boy = Cheese Boy
card-ledercheesen = Ledercheesen
card-reckless-cheese = Reckless Cheese
card-stinky-cheese = Stinky Cheese
card-the-big-cheese = The Big Cheese
card-the-cheese-stands-alone = The Cheese Stands Alone
card-keep-on-rollin = Keep on Rollin'
card-pina-cubelada = Piña Cubelada
card-pineapple-rocks = Pineapple Rocks
card-punk-fruit = Punk Fruit
card-rock-on = Rock On
card-rolling-stoned = Rolling Stoned
card-up-to-11 = Up to 11
card-bahama-llama = Bahama Llama
card-bob = Bob
card-chilly-mcchillster = Chilly McChillster
card-llama-rama = Llama-rama
card-llama-shaman = Llama Shaman
card-stogie = Stogie
card-undercover-fish = Undercover Fish
card-cubasaurus = Cubasaurus
card-dancing-dino = Dancing Dino
card-pronto-bronto = Pronto Bronto
card-rollosaurus = Rollosaurus
card-shimmy-shimmy-dino = Shimmy Shimmy Dino
card-wikiwiki-dinosaur = Wikiwiki Dinosaur
card-you-bet-jurassic = You Bet Jurassic
card-captain-bark = Captain Bark
card-dapper-doggie = Dapper Doggie
card-dr-livingstone = Dr. Livingstone
card-mr-dog = Mr. Dog
card-muggles = Muggles
card-rich-dog = Rich Dog
card-wizard = Wizard
card-broken-cow = Broken Cow
card-cat-tastrophy = Cat Tastrophy
card-dope-cat = Dope Cat
card-fast-cat = Fast Cat
card-fat-cat = Fat Cat
card-schmutz = Schmutz
card-smelly-cat = Smelly Cat

about-champion = Most swords: next round you draw without limit, from any zone. It costs one red die.
about-crabby = A power symbol is two swords. Most swords: lose a red die, then hand a die to an opponent with the fewest swords.
about-el-bandito = A power symbol is two swords. You may take a credit for each opponent with fewer swords.
about-jacques-couteau = A power symbol is two swords. For each opponent with fewer swords you may roll two of your dice again, but no red ones.
about-mr-soldier = Most swords: three credits and two steps. It costs one red die.
about-punch-guy = Most swords: next round green and white dice do not count when you draw. It costs one red die.
about-supah-general = Most swords: a step for each of your fans. It costs one red die.
about-batter-beaver = Now: add two dice. If you got a credit this round, you lose a die just before you buy.
about-benchwarmer = Run: lose this die and one more from anywhere.
about-dugout = Now: add three dice.
about-mr-bats = Run: two coins, or credits for half your fans.
about-pinch-eater = Now: turn a die of your Roll Zone to any face; it is active.
about-reliever-beaver = Run: lose a die of your Roll Zone.
about-the-babe = Run: five coins. A power symbol also gives a step and then this die is gone.
about-bad-cheese = Run: two steps. A power symbol also gives three coins and then this die is gone.
about-cheese-boy = Run: two steps beside an active brown die; beside an active orange one you may lose a die of your Roll Zone.
about-ledercheesen = After each push without a bust: add a die. Power symbol, Run: a step for every four active dice.
about-reckless-cheese = After each push without a bust: one step at once, without rewards and effects.
about-stinky-cheese = Run: two steps. With a power symbol gray dice do not count when you draw next round.
about-the-big-cheese = Run: one step, or a step for every two fans.
about-the-cheese-stands-alone = Now: you must push at least once more. Run: three steps.
about-keep-on-rollin = When you would bust: lose this die, and you do not.
about-pina-cubelada = When you push: you cannot bust on that roll.
about-pineapple-rocks = When you push: this die goes back to the Roll Zone. A power symbol takes another active die along.
about-punk-fruit = On a bust your green and gray dice may stay active. Run, after a bust: roll up to nine dice of different colours.
about-rock-on = When you push: this die goes back to the Roll Zone.
about-rolling-stoned = When you would bust: roll any of your gray dice; one hit saves you.
about-up-to-11 = When you push: this die goes back to the Roll Zone. Power symbol, Run: your swords count double.
about-bahama-llama = Run: three coins and a step that may enter water.
about-bob = After your move: take the rewards of a space one or two spaces away.
about-chilly-mcchillster = Run: two coins, then roll your Roll Zone twice without any risk.
about-llama-rama = Run: three coins. A power symbol also gives a fan, without its credits.
about-llama-shaman = Run: two coins and a red die.
about-stogie = Now: roll all gray and white dice of your Draw and Roll Zones.
about-undercover-fish = Run: two steps that may enter water.
about-cubasaurus = Now: borrow a die that is not purple and set it as you like. Run: four steps, then this die is gone.
about-dancing-dino = Run: two steps; two more beside an active red die, one more beside an orange one.
about-pronto-bronto = Run: two steps for every three red lines ahead of you in this lap.
about-rollosaurus = Run: four steps.
about-shimmy-shimmy-dino = Run: a step for each active white and gray die.
about-wikiwiki-dinosaur = Run: a step for each colour among your active dice.
about-you-bet-jurassic = Run: two steps; two more beside an active brown die, one more beside a yellow one.
about-captain-bark = Run: two credits; beside active white and red dice also a fan without its credits. Then this die is gone.
about-dapper-doggie = Run: coins and steps of your active gray dice once more. Then this die is gone.
about-dr-livingstone = Run: two steps. Then this die is gone.
about-mr-dog = Run: two credits. Then this die is gone.
about-muggles = Now: add two dice. Run: two coins, then this die is gone.
about-rich-dog = Run: three coins. Then this die is gone.
about-wizard = After each push without a bust: one credit. In the Run Phase this die is gone.
about-broken-cow = Two of these at any time: borrow a die and set it as you like.
about-cat-tastrophy = Run: a die that costs no more than you have fans.
about-dope-cat = Run: two coins beside an active brown die, three beside a green one.
about-fast-cat = Now: add two dice.
about-fat-cat = Run: a coin and three steps, but you take a gray die.
about-schmutz = Run: one step. If you lost a die this round: three credits.
about-smelly-cat = Run: two steps.

set-race-1 = Race 1
set-race-2 = Race 2
set-race-3 = Race 3
set-race-4 = Race 4
set-race-5 = Race 5
set-race-6 = Race 6
set-race-7 = Race 7
set-combotastic = Combotastic
set-such-much-fans = Such Much Fans
set-grand-finale = Grand Finale
track-nothing-goes-right = Nothing Goes Right
track-ahead-of-the-curve = Ahead of the Curve
track-testing-the-waters = Testing the Waters
track-still-waters-run-deep = Still Waters Run Deep

die-light-gray = light gray
die-dark-gray = dark gray
die-start = start player die
die-red = red
die-orange = orange
die-yellow = yellow
die-green = green
die-blue = blue
die-purple = purple
die-brown = brown
die-white = white
face-blank = blank
face-coin1 = 1 coin
face-coin2 = 2 coins
face-coin3 = 3 coins
face-step1 = 1 step
face-credit1 = 1 credit
face-symbol = symbol
face-power = power symbol
side-light-gray-coin1 = light gray: 1 coin
side-light-gray-blank = light gray: blank
side-dark-gray-coin1 = dark gray: 1 coin
side-dark-gray-step1 = dark gray: 1 step
side-dark-gray-blank = dark gray: blank
side-start-credit1 = start player die: 1 credit
side-start-step1 = start player die: 1 step
side-start-coin2 = start player die: 2 coins
side-start-blank = start player die: blank
side-red-symbol = red: symbol
side-red-power = red: power symbol
side-red-blank = red: blank
side-orange-symbol = orange: symbol
side-orange-power = orange: power symbol
side-orange-blank = orange: blank
side-yellow-symbol = yellow: symbol
side-yellow-power = yellow: power symbol
side-yellow-blank = yellow: blank
side-green-symbol = green: symbol
side-green-power = green: power symbol
side-green-step1 = green: 1 step
side-green-blank = green: blank
side-blue-symbol = blue: symbol
side-blue-power = blue: power symbol
side-blue-coin2 = blue: 2 coins
side-blue-blank = blue: blank
side-purple-symbol = purple: symbol
side-purple-blank = purple: blank
side-brown-symbol = brown: symbol
side-brown-coin3 = brown: 3 coins
side-brown-blank = brown: blank
side-white-symbol = white: symbol
side-white-step1 = white: 1 step
side-white-blank = white: blank

chance-light-gray = What does the next die (light gray) show?
chance-dark-gray = What does the next die (dark gray) show?
chance-start = What does the next die (start player die) show?
chance-red = What does the next die (red) show?
chance-orange = What does the next die (orange) show?
chance-yellow = What does the next die (yellow) show?
chance-green = What does the next die (green) show?
chance-blue = What does the next die (blue) show?
chance-purple = What does the next die (purple) show?
chance-brown = What does the next die (brown) show?
chance-white = What does the next die (white) show?
chance-card-red = Which red card is drawn?
chance-card-orange = Which orange card is drawn?
chance-card-yellow = Which yellow card is drawn?
chance-card-green = Which green card is drawn?
chance-card-blue = Which blue card is drawn?
chance-card-purple = Which purple card is drawn?
chance-card-brown = Which brown card is drawn?
chance-card-white = Which white card is drawn?

zone-draw = Draw Zone
zone-roll = Roll Zone
zone-active = Active Zone
zone-discard = Discard Zone
symbol-symbol = symbol
symbol-power = power symbol
part-main = main part
part-second = second part

timing-now = Now
timing-event = After a push
timing-any-time = Any time
timing-push = Push
timing-would-bust = Bust
timing-bust = Bust
timing-run = Run
timing-compare = Swords
timing-end-of-move = After moving
timing-before-buy = Before buying

event-card = The card { $card } is in the race.
event-starts = { $player } is the start player.
event-round = Round { $round }: { $player } has the start player die.
event-drew = { $player } draws { $count } × { $die }.
event-refilled = { $player } moves the Discard Zone to the Draw Zone.
event-rolled = { $count ->
    [one] { $player } rolls one die.
   *[other] { $player } rolls { $count } dice.
}
event-hit = { $player }: { $side }.
event-misses = { $player } misses with every die.
event-used = { $player } uses { $card } ({ $part }).
event-pushed = { $player } pushes.
event-passed = { $player } passes.
event-not-bust = { $card } saves { $player } from the bust.
event-busted = { $player } busts!
event-sent-back = { $player } puts a die back into the Roll Zone ({ $side }).
event-fan = { $player } now has { $fans } { $fans ->
    [one] fan
   *[other] fans
}.
event-credits = { $player } gains { $count } { $count ->
    [one] credit
   *[other] credits
} and has { $total }.
event-coins = { $player } gains { $count } { $count ->
    [one] coin
   *[other] coins
} and has { $total }.
event-steps = { $player } gains { $count } { $count ->
    [one] step
   *[other] steps
} and has { $total }.
event-lost = { $player } loses a die ({ $die }).
event-gained = { $player } gains a die ({ $die }).
event-set = { $player } sets a die: { $side }.
event-swords = { $player } has { $count } { $count ->
    [one] sword
   *[other] swords
}.
event-most-swords = { $player } has the most swords: { $card }.
event-gave = { $player } gives a die ({ $die }) to player { $to }.
event-moved = { $player } steps to space { $space }; { $left } left.
event-bought-step = { $player } buys a step.
event-jet-pack = The jet pack of { $player } fires: { $count } steps now.
event-shortcut = { $player } takes a shortcut to space { $space }.
event-reward = { $player } takes the rewards of space { $space }.
event-reached = Bob reaches over to space { $space } for { $player }.
event-leg = { $player } begins lap or track { $leg }.
event-finished = { $player } crosses the finish line!
event-bought = { $player } buys a die ({ $die }) for { $price }.
event-returned = { $player } returns a borrowed die ({ $die }).
event-start-die = The start player die goes to { $player }.
event-tie = A tie at the front: the race goes on.
event-winner = { $player } wins the race!

action-draw = Draw a die: { $die }
action-fetch = Fetch a die from the Discard Zone: { $die }
action-done = Done
action-use = Use { $card }: { $symbol }, { $part }
action-skip = Do not use it
action-push = Push: { NUMBER($bust, style: "percent", maximumFractionDigits: 0) } bust
action-pass = Pass
action-roll = Roll now
action-send-back = Back into the Roll Zone: { $side }
action-bust = Bust
action-discard = Discard: { $die }
action-lose = Lose: { $die } ({ $zone })
action-give = Give { $die } ({ $zone }) to seat { $to }
action-reroll = Roll: { $die } ({ $zone })
action-take = Take from the tray: { $die }
action-set = Set to { $side }
action-move = Step to space { $space }
action-buy-step = Buy a step for 4
action-jet-pack = Use the jet pack
action-shortcut = Take the shortcut
action-stop = End the move
action-accept = Take the rewards
action-decline = Leave the rewards
action-reach = Bob: rewards of space { $space }
action-buy = Buy { $card }
action-ready = Ready
action-credit = Take the credit of the start player die

prompt-nothing = Nothing to decide.
prompt-draw = Which die do you draw? { $dice } to go.
prompt-add = Which die do you add? { $count } to go.
prompt-reroll = Which die do you roll?
prompt-lose = Which die do you lose? { $count } to go.
prompt-gain = Which die do you take? It may cost up to { $limit }.
prompt-set = Which face do you set?
prompt-now = A Now ability: use it or lose it.
prompt-push = Push or pass? { NUMBER($bust, style: "percent", maximumFractionDigits: 0) } bust, { $active } active dice at stake.
prompt-pushing = You push. Use something first, or roll?
prompt-send-back = Which active die goes back to the Roll Zone?
prompt-would-bust = All misses! Save yourself, or bust?
prompt-busted = Bust. Which dice of the Roll Zone do you discard?
prompt-event = Your push did not bust: use what works now?
prompt-step = Reckless Cheese: one step at once?
prompt-run = Which ability do you use? { $steps ->
    [one] One step
   *[other] { $steps } steps
}, { $money } money so far.
prompt-red = Do you use the red card?
prompt-give = Which die do you give away?
prompt-move = Where to? { $steps ->
    [one] One step
   *[other] { $steps } steps
} left, { $money } money.
prompt-reward = Take the rewards of this space?
prompt-bob = Bob may reach a space near you.
prompt-buy = What do you buy? { $money } money.

help-nothing = Others decide now.
help-draw = Fill your Roll Zone up to your draw amount, with dice of your choice from the Draw Zone. When that is empty, your Discard Zone fills it.
help-add = The added dice are rolled once, without any risk.
help-reroll = These dice are rolled once, without any risk: hits become active, misses go to the Roll Zone.
help-lose = A lost die goes back to its tray. The start player die can never be lost.
help-gain = The die goes to your Discard Zone and does not count as bought.
help-set = The die becomes active with the face you choose; a borrowed one goes back at the end of the round.
help-now = A Now ability works right after its die became active, or not at all.
help-push = Hits become active. Once you had three active dice this round, a push without any hit is a bust: you lose what is active, but gain a fan.
help-pushing = Some green dice work between the push and the roll.
help-send-back = The power symbol of Pineapple Rocks takes another active die along.
help-would-bust = Without help all your active dice are discarded, and you gain a fan.
help-busted = Dice you leave in the Roll Zone stay there for the next round.
help-event = Each of these dice works once after every push that does not bust.
help-step = The step must be used now; no reward and no movement effect counts on it.
help-run = Use your abilities in any order. Coins and steps of faces are counted already. Swords are compared when all are ready.
help-red = For each opponent with fewer swords than you.
help-give = It goes to an opponent with the fewest swords.
help-move = Step by step, in any direction. Four coins or credits buy a step. Water needs a water step. You get rewards only where you stop.
help-reward = All rewards of the space, or none.
help-bob = A space one or two spaces from you; not your own.
help-buy = Up to two dice of different colours. Coins are lost at the end of the round, credits stay.

refused-no-such-die = There is no such die to choose.
refused-draw-more = You must choose more dice first.
refused-must-push = You must push: a roll of yours showed The Cheese Stands Alone.
refused-empty-roll-zone = Your Roll Zone is empty: there is nothing to push.
refused-no-symbol = You have no unused symbol for that.
refused-no-effect = That would do nothing now.
refused-power-due = A power symbol of Pineapple Rocks must take another active die along first.
refused-start-die = The start player die can never be lost, given or taken.
refused-two-bought = You have bought two dice this round.
refused-colour-bought = You have bought a die of this colour this round.
refused-no-money = You cannot pay for that.
refused-tray-empty = That tray is empty.
refused-too-dear = That die costs too much.
refused-not-adjacent = That space does not touch yours, or may not be entered.
refused-water = Water needs a water step.
refused-no-steps = You have too few steps.
refused-no-effect-here = No movement effect works here now.
refused-colour-picked = You have picked a die of this colour.
refused-no-reward = Bob reaches no reward there.
refused-unknown-card = There is no card “{ $card }”.
refused-set-two-of-a-colour = A set has one card of each colour: { $card } and { $other } are both { $colour }.
refused-set-lacks-colour = A set has one card of each colour: there is none for { $colour }.
refused-track-too-wide = A space of this track touches { $neighbours } others (at most { $most }), or there are too many movement effects ({ $effects }, at most 30).
refused-track-area-split = The { $area } is in two pieces: one is at row { $row }, brick { $column }.
refused-track-bad-entry = { $file }: the entry “{ $entry }” must be a { $kind }.
refused-track-bad-legend = The sign “{ $sign }” has “{ $entry }”; known are { $known }.
refused-track-bad-sign = “{ $sign }” cannot be a sign: it must be one letter that is not taken.
refused-track-bad-value = The sign “{ $sign }”: { $entry } = { $value } must be a { $kind }, and a number from 1 to 99.
refused-track-cut-off = The brick at row { $row }, brick { $column } cannot be reached.
refused-track-finish-only-by-water = The finish can be reached only through water.
refused-track-finish-unreachable = The finish cannot be reached.
refused-track-limit-alone = The sign “{ $sign }” has a limit but no die.
refused-track-missing-entry = { $file }: the entry “{ $entry }” is missing.
refused-track-no-start = The map has no start (SS).
refused-track-no-finish = The map has no finish (FF).
refused-track-no-target = The shortcut at row { $row }, brick { $column } leads to the sign “{ $target }”, which is nowhere on the map.
refused-track-red-lines-back = The red lines are out of order at row { $row }, brick { $column } (section { $section }).
refused-track-red-lines-skipped = Section { $section } at row { $row }, brick { $column } touches section { $before }: a red line is missing between.
refused-track-row-shift = Row { $row } must be indented to the { $shift }: every second row lies half a brick to the right.
refused-track-shortcut-back = The shortcut at row { $row }, brick { $column } leads back to the sign “{ $target }”.
refused-track-shortcut-half = The shortcut of the sign “{ $sign }” lacks { $missing }.
refused-track-target-twice = The shortcut at row { $row }, brick { $column } leads to the sign “{ $target }”, which is on the map { $count } times.
refused-track-too-large = The map has { $rows } rows and { $columns } columns; at most { $most_rows } and { $most_columns } fit.
refused-track-too-many-spaces = The track has { $spaces } spaces; at most { $most } fit.
refused-track-uneven-rows = Row { $row } has { $bricks } bricks instead of { $expected }.
refused-track-unknown-entry = { $file }: there is no entry “{ $entry }” in a track; known are { $known }.
refused-track-unknown-token = “{ $token }” at row { $row }, brick { $column } is no brick; known signs are { $known }.
refused-track-weak-jetpack = The jet pack of the sign “{ $sign }” multiplies by 1.

chance-start-player = Who starts? (seat, from 0)

option-set = card set: race_1 to race_7, combotastic, such_much_fans, grand_finale or random
option-cards = a set of your own: eight cards, one of each colour
option-advice = random sets keep to the advice for own sets
option-track = another track than that of the set
option-laps = number of laps
option-map = file with a track of your own
option-edition = merged rulings, or the English or German rulebook
option-timing = free: everybody at once; ordered: by the timing rules
option-start = seat that starts, from 0

map-shortcut-coins = shortcut to { $target } for { $amount } coins
map-shortcut-steps = shortcut to { $target } for { $amount } steps
map-jetpack = jet pack: remaining steps × { $times }
map-several = several rewards
map-water = water
map-credit = so many credits
map-credits = ten credits or more
map-fan = fans: { $amount }
map-die = { $limit ->
    [0] gain any die
   *[other] gain a die that costs up to { $limit }
}
map-lose-die = lose dice: { $amount }

board-player = { $player }: lap { $leg } of { $legs }, space { $space }. Fans { $fans }, credits { $credits }, draw amount { $draw }.
board-main-used = main part used
board-second-used = second part used
board-used = used
board-tray = { $die }: { $card }, cost { $price }, { $left } left

# The picture in the browser
board-track = Track { $track }
board-track-facts = { $steps } steps, { $lines } red lines
board-start = the start
board-finish = the finish
board-reward-credit = { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
board-reward-fan = { $amount ->
    [one] 1 fan
   *[other] { $amount } fans
}
board-reward-die = { $limit ->
    [0] gain any die
   *[other] gain a die for { $limit } or less
}
board-reward-lose-die = { $amount ->
    [one] lose a die
   *[other] lose { $amount } dice
}
board-go = To { $space }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-go-far = As far as possible, to { $space }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-next-track = On to the next track
board-whole-track = Whole track
board-close-up = Close-up
board-zones = Dice of { $player }
board-trays = Cards and their dice
board-left = { $count } left
board-hit = Hit: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
board-faces = Faces: { $faces }.
board-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
board-water-steps = { $count ->
    [one] 1 water step
   *[other] { $count } water steps
}
board-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
board-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
board-swords = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
board-abilities = { $count ->
    [one] 1 ability
   *[other] { $count } abilities
}
board-state-bust = bust
board-state-danger = in danger
board-state-rolls = rolling
board-fans = Fans: { $fans }
board-fan = Fan { $number }
board-fan-pays = Pays { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}{ $tokens ->
    [0] .
   *[other] { " " }and a draw token: you draw one die more from now on.
}
board-fill = Draw { $count } at once
board-discard-all = Discard all { $count }
board-keep-rest = Keep these in the Roll Zone
board-use-all = Use all { $count }
board-use-all-note = everything that only gains
board-money = money { $money } → { $left }
board-buy = { $card } for { $price }
board-buy-done = Buy nothing more
board-bust = { NUMBER($bust, style: "percent", maximumFractionDigits: 1) } bust
board-hits = { NUMBER($hits, maximumFractionDigits: 1) } hits expected
board-at-stake = a bust costs
board-no-risk = no risk before { $danger } active dice
board-safe = this push cannot bust
board-lap = lap { $leg } of { $legs }
board-to-go = { $steps ->
    [one] 1 step to go
   *[other] { $steps } steps to go
}
board-has = Fans { $fans }, credits { $credits }, coins { $coins }
board-seat = Seat { $seat }
board-round = Round { $round }.

odds-none = Nobody can push just now.
odds-push = Seat { $seat }: { NUMBER($bust, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bust, { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits expected, { $at_stake } active dice at stake.

# What a person types

word-draw = draw
word-fetch = fetch
word-done = done
word-use = use
word-skip = skip
word-push = push
word-pass = pass
word-roll = roll
word-send-back = back
word-bust = bust
word-discard = discard
word-lose = lose
word-give = give
word-reroll = reroll
word-take = take
word-set = set
word-move = move
word-buy-step = step
word-jet-pack = jet
word-shortcut = shortcut
word-stop = stop
word-accept = accept
word-decline = decline
word-reach = reach
word-buy = buy
word-ready = ready
word-credit = credit
word-all = all
word-to = to
argument-all = { "" }
argument-to = SPACE
phrase-all-draw = The best dice, as many as you may
phrase-all-add = The best dice, as many as you may
phrase-all-reroll = Every die that is worth it
phrase-all-now = Use them all
phrase-all-event = Use them all
phrase-all-busted = Discard them all
phrase-all-run = Use every ability, in a good order
phrase-to-move = The shortest way to a space, by its place on the map, such as “to d7” or “to finish”

word-die-light-gray = light-gray
word-die-dark-gray = dark-gray
word-die-start = start
word-die-red = red
word-die-orange = orange
word-die-yellow = yellow
word-die-green = green
word-die-blue = blue
word-die-purple = purple
word-die-brown = brown
word-die-white = white
word-card-red = red
word-card-orange = orange
word-card-yellow = yellow
word-card-green = green
word-card-blue = blue
word-card-purple = purple
word-card-brown = brown
word-card-white = white
word-zone-draw = draw
word-zone-roll = roll
word-zone-active = active
word-zone-discard = discard
word-symbol-symbol = symbol
word-symbol-power = power
word-part-main = main
word-part-second = second

checked-file = { $file }: a track of { $spaces } spaces, { $steps } steps and { $lines } red lines, with { $water } water spaces and { $rewards } spaces with rewards.

# What somebody asked about
explain-card = { $card } ({ $die }, costs { $price })
explain-die = { $die }: { $faces }

refused-no-way = There is no way to { $space } without steps that may enter water.
refused-too-far = { $space } is { $steps } steps away, and you have { $left }.
refused-unknown-space = There is no space “{ $space }”; say it as on the map, such as { $example }.

exact-cost = A bust would cost what is worth about { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } steps, the fan you gain taken off.
exact-push = One more push is worth { NUMBER($push, minimumFractionDigits: 1, maximumFractionDigits: 1) } steps, passing { NUMBER($stay, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $better ->
    [push] push
   *[pass] pass
 }.
