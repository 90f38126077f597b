# Cubitos

card-champion = Uppercut-Uwe
card-crabby = Edward
card-el-bandito = Katrin
card-jacques-couteau = Jacques Couteau
card-mr-soldier = Mr. Krabs
card-punch-guy = Dieter
card-supah-general = Aufschneider
card-batter-beaver = Schlägertyp
card-benchwarmer = Edeljoker
card-dugout = Lasse liefern
card-mr-bats = Lieber O
card-pinch-eater = Wadenbeißer
card-reliever-beaver = Justin
card-the-babe = Holzbein
card-bad-cheese = Brutaler Brie
card-cheese-boy = Dreikäsehoch
card-ledercheesen = Obatzda
card-reckless-cheese = Mutiger Maasdamer
card-stinky-cheese = Handkäs mit Muckis
card-the-big-cheese = King Käs
card-the-cheese-stands-alone = Käsehäppchen
card-keep-on-rollin = Cubela Libre
card-pina-cubelada = Piña Cubelada
card-pineapple-rocks = Bar Bar
card-punk-fruit = Punk Grapefruit
card-rock-on = Einer geht noch
card-rolling-stoned = Granatananas
card-up-to-11 = Bertha Trocken
card-bahama-llama = Dalai
card-bob = Bob
card-chilly-mcchillster = Mahatma
card-llama-rama = Rama Lama
card-llama-shaman = Martha Lama King
card-stogie = Lamalala
card-undercover-fish = Jesus Huanako
card-cubasaurus = Draftodon
card-dancing-dino = Strategos paralysix
card-pronto-bronto = Pronto Bronto
card-rollosaurus = Rollosaurus
card-shimmy-shimmy-dino = Bietodactylus
card-wikiwiki-dinosaur = Taktopterix
card-you-bet-jurassic = Sammlognathus
card-captain-bark = Alexander G. Bell
card-dapper-doggie = Daisy Mooshammer
card-dr-livingstone = Dr. Dackel
card-mr-dog = Cane Corso Credito
card-muggles = Allzweck-Akita
card-rich-dog = Krötenköter
card-wizard = Trüffelterrier
card-broken-cow = Mungojerrie
card-cat-tastrophy = Snowball
card-dope-cat = Ted the Cat
card-fast-cat = Speedy Catzales
card-fat-cat = Garfield
card-schmutz = Azrael
card-smelly-cat = Tom

