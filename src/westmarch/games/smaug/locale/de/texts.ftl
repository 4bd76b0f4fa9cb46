# Smaugs Einöde. Namen sind Tatsachen; alle Sätze sind unsere eigenen.

game-title = Smaugs Einöde
game-summary = Zwei bis vier Scharen von Zwergen und ein Hobbit, eine Straße, ein Drache: alle gewinnen oder verlieren gemeinsam.

## Names

deck-beorn = Beorns Haus
    .dat = Beorns Haus
deck-esgaroth = Esgaroth
    .dat = Esgaroth
deck-treasury = Schatzkammer
    .dat = der Schatzkammer
deck-mirkwood = Düsterwald
    .dat = dem Düsterwald
deck-erebor = Erebor
    .dat = Erebor

march-3 = Marsch 3, mit dem Pferd
march-4 = Marsch 4
march-5 = Marsch 5
march-123 = Marsch 1, 2 oder 3

place-start = Beorns Haus, der Start
place-path = freie Straße
place-mirkwood = ein Abenteuer im Düsterwald
place-esgaroth = Esgaroth, eine Zuflucht
place-dragon = das Drachenfeld
place-rune = die Zwergenrune
place-key = das Schlüsselfeld
place-erebor = ein Abenteuer im Erebor
place-treasury = die Schatzkammer, eine Zuflucht
place-final = das Zielfeld
place-cave = die Höhle

beside-nothing = bei nichts
beside-mirkwood = beim Kreis des Düsterwalds
beside-erebor = beim Kreis des Erebor
beside-cave = bei der Höhle

area-wood = Wilderland und Düsterwald
area-lake = Der Lange See
area-desolation = Die Einöde
area-mountain = Der Einsame Berg

panel-smaug = Smaug
panel-gandalf = Gandalf
panel-adventure = Abenteuer
panel-map = Die Straße
panel-trade = Tausch
panel-march = Marsch
track-smaug = Smaugs Weg zum Drachenfeld
track-gandalf = Gandalfs Pfad
tray-threat = Gefahr
tray-meets = Begegnung
tray-offered = Angeboten
tray-picked = Gewählt
tray-dwarves = Zwerge
tray-marches = Marschkarten
tray-hand = Hand
tray-decks = Stapel
tray-discards = Ablage
tray-fighters = Im Kampf
tray-retreat = Rückzug nach dem Wurf
tray-traders = Im Tausch
tray-price = Zuerst abgelegt
tray-give = Gegeben
tray-wish = Gewünscht
tray-ways = Mögliche Ziele
tray-dragon_cards = Smaug-Karten
tray-reach = Smaug kann halten auf
tray-own_numbers = Zahlen der eigenen Karten dieses Tisches

label-smaug = Smaug
label-gandalf = Gandalf
label-ring = der Ring
label-dragon_cards = Smaug-Karten in Beorns Haus
label-main = Zug
label-extra = weiterer Zug
mark-here = hier
mark-empty = frei
note-active = am Zug
note-key = hat Thorins Schlüssel
note-quiet = kein Schatz in diesem Zug
note-caught = im Netz gefangen
note-killed = getötet
note-ring = trägt den Ring
note-used = benutzt
note-offered = angeboten
note-picked = gewählt
note-by_treasury = bei der Schatzkammer
note-laid = ausgelegt, der Weg ist offen
note-reconstructed = rekonstruiert
level-gentle = sanft
level-book = die Karten, wie sie sind
level-grim = grimmig

done = fertig
none = nein
quiet = nicht in diesem Zug
printed = die gedruckte Zahl
die = der Würfel
agree = einverstanden
refuse = ablehnen
retreat = zurückweichen
trade = eine Karte tauschen
any = was Ihr gebt

## Options of the game

setting-difficulty = Schwierigkeit
choice-difficulty-gentle = sanft: Smaugs weitere Züge sind um 1 kürzer
choice-difficulty-book = die Karten, wie sie sind
choice-difficulty-grim = grimmig: Smaugs weitere Züge sind um 1 länger
setting-hands = Handkarten
choice-hands-closed = verdeckt: alle sehen nur die eigenen
choice-hands-open = offen: alle sehen alle Karten
setting-colours = Farben
typed-colours = eine für jeden Platz (blue,green,red,yellow)
setting-first = Wer beginnt
choice-first-1 = Spieler 1
choice-first-2 = Spieler 2
choice-first-random = durch das Los
typed-first = eine Platznummer oder „random“

