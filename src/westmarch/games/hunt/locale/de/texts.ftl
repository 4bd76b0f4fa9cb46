# Jagd nach dem Ring. Jeder Satz ist unser eigener.

game-title = Jagd nach dem Ring
game-summary = Einer trägt den Ring heimlich vom Auenland nach Bruchtal; bis zu vier andere führen die Schwarzen Reiter, die ihn suchen.
seat-1 = Ringträger
seat-2 = Ringgeister 1
seat-3 = Ringgeister 2
seat-4 = Ringgeister 3
seat-5 = Ringgeister 4
side-bearer = Ringträger
    .form = singular
side-riders = Ringgeister
    .form = plural
how-1 = Der Ringträger schreibt Frodos Weg heimlich auf: Punkte und die Nummern von Orten.
how-2 = Schwarze Reiter reiten, suchen, wittern und jagen; die Antworten sind immer wahr.
how-3 = Frodo gewinnt, wenn er Bruchtal erreicht, bevor der Ring ihn beherrscht.
setting-part = Welcher Teil gespielt wird
choice-part-both = beide Teile
choice-part-1 = nur Teil 1, vom Auenland nach Bree
choice-part-2 = nur Teil 2, von Bree nach Bruchtal
setting-difficulty = Schwierigkeit
choice-difficulty-standard = wie in der Anleitung
choice-difficulty-unstoppable_frodo = schwerer für Frodo: zwei Hinweisplättchen für die Ringgeister
choice-difficulty-terrible_nazgul = leichter für Frodo: kein Hinweisplättchen für die Ringgeister
setting-letter = Der Brief, mit dem Teil 2 allein beginnt
choice-letter-gentle = mild: Frodo kam gut durch Teil 1
choice-letter-typical = üblich: so viel kostet Teil 1 gewöhnlich
choice-letter-grim = düster: die Ringgeister waren ihm dicht auf den Fersen
setting-fellowship = Gemeinschaftsplättchen
choice-fellowship-3 = drei
choice-fellowship-4 = vier, leichter für Frodo
setting-havens = Zufluchten auf langen Wegen
choice-havens-off = keine
choice-havens-on = eine Suche findet Frodo nicht in einer Zuflucht
setting-abilities = Erste Fähigkeiten von Frodo, Sam und Pippin
choice-abilities-ask = der Ringträger wird gefragt, wie in der Anleitung
choice-abilities-always = sie wirken immer, ohne Frage
table-shire = Plan von Teil 1: Orte
table-shire_ways = Plan von Teil 1: Wege
table-wild = Plan von Teil 2: Orte
table-wild_ways = Plan von Teil 2: Wege
table-information = Hinweisplättchen
table-deeds = Gandalfs Taten
table-journeys = Reisekarten
table-tokens = Verderbensplättchen
table-dice = Aktionswürfel
table-allies = Verbündetenkarten
table-sorcery = Zauberkarten
table-companions = Gefährtenkarten

## Names

