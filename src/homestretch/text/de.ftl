# Der Rahmen: was in allen Spielen gleich ist.

and = und
unknown-thing = geheim
did-you-mean = Meintest du „{ $near }“?

player-human = Spieler { $place }
player-bot = { $level } { $place }

version-compiled = kompiliert
version-plain = nicht kompiliert: reines Python, etwa hundertmal langsamer

cli-about = Renn- und Würfelspiele: spielen, studieren, darauf trainieren.
cli-usage = Aufruf:
cli-options = Optionen
cli-arguments = Angaben
cli-commands = Befehle
cli-command = BEFEHL
cli-game = SPIEL
cli-help = diese Hilfe zeigen
cli-version = Version zeigen, und ob der Kern kompiliert ist
cli-see-help = Siehe „{ $command } --help“.
cli-lang = Sprache (sonst die des Systems)
cli-game-help = Name eines Spiels; „homestretch games“ nennt sie
cli-option = Option des Spiels, auch mehrmals
cli-seed = Startzahl für Würfel und Karten; gleiche Zahl, gleiches Glück
cli-json = JSON für ein Programm ausgeben
cli-games = Spiele mit Optionen und Stufen nennen
cli-play = im Terminal spielen
cli-play-seats = wer spielt: human, human:NAME oder eine Stufe, je Platz eine Angabe
cli-resume = ein gespeichertes Spiel fortsetzen
cli-save = Datei, in der das Spiel steht
cli-dice = woher Würfel und Karten kommen: vom Programm, echt und eingetippt, oder vorher versiegelt
cli-plain = ohne Farbe und Zeichnung: eine Zeile je Ereignis
cli-selfplay = schnelle Spieler viele Spiele spielen lassen
cli-selfplay-seats = Stufen, je Platz eine
cli-games-count = Zahl der Spiele
cli-fixed = alle behalten ihren Platz (sonst wechseln sie reihum)
cli-record = Ordner für die Aufzeichnungen
cli-replay = ein aufgezeichnetes Spiel erzählen
cli-replay-file = Datei eines aufgezeichneten Spiels
cli-boards = vor jedem Zug das Brett zeichnen
cli-until = nach diesem Schritt aufhören und das Brett zeichnen
cli-verify = aufgezeichnete Spiele nachrechnen und die erste falsche Zeile nennen
cli-scenario = Szenariodateien spielen und Abweichungen zeigen
cli-scenario-file = Szenariodatei oder ein Ordner davon
cli-rules = die Regeln eines Spiels in eigenen Worten zeigen
cli-coverage = Regeln nennen, die kein Szenario zeigt
cli-scenarios = Ordner der Szenarien
cli-data = jede Zahl eines Spiels zeigen, und woher sie stammt
cli-source = nur Einträge, deren Quelle dieses Wort enthält, etwa „ours“
cli-check = eine eigene Datei prüfen, etwa eine Strecke
cli-bench = Geschwindigkeit neben Vergleichswerten messen
cli-bench-games = Spiele, die gemessen werden (sonst alle)
cli-seconds = Sekunden je Messung

games-seats = { $least } bis { $most } Spieler; Stufen: { $levels }
verified = { $file }: Alle { $steps } Schritte, das Ergebnis und die Würfel sind wie aufgezeichnet.
verified-by-hand = { $file }: Alle { $steps } Schritte und das Ergebnis sind wie aufgezeichnet; gewürfelt haben Menschen.
scenario-summary = { $done ->
    [one] Ein Szenario gespielt
   *[other] { $done } Szenarien gespielt
}, { $failed } nicht wie erwartet.
coverage = { $rules } Regeln, { $missing } ohne Szenario, { $unknown } unbekannte Kennungen.
data-summary = { $entries } Einträge, { $ours } davon mit eigenen Zahlen („ours“).
replay-paused = Hier, nach { $steps } Schritten, wurde das Spiel gespeichert.

selfplay-progress = { $done } von { $games } Spielen
selfplay-summary = { $games } Spiele, { $decisions } Entscheidungen, mit dem Zufall { $steps } Schritte, in { $seconds } s; Startzahl { $seed }.
selfplay-length = Schritte je Spiel: im Mittel { $mean }, { $shortest } bis { $longest }.
selfplay-wins = Siege (95 %)
selfplay-place = mittlerer Rang (95 %)
selfplay-seat = Platz { $seat }