## Questions

prompt-setup-first = Das Los entscheidet: Wer beginnt und hat Thorins Schlüssel?
prompt-march-card = { NAME($colour) }: welche Marschkarte?
prompt-march-piece = { NAME($colour) }: welcher Zwerg zieht ({ NAME($march) })?
prompt-march-companion = { NAME($colour) }: wer reitet mit? Es zieht { NAME($piece) } ({ NAME($march) }).
prompt-march-space = { NAME($colour) }: wo hält { NAME($piece) } ({ NAME($march) })?
prompt-cards-play = { NAME($colour) }: eine Karte spielen, oder weiter zum Ziehen?
prompt-card-how = { NAME($colour) }, { NAME($card) }: nach der gedruckten Zahl oder dem Würfel?
prompt-card-piece = { NAME($colour) }, { NAME($card) }: wer zieht?
prompt-card-space = { NAME($colour) }, { NAME($card) }: wo hält { NAME($piece) }?
prompt-card-joins = { NAME($colour) }, { NAME($card) }: welcher Zwerg schließt auf?
prompt-card-gandalf = { NAME($colour) }, { NAME($card) }: wohin geht Gandalf?
prompt-card-roll = { NAME($colour) } würfelt für { NAME($card) }. Was zeigt der Würfel?
prompt-card-arrow = { NAME($colour) } schießt: { NAME($card) }, mindestens { $need } ist nötig. Was zeigt der Würfel?
prompt-trade-partner = { NAME($colour) }: mit wem wird getauscht?
prompt-trade-price = { NAME($leader) } tauscht mit { NAME($partner) }: welche Karte wird zuerst abgeworfen (noch { $n })? { NAME($colour) } wählt.
prompt-trade-give = { NAME($leader) } tauscht mit { NAME($partner) }: welche Karte gebt Ihr? { NAME($colour) } wählt.
prompt-trade-wish = { NAME($leader) } tauscht mit { NAME($partner) }: was wünscht Ihr Euch? { NAME($colour) } wählt.
prompt-trade-answer = { $wish ->
    [any] { NAME($colour) }: { NAME($leader) } gibt { NAME($partner) } die Karte { NAME($card) } für irgendeine. Was gebt Ihr?
   *[other] { NAME($colour) }: { NAME($leader) } gibt { NAME($partner) } die Karte { NAME($card) } und wünscht sich { NAME($wish) }. Was gebt Ihr?
}
prompt-trade-confirm = { NAME($colour) }: { NAME($partner) } gäbe lieber { NAME($wish) } für { NAME($card) }. Einverstanden, { NAME($leader) }?
prompt-draw-deck = { NAME($colour) }: von welchem Stapel zuerst?
prompt-draw-card = { $occasion ->
    [deal] { NAME($colour) }, Starthand: eine Karte aus { NAME($deck, case: "dat") }. Welche?
    [adventure] { NAME($colour) }, { NAME($card) }: eine Karte aus { NAME($deck, case: "dat") }. Welche?
   *[draw] { NAME($colour) }: eine Karte aus { NAME($deck, case: "dat") }. Welche?
}
prompt-draw-discard = { NAME($colour) }: sechs Karten bleiben; welche werft Ihr ab ({ $n } zu viel)?
prompt-adventure-draw = { NAME($colour) } trifft auf ein Abenteuer: eine Karte aus { NAME($deck, case: "dat") }. Welche?
prompt-adventure-whom = { NAME($colour) }: { NAME($card) } trifft einen von Euch. Wen schlagt Ihr vor?
prompt-adventure-agree = { NAME($colour) }: soll { NAME($card) } diesen treffen: { NAME($piece) }?
prompt-adventure-roll = { NAME($colour) } würfelt: { NAME($card) } ({ NAME($piece) }). Was zeigt der Würfel?
prompt-adventure-wanders = { NAME($colour) } würfelt: { NAME($card) }, um diese Zahl geht Bilbo zurück. Was zeigt der Würfel?
prompt-adventure-discard = { NAME($colour) }, { NAME($card) }: welche Karte werft Ihr ab?
prompt-barrels-steps = { NAME($colour) }, { NAME($card) }: wie weit treiben alle?
prompt-web-cards = { NAME($colour) }: { NAME($piece) } kommt mit { $need } frei; bisher { $n }. Welche Karte werft Ihr ab?
prompt-fight-offer = { NAME($colour) }: gemeinsam gegen { NAME($card) }, genau { $need }. Welche Karten könntet Ihr spielen?
prompt-fight-cards = { NAME($colour) }: { NAME($card) } ist mit genau { $need } besiegt. Welche Karte spielt Ihr?
prompt-fight-agree = { NAME($colour) }: gegen { NAME($card) } ({ $need }) sind vorgeschlagen: { $cards }. Einverstanden?
prompt-fight-retreat = { NAME($colour) } weicht zurück, Gegner: { NAME($card) }. Zurück geht es um { $steps } minus die gewürfelte Zahl. Was zeigt der Würfel?
prompt-smaug-treasure = { $main ->
    [0] { NAME($colour) }: Smaug zieht gleich { $extra }. Einen Schatz spielen?
   *[other] { $extra ->
        [0] { NAME($colour) }: Smaug zieht gleich { $main }. Einen Schatz spielen?
       *[other] { NAME($colour) }: Smaug zieht gleich { $main }, dann noch { $extra }. Einen Schatz spielen?
    }
}
prompt-smaug-armour = { NAME($colour) } greift Smaug an: die stärkste Karte bricht seinen Panzer.
prompt-smaug-push = { NAME($colour) }: welche zweite Karte treibt Smaug zurück?
prompt-smaug-value = { NAME($colour) }, { NAME($card) }: wie weit weicht Smaug zurück?