rider-blue = blauer Nazgûl
rider-green = grüner Nazgûl
rider-red = roter Nazgûl
rider-purple = violetter Nazgûl
rider-lord = Herr der Nazgûl
rider-nobody = niemand
die-ring = Ring
die-sword = Schwert
die-sorcery = Zauberei
die-shadow = Schatten
die-lord_ring = Ring (Würfel des Herrn)
die-lord_sword = Schwert (Würfel des Herrn)
die-lord_sorcery = Zauberei (Würfel des Herrn)
die-morgul_ring = Morgulring
die-manhunt = Menschenjagd
die-morgul_shadow = Morgulschatten
ability-1 = Fähigkeit 1: beliebiger Würfel, ein Schritt
ability-2 = Fähigkeit 2: zwei Würfel, Jagd oder Witterung
ability-3 = Fähigkeit 3: Schwert, ein Schritt und eine Suche
ability-4 = Fähigkeit 4: Ring, zwei Schritte
effect-1 = erste Wirkung
effect-2 = zweite Wirkung
effect-3 = dritte Wirkung
player-1 = erster Ringgeist
player-2 = zweiter Ringgeist
player-3 = dritter Ringgeist
player-4 = vierter Ringgeist
dot = ein Punkt
stay = bleiben
move = weitergehen
rest = rasten
draw = Gemeinschaftsplättchen ausgeben: Karte ziehen
reveal = Gandalf zeigt sich
deed = eine Tat Gandalfs
rivendell = Gandalf bleibt in Bruchtal
search = suchen
hunt = jagen
remove = Verbündetenplättchen entfernen
take = Zauberkarte ziehen
change = Richtung wechseln
keep = Weg behalten
pass = nichts spielen
done = fertig
phase-day1 = erste Tagphase
phase-day2 = zweite Tagphase
phase-night = Nachtphase
cause-set_up = Spielaufbau
cause-refresh = Erneuerung
cause-fellowship = für ein Gemeinschaftsplättchen
cause-action = Aktion eines Nazgûl
cause-encounter = Begegnung
cause-rescue = Rettung
cause-direction = Richtungswechsel
cause-flees = Gandalf flieht
cause-hides = Gandalf verbirgt sich wieder
kind-exit = Ausgang
kind-ally = Verbündetenort
kind-dark = dunkler Ort
kind-frodo_start = Frodo kann hier beginnen
kind-journey_start = hier beginnen Wege
kind-nazgul_start = Nazgûl beginnen hier
kind-dot = Punkt
piece-ally = Verbündetenplättchen
piece-trail_eye = Spur, durch Suche gefunden
piece-trail_sword = Spur, durch Jagd gefunden
piece-gandalf = Gandalf
piece-frodo = Frodos letzter Ort
panel-table = Tisch
panel-map = Karte
track-movement = Bewegungsleiste
track-corruption = Verderbensleiste
tray-companions = Gefährten
tray-fellowship = Gemeinschaftsplättchen
tray-hand = Hand
tray-allies = Verbündetenkarten
tray-looking = Eben gezogene Karten
tray-discard = Abgelegte Verbündetenkarten
tray-sheet = Reisebogen
tray-information = Hinweise hinter dem Schirm
tray-journey = Reisekarte
tray-gandalf = Gandalfs Weg
tray-deeds = Taten hinter dem Schirm
tray-riders = Nazgûl
tray-sorcery = Zauberkarten
tray-found = Gefundene Hinweise
tray-abilities = Fähigkeiten
tray-eyes = Augen an der Leiste
tray-drawn = Gezogene Plättchen
tray-deeds_done = Vollbrachte Taten
tray-by_track = Karten an der Leiste
tray-mist = Witterung verwehrt
tray-sensed = Zuletzt gewittert
tray-pool = Jagdvorrat
tray-spells_gone = Abgelegte Zauberkarten
tray-dice = Aktionswürfel
note-dot = ein Punkt
note-stays = bleibt, wo er ist
note-nowhere = nicht auf dem Plan
note-nothing = keine
note-eye = der Marker zeigt das Auge
note-fellowship = auf Frodos Karte
note-lord = Herr der Nazgûl
note-lead = führt
note-ally_back = Verbündetenkarten
note-reconstructed = rekonstruiert
note-sorcery_back = Zauberkarten
card-up = offen
card-down = umgedreht
card-aside = nicht im Spiel
mark-here = Marker
mark-passed = vorbei
mark-empty = leer
group-shire = Orte
group-wild = Orte
group-ally = Verbündetenkarten
group-sorcery = Zauberkarten
group-companion = Gefährten
group-zone = Witterung
group-section = Witterung
group-ability = Fähigkeiten
group-die = Würfel
group-word = Sonst
about-card = Was sie bewirkt:
about-reconstructed = Rekonstruiert: die Anleitung gibt nicht alles davon an.
option-bearer-turn-shire = { NAME($value) }{ $again ->
        [yes] , erneut
        *[no] {""}
    }
