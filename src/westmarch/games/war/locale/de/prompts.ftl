# War of the Ring: the game, its settings, questions, answers and what a client draws.

game-title = Der Ringkrieg
game-summary = Die Freien Völker halten stand, während die Ringträger zum Schicksalsberg wandern; der Schatten jagt sie und zieht gegen jede Festung.

seat-1 = Freie Völker
seat-2 = Schatten
seat-3-1 = Freie Völker
seat-3-2 = Hexenkönig
seat-3-3 = Saruman und seine Verbündeten
seat-4-1 = Gondor und die Elben
seat-4-2 = Rohan, der Norden und die Zwerge
seat-4-3 = Hexenkönig
seat-4-4 = Saruman und seine Verbündeten

setting-army_card = Was beim Preis von „{ card-a_power_too_great }“ und „{ card-the_power_of_tom_bombadil }“ als Armee-Ereigniskarte zählt
choice-army_card-symbol = eine Karte mit dem Armeesymbol
choice-army_card-deck = jede Karte vom Strategiestapel
setting-prologue = Wie die Jagd nach dem Ring vor diesem Krieg ausging: Sie gibt Aktionsplättchen
choice-prologue-none = keine Jagd gespielt
choice-prologue-early = Frodo fiel früh: zwei Plättchen für den Schatten
choice-prologue-late = Frodo fiel spät, in Teil 2 auf Feld 8 oder später: ein Plättchen für den Schatten
choice-prologue-spent = Bruchtal, alle Gefährtenkarten verbraucht: je ein Plättchen
choice-prologue-few = Bruchtal, noch ein oder zwei Gefährtenkarten: ein Plättchen für die Freien Völker
choice-prologue-many = Bruchtal, noch drei oder mehr Gefährtenkarten: zwei Plättchen für die Freien Völker

table-regions = Regionen
table-borders = Grenzen
table-nations = Völker
table-armies = Armeen zu Beginn
table-characters = Charaktere
table-tiles = Jagdplättchen
table-dice = Aktionswürfel
table-cards = Ereigniskarten
table-symbols = Spielersymbole auf Karten
table-combat = Kampfhälften der Karten

## What a client draws

panel-fellowship = Gemeinschaft
panel-politics = Politikleiste
panel-battle = Schlacht
panel-wild = Land ohne Volk
track-corruption = Verderbnis
tray-position = Wo
tray-company = Gefährten
tray-nations = Völker
tray-dice = Aktionswürfel
tray-hand = Hand
tray-table = Auf dem Tisch
tray-holds = Stand
tray-tokens = Aktionsplättchen
tray-hunt = Die Jagd
label-progress = Fortschritt
label-mordor = Feld der Mordorleiste
label-points = Siegpunkte
label-rings = Elbenringe
label-hunt_shadow = Würfel des Schattens im Jagdfeld
label-hunt_free = Würfel der Freien Völker im Jagdfeld
label-ring_bearers = die Ringträger
label-hits = Treffer
note-hidden = verborgen
note-revealed = entdeckt
note-guide = Führer
note-passive = passiv
note-to_act = am Zug
note-leader = führt
note-in_pool = im Vorrat
note-besieged = belagert
note-face_down = verdeckt
note-cancelled = aufgehoben
held-free = in der Hand der Freien Völker
held-shadow = in der Hand des Schattens
mark-here = hier
mark-empty = leer
step-1 = drei Schritte vor dem Krieg
step-2 = zwei Schritte vor dem Krieg
step-3 = einen Schritt vor dem Krieg
step-at_war = im Krieg
battle-field = Feldschlacht
battle-assault = Sturm
battle-sortie = Ausfall

## Words that answer

