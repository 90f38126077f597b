# Scrap Racer

racer-swifty = Swifty
racer-jackal = Jackal
racer-crusher = Crusher
racer-hover = Hover
racer-twister = Twister
racer-steel-jacket = Steel Jacket

ability-swifty = endet auf einer Kurve: ein Feld weiter
ability-jackal = gewinnt im eigenen Zug jeden Kampf und zieht zwei Felder
ability-crusher = überholt: nimmt einen Bonusmarker
ability-hover = braucht nur zwei Bonusmarker für eine Karte
ability-twister = überholt: ein Feld weiter
ability-steel-jacket = endet auf einer Geraden: ein Feld weiter

booster-plus-minus-1 = ±1
booster-flip = Drehen
booster-reroll = Neuwurf

use-plus = +1
use-minus = −1
use-flip = Drehen
use-reroll = Neuwurf

deck-crash-1-2 = 1/2
deck-crash-3-4 = 3/4
deck-crash-5-6 = 5/6

crash-two-dice = zwei Würfel vor
crash-forward-2 = 2 vor
crash-forward-3 = 3 vor
crash-forward-5 = 5 vor
crash-forward-5-ahead-back-2 = 5 vor, der davor 2 zurück
crash-forward-5-ram = 5 vor und rammen
crash-behind-2 = der dahinter 2 vor
crash-die-back = ein Würfel zurück
crash-stay = stehen bleiben
crash-back-4 = 4 zurück
crash-back-6 = 6 zurück
crash-position-loss = hinter den Letzten
crash-last-4 = der Letzte 4 vor
crash-behind-4 = der dahinter 4 vor

bonus-forward-3 = 3 vor
bonus-forward-5 = 5 vor
bonus-forward-7 = 7 vor
bonus-straight = zur nächsten Geraden
bonus-curve = zur nächsten Kurve
bonus-catch-up = aufschließen

goal-last-7 = der Letzte 7 vor
goal-last-two-5 = die beiden Letzten je 5 vor
goal-all-but-first-2 = alle außer dem Ersten 2 vor
goal-all-but-first-two-3 = alle außer den ersten beiden 3 vor

event-drew-racer = { $player } zieht { $racer }.
event-starts = { $player } beginnt.
event-goes-first = { $player } schickt { $racer } zuerst los.
event-turn = Runde { $round }: { $racer } ({ $player }) ist am Zug.
event-die = { $racer } würfelt eine { $value }.
event-boosted = { $use_code ->
    [reroll] { $racer } setzt einen Neuwurf-Booster auf diesen Würfel.
    [flip] { $racer } dreht den Würfel auf die { $value }.
   *[other] { $racer } stellt den Würfel auf die { $value } (Booster ±1).
}
event-double = Ein { $value }er-Pasch: { $racer } crasht!
event-stopped = { $racer } hört mit { $total } auf.
event-played = { $player } spielt „{ $card }“ für { $racer }.
event-moved = { $steps ->
    [one] { $racer } zieht ein Feld vor auf Feld { $space }.
   *[other] { $racer } zieht { $steps } Felder vor auf Feld { $space }.
}
event-fell-back = { $steps ->
    [one] { $racer } fällt ein Feld zurück auf Feld { $space }.
   *[other] { $racer } fällt { $steps } Felder zurück auf Feld { $space }.
}
event-ability = { $racer } nutzt seine Fähigkeit.
event-fight = { $racers } kämpfen um Feld { $space }.
event-fight-die = { $racer } würfelt im Kampf eine { $value }.
event-fight-tie = Gleichstand: Der Kampf um Feld { $space } geht weiter.
event-fight-won = { $racer } gewinnt den Kampf.
event-crash-card = Crashkarte { $deck }: { $card }.
event-crash-die = Der Crashwürfel von { $racer } zeigt { $value }.
event-stays = { $racer } bleibt stehen.
event-marker = { $racer } nimmt einen Bonusmarker (jetzt { $markers }).
event-bonus-card = { $player } tauscht die Bonusmarker von { $racer } gegen eine Bonuskarte: { $card }.
event-lap = { $laps ->
    [one] { $racer } überquert die Ziellinie: eine Runde geschafft.
   *[other] { $racer } überquert die Ziellinie: { $laps } Runden geschafft.
}
event-goal-card = Zielkarte für { $racer }: { $card }.
event-last-round = { $racer } ist im Ziel: Das ist die letzte Runde.
event-refilled = { $markers ->
    [one] Ein Booster wird nachgelegt; noch im Vorrat: { $reserve }.
   *[other] { $markers } Booster werden nachgelegt; noch im Vorrat: { $reserve }.
}
event-booster = { $racer } sammelt auf Feld { $space } einen Booster ein: { $booster }.
event-winner = { $player } gewinnt das Rennen mit { $racer }!

