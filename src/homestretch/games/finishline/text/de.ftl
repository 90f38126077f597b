# Finish Line

die-white = weiß
die-red = rot
die-green = grün
die-black = schwarz
die-yellow = gelb

face-horseshoe = Hufeisen
face-logo = leer (weiß)
face-double = Doppelhufeisen
face-whip = Peitsche
face-pace = Tempowechsel
face-red-blank = leer (rot)
face-outsider-1000 = Außenseiter 1.000
face-outsider-2000 = Außenseiter 2.000
face-outsider-3000 = Außenseiter 3.000
face-green-blank = leer (grün)
face-side-bet = Nebenwette
face-extra-turn = Zusatzzug
face-disqualified = Disqualifikation
face-insider = Insidertipp
face-helmet = Reiterhelm
face-interference = Einmischung
face-head-to-head = Kopf an Kopf
face-speed-loss = Tempoverlust

type-neutral = neutral
type-favourite = Favorit
type-sprinter = Sprinter

kind-win = Sieg
kind-place = Platz

mark-white = ∩
mark-whip = ϟ
mark-outsider-1000 = +1k
mark-outsider-2000 = +2k
mark-outsider-3000 = +3k
mark-black = ▲

lying-white = ein Hufeisen
lying-whip = eine Peitsche
lying-outsider-1000 = Außenseiter 1.000
lying-outsider-2000 = Außenseiter 2.000
lying-outsider-3000 = Außenseiter 3.000
lying-black = ein schwarzes Hufeisen

event-race = Rennen { $race } von { $races }.
event-lined-up = Startplatz { $place }: Nr. { $horse } ({ $type }), Quote { $odds }x.
event-capital = { $player } hat { $amount } zum Wetten.
event-closed = { $player } hat den Wettschein abgegeben.
event-starts = { $player } beginnt.
event-turn = Rennen { $race }, { $pool } Würfel im Pool: { $player } ist dran.
event-home-straight = Die Zielgerade: Gelbe Würfel sind jetzt frei.
event-took = { $player } nimmt einen Würfel: { $die }.
event-shows = { $player } würfelt: { $face }.
event-laid = { $face_code ->
    [extra_turn] { $player } legt das schwarze Hufeisen auf Nr. { $horse }.
   *[other] { $player } nutzt „{ $face }“ für Nr. { $horse }.
}
event-paced = { $player } legt ein Hufeisen von Nr. { $from } auf Nr. { $to } (Tempowechsel).
event-advanced = { $place ->
    [1] Nr. { $horse } geht in Führung.
   *[other] Nr. { $horse } rückt auf Platz { $place } vor.
}
event-leads-already = Nr. { $horse } führt schon und bleibt, wo es ist.
event-disqualified = Nr. { $horse } ist disqualifiziert!
event-side-bet = { $player } schließt eine Nebenwette ab und bekommt am Spielende { $amount }.
event-skipped = { $player } setzt aus und zahlt am Spielende { $amount }.
event-kept = { $player } behält den schwarzen Würfel für einen Zusatzzug.
event-fetched = Insidertipp: { $player } legt einen Würfel zurück in den Pool: { $die }.
event-reordered = { $player } mischt sich ein: Nr. { $back }, { $middle }, { $front } ist die neue Reihenfolge, die letzte Nummer vorn.
event-level = Kopf an Kopf: Nr. { $upper } zieht mit Nr. { $lower } gleich.
event-fell-back = Nr. { $horse } fällt auf Platz { $place } zurück und verliert seine Würfel.
event-removed = { $player } legt einen Würfel ungenutzt weg: { $die }.
event-line-crossed = Der Pool ist leer: Rennen { $race } ist vorbei.
event-extra = { $player } hat einen Zusatzzug.
event-declined = { $player } verzichtet auf den Zusatzzug.
event-photo = Zielfoto: { $horseshoes ->
    [one] ein Hufeisen
   *[other] { $horseshoes } Hufeisen
} für Nr. { $horse }.
event-photo-tie = Nr. { $upper } und Nr. { $lower } sind nicht zu trennen: noch einmal würfeln.
event-result = { $first ->
    [0] Kein Pferd hat das Ziel erreicht.
   *[other] { $second ->
        [0] Nr. { $first } gewinnt; kein anderes Pferd hat das Ziel erreicht.
       *[other] Nr. { $first } gewinnt, Nr. { $second } wird Zweiter.
    }
}
event-bet = { $paid ->
    [0] { $player } hat { $amount } auf Nr. { $horses } gesetzt und verliert.
   *[other] { $player } hat { $amount } auf Nr. { $horses } gesetzt und bekommt { $paid }.
}
event-bonus = { $kind_code ->
    [win] { $player } bekommt { $amount } Bonus für die Siegwette auf Nr. { $horse }.
   *[other] { $player } bekommt { $amount } Bonus für eine Platzwette mit Nr. { $horse }.
}
event-total = { $player } hat jetzt { $amount }.
event-side-balance = Nebenwetten von { $player }: { $amount }.
event-winner = { $player } gewinnt mit { $amount }!