done = fertig
none = nichts
all = alle
split = nur ein Teil
join = vereinen
apart = getrennt bleiben
fight = im Feld kämpfen
withdraw = in die Festung zurückziehen
cease = den Angriff abbrechen
continue = weitermachen
use = einsetzen
enter = Mordor betreten
guide = der Führer
random = ein zufälliger Gefährte
corruption = die Verderbnis hinnehmen
reveal = die Gemeinschaft zeigen
hunt = für die Jagd würfeln
hand = zufällig aus der Hand
attack = angreifen
army = Armeen bewegen
recruit = rekrutieren
leader = ein Anführer

action-move_fellowship = die Gemeinschaft bewegen
action-hide = die Gemeinschaft verbergen
action-separate = Gefährten aussenden
action-move_companions = Gefährten bewegen
action-move_minions = Nazgûl und Schergen bewegen
action-draw = eine Ereigniskarte ziehen
action-voice_recruit = Sarumans Stimme: eine reguläre Einheit in jeder Siedlung Isengarts
action-voice_elites = Sarumans Stimme: zwei Elite-Einheiten in Orthanc statt regulärer
action-ring = einen Elbenring benutzen
action-pass = passen
action-skip = einen Würfel ohne Aktion ablegen

## Questions

prompt-card-draw = { NAME($side) }: eine Karte { NAME($deck, case: "from") }. Welche?
prompt-card-discard = Mehr Karten auf der Hand als erlaubt: Wähle eine zum Abwerfen.
prompt-card-deck = Von welchem Stapel ziehst du eine Karte?
prompt-card-exchange = Eine Karte ungesehen mit deinem Verbündeten tauschen? Nur wenn ihr beide wollt.
prompt-card-give = Welche Karte gibst du deinem Verbündeten?
prompt-token-nation = Welches deiner Völker rückt einen Schritt zum Krieg vor?
prompt-token-choose = Welches Aktionsplättchen nimmt deine Seite in den Krieg mit?
prompt-card-gandalf = Gandalf der Graue führt die Gemeinschaft: eine Karte vom selben Stapel ziehen?
prompt-card-price = Der Preis für „{ NAME($card) }“: Wähle { $n ->
        [1] eine Karte mit dem Symbol „Charakter“
       *[2] { $army_card ->
            [deck] eine Karte vom Strategiestapel
           *[symbol] eine Karte mit dem Symbol „Armee“
        }
    } aus deiner Hand.
prompt-card-loss = { NAME($side) }: Verluste { NAME($region, case: "loc") }, noch { $n ->
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }. Wen trifft es?
prompt-card-region = „{ NAME($card) }“: Wähle eine Region.
prompt-card-army = „{ NAME($card) }“: Wähle eine Armee.
prompt-card-figure = „{ NAME($card) }“: Wähle eine Figur.
prompt-card-nation = „{ NAME($card) }“: Wähle ein Volk.
prompt-card-character = „{ NAME($card) }“: Wähle einen Charakter.
prompt-card-option = „{ NAME($card) }“: Was tust du?
prompt-card-number = „{ NAME($card) }“: Wie viele?
prompt-card-die = „{ NAME($card) }“: Wähle einen Würfel.
prompt-card-who = „{ NAME($card) }“: Wer geht? (Einheiten bisher: { $units })
prompt-card-roll = { NAME($side) }: „{ NAME($card) }“, { $number ->
        [one] ein Würfel. Was zeigt er?
       *[other] { $number } Würfel. Was zeigen sie?
    }
prompt-card-card = „{ NAME($card) }“: Wähle eine Karte.
prompt-combat-character = „{ NAME($card) }“: Wähle einen Charakter.
prompt-combat-figure = „{ NAME($card) }“: Wähle eine Figur.
prompt-combat-number = „{ NAME($card) }“: Wie viele?
prompt-combat-region = „{ NAME($card) }“: Wähle eine Region.
prompt-combat-roll = { NAME($side) }: Kampfkarte „{ NAME($card) }“ { NAME($battle, case: "loc") }, { $number ->
        [one] ein Würfel. Was zeigt er?
       *[other] { $number } Würfel. Was zeigen sie?
    }