option-march-space-space = { $back ->
    [yes] { NAME($value) }: { $n } zurück, { NAME($place) }
   *[no] { NAME($value) }: { $n } vor, { NAME($place) }
}
option-card-space-space = { $back ->
    [yes] { NAME($value) }: { $n } zurück, { NAME($place) }
   *[no] { NAME($value) }: { $n } vor, { NAME($place) }
}
option-march-companion-none = niemand
option-card-piece-none = niemand: die Karte ist verloren
option-card-space-none = nirgends: die Karte ist verloren
option-cards-play-piece = befreien: { NAME($value) }
option-cards-play-done = keine Karten mehr: zwei ziehen
option-fight-offer-done = das ist alles
option-smaug-treasure-none = jetzt kein Schatz
option-smaug-treasure-quiet = in diesem Zug kein Schatz
option-smaug-armour-none = keine Karte mit Stärke
option-smaug-push-none = keine zweite Karte: er bleibt
option-trade-answer-refuse = kein Tausch

## What happened

event-setup-first = { NAME($colour) } beginnt und hat Thorins Schlüssel.
event-turn-begin = Zug { $turn }: { NAME($colour) }.
event-march-card = { NAME($colour) } benutzt { NAME($march) }.
event-march-nobody = { NAME($colour) } dreht { NAME($march) } um: kein Zwerg kann ziehen.
event-move-ahead = { $n ->
    [one] { $pieces }: { NAME($origin) }, dann { NAME($space) }.
   *[other] { $pieces } zusammen: { NAME($origin) }, dann { NAME($space) }.
}
event-move-back = { $n ->
    [one] { $pieces }, zurück: { NAME($origin) }, dann { NAME($space) }.
   *[other] { $pieces } zusammen, zurück: { NAME($origin) }, dann { NAME($space) }.
}
event-move-driven = Zurück: { NAME($piece) }, nun { NAME($space) }.
event-move-home = { $n ->
    [one] Endlich daheim: { $pieces }.
   *[other] Endlich daheim, beide: { $pieces }.
}
event-key-opens = { NAME($colour) } legt Thorins Schlüssel aus: die geheime Tür ist für alle offen.
event-key-passes = Thorins Schlüssel geht an { NAME($colour) }.
event-ring-found = Bilbo trägt den Ring wieder ({ NAME($space) }).
event-ring-lost = Bilbo verliert den Ring ({ NAME($space) }).
event-ring-safe = Nichts zu verlieren: Bilbo ist ohne Ring oder schon daheim.
event-ring-swept = Smaug fegt den Ring fort; er liegt bei der Schatzkammer.
event-cards-play = { NAME($colour) } spielt { NAME($card) }.
event-cards-roll = { NAME($colour) } würfelt { $roll }.
event-cards-nobody = { NAME($colour) } zieht niemanden ({ $roll }): die Karte ist verloren.
event-cards-gandalf = Gandalf: { NAME($step) }.
event-cards-arrow = { $hit ->
    [yes] { NAME($colour) } und { NAME($card) } würfeln { $roll } und brauchten { $need }: der Pfeil trifft.
   *[no] { NAME($colour) } und { NAME($card) } würfeln { $roll } und brauchten { $need }: der Pfeil geht fehl.
}
event-trade-talk = { NAME($colour) } schlägt { NAME($partner) } einen Tausch vor.
event-trade-proposed = { $wish ->
    [any] { NAME($colour) } schlägt { NAME($partner) } vor: { NAME($card) } für irgendeine Karte.
   *[other] { NAME($colour) } schlägt { NAME($partner) } vor: { NAME($card) } für { NAME($wish) }.
}
event-trade-refused = { NAME($colour) } und { NAME($partner) } tauschen nicht.
event-trade-price = { NAME($colour) } tauscht mit { NAME($partner) } und wirft ab: { $price }.
event-trade-done = { NAME($colour) } gibt { NAME($card) } an { NAME($partner) } für { NAME($wish) } (abgeworfen: { $price }).
event-draw-card = { NAME($colour) } zieht { NAME($card) } ({ NAME($deck) }).
event-draw-hidden = { NAME($colour) } zieht eine Karte ({ NAME($deck) }).
event-draw-smaug = { NAME($colour) } zieht eine Smaug-Karte ({ NAME($deck) }).
event-draw-shuffled = Beorns Haus ist leer: die Ablage wird hineingemischt, Karten: { $n }.
event-draw-nothing = Für { NAME($colour) } ist keine Karte mehr da.
event-draw-discard = { NAME($colour) } wirft { NAME($card) } ab.
event-adventure-meets = { $n ->
    [one] { $pieces } ({ NAME($deck) }): { NAME($card) }.
   *[other] { $pieces } zusammen ({ NAME($deck) }): { NAME($card) }.
}
event-adventure-refused = { NAME($colour) } lehnt ab.
event-adventure-roll = { $n ->
    [0] { NAME($piece) }: eine { $roll }, nichts geschieht.
   *[other] { NAME($piece) }: eine { $roll }, { $n } zurück.
}
event-adventure-no_way = Es geht nicht weiter: { NAME($piece) }.
event-barrels-stuck = Die Fässer stecken fest.
event-web-caught = Im Netz gefangen ({ NAME($space) }): { NAME($piece) }.
event-web-nobody = Das Netz gilt anderen: niemand ist gefangen.
event-web-bilbo_frees = Bilbo mit dem Ring befreit ({ NAME($space) }): { NAME($piece) }.
event-web-released = { $n ->
    [one] Befreit: { NAME($piece) }, mit { $cards }.
   *[other] Befreit: { NAME($piece) }, mit diesen: { $cards }.
}
event-fight-offer = { NAME($colour) } könnte { NAME($card) } spielen.
event-fight-refused = { NAME($colour) } ist nicht einverstanden.
event-fight-won = { $gandalf ->
    [yes] Besiegt: { NAME($card) }, genau { $need } ({ $n } gespielt: { $cards }; Gandalf verdoppelt { NAME($doubled) }).
   *[no] { $n ->
        [one] Besiegt: { NAME($card) }, genau { $need }, durch { NAME($doubled) }.
       *[other] Besiegt: { NAME($card) }, genau { $need } ({ $cards }).
    }
}
event-fight-lost = Nicht besiegt: { NAME($card) }. Der Würfel zeigt { $roll }, also { $steps } zurück.
event-smaug-card = { $extra ->
    [0] { NAME($card) }: Smaug zieht { $main }.
   *[other] { NAME($card) }: Smaug zieht { $main }, dann noch { $extra }.
}
event-smaug-gandalf = Gandalf bei der Höhle hält Smaug zurück: kein weiterer Zug.
event-smaug-treasure = { $main ->
    [0] { $extra ->
        [0] { NAME($colour) } spielt { NAME($card) }: Smaug zieht nicht.
       *[other] { NAME($colour) } spielt { NAME($card) }: Smaug zieht noch { $extra }.
    }
   *[other] { $extra ->
        [0] { NAME($colour) } spielt { NAME($card) }: Smaug zieht noch { $main }.
       *[other] { NAME($colour) } spielt { NAME($card) }: Smaug zieht { $main }, dann noch { $extra }.
    }
}
event-smaug-moves = Smaug hält: { NAME($space) }.
event-smaug-passes = Smaug fliegt darüber: { NAME($piece) }, zehn zurück.
event-smaug-kills = Von Smaug getötet ({ NAME($space) }): { NAME($piece) }.
event-smaug-attacked = Gegen Smaug ({ NAME($space) }): { NAME($piece) }.
event-smaug-armour = { NAME($colour) } bricht seinen Panzer mit { NAME($card) }.
event-smaug-second = { NAME($colour) } schlägt zu mit { NAME($card) }.
event-smaug-back = { $n ->
    [one] Smaug weicht { $n } Feld zurück: { NAME($space) }.
   *[other] Smaug weicht { $n } Felder zurück: { NAME($space) }.
}
event-smaug-stays = Smaug bleibt, wo er ist.
event-ending-goal = Bilbo und ein Zwerg jedes Spielers sind daheim: alle haben gewonnen.
event-ending-arrow = Smaug fällt: alle haben gewonnen.
event-ending-dragon = Smaug hat das Drachenfeld erreicht: alle haben verloren.
event-ending-bilbo = Bilbo ist tot: alle haben verloren.
event-ending-dwarves = Beide Zwerge eines Spielers sind tot: alle haben verloren.

