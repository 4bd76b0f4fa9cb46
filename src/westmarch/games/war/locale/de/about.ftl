# War of the Ring: what the terminal tells when it is asked about a thing, and its headings.

tray-pool = Jagdvorrat
label-taken = vom Feind erobert
persons-free = Gefährten
persons-shadow = Schergen

group-region = Regionen
group-action-choose-region = Auf der Karte
group-action-use-region = Auf der Karte
group-army-second-region = Armeen
group-card-army-region = Armeen
group-card = Karten
group-figure = Figuren
group-remove = Ganze Eliten
group-character = Charaktere
group-nation = Völker
group-die = Würfel
group-action = Taten
group-deck = Stapel
group-number = Zahlen
group-tile = Plättchen
group-word = Außerdem

way-enemy = der Feind: nur durch Angriff
way-barred = durch eine Karte auf dem Tisch gesperrt
way-closed = Grenze zu: diese Armee ist nicht im Krieg
way-part = Grenze zu für einen Teil der Armee
way-border = nur für eigene Armeen und solche im Krieg

about-region = { NAME($land) }; { NAME($settlement) }{ $points ->
        [0] { "" }
        [one] { " " }(1 Siegpunkt für den Feind)
       *[other] { " " }({ $points } Siegpunkte für den Feind)
    }.
about-coast = Liegt am Meer.
about-border = Armeen anderer Völker dürfen nur hinein, wenn sie im Krieg sind. Jetzt im Krieg: { $n ->
        [0] niemand
       *[other] { $open }
    }.
about-nation = Auf der Seite { NAME($side, case: "gen") }: { NAME($step) }, { $active ->
        [yes] aktiv
       *[no] passiv: Das Volk muss erst geweckt werden
    }.
about-reinforcements = Kann gemustert werden: { NAME($figure) } × { $n }.
about-casualties = Verloren: { NAME($figure) } × { $n }.
about-in_fellowship = Zieht mit der Gemeinschaft.
about-dead = Aus dem Spiel.
about-aside = Noch nicht im Spiel.
about-card = { NAME($side) }, { NAME($deck) }. Gespielt mit einem Würfel: Ereignis oder { NAME($die) }.
about-combat = Im Kampf: { NAME($of) } (Initiative { $initiative })
about-price = In dieser Partie sind die beiden Karten { $army_card ->
        [deck] eine beliebige Karte vom Strategiestapel
       *[symbol] eine Karte mit dem Symbol „Armee“
    } und eine Karte mit dem Symbol „Charakter“.
about-played = In dieser Partie schon gespielt.
about-deck = { NAME($side) }: { $n ->
        [one] noch eine Karte
       *[other] noch { $n } Karten
    }.
