# Der Browser: alles, was die Seiten sagen und nicht zu einem Spiel gehört.

web-title = Homestretch: Brettspiele mit Rennen und Würfeln
web-tagline = Vier Rennen, ein Becher Würfel und niemand, der wartet, bis du die Regeln gelesen hast. Sofort gegen Bots, mit Freunden per Link.
web-skip = Zum Inhalt springen
web-guest = Gast
web-you = du
web-close = Schließen
web-to-start = Zur Startseite
web-nowhere = Diese Seite gibt es nicht.
web-race-number = Rennen { $number }

web-pitch-scrapracer = Würfle einen Würfel nach dem anderen und hör auf, bevor ein Pasch deine Schrottkiste von der Strecke wirft.
web-pitch-outspeed = Wähle geheim eine von drei Routen: Wo sich zu viele treffen, kommt keiner durch, und die Wüste holt den Letzten.
web-pitch-finishline = Wette geheim auf Pferde und lenke dann alle mit denselben Würfeln.
web-pitch-cubitos = Sammle eine Bande seltsamer Würfel, fordere dein Glück heraus und lauf.
web-minutes-scrapracer = 20–30 Minuten
web-minutes-outspeed = 15–25 Minuten
web-minutes-finishline = 30–45 Minuten
web-minutes-cubitos = 30–60 Minuten
web-players = { $least }–{ $most } Spieler
web-play-now = Sofort spielen
web-with-friends = Mit Freunden
web-how-to-play = So geht’s
web-public-tables = Offene Tische
web-no-public-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne einen, dann finden dich andere hier.
web-watch = Zuschauen
web-join-open = { $open ->
    [one] Den freien Platz nehmen
   *[other] Mitspielen: { $open } Plätze frei
}
web-replays = Aufzeichnungen
web-replays-lead = Jedes Rennen lässt sich aufheben, Zug um Zug wieder ansehen und bis zum letzten Würfel nachprüfen.
web-open-replay = Aufzeichnung öffnen

web-new-table = Neuer Tisch
web-new-table-lead = Wer spielt mit, und welches Rennen? Alles steht wie üblich; ändere, was du magst.
web-seats = Plätze
web-seat-number = Platz { $seat }
web-name-of-seat = Name für Platz { $seat }
web-seat-open = Jemand mit dem Link
web-seat-here = Jemand an diesem Gerät
web-seat-bot = Bot: { $level }
web-seat-free = Frei
web-add-seat = Platz hinzufügen
web-fill-bots = Bots auf die freien Plätze
web-remove-seat = Platz { $seat } entfernen
web-your-name = Dein Name
web-the-race = Das Rennen
web-manner = Umgang
web-clock = Bedenkzeit
web-clock-none = Keine Uhr
web-clock-relaxed = Gemütlich
web-clock-normal = Normal
web-clock-fast = Schnell
web-clock-is = Bedenkzeit: { $clock }
web-pace = Tempo der Bots
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-pace-is = Bots: { $pace }
web-public = Öffentlicher Tisch
web-public-note = Er steht auf der Startseite: Jeder darf mitspielen oder zuschauen.
web-open-table = Tisch eröffnen
web-start = Rennen starten
web-level-random = Zufall
web-level-random-about = tut irgendetwas, was die Regeln erlauben.
web-level-rookie = Neuling
web-level-rookie-about = kennt die Regeln und nicht viel mehr.
web-level-club = Vereinsspieler
web-level-club-about = spielt vernünftig und zügig.
web-level-pro = Profi
web-level-pro-about = denkt voraus.
web-level-champion = Champion
web-level-champion-about = denkt länger voraus.
web-option-usual = Wie üblich
web-option-track-usual = Die des Satzes
web-option-laps-usual = Wie im Satz
web-option-finish-usual = Wie im Plan
web-option-racers-each-usual = Eins; zu zweit je zwei
web-more-options = Weitere Optionen
web-option-set = Kartensatz
web-option-set-random = Zufällig gezogen
web-option-track = Strecke
web-option-laps = Runden
web-option-advice = Zufällige Sätze folgen dem Rat für gute Sätze
web-option-edition = Regelheft
web-option-edition-merged = Beide, vereint
web-option-edition-english = Englische Ausgabe
web-option-edition-german = Deutsche Ausgabe
web-option-timing = Wurfphase
web-option-timing-free = Alle gleichzeitig
web-option-timing-ordered = Nacheinander, wo es darauf ankommt
web-option-odds = Quoten
web-option-odds-per-race = Eine Reihe für jedes Rennen
web-option-odds-single = Dieselbe Reihe für alle Rennen
web-option-place-bonus-needs-win = Halber grüner Bonus nur für eine Platzwette, die gewinnt
web-option-deck = Karten
web-option-deck-random = Gemischt
web-option-deck-first-race = Erstes Rennen, der Reihe nach
web-option-short = Kurze Strecke
web-option-finish = Streckenteil mit der Ziellinie
web-option-racers-each = Fahrzeuge für jeden

