# Journey to Mordor. Names are facts; every sentence is our own.

game-title = Die Reise nach Mordor
game-summary = Hobbits im Wettlauf zum Schicksalsberg: würfeln, das Richtige herauslegen und den Nazgûl entkommen.

## Names

hobbit-frodo = Frodo
    .gen = Frodos
hobbit-sam = Sam
    .gen = Sams
hobbit-merry = Merry
    .gen = Merrys
hobbit-pippin = Pippin
    .gen = Pippins

die-yellow = gelber Würfel
die-red = roter Würfel
die-blue = blauer Würfel
die-green = grüner Würfel
die-black = schwarzer Würfel

symbol-ring = Ring
symbol-gandalf = Gandalf
symbol-fellowship = Gefährten
symbol-orc = Ork
symbol-nazgul = Nazgûl
symbol-white_tree = Weißer Baum

# .loc: with its preposition.
place-bag_end = Beutelsend
    .short = der Weg beginnt
    .loc = in Beutelsend
place-rivendell = Bruchtal
    .loc = in Bruchtal
place-moria = Moria
    .loc = in Moria
place-lothlorien = Lothlórien
    .loc = in Lothlórien
place-rohan = Rohan
    .loc = in Rohan
place-helms_deep = Helms Klamm
    .loc = in Helms Klamm
place-gondor = Gondor
    .loc = in Gondor
place-minas_tirith = Minas Tirith
    .loc = in Minas Tirith
place-shelobs_lair = Kankras Lauer
    .loc = in Kankras Lauer
place-mordor = Mordor
    .short = das Ziel der Reise
    .loc = in Mordor

space-1 = Feld 1
space-2 = Feld 2
space-3 = Feld 3
space-4 = Feld 4
space-5 = Feld 5
space-6 = Feld 6
space-7 = Feld 7
space-8 = Feld 8
space-9 = Feld 9
space-10 = Feld 10
space-11 = Feld 11
space-12 = Feld 12
space-13 = Feld 13
space-14 = Feld 14
space-15 = Feld 15
space-16 = Feld 16
space-17 = Feld 17
space-18 = Feld 18
space-19 = Feld 19
space-20 = Feld 20
space-21 = Feld 21
space-22 = Feld 22
space-23 = Feld 23
space-24 = Feld 24

repeat = diese Würfel noch einmal werfen
keep = diesen Wurf behalten
none = keines

effect-none = ohne Sonderfunktion
effect-equal_symbols = Elrond: Gleiche Symbole dürfen herausgelegt werden
    .short = Gleiches zusammen
effect-no_gandalf = Balrog: Gandalf bewirkt nichts
    .short = Gandalf ist machtlos
effect-double_fellowship = Elben: Jeder Gefährte hält zwei Orks auf
    .short = Gefährte hält 2 Orks
effect-repeat_throws = Éomer: Jeder Wurf darf einmal wiederholt werden
    .short = jeder Wurf noch einmal
effect-double_orcs = Saruman: Jeder Ork verlangt zwei Gefährten
    .short = jeder Ork zählt doppelt
effect-no_nazgul = Éowyn: Wer am Zug ist, den verschonen die Nazgûl
    .short = Nazgûl schonen dich
effect-all_nazgul = Hexenmeister: Jeder Nazgûl trifft den Hobbit am Zug
    .short = alle Nazgûl auf dich
effect-two_rings = Kankra: Ein Ring geht verloren, nach Mordor braucht es zwei
    .short = erst 2 Ringe führen weiter

track-ring = Ringträger-Strecke
track-nazgul = Nazgûl-Strecke
tray-dice = Würfel

mark-empty = frei
mark-here = hier
mark-passed = hinter sich
mark-halved = halbiert
mark-half_crossed = halb abgestrichen
mark-crossed = abgestrichen

note-active = am Zug
note-out = ausgeschieden
note-aside = herausgelegt
note-picked = gewählt
note-by_rule = nach Regel
note-left = frei

## Options of the game

setting-sheet = Blatt
choice-sheet-basic = einfach: die Orte haben keine Wirkung
choice-sheet-advanced = voll: jeder Ort hat seine Sonderfunktion
setting-layout = Strecke
choice-layout-standard = wie gedruckt
choice-layout-long = lang: zwei Felder je Ort, eine Hausvariante
setting-hobbits = Hobbits
choice-hobbits-choose = die Spieler wählen
typed-hobbits = einer je Platz (frodo,sam,merry,pippin), oder „choose“, dann wählen die Spieler
setting-first = Startspieler
choice-first-1 = Spieler 1
choice-first-2 = Spieler 2
choice-first-random = durch das Los
typed-first = Nummer eines Platzes, oder „random“ für das Los

