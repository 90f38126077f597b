# The frame: what is the same in all games.

and = and
unknown-thing = kept secret
did-you-mean = Did you mean “{ $near }”?

player-human = Player { $place }
player-bot = { $level } { $place }

version-compiled = compiled
version-plain = not compiled: plain Python, about a hundred times slower

cli-about = Race-and-dice board games: play them, study them, train on them.
cli-usage = usage:
cli-options = options
cli-arguments = what it takes
cli-commands = commands
cli-command = COMMAND
cli-game = GAME
cli-help = show this help
cli-version = show the version and whether the kernel is compiled
cli-see-help = See “{ $command } --help”.
cli-lang = language (default: that of the locale)
cli-game-help = name of a game; “homestretch games” lists them
cli-option = option of the game, may be given several times
cli-seed = seed of the dice and cards; the same seed gives the same luck
cli-json = print JSON for a program
cli-games = list the games, their options and levels
cli-play = play in the terminal
cli-play-seats = who plays: human, human:NAME or a level, one for each seat
cli-resume = go on with a saved game
cli-save = file the game is kept in
cli-dice = where dice and cards come from: the program, real ones typed in, or sealed beforehand
cli-plain = no colour and no drawing: one line for each event
cli-selfplay = let quick players play many games
cli-selfplay-seats = levels, one for each seat
cli-games-count = number of games
cli-fixed = everybody keeps the same seat (default: seats rotate)
cli-record = folder for the replays
cli-replay = tell a recorded game in words
cli-replay-file = file of a recorded game
cli-boards = draw the board before every turn
cli-until = stop after this step and draw the board
cli-verify = compute recorded games again and name the first bad line
cli-scenario = play scenario files and show what differs
cli-scenario-file = scenario file, or a folder of them
cli-rules = show the rules of a game in our own words
cli-coverage = list the rules no scenario shows
cli-scenarios = folder of the scenarios
cli-data = show every number of a game and where it comes from
cli-source = only entries whose source contains this word, such as “ours”
cli-check = check a file of your own, such as a circuit
cli-bench = measure the speed beside references
cli-bench-games = games to measure (default: all)
cli-seconds = seconds for each measurement

games-seats = { $least } to { $most } players; levels: { $levels }
verified = { $file }: all { $steps } steps, the result and the dice are as recorded.
verified-by-hand = { $file }: all { $steps } steps and the result are as recorded; the dice were rolled by people.
scenario-summary = { $done ->
    [one] One scenario played
   *[other] { $done } scenarios played
}, { $failed } not as they should be.
coverage = { $rules } rules, { $missing } without a scenario, { $unknown } unknown ids.
data-summary = { $entries } entries, { $ours } of them with numbers of our own (“ours”).
replay-paused = The game was saved here, after { $steps } steps.

selfplay-progress = { $done } of { $games } games
selfplay-summary = { $games } games, { $decisions } decisions, { $steps } steps with those of chance, in { $seconds } s; seed { $seed }.
selfplay-length = Steps a game: { $mean } on average, { $shortest } to { $longest }.
selfplay-wins = wins (95 %)
selfplay-place = mean place (95 %)
selfplay-seat = seat { $seat }

bench-head = homestretch { $version }, { $state }; { $machine }, { $cores } cores.
bench-how = Median of { $rounds } rounds, all measured in turn (lowest–highest).
bench-figures = Figures
bench-ratios = Ratios within a round
bench-first = { $game }: first finished game after { $ms } ms, { $whole } ms with the start of Python.
bench-memory = { $game }: { $first } MB after the first thousand games, { $last } MB after { $games }.
bench-size = { $subject }: { $bytes } bytes a position, { $steps } steps a random game.
bench-absent = Not measured: { $name } ({ $reason }).

play-commands = Type a number, a word or its beginning. Also: ?  odds  board  undo  quit
play-saved = Saved. Go on with: homestretch play --resume { $file }
play-recorded = The whole game is in { $file }; “homestretch replay” tells it, “homestretch verify” checks it.
play-sealed = The dice are sealed. Their hash, to be compared at the end: { $commitment }
play-nonce = { $player }, type anything to mix into the dice, or just press Enter: 
help-chance = Roll or draw for real, then type what it was: the number in front of it, or its name. “board” shows the board, “quit” saves and leaves.
play-undone = Taken back.
play-place-score = { $place }. { $player }: { $score }
play-place = { $place }. { $player }
play-done = { $player }, press Enter when you have read this.
play-hand-over = { $player }, the keyboard is yours. Press Enter.

