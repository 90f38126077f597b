# Finish Line

die-white = white
die-red = red
die-green = green
die-black = black
die-yellow = yellow

face-horseshoe = horseshoe
face-logo = blank (white)
face-double = double horseshoe
face-whip = whip
face-pace = change of pace
face-red-blank = blank (red)
face-outsider-1000 = outsider 1,000
face-outsider-2000 = outsider 2,000
face-outsider-3000 = outsider 3,000
face-green-blank = blank (green)
face-side-bet = side bet
face-extra-turn = extra turn
face-disqualified = disqualified
face-insider = insider tip
face-helmet = helmet
face-interference = interference
face-head-to-head = head-to-head
face-speed-loss = speed loss

type-neutral = neutral
type-favourite = favourite
type-sprinter = sprinter

kind-win = win
kind-place = place

mark-white = ∩
mark-whip = ϟ
mark-outsider-1000 = +1k
mark-outsider-2000 = +2k
mark-outsider-3000 = +3k
mark-black = ▲

lying-white = a horseshoe
lying-whip = a whip
lying-outsider-1000 = outsider 1,000
lying-outsider-2000 = outsider 2,000
lying-outsider-3000 = outsider 3,000
lying-black = a black horseshoe

event-race = Race { $race } of { $races }.
event-lined-up = Starting place { $place }: #{ $horse } ({ $type }) pays { $odds }x.
event-capital = { $player } has { $amount } to bet with.
event-closed = { $player } has closed the betting sheet.
event-starts = { $player } starts.
event-turn = Race { $race }, dice in the pool: { $pool }. { $player } is on.
event-home-straight = The home straight: yellow dice may be taken now.
event-took = { $player } takes a die: { $die }.
event-shows = { $player } rolls: { $face }.
event-laid = { $face_code ->
    [extra_turn] { $player } lays the black horseshoe on #{ $horse }.
   *[other] { $player } uses { $face } on #{ $horse }.
}
event-paced = { $player } moves a horseshoe from #{ $from } to #{ $to } (change of pace).
event-advanced = { $place ->
    [1] #{ $horse } takes the lead.
   *[other] #{ $horse } moves up to place { $place }.
}
event-leads-already = #{ $horse } leads already and stays where it is.
event-disqualified = #{ $horse } is disqualified!
event-side-bet = { $player } makes a side bet and will get { $amount } at the end of the game.
event-skipped = { $player } is skipped and will pay { $amount } at the end of the game.
event-kept = { $player } keeps the black die for an extra turn.
event-fetched = Insider tip: { $player } puts a die back into the pool: { $die }.
event-reordered = { $player } interferes: #{ $back }, #{ $middle }, #{ $front } is the new order, the last one in front.
event-level = Head-to-head: #{ $upper } draws level with #{ $lower }.
event-fell-back = #{ $horse } falls back to place { $place } and loses its dice.
event-removed = { $player } removes a die unused: { $die }.
event-line-crossed = The pool is empty: race { $race } is over.
event-extra = { $player } has an extra turn.
event-declined = { $player } does without the extra turn.
event-photo = Photo finish: { $horseshoes ->
    [one] one horseshoe
   *[other] { $horseshoes } horseshoes
} for #{ $horse }.
event-photo-tie = #{ $upper } and #{ $lower } cannot be told apart: roll again.
event-result = { $first ->
    [0] No horse has reached the finish.
   *[other] { $second ->
        [0] #{ $first } wins; no other horse has reached the finish.
       *[other] #{ $first } wins, #{ $second } comes second.
    }
}
event-bet = { $paid ->
    [0] { $player } staked { $amount } on #{ $horses } and loses.
   *[other] { $player } staked { $amount } on #{ $horses } and gets { $paid }.
}
event-bonus = { $kind_code ->
    [win] { $player } gets a bonus of { $amount } for the win bet on #{ $horse }.
   *[other] { $player } gets a bonus of { $amount } for a place bet with #{ $horse }.
}
event-total = { $player } has { $amount } now.
event-side-balance = Side bets of { $player }: { $amount }.
event-winner = { $player } wins with { $amount }!