web-lobby-open = { $open ->
    [one] Ein Platz ist noch frei. Schick den Link, oder setz einen Bot hin.
   *[other] { $open } Plätze sind noch frei. Schick den Link, oder setz Bots hin.
}
web-lobby-full = Alle sind da.
web-invite = Einladen
web-invite-link = Link zum Mitspielen
web-watch-link = Link zum Zuschauen, ohne Geheimnisse
web-copy = Kopieren
web-copied = Kopiert
web-sit-down = Hinsetzen
web-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-start-when = Wenn du jetzt startest, nehmen Bots die freien Plätze.
web-host-starts = Wer den Tisch eröffnet hat, startet das Rennen.
web-away = nicht da
web-connecting = Verbinde …
web-connected = Verbunden
web-reconnecting = Verbindung verloren, neuer Versuch …
web-gone = Hier ist kein Tisch

web-board = Spielbrett
web-decision = Entscheidung
web-side = Mitspieler und Verlauf
web-menu = Menü
web-help = Was heißt das?
web-undo = Zurücknehmen
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $names } …
web-rolling = Die Würfel rollen …
web-thinking = denkt nach
web-bot-of = Bot, { $level }
web-stand-in = ein Bot vertritt: { $level }
web-log = Was geschah
web-recap = { $count ->
    [one] Seit deinem letzten Zug: ein Ereignis
   *[other] Seit deinem letzten Zug: { $count } Ereignisse
}
web-left-moment = gleich vorbei
web-left-short = ≈ { $minutes } Min.
web-left-minutes = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
web-incident = Der Server ist gestolpert; nichts ging verloren und nichts hat sich geändert. Bitte noch einmal. (Vorfall { $number })
web-sure = Bist du sicher?
web-rather-not = Lieber nicht
web-leave = Den Tisch verlassen
web-keys = Tasten: 1–9 wählen, d geht zur Entscheidung, u nimmt zurück, ? erklärt.
web-absent-gone = { $name } ist nicht da.
web-absent-clock = { $name } hat keine Zeit mehr.
web-absent-until = Der Tisch wartet noch { $time }.
web-absent-wait = Weiter warten
web-absent-bot = Einen Bot vertreten lassen
web-absent-end = Spiel beenden
web-absent-votes = { $count ->
    [one] Einer möchte das Spiel beenden.
   *[other] { $count } möchten das Spiel beenden.
}
web-hand-over = { $name } ist dran
web-hand-over-lead = Gib das Gerät weiter. Nichts ist zu sehen, bis du es sagst.
web-hand-over-take = Ich bin { $name }

web-result = Ergebnis
web-over = Das Rennen ist vorbei
web-ended = Das Spiel wurde beendet
web-ended-lead = Der Tisch wurde vor dem Ende des Rennens geschlossen; niemand hat gewonnen. Die Würfel liegen jetzt offen.
web-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
web-look-at-board = Das Brett ansehen
web-rematch = Noch einmal mit denselben Leuten
web-rematch-go = Zum neuen Tisch
web-watch-again = Das Rennen noch einmal ansehen
web-download = Aufzeichnung sichern
web-sealed = Versiegelte Würfel
web-sealed-more = War alles ehrlich gewürfelt?
web-sealed-lead = Vor dem Rennen hat der Server ein Geheimnis gezogen und seinen Fingerabdruck gezeigt; jeder Spieler hat etwas dazugegeben. Alle Würfe folgen aus beidem, niemand kann sie nachträglich ändern. Am Ende wird das Geheimnis gezeigt, und jeder kann nachrechnen.
web-sealed-commitment = Fingerabdruck, vor dem Start gezeigt
web-sealed-secret = Geheimnis, am Ende gezeigt
web-sealed-nonces = Was die Spieler dazugaben
web-check = Jeden Würfel prüfen
web-check-good = Das Geheimnis passt zu seinem Fingerabdruck, und alle { $steps } Schritte ergeben sich wie gespielt.
web-check-good-server = Alle { $steps } Schritte ergeben sich wie gespielt. (Den Fingerabdruck kann diese Seite ohne https nicht selbst nachrechnen.)
web-check-seal-broken = Das Geheimnis passt nicht zum Fingerabdruck, der vor dem Rennen gezeigt wurde!
web-check-bad = Die Aufzeichnung ergibt sich nicht wie gespielt: { $reason }