about-champion = Meiste Schwerter: nächste Runde nimmst du unbegrenzt Würfel, aus jeder Zone. Kostet einen roten Würfel.
about-crabby = Ein Powersymbol sind zwei Schwerter. Meiste Schwerter: Wirf einen roten Würfel ab, dann gib einen Würfel an jemanden mit den wenigsten Schwertern.
about-el-bandito = Ein Powersymbol sind zwei Schwerter. Du darfst je Gegner mit weniger Schwertern einen Kredit nehmen.
about-jacques-couteau = Ein Powersymbol sind zwei Schwerter. Je Gegner mit weniger Schwertern darfst du zwei eigene Würfel werfen, nur keine roten.
about-mr-soldier = Meiste Schwerter: drei Kredite und zwei Schritte. Kostet einen roten Würfel.
about-punch-guy = Meiste Schwerter: nächste Runde zählen grüne und weiße Würfel beim Nehmen nicht mit. Kostet einen roten Würfel.
about-supah-general = Meiste Schwerter: ein Schritt je Fan. Kostet einen roten Würfel.
about-batter-beaver = Sofort: zwei Würfel dazu. Hast du diese Runde einen Kredit bekommen, verlierst du direkt vor dem Kaufen einen Würfel.
about-benchwarmer = Lauf: Gib diesen Würfel ab und noch einen beliebigen.
about-dugout = Sofort: drei Würfel dazu.
about-mr-bats = Lauf: zwei Münzen, oder Kredite für die Hälfte deiner Fans.
about-pinch-eater = Sofort: Dreh einen Würfel deiner Wurfzone auf eine Seite deiner Wahl; er ist aktiv.
about-reliever-beaver = Lauf: Gib einen Würfel deiner Wurfzone ab.
about-the-babe = Lauf: fünf Münzen. Ein Powersymbol bringt dazu einen Schritt, danach ist der Würfel weg.
about-bad-cheese = Lauf: zwei Schritte. Ein Powersymbol bringt dazu drei Münzen, danach ist der Würfel weg.
about-cheese-boy = Lauf: neben einem aktiven braunen Würfel zwei Schritte; neben einem orangen darfst du einen Würfel deiner Wurfzone abgeben.
about-ledercheesen = Nach jedem Weiterwürfeln ohne Fehlwurf: ein Würfel dazu. Powersymbol, Lauf: ein Schritt je vier aktive Würfel.
about-reckless-cheese = Nach jedem Weiterwürfeln ohne Fehlwurf: sofort ein Schritt, ohne Belohnung und Bewegungsfeld.
about-stinky-cheese = Lauf: zwei Schritte. Mit Powersymbol zählen graue Würfel beim nächsten Nehmen nicht mit.
about-the-big-cheese = Lauf: ein Schritt, oder ein Schritt je zwei Fans.
about-the-cheese-stands-alone = Sofort: Du musst mindestens noch einmal weiterwürfeln. Lauf: drei Schritte.
about-keep-on-rollin = Beim Fehlwurf: Gib diesen Würfel ab, dann ist es keiner.
about-pina-cubelada = Beim Weiterwürfeln: Dieser Wurf kann kein Fehlwurf sein.
about-pineapple-rocks = Beim Weiterwürfeln: Dieser Würfel geht zurück in die Wurfzone. Ein Powersymbol nimmt einen zweiten aktiven Würfel mit.
about-punk-fruit = Beim Fehlwurf dürfen grüne und graue Würfel aktiv bleiben. Lauf, nach einem Fehlwurf: Wirf bis zu neun Würfel verschiedener Farben.
about-rock-on = Beim Weiterwürfeln: Dieser Würfel geht zurück in die Wurfzone.
about-rolling-stoned = Beim Fehlwurf: Wirf beliebig viele eigene graue Würfel; ein Treffer rettet dich.
about-up-to-11 = Beim Weiterwürfeln: Dieser Würfel geht zurück in die Wurfzone. Powersymbol, Lauf: Deine Schwerter zählen doppelt.
about-bahama-llama = Lauf: drei Münzen und ein Schritt, der auch aufs Wasser darf.
about-bob = Nach deinem Zug: Nimm die Belohnungen eines Feldes, das ein oder zwei Felder entfernt ist.
about-chilly-mcchillster = Lauf: zwei Münzen, dann wirf deine Wurfzone zweimal ganz ohne Risiko.
about-llama-rama = Lauf: drei Münzen. Ein Powersymbol bringt dazu einen Fan, ohne dessen Kredite.
about-llama-shaman = Lauf: zwei Münzen und ein roter Würfel.
about-stogie = Sofort: Wirf alle grauen und weißen Würfel aus Vorrats- und Wurfzone.
about-undercover-fish = Lauf: zwei Schritte, die auch aufs Wasser dürfen.
about-cubasaurus = Sofort: Leih dir einen Würfel, der nicht lila ist, und stell ihn, wie du willst. Lauf: vier Schritte, danach ist dieser Würfel weg.
about-dancing-dino = Lauf: zwei Schritte; neben einem aktiven roten Würfel zwei mehr, neben einem orangen einer mehr.
about-pronto-bronto = Lauf: zwei Schritte je drei rote Linien, die in dieser Runde noch vor dir liegen.
about-rollosaurus = Lauf: vier Schritte.
about-shimmy-shimmy-dino = Lauf: ein Schritt je aktivem weißen und grauen Würfel.
about-wikiwiki-dinosaur = Lauf: ein Schritt je Farbe unter deinen aktiven Würfeln.
about-you-bet-jurassic = Lauf: zwei Schritte; neben einem aktiven braunen Würfel zwei mehr, neben einem gelben einer mehr.
about-captain-bark = Lauf: zwei Kredite; neben aktiven weißen und roten Würfeln auch ein Fan ohne dessen Kredite. Danach ist der Würfel weg.
about-dapper-doggie = Lauf: Münzen und Schritte deiner aktiven grauen Würfel noch einmal. Danach ist der Würfel weg.
about-dr-livingstone = Lauf: zwei Schritte. Danach ist der Würfel weg.
about-mr-dog = Lauf: zwei Kredite. Danach ist der Würfel weg.
about-muggles = Sofort: zwei Würfel dazu. Lauf: zwei Münzen, danach ist der Würfel weg.
about-rich-dog = Lauf: drei Münzen. Danach ist der Würfel weg.
about-wizard = Nach jedem Weiterwürfeln ohne Fehlwurf: ein Kredit. In der Laufphase ist der Würfel weg.
about-broken-cow = Zwei davon jederzeit: Leih dir einen Würfel und stell ihn, wie du willst.
about-cat-tastrophy = Lauf: ein Würfel, der höchstens so viel kostet, wie du Fans hast.
about-dope-cat = Lauf: neben einem aktiven braunen Würfel zwei Münzen, neben einem grünen drei.
about-fast-cat = Sofort: zwei Würfel dazu.
about-fat-cat = Lauf: eine Münze und drei Schritte, aber du nimmst einen grauen Würfel.
about-schmutz = Lauf: ein Schritt. Hast du diese Runde einen Würfel abgegeben: drei Kredite.
about-smelly-cat = Lauf: zwei Schritte.