action-roll = Würfeln
action-stop = Aufhören und { $total } fahren
action-crash = Den Pasch annehmen und crashen
action-boost = Booster { $use }
action-drive = Jetzt { $total } fahren
action-play = „{ $card }“ spielen
action-done = Keine Karte mehr
action-first = { $racer } fährt zuerst
action-win = { $racer } gewinnt und zieht weiter

prompt-order = Welcher deiner Racer fährt zuerst? Das bleibt das ganze Rennen so.
prompt-roll = { $space ->
    [0] { $racer } wartet neben der Strecke: Wirf den ersten Würfel.
   *[other] { $racer } auf Feld { $space }: Wirf den ersten Würfel.
}
prompt-die = Noch einmal würfeln? { NUMBER($double, style: "percent", maximumFractionDigits: 0) } Pasch, du verlörst { $total } { $total ->
    [one] Feld
   *[other] Felder
}.
prompt-six = Alle sechs Würfel sind verschieden: Fahr { $total }, oder setz einen Booster ein.
prompt-double = Ein { $value }er-Pasch. Booster einsetzen oder crashen?
prompt-before = { $total } zu fahren. Vorher eine Bonuskarte spielen?
prompt-after = Du stehst auf Feld { $space }. Noch eine Bonuskarte spielen?
prompt-winner = Deine beiden Racer treffen sich auf Feld { $space }. Welcher zieht weiter?

help-order = Du fährst zwei Racer. Der genannte ist in jeder Runde zuerst am Zug.
help-roll = Wirf einen Würfel nach dem anderen, höchstens sechs. Solange alle verschieden sind, darfst du aufhören und ihre Summe fahren. Der erste Pasch beendet das Würfeln: Die Würfel verfallen, und eine Crashkarte entscheidet. Deine Fähigkeit, { $racer }: { $ability }.
help-die = Würfle weiter für mehr Felder, oder hör auf und fahr, was daliegt. Booster ändern den letzten Würfel, bevor er zählt: ±1 dreht ihn um eins (nicht von 6 auf 1), Drehen legt ihn auf die Gegenseite, Neuwurf wirft ihn noch einmal. Ein benutzter Booster ist weg.
help-before = Bonuskarten ziehen dich vor dem Würfelergebnis, danach oder beides; so viele du willst. Fahren zieht dich um das Würfelergebnis.
help-after = Das Würfelergebnis ist gefahren. Karten, die du noch hast, kannst du jetzt spielen oder für später aufheben. Danach kommen deine Fähigkeit und Kämpfe.
help-winner = Zwei deiner Racer stehen auf einem Feld, und es wird nicht gewürfelt: Du bestimmst, welcher ein Feld weiterzieht.