prompt-fellowship-phase = { $mordor ->
        [yes] Gemeinschaftsphase (Verderbnis { $corruption }): den Führer wechseln oder weitermachen?
       *[no] Gemeinschaftsphase (Fortschritt { $progress }, Verderbnis { $corruption }): den Standort bekannt geben, den Führer wechseln oder weitermachen?
    }
prompt-fellowship-guide = Wer führt die Gemeinschaft von nun an?
prompt-fellowship-reveal = Die Gemeinschaft ist entdeckt (Fortschritt { $progress }): Wo sind die Ringträger?
prompt-fellowship-way = Der Weg { NAME($region, case: "to") }: Durch welche dieser Orte führt er? Jeder kann ein Jagdplättchen kosten.{ $passed ->
        [0] { "" }
       *[other] { " " }(bisher: { $way })
    }
prompt-fellowship-who = Gefährten aussenden: Wer verlässt die Gemeinschaft?{ $picked ->
        [0] { "" }
       *[other] { " " }(bisher: { $who })
    }
prompt-companions-who = Gefährten bewegen: Wer bricht auf?{ $picked ->
        [0] { "" }
       *[other] { " " }(bisher: { $who })
    }
prompt-companions-destination = { $who }: Wohin geht es?

prompt-hunt-allocate = Wie viele Würfel legst du ins Jagdfeld?
prompt-hunt-roll = { NAME($side) }: Jagdwurf, { $number ->
        [one] ein Würfel. Was zeigt er?
       *[other] { $number } Würfel. Was zeigen sie?
    }
prompt-hunt-reroll = { NAME($side) }: Nachwurf der Jagd, { $number ->
        [one] ein Würfel. Was zeigt er?
       *[other] { $number } Würfel. Was zeigen sie?
    }
prompt-hunt-tile = { NAME($side) }: ein Plättchen aus dem Jagdvorrat. Welches?
prompt-hunt-die = { NAME($side) }: ein Würfel für das Jagdplättchen. Was zeigt er?
prompt-hunt-companion = { NAME($side) }: ein zufälliger Gefährte der Gemeinschaft. Wer?
prompt-hunt-crebain = „{ card-flocks_of_crebain }“ abwerfen, für +1 auf jeden Würfel dieses Jagdwurfs?
prompt-hunt-balrog = Die Gemeinschaft kommt durch Moria: „{ card-balrog_of_moria }“ abwerfen, für ein weiteres Jagdplättchen?
prompt-hunt-staff = Gleich wird ein Jagdplättchen gezogen: „{ card-wizards_staff }“ abwerfen, um es zu verhindern?
prompt-hunt-mithril = „{ card-mithril_coat_and_sting }“ abwerfen, um stattdessen ein anderes Plättchen zu ziehen?
prompt-hunt-shield = Jagdschaden { $n }: eine Karte abwerfen, um ihn um 1 zu senken?
prompt-hunt-hobbit = Jagdschaden { $n }: Soll der Führer die Gemeinschaft verlassen, um ihn um 1 zu senken?
prompt-hunt-gollum = Jagdschaden { $n }: Soll Gollum die Gemeinschaft zeigen, um ihn um 1 zu senken?
prompt-hunt-casualty = Jagdschaden { $n } (Verderbnis { $corruption }): Wer fällt, um die Ringträger zu schonen?
prompt-hunt-worn = „{ card-worn_with_sorrow_and_toil }“: eine Charakterkarte der Freien Völker abwerfen?
prompt-hunt-worn_card = { NAME($side) }: eine zufällige Charakterkarte von der Hand der Freien Völker. Welche?

prompt-action-roll = { NAME($side) }: Aktionswurf, { $number ->
        [one] ein Würfel. Was zeigt er?
       *[other] { $number } Würfel. Was zeigen sie?
    }