option-bearer-turn-frodo = Frodos Karte umdrehen: bewegen
option-bearer-turn-merry = Merry: Verbündetenplättchen bewegen
option-bearer-turn-wild = Gandalf geht nach { NAME($value) }
option-rider-turn-zone = wittern: { NAME($value) }
option-rider-turn-section = wittern: { NAME($value) }
option-rider-turn-sorcery = „{ NAME($value) }“ spielen
option-setup-rider-pass = keinen mehr: die anderen nehmen den Rest
option-companion-use-take = { $who ->
        [frodo] ein Gemeinschaftsplättchen nehmen
        [sam] eine Verbündetenkarte ziehen
       *[other] zwei Verbündetenkarten ziehen, eine behalten
    }
option-companion-use-pass = darauf verzichten
option-crossing-share-change = neu verteilen
option-crossing-share-keep = alle behalten ihre Hand
option-crossing-pass-player = eine Karte abgeben: { NAME($value) }
option-crossing-pass-done = nichts mehr abgeben
guide-bearer-turn = Ein Punkt geht immer; ein Ort braucht genug Punkte. Niemand sieht, was du schreibst.
guide-react-play = Du wirst gefragt, ob eine Karte passt oder nicht; so verrät die Frage den Jägern nichts.
guide-rider-turn = Eine Bewegung und eine Aktion. Suchen ist frei; ein Ring fragt nach Zone oder Abschnitt.

## Prompts

prompt-setup-start = { NAME($side) }: eines von Frodos Startplättchen ({ NAME($cause) }). Welches?
prompt-setup-information = { NAME($side) }: Hinweisplättchen { $nth } von { $number } ({ NAME($cause) }). Welches?
prompt-setup-give = Welches Hinweisplättchen erhalten die Ringgeister?
prompt-setup-rider = Welchen Nazgûl führst du als Nächsten? Sie handeln in dieser Reihenfolge.
prompt-setup-lead = { NAME($side) }: Der führende Spieler wird ausgelost ({ NAME($cause) }). Wer ist es?
prompt-setup-place = Wo beginnt { NAME($rider) }?
prompt-setup-lord = Der Herr der Nazgûl ist von Anfang an dabei. Welchen deiner Nazgûl ersetzt er?
prompt-dice-roll = { NAME($side) }: Aktionswurf ({ NAME($cause) }), Würfel { $nth } von { $number }{ $lord ->
        [yes] , der des Herrn der Nazgûl
       *[no] {""}
    }. Was zeigt er?
prompt-dice-again = { NAME($side) }: „{ NAME($cause) }“, { $number ->
        [1] ein benutzter Würfel
       *[other] benutzter Würfel { $nth } von { $number }
    } wird erneut geworfen. Was zeigt er?
prompt-ally-draw = { NAME($side) }: { $number ->
        [1] eine Verbündetenkarte
       *[other] Verbündetenkarte { $nth } von { $number }
    } ({ NAME($cause) }). Welche?
prompt-sorcery-draw = { NAME($side) }: { $number ->
        [1] eine Zauberkarte
       *[other] Zauberkarte { $nth } von { $number }
    } ({ NAME($cause) }). Welche?
prompt-sorcery-lost = { NAME($side) }: Eine zufällige Zauberkarte dieser Hand geht verloren („{ NAME($cause) }“). Welche?
prompt-bearer-turn = { NAME($phase) }: Du bist am Zug. Frodos letzter Ort: { NAME($last) }, Punkte seither: { $dots }.
prompt-bearer-extra = Frodo zieht noch einmal. Letzter Ort: { NAME($last) }, Punkte seither: { $dots }.
prompt-bearer-keep = Welche Karte behältst du?
prompt-bearer-discard = Welche Verbündetenkarte legst du ab?
prompt-companion-use = { $who ->
        [frodo] Ein neuer Tag, und auf Frodos Karte liegt kein Gemeinschaftsplättchen: Nimmst du eines?
        [sam] Frodo rastet: Ziehst du dank Sam eine Verbündetenkarte?
       *[other] Erneuerung: Ziehst du dank Pippin zwei Verbündetenkarten und behältst eine, statt nur eine zu ziehen?
    }
