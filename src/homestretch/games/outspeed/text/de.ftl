# Outspeed

route-green = grüner Kreis
route-triangle = Dreieck
route-red = roter Kreis

side-3-4 = 3–4 Spieler
side-5-6 = 5–6 Spieler

card-1 = 1 „Startgerade“
card-2 = 2 „Schrottplatz“
card-3 = 3 „Tankstopp“
card-4 = 4 „Engstelle“
card-5 = 5 „Windschatten“
card-6 = 6 „Dünenfeld“
card-7 = 7 „Plünderer“
card-8 = 8 „Tankerkonvoi“
card-9 = 9 „Die Schlucht“
card-10 = 10 „Steinschlag“
card-11 = 11 „Drei Tunnel“
card-12 = 12 „Vollschub“
card-13 = 13 „Zielgerade“
card-14 = 14 „Minenfeld“
card-15 = 15 „Alles verheizen“
card-16 = 16 „Dreiweg“

tile-nitro = Nitro
tile-fuel-tank = Benzintank
tile-flamethrower = Flammenwerfer
tile-ion-cannon = Ionenkanone
tile-electromagnet = Elektromagnet
tile-force-field = Kraftfeld
tile-nothing = nichts

about-tile-nitro = Dein Schiff zieht { $zones ->
    [one] eine Zone
   *[other] { $zones } Zonen
} vor.
about-tile-fuel-tank = Du nimmst { $fuel } Benzin.
about-tile-flamethrower = Alle Schiffe in der nächsten besetzten Zone vor dir, wie weit auch immer, müssen { $zones } zurück.
about-tile-ion-cannon = Nur aus der letzten Zone: Jedes Schiff vor dir verliert { $fuel } Benzin.
about-tile-electromagnet = Nur aus der letzten Zone: Die vordersten Schiffe müssen { $foremost } zurück, die zwischen dir und ihnen { $between }.
about-tile-force-field = Nur bei der Zielkarte: Es sichert deine Zone, und jedes Schiff, das hineinfährt, muss dort anhalten.

die-yellow = gelber Würfel
die-blue = blauer Würfel

about-die-yellow = Ein Kostenwürfel: Du zahlst, was er zeigt. Seine Seiten: { $faces }.
about-die-blue = Ein Gewinnwürfel: Du bekommst, was er zeigt. Seine Seiten: { $faces }.

count-green = Schiffe auf Grün
count-triangle = Schiffe auf Dreieck
count-red = Schiffe auf Rot
wheel-x = X

unit-zones = { $value ->
    [one] 1 Zone
   *[other] { $value } Zonen
}
unit-fuel = { $value } Benzin
unit-tiles = { $value } Plättchen

formula-zones = Zonen (= { $value })
formula-fuel = Benzin (= { $value })

reason-fuel = der Tank ist leer
reason-debt = die Route war teurer, als der Tank hergab
reason-stranded = keine beleuchtete Route war bezahlbar
reason-pushed = hinten von der Strecke geschoben
reason-left-behind = auf einem entfernten Tableau zurückgeblieben

event-turn = Runde { $round }: Karte { $card } ({ $side }).
event-chose-tile = { $tile_code ->
    [None] { $player } hat sich wegen eines Plättchens entschieden.
    [nothing] { $player } entscheidet sich gegen ein Plättchen.
   *[other] { $player } wählt: { $tile }.
}
event-lays = Von { $player } liegt ein Plättchen verdeckt da.
event-passes = { $player } legt kein Plättchen.
event-tile = { $player } deckt auf: { $tile }.
event-field = Ein Kraftfeld von { $player } sichert Zone { $zone }.
event-moved = { $steps ->
    [one] { $player } zieht eine Zone weit nach Zone { $zone }.
   *[other] { $player } zieht { $steps } Zonen weit nach Zone { $zone }.
}
event-pushed = { $zone ->
    [0] { $player } wird { $steps } zurückgeschoben und fällt von der Strecke.
   *[other] { $player } wird { $steps } zurückgeschoben auf Zone { $zone }.
}
event-stopped = Ein Kraftfeld hält { $player } in Zone { $zone } auf.
event-gained = { $player } nimmt { $fuel } Benzin und hat { $left }.
event-lost = { $player } verliert { $fuel } Benzin und hat { $left }.
event-chose-route = { $route_code ->
    [None] { $player } hat eine Route programmiert.
   *[other] { $player } programmiert: { $route }.
}
event-stranded = { $player } kann keine beleuchtete Route bezahlen.
event-route = { $player } nimmt: { $route }.
event-sits-out = Zu viele auf einer Route ({ $route }): { $player } setzt aus.
event-crowded = { $player } ist nicht allein auf der Route ({ $route }) und zahlt, ohne etwas zu bekommen.
event-chose-number = { $number_code ->
    [None] { $player } hat das Rad eingestellt.
   *[other] { $player } stellt das Rad auf { $number }.
}
event-number = Das Rad von { $player } zeigt { $number }.
event-die = { $player } würfelt { $value } ({ $die }).
event-paid = { $player } zahlt { $fuel } Benzin und hat { $left }.
event-drew = { $tile_code ->
    [None] { $player } sieht sich ein Plättchen an.
   *[other] { $player } sieht sich ein Plättchen an: { $tile }.
}
event-kept = { $tile_code ->
    [None] { $player } behält ein Plättchen; ein anderes kommt unter den Stapel.
   *[other] { $player } behält: { $tile }; unter den Stapel kommt: { $under }.
}
event-kept-only = { $tile_code ->
    [None] { $player } behält das einzige Plättchen, das da war.
   *[other] { $player } behält das einzige Plättchen, das da war: { $tile }.
}
event-no-tile = Für { $player } ist kein Plättchen mehr da.
event-reshuffled = Die { $tiles } abgelegten Plättchen werden zu einem neuen Stapel gemischt.
event-tableau-laid = Vorn wird ein Tableau angelegt, ab Zone { $zone }.
event-tableau-removed = Das hinterste Tableau, ab Zone { $zone }, wird entfernt.
event-out = { $player } scheidet aus: { $reason }.
event-discarded = { $player } legt ab: { $tile }.
event-flipped = Höchstens vier Schiffe sind übrig: Alle Karten werden auf die Seite 3–4 gedreht.
event-field-gone = Das Kraftfeld in Zone { $zone } wird entfernt.
event-winner = { $player } gewinnt das Rennen in Zone { $zone }!
event-shares = { $player } teilt sich den Sieg in Zone { $zone }!
event-no-winner = Niemand ist übrig. Das Rennen hat keinen Sieger; auf ein neues!

