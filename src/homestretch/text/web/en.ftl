# The browser: everything the pages say that is not about one game.

web-title = Homestretch: race-and-dice board games
web-tagline = Four races, a cup of dice and nobody who waits for you to read the rules. Against bots at once, with friends by a link.
web-skip = Skip to the content
web-guest = Guest
web-you = you
web-close = Close
web-to-start = To the start page
web-nowhere = There is no such page.
web-race-number = Race { $number }

web-pitch-scrapracer = Roll one die after another and stop before a double throws your junk heap off the track.
web-pitch-outspeed = Pick one of three routes in secret: where too many meet, nobody gets through, and the desert swallows the last.
web-pitch-finishline = Bet on horses in secret, then steer them all with the same dice.
web-pitch-cubitos = Build a hoard of odd cubes, push your luck with them and run.
web-minutes-scrapracer = 20–30 minutes
web-minutes-outspeed = 15–25 minutes
web-minutes-finishline = 30–45 minutes
web-minutes-cubitos = 30–60 minutes
web-players = { $least }–{ $most } players
web-play-now = Play now
web-with-friends = With friends
web-how-to-play = How to play
web-public-tables = Public tables
web-no-public-tables = No public table is open just now. Open one, and others find you here.
web-watch = Watch
web-join-open = { $open ->
    [one] Take the free seat
   *[other] Join: { $open } seats free
}
web-replays = Replays
web-replays-lead = Every race can be kept, watched again move by move and checked down to the last die.
web-open-replay = Open a replay

web-new-table = New table
web-new-table-lead = Who plays, and which race? Everything is set up as usual; change what you like.
web-seats = Seats
web-seat-number = Seat { $seat }
web-name-of-seat = Name for seat { $seat }
web-seat-open = Somebody with the link
web-seat-here = Somebody at this device
web-seat-bot = Bot: { $level }
web-seat-free = Free
web-add-seat = Add a seat
web-fill-bots = Bots on the free seats
web-remove-seat = Remove seat { $seat }
web-your-name = Your name
web-the-race = The race
web-manner = Manners
web-clock = Thinking time
web-clock-none = No clock
web-clock-relaxed = Relaxed
web-clock-normal = Normal
web-clock-fast = Fast
web-clock-is = Thinking time: { $clock }
web-pace = Pace of the bots
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once
web-pace-is = Bots: { $pace }
web-public = Public table
web-public-note = It stands on the start page: anybody may join or watch.
web-open-table = Open the table
web-start = Start the race
web-level-random = Chance
web-level-random-about = does anything the rules allow.
web-level-rookie = Rookie
web-level-rookie-about = knows the rules and not much more.
web-level-club = Club player
web-level-club-about = plays sensibly and quickly.
web-level-pro = Pro
web-level-pro-about = thinks ahead.
web-level-champion = Champion
web-level-champion-about = thinks ahead for longer.
web-option-usual = As usual
web-option-track-usual = That of the set
web-option-laps-usual = As the set has it
web-option-finish-usual = As the plan has it
web-option-racers-each-usual = One; two each for two players
web-more-options = More options
web-option-set = Set of cards
web-option-set-random = Drawn at random
web-option-track = Track
web-option-laps = Laps
web-option-advice = Random sets keep to the advice for good sets
web-option-edition = Rulebook
web-option-edition-merged = Both, merged
web-option-edition-english = English edition
web-option-edition-german = German edition
web-option-timing = Roll phase
web-option-timing-free = Everybody at once
web-option-timing-ordered = One after another where it matters
web-option-odds = Odds
web-option-odds-per-race = A row for each race
web-option-odds-single = The same row for all races
web-option-place-bonus-needs-win = Half the green bonus only for a place bet that wins
web-option-deck = Cards
web-option-deck-random = Shuffled
web-option-deck-first-race = First race, in order
web-option-short = Short circuit
web-option-finish = Part with the finish line
web-option-racers-each = Racers for each player