reason-ending-goal = Bilbo und ein Zwerg jedes Spielers haben das Zielfeld erreicht
reason-ending-arrow = Bards Pfeil hat Smaug gefällt
reason-ending-dragon = Smaug hat das Drachenfeld erreicht
reason-ending-bilbo = Smaug hat Bilbo getötet
reason-ending-dwarves = Smaug hat beide Zwerge eines Spielers getötet
verdict-ending-goal = Der Schatz ist Euer
verdict-ending-arrow = Der Drache ist erschlagen
verdict-ending-dragon = Esgaroth brennt
verdict-ending-bilbo = Bilbo ist verloren
verdict-ending-dwarves = Eine Schar ist verloren
told-ending-goal = Alle waren im Zug { $turn } daheim. Getötete Zwerge: { $killed }; Smaug hatte noch { $left }.
told-ending-arrow = Der Pfeil flog im Zug { $turn }. Getötete Zwerge: { $killed }; Smaug hatte noch { $left }.
told-ending-dragon = Smaug kam im Zug { $turn } an den See. Getötete Zwerge: { $killed }; noch: { $left }.
told-ending-bilbo = Bilbo starb im Zug { $turn }. Getötete Zwerge: { $killed }; Smaug hatte noch { $left }.
told-ending-dwarves = Es endete im Zug { $turn }. Getötete Zwerge: { $killed }; Smaug hatte noch { $left }.