set-race-1 = Rennen Nr. 1
set-race-2 = Rennen Nr. 2
set-race-3 = Rennen Nr. 3
set-race-4 = Rennen Nr. 4
set-race-5 = Rennen Nr. 5
set-race-6 = Rennen Nr. 6
set-race-7 = Rennen Nr. 7
set-combotastic = Combomania
set-such-much-fans = Liebling der Fans
set-grand-finale = Das Große Finale
track-nothing-goes-right = Verflinkst und zugenäht
track-ahead-of-the-curve = Eine Würfellänge voraus
track-testing-the-waters = Wassertreten
track-still-waters-run-deep = Stille Wasser sind tief

die-light-gray = hellgrau
die-dark-gray = dunkelgrau
die-start = Startspielerwürfel
die-red = rot
die-orange = orange
die-yellow = gelb
die-green = grün
die-blue = blau
die-purple = lila
die-brown = braun
die-white = weiß
face-blank = leer
face-coin1 = 1 Münze
face-coin2 = 2 Münzen
face-coin3 = 3 Münzen
face-step1 = 1 Schritt
face-credit1 = 1 Kredit
face-symbol = Symbol
face-power = Powersymbol
side-light-gray-coin1 = hellgrau: 1 Münze
side-light-gray-blank = hellgrau: leer
side-dark-gray-coin1 = dunkelgrau: 1 Münze
side-dark-gray-step1 = dunkelgrau: 1 Schritt
side-dark-gray-blank = dunkelgrau: leer
side-start-credit1 = Startspielerwürfel: 1 Kredit
side-start-step1 = Startspielerwürfel: 1 Schritt
side-start-coin2 = Startspielerwürfel: 2 Münzen
side-start-blank = Startspielerwürfel: leer
side-red-symbol = rot: Symbol
side-red-power = rot: Powersymbol
side-red-blank = rot: leer
side-orange-symbol = orange: Symbol
side-orange-power = orange: Powersymbol
side-orange-blank = orange: leer
side-yellow-symbol = gelb: Symbol
side-yellow-power = gelb: Powersymbol
side-yellow-blank = gelb: leer
side-green-symbol = grün: Symbol
side-green-power = grün: Powersymbol
side-green-step1 = grün: 1 Schritt
side-green-blank = grün: leer
side-blue-symbol = blau: Symbol
side-blue-power = blau: Powersymbol
side-blue-coin2 = blau: 2 Münzen
side-blue-blank = blau: leer
side-purple-symbol = lila: Symbol
side-purple-blank = lila: leer
side-brown-symbol = braun: Symbol
side-brown-coin3 = braun: 3 Münzen
side-brown-blank = braun: leer
side-white-symbol = weiß: Symbol
side-white-step1 = weiß: 1 Schritt
side-white-blank = weiß: leer

chance-light-gray = Was zeigt der nächste Würfel (hellgrau)?
chance-dark-gray = Was zeigt der nächste Würfel (dunkelgrau)?
chance-start = Was zeigt der nächste Würfel (Startspielerwürfel)?
chance-red = Was zeigt der nächste Würfel (rot)?
chance-orange = Was zeigt der nächste Würfel (orange)?
chance-yellow = Was zeigt der nächste Würfel (gelb)?
chance-green = Was zeigt der nächste Würfel (grün)?
chance-blue = Was zeigt der nächste Würfel (blau)?
chance-purple = Was zeigt der nächste Würfel (lila)?
chance-brown = Was zeigt der nächste Würfel (braun)?
chance-white = Was zeigt der nächste Würfel (weiß)?
chance-card-red = Welche Karte wird gezogen (rot)?
chance-card-orange = Welche Karte wird gezogen (orange)?
chance-card-yellow = Welche Karte wird gezogen (gelb)?
chance-card-green = Welche Karte wird gezogen (grün)?
chance-card-blue = Welche Karte wird gezogen (blau)?
chance-card-purple = Welche Karte wird gezogen (lila)?
chance-card-brown = Welche Karte wird gezogen (braun)?
chance-card-white = Welche Karte wird gezogen (weiß)?