## Prompts

prompt-setup-hobbit = Spieler { $seat }: Wähle deinen Hobbit.
prompt-setup-first = Wer beginnt?
prompt-throw-roll = { NAME($hobbit) } wirft { $number ->
    [one] einen Würfel
   *[other] { $number } Würfel
}. Was zeigt dieser Würfel: { NAME($die) }?
prompt-throw-repeat = { NAME($hobbit) } in Rohan: Alle diese Würfel noch einmal werfen? Das zweite Ergebnis gilt.
prompt-throw-nazgul = { NAME($hobbit) }: Ein Nazgûl muss heraus. Welcher?
prompt-throw-set_aside = { $picked ->
    [0] { NAME($hobbit) }: Lege mindestens einen Würfel heraus.
   *[other] { NAME($hobbit) }: Noch etwas herauslegen?
}
prompt-evaluate-order = { NAME($hobbit) }: Was wirkt zuerst auf deiner Nazgûl-Strecke?
prompt-evaluate-gandalf = { $gandalfs ->
    [one] { NAME($hobbit) }: Gandalf darf ein leeres Feld halbieren. Welches?
   *[other] { NAME($hobbit) }: Gandalf darf ein leeres Feld halbieren (noch { $gandalfs }-mal). Welches?
}

option-throw-nazgul-die = { $struck ->
    [none] { NAME($value) }: trifft niemanden
   *[other] { NAME($value) }: trifft { NAME($struck) }
}
option-throw-set_aside-die = { $struck ->
    [none] { NAME($value) }: { NAME($symbol) }
   *[other] { NAME($value) }: { NAME($symbol) }, trifft { NAME($struck) }
}
option-throw-set_aside-done = nichts weiter aus diesem Wurf
option-evaluate-order-gandalf = Gandalf: ein Feld halbieren
option-evaluate-order-nazgul = Nazgûl: ein Feld abstreichen
option-evaluate-gandalf-none = keines halbieren

## What happened

event-setup-hobbit = Spieler { $seat } ist { NAME($hobbit) }.
event-setup-first = { NAME($hobbit) } beginnt.
event-turn-begin = { $special ->
    [no] Zug { $turn }: { NAME($hobbit) } ist { NAME($place, case: "loc") }.
   *[other] Zug { $turn }: { NAME($hobbit) } ist { NAME($place, case: "loc") }. { NAME($effect) }.
}
event-throw-roll = Gewürfelt: { $symbols }.
event-throw-repeat = Dieselben Würfel fallen noch einmal.
event-throw-set_aside = Herausgelegt: { NAME($symbol) } ({ NAME($die) }).
event-throw-white_tree = Der Weiße Baum beendet das Würfeln.
event-evaluate-gandalf = Gandalf halbiert Feld { $space } auf { NAME($hobbit, case: "gen") } Nazgûl-Strecke.
event-evaluate-nazgul = { $left ->
    [0] Ein Nazgûl trifft { NAME($hobbit) } auf dem letzten Feld.
    [one] Ein Nazgûl trifft { NAME($hobbit) } auf Feld { $space }: nur noch ein Strich frei.
   *[other] Ein Nazgûl trifft { NAME($hobbit) } auf Feld { $space }: noch { $left } Striche frei.
}
event-evaluate-ring = { $rings ->
    [one] Ein Ring zählt: { NAME($hobbit) } zieht weiter und ist jetzt { NAME($place, case: "loc") }.
   *[other] { $rings } Ringe zählen: { NAME($hobbit) } zieht weiter und ist jetzt { NAME($place, case: "loc") }.
}
event-evaluate-orcs_stop = Kein Ring zählt für { NAME($hobbit) }: { $orcs ->
    [one] ein Ork
   *[other] { $orcs } Orks
} { $fellowship ->
    [0] und kein Gefährte
    [one] gegen einen Gefährten
   *[other] gegen { $fellowship } Gefährten
}.
event-evaluate-orcs_held = { $fellowship ->
    [one] Ein Gefährte hält
   *[other] { $fellowship } Gefährten halten
} { $orcs ->
    [one] einen Ork
   *[other] { $orcs } Orks
} auf: { NAME($hobbit, case: "gen") } Weg ist frei.
event-evaluate-shelob = Kankra nimmt { NAME($hobbit) } einen Ring ab.
event-evaluate-balrog = Der Balrog lässt Gandalf nicht zu { NAME($hobbit) } durch.
event-evaluate-eowyn = Éowyn hält die Nazgûl von { NAME($hobbit) } fern.
event-ending-out = { NAME($hobbit) } scheidet aus.
event-ending-mordor = { NAME($hobbit) } hat Mordor erreicht! Diese Runde wird noch zu Ende gespielt.
event-ending-alone = { $winners } gewinnt: Sonst hat niemand Mordor erreicht.
event-ending-tie_break = { $winners } gewinnt: Von allen in Mordor hat er die meisten Nazgûl-Striche frei.
event-ending-shared = Geteilter Sieg: { $winners }.
event-ending-all_lost = Die Nazgûl haben alle eingeholt. Alle haben verloren.

