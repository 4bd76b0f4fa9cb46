# War of the Ring: what happened, as a story one can read.
# Verbs agree with a side by NAME($side, case: "form"): plural for the Free Peoples, singular for the Shadow.

event-turn-begins = Zug { $turn }
event-card-draws = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] ziehen
       *[singular] zieht
    } eine Karte { NAME($deck, case: "from") }.
event-card-drawn = Deine neue Karte: „{ NAME($card) }“.
event-card-discards = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] werfen
       *[singular] wirft
    } eine Karte { NAME($deck, case: "from") } ab.
event-card-discarded = Du hast „{ NAME($card) }“ abgeworfen.
event-card-plays = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] spielen
       *[singular] spielt
    } „{ NAME($card) }“.
event-card-leaves_table = „{ NAME($card) }“ kommt vom Tisch.
event-card-forced_discard = „{ NAME($card) }“ wird aus der Hand abgeworfen.
event-card-ring_paid = Dafür wird ein Elbenring gegeben; er geht an den Schatten.

event-fellowship-declared = Die Gemeinschaft gibt ihren Standort bekannt: { NAME($region, case: "loc") }.
event-fellowship-heals = Die Last wird leichter: Verderbnis { $corruption } (−{ $n }).
event-fellowship-corruption = Der Ring wiegt schwerer: Verderbnis { $corruption } (+{ $n }).
event-fellowship-hides = Die Gemeinschaft ist wieder verborgen.
event-fellowship-revealed = Die Gemeinschaft wird { NAME($region, case: "loc") } entdeckt.
event-fellowship-revealed_in_mordor = Das Auge sieht die Ringträger: Sie sind in Mordor entdeckt.
event-fellowship-enters_mordor = Die Ringträger betreten Mordor.
event-fellowship-mordor_step = Die Ringträger schleppen sich weiter: Schritt { $step } von 5.
event-fellowship-lingers = Die Ringträger sind in Mordor den ganzen Zug nicht vorangekommen.
event-fellowship-moves = Die Gemeinschaft zieht weiter: Fortschritt { $progress }.
event-fellowship-moves_in_mordor = Die Ringträger versuchen, in Mordor weiterzukommen.
event-fellowship-separates = Abschied von der Gemeinschaft: { $characters }.
event-fellowship-lost_in_mordor = Verloren in Mordor: { $characters }.
event-fellowship-taken_alive = { NAME($character) } wird lebend gefangen und entkommt.
event-fellowship-guide = Führer der Gemeinschaft ist jetzt { NAME($character) }.
event-companions-arrive = Ankunft { NAME($region, case: "loc") }: { $characters }.
event-character-dies = { NAME($character) } fällt.
event-character-enters = { NAME($character) } kommt { NAME($region, case: "loc") } ins Spiel.

event-hunt-allocates = { $n ->
        [0] Der Schatten legt keinen Würfel ins Jagdfeld.
        [one] Der Schatten legt { $n } Würfel ins Jagdfeld.
       *[other] Der Schatten legt { $n } Würfel ins Jagdfeld.
    }
event-hunt-eyes = { $n ->
        [one] { $n } Auge kommt ins Jagdfeld
       *[other] { $n } Augen kommen ins Jagdfeld
    }; Würfel des Schattens dort: { $total }.
event-hunt-nobody = Keine Jagd: Im Jagdfeld liegt kein Würfel des Schattens.
event-hunt-roll = Jagdwurf: { $dice } (Erfolg bei { $need ->
        [6] 6
       *[other] { $need } oder mehr
    }{ $modifier ->
        [0] { "" }
       *[other] , Modifikator { $modifier }
    }): { $n ->
        [0] kein Erfolg
        [one] { $n } Erfolg
       *[other] { $n } Erfolge
    }.