## Tables of content

table-spaces = Felder der Straße
table-steps = Gandalfs Pfad
table-colours = Farben
table-marches = Marschkarten
table-travel = Karten, die jemanden bewegen
table-strength = Zwerge und Verbündete
table-treasures = Schatzkammer
table-smaug = Smaug-Karten
table-enemies = Gegner
table-webs = Netze
table-adventures = andere Abenteuer
table-difficulty = Schwierigkeit

## Why something cannot be chosen

why-home = { NAME($piece) } ist auf dem Zielfeld und bleibt dort. Regeln: „Das Zielfeld“.
why-killed = { NAME($piece) } wurde von Smaug getötet. Regeln: „Smaug“.
why-caught = { NAME($piece) } liegt in einem Netz. Regeln: „Netze“.
why-edge = { NAME($piece) } kann nicht hinter den Start zurück. Regeln: „Bewegung“.
why-wall = Niemand, der zu sehen ist, kommt an Smaug vorbei; { NAME($piece) } auch nicht. Regeln: „Smaug“.
why-locked = { NAME($piece) } kommt nicht am Schlüsselfeld vorbei, ehe der Schlüssel ausliegt. Regeln: „Thorins Schlüssel“.
why-gate = { NAME($piece) } betritt das Zielfeld erst, wenn der Gefährte die Rune erreicht hat. Regeln: „Das Zielfeld“.
why-not_so_far = { NAME($piece) } zieht genau die Zahl der Karte und hält dort nicht. Regeln: „Bewegung“.
why-not_yours = Ihr zieht eigene Zwerge, und nur, wen die Karte nennt. Regeln: „Der Marsch“.
why-not_on_space = { NAME($piece) } ist nicht auf diesem Feld. Regeln: „Der Marsch“.
why-nobody_plays = Sonst spielt niemand diese Farbe. Regeln: „Aufbau“.
why-march_used = Diese Marschkarte ist benutzt; alle vier kommen zurück, wenn die letzte benutzt ist. Regeln: „Der Marsch“.
why-nobody_moves = Keiner Eurer Zwerge kann so weit ziehen. Regeln: „Bewegung“.
why-not_in_hand = Diese Karte habt Ihr nicht. Regeln: „Karten“.
why-in_fights_only = Zwerge und Verbündete spielt man im Kampf, gegen Smaug und um aus einem Netz zu kommen. Regeln: „Karten“.
why-treasure_later = Einen Schatz spielt man, wenn Smaug ziehen soll; Ihr werdet gefragt. Regeln: „Smaug“.
why-gandalf_end = Gandalf kann in keiner Richtung so weit. Regeln: „Karten“.
why-gandalf_elsewhere = Gandalf zieht genau die gedruckte Zahl. Regeln: „Karten“.
why-nobody_ahead = Voraus ist kein einzelner Zwerg. Regeln: „Karten“.
why-lone_taken = Beim nächsten einzelnen Zwerg ({ NAME($space) }) ist kein Platz. Regeln: „Karten“.
why-smaug_in_cave = Smaug ist in seiner Höhle. Regeln: „Karten“.
why-no_bard = Der Pfeil braucht Bard den Bogenschützen auf der Hand. Regeln: „Karten“.
why-nobody_caught = { NAME($piece) } ist nicht gefangen. Regeln: „Netze“.
why-not_strong_enough = Eure Karten ergeben { $n }; nötig sind { $need }. Regeln: „Netze“.
why-too_few_cards = Zuerst werden Karten abgeworfen ({ $need }), dann wird eine gegeben. Regeln: „Tausch“.
why-nobody_to_trade = Es ist niemand zum Tauschen da. Regeln: „Tausch“.
why-declined = { NAME($colour) } hat in diesem Zug abgelehnt. Regeln: „Tausch“.
why-partner_empty = { NAME($colour) } hat nichts zu geben. Regeln: „Tausch“.
why-not_wished = Diese Karte kann dort nicht sein. Regeln: „Tausch“.
why-no_key = Thorins Schlüssel ist dort nicht. Regeln: „Tausch“.
why-not_exact = Mit dieser Karte geht genau { $need } nicht auf. Regeln: „Kampf“.
why-no_strength = Diese Karte hat keine Stärke. Regeln: „Kampf“.
why-not_offered = Diese Karte bietet hier niemand an. Regeln: „Kampf“.
why-strongest_first = Seinen Panzer bricht die stärkste Karte. Regeln: „Smaug“.
why-choose_first = Die Marschkarte ist schon gewählt. Regeln: „Der Marsch“.
why-not_this_card = Die Karte sagt das nicht. Regeln: „Karten“.
why-no_refuge = Dort steht keiner Eurer Zwerge. Regeln: „Ziehen“.
why-refuge_empty = Dieser Stapel ist leer; dafür gibt Beorns Haus eine Karte. Regeln: „Ziehen“.
why-key_lies = Thorins Schlüssel liegt bei den Marschkarten; er ist keine Handkarte. Regeln: „Thorins Schlüssel“.