action-bet = { $kind_code ->
    [win] { $amount } on #{ $horse } to win
   *[other] { $amount } on #{ $horse } and #{ $with } to come first and second
}
action-done = Close the betting sheet
action-take = { $die_code ->
    [white] horseshoe or blank
    [red] double horseshoe, whip, change of pace or blank
    [green] a bonus on a horse, or blank
    [black] side bet, extra turn, disqualified or insider tip
   *[yellow] helmet, interference, head-to-head or speed loss
}
action-horseshoe = Horseshoe on #{ $horse }
action-double = #{ $horse } moves up one place
action-whip = Whip on #{ $horse }; a second one disqualifies
action-pace = Move the horseshoe from #{ $from } to #{ $to }
action-outsider = Bonus { $bonus } on #{ $horse }
action-side-bet = Skip the next player, who owes you 500
action-extra-turn = Keep the die for an extra turn
action-disqualify = Disqualify #{ $horse }
action-insider = Put this die back into the pool
action-helmet = #{ $horse } moves up two places
action-interfere = New order: #{ $back }, #{ $middle }, #{ $front }
action-head-to-head = #{ $runner_up } draws level with #{ $leader }
action-speed-loss = #{ $horse } falls back two places
action-remove = Remove this die unused
action-decline = No extra turn

menu-bet = Type “bet win { $leader } 300” or “bet place { $leader } { $runner_up } 100”: hundreds, { $left } left.

prompt-bet = Race { $race }: you have staked { $staked } of { $capital }. Bet or close your sheet?
prompt-take-first = Take die { $nth } of three; at least two colours.
prompt-take-next = Take die { $nth } of three; at least two colours.
prompt-take = Take a third die; in the pool: { $pool }.
prompt-use = Use one die, or remove one; the other two go to the left.
prompt-fetch = Insider tip: which die goes back into the pool as well?
prompt-extra = Extra turn: on which horse do you lay the black horseshoe?
prompt-draw-horse = The line-up of race { $race } is being drawn.
prompt-draw-start = The start player is being drawn.
prompt-roll = The dice are rolling.
prompt-photo = Photo finish.
prompt-over = The game is over.

help-bet = Bets are secret until the race is over. At most three win bets, each on a horse to come first, and two place bets, each on two horses to come first and second in either order. Odds depend on the starting place; those of a pair are added. Stakes are multiples of 100; what you do not stake you keep. Once you have bet enough, close your sheet.
help-take = Three dice of at least two colours are rolled together. Yellow dice may be taken once at most seven dice are in the pool.
help-use = Carry out one of the three results, or remove a die without using it. Two horseshoes move a horse up, a favourite (F) needs one. Sprinters (S) can neither be whipped nor disqualified, and their horseshoes stay.
help-fetch = Two dice that have left play in this race go back into the pool.
help-extra = The black horseshoe acts like a white one: the second horseshoe on a horse, or the first on a favourite, moves it up.
help-draw-horse = Seven horses are drawn; the last one leads.
help-draw-start = In the first race the start player is drawn after everybody has bet.
help-roll = Three dice are rolled.
help-photo = Six white dice are rolled for each of the two; more horseshoes win.
help-over = Most money wins.

refused-bet-step = A stake is a whole number, a multiple of 100 from 100 to 1,600,000; “{ $value }” does not fit.
refused-not-in-race = One of these horses does not run in this race, or no longer does.
refused-win-one-horse = A win bet names one horse.
refused-place-two-horses = A place bet names two different horses.
refused-bet-above-capital = Your bets would be higher than your capital.
refused-win-bets-full = You have bet on three horses to win; a fourth is not allowed.
refused-place-bets-full = You have two place bets; a third is not allowed.
refused-win-bet-twice = You have already bet on #{ $horse } to win.
refused-place-bet-twice = You have already bet on this pair.
refused-not-in-pool = The pool holds no such die.
refused-yellow-locked = Yellow dice wait for the home straight: at most seven dice in the pool.
refused-two-colours = The three dice must have at least two colours.
refused-result-not-rolled = None of the dice shows that.
refused-die-not-rolled = There is no such die in front of you.
refused-sprinter-whip = #{ $horse } is a sprinter: no whips.
refused-sprinter-disqualify = #{ $horse } is a sprinter and cannot be disqualified.
refused-sprinter-pace = #{ $from } is a sprinter: its horseshoe stays.
refused-no-horseshoe-there = There is no white horseshoe on #{ $from }.
refused-same-horse = The horseshoe must move to another horse.
refused-green-twice = #{ $horse } carries a green die already.
refused-nothing-out-of-play = No die has left play in this race yet.
refused-not-out-of-play = No die of this colour has left play.
refused-helmet-on-leader = #{ $horse } leads: no helmet for the leader.
refused-helmet-needs-horseshoe = The helmet needs a favourite or a horse with a horseshoe; #{ $horse } is neither.
refused-not-neighbours = Interference takes three different horses that lie side by side.
refused-pair-split = Two horses that are level must both be among the three, or neither.
refused-head-to-head-spent = Head-to-head works only once in a race; it counts as blank now.
refused-too-few-horses = Too few horses are left in the race for that.
refused-too-far-back = #{ $horse } is last or second to last and cannot fall back.

