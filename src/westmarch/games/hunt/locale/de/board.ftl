# Der Tisch und der gezeichnete Plan von Hunt for the Ring.

setting-notebook = Notizbuch der Ringgeister
choice-notebook-book = keines, wie in der Anleitung
choice-notebook-open = offen: der Ringträger liest mit
choice-notebook-closed = geschlossen: nur die Ringgeister lesen es
setting-belief = Wo kann Frodo sein?
choice-belief-off = niemand hilft, wie in der Anleitung
choice-belief-on = die Ringgeister sehen es auf der Karte, aus dem laut Gesagten

label-day = Tag
label-limit = Frodo fällt bei
label-supply = Gemeinschaftsplättchen im Spiel
label-before = möglich vor der Antwort
note-refuge = Zuflucht
note-passed = Frodo war dort: nichts mehr zu finden
note-hidden = ungesehen
note-acts = ist dran
tray-way = Frodos Weg nach der Karte
tray-counts = Zahlen
tray-belief = Wo Frodo sein kann, in Prozent
tray-before = Orte vor der letzten Antwort

hunt-path = Dein Weg
hunt-screen = Hinter dem Schirm
hunt-only-you = nur für dich
hunt-wild = Wildnis
hunt-stay = bleiben
hunt-info = Hinweise:
hunt-deeds = Taten
hunt-moves = Züge: { $n } von { $end }
hunt-corruption = Verderben: { $n } von { $limit }
hunt-corruption-open = Verderben: { $n }
hunt-corruption-after = Verderben: { $n } → { $after }
hunt-eyes = Augen an der Leiste
hunt-phase-day1 = Morgen
hunt-phase-day2 = Mittag
hunt-phase-night = Nacht
hunt-day = Tag { $day }
hunt-answer = Die Antwort
hunt-yes = Ja
hunt-no = Nein
hunt-asked-search = Suche: { NAME($place) }
hunt-asked-hunt = Jagd: { NAME($place) }
hunt-asked-perception = Witterung: { NAME($place) }
hunt-asked-card = Frage einer Karte
hunt-means-search-yes = Frodo war dort.
hunt-means-search-no = Frodo war nie dort.
hunt-means-hunt-here = Frodo ist jetzt dort: eine Begegnung folgt.
hunt-means-hunt-yes = Frodo war dort; er ist nicht mehr dort.
hunt-means-hunt-no = Frodo war nie dort.
hunt-means-perception-yes = Der letzte Ort liegt dort. Punkte zählen nicht.
hunt-means-perception-no = Der letzte Ort liegt nicht dort. Punkte zählen nicht.
hunt-means-both-yes = Der letzte Ort von Frodo oder Gandalf liegt dort.
hunt-means-card = Laut gesagt, und wahr.
hunt-before = vorher
hunt-now = jetzt
hunt-heat = Wo kann er sein?
hunt-odds = Ja { $yes } % → { $left }
hunt-odds-no = Nein → { $left }
hunt-encounter = Begegnung
hunt-rescue = Die Rettung
hunt-take-part = { $n ->
        [one] { $n } Nazgûl nimmt teil
       *[other] { $n } Nazgûl nehmen teil
    }
hunt-tokens = { $n ->
        [one] { $n } Plättchen gezogen
       *[other] { $n } Plättchen gezogen
    }
hunt-token-hint = Ein Auge zählt 1 und 1 mehr für jedes Auge an der Leiste.
hunt-nobody = niemanden umdrehen
hunt-found = Gefundene Hinweise
hunt-hand-cards = Karten
hunt-fellowship = Gemeinschaftsplättchen auf Frodos Karte
hunt-reconstructed = rekonstruiert
hunt-reconstructed-means = Das meiste auf diesem Plan ist rekonstruiert: die Anleitung zeigt nur einen Teil.
hunt-place-zone = { $place }, { $zone }
hunt-place-last = dein letzter Ort
hunt-place-share = { $n } Prozent
hunt-place-struck = durchgestrichen
hunt-notebook = Notizbuch
hunt-note-strike = Durchstreichen
hunt-note-ask = Fragezeichen
hunt-note-ring = Ring
hunt-note-erase = Radieren
hunt-note-how = Wähle einen Stift, dann einen Ort auf der Karte.
hunt-reveal = Wie es wirklich war
hunt-reveal-move = Zug
hunt-reveal-true = wahr
hunt-reveal-asked = gefragt
hunt-reveal-known = wissbar
hunt-reveal-chance = Wahrscheinlichkeit des wahren Orts
hunt-reveal-possible = mögliche Orte
hunt-reveal-part = Teil { $part }
hunt-mate-frodo = Frodo
hunt-mate-sam = Sam
hunt-mate-pippin = Pippin
hunt-mate-merry = Merry
hunt-mate-strider = Streicher
hunt-note-shared = Alle Ringgeister sehen es.
hunt-view-both = Beide
hunt-view-riders = Reiter
hunt-view-frodo = Frodo