refused-nothing-owed = It is not your turn to decide.
refused-not-now = That is not what is to be decided now.
refused-no-such-seat = There is no seat { $seat }; seats are 0 to one below { $seats }.
refused-no-undo = There is nothing you could take back: chance, something revealed or another player came after it.
refused-choice-unknown = “{ $typed }” is none of the choices: { $known }.
refused-choice-ambiguous = “{ $typed }” could be several: { $known }.
refused-no-odds = { $game } has no odds to show here.
refused-game-broken = The game “{ $game }” is installed but cannot be loaded: { $problem }.
refused-no-scenario-files = There are no scenarios in { $file }.
refused-unknown-flag = There is no { $flag } here.
refused-flag-value = { $flag } cannot be “{ $value }”; it is one of { $known }.
refused-flag-lacks-value = { $flag } needs a value.
refused-argument-missing = Something is missing: { $argument }.
refused-bad-arguments = That cannot be understood: { $problem }.
refused-bad-name = “{ $name }” is no name: use letters that can be printed, forty at most.
refused-file-exists = { $file } is already there and is left alone; name another file, or go on with --resume.
refused-resume-alone = { $flag } belongs to a new game; a saved one goes on as it was.
refused-no-odds-now = There is nothing to roll for now.
refused-unknown-command = There is no command “{ $command }”; commands are { $known }.
refused-unknown-game = There is no game “{ $game }”; installed are { $known }.
refused-unknown-language = There is no language “{ $language }”; we speak { $known }.
refused-no-encoding = { $game } has no dense actions and observations, so nothing can be trained on it.
refused-unknown-level = There is no player “{ $level }”; known are { $known }.
refused-unknown-option = There is no option “{ $option }”; known are { $known }.
refused-option-form = An option is written name=value, not “{ $option }”.
refused-option-value = Option { $option } cannot be “{ $value }”; it takes { $known }.
refused-seats-differ = Option seats says { $seats }, but { $players } players are named.
refused-seats-count = { $players ->
    [one] One player is
   *[other] { $players } players are
} named; the game is for { $least } to { $most }.
refused-no-game = Say which game: homestretch play GAME. “homestretch games” lists them.
refused-no-games = At least one game must be played, not { $games }.
refused-not-a-number = “{ $value }” is not a whole number.
refused-unknown-action = There is no action “{ $do }”; known are { $known }.
refused-unknown-argument = Action { $do } has no “{ $argument }”; it takes { $known }.
refused-unknown-value = Action { $do }: { $argument } cannot be “{ $value }”; it is one of { $known }.
refused-unknown-chance = There is no random event “{ $chance }”; known are { $known }.
refused-unknown-outcome = { $chance } cannot turn out “{ $value }”; it is one of { $known }.
refused-no-chance-open = No random event is open, so “{ $chance }” cannot turn out.
refused-chance-not-open = The open random event is “{ $open }”, not “{ $chance }”.
refused-chance-impossible = { $chance } cannot turn out “{ $value }” now: there is none left.
refused-script-ends = The scripted outcomes are used up after { $outcomes }.
refused-script-impossible = The scripted outcome { $outcome } (place { $place }) cannot happen here.
refused-position-name = A position has no “{ $name }”; known here are { $known }.
refused-position-value = “{ $name }” cannot be { $value } in this position.
refused-position-stuck = In this position nobody could go on.
refused-position-form = The position cannot be read: { $problem }.
refused-file-unreadable = { $file } cannot be read: { $problem }.
refused-file-unwritable = { $file } cannot be written: { $problem }.
refused-file-not-toml = { $file } is not TOML: { $problem }.
refused-scenario-file = { $file } is not a scenario file: it needs at least one [[scenario]] and nothing else but game and options.
refused-scenario-entry = { $file }, scenario { $number }: there is no entry “{ $entry }”; known are { $known }.
refused-scenario-kind = { $file }, scenario { $number }: the entry “{ $entry }” must be a { $kind }.
refused-scenario-missing = { $file }, scenario { $number }: the entry “{ $entry }” is missing.
refused-scenario-seat = A step needs a seat: { $step }.
refused-no-scenarios = There are no scenarios of { $game } here; name their folder with --scenarios DIR.
refused-nothing-to-check = { $game } has no files of your own to check.
refused-resume-over = The game in { $file } is over; “homestretch replay” tells it.
refused-resume-by-hand = This game was played with real dice and cannot go on by itself.
refused-replay-empty = The file is empty; a replay has at least a header and a result.
refused-replay-header = Line { $line } is not the header of a replay.
refused-replay-format = Line { $line }: the replay has format { $format }; this version reads { $right }.
refused-replay-header-value = Line { $line } names something that cannot be: { $reason }.
refused-replay-rules = Line { $line }: the replay was played under rules version { $version }; this is version { $right }.
refused-replay-components = Line { $line }: the replay was played with other components ({ $found }) than these ({ $right }).
refused-replay-not-json = Line { $line } is not JSON: { $problem }.
refused-replay-line = Line { $line } is neither an action nor an outcome.
refused-replay-cut-off = The replay is cut off after line { $line }: the result is missing.
refused-replay-illegal = Line { $line } cannot be played ({ $reason }): { $step }.
refused-replay-changed = Line { $line } was changed: its check is { $check } and should be { $right }.
refused-replay-outcome = Line { $line } says { $found }, but the dice were { $dealt }.
refused-replay-result = Line { $line }: the result is not that of the game.
refused-replay-seal = Line { $line }: the dice shown at the end are not those sealed in line 1.

seat-name = Seat { $seat }