chance-white = What does the white die show?
chance-red = What does the red die show?
chance-green = What does the green die show?
chance-black = What does the black die show?
chance-yellow = What does the yellow die show?
chance-horse = Which horse is drawn for starting place { $starting }?
chance-start = Who starts?
chance-photo = How many horseshoes do the six white dice show for #{ $photographed }?

option-odds = a row of odds for each race, or one for all
option-place-bonus-needs-win = the half green bonus only for a place bet that wins
option-start = seat that starts, from 0

board-race = Race { $race } of { $races }
board-pool = Pool ({ $count }): { $dice }
board-out = Out of play: { $dice }
board-dice = Dice: { $dice }
board-none = none
board-bare = nothing
board-legend = last … first ▶  * yours  ∩ horseshoe  ϟ whip  +1k bonus  ▲ extra turn
board-horse = Place { $place }: #{ $horse }, { $type }, pays { $odds }x; on it: { $dice }
board-level = #{ $upper } and #{ $lower } are level in the lead.
board-capital = capital { $amount }
board-side = side bets { $amount }
board-kept = { $count ->
    [one] one extra turn
   *[other] { $count } extra turns
}
board-betting = is betting
board-closed = has bet
board-your-bets = Your bets:
board-win-bet = { $amount } on #{ $horse } to win: { $odds }x = { $pays }
board-place-bet = { $amount } on #{ $one } and #{ $other }: { $odds }x = { $pays }

odds-none = No horses are lined up yet.
odds-races = Estimated from { $races } races played out at random from here:
odds-horse = #{ $horse } pays { $odds }x: first { NUMBER($first, style: "percent", maximumFractionDigits: 0) }, second { NUMBER($second, style: "percent", maximumFractionDigits: 0) }; 100 on it bring back { $back } on average.
odds-pair = #{ $one } and #{ $other } pay { $odds }x: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; 100 on them bring back { $back } on average.

# The board in the browser