zone-draw = Vorratszone
zone-roll = Wurfzone
zone-active = Aktivzone
zone-discard = Ablagezone
symbol-symbol = Symbol
symbol-power = Powersymbol
part-main = Hauptteil
part-second = zweiter Teil

timing-now = Sofort
timing-event = Nach dem Wurf
timing-any-time = Jederzeit
timing-push = Weiter
timing-would-bust = Fehlwurf
timing-bust = Fehlwurf
timing-run = Lauf
timing-compare = Schwerter
timing-end-of-move = Nach dem Zug
timing-before-buy = Vor dem Kauf

event-card = Die Karte { $card } ist im Rennen.
event-starts = { $player } beginnt.
event-round = Runde { $round }: { $player } hat den Startspielerwürfel.
event-drew = { $player } nimmt { $count } × { $die }.
event-refilled = { $player } schiebt die Ablagezone in die Vorratszone.
event-rolled = { $count ->
    [one] { $player } wirft einen Würfel.
   *[other] { $player } wirft { $count } Würfel.
}
event-hit = { $player }: { $side }.
event-misses = { $player } trifft mit keinem Würfel.
event-used = { $player } nutzt { $card } ({ $part }).
event-pushed = { $player } würfelt weiter.
event-passed = { $player } passt.
event-not-bust = { $card } rettet { $player } vor dem Fehlwurf.
event-busted = Fehlwurf von { $player }!
event-sent-back = { $player } legt einen Würfel zurück in die Wurfzone ({ $side }).
event-fan = { $player } hat jetzt { $fans } { $fans ->
    [one] Fan
   *[other] Fans
}.
event-credits = { $player } bekommt { $count } { $count ->
    [one] Kredit
   *[other] Kredite
} und hat { $total }.
event-coins = { $player } bekommt { $count } { $count ->
    [one] Münze
   *[other] Münzen
} und hat { $total }.
event-steps = { $player } bekommt { $count } { $count ->
    [one] Schritt
   *[other] Schritte
} und hat { $total }.
event-lost = { $player } gibt einen Würfel ab ({ $die }).
event-gained = { $player } bekommt einen Würfel ({ $die }).
event-set = { $player } stellt einen Würfel: { $side }.
event-swords = { $player } hat { $count } { $count ->
    [one] Schwert
   *[other] Schwerter
}.
event-most-swords = { $player } hat die meisten Schwerter: { $card }.
event-gave = { $player } gibt einen Würfel ({ $die }) an Spieler { $to }.
event-moved = { $player } geht auf Feld { $space }; { $left } übrig.
event-bought-step = { $player } kauft einen Schritt.
event-jet-pack = Der Raketenrucksack von { $player } zündet: jetzt { $count } Schritte.
event-shortcut = { $player } nimmt eine Abkürzung auf Feld { $space }.
event-reward = { $player } nimmt die Belohnungen von Feld { $space }.
event-reached = Bob langt für { $player } nach Feld { $space }.
event-leg = { $player } beginnt Runde oder Strecke { $leg }.
event-finished = { $player } ist im Ziel!
event-bought = { $player } kauft einen Würfel ({ $die }) für { $price }.
event-returned = { $player } gibt einen geliehenen Würfel zurück ({ $die }).
event-start-die = Der Startspielerwürfel geht an { $player }.
event-tie = Gleichstand an der Spitze: Das Rennen geht weiter.
event-winner = { $player } gewinnt das Rennen!

action-draw = Würfel nehmen: { $die }
action-fetch = Aus der Ablagezone holen: { $die }
action-done = Fertig
action-use = { $card } nutzen: { $symbol }, { $part }
action-skip = Nicht nutzen
action-push = Weiterwürfeln: { NUMBER($bust, style: "percent", maximumFractionDigits: 0) } Fehlwurf
action-pass = Passen
action-roll = Jetzt werfen
action-send-back = Zurück in die Wurfzone: { $side }
action-bust = Fehlwurf hinnehmen
action-discard = Ablegen: { $die }
action-lose = Abgeben: { $die } ({ $zone })
action-give = { $die } ({ $zone }) an Platz { $to } geben
action-reroll = Werfen: { $die } ({ $zone })
action-take = Aus dem Kästchen nehmen: { $die }
action-set = Stellen: { $side }
action-move = Schritt auf Feld { $space }
action-buy-step = Schritt für 4 kaufen
action-jet-pack = Raketenrucksack zünden
action-shortcut = Abkürzung nehmen
action-stop = Zug beenden
action-accept = Belohnungen nehmen
action-decline = Belohnungen lassen
action-reach = Bob: Belohnungen von Feld { $space }
action-buy = { $card } kaufen
action-ready = Bereit
action-credit = Kredit des Startspielerwürfels nehmen