web-lobby-open = { $open ->
    [one] One seat is still free. Send the link, or put a bot there.
   *[other] { $open } seats are still free. Send the link, or put bots there.
}
web-lobby-full = Everybody is here.
web-invite = Invite
web-invite-link = Link to play along
web-watch-link = Link to watch, without secrets
web-copy = Copy
web-copied = Copied
web-sit-down = Sit down
web-table-full = All seats are taken. You can watch.
web-start-when = If you start now, bots take the free seats.
web-host-starts = Whoever opened the table starts the race.
web-away = not here
web-connecting = Connecting …
web-connected = Connected
web-reconnecting = Connection lost, trying again …
web-gone = There is no table here

web-board = Board
web-decision = Decision
web-side = Players and log
web-menu = Menu
web-help = What does this mean?
web-undo = Take back
web-your-turn = Your turn
web-waiting-for = Waiting for { $names } …
web-rolling = The dice are rolling …
web-thinking = thinking
web-bot-of = bot, { $level }
web-stand-in = a bot stands in: { $level }
web-log = What happened
web-recap = { $count ->
    [one] Since your last move: one event
   *[other] Since your last move: { $count } events
}
web-left-moment = nearly over
web-left-short = ≈ { $minutes } min
web-left-minutes = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
web-incident = The server stumbled; nothing was lost and nothing changed. Please try again. (Incident { $number })
web-sure = Are you sure?
web-rather-not = Rather not
web-leave = Leave the table
web-keys = Keys: 1–9 choose, d goes to the decision, u takes back, ? explains.
web-absent-gone = { $name } is not here.
web-absent-clock = { $name } is out of time.
web-absent-until = The table waits for another { $time }.
web-absent-wait = Wait on
web-absent-bot = Let a bot stand in
web-absent-end = End the game
web-absent-votes = { $count ->
    [one] One wants to end the game.
   *[other] { $count } want to end the game.
}
web-hand-over = { $name } is on
web-hand-over-lead = Hand over the device. Nothing is shown until you say so.
web-hand-over-take = I am { $name }

web-result = Result
web-over = The race is over
web-ended = The game was ended
web-ended-lead = The table was closed before the race was over; nobody won. The dice are open now.
web-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } share the win!
}
web-look-at-board = Look at the board
web-rematch = Play again with the same people
web-rematch-go = To the new table
web-watch-again = Watch the race again
web-download = Save the replay
web-sealed = Sealed dice
web-sealed-more = Were the dice fair?
web-sealed-lead = Before the race the server drew a secret and showed its fingerprint; every player added something. All dice follow from both, so nobody can change them afterwards. At the end the secret is shown and anyone can compute them again.
web-sealed-commitment = Fingerprint, shown before the start
web-sealed-secret = Secret, shown at the end
web-sealed-nonces = What the players added
web-check = Check every die
web-check-good = The secret fits its fingerprint, and all { $steps } steps come out as they were played.
web-check-good-server = All { $steps } steps come out as they were played. (This page cannot compute the fingerprint itself without https.)
web-check-seal-broken = The secret does not fit the fingerprint shown before the race!
web-check-bad = The replay does not come out as it was played: { $reason }

web-replay = Replay
web-replay-lead = Choose a replay file (.jsonl), or drop it here. It is checked line by line while it is read.
web-replay-choose = Choose a file
web-replay-reading = Reading and checking …
web-replay-controls = Controls of the replay
web-replay-start = The start.
web-replay-secret = Somebody decides in secret.
web-replay-first = To the start
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step { $step } of { $steps }
web-replay-speed = Speed
web-replay-round = Round
web-replay-link = Link to this moment
web-verified = Checked: every step, every die and the result are right.
web-not-verified = Not everything could be checked: { $reason }

web-settings = Settings
web-settings-lead = Everything works at once and stays on this device.
web-language = Language
web-theme = Appearance
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-speed = Motion
web-speed-0 = None
web-speed-05 = Slow
web-speed-1 = Normal
web-speed-2 = Fast
web-sound = Sound
web-sound-note = Two notes when it is your turn.
web-notify = Notification
web-notify-note = When it is your turn and you look at something else.
web-confirm = Confirm risky moves
web-confirm-note = You are asked before you put something at stake.

web-guided = First game with a guide
web-guided-note = A real race against bots; before every decision you are told what it is about.