prompt-react-play = Spielst du eine Karte außerhalb deines Zuges?
prompt-card-effect = Welche Wirkung von „{ NAME($card) }“?
prompt-card-again = Alle Verbündetenplättchen liegen auf dem Plan. Welches legst du um?
prompt-card-place = Wohin legst du das Verbündetenplättchen?
prompt-card-token = Welches Verbündetenplättchen bewegt sich?
prompt-card-to = Wohin?
prompt-card-rider = Welchen Nazgûl bewegst du?
prompt-card-push = Wohin bewegst du ihn von { NAME($place) }: { NAME($rider) }?
prompt-card-zone = Welche Zone?
prompt-card-section = Welcher Abschnitt?
prompt-card-player = Wessen Hand siehst du an?
prompt-card-look = Welche Karte wird abgelegt?
prompt-card-trail = Welches Spurenplättchen entfernst du?
prompt-card-die = Welcher Würfel wird abgelegt?
prompt-rider-turn = { NAME($rider) }, jetzt bei { NAME($place) }: bewegen und handeln.
prompt-rider-die = Welchen Würfel benutzt du?
prompt-rider-step = Wohin geht { NAME($rider) }?
prompt-rider-which = Jagd oder Witterung?
prompt-rider-target = Welcher Ort?
prompt-rider-zone = Welche Zone wird gewittert?
prompt-rider-other = Welcher andere Nazgûl bewegt sich?
prompt-rider-remove = Welches Verbündetenplättchen wird entfernt?
prompt-rider-may_search = Suchst du auch?
prompt-rider-discard = Fünf Karten sind das Höchste. Welche legst du ab?
prompt-encounter-draw = { NAME($side) }: { $number ->
        [1] ein Verderbensplättchen
       *[other] Verderbensplättchen { $nth } von { $number }
    } aus dem Jagdvorrat ({ NAME($cause) }). Welches?
prompt-encounter-companion = Drehst du eine Gefährtenkarte um, um ein Plättchen zurückzulegen?
prompt-encounter-return = Welches Plättchen geht zurück?
prompt-escape-move = Frodo entkommt. Letzter Ort: { NAME($last) }, Punkte seither: { $dots }. Wohin, oder bleibt er?
prompt-escape-way = Frodo entkommt: einen Schritt zurück auf einem neuen Weg, oder weiter auf dem alten?
prompt-crossing-share = Vor Teil 2: Verteilen die Ringgeister ihre Zauberkarten neu?
prompt-crossing-pass = Gibst du eine Zauberkarte ab? Am Ende haben alle so weit wie möglich gleich viele.
prompt-crossing-give = Welche Zauberkarte gibst du an Platz { $seat }?
prompt-journey-draw = { NAME($side) }: { $number ->
        [1] eine Reisekarte
       *[other] Reisekarte { $nth } von { $number }
    } { $deck ->
        [short] vom Stapel der kurzen Wege
        [long] vom Stapel der langen Wege
       *[same] vom benutzten Stapel
    } ({ NAME($cause) }). Welche?
prompt-journey-choose = Welchen Weg führt Streicher Frodo?
prompt-gandalf-token = { NAME($side) }: { $number ->
        [1] ein Tatenplättchen
       *[other] Tatenplättchen { $nth } von { $number }
    } ({ NAME($cause) }). Welches?
prompt-gandalf-start = Wo beginnt Gandalf?
prompt-gandalf-go = Wohin geht Gandalf?
prompt-gandalf-hide = Wo verbirgt sich Gandalf?

## Events

event-setup-start = Frodo beginnt bei { NAME($place) }.
event-setup-given = Die Ringgeister erhalten den Hinweis von { NAME($place) }.
event-setup-rider = Platz { $seat } führt: { NAME($rider) }.
event-setup-leaves = Platz { $seat } nimmt keinen Nazgûl mehr.
event-setup-lead = Platz { $seat } ist führender Spieler.
event-setup-place = { NAME($rider) } beginnt bei { NAME($place) }.
event-day-begin = Tag { $day } beginnt.
event-phase-begin = { NAME($phase) } beginnt.
event-dice-roll = Die Würfel zeigen: { $dice }.
event-dice-again = Würfel kommen zurück: { $dice }.
event-dice-used = Ein Würfel wird benutzt: { NAME($die) }.{ $firm ->
        [yes] {" "}Es ist der des Herrn der Nazgûl: Nichts hebt seine Wirkung auf.
       *[no] {""}
    }