web-replay = Aufzeichnung
web-replay-lead = Wähle die Datei einer Aufzeichnung (.jsonl) oder zieh sie hierher. Sie wird beim Lesen Zeile für Zeile geprüft.
web-replay-choose = Datei wählen
web-replay-reading = Wird gelesen und geprüft …
web-replay-controls = Steuerung der Aufzeichnung
web-replay-start = Der Anfang.
web-replay-secret = Jemand entscheidet im Verborgenen.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-step = Schritt { $step } von { $steps }
web-replay-speed = Tempo
web-replay-round = Runde
web-replay-link = Link zu diesem Moment
web-verified = Geprüft: Jeder Schritt, jeder Würfel und das Ergebnis stimmen.
web-not-verified = Nicht alles ließ sich prüfen: { $reason }

web-settings = Einstellungen
web-settings-lead = Alles wirkt sofort und bleibt auf diesem Gerät.
web-language = Sprache
web-theme = Aussehen
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-speed = Bewegung
web-speed-0 = Keine
web-speed-05 = Langsam
web-speed-1 = Normal
web-speed-2 = Schnell
web-sound = Ton
web-sound-note = Zwei Töne, wenn du dran bist.
web-notify = Benachrichtigung
web-notify-note = Wenn du dran bist und woanders hinsiehst.
web-confirm = Riskante Züge bestätigen
web-confirm-note = Du wirst gefragt, bevor du etwas aufs Spiel setzt.

web-guided = Erstes Spiel mit Begleitung
web-guided-note = Ein echtes Rennen gegen Bots; vor jeder Entscheidung steht da, worum es geht.