web-learn-scrapracer-1-title = Three laps
web-learn-scrapracer-1 = You drive a racer made of junk. Somebody has to cross the finish line three times; the round is played out, and whoever is farthest ahead then wins.
web-learn-scrapracer-2-title = One die after another
web-learn-scrapracer-2 = In your turn you roll dice one by one, six at most. As long as all of them are different you may stop whenever you like and drive their sum.
web-learn-scrapracer-3-title = Not a double!
web-learn-scrapracer-3 = The first double ends your roll: the dice are lost and a crash card decides. It is not all bad: you get a bonus marker, and three of them buy a bonus card. Boosters change your latest die before it counts.
web-learn-scrapracer-4-title = One space, two racers
web-learn-scrapracer-4 = Whoever stops where another racer stands fights: both roll a die and the higher one moves on a space, maybe into the next fight. Each racer has an ability of its own besides.
web-learn-scrapracer-5-title = Help for those behind
web-learn-scrapracer-5 = Whoever crosses the line draws a goal card, which helps those behind. Nobody is out of the race until the last round is over.
web-learn-outspeed-1-title = Thirteen rounds of desert
web-learn-outspeed-1 = Your ship flies over two tableaus of seven zones. Be foremost after the thirteenth card, and do not fall off the rear: when a tableau is removed, ships on it are out.
web-learn-outspeed-2-title = Three routes a card
web-learn-outspeed-2 = Every round a card shows up to three routes. They cost fuel and bring zones, fuel or tiles, sometimes by dice or by how many take them.
web-learn-outspeed-3-title = Everybody chooses in secret
web-learn-outspeed-3 = All choose at the same time and then show. If more take a route than it has room for, all of them sit out and get nothing. So think about what the others want.
web-learn-outspeed-4-title = Mind the fuel
web-learn-outspeed-4 = You begin with twelve fuel. Without any you are out, except after the last card. Tiles help: nitro and fuel tank for yourself, flamethrower, cannon and magnet against those ahead.
web-learn-outspeed-5-title = The finish card
web-learn-outspeed-5 = The last card is the finish. Whoever is foremost after it wins; if two are, the one with more fuel.
web-learn-finishline-1-title = Seven horses, three races
web-learn-finishline-1 = In each of three races seven horses run in a row; the one on the right leads. Most money after the third race wins.
web-learn-finishline-2-title = Secret bets
web-learn-finishline-2 = Before a race you bet in secret: on a horse to win, or on two horses to come first and second. The farther back a horse starts, the more it pays.
web-learn-finishline-3-title = Three dice, one for you
web-learn-finishline-3 = Everybody rolls three dice of at least two colours, uses one of them and passes the other two to the left. White and red are moves, green adds prize money, black is for tricks, yellow waits for the home straight.
web-learn-finishline-4-title = Two horseshoes, one place
web-learn-finishline-4 = The second horseshoe on a horse moves it up a place; a favourite needs only one. Two whips disqualify a horse. Everybody steers every horse, so watch who pushes which.
web-learn-finishline-5-title = The pay-out
web-learn-finishline-5 = When the pool of dice is empty the race is over and all bets are shown. Those that win pay the stake times the odds. Then the next race, with more money.
web-learn-cubitos-1-title = First around the track
web-learn-cubitos-1 = Race your runner around the track with dice you collect. Whoever crosses the finish line ends the race with that round; the farthest wins.
web-learn-cubitos-2-title = Roll, then push or pass
web-learn-cubitos-2 = Everybody rolls nine dice at once. Hits stay active; the rest you may roll again as often as you dare.
web-learn-cubitos-3-title = Bust!
web-learn-cubitos-3 = Once you had three active dice, a push without any hit is a bust: you lose what was active this round, but you gain a fan, and fans help you later. The chance stands beside the button.
web-learn-cubitos-4-title = Run
web-learn-cubitos-4 = Feet are steps. Walk in any direction and collect the rewards of the space where you stop. Swords are compared with the others, and the coloured cards say what each die can do.
web-learn-cubitos-5-title = Buy better cubes
web-learn-cubitos-5 = Coins buy up to two new dice a round, of different colours. What you buy decides how you race; no two sets of cards play alike.

event-taken-back = { $player } takes back the latest decision.

refused-other = That was refused ({ $code }).
refused-web-no-server = The server does not answer. Is it running?
refused-web-status = The server answered with an error ({ $status }).
refused-web-replay-large = This file is larger than a replay can be (1 MiB).