prompt-nothing = Nichts zu entscheiden.
prompt-draw = Welchen Würfel nimmst du? Noch { $dice }.
prompt-add = Welchen Würfel nimmst du dazu? Noch { $count }.
prompt-reroll = Welchen Würfel wirfst du?
prompt-lose = Welchen Würfel gibst du ab? Noch { $count }.
prompt-gain = Welchen Würfel nimmst du? Er darf bis { $limit } kosten.
prompt-set = Welche Seite stellst du ein?
prompt-now = Eine Sofort-Fähigkeit: jetzt oder gar nicht.
prompt-push = Weiterwürfeln oder passen? { NUMBER($bust, style: "percent", maximumFractionDigits: 0) } Fehlwurf, { $active } aktive Würfel stehen auf dem Spiel.
prompt-pushing = Du würfelst weiter. Vorher etwas nutzen, oder werfen?
prompt-send-back = Welcher aktive Würfel geht zurück in die Wurfzone?
prompt-would-bust = Kein Treffer! Rettest du dich, oder Fehlwurf?
prompt-busted = Fehlwurf. Welche Würfel der Wurfzone legst du ab?
prompt-event = Kein Fehlwurf: nutzt du, was jetzt wirkt?
prompt-step = Mutiger Maasdamer: sofort ein Schritt?
prompt-run = Welche Fähigkeit nutzt du? Bisher { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} und { $money } Geld.
prompt-red = Nutzt du die rote Karte?
prompt-give = Welchen Würfel gibst du weg?
prompt-move = Wohin? Noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}, { $money } Geld.
prompt-reward = Nimmst du die Belohnungen dieses Feldes?
prompt-bob = Bob darf nach einem Feld in deiner Nähe langen.
prompt-buy = Was kaufst du? { $money } Geld.

help-nothing = Andere entscheiden gerade.
help-draw = Fülle deine Wurfzone bis zu deiner Anzahl, mit Würfeln deiner Wahl aus der Vorratszone. Ist sie leer, füllt die Ablagezone sie auf.
help-add = Die Würfel werden einmal geworfen, ganz ohne Risiko.
help-reroll = Diese Würfel werden einmal ohne Risiko geworfen: Treffer werden aktiv, der Rest geht in die Wurfzone.
help-lose = Ein abgegebener Würfel kommt in sein Kästchen zurück. Den Startspielerwürfel gibst du nie ab.
help-gain = Der Würfel kommt in deine Ablagezone und zählt nicht als gekauft.
help-set = Der Würfel wird mit der gewählten Seite aktiv; ein geliehener geht am Ende der Runde zurück.
help-now = Eine Sofort-Fähigkeit wirkt gleich, nachdem ihr Würfel aktiv wurde, oder gar nicht.
help-push = Treffer werden aktiv. Hattest du in dieser Runde drei aktive Würfel, ist ein Wurf ganz ohne Treffer ein Fehlwurf: Alles Aktive ist weg, dafür kommt ein Fan.
help-pushing = Manche grünen Würfel wirken zwischen Ansage und Wurf.
help-send-back = Das Powersymbol von Bar Bar nimmt einen zweiten aktiven Würfel mit.
help-would-bust = Ohne Hilfe kommen alle aktiven Würfel in die Ablage, und du bekommst einen Fan.
help-busted = Was du in der Wurfzone lässt, bleibt dort für die nächste Runde.
help-event = Jeder dieser Würfel wirkt einmal nach jedem Weiterwürfeln ohne Fehlwurf.
help-step = Der Schritt muss sofort gegangen werden; Belohnungen und Bewegungsfelder zählen dabei nicht.
help-run = Nutze deine Fähigkeiten in beliebiger Reihenfolge. Münzen und Schritte der Seiten sind schon gezählt. Sind alle bereit, werden die Schwerter verglichen.
help-red = Für jeden Gegner mit weniger Schwertern als du.
help-give = Er geht an jemanden mit den wenigsten Schwertern.
help-move = Schritt für Schritt, in jede Richtung. Vier Münzen oder Kredite kaufen einen Schritt. Wasser braucht einen Wasserschritt. Belohnungen gibt es nur, wo du stehen bleibst.
help-reward = Alle Belohnungen des Feldes, oder keine.
help-bob = Ein Feld in ein oder zwei Feldern Entfernung; nicht dein eigenes.
help-buy = Bis zu zwei Würfel verschiedener Farben. Münzen verfallen am Ende der Runde, Kredite bleiben.