action-lay = { $tile } verdeckt legen
action-pass = Kein Plättchen legen
action-program = Route nehmen: { $route }
action-set = Rad auf { $number }
action-keep = { $tile } behalten

prompt-tile = Du stehst in Zone { $zone } und hast { $fuel } Benzin. Legst du ein Plättchen?
prompt-route = Karte { $card }: Welche Route? Du hast { $fuel } Benzin.
prompt-wheel = Wie weit drehst du das Rad? Du hast { $fuel } Benzin.
prompt-keep = Welches Plättchen behältst du? Das andere kommt unter den Stapel.

help-tile = Höchstens ein Plättchen je Runde. Alle in einer Zone entscheiden zugleich, die vorderste Zone zuerst; dann wirken die Plättchen von vorn nach hinten und treffen nur Schiffe weiter vorn. Ionenkanone und Elektromagnet gehen nur aus der letzten Zone, das Kraftfeld nur bei der Zielkarte. Was du behältst, kannst du später legen; bei Gleichstand zählt es.
help-route = Alle programmieren geheim eine Route. Wo zu viele zusammentreffen, setzen alle aus; manche Preise und Gewinne hängen davon ab, wie viele eine Route nehmen. Erst zahlen alle, dann bekommen alle. Ohne Benzin scheidest du aus, außer nach der Zielkarte.
help-wheel = Du zahlst, was das Rad zeigt, und ziehst ebenso viele Zonen. Alle auf dieser Route stellen es zugleich und geheim ein.
help-keep = Nur du siehst diese Plättchen. Das andere kommt unter den Stapel, und nur du weißt, wo es liegt.

refused-no-such-tile = Dieses Plättchen hast du nicht.
refused-not-in-last-zone = Dieses Plättchen geht nur aus der letzten besetzten Zone.
refused-not-finish-card = Ein Kraftfeld geht nur, solange die Zielkarte offen liegt.
refused-route-dark = Diese Route ist auf der Karte dunkel.
refused-route-too-dear = Für diese Route hast du zu wenig Benzin, wie es auch ausgeht.
refused-wheel-above-fuel = Das Rad geht nicht höher, als du Benzin hast.
refused-tile-not-drawn = Dieses Plättchen siehst du dir gerade nicht an.
refused-card-number = Eine eigene Karte braucht eine Nummer von { $least } bis { $most }, nicht „{ $number }“.
refused-card-table = „{ $entry }“ ({ $where }) muss eine Tabelle sein.
refused-card-entry = Karte { $where }: Den Eintrag „{ $entry }“ gibt es nicht; bekannt sind { $known }.
refused-card-kind = Karte { $where }: kind muss „track“ oder „finish“ sein, nicht „{ $kind }“.
refused-card-no-route = Karte { $where } hat keine erlaubte Route: Mindestens eine muss leuchten, die man mit vollem Tank bezahlen kann.
refused-card-no-benefit = Karte { $where }: Der Vorteil (benefit) fehlt, etwa "2 zones" oder "1 zone, 1 tile".
refused-card-value = Karte { $where }: { $entry } kann nicht „{ $value }“ sein. Ein Wert ist eine Zahl, #green, #triangle, #red, yellow, blue oder X, auch mit einer Zahl davor; at_most geht von 1 bis 6.
refused-card-unit = Karte { $where }: „{ $part }“ muss auf eines von { $known } enden.
refused-card-alone = Karte { $where }: alone ist true oder false und verträgt sich nicht mit at_most.
refused-card-too-much = Karte { $where }: Zahlen gehen bis { $most }.
refused-card-tiles = Karte { $where }: Plättchen (tiles) sind eine bloße Zahl.
refused-card-wheel = Karte { $where }: X muss einmal in den Kosten stehen, darf einmal im Vorteil stehen und verträgt sich nicht mit alone.
refused-card-without = Es gibt keine Karte { $number }, die wegbleiben könnte; bekannt sind { $known }.
refused-components-limit = components.toml: { $entry } geht von 1 bis { $most }, nicht { $value }.
refused-cards-too-few = Ein Rennen braucht { $right } Streckenkarten und eine Zielkarte; da sind { $track } und { $finish }.