refused-no-die-yet = Wirf vorher den ersten Würfel.
refused-double-showing = Es liegt ein Pasch: Setz einen Booster ein oder crashe.
refused-no-double = Es liegt kein Pasch.
refused-six-dice = Alle sechs Würfel liegen schon: Hör auf, oder setz einen Booster ein.
refused-no-booster = Dafür hast du keinen Booster.
refused-no-such-face = ±1 geht nicht über 6 hinaus und nicht unter 1.
refused-no-such-card = Diese Karte hast du nicht.
refused-nobody-to-catch = Vor dir ist kein anderer Racer auf der Strecke, zu dem du aufschließen könntest.
refused-not-your-racer = Dieser Racer steht nicht zur Wahl.
refused-racers-each = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
} fährt jeder { $right ->
    [one] einen Racer
   *[other] { $right } Racer
}, nicht { $each }.
refused-racers-count = Die Option racers braucht { $count } verschiedene Racer, Platz für Platz; gegeben: { $given }.
refused-circuit-lengths = Die Strecke nennt { $parts } Teile, aber { $turns } Richtungen: ein Buchstabe (S, R oder L) für jedes Teil.
refused-circuit-unknown-part = Teil { $part } (Stelle { $place }) gibt es nicht; die Teile sind { $known }.
refused-circuit-part-twice = Teil { $part } (Stelle { $place }) liegt schon; jedes gibt es nur einmal.
refused-circuit-unknown-turn = Teil { $part } (Stelle { $place }) hat die Richtung „{ $turn }“; es muss S, R oder L sein.
refused-circuit-straight-turns = Teil { $part } (Stelle { $place }) ist eine Gerade und kann nicht nach { $turn } abbiegen: Schreib S.
refused-circuit-curve-straight = Teil { $part } (Stelle { $place }) ist eine Kurve und kann nicht geradeaus gehen: Schreib R oder L.
refused-circuit-overlaps = Teil { $part } (Stelle { $place }) läge auf Teil { $other }.
refused-circuit-lacks-kind = Die Strecke hat keine { $kind ->
    [straight] Gerade
   *[other] Kurve
}; mindestens eine muss sein.
refused-circuit-open = Die Strecke ist nicht geschlossen: Hinter Teil { $part } (Stelle { $place }) führt sie nicht zu Teil { $first } zurück.
refused-circuit-anticlockwise = Die Strecke läuft gegen den Uhrzeigersinn: Nenn die Teile in umgekehrter Reihenfolge, L und R vertauscht.
refused-circuit-drop-missing = Teil { $part } kann nicht wegfallen: Es gehört nicht zur Strecke.
refused-circuit-no-short = Diese Strecke nennt keine Teile, die wegfallen („drop“), und hat darum keine kurze Fassung.
refused-circuit-no-such-finish = Die Ziellinie kann nicht auf Teil { $part } stehen; Teile dieser Strecke: { $known }.
refused-circuit-unknown-entry = { $file }: Den Eintrag „{ $entry }“ gibt es in einer Strecke nicht; bekannt sind { $known }.
refused-circuit-bad-entry = { $file }: Der Eintrag „{ $entry }“ muss { $kind ->
    [list] eine Liste von Teilenummern
    [str] ein Text
   *[other] eine Zahl
} sein.
refused-circuit-missing-entry = { $file }: Der Eintrag „{ $entry }“ fehlt.

chance-racer = Welcher Racer wird gezogen?
chance-start = Wer beginnt?
chance-die = Was zeigt der Würfel von { $racer }?
chance-fight-die = Was zeigt der Kampfwürfel von { $racer }?
chance-crash-die = Was zeigt der Würfel für die Crashkarte von { $racer }?
chance-crash-1-2 = Welche Crashkarte 1/2 wird gezogen?
chance-crash-3-4 = Welche Crashkarte 3/4 wird gezogen?
chance-crash-5-6 = Welche Crashkarte 5/6 wird gezogen?
chance-bonus-card = Welche Bonuskarte wird für { $racer } gezogen? Nur der Fahrer sieht hin.
chance-goal-card = Welche Zielkarte wird für { $racer } gezogen?
chance-booster = Welchen Booster sammelt { $racer } ein?