## What a choice changes

outcome-adventure = Abenteuer ({ NAME($deck) }): { $enemies } von { $n } Karten sind Gegner
outcome-enemy = { $can ->
    [yes] trifft auf { NAME($card) }: Eure Hand kann { $need } ergeben
   *[no] trifft auf { NAME($card) }: Eure Hand kann { $need } nicht ergeben
}
outcome-attacks = { $n ->
    [0] greift Smaug an, ohne zwei Karten mit Stärke vergebens
   *[other] greift Smaug an: Eure zweite Karte treibt ihn um { $n } zurück
}
outcome-opens_key = öffnet die geheime Tür
outcome-frees = befreit den, der dort liegt
outcome-finds_ring = Bilbo trägt den Ring wieder
outcome-home = daheim
outcome-danger = { $n } von { $of } Smaug-Karten in Beorns Haus würden dort töten
outcome-retreat = zurück um 10 minus Würfel: auf ein Feld von { $low } bis { $high }, jede Seite gleich
outcome-arrow = { $n } von 6 Seiten fällen Smaug
outcome-die = { $n } von 6 Seiten führen weiter
outcome-smaug_to = Smaug kommt bis: { NAME($space) }
outcome-kills = { $n ->
    [one] tötet { $pieces }
   *[other] tötet beide: { $pieces }
}
outcome-throws = { $n ->
    [one] wirft zurück: { $pieces }
   *[other] wirft zurück, zusammen { $n }: { $pieces }
}
outcome-lost = alles ist verloren
outcome-drives = Smaug zurück um { $n }: { NAME($space) }
outcome-gandalf_by = Gandalf hilft { NAME($beside) }
outcome-gandalf_idle = Gandalf hilft nirgends
outcome-dragons = { $n } von { $of } Karten in Beorns Haus sind Smaug
outcome-sum = bis zu { $n } von { $need }

