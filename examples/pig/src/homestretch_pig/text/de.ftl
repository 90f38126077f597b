# Pig

event-die = { $player } würfelt eine { $value }.
event-lost = { $total ->
    [0] { $player } hatte nichts zu verlieren.
   *[other] { $player } verliert { $total } Punkte.
}
event-held = { $player } behält { $total } und hat { $score }.
event-winner = { $player } gewinnt!

action-roll = Würfeln
action-hold = { $total } behalten

prompt-first = Du hast { $score } von { $goal }. Würfle, oder gib ohne Punkte weiter.
prompt-again = Noch einmal? { NUMBER($risk, style: "percent", maximumFractionDigits: 0) } eine 1, du würdest { $total } verlieren. Behalten macht { $reached }.
prompt-enough = Behalten: { $reached } Punkte gewinnen.

help-first = Würfle, so oft du willst. Jeder Wurf erhöht deine Summe, aber eine 1 verliert sie und beendet deinen Zug.
help-again = Würfle weiter, oder behalte: Dann ist die Summe sicher auf deinem Konto, und der Nächste ist dran.
help-enough = Mit deiner Summe ist das Ziel erreicht, es gibt nichts mehr zu würfeln.

refused-goal-reached = Deine Summe reicht zum Sieg: behalte sie.

chance-die = Was zeigt der Würfel?

option-goal = Punkte zum Sieg

board-score = { $score } von { $goal }
board-total = Auf dem Spiel: { $total }