prompt-action-choose = { NAME($side) }: Wähle eine Armee, eine Karte oder einen Würfel.
prompt-action-use = { NAME($die) }: Wofür nimmst du diesen Würfel?
prompt-action-die = { $deed ->
        [card] „{ NAME($card) }“: Welcher Würfel bezahlt?
       *[none] Mit welchem Würfel bezahlst du?
    }
prompt-action-ring_die = Elbenring: Welchen Würfel änderst du?
prompt-action-ring_face = Elbenring: Was wird aus dem Würfel?

prompt-army-order = { NAME($region) }: Was geschieht hier?
prompt-army-where = { NAME($region) }: Wohin geht ein Teil der Armee?
prompt-army-who = Armee { NAME($region, case: "from") } { NAME($to, case: "to") }: Wer geht? (Einheiten bisher: { $units })
prompt-army-attackers = Angriff { NAME($region, case: "from") } auf { NAME($to, case: "acc") }: Wer geht? (Einheiten bisher: { $units })
prompt-army-second = Noch { $n ->
        [one] { $n } Bewegung
       *[other] { $n } Bewegungen
    } mit diesem Würfel: Wähle eine andere Armee oder „Fertig“.
prompt-army-excess = { NAME($region) }: Zu viele Einheiten. Welche geht zurück zur Verstärkung?
prompt-army-join = { NAME($region) }: Deine Armee trifft auf die deines Verbündeten. Zu einer vereinen?
prompt-muster-second = Noch 1 Figur in einer anderen Siedlung: Wähle eine oder „Fertig“.
prompt-muster-figure = { NAME($region) }: Wer wird dort rekrutiert?
prompt-muster-voice = Sarumans Stimme: Wohin kommt die nächste reguläre Einheit?
prompt-minions-who = Nazgûl und Schergen bewegen: Wer bricht auf? (Region: die Nazgûl dort)
prompt-minions-destination = { NAME($region) }: Wohin geht es?
prompt-character-where = { $who }: Wo ins Spiel kommen?

prompt-battle-white_rider = Schlacht { NAME($battle, case: "loc") }: Gibt Gandalf der Weiße seine Führung auf und damit die aller Nazgûl?
prompt-battle-withdraw = Schlacht { NAME($battle, case: "loc") }, Runde { $round }: im Feld kämpfen oder in die Festung zurückziehen?
prompt-battle-card = { NAME($side) }, Schlacht { NAME($battle, case: "loc") }, Runde { $round }: eine Kampfkarte spielen?
prompt-battle-sorcerer = Der Hexenkönig ist ein Zauberer: eine Karte vom selben Stapel ziehen?
prompt-battle-roll = { NAME($side) }: Kampfwurf { NAME($battle, case: "loc") }, Runde { $round }, { $number ->
        [one] ein Würfel. Was zeigt er?
       *[other] { $number } Würfel. Was zeigen sie?
    }
prompt-battle-reroll = { NAME($side) }: Anführer-Nachwurf { NAME($battle, case: "loc") }, Runde { $round }, { $number ->
        [one] ein Würfel. Was zeigt er?
       *[other] { $number } Würfel. Was zeigen sie?
    }
prompt-battle-loss = { NAME($side) }, Schlacht { NAME($battle, case: "loc") }, Runde { $round }: noch { $n ->
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }. Wen trifft es?
prompt-battle-cease = Schlacht { NAME($battle, case: "loc") }, Runde { $round } ist vorbei: weiter angreifen?
prompt-battle-press = Sturm { NAME($battle, case: "loc") }, Runde { $round } ist vorbei: eine Elite-Einheit schwächen, um weiterzumachen?
prompt-battle-retreat = Schlacht { NAME($battle, case: "loc") }, der Angriff geht weiter: zurückziehen oder standhalten?
prompt-battle-advance = Die Schlacht { NAME($battle, case: "loc") } ist gewonnen: Wer rückt vor?
prompt-battle-advance_who = Vorrücken { NAME($battle, case: "to") }: Wer geht? (Einheiten bisher: { $units })

## Options that mean something of their own