## About things

about-card = { NAME($deck) }, Exemplare: { $n }
about-moves = { $extra ->
    [0] An diesem Tisch zieht Smaug { $main }.
   *[other] An diesem Tisch zieht Smaug { $main } und dann noch { $extra }.
}
about-own_numbers = Nach den Tabellen dieses Tisches sind die Zahlen { $figures }.
about-reconstructed = Rekonstruiert: die Regel nennt nicht alle diese Zahlen.
about-space = { NAME($place) }
about-step = { NAME($beside) }
about-deck = noch { $n } Karten
about-smaug = { $n } Felder bis zum Drachenfeld; { $cards } von { $of } Karten in Beorns Haus sind seine.

## Notes for a first match

guide-march-card = Mit einer Marschkarte zieht Ihr einen Eurer zwei Zwerge. Jede Karte dient einmal, dann kommen alle vier zurück. Zurückgehen ist erlaubt, und dabei gibt es kein Abenteuer.
guide-cards-play = Karten bewegen Bilbo, Eure Zwerge oder Gandalf. Behaltet Zwerge und Verbündete: Gegner wollen ihre genaue Stärke, und Smaug wird mit zwei solchen zurückgetrieben.
guide-fight-cards = Die Karten müssen genau die Stärke des Gegners ergeben, sonst geht Ihr zurück. Gandalf beim Kreis verdoppelt eine Karte.
guide-smaug-treasure = Smaug tötet, wo er hält, und wirft zurück, über wen er fliegt oder wen er zurücklässt. Ein Schatz verkürzt diesen Zug; behaltet ihn, wenn nichts Schlimmes geschieht.
guide-smaug-armour = Die stärkste Karte geht an seinem Panzer verloren; die zweite treibt ihn um ihre Stärke zurück.
guide-draw-deck = Ein Zwerg in einer Zuflucht zieht von deren Stapel: stärkere Karten, und kein Smaug darunter.