web-learn-scrapracer-1-title = Drei Runden
web-learn-scrapracer-1 = Du fährst eine Kiste aus Schrott. Einer muss dreimal über die Ziellinie; der Durchgang wird zu Ende gespielt, und wer dann am weitesten vorn ist, gewinnt.
web-learn-scrapracer-2-title = Ein Würfel nach dem anderen
web-learn-scrapracer-2 = In deinem Zug würfelst du Würfel für Würfel, höchstens sechs. Solange alle verschieden sind, darfst du jederzeit aufhören und ihre Summe fahren.
web-learn-scrapracer-3-title = Bloß kein Pasch!
web-learn-scrapracer-3 = Der erste Pasch beendet deinen Wurf: Die Würfel sind verloren, eine Crashkarte entscheidet. Ganz schlecht ist das nicht: Du bekommst einen Bonusmarker, und drei davon sind eine Bonuskarte wert. Booster ändern deinen letzten Würfel, bevor er zählt.
web-learn-scrapracer-4-title = Ein Feld, zwei Fahrzeuge
web-learn-scrapracer-4 = Wer anhält, wo schon jemand steht, kämpft: Beide würfeln, der höhere Wurf rückt ein Feld vor, vielleicht in den nächsten Kampf. Jedes Fahrzeug kann außerdem etwas Eigenes.
web-learn-scrapracer-5-title = Hilfe für die Letzten
web-learn-scrapracer-5 = Wer die Linie überquert, zieht eine Zielkarte, die den Hinteren hilft. Bis zum Ende des letzten Durchgangs ist niemand aus dem Rennen.
web-learn-outspeed-1-title = Dreizehn Runden Wüste
web-learn-outspeed-1 = Dein Schiff fliegt über zwei Tableaus mit je sieben Zonen. Sei nach der dreizehnten Karte vorn, und fall nicht hinten herunter: Wird ein Tableau entfernt, sind die Schiffe darauf ausgeschieden.
web-learn-outspeed-2-title = Drei Routen auf einer Karte
web-learn-outspeed-2 = Jede Runde zeigt eine Karte bis zu drei Routen. Sie kosten Treibstoff und bringen Zonen, Treibstoff oder Plättchen, manchmal nach Würfeln oder danach, wie viele sie nehmen.
web-learn-outspeed-3-title = Alle wählen geheim
web-learn-outspeed-3 = Alle wählen gleichzeitig und decken dann auf. Nehmen mehr eine Route, als Platz ist, setzen sie alle aus und bekommen nichts. Überleg also, was die anderen wollen.
web-learn-outspeed-4-title = Achte auf den Treibstoff
web-learn-outspeed-4 = Du beginnst mit zwölf Treibstoff. Ohne scheidest du aus, außer nach der letzten Karte. Plättchen helfen: Nitro und Tank dir selbst, Flammenwerfer, Kanone und Magnet gegen die vor dir.
web-learn-outspeed-5-title = Die Zielkarte
web-learn-outspeed-5 = Die letzte Karte ist das Ziel. Wer danach vorn ist, gewinnt; sind es zwei, der mit mehr Treibstoff.
web-learn-finishline-1-title = Sieben Pferde, drei Rennen
web-learn-finishline-1 = In jedem von drei Rennen laufen sieben Pferde in einer Reihe; das rechte führt. Das meiste Geld nach dem dritten Rennen gewinnt.
web-learn-finishline-2-title = Geheime Wetten
web-learn-finishline-2 = Vor dem Rennen wettest du geheim: auf den Sieg eines Pferdes oder auf zwei, die Erster und Zweiter werden. Je weiter hinten ein Pferd startet, desto mehr zahlt es.
web-learn-finishline-3-title = Drei Würfel, einer für dich
web-learn-finishline-3 = Jeder wirft drei Würfel in mindestens zwei Farben, nutzt einen und gibt die anderen zwei nach links. Weiß und Rot bewegen, Grün bringt Preisgeld, Schwarz ist für Kniffe, Gelb wartet auf die Zielgerade.
web-learn-finishline-4-title = Zwei Hufeisen, ein Platz
web-learn-finishline-4 = Das zweite Hufeisen bringt ein Pferd einen Platz vor; einem Favoriten genügt eins. Zwei Peitschen disqualifizieren. Alle lenken alle Pferde, also sieh hin, wer welches anschiebt.
web-learn-finishline-5-title = Die Auszahlung
web-learn-finishline-5 = Ist der Würfelvorrat leer, ist das Rennen vorbei, und alle Wetten werden gezeigt. Wer richtig lag, bekommt den Einsatz mal die Quote. Dann das nächste Rennen, mit mehr Geld.
web-learn-cubitos-1-title = Als Erster um die Strecke
web-learn-cubitos-1 = Bring deinen Läufer mit gesammelten Würfeln um die Strecke. Wer die Ziellinie überquert, beendet mit dieser Runde das Rennen; der Weiteste gewinnt.
web-learn-cubitos-2-title = Würfeln, dann weiterwürfeln oder passen
web-learn-cubitos-2 = Alle werfen gleichzeitig neun Würfel. Treffer bleiben aktiv; den Rest darfst du noch einmal werfen, so oft du dich traust.
web-learn-cubitos-3-title = Fehlwurf!
web-learn-cubitos-3 = Sobald du drei aktive Würfel hattest, ist ein Wurf ohne Treffer ein Fehlwurf: Du verlierst, was in dieser Runde aktiv war, gewinnst aber einen Fan, und Fans helfen dir später. Die Chance steht neben dem Knopf.
web-learn-cubitos-4-title = Laufen
web-learn-cubitos-4 = Füße sind Schritte. Lauf in jede Richtung und nimm die Belohnung des Feldes, auf dem du anhältst. Schwerter werden mit den anderen verglichen, und die farbigen Karten sagen, was jeder Würfel kann.
web-learn-cubitos-5-title = Kauf bessere Würfel
web-learn-cubitos-5 = Münzen kaufen bis zu zwei neue Würfel in jeder Runde, in verschiedenen Farben. Was du kaufst, bestimmt, wie du läufst; kein Kartensatz spielt sich wie der andere.

event-taken-back = { $player } nimmt die letzte Entscheidung zurück.

refused-other = Das wurde abgelehnt ({ $code }).
refused-web-no-server = Der Server antwortet nicht. Läuft er?
refused-web-status = Der Server hat mit einem Fehler geantwortet ({ $status }).
refused-web-replay-large = Diese Datei ist größer, als eine Aufzeichnung sein kann (1 MiB).