bench-head = homestretch { $version }, { $state }; { $machine }, { $cores } Kerne.
bench-how = Median aus { $rounds } Durchgängen, alles reihum gemessen (niedrigster–höchster Wert).
bench-figures = Werte
bench-ratios = Verhältnisse innerhalb eines Durchgangs
bench-first = { $game }: erstes fertiges Spiel nach { $ms } ms, { $whole } ms mit dem Start von Python.
bench-memory = { $game }: { $first } MB nach den ersten tausend Spielen, { $last } MB nach { $games }.
bench-size = { $subject }: { $bytes } Byte je Stellung, { $steps } Schritte je Zufallsspiel.
bench-absent = Nicht gemessen: { $name } ({ $reason }).

play-commands = Tipp eine Zahl, ein Wort oder seinen Anfang. Außerdem: ?  odds  brett  zurück  ende
play-saved = Gespeichert. Weiter geht es mit: homestretch play --resume { $file }
play-recorded = Das ganze Spiel steht in { $file }; „homestretch replay“ erzählt es, „homestretch verify“ prüft es.
play-sealed = Die Würfel sind versiegelt. Ihre Prüfsumme, am Ende zu vergleichen: { $commitment }
play-nonce = { $player }, tipp irgendetwas, das die Würfel mitbestimmt, oder drück nur Enter: 
help-chance = Würfle oder zieh in Wirklichkeit und tipp, was es war: die Nummer davor oder den Namen. „brett“ zeigt das Brett, „ende“ speichert und hört auf.
play-undone = Zurückgenommen.
play-place-score = { $place }. { $player }: { $score }
play-place = { $place }. { $player }
play-done = { $player }, drück Enter, wenn du das gelesen hast.
play-hand-over = { $player }, die Tastatur gehört dir. Drück Enter.