event-dice-discarded = Ein Würfel wird abgelegt: { NAME($die) }.
event-ally-drawn = Der Ringträger zieht eine Verbündetenkarte.
event-ally-drew = Du hast „{ NAME($card) }“ gezogen.
event-ally-played = Der Ringträger spielt „{ NAME($card) }“.
event-ally-reacted = Außerhalb seines Zuges spielt der Ringträger „{ NAME($card) }“.
event-ally-discarded = Der Ringträger legt „{ NAME($card) }“ ab.
event-action-cancelled = Die Aktion ist verhindert.
event-fellowship-gained = Gemeinschaftsplättchen erhalten: { $number }, nun auf Frodos Karte: { $tokens }.
event-fellowship-spent = Gemeinschaftsplättchen ausgegeben: { $number }, nun auf Frodos Karte: { $tokens }.
event-fellowship-removed = Ein Gemeinschaftsplättchen verlässt das Spiel; Plättchen im Spiel: { $supply }.
event-token-placed = Ein Verbündetenplättchen wird gelegt: { NAME($place) }.
event-token-moved = Ein Verbündetenplättchen geht von { NAME($origin) } nach { NAME($place) }.
event-token-removed = Ein Verbündetenplättchen wird entfernt: { NAME($place) }.
event-trail-removed = Ein Spurenplättchen wird entfernt: { NAME($place) }.
event-zone-mist = Bis zur Erneuerung ist Witterung verwehrt: { NAME($zone) }.
event-zone-barred = Bis zum Ende der Phase ist Witterung verwehrt und Nazgûl sind langsam: { $zones }.
event-companion-joins = { NAME($companion) } schließt sich an.
event-companion-helps = { NAME($companion) } holt Hilfe.
event-companion-turned = Eine Gefährtenkarte wird umgedreht: { NAME($companion) }.
event-companion-declined = Der Ringträger verzichtet auf eine Fähigkeit: { NAME($companion) }.
event-companion-bound = In dieser Phase darf in einer Begegnung keine Gefährtenkarte umgedreht werden.
event-bearer-silenced = In dieser Phase spielt der Ringträger keine Karten mehr außerhalb seines Zuges.
event-frodo-moved = Frodo zieht; die Leiste steht auf { $track }.{ $dot ->
        [yes] {" "}Es ist ein Punkt.
        *[no] {""}
    }
event-frodo-went = Du hast geschrieben: { NAME($place) }.
event-frodo-rests = Frodo rastet.
event-frodo-escapes = Frodo entkommt; die Leiste steht auf { $track }.
event-frodo-arrived = Frodo kommt an: { NAME($place) }, nach { $track } Zügen.
event-frodo-goes_on = Frodo ist noch nicht da: Der Weg ist ein langer. Die Leiste steht auf { $track }.
event-frodo-keeps_way = Frodo behält seinen Weg.
event-frodo-turns_aside = Frodo wechselt die Richtung; die Leiste steht auf { $track }, alle Spuren sind fort.
event-ring-corrupts = Das Verderben steigt um { $number } auf { $corruption }.
event-ring-relieves = Das Verderben sinkt um { $number } auf { $corruption }.
event-ring-endures = Frodo erträgt { $corruption }: Der Weg ist ein langer.
event-ring-fear = Eine Karte liegt an der Leiste und zählt als Auge.
event-ring-special = Der Jagdvorrat wächst: { NAME($token) }.
event-rider-begins = { NAME($rider) } ist am Zug (Platz { $seat }).
event-rider-moved = { NAME($rider) } reitet von { NAME($origin) } nach { NAME($place) }.
event-ability-used = { NAME($rider) } nutzt { NAME($ability) }.
event-sorcery-drawn = Platz { $seat } zieht eine Zauberkarte.
event-sorcery-drew = Du hast „{ NAME($card) }“ gezogen.
event-sorcery-cast = { NAME($rider) } spielt „{ NAME($card) }“.
event-sorcery-discarded = Platz { $seat } legt „{ NAME($card) }“ ab.
event-sorcery-looked = Der Ringträger sieht die Hand von Platz { $seat } an.
event-sorcery-seen = Du siehst: { $cards }.
event-card-effect = Gewählt: { NAME($effect) }.
event-card-within = Liegt Frodos letzter Ort höchstens { $number } Schritte von { NAME($place) }? { $yes ->
        [yes] Ja.
        *[no] Nein.
    }