action-bet = { $kind_code ->
    [win] { $amount } auf Sieg von Nr. { $horse }
   *[other] { $amount } auf Nr. { $horse } und Nr. { $with } als Erste und Zweite
}
action-done = Wettschein abgeben
action-take = { $die_code ->
    [white] Hufeisen oder leer
    [red] Doppelhufeisen, Peitsche, Tempowechsel oder leer
    [green] ein Bonus auf ein Pferd, oder leer
    [black] Nebenwette, Zusatzzug, Disqualifikation oder Insidertipp
   *[yellow] Reiterhelm, Einmischung, Kopf an Kopf oder Tempoverlust
}
action-horseshoe = Hufeisen auf Nr. { $horse }
action-double = Nr. { $horse } rückt einen Platz vor
action-whip = Peitsche auf Nr. { $horse }; eine zweite disqualifiziert
action-pace = Hufeisen von Nr. { $from } auf Nr. { $to } legen
action-outsider = { $bonus } Bonus auf Nr. { $horse }
action-side-bet = Nächsten Spieler überspringen; er schuldet dir 500
action-extra-turn = Würfel für einen Zusatzzug behalten
action-disqualify = Nr. { $horse } disqualifizieren
action-insider = Diesen Würfel zurück in den Pool legen
action-helmet = Nr. { $horse } rückt zwei Plätze vor
action-interfere = Neue Reihenfolge: Nr. { $back }, { $middle }, { $front }
action-head-to-head = Nr. { $runner_up } zieht mit Nr. { $leader } gleich
action-speed-loss = Nr. { $horse } fällt zwei Plätze zurück
action-remove = Diesen Würfel ungenutzt weglegen
action-decline = Auf den Zusatzzug verzichten

menu-bet = Tipp „wette sieg { $leader } 300“ oder „wette platz { $leader } { $runner_up } 100“: Hunderter, noch { $left } frei.

prompt-bet = Rennen { $race }: Du hast { $staked } von { $capital } gesetzt. Wetten oder den Schein abgeben?
prompt-take-first = Nimm Würfel { $nth } von 3; mindestens zwei Farben.
prompt-take-next = Nimm Würfel { $nth } von 3; mindestens zwei Farben.
prompt-take = Nimm einen dritten Würfel; im Pool: { $pool }.
prompt-use = Nutze einen Würfel oder leg einen weg; die anderen zwei gehen nach links.
prompt-fetch = Insidertipp: Welcher Würfel kommt noch zurück in den Pool?
prompt-extra = Zusatzzug: Auf welches Pferd legst du das schwarze Hufeisen?
prompt-draw-horse = Die Aufstellung für Rennen { $race } wird gezogen.
prompt-draw-start = Der Startspieler wird ausgelost.
prompt-roll = Die Würfel rollen.
prompt-photo = Zielfoto.
prompt-over = Das Spiel ist vorbei.

help-bet = Wetten bleiben geheim, bis das Rennen vorbei ist. Höchstens drei Siegwetten auf je ein Pferd, das Erster wird, und zwei Platzwetten auf je zwei Pferde, die Erster und Zweiter werden, egal in welcher Reihenfolge. Die Quote hängt vom Startplatz ab; bei einem Paar werden beide addiert. Einsätze sind Vielfache von 100; was du nicht setzt, behältst du. Hast du genug gewettet, gib den Schein ab.
help-take = Drei Würfel mit mindestens zwei Farben werden zusammen geworfen. Gelbe sind frei, sobald höchstens sieben Würfel im Pool liegen.
help-use = Führ eines der drei Ergebnisse aus, oder leg einen Würfel ungenutzt weg. Zwei Hufeisen bringen ein Pferd voran, einem Favoriten (F) genügt eins. Sprinter (S) können weder gepeitscht noch disqualifiziert werden, und ihre Hufeisen bleiben liegen.
help-fetch = Zwei Würfel, die in diesem Rennen schon aus dem Spiel sind, kommen zurück in den Pool.
help-extra = Das schwarze Hufeisen wirkt wie ein weißes: Das zweite Hufeisen auf einem Pferd, bei Favoriten schon das erste, bringt es voran.
help-draw-horse = Sieben Pferde werden gezogen; das letzte führt.
help-draw-start = Im ersten Rennen wird der Startspieler ausgelost, nachdem alle gewettet haben.
help-roll = Drei Würfel werden geworfen.
help-photo = Für jedes der beiden werden sechs weiße Würfel geworfen; mehr Hufeisen gewinnen.
help-over = Das meiste Geld gewinnt.