## Ways to end

reason-ending-alone = allein in Mordor
reason-ending-tie_break = mehr Nazgûl-Striche frei
reason-ending-shared = geteilter Sieg
reason-ending-all_lost = alle ausgeschieden

## The end, in a headline and a sentence

verdict-ending-alone = { $winners } gewinnt
verdict-ending-tie_break = { $winners } gewinnt
verdict-ending-shared = { $winners } gewinnen gemeinsam
verdict-ending-all_lost = Der Schatten siegt
told-ending-alone = { $left ->
    [one] Als Erster in Mordor, in Zug { $turn }; ein Strich vor den Nazgûl war noch frei.
   *[other] Als Erster in Mordor, in Zug { $turn }; { $left } Striche vor den Nazgûl waren noch frei.
}
told-ending-tie_break = { $left ->
    [one] Mehrere waren bis Zug { $turn } in Mordor; ein freier Strich ist am meisten.
   *[other] Mehrere waren bis Zug { $turn } in Mordor; { $left } freie Striche sind am meisten.
}
told-ending-shared = In Mordor bis Zug { $turn }, mit gleich vielen freien Strichen ({ $left }).
told-ending-all_lost = Bis Zug { $turn } haben die Nazgûl alle Hobbits gefangen. Niemand kam nach Mordor.

## Tables of content

table-dice = Seiten der Würfel
table-hobbits = Hobbits und ihre Farben
table-places = Orte und ihre Sonderfunktionen
table-ring_tracks = Ringträger-Strecke
table-nazgul_tracks = Nazgûl-Strecke

## Why something cannot be chosen

why-hobbit_taken = { NAME($hobbit) } gehört schon Spieler { $seat }; alle spielen verschiedene Hobbits. Regeln: „Vorbereitung“.
why-repeat_first = Sag zuerst, ob dieser Wurf wiederholt wird. Regeln: „Das Blatt mit Sonderfunktionen“, Rohan.
why-aside_before = Dieser Würfel wurde in einem früheren Wurf herausgelegt und bleibt dort bis zum Ende des Zugs. Regeln: „Ein Zug: würfeln und herauslegen“.
why-picked_already = Dieser Würfel ist aus diesem Wurf schon herausgelegt. Regeln: „Ein Zug: würfeln und herauslegen“.
why-nazgul_first = Zuerst muss ein Nazgûl heraus. Regeln: „Nazgûl und Farben“.
why-one_nazgul = Aus einem Wurf wird nur ein Nazgûl herausgelegt. Regeln: „Nazgûl und Farben“.
why-equal_symbol = { NAME($symbol) } liegt aus diesem Wurf schon draußen, und gleiche Symbole darf man nicht herauslegen. Regeln: „Ein Zug: würfeln und herauslegen“.
why-one_at_least = Aus jedem Wurf muss mindestens ein Würfel heraus. Regeln: „Ein Zug: würfeln und herauslegen“.
why-halve_later = Felder werden nach dem Würfeln halbiert, wenn Gandalf herausgelegt wurde. Regeln: „Gandalf“.
why-order_first = Sag zuerst, was zuerst wirkt, Gandalf oder der Nazgûl. Regeln: „Was die Symbole tun“.
why-throwing_over = Das Würfeln ist vorbei; jetzt wirken die herausgelegten Würfel. Regeln: „Was die Symbole tun“.
why-no_square = Diese Nazgûl-Strecke hat nur { $last } Felder.
why-square_crossed = Feld { $space } ist schon abgestrichen; Gandalf halbiert nur leere Felder. Regeln: „Gandalf“.
why-square_halved = Feld { $space } ist schon halbiert, und kein Feld wird zweimal halbiert. Regeln: „Gandalf“.

## What a choice changes