event-card-in_zone = Liegt Frodos letzter Ort hier: { NAME($zone) }? { $yes ->
        [yes] Ja.
        *[no] Nein.
    }
event-card-in_wild = Ist Frodo in der Wildnis? { $yes ->
        [yes] Ja.
        *[no] Nein.
    }
event-search-begins = Eine Suche: { NAME($place) }.
event-search-answer = { NAME($place) }: { $yes ->
        [yes] ja, Frodo war dort.
        *[no] nein.
    }
event-perception-begins = Witterung: { NAME($area) }.
event-perception-answer = { NAME($area) }: { $yes ->
        [yes] ja.
        *[no] nein.
    }
event-perception-exact = { NAME($area) }: { $who ->
        [frodo] Frodo.
        [gandalf] Gandalf.
        [both] Frodo und Gandalf.
        *[nobody] niemand.
    }
event-hunt-begins = Eine Jagd: { NAME($place) }.
event-hunt-answer = { NAME($place) }: { $answer ->
        [here] ja, Frodo ist hier!
        [yes] ja, Frodo war dort.
        *[no] nein.
    }
event-information-found = Ein Hinweis ist gefunden: { NAME($place) }. Fähigkeiten nun: { $number }.
event-encounter-begins = Begegnung! Plättchen: { $number }. Beteiligt: { $riders }
event-encounter-drawn = Gezogen: { NAME($token) }.
event-encounter-returned = Zurückgelegt: { NAME($token) }.
event-rescue-begins = Frodo muss gerettet werden: fehlende Züge bis zum Ausgang: { $number }.
event-lord-enters = Der Herr der Nazgûl erscheint, ihm weicht { NAME($rider) }.
event-lord-leaves = Der Herr der Nazgûl geht; zurück ist { NAME($rider) }.
event-sorcery-passed = Platz { $seat } gibt Platz { $number } eine Zauberkarte.
event-sorcery-got = Du hast „{ NAME($card) }“ bekommen.
event-crossing-begins = Teil 2 beginnt, das Verderben steht auf { $corruption }.
event-journey-chosen = Der Ringträger hat Frodos Weg gewählt.
event-gandalf-begins = Gandalf ist unterwegs.
event-gandalf-moved = Gandalf zieht ungesehen.
event-gandalf-went = Gandalf ging nach { NAME($place) }.
event-gandalf-appears = Gandalf zeigt sich: { NAME($place) }.
event-gandalf-hides = Gandalf ist wieder verborgen.
event-gandalf-found = Gandalf ist entdeckt: { NAME($place) }. Er flieht.
event-gandalf-fled = Gandalf floh nach { NAME($place) }.
event-gandalf-deed = Eine Tat Gandalfs: { NAME($place) }. Frodo erträgt mehr: { $number }.
event-gandalf-rivendell = Gandalf ist in Bruchtal: { NAME($place) }. Frodo erträgt mehr: { $number }.
event-gandalf-lightning = Blitze über { NAME($section) }.
event-ending-bree = Frodo ist in Bree, das Verderben steht auf { $corruption }.
event-ending-rescued = Frodo wurde gerettet und ist in Bree, das Verderben steht auf { $corruption }.
event-ending-rivendell = Frodo ist sicher in Bruchtal, das Verderben steht auf { $corruption }.
event-ending-fallen = Verderben { $corruption }: Der Ring hat Frodo bezwungen.
event-screen-lifted = Der Schirm ist fort. Frodos Weg: { $way }. Gandalfs Weg: { $gandalf }. Plättchen hinter dem Schirm: { $tokens }.
reason-ending-great = Frodo hat Bree erreicht, ein großer Erfolg
reason-ending-clear = Frodo hat Bree erreicht, ein klarer Erfolg
reason-ending-narrow = Frodo hat Bree erreicht, aber zu teuer bezahlt (ein knapper Erfolg)
reason-ending-rivendell = Frodo hat Bruchtal erreicht
reason-ending-fallen = Der Ring hat Frodo bezwungen
verdict-ending-great = Bree: ein großer Erfolg
verdict-ending-clear = Bree: ein klarer Erfolg
verdict-ending-narrow = Bree: ein knapper Erfolg
verdict-ending-rivendell = Frodo ist in Sicherheit
verdict-ending-fallen = Der Ring hat Frodo bezwungen
told-ending-great = { $how ->
    [rescued] Die Leiste war zu Ende und Freunde mussten helfen.
   *[reached] Frodo kam nach { $track } Zügen an einen Ausgang.
} Preis { $price }: Verderben { $corruption }, umgedrehte Gefährten { $turned }, gefundene Hinweise { $information }. Bis 4 ist es ein großer Erfolg. Teil 1 allein bringt keiner Seite des Ringkriegs ein Aktionsplättchen.
told-ending-clear = { $how ->
    [rescued] Die Leiste war zu Ende und Freunde mussten helfen.
   *[reached] Frodo kam nach { $track } Zügen an einen Ausgang.
} Preis { $price }: Verderben { $corruption }, umgedrehte Gefährten { $turned }, gefundene Hinweise { $information }. 5 oder 6 ist ein klarer Erfolg. Teil 1 allein bringt keiner Seite des Ringkriegs ein Aktionsplättchen.
told-ending-narrow = { $how ->
    [rescued] Die Leiste war zu Ende und Freunde mussten helfen.
   *[reached] Frodo kam nach { $track } Zügen an einen Ausgang.
} Preis { $price }: Verderben { $corruption }, umgedrehte Gefährten { $turned }, gefundene Hinweise { $information }. Ab 7 haben die Ringgeister die Oberhand. Teil 1 allein bringt keiner Seite des Ringkriegs ein Aktionsplättchen.
told-ending-rivendell = Er kam nach { $track } Zügen nach Bruchtal, mit Verderben { $corruption }. { $grant ->
        [many] Mindestens drei Gefährtenkarten sind übrig: Folgt eine Partie Der Ringkrieg, beginnen die Freien Völker sie mit zwei Aktionsplättchen (S. 36).
        [few] Eine oder zwei Gefährtenkarten sind übrig: Folgt eine Partie Der Ringkrieg, beginnen die Freien Völker sie mit einem Aktionsplättchen (S. 36).
       *[spent] Keine Gefährtenkarte ist übrig: Folgt eine Partie Der Ringkrieg, beginnen die Freien Völker und der Schatten sie mit je einem Aktionsplättchen (S. 36).
    }
