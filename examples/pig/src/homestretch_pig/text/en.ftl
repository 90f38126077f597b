# Pig

event-die = { $player } rolls a { $value }.
event-lost = { $total ->
    [0] { $player } had nothing to lose.
   *[other] { $player } loses { $total } points.
}
event-held = { $player } holds { $total } and has { $score }.
event-winner = { $player } wins!

action-roll = Roll
action-hold = Hold { $total }

prompt-first = You have { $score } of { $goal }. Roll the die, or pass with nothing.
prompt-again = Roll again? { NUMBER($risk, style: "percent", maximumFractionDigits: 0) } a 1, you would lose { $total }. Holding makes { $reached }.
prompt-enough = Hold: { $reached } points win.

help-first = Roll as often as you like. Every roll adds to your total, but a 1 loses it and ends your turn.
help-again = Roll on for more, or hold: then the total is added to your score for good and the turn passes on.
help-enough = With your total you have reached the goal, so there is nothing more to roll for.

refused-goal-reached = Your total is enough to win: hold.

chance-die = What does the die show?

option-goal = points that win

board-score = { $score } of { $goal }
board-total = At stake: { $total }