refused-bet-step = Ein Einsatz ist eine ganze Zahl, ein Vielfaches von 100 von 100 bis 1.600.000; „{ $value }“ passt nicht.
refused-not-in-race = Eines dieser Pferde läuft in diesem Rennen nicht oder nicht mehr.
refused-win-one-horse = Eine Siegwette nennt ein einziges Pferd.
refused-place-two-horses = Eine Platzwette nennt zwei verschiedene Pferde.
refused-bet-above-capital = Deine Wetten wären höher als dein Kapital.
refused-win-bets-full = Du hast schon auf drei Pferde auf Sieg gesetzt; ein viertes geht nicht.
refused-place-bets-full = Du hast schon zwei Platzwetten; eine dritte geht nicht.
refused-win-bet-twice = Auf den Sieg von Nr. { $horse } hast du schon gesetzt.
refused-place-bet-twice = Auf dieses Paar hast du schon gesetzt.
refused-not-in-pool = So einen Würfel hat der Pool nicht.
refused-yellow-locked = Gelbe Würfel sind erst auf der Zielgeraden frei: bei höchstens sieben Würfeln im Pool.
refused-two-colours = Die drei Würfel müssen mindestens zwei Farben haben.
refused-result-not-rolled = Keiner der Würfel zeigt das.
refused-die-not-rolled = So ein Würfel liegt nicht vor dir.
refused-sprinter-whip = Nr. { $horse } ist ein Sprinter: keine Peitsche.
refused-sprinter-disqualify = Nr. { $horse } ist ein Sprinter und kann nicht disqualifiziert werden.
refused-sprinter-pace = Nr. { $from } ist ein Sprinter: Sein Hufeisen bleibt liegen.
refused-no-horseshoe-there = Auf Nr. { $from } liegt kein weißes Hufeisen.
refused-same-horse = Das Hufeisen muss auf ein anderes Pferd.
refused-green-twice = Auf Nr. { $horse } liegt schon ein grüner Würfel.
refused-nothing-out-of-play = In diesem Rennen ist noch kein Würfel aus dem Spiel.
refused-not-out-of-play = Von dieser Farbe ist kein Würfel aus dem Spiel.
refused-helmet-on-leader = Nr. { $horse } führt: kein Helm für den Führenden.
refused-helmet-needs-horseshoe = Der Helm braucht einen Favoriten oder ein Pferd mit Hufeisen; Nr. { $horse } ist keins von beiden.
refused-not-neighbours = Die Einmischung gilt drei verschiedenen Pferden, die nebeneinander liegen.
refused-pair-split = Von zwei gleichauf liegenden Pferden müssen beide unter den dreien sein oder keins.
refused-head-to-head-spent = Kopf an Kopf geht nur einmal im Rennen; jetzt zählt es als leer.
refused-too-few-horses = Dafür sind zu wenige Pferde im Rennen.
refused-too-far-back = Nr. { $horse } ist Letzter oder Vorletzter und kann nicht zurückfallen.

chance-white = Was zeigt der weiße Würfel?
chance-red = Was zeigt der rote Würfel?
chance-green = Was zeigt der grüne Würfel?
chance-black = Was zeigt der schwarze Würfel?
chance-yellow = Was zeigt der gelbe Würfel?
chance-horse = Welches Pferd wird für Startplatz { $starting } gezogen?
chance-start = Wer beginnt?
chance-photo = Wie viele Hufeisen zeigen die sechs weißen Würfel für Nr. { $photographed }?

option-odds = eine Quotenreihe je Rennen oder eine für alle
option-place-bonus-needs-win = halber grüner Bonus nur für eine gewonnene Platzwette
option-start = Platz, der beginnt, ab 0