chance-card = Welche Karte liegt oben?
chance-yellow = Platz { $place }: Was zeigt der gelbe Würfel, ohne Vorzeichen?
chance-blue = Platz { $place }: Was zeigt der blaue Würfel?
chance-tile = Platz { $place }: Welches Plättchen wird gezogen? Sieh es dir allein an.

option-deck = zufällig (random) oder das erste Rennen (first_race) mit den Karten 1 bis 13 der Reihe nach
option-cards = Datei mit eigenen Karten

board-round = Runde { $round } von { $rounds },
board-card = Karte { $card }, Seite { $side }
board-dark = dunkel
board-free = umsonst → { $gain }
board-pay = zahle { $cost } → { $gain }
board-at-most = { $count ->
    [one] nur für einen
   *[other] für höchstens { $count }
}
board-alone = allein: { $gain } umsonst; zu mehreren: zahle { $cost } für nichts
board-zone = Zone { $zone }
board-out = ausgeschieden
board-laid = ein Plättchen verdeckt
board-field = Kraftfeld in Zone { $zone }
board-pile = Stapel: { $tiles } Plättchen, abgelegt: { $discards }
board-under = Du hast unter den Stapel gelegt: { $tile }; { $above ->
    [0] es wird als nächstes gezogen
    [one] ein Plättchen liegt darüber
   *[other] { $above } Plättchen liegen darüber
}.
board-your-tiles = Deine Plättchen: { $tiles }

# Das Bild im Browser
board-scene = Die Strecke von Zone { $first } bis Zone { $last }
board-round-of = Runde { $round } von { $rounds }
board-finish-card = Zielkarte
board-no-cost = gratis
board-pilot-thinks = wählt noch
board-pilot-chosen = hat geheim gewählt
board-pilot-waits = hat gerade nichts zu wählen
board-pilot-out = ausgeschieden
board-gauge = Wer keines mehr hat, scheidet aus, außer nach der Zielkarte.
board-hand = Deine Plättchen
board-no-tiles = Kein Plättchen auf der Hand.
board-wheel = Das mittlere Rad
board-last-round = Was gerade geschah
board-note-sits-out = setzt aus
board-note-crowded = nicht allein
board-note-out = ausgeschieden
board-note-stopped = vom Kraftfeld aufgehalten
board-fuel-word = Benzin
board-zones-word = Zonen
board-tiles-word = Plättchen
board-seat = Platz { $seat }
board-risk = Im schlimmsten Fall kostet diese Route { $worst } Benzin, und du hast { $fuel }: Du wärst ausgeschieden.

odds-no-card = Es liegt keine Karte offen.
odds-route = { $route }, bezahlbar für { $players ->
    [one] einen Spieler
   *[other] { $players } Spieler
}:
odds-crowd = { $crowd } darauf{ $others }: { $fate }
odds-others = , { $count } auf { $route }
odds-fate = zahle { $pays }, bekomme { $gets }
odds-sits-out = aussetzen
odds-nothing = nichts

# What a person types

word-lay = lege
word-pass = nichts
word-program = nimm
word-set = stelle
word-keep = behalte
word-route-green = grün
word-route-triangle = dreieck
word-route-red = rot
word-tile-nitro = nitro
word-tile-fuel-tank = tank
word-tile-flamethrower = flammenwerfer
word-tile-ion-cannon = ionenkanone
word-tile-electromagnet = elektromagnet
word-tile-force-field = kraftfeld

checked-file = { $file }: { $own ->
    [one] eine eigene Karte
   *[other] { $own } eigene Karten
}; das Rennen zieht aus { $track } Streckenkarten und { $finish } Zielkarten.{ $stranding ->
    [0] {""}
    [one] {" "}Eine Seite lässt jemandem mit 1 Benzin keine Route.
   *[other] {" "}{ $stranding } Seiten lassen jemandem mit 1 Benzin keine Route.
}

exact-route = { $route }: nimm sie in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle; gegen Spieler, die es ebenso machen, ist sie { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } Zonen wert.