option-army-order-region = { $act ->
        [attack] { NAME($value, case: "acc") } angreifen
        [siege] { NAME($value, case: "acc") } angreifen (Festung)
        [relieve] { NAME($value, case: "acc") } entsetzen
        [assault] { NAME($value, case: "acc") } stürmen
        [sortie] { NAME($value, case: "loc") } einen Ausfall machen
       *[move] { NAME($value, case: "to") } ziehen
    }
option-army-where-region = { $act ->
        [attack] { NAME($value, case: "acc") } angreifen
        [siege] { NAME($value, case: "acc") } angreifen (Festung)
        [relieve] { NAME($value, case: "acc") } entsetzen
        [assault] { NAME($value, case: "acc") } stürmen
        [sortie] { NAME($value, case: "loc") } einen Ausfall machen
       *[move] { NAME($value, case: "to") } ziehen
    }
option-army-order-figure = { NAME($value, case: "acc") } rekrutieren
option-card-exchange-use = eine Karte tauschen
option-card-exchange-none = nicht tauschen
option-army-second-done = fertig
option-battle-loss-figure = { $act ->
        [reduce] { NAME($value, case: "acc") } zur regulären schwächen
       *[lose] { NAME($value, case: "acc") } verlieren
    }
option-card-loss-figure = { $act ->
        [reduce] { NAME($value, case: "acc") } zur regulären schwächen
       *[lose] { NAME($value, case: "acc") } verlieren
    }
option-battle-press-figure = { NAME($value, case: "acc") } schwächen und weitermachen
option-battle-press-cease = den Sturm beenden
option-action-choose-nation = { NAME($value) }: { $step ->
        [war] in den Krieg eintreten
       *[other] einen Schritt näher zum Krieg
    }
option-action-use-nation = { NAME($value) }: { $step ->
        [war] in den Krieg eintreten
       *[other] einen Schritt näher zum Krieg
    }
option-fellowship-phase-region = Standort bekannt geben: { NAME($value, case: "loc") }
option-fellowship-phase-character = neuer Führer: { NAME($value) }
option-fellowship-phase-done = weitermachen
option-fellowship-way-region = durch { NAME($value, case: "acc") }
option-fellowship-way-done = an allen vorbei
option-battle-retreat-region = { NAME($value, case: "to") } zurückziehen
option-battle-retreat-none = standhalten
option-battle-card-none = keine Karte
option-battle-advance-all = alle
option-battle-advance-none = niemand
option-battle-white_rider-use = er gibt sie auf
option-battle-white_rider-none = er führt wie üblich
option-battle-sorcerer-use = eine Karte ziehen
option-battle-sorcerer-none = keine Karte ziehen
option-action-choose-saruman = { NAME($value, case: "acc") } ins Spiel bringen
option-action-choose-witch_king = { NAME($value, case: "acc") } ins Spiel bringen
option-action-choose-mouth_of_sauron = { NAME($value, case: "acc") } ins Spiel bringen
option-action-choose-aragorn = { NAME($value, case: "acc") } ins Spiel bringen
option-action-choose-gandalf_white = { NAME($value, case: "acc") } ins Spiel bringen
option-action-use-character = { NAME($value, case: "acc") } ins Spiel bringen
option-card-gandalf-use = eine Karte ziehen
option-card-gandalf-none = keine Karte ziehen
option-card-option-use = tun
option-card-option-none = lassen
option-card-card-none = keine Karte
option-combat-figure-none = niemand
option-hunt-casualty-none = niemand: die Verderbnis hinnehmen
option-hunt-crebain-use = abwerfen
option-hunt-crebain-none = die Karte behalten
option-hunt-balrog-use = abwerfen
option-hunt-balrog-none = die Karte behalten
option-hunt-staff-use = abwerfen
option-hunt-staff-none = die Karte behalten
option-hunt-mithril-use = abwerfen
option-hunt-mithril-none = die Karte behalten
option-hunt-shield-none = keine Karte
option-hunt-hobbit-use = der Führer geht
option-hunt-hobbit-none = der Führer bleibt
option-hunt-gollum-none = verborgen bleiben
option-hunt-worn-none = keine Karte
option-minions-destination-all = alle Nazgûl von hier zusammen
option-muster-second-done = fertig