board-race = Rennen { $race } von { $races }
board-pool = Pool ({ $count }): { $dice }
board-out = Aus dem Spiel: { $dice }
board-dice = Würfel: { $dice }
board-none = keine
board-bare = nichts
board-legend = Letzter … Erster ▶  * deine  ∩ Hufeisen  ϟ Peitsche  +1k Bonus  ▲ Zusatzzug
board-horse = Platz { $place }: Nr. { $horse }, { $type }, Quote { $odds }x; darauf: { $dice }
board-level = Nr. { $upper } und Nr. { $lower } führen gleichauf.
board-capital = Kapital { $amount }
board-side = Nebenwetten { $amount }
board-kept = { $count ->
    [one] ein Zusatzzug
   *[other] { $count } Zusatzzüge
}
board-betting = wettet noch
board-closed = hat gewettet
board-your-bets = Deine Wetten:
board-win-bet = { $amount } auf Sieg von Nr. { $horse }: { $odds }x = { $pays }
board-place-bet = { $amount } auf Nr. { $one } und Nr. { $other }: { $odds }x = { $pays }

odds-none = Es sind noch keine Pferde aufgestellt.
odds-races = Geschätzt aus { $races } Rennen, von hier an zufällig zu Ende gespielt:
odds-horse = Nr. { $horse }, Quote { $odds }x: Erster { NUMBER($first, style: "percent", maximumFractionDigits: 0) }, Zweiter { NUMBER($second, style: "percent", maximumFractionDigits: 0) }; 100 Einsatz bringen im Schnitt { $back } zurück.
odds-pair = Nr. { $one } und Nr. { $other }, Quote { $odds }x: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; 100 Einsatz bringen im Schnitt { $back } zurück.

# The board in the browser

board-at-place = { $place ->
    [1] In Führung.
   *[other] Platz { $place }.
}
board-out-of-race = In diesem Rennen ausgeschieden.
board-out-short = RAUS
board-lying = Darauf: { $dice }.
board-helped = Gefördert oder gebremst von: { $seats }.
board-horse-title = Nr. { $horse }, { $type }, Quote { $odds }x
board-letter-favourite = F
board-letter-sprinter = S
board-backed = Deine Wetten darauf: { $kinds }.
board-to-go = { $count ->
    [one] Noch ein Würfel im Pool
   *[other] Noch { $count } Würfel im Pool
}
board-to-go-short = noch { $count }
board-home-straight-about = Ist der Pool leer, ist das Rennen vorbei. Die Zielgerade beginnt bei { $count } Würfeln: Ab dann dürfen gelbe genommen werden.
board-locked = Gesperrt, bis noch { $count } Würfel im Pool sind.
board-pool-title = Pool
board-pool-die = { $die }: { $count } im Pool, { $out } aus dem Spiel
board-out-count = { $count } weg
board-hand = Würfel vor dem Spieler
board-die-of = Ein Würfel: { $die }
board-your-slip = Dein Wettschein
board-bet-on = Wette
board-stake = Einsatz
board-odds = Quote
board-pays = bringt
board-no-bets = Keine Wetten.
board-no-bets-yet = Du hast in diesem Rennen auf kein Pferd gesetzt.
board-staked = Gesetzt
board-left = Übrig
board-standing = Stand jetzt
board-result = Ergebnis
board-no-finisher = Kein Pferd hat das Ziel erreicht.
board-photo = Zielfoto
board-bet-kind = Art der Wette
board-tab-win = Sieg
board-tab-place = Erste zwei
board-bets-used = { $used } von { $most } Wetten
board-choose-horses = { $count ->
    [one] Wähl ein Pferd.
   *[other] Wähl zwei Pferde.
}
board-chip = Nr. { $horse }, Quote { $odds }x
board-less = { $step } weniger
board-more = { $step } mehr
board-all-in = alle { $amount }
board-amount-step = Einsätze sind Vielfache von { $step }.
board-amount-left = Du kannst noch { $left } setzen.
board-would-pay-win = Bringt { $pays }, wenn Nr. { $horse } gewinnt ({ $odds }x).
board-would-pay-place = Bringt { $pays }, wenn Nr. { $horse } und Nr. { $with } Erste und Zweite werden ({ $odds }x).
board-chance = Zufällig zu Ende gespielt: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; 100 bringen { $back } zurück.
board-bet = Wetten
board-pick-horse = Nr. { $horse }
board-pick-horseshoe-horse = Auf welches Pferd?
board-pick-double-horse = Welches Pferd rückt vor?
board-pick-whip-horse = Welches Pferd bekommt die Peitsche?
board-pick-pace-from = Von welchem Pferd nimmst du das Hufeisen?
board-pick-pace-to = Und auf welches legst du es?
board-pick-outsider-horse = Bonus auf welches Pferd?
board-pick-disqualify-horse = Welches Pferd wird disqualifiziert?
board-pick-insider-die = Welcher Würfel kommt zurück in den Pool?
board-pick-helmet-horse = Welches Pferd rückt zwei Plätze vor?
board-pick-interfere-back = Drei Nachbarn: Welches kommt nach hinten?
board-pick-interfere-middle = Welches in die Mitte?
board-pick-interfere-front = Und welches nach vorn?
board-pick-speed-loss-horse = Welches Pferd fällt zurück?
board-remove = Ungenutzt weglegen: { $die }