event-hunt-reroll = Nachwurf der Jagd: { $dice } (Erfolg bei { $need ->
        [6] 6
       *[other] { $need } oder mehr
    }{ $modifier ->
        [0] { "" }
       *[other] , Modifikator { $modifier }
    }): { $n ->
        [0] kein Erfolg
        [one] { $n } Erfolg
       *[other] { $n } Erfolge
    }.
event-hunt-tile = Jagdplättchen: { NAME($tile) }.
event-hunt-refill = Der Jagdvorrat war leer und wird wieder gefüllt.
event-hunt-void = Das Plättchen hat keine Wirkung.
event-hunt-die = Der Würfel des Plättchens zeigt { $n }.
event-hunt-companion = Das Los trifft { NAME($character, case: "acc") }.
event-hunt-stronghold = Der Weg führt durch eine Festung des Schattens ({ NAME($region) }): noch ein Plättchen.

event-action-roll = Aktionswürfel { NAME($side, case: "gen") }: { $dice }.
event-action-die = { NAME($side) }: Würfel „{ NAME($die) }“.
event-action-ring = { NAME($side) }: Ein Elbenring ändert „{ NAME($die) }“ in „{ NAME($face) }“.
event-action-pass = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] passen
       *[singular] passt
    }.
event-action-skip = Der Würfel wird ohne Aktion abgelegt.

event-army-moves = { $n ->
        [one] { $n } Einheit { NAME($side, case: "gen") } zieht
       *[other] { $n } Einheiten { NAME($side, case: "gen") } ziehen
    } { NAME($origin, case: "from") } { NAME($region, case: "to") }.
event-army-loss = Verlust { NAME($region, case: "loc") }: { NAME($figure) }.
event-army-losses = { $n ->
        [1] Verlust { NAME($region, case: "loc") }: { NAME($figure) }.
       *[other] Verluste { NAME($region, case: "loc") }: { NAME($figure) } × { $n }.
    }
event-army-reduced = Zur regulären Einheit geschwächt { NAME($region, case: "loc") }: { NAME($figure) }.
event-army-leaders_lost = { $n ->
        [one] Ein Anführer ohne Armee wird { NAME($region, case: "loc") } entfernt.
       *[other] { $n } Anführer ohne Armee werden { NAME($region, case: "loc") } entfernt.
    }
event-army-excess = Überzählig { NAME($region, case: "loc") }, zurück zur Verstärkung: { NAME($figure) }.
event-muster-recruits = { $n ->
        [1] Rekrutiert { NAME($region, case: "loc") }: { NAME($figure) }.
       *[other] Rekrutiert { NAME($region, case: "loc") }: { NAME($figure) } × { $n }.
    }
event-muster-promotes = { $n ->
        [1] Statt einer regulären Einheit { NAME($region, case: "loc") }: { NAME($figure) }.
       *[other] Statt regulärer Einheiten { NAME($region, case: "loc") }: { NAME($figure) } × { $n }.
    }
event-minions-move = { NAME($character) } begibt sich { NAME($region, case: "to") }.
event-nazgul-fly = { $n ->
        [one] Ein Nazgûl fliegt
       *[other] { $n } Nazgûl fliegen
    } { NAME($origin, case: "from") } { NAME($region, case: "to") }.

event-battle-field = Angriff { NAME($side, case: "gen") } { NAME($origin, case: "from") } auf { NAME($region, case: "acc") }.
event-battle-assault = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] stürmen
       *[singular] stürmt
    } { NAME($region, case: "acc") }.
event-battle-sortie = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] machen
       *[singular] macht
    } { NAME($region, case: "loc") } einen Ausfall.
event-battle-white_rider = Der Weiße Reiter: Die Führung der Nazgûl zählt in dieser Schlacht nicht.
event-battle-chosen = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] legen
       *[singular] legt
    } verdeckt eine Karte { NAME($deck, case: "from") } aus.
event-battle-no_card = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] spielen
       *[singular] spielt
    } keine Kampfkarte.