refused-no-such-die = So einen Würfel gibt es hier nicht zu wählen.
refused-draw-more = Du musst erst mehr Würfel wählen.
refused-must-push = Du musst weiterwürfeln: Ein Wurf von dir zeigte Käsehäppchen.
refused-empty-roll-zone = Deine Wurfzone ist leer: Es gibt nichts weiterzuwürfeln.
refused-no-symbol = Dafür hast du kein unbenutztes Symbol.
refused-no-effect = Das würde jetzt nichts bewirken.
refused-power-due = Ein Powersymbol von Bar Bar muss erst einen zweiten aktiven Würfel mitnehmen.
refused-start-die = Der Startspielerwürfel wird nie abgegeben, verschenkt oder genommen.
refused-two-bought = Du hast diese Runde schon zwei Würfel gekauft.
refused-colour-bought = Von dieser Farbe hast du diese Runde schon gekauft.
refused-no-money = Das kannst du nicht bezahlen.
refused-tray-empty = Dieses Kästchen ist leer.
refused-too-dear = Dieser Würfel kostet zu viel.
refused-not-adjacent = Dieses Feld grenzt nicht an deines, oder es darf nicht betreten werden.
refused-water = Wasser braucht einen Wasserschritt.
refused-no-steps = Du hast zu wenige Schritte.
refused-no-effect-here = Hier wirkt gerade kein Bewegungsfeld.
refused-colour-picked = Von dieser Farbe hast du schon einen Würfel gewählt.
refused-no-reward = Dort erreicht Bob keine Belohnung.
refused-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
refused-set-two-of-a-colour = Ein Set hat von jeder Farbe eine Karte: { $card } und { $other } sind beide { $colour }.
refused-set-lacks-colour = Ein Set hat von jeder Farbe eine Karte: Für { $colour } fehlt sie.
refused-track-too-wide = Ein Feld dieser Strecke berührt { $neighbours } andere (höchstens { $most }), oder es gibt zu viele Bewegungsfelder ({ $effects }, höchstens 30).
refused-track-area-split = Start oder Ziel ({ $area }) liegt in zwei Teilen: einer in Reihe { $row }, Stein { $column }.
refused-track-bad-entry = { $file }: Der Eintrag „{ $entry }“ muss vom Typ { $kind } sein.
refused-track-bad-legend = Das Zeichen „{ $sign }“ hat „{ $entry }“; bekannt sind { $known }.
refused-track-bad-sign = „{ $sign }“ kann kein Zeichen sein: Es muss ein freier Buchstabe sein.
refused-track-bad-value = Das Zeichen „{ $sign }“: { $entry } = { $value } muss vom Typ { $kind } sein, Zahlen von 1 bis 99.
refused-track-cut-off = Der Stein in Reihe { $row }, Stein { $column } ist nicht erreichbar.
refused-track-finish-only-by-water = Das Ziel ist nur durch Wasser zu erreichen.
refused-track-finish-unreachable = Das Ziel ist nicht zu erreichen.
refused-track-limit-alone = Das Zeichen „{ $sign }“ hat eine Grenze, aber keinen Würfel.
refused-track-missing-entry = { $file }: Der Eintrag „{ $entry }“ fehlt.
refused-track-no-start = Die Karte hat keinen Start (SS).
refused-track-no-finish = Die Karte hat kein Ziel (FF).
refused-track-no-target = Die Abkürzung in Reihe { $row }, Stein { $column } führt zum Zeichen „{ $target }“, das es auf der Karte nicht gibt.
refused-track-red-lines-back = Die roten Linien sind in Reihe { $row }, Stein { $column } (Abschnitt { $section }) nicht in der Reihenfolge.
refused-track-red-lines-skipped = Abschnitt { $section } in Reihe { $row }, Stein { $column } berührt Abschnitt { $before }: Dazwischen fehlt eine rote Linie.
refused-track-row-shift = Einrückung von Reihe { $row } muss { $shift } sein: Jede zweite Reihe liegt einen halben Stein weiter rechts.
refused-track-shortcut-back = Die Abkürzung in Reihe { $row }, Stein { $column } führt zurück zum Zeichen „{ $target }“.
refused-track-shortcut-half = Der Abkürzung des Zeichens „{ $sign }“ fehlt { $missing }.
refused-track-target-twice = Die Abkürzung in Reihe { $row }, Stein { $column } führt zum Zeichen „{ $target }“, das { $count }-mal auf der Karte ist.
refused-track-too-large = Die Karte hat { $rows } Reihen und { $columns } Spalten; höchstens { $most_rows } und { $most_columns } passen.
refused-track-too-many-spaces = Die Strecke hat { $spaces } Felder; höchstens { $most } passen.
refused-track-uneven-rows = Reihe { $row } hat { $bricks } Steine statt { $expected }.
refused-track-unknown-entry = { $file }: Einen Eintrag „{ $entry }“ gibt es nicht; bekannt sind { $known }.
refused-track-unknown-token = „{ $token }“ in Reihe { $row }, Stein { $column } ist kein Stein; bekannte Zeichen sind { $known }.
refused-track-weak-jetpack = Der Raketenrucksack des Zeichens „{ $sign }“ nimmt nur mal 1.