board-at-place = { $place ->
    [1] In the lead.
   *[other] Place { $place }.
}
board-out-of-race = Out of this race.
board-out-short = OUT
board-lying = On it: { $dice }.
board-helped = Helped or held back by: { $seats }.
board-horse-title = #{ $horse }, { $type }, pays { $odds }x
board-letter-favourite = F
board-letter-sprinter = S
board-backed = Your bets on it: { $kinds }.
board-to-go = { $count ->
    [one] One die left in the pool
   *[other] { $count } dice left in the pool
}
board-to-go-short = { $count } to go
board-home-straight-about = When the pool is empty, the race is over. The home straight begins when { $count } dice are left: from then on yellow dice may be taken.
board-locked = Locked until { $count } dice are left in the pool.
board-pool-title = Pool
board-pool-die = { $die }: { $count } in the pool, { $out } out of play
board-out-count = { $count } out
board-hand = Dice in front of the player
board-die-of = A { $die } die
board-your-slip = Your betting slip
board-bet-on = bet
board-stake = stake
board-odds = odds
board-pays = pays
board-no-bets = No bets.
board-no-bets-yet = You have not bet on any horse in this race.
board-staked = Staked
board-left = Left
board-standing = As it stands
board-result = Result
board-no-finisher = No horse has reached the finish.
board-photo = Photo finish
board-bet-kind = Kind of bet
board-tab-win = To win
board-tab-place = First two
board-bets-used = { $used } of { $most } bets
board-choose-horses = { $count ->
    [one] Choose a horse.
   *[other] Choose two horses.
}
board-chip = #{ $horse }, pays { $odds }x
board-less = { $step } less
board-more = { $step } more
board-all-in = all { $amount }
board-amount-step = Stakes are multiples of { $step }.
board-amount-left = You have { $left } left to stake.
board-would-pay-win = Pays { $pays } if #{ $horse } wins ({ $odds }x).
board-would-pay-place = Pays { $pays } if #{ $horse } and #{ $with } come first and second ({ $odds }x).
board-chance = Played on at random: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; 100 bring back { $back }.
board-bet = Bet
board-pick-horse = #{ $horse }
board-pick-horseshoe-horse = On which horse?
board-pick-double-horse = Which horse moves up?
board-pick-whip-horse = Which horse gets the whip?
board-pick-pace-from = Take the horseshoe from which horse?
board-pick-pace-to = And lay it on which?
board-pick-outsider-horse = Bonus on which horse?
board-pick-disqualify-horse = Which horse is disqualified?
board-pick-insider-die = Which die goes back into the pool?
board-pick-helmet-horse = Which horse moves up two places?
board-pick-interfere-back = Three neighbours: which one goes to the back?
board-pick-interfere-middle = Which one into the middle?
board-pick-interfere-front = And which one to the front?
board-pick-speed-loss-horse = Which horse falls back?
board-remove = Remove unused: { $die }

about-kind-win = One horse that must come first. Pays the stake times its odds.
about-kind-place = Two horses that must come first and second, in either order. Pays the stake times the sum of both odds.
about-type-neutral = Two horseshoes move it up a place.
about-type-favourite = Favourite: a single horseshoe moves it up a place.
about-type-sprinter = Sprinter: cannot be whipped or disqualified and keeps its horseshoe; two horseshoes move it up a place.
about-face-horseshoe = Lay it on any horse. The second one there moves the horse up a place; a favourite needs only one.
about-face-logo = Nothing happens; the die can only be removed.
about-face-double = Any horse moves up a place at once.
about-face-whip = Lay it on any horse but a sprinter. The second whip disqualifies the horse.
about-face-pace = Move a white horseshoe from one horse to another; a sprinter keeps its own.
about-face-red-blank = Nothing happens; the die can only be removed.
about-face-outsider-1000 = Lay it on a horse without a green die. If it wins, every win bet on it brings 1,000 more; a place bet with it half of that if it comes first or second.
about-face-outsider-2000 = Lay it on a horse without a green die. If it wins, every win bet on it brings 2,000 more; a place bet with it half of that if it comes first or second.
about-face-outsider-3000 = Lay it on a horse without a green die. If it wins, every win bet on it brings 3,000 more; a place bet with it half of that if it comes first or second.
about-face-green-blank = Nothing happens; the die can only be removed.
about-face-side-bet = The next player is skipped and owes you 500 at the end of the game.
about-face-extra-turn = Keep the die: after the race you lay it on a horse as one more horseshoe.
about-face-disqualified = A horse that is no sprinter is out of the race, with all dice on it.
about-face-insider = Put two dice that are out of play back into the pool.
about-face-helmet = A favourite or a horse with a horseshoe moves up two places, but never the leader.
about-face-interference = Put three neighbouring horses into any order.
about-face-head-to-head = The second horse draws level with the leader. Once a race.
about-face-speed-loss = A horse falls back two places and loses all dice on it; not the last two.

# What a person types

word-bet = bet
word-done = done
word-take = take
word-horseshoe = horseshoe
word-double = double
word-whip = whip
word-pace = pace
word-outsider = outsider
word-side-bet = side-bet
word-extra-turn = extra-turn
word-disqualify = disqualify
word-insider = insider
word-helmet = helmet
word-interfere = interfere
word-head-to-head = head-to-head
word-speed-loss = speed-loss
word-remove = remove
word-decline = decline
word-kind-win = win
word-kind-place = place
word-die-white = white
word-die-red = red
word-die-green = green
word-die-black = black
word-die-yellow = yellow

exact-slip = After this race you will have { $least } at least and { $most } at most (with { $best }).