option-track = Strecke A bis F
option-short = die markierten Teile weglassen
option-finish = Nummer des Teils mit der Ziellinie
option-circuit = Datei mit einer eigenen Strecke
option-racers-each = Racer je Spieler; zu zweit zwei, zu dritt nach Wahl
option-racers = Racer, die verteilt statt gezogen werden, Platz für Platz
option-start = Platz, der beginnt, von 0 an

board-off = neben der Strecke
board-lap = Runde { $lap } von { $laps }
board-place = Feld { $space }
board-finished = im Ziel
board-straight = Gerade
board-curve = Kurve
board-racer = { $place }. { $racer } ({ $player }): { $where }. Booster: { $boosters }. Bonusmarker: { $markers }. Bonuskarten: { $cards }.
board-dice = Würfel: { $dice } (Summe { $total })
board-your-cards = Deine Bonuskarten: { $cards }
board-none = keine
board-legend = ▲ Ziellinie   • Gerade   ○ Kurve   ◆ Booster
board-table-rank = #
board-table-racer = Racer
board-table-player = Spieler
board-table-lap = Runde
board-table-space = Feld
board-table-boosters = Booster
board-table-markers = Marker
board-table-cards = Karten

odds-double = Chance auf einen Pasch mit dem nächsten Würfel: { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
odds-boosted = Wenn du deine Booster dagegen einsetzt: { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
odds-shows = Es liegt ein Pasch: Ohne Booster verfallen die Würfel, und eine Crashkarte entscheidet.
odds-six = Alle sechs Würfel liegen: { $total } zu fahren, mehr gibt es nicht zu würfeln.
odds-lost = Ein Crash kostet dich die { $total }, die daliegen.
odds-nothing-lost = Noch liegt nichts da, was du verlieren könntest.
odds-deck-forward = Crashkarte { $deck }: bringt dich im Mittel { NUMBER($steps, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder vor.
odds-deck-back = Crashkarte { $deck }: wirft dich im Mittel { NUMBER($steps, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder zurück.

# The board in the browser

board-circuit = Strecke mit { $spaces } Feldern, { $laps } Runden
board-tray = Würfelschale
board-sum = Summe
board-dice-sum = Summe der Würfel: { $total }
board-next-die = Der nächste Würfel
board-faces = { $count ->
    [0] Noch keine Zahl ergibt einen Pasch
    [one] Eine von sechs Zahlen ergibt einen Pasch
   *[other] { $count } von sechs Zahlen ergeben einen Pasch
}
board-faces-about = Einen Pasch gibt es bei { $faces }.
board-crash-decks = Crashstapel
board-crash-deck = Crashstapel { $deck }: { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
board-deck-crash = Crash
board-deck-bonus = Bonus
board-deck-goal = Ziel
board-last-card = Letzte Karte
board-card-for = { $deck }karte für { $racer }
board-your-hand = Deine Bonuskarten
board-standings = Rennstand
board-booster-there = Ein Booster auf Feld { $space }
board-markers = Bonusmarker: { $markers } von { $needed }
board-cards = { $cards ->
    [one] Eine Bonuskarte auf der Hand
   *[other] { $cards } Bonuskarten auf der Hand
}
board-laps = { $laps ->
    [one] Eine Runde von { $of } geschafft
   *[other] { $laps } Runden von { $of } geschafft
}
board-risk = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Pasch
board-risk-boosted = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Pasch, { NUMBER($boosted, style: "percent", maximumFractionDigits: 0) } mit Boostern
board-reach = bis Feld { $space }
board-racer-words = { $place }. { $racer }: { $where }. Booster: { $boosters }. Bonusmarker: { $markers }. Bonuskarten: { $cards }.

about-boosters-on-track = Er liegt verdeckt: Wer seinen Zug hier beendet, sammelt ihn ein und sieht, welcher es ist.
about-booster-plus-minus-1 = Dreht den letzten Würfel um eins hinauf oder hinunter, nicht aber von 6 auf 1. Einmal zu benutzen.
about-booster-flip = Dreht den letzten Würfel auf die Gegenseite: 1 und 6, 2 und 5, 3 und 4. Einmal zu benutzen.
about-booster-reroll = Wirft den letzten Würfel noch einmal. Einmal zu benutzen.
about-markers = { $needed } davon werden sofort gegen eine Bonuskarte getauscht.
about-bonus-cards = Karten für einen eigenen Zug, vor oder nach dem Fahren. Nur ihr Besitzer sieht sie.
about-hidden-card = Nur ihr Besitzer sieht, welche Karte es ist.
about-crash-two-dice = Wirf zwei Würfel und fahr ihre Summe vor.
about-crash-forward-2 = Der Crash wirft dich 2 Felder vor.
about-crash-forward-3 = Der Crash wirft dich 3 Felder vor.
about-crash-forward-5 = Der Crash wirft dich 5 Felder vor.
about-crash-forward-5-ahead-back-2 = Du ziehst 5 Felder vor, und der Racer vor dir fällt 2 zurück.
about-crash-forward-5-ram = Du ziehst 5 Felder vor, hältst aber beim ersten Racer, den du triffst, und schiebst ihn 2 weiter.
about-crash-behind-2 = Du bleibst stehen; der Racer hinter dir zieht 2 Felder vor.
about-crash-die-back = Wirf einen Würfel und fall so viele Felder zurück.
about-crash-stay = Weiter geschieht nichts: Du bleibst, wo du bist.
about-crash-back-4 = Du fällst 4 Felder zurück.
about-crash-back-6 = Du fällst 6 Felder zurück.
about-crash-position-loss = Du fällst hinter den letzten Racer zurück.
about-crash-last-4 = Du bleibst stehen; der letzte Racer zieht 4 Felder vor.
about-crash-behind-4 = Du bleibst stehen; der Racer hinter dir zieht 4 Felder vor.
about-bonus-forward-3 = Fahr 3 Felder vor.
about-bonus-forward-5 = Fahr 5 Felder vor.
about-bonus-forward-7 = Fahr 7 Felder vor.
about-bonus-straight = Fahr auf das nächste Feld einer Geraden vor dir.
about-bonus-curve = Fahr auf das nächste Feld einer Kurve vor dir.
about-bonus-catch-up = Fahr auf das Feld des nächsten Racers vor dir auf der Strecke, gleich in welcher Runde er ist.
about-goal-last-7 = Der letzte Racer zieht 7 Felder vor.
about-goal-last-two-5 = Die beiden letzten Racer ziehen je 5 Felder vor.
about-goal-all-but-first-2 = Alle Racer außer dem führenden ziehen 2 Felder vor.
about-goal-all-but-first-two-3 = Alle Racer außer den ersten beiden ziehen 3 Felder vor.

# What a person types

word-roll = würfeln
word-stop = halten
word-crash = crash
word-boost = booster
word-drive = fahren
word-play = spiele
word-done = fertig
word-first = zuerst
word-win = sieger
word-use-plus = plus
word-use-minus = minus
word-use-flip = drehen
word-use-reroll = neu
word-card-forward-3 = 3
word-card-forward-5 = 5
word-card-forward-7 = 7
word-card-straight = gerade
word-card-curve = kurve
word-card-catch-up = aufschließen

checked-file = { $file }: eine geschlossene Strecke aus { $parts } Teilen und { $spaces } Feldern mit { $boosters } Boostern{ $short ->
    [0] .
   *[other] ; die kurze Fassung hat { $short } Felder.
}

exact-roll = Weiterwürfeln ist { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder wert, wenn du so gut wie möglich weiterspielst.
exact-stop = Anhalten ist { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder wert.
exact-crash = Ein Unfall ist { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder wert.
exact-boost-plus = Ein Auge mehr ist { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder wert.
exact-boost-minus = Ein Auge weniger ist { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder wert.
exact-boost-flip = Umdrehen ist { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder wert.
exact-boost-reroll = Diesen Würfel neu zu werfen ist { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } Felder wert.
exact-win = Der Sieg zählt hier wie hundert Felder.