event-battle-card = Kampfkarte { NAME($side, case: "gen") }: „{ NAME($card) }“.
event-battle-roll = Kampfwurf { NAME($side, case: "gen") }: { $dice } (Treffer bei { $need ->
        [6] 6
       *[other] { $need } oder mehr
    }{ $modifier ->
        [0] { "" }
       *[other] , Modifikator { $modifier }
    }): { $n ->
        [0] kein Treffer
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }.
event-battle-reroll = Anführer-Nachwurf { NAME($side, case: "gen") }: { $dice } (Treffer bei { $need ->
        [6] 6
       *[other] { $need } oder mehr
    }{ $modifier ->
        [0] { "" }
       *[other] , Modifikator { $modifier }
    }): { $n ->
        [0] kein Treffer
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }.
event-battle-destroyed = Die Armee { NAME($side, case: "gen") } { NAME($region, case: "loc") } ist vernichtet.
event-battle-ceases = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] brechen
       *[singular] bricht
    } den Angriff ab.
event-battle-retreat = Die Armee { NAME($side, case: "gen") } zieht sich { NAME($region, case: "to") } zurück.
event-battle-withdraw = Die Armee { NAME($side, case: "gen") } { NAME($region, case: "loc") } zieht sich in die Festung zurück.
event-battle-advance = { $n ->
        [one] { $n } Einheit { NAME($side, case: "gen") } rückt
       *[other] { $n } Einheiten { NAME($side, case: "gen") } rücken
    } { NAME($region, case: "to") } vor.
event-siege-begins = Die Belagerung { NAME($region, case: "gen") } beginnt.
event-siege-lifted = Die Belagerung { NAME($region, case: "gen") } ist aufgehoben.
event-settlement-captured = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] erobern
       *[singular] erobert
    } { NAME($region, case: "acc") }{ $points ->
        [0] { "" }
        [one] { " " }({ $points } Siegpunkt)
       *[other] { " " }({ $points } Siegpunkte)
    }.
event-settlement-recaptured = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] erobern
       *[singular] erobert
    } { NAME($region, case: "acc") } zurück.
event-politics-active = { NAME($nation) }: jetzt aktiv.
event-politics-step = { NAME($nation) }: { $step ->
        [4] im Krieg
       *[other] einen Schritt näher am Krieg
    }.
event-politics-back = { NAME($nation) }: einen Schritt weiter weg vom Krieg.
event-victory-corruption = Der Ring hat gesiegt: Seine Träger sind verloren. Sieg des Schattens.
event-victory-ring_destroyed = Der Ring ist vernichtet. Sieg der Freien Völker.
event-victory-shadow_military = Der Schatten hat Mittelerde überrannt ({ $points } Siegpunkte). Sieg des Schattens.
event-victory-free_military = Die Freien Völker haben Mordors Macht gebrochen ({ $points } Siegpunkte). Sieg der Freien Völker.

## Allies and action tokens

event-army-joins = { NAME($side, case: "start") }: Die Verbündeten vereinen ihre Armeen { NAME($region, case: "loc") }.
event-turn-leader = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] halten
       *[singular] hält
    } jetzt das Anführerplättchen.
event-card-exchanges = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] geben
       *[singular] gibt
    } dem Verbündeten eine Karte { NAME($deck, case: "from") }.
event-card-given = Du hast deinem Verbündeten „{ NAME($card) }“ gegeben.
event-card-received = Dein Verbündeter hat dir „{ NAME($card) }“ gegeben.
event-token-used = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] setzen
       *[singular] setzt
    } ein Aktionsplättchen ein: { NAME($token) }.
event-token-granted = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] beginnen
       *[singular] beginnt
    } den Krieg mit einem Aktionsplättchen: { NAME($token) }.
event-victory-first = Innerhalb der Seite { NAME($side, case: "form") ->
        [plural] liegen
       *[singular] liegt
    } { NAME($side, case: "nom") } vorn, mit { $points } Punkten.
event-victory-shared = Innerhalb der Seite teilen sich beide die Ehre, mit je { $points } Punkten.