## How it ended

reason-victory-corruption = die Ringträger sind dem Ring verfallen (Verderbnis 12)
reason-victory-ring_destroyed = der Ring wurde ins Feuer geworfen
reason-victory-shadow_military = der Schatten hat zehn Siegpunkte
reason-victory-free_military = die Freien Völker haben vier Siegpunkte

## The end, in a headline and a sentence

verdict-victory-corruption = Der Schatten siegt
verdict-victory-ring_destroyed = Die Freien Völker siegen
verdict-victory-shadow_military = Der Schatten siegt
verdict-victory-free_military = Die Freien Völker siegen
told-victory-corruption = In Zug { $turn } verfielen die Ringträger dem Ring: Verderbnis { $corruption } von 12.
told-victory-ring_destroyed = In Zug { $turn } fiel der Ring ins Feuer; Verderbnis { $corruption } von 12.
told-victory-shadow_military = { $shadow } Siegpunkte in Zug { $turn }; zehn genügen.
told-victory-free_military = { $free } Siegpunkte in Zug { $turn }; vier genügen.

## A whole Elite for two hits

remove-dwarves_elite = für zwei Treffer eine Elite-Einheit der Zwerge verlieren
remove-elves_elite = für zwei Treffer eine Elite-Einheit der Elben verlieren
remove-gondor_elite = für zwei Treffer eine Elite-Einheit Gondors verlieren
remove-north_elite = für zwei Treffer eine Elite-Einheit des Nordens verlieren
remove-rohan_elite = für zwei Treffer eine Elite-Einheit Rohans verlieren
remove-isengard_elite = für zwei Treffer eine Elite-Einheit Isengarts verlieren
remove-sauron_elite = für zwei Treffer eine Elite-Einheit Saurons verlieren
remove-southrons_easterlings_elite = für zwei Treffer eine Elite-Einheit der Südländer & Ostlinge verlieren

## Notes for a first match, each shown once

guide-fellowship-phase = Die Ringträger reisen heimlich: Jede Bewegung bringt einen Schritt Fortschritt. Hier darfst du eine Region bekannt geben, die höchstens so weit weg ist; in einer eigenen Stadt oder Festung heilt das 1 Verderbnis und aktiviert das Volk.
guide-hunt-allocate = Würfel im Jagdfeld werden nicht geworfen, zählen aber als Jagdwürfel, sooft sich die Gemeinschaft bewegt. Jedes gewürfelte Auge kommt dazu. Einer oder zwei sind ein guter Anfang.
guide-action-choose = Ihr seid abwechselnd an der Reihe, mit je einem Würfel. Wähle, was du tun willst, zum Beispiel eine Armee auf der Karte; passen mehrere Würfel, wirst du gefragt, welcher bezahlt.
guide-action-choose-2 = Einheiten eines Volkes, das nicht im Krieg ist, greifen nicht an, lassen sich nicht rekrutieren und betreten kein fremdes Land. Ein Musterungswürfel bringt ein Volk dem Krieg einen Schritt näher; ein passives muss vorher aktiv werden.
guide-hunt-casualty = Der Schaden wird zu Verderbnis, und bei zwölf ist das Spiel verloren. Ein Gefährte, der stattdessen fällt, nimmt so viel davon, wie seine Stufe beträgt: der Führer oder ein zufälliger.
guide-battle-card = Jede Karte hat zwei Hälften; in der Schlacht zählt nur die untere, danach ist die Karte weg. Jede Einheit gibt einen Würfel, höchstens fünf, Treffer bei 5 und 6; Führung wiederholt Fehlwürfe.