outcome-takes_die = spielt mit diesem Würfel: { NAME($die) }
outcome-throws_again = { $n ->
    [one] ein Würfel wird noch einmal geworfen
   *[other] { $n } Würfel werden noch einmal geworfen
}
outcome-throw_stands = dieser Wurf gilt
outcome-ends_throwing = beendet das Würfeln; die übrigen Würfel zählen nicht
outcome-ends_with_last = beendet das Würfeln: Es ist der letzte Würfel
outcome-strikes = { $then ->
    [0] { NAME($hobbit) }: freie Striche { $left } → 0, scheidet aus
   *[other] { NAME($hobbit) }: freie Striche { $left } → { $then }
}
outcome-strikes_me = { $then ->
    [0] { NAME($hobbit) }: freie Striche { $left } → 0, scheidet aus, wenn Gandalf nicht hilft
   *[other] { NAME($hobbit) }: freie Striche { $left } → { $then }, noch ohne Gandalf
}
outcome-strikes_nobody = Éowyn: kein Strich für { NAME($hobbit) }
outcome-rings = Felder vorwärts nach dem, was heraus liegt: { $spaces } → { $then }, { NAME($hobbit) } wäre { NAME($place, case: "loc") }
outcome-rings_held = { $spaces ->
    [0] führt noch nicht weiter: Orks oder Kankra nehmen ihn
   *[other] führt nicht weiter: { $spaces } reichen bis Mordor
}
outcome-gandalf_may = darf ein Feld halbieren: ein Strich mehr für { NAME($hobbit) }
outcome-gandalf_idle = der Balrog: bewirkt nichts für { NAME($hobbit) }
outcome-strike_now = { $then ->
    [0] { NAME($hobbit) }: freie Striche { $left } → 0, scheidet aus
   *[other] { NAME($hobbit) }: freie Striche { $left } → { $then }
}
outcome-halved = { NAME($hobbit) }: freie Striche { $left } → { $then }
outcome-not_halved = { NAME($hobbit) }: freie Striche bleiben { $left }
outcome-sum = Ringe { $rings }, Orks { $orcs } gegen Gefährten { $fellowship }, Nazgûl { $nazgul }
outcome-goes = { $spaces ->
    [one] { NAME($hobbit) } geht ein Feld weiter: { NAME($place) }
   *[other] { NAME($hobbit) } geht { $spaces } Felder weiter: { NAME($place) }
}
outcome-held = { NAME($hobbit) } bleibt: Orks halten die Ringe
outcome-stays = { NAME($hobbit) } bleibt { NAME($place, case: "loc") }
outcome-struck = { $then ->
    [0] { NAME($hobbit) }: frei { $left } → 0, scheidet aus
   *[other] { NAME($hobbit) }: frei { $left } → { $then }
}

## Notes for a first match

guide-throw-set_aside = Fünf Würfel liegen auf dem Tisch. Wähle einen oder mehrere mit verschiedenen Symbolen; der Rest wird noch einmal geworfen. Ringe führen dich nach Mordor.
guide-throw-set_aside-2 = Jeden Ork, den du herauslegst, müssen Gefährten aufhalten, sonst zählt keiner deiner Ringe. Das Würfeln endet mit dem letzten Würfel oder dem Weißen Baum.
guide-throw-nazgul = Wo Nazgûl liegen, muss einer heraus. Er trifft den Hobbit seiner Farbe; der schwarze und die Farben, die niemand spielt, treffen dich.
guide-throw-repeat = Du hast diesen Zug in Rohan begonnen: Jeder Wurf darf einmal wiederholt werden, mit all seinen Würfeln.
guide-evaluate-order = Gandalf und ein Nazgûl wirken auf deiner Strecke, in der Folge, die du willst. Erst halbieren schafft Platz für einen Strich mehr.
guide-evaluate-gandalf = Gandalf halbiert ein leeres Feld: Dann braucht es zwei Nazgûl, um es zu füllen. Wessen letztes Feld gefüllt ist, scheidet aus.

## A first match, and the game in three lines

study-half_way = Auf halbem Weg nach Mordor
    .text = Eine erste Partie von etwa zehn Minuten. Frodo und Sam rasten in Lothlórien, gleichauf, und noch hat kein Nazgûl sie gefunden. Die Hinweise kommen, wenn sie gebraucht werden; auf einen Schlag kann hier nichts schiefgehen.
how-1 = Wirf fünf Würfel und lege aus jedem Wurf mindestens einen beiseite.
how-2 = Ringe führen dich weiter, Orks halten dich auf, Nazgûl jagen dich.
how-3 = Der erste Hobbit in Mordor gewinnt, wenn die Nazgûl nicht schneller sind.