chance-start-player = Wer beginnt? (Platz, ab 0)

option-set = Kartenset: race_1 bis race_7, combotastic, such_much_fans, grand_finale oder random
option-cards = eigenes Set: acht Karten, eine von jeder Farbe
option-advice = zufällige Sets folgen dem Rat für eigene Sets
option-track = andere Strecke als die des Sets
option-laps = Zahl der Runden
option-map = Datei mit einer eigenen Strecke
option-edition = unsere Regelung, englische oder deutsche Regel
option-timing = free: alle zugleich; ordered: nach den Reihenfolgeregeln
option-start = Platz, der beginnt, ab 0

map-shortcut-coins = Abkürzung nach { $target } für { $amount } Münzen
map-shortcut-steps = Abkürzung nach { $target } für { $amount } Schritte
map-jetpack = Raketenrucksack: übrige Schritte × { $times }
map-several = mehrere Belohnungen
map-water = Wasser
map-credit = so viele Kredite
map-credits = zehn Kredite oder mehr
map-fan = Fans: { $amount }
map-die = { $limit ->
    [0] ein beliebiger Würfel
   *[other] ein Würfel, der bis { $limit } kostet
}
map-lose-die = Würfel abgeben: { $amount }

board-player = { $player }: Runde { $leg } von { $legs }, Feld { $space }. Fans { $fans }, Kredite { $credits }, Würfelzahl { $draw }.
board-main-used = Hauptteil benutzt
board-second-used = zweiter Teil benutzt
board-used = benutzt
board-tray = { $die }: { $card }, Kosten { $price }, noch { $left }