told-ending-fallen = Das Verderben stieg auf { $corruption }; die Leiste stand auf { $track }. { $grant ->
        [early] Frodo unterlag in Teil 1 oder vor Feld 8 von Teil 2: Folgt eine Partie Der Ringkrieg, beginnt der Schatten sie mit zwei Aktionsplättchen (S. 36).
        [late] Frodo unterlag in Teil 2, auf Feld 8 oder später: Folgt eine Partie Der Ringkrieg, beginnt der Schatten sie mit einem Aktionsplättchen (S. 36).
       *[none] Teil 1 allein bringt keiner Seite des Ringkriegs ein Aktionsplättchen.
    }

## Reasons

why-not_connected = Nicht verbunden mit { NAME($place) } (S. 12).
why-too_few_dots = Dazwischen liegen zu viele Punkte; notiert sind { $number } (S. 12).
why-moved_already = Die Bewegung dieses Zuges ist gemacht.
why-decided_already = Frodo hat sich schon bewegt oder rastet.
why-rest_at_night = Frodo rastet nur nachts (S. 12).
why-move_first = Entscheide zuerst über die Bewegung.
why-card_played = Eine Verbündetenkarte pro Zug (S. 14).
why-out_of_turn_only = Diese Karte wird im Zug der Nazgûl gespielt (S. 14).
why-card_needs = Was „{ NAME($card) }“ verlangt, ist nicht gegeben.
why-not_in_hand = Diese Karte ist nicht auf deiner Hand.
why-token_spent = Eine Karte für ein Gemeinschaftsplättchen pro Zug (S. 15).
why-no_fellowship = Auf Frodos Karte liegt kein Gemeinschaftsplättchen.
why-deck_empty = Der Stapel der Verbündeten ist aufgebraucht (S. 14).
why-companion_turned = Diese Gefährtenkarte ist umgedreht oder nicht im Spiel.
why-companion_idle = Dieser Gefährte kann jetzt nichts tun.
why-acted_already = Eine Aktion pro Zug (S. 15).
why-too_far = Zu weit für eine Bewegung (S. 15).
why-blocked = Ein Verbündetenplättchen oder Gandalf versperrt den Weg (S. 14, 30).
why-exit_barred = Ausgänge können jetzt nicht betreten werden (S. 17, 23).
why-stands_there = Er steht schon dort.
why-on_a_dot = Auf einem Punkt wird nicht gesucht oder gejagt (S. 18, 19).
why-start_location = Keine Suche, wo Frodo begonnen haben kann (S. 18).
why-trail_there = Dort liegt schon ein Spurenplättchen (S. 18).
why-lord_hunts = Der Herr der Nazgûl jagt, er sucht nicht (S. 33).
why-gandalf_there = Dort steht Gandalf: Niemand sucht oder jagt dort (S. 30).
why-no_die = Dafür ist kein Würfel übrig.
why-no_token_near = Daneben liegt kein Verbündetenplättchen (S. 17).
why-other_area = Gewittert wird, wo der Nazgûl ist (S. 18).
why-zone_barred = Eine Karte verwehrt die Witterung dieser Zone.
why-ability_locked = Nicht freigeschaltet; gefundene Hinweise: { $number } (S. 21).
outcome-corrupts = Das Verderben steigt um { $number } auf { $corruption }
outcome-spends_die = Benutzt { NAME($die) }; übrig von dieser Art: { $left }
outcome-turns_card = Dreht die Karte um: { NAME($companion) }