about-kind-win = Ein Pferd, das Erster werden muss. Bringt den Einsatz mal seine Quote.
about-kind-place = Zwei Pferde, die Erster und Zweiter werden müssen, gleich wie herum. Bringt den Einsatz mal die Summe beider Quoten.
about-type-neutral = Zwei Hufeisen bringen es einen Platz vor.
about-type-favourite = Favorit: Ein einziges Hufeisen bringt es einen Platz vor.
about-type-sprinter = Sprinter: keine Peitsche, keine Disqualifikation, und sein Hufeisen bleibt liegen; zwei Hufeisen bringen es einen Platz vor.
about-face-horseshoe = Leg es auf ein beliebiges Pferd. Das zweite dort bringt das Pferd einen Platz vor; einem Favoriten genügt eins.
about-face-logo = Nichts geschieht; der Würfel kann nur weggelegt werden.
about-face-double = Ein beliebiges Pferd rückt sofort einen Platz vor.
about-face-whip = Leg sie auf ein Pferd, das kein Sprinter ist. Die zweite Peitsche disqualifiziert es.
about-face-pace = Leg ein weißes Hufeisen von einem Pferd auf ein anderes; ein Sprinter behält seins.
about-face-red-blank = Nichts geschieht; der Würfel kann nur weggelegt werden.
about-face-outsider-1000 = Leg ihn auf ein Pferd ohne grünen Würfel. Gewinnt es, bringt jede Siegwette darauf 1.000 mehr; eine Platzwette damit die Hälfte, wenn es Erster oder Zweiter wird.
about-face-outsider-2000 = Leg ihn auf ein Pferd ohne grünen Würfel. Gewinnt es, bringt jede Siegwette darauf 2.000 mehr; eine Platzwette damit die Hälfte, wenn es Erster oder Zweiter wird.
about-face-outsider-3000 = Leg ihn auf ein Pferd ohne grünen Würfel. Gewinnt es, bringt jede Siegwette darauf 3.000 mehr; eine Platzwette damit die Hälfte, wenn es Erster oder Zweiter wird.
about-face-green-blank = Nichts geschieht; der Würfel kann nur weggelegt werden.
about-face-side-bet = Der nächste Spieler setzt aus und schuldet dir am Spielende 500.
about-face-extra-turn = Behalt den Würfel: Nach dem Rennen legst du ihn als weiteres Hufeisen auf ein Pferd.
about-face-disqualified = Ein Pferd, das kein Sprinter ist, scheidet mit allen Würfeln darauf aus.
about-face-insider = Leg zwei Würfel, die aus dem Spiel sind, zurück in den Pool.
about-face-helmet = Ein Favorit oder ein Pferd mit Hufeisen rückt zwei Plätze vor, aber nie der Führende.
about-face-interference = Bring drei benachbarte Pferde in eine beliebige Reihenfolge.
about-face-head-to-head = Das zweite Pferd zieht mit dem führenden gleich. Einmal im Rennen.
about-face-speed-loss = Ein Pferd fällt zwei Plätze zurück und verliert alle Würfel; nicht die beiden letzten.

# Was man tippt

word-bet = wette
word-done = fertig
word-take = nimm
word-horseshoe = hufeisen
word-double = doppel
word-whip = peitsche
word-pace = tempo
word-outsider = außenseiter
word-side-bet = nebenwette
word-extra-turn = zusatzzug
word-disqualify = disqualifiziere
word-insider = insider
word-helmet = helm
word-interfere = einmischen
word-head-to-head = kopf-an-kopf
word-speed-loss = tempoverlust
word-remove = weg
word-decline = verzichte
word-kind-win = sieg
word-kind-place = platz
word-die-white = weiß
word-die-red = rot
word-die-green = grün
word-die-black = schwarz
word-die-yellow = gelb

exact-slip = Nach diesem Rennen hast du mindestens { $least } und höchstens { $most } (bei { $best }).