# Das Bild im Browser
board-track = Strecke { $track }
board-track-facts = { $steps } Schritte, { $lines } rote Linien
board-start = Start
board-finish = Ziel
board-reward-credit = { $amount ->
    [one] 1 Kredit
   *[other] { $amount } Kredite
}
board-reward-fan = { $amount ->
    [one] 1 Fan
   *[other] { $amount } Fans
}
board-reward-die = { $limit ->
    [0] irgendein Würfel dazu
   *[other] ein Würfel bis { $limit } dazu
}
board-reward-lose-die = { $amount ->
    [one] einen Würfel abgeben
   *[other] { $amount } Würfel abgeben
}
board-go = { $space }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
board-go-far = So weit es geht ({ $space }): { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
board-next-track = Weiter auf die nächste Strecke
board-whole-track = Ganze Strecke
board-close-up = Von nahem
board-zones = Würfel von { $player }
board-trays = Karten und ihre Würfel
board-left = noch { $count }
board-hit = Treffer: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
board-faces = Seiten: { $faces }.
board-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
board-water-steps = { $count ->
    [one] 1 Wasserschritt
   *[other] { $count } Wasserschritte
}
board-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
board-credits = { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
}
board-swords = { $count ->
    [one] 1 Schwert
   *[other] { $count } Schwerter
}
board-abilities = { $count ->
    [one] 1 Fähigkeit
   *[other] { $count } Fähigkeiten
}
board-state-bust = Fehlwurf
board-state-danger = in Gefahr
board-state-rolls = würfelt
board-fans = Fans: { $fans }
board-fan = Fan { $number }
board-fan-pays = Bringt { $credits ->
    [one] 1 Kredit
   *[other] { $credits } Kredite
}{ $tokens ->
    [0] .
   *[other] { " " }und einen Vorratsmarker: Von nun an nimmst du einen Würfel mehr.
}
board-fill = { $count } auf einmal nehmen
board-discard-all = Alle { $count } ablegen
board-keep-rest = Diese in der Wurfzone lassen
board-use-all = Alle { $count } nutzen
board-use-all-note = alles, was nur Gewinn ist
board-money = Geld { $money } → { $left }
board-buy = { $card } für { $price }
board-buy-done = Nichts mehr kaufen
board-bust = { NUMBER($bust, style: "percent", maximumFractionDigits: 1) } Fehlwurf
board-hits = { NUMBER($hits, maximumFractionDigits: 1) } Treffer im Schnitt
board-at-stake = ein Fehlwurf kostet
board-no-risk = kein Risiko vor { $danger } aktiven Würfeln
board-safe = dieses Mal droht kein Fehlwurf
board-lap = Runde { $leg } von { $legs }
board-to-go = { $steps ->
    [one] noch 1 Schritt
   *[other] noch { $steps } Schritte
}
board-has = Fans { $fans }, Kredite { $credits }, Münzen { $coins }
board-seat = Platz { $seat }
board-round = Spielrunde { $round }.

odds-none = Gerade kann niemand weiterwürfeln.
odds-push = Platz { $seat }: { NUMBER($bust, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } Fehlwurf, { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } Treffer erwartet, { $at_stake } aktive Würfel auf dem Spiel.

# Was man tippt

word-draw = nimm
word-fetch = hole
word-done = fertig
word-use = nutze
word-skip = nicht
word-push = weiter
word-pass = passe
word-roll = wirf
word-send-back = zurücklegen
word-bust = fehlwurf
word-discard = ablegen
word-lose = abgeben
word-give = gib
word-reroll = würfle
word-take = nimm
word-set = stelle
word-move = gehe
word-buy-step = schritt
word-jet-pack = rakete
word-shortcut = abkürzung
word-stop = halt
word-accept = annehmen
word-decline = lassen
word-reach = lange
word-buy = kaufe
word-ready = bereit
word-credit = kredit
word-all = alle
word-to = nach
argument-all = { "" }
argument-to = FELD
phrase-all-draw = Die besten Würfel, so viele du darfst
phrase-all-add = Die besten Würfel, so viele du darfst
phrase-all-reroll = Jeden Würfel, bei dem es sich lohnt
phrase-all-now = Alle nutzen
phrase-all-event = Alle nutzen
phrase-all-busted = Alle ablegen
phrase-all-run = Jede Fähigkeit nutzen, in guter Reihenfolge
phrase-to-move = Der kürzeste Weg zu einem Feld, nach seinem Ort auf der Karte, etwa „nach d7“ oder „nach ziel“

word-die-light-gray = hellgrau
word-die-dark-gray = dunkelgrau
word-die-start = start
word-die-red = rot
word-die-orange = orange
word-die-yellow = gelb
word-die-green = grün
word-die-blue = blau
word-die-purple = lila
word-die-brown = braun
word-die-white = weiß
word-card-red = rot
word-card-orange = orange
word-card-yellow = gelb
word-card-green = grün
word-card-blue = blau
word-card-purple = lila
word-card-brown = braun
word-card-white = weiß
word-zone-draw = vorrat
word-zone-roll = wurf
word-zone-active = aktiv
word-zone-discard = ablage
word-symbol-symbol = symbol
word-symbol-power = power
word-part-main = haupt
word-part-second = zweit

checked-file = { $file }: eine Strecke mit { $spaces } Feldern, { $steps } Schritten und { $lines } roten Linien, { $water } Wasserfeldern und { $rewards } Feldern mit Belohnung.

# What somebody asked about
explain-card = { $card } ({ $die }, kostet { $price })
explain-die = { $die }: { $faces }

refused-no-way = Nach { $space } führt kein Weg ohne Schritte, die ins Wasser dürfen.
refused-too-far = Bis { $space } sind es { $steps } Schritte, du hast { $left }.
refused-unknown-space = Ein Feld „{ $space }“ gibt es nicht; nenn es wie auf der Karte, etwa { $example }.

exact-cost = Ein Fehlwurf würde etwa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schritte kosten, der Fan dafür ist abgezogen.
exact-push = Noch ein Wurf ist { NUMBER($push, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schritte wert, Passen { NUMBER($stay, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $better ->
    [push] weiter
   *[pass] passe
 }.