companion-frodo = Frodo Beutlin
    .event = Vor der ersten Phase eines Tages: Liegt kein Gemeinschaftsplättchen auf dieser Karte, darfst du eines nehmen. Einmal: Drehe die Karte um und nimm ein Gemeinschaftsplättchen aus dem Spiel, um Frodo am Tag noch einmal oder in dieser Nacht ohne Verderben zu bewegen.
companion-sam = Samweis Gamdschie
    .event = Rastet Frodo nachts, darfst du eine Verbündetenkarte ziehen. Einmal: Drehe die Karte in einer Begegnung um, um ein Plättchen zurückzulegen.
companion-pippin = Peregrin Tuk
    .event = In der Erneuerung darfst du statt einer Verbündetenkarte zwei ziehen und eine behalten. Einmal: Drehe die Karte in einer Begegnung um, um ein Plättchen zurückzulegen.
companion-merry = Meriadoc Brandybock
    .event = Bewege nach Zug oder Rast ein Verbündetenplättchen an einen verbundenen Ort. Einmal: Drehe die Karte in einer Begegnung um, um ein Plättchen zurückzulegen.
companion-strider = Streicher
    .event = Wechselt Frodo die Richtung, ziehe zwei Reisekarten und behalte eine. Einmal: Drehe die Karte in einer Begegnung um, um ein Plättchen zurückzulegen.

study-bag_end = Beutelsend
    .text = Führe Frodo aus dem Auenland; die Nazgûl sind noch fern.
study-black_riders = Schwarze Reiter
    .text = Frodo ist irgendwo im zweiten Abschnitt. Finde ihn.