## A first match, and the game in three lines

study-first_steps = Am Rand des Düsterwalds
    .text = Eine erste Partie zu zweit. Die Scharen sind unterwegs, Bilbo trägt den Ring, und Smaug schläft in seiner Höhle. Die Hinweise sagen, was wichtig ist, wenn es wichtig ist; gleich kann hier nichts Schlimmes geschehen.
study-at_the_door = An der geheimen Tür
    .text = Blau hat den Schlüssel zwei Felder vor der Tür, und Smaug ist auf die Straße gekommen. Treibt ihn zurück, öffnet die Tür und bringt alle heim.
how-1 = Zieht Eure zwei Zwerge mit Marschkarten, und Bilbo gemeinsam mit Handkarten.
how-2 = Besiegt Gegner mit genauer Stärke und treibt Smaug zurück, wenn er die Straße versperrt.
how-3 = Bringt Bilbo und einen Zwerg jedes Spielers heim, ehe Smaug an den See kommt.

## Das gezeichnete Brett

land-mirkwood = Düsterwald
land-lake = Langer See
land-desolation = Smaugs Einöde
land-mountain = Der Einsame Berg
land-forest_river = Waldfluss
land-stream = Verzauberter Bach
land-shire = aus dem Auenland
land-beorn = Beorns Haus
land-esgaroth = Esgaroth
land-dale = Thal
land-dragon = Drachen-|feld
land-rune = Rune
land-door = Geheimtür
land-hall = Königshalle
land-cave = Smaugs Höhle
heap-beorn = Beorns Stapel
heap-esgaroth = Seestapel
heap-treasury = Schatzkammer
heap-adventures = Abenteuer
heap-discards = Ablage
heap-key = Schlüssel
drawn-left = { $n ->
    [one] { $n } Schritt bis zum See
   *[other] { $n } Schritte bis zum See
}
drawn-to-lake = bis zum See
drawn-cards = { $n ->
    [one] Noch { $n } Smaug-Karte, { $in } in Beorns { $of }
   *[other] Noch { $n } Smaug-Karten, { $in } in Beorns { $of }
}
drawn-now = { $main ->
    [0] Jetzt: { $extra } Schritte
   *[other] { $extra ->
        [0] Jetzt: { $main } Schritte
       *[other] Jetzt: { $main } und { $extra } weiter
    }
}
drawn-stops-here = { $n ->
    [one] { $n } Smaug-Karte hält hier
   *[other] { $n } Smaug-Karten halten hier
}
drawn-company = Die Gefährten
drawn-march = Marsch
drawn-without-ring = ohne den Ring
drawn-doubles = ×2
drawn-key-open = Tür offen
drawn-key-with = bei { NAME($colour) }
drawn-strength = Stärke
drawn-exactly = genau { $n }
drawn-exactly-doubled = genau { $n }; Gandalf verdoppelt eine Karte
drawn-beaten-back = Rückzug oder verfehlt: 10 − Wurf zurück, auf
drawn-sum = { $n } von { $need }
drawn-exact-with = genau
drawn-also-exact = auch genau
drawn-closed-hand = verdeckte Hand
drawn-passes = überfliegt
drawn-halts = hält
drawn-thrown = 10 zurückgeworfen: { $pieces }
drawn-slain = getötet: { $pieces }
drawn-nobody = niemand dort
drawn-gives = gibt
drawn-gets = bekommt
drawn-pays = legt ab
drawn-show = Allen zeigen
drawn-hide = Wieder verdecken
drawn-shown = gezeigt
drawn-shows = { NAME($colour) } zeigt: { $cards }
drawn-tally = Wer was tat
drawn-tally-spaces = Felder
drawn-tally-cards = Karten
drawn-tally-foes = besiegt
drawn-tally-back = Smaug zurück
drawn-waits = { $n ->
    [one] { $n } Feld ist erreichbar
   *[other] { $n } Felder sind erreichbar
}