refused-nothing-owed = Du hast gerade nichts zu entscheiden.
refused-not-now = Das steht jetzt nicht zur Entscheidung.
refused-no-such-seat = Einen Platz { $seat } gibt es nicht; Plätze gehen von 0 bis eins unter { $seats }.
refused-no-undo = Du kannst nichts zurücknehmen: Danach kam Zufall, Aufgedecktes oder ein anderer Spieler.
refused-choice-unknown = „{ $typed }“ steht nicht zur Wahl: { $known }.
refused-choice-ambiguous = „{ $typed }“ kann mehreres heißen: { $known }.
refused-no-odds = { $game } hat hier keine Chancen zu zeigen.
refused-game-broken = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht laden: { $problem }.
refused-no-scenario-files = In { $file } sind keine Szenarien.
refused-unknown-flag = { $flag } gibt es hier nicht.
refused-flag-value = { $flag } kann nicht „{ $value }“ sein; möglich ist { $known }.
refused-flag-lacks-value = { $flag } braucht einen Wert.
refused-argument-missing = Es fehlt etwas: { $argument }.
refused-bad-arguments = Das ist nicht zu verstehen: { $problem }.
refused-bad-name = „{ $name }“ ist kein Name: Nimm druckbare Zeichen, höchstens vierzig.
refused-file-exists = { $file } gibt es schon und bleibt, wie es ist; nenn eine andere Datei, oder mach mit --resume weiter.
refused-resume-alone = { $flag } gehört zu einem neuen Spiel; ein gespeichertes geht weiter, wie es war.
refused-no-odds-now = Jetzt gibt es nichts zu würfeln.
refused-unknown-command = Einen Befehl „{ $command }“ gibt es nicht; es gibt { $known }.
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; installiert sind { $known }.
refused-unknown-language = Die Sprache „{ $language }“ gibt es nicht; wir sprechen { $known }.
refused-no-encoding = { $game } hat keine durchnummerierten Aktionen und Beobachtungen; darauf lässt sich nichts trainieren.
refused-unknown-level = Einen Spieler „{ $level }“ gibt es nicht; bekannt sind { $known }.
refused-unknown-option = Eine Option „{ $option }“ gibt es nicht; bekannt sind { $known }.
refused-option-form = Eine Option schreibt man name=wert, nicht „{ $option }“.
refused-option-value = Option { $option } kann nicht „{ $value }“ sein; möglich ist { $known }.
refused-seats-differ = Option seats sagt { $seats }, genannt sind aber { $players } Spieler.
refused-seats-count = { $players ->
    [one] Ein Spieler ist
   *[other] { $players } Spieler sind
} genannt; das Spiel ist für { $least } bis { $most }.
refused-no-game = Sag, welches Spiel: homestretch play SPIEL. „homestretch games“ nennt sie.
refused-no-games = Mindestens ein Spiel muss es sein, nicht { $games }.
refused-not-a-number = „{ $value }“ ist keine ganze Zahl.
refused-unknown-action = Eine Aktion „{ $do }“ gibt es nicht; bekannt sind { $known }.
refused-unknown-argument = Die Aktion { $do } hat kein „{ $argument }“; sie nimmt { $known }.
refused-unknown-value = Aktion { $do }: { $argument } kann nicht „{ $value }“ sein; möglich ist { $known }.
refused-unknown-chance = Ein Zufallsereignis „{ $chance }“ gibt es nicht; bekannt sind { $known }.
refused-unknown-outcome = { $chance } kann nicht „{ $value }“ ergeben; möglich ist { $known }.
refused-no-chance-open = Kein Zufallsereignis ist offen, also kann „{ $chance }“ nichts ergeben.
refused-chance-not-open = Offen ist das Zufallsereignis „{ $open }“, nicht „{ $chance }“.
refused-chance-impossible = { $chance } kann jetzt nicht „{ $value }“ ergeben: Davon ist nichts mehr da.
refused-script-ends = Die vorgeschriebenen Ergebnisse sind nach { $outcomes } verbraucht.
refused-script-impossible = Das vorgeschriebene Ergebnis { $outcome } (Stelle { $place }) ist hier unmöglich.
refused-position-name = Eine Stellung hat kein „{ $name }“; bekannt sind hier { $known }.
refused-position-value = „{ $name }“ kann in dieser Stellung nicht { $value } sein.
refused-position-stuck = In dieser Stellung könnte niemand weiterspielen.
refused-position-form = Die Stellung ist nicht lesbar: { $problem }.
refused-file-unreadable = { $file } ist nicht lesbar: { $problem }.
refused-file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
refused-file-not-toml = { $file } ist kein TOML: { $problem }.
refused-scenario-file = { $file } ist keine Szenariodatei: Sie braucht mindestens ein [[scenario]] und sonst nur game und options.
refused-scenario-entry = { $file }, Szenario { $number }: Den Eintrag „{ $entry }“ gibt es nicht; bekannt sind { $known }.
refused-scenario-kind = { $file }, Szenario { $number }: Der Eintrag „{ $entry }“ muss vom Typ { $kind } sein.
refused-scenario-missing = { $file }, Szenario { $number }: Der Eintrag „{ $entry }“ fehlt.
refused-scenario-seat = Ein Schritt braucht einen Platz (seat): { $step }.
refused-no-scenarios = Hier sind keine Szenarien von { $game }; nenn ihren Ordner mit --scenarios DIR.
refused-nothing-to-check = { $game } hat keine eigenen Dateien zu prüfen.
refused-resume-over = Das Spiel in { $file } ist zu Ende; „homestretch replay“ erzählt es.
refused-resume-by-hand = Dieses Spiel lief mit echten Würfeln und kann nicht allein weitergehen.
refused-replay-empty = Die Datei ist leer; eine Aufzeichnung hat wenigstens Kopf und Ergebnis.
refused-replay-header = Zeile { $line } ist nicht der Kopf einer Aufzeichnung.
refused-replay-format = Zeile { $line }: Die Aufzeichnung hat Format { $format }; diese Version liest { $right }.
refused-replay-header-value = Zeile { $line } nennt etwas, das es nicht gibt: { $reason }.
refused-replay-rules = Zeile { $line }: Gespielt wurde nach Regelversion { $version }; dies ist Version { $right }.
refused-replay-components = Zeile { $line }: Gespielt wurde mit anderem Material ({ $found }) als diesem ({ $right }).
refused-replay-not-json = Zeile { $line } ist kein JSON: { $problem }.
refused-replay-line = Zeile { $line } ist weder Aktion noch Zufallsergebnis.
refused-replay-cut-off = Die Aufzeichnung bricht nach Zeile { $line } ab: Das Ergebnis fehlt.
refused-replay-illegal = Zeile { $line } ist nicht spielbar ({ $reason }): { $step }.
refused-replay-changed = Zeile { $line } wurde geändert: Ihre Prüfziffer ist { $check } und müsste { $right } sein.
refused-replay-outcome = Zeile { $line } sagt { $found }, die Würfel waren aber { $dealt }.
refused-replay-result = Zeile { $line }: Das Ergebnis ist nicht das des Spiels.
refused-replay-seal = Zeile { $line }: Die am Ende gezeigten Würfel sind nicht die in Zeile 1 versiegelten.

seat-name = Platz { $seat }
