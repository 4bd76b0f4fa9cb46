# War of the Ring: why something cannot be chosen, and what a choice surely changes.

why-no_army = { NAME($region) }: Hier hast du keine Armee (S. { $page }).
why-enemy_army = { NAME($region) }: Diese Armee gehört dem Gegner (S. { $page }).
why-allys_army = { NAME($region) }: Diese Armee gehört deinem Verbündeten (S. { $page }).
why-allys_nation = { NAME($nation) }: Dieses Volk spielt dein Verbündeter (S. { $page }).
why-allys_character = { NAME($character) } gehorcht deinem Verbündeten (S. { $page }).
why-allys_card = { NAME($card) }: Nach dem Symbol darf nur dein Verbündeter das Ereignis spielen; im Kampf darfst auch du die Karte nutzen (S. { $page }).
why-ally_commands = { NAME($region) }: Dein Verbündeter befehligt diese gemischte Armee; du darfst deine Einheiten herausziehen, aber nicht angreifen (S. { $page }).
why-loses_command = { NAME($region) }: Wer die gemischte Armee so teilt, verliert den Befehl über sie (S. { $page }).
why-nation_acted = { NAME($nation) }: Deine letzte Aktion galt schon diesem Volk; allein gegen zwei darfst du nicht zweimal hintereinander für es handeln (S. { $page }).
why-army_acted = { NAME($region) }: Diese gemischte Armee hat schon deine letzte Aktion ausgeführt (S. { $page }).
why-card_nation_acted = { NAME($card) } handelt für ein Volk, dem schon deine letzte Aktion galt (S. { $page }).
why-not_your_token = Dieses Aktionsplättchen gehört nicht deiner Seite (S. { $page }).
why-token_spent = Dieses Aktionsplättchen ist nicht da (S. { $page }).
why-token_this_turn = Deine Seite hat in dieser Runde schon ein Aktionsplättchen eingesetzt (S. { $page }).
why-no_nation_to_urge = Keines deiner Völker kann jetzt zum Krieg vorrücken (S. { $page }).
why-besieged = { NAME($region) }: Eine belagerte Armee kann nur einen Ausfall machen, und nur, wenn ein Volk in ihr im Krieg ist (S. { $page }).
why-no_army_die = Du hast keinen Würfel mehr, der Armeen bewegt (S. { $page }).
why-leaderless = { NAME($region) }: Ein Charakterwürfel bewegt nur eine Armee mit einem Anführer oder Charakter, der mitgehen kann (S. { $page }).
why-nowhere_to_go = { NAME($region) }: Kein Nachbarland steht dieser Armee offen. Jedes ist durch eine Karte gesperrt, von einem Feind besetzt, den sie nicht angreifen kann, oder gehört einem anderen Volk, solange das eigene nicht im Krieg ist (S. { $page }).
why-not_adjacent = { NAME($region) }: nicht benachbart (S. { $page }).
why-here_already = { NAME($region) }: Diese Armee steht schon dort (S. { $page }).
why-enemy_there = { NAME($region) }: Dort steht eine feindliche Armee; sie muss angegriffen werden, und dies ist eine Bewegung (S. { $page }).
why-barred = { NAME($region) }: Eine Karte auf dem Tisch sperrt die Region für deine Armeen (S. { $page }).
why-moved_already = { NAME($region) }: Alle Einheiten dort sind schon gezogen; niemand zieht in einer Aktion zweimal (S. { $page }).
why-moving_now = Der Würfel dient der Bewegung, nicht dem Mustern (S. { $page }).
why-not_at_war = { NAME($region) }: Land eines anderen Volkes; nur Einheiten von Völkern im Krieg dürfen hinein (S. { $page }).
why-leader_stays = { NAME($region) }: Ein Anführer, der nicht mitdarf, bliebe ohne Einheiten zurück; eine Einheit muss bei ihm bleiben (S. { $page }).
why-one_figure = { NAME($region) }: Eine einzelne Figur lässt sich nicht teilen (S. { $page }).
why-nobody_to_attack = { NAME($region) }: Dort ist keine feindliche Armee anzugreifen (S. { $page }).
why-cannot_attack_yet = Nur Einheiten eines Volkes im Krieg dürfen { NAME($region, case: "acc") } angreifen (S. { $page }).
why-stays_out = { NAME($figure) }: Ein Volk, das nicht im Krieg ist, nimmt an keinem Angriff teil (S. { $page }).
why-not_of_this_army = { NAME($figure) }: nicht in dieser Armee, { NAME($region) } (S. { $page }).
why-not_with_army = { NAME($character) } kann mit dieser Armee nicht mitgehen, { NAME($region) } (S. { $page }).
why-all_named = { NAME($figure) }: Alle sind schon genannt (S. { $page }).
why-named = { NAME($character) } ist schon genannt (S. { $page }).
why-not_in_hand = „{ NAME($card) }“ hast du nicht auf der Hand (S. { $page }).
why-card_no_die = Keiner deiner Würfel bezahlt „{ NAME($card) }“ (S. { $page }).
why-card_condition = Bedingung von „{ NAME($card) }“: { NAME($card, case: "needs") } (S. { $page })
why-no_combat_card = „{ NAME($card) }“: In dieser Runde darfst du keine Kampfkarte nutzen (S. { $page }).
why-combat_condition = Die Kampfhälfte von „{ NAME($card) }“ ist in dieser Schlacht nicht nutzbar (S. { $page }).
why-stays_on_table = „{ NAME($card) }“: Kein Würfel entfernt diese Karte vom Tisch (S. { $page }).
why-no_price = „{ NAME($card) }“: Der Preis sind { $army_card ->
        [deck] eine Karte vom Strategiestapel
       *[symbol] eine Karte mit dem Symbol „Armee“
    } und eine Karte mit dem Symbol „Charakter“ aus deiner Hand (S. { $page }).
why-not_by_card = „{ NAME($card) }“ bietet das nicht an (S. { $page }).
why-not_your_nation = { NAME($nation) }: nicht auf deiner Seite (S. { $page }).
why-already_at_war = { NAME($nation) }: schon im Krieg (S. { $page }).
why-passive = { NAME($nation) }: Ein passives Volk kann nicht in den Krieg eintreten; es muss erst aktiv werden (S. { $page }).
why-threatened = { NAME($nation) }: Solange „{ NAME($card) }“ auf dem Tisch liegt, bewegt kein Musterwürfel ein passives Volk (S. { $page }).
why-not_your_character = { NAME($character) }: nicht auf deiner Seite (S. { $page }).
why-only_guide = { NAME($character) } führt immer nur die Gemeinschaft (S. { $page }).
why-character_gone = { NAME($character) } ist aus dem Spiel (S. { $page }).
why-character_here = { NAME($character) } ist schon im Spiel (S. { $page }).
why-in_fellowship = { NAME($character) } reist mit der Gemeinschaft; Gefährten trennen sich zuerst (S. { $page }).
why-character_not_ready = { NAME($character) }: Die Bedingungen, um ins Spiel zu kommen, sind nicht erfüllt (S. { $page }).
why-not_its_place = { NAME($character) } kann dort nicht ins Spiel kommen: { NAME($region) } (S. { $page }).
why-no_settlement = { NAME($region) }: Neue Figuren kommen nur in Siedlungen ihres eigenen Volkes (S. { $page }).
why-settlement_lost = { NAME($region) }: In einer Siedlung, die der Feind hält, wird nicht gemustert (S. { $page }).
why-besieged_muster = { NAME($region) }: In einer belagerten Festung wird nicht gemustert (S. { $page }).
why-nation_not_at_war = { NAME($nation) }: Ein Musterwürfel bringt nur Figuren von Völkern im Krieg (S. { $page }).
why-other_nation = { NAME($figure) }: Hier mustert ein anderes Volk, { NAME($region) } (S. { $page }).
why-elite_whole = { NAME($figure) }: Eine Elite ist ein ganzes Musterergebnis, nicht dessen zweite Hälfte (S. { $page }).
why-none_left = { NAME($figure) }: keine mehr in der Verstärkung (S. { $page }).
why-nothing_left = { NAME($region) }: Keine Figur ist übrig, die hier gemustert werden könnte (S. { $page }).
why-leader_alone = { NAME($region) }: Ein Anführer braucht Einheiten (S. { $page }).
why-only_strongholds = { NAME($region) }: Nazgûl kommen nur in Festungen Saurons (S. { $page }).
why-another_settlement = { NAME($region) }: Die zweite Figur kommt in eine andere Siedlung (S. { $page }).
why-no_muster_die = Du hast keinen Würfel mehr zum Mustern (S. { $page }).
why-no_will_die = Nur der Wille des Westens bringt { NAME($character, case: "acc") } ins Spiel (S. { $page }).
why-not_your_side = Das ist Sache der anderen Seite (S. { $page }).
why-is_revealed = Eine entdeckte Gemeinschaft kann sich nicht bewegen; verbirg sie zuerst (S. { $page }).
why-is_hidden = Die Gemeinschaft ist schon verborgen (S. { $page }).
why-no_companions = In der Gemeinschaft ist kein Gefährte mehr (S. { $page }).
why-in_mordor = Auf der Mordorleiste kann niemand die Gemeinschaft verlassen (S. { $page }).
why-nobody_to_move = Niemand ist da, der sich bewegen könnte (S. { $page }).
why-no_character_die = Du hast keinen Charakterwürfel mehr (S. { $page }).
why-no_cards = Deine Stapel sind leer (S. { $page }).
why-no_event_die = Du hast keinen Ereigniswürfel mehr (S. { $page }).
why-voice_silent = Saruman ist nicht in Orthanc, oder es ist verloren oder belagert: Seine Stimme wird nicht gehört (S. { $page }).
why-voice_idle = Sarumans Stimme brächte niemanden: Die Figuren dafür fehlen (S. { $page }).
why-no_ring = Du hast keinen Elbenring (S. { $page }).
why-ring_used = Nur ein Elbenring je Zug (S. { $page }).
why-no_such_face = Ein Elbenring kann nicht „{ NAME($die) }“ zeigen lassen (S. { $page }).
why-more_dice = Passen darfst du nur mit weniger Würfeln als dein Gegner (S. { $page }).
why-no_such_die = Kein unbenutzter Würfel zeigt „{ NAME($die) }“ (S. { $page }).
why-wrong_die = „{ NAME($die) }“: Dieser Würfel taugt dafür nicht (S. { $page }).
why-die_named = Du hast schon einen Würfel genannt: „{ NAME($die) }“ (S. { $page }).
why-one_kind_of_dice = Alle deine Würfel zeigen „{ NAME($die) }“; wähle, wofür du einen nutzt (S. { $page }).
why-on_mordor_track = Die Gemeinschaft ist auf der Mordorleiste (S. { $page }).
why-region_known = Die Gemeinschaft ist entdeckt: Ihre Region ist bekannt (S. { $page }).
why-declared = Die Gemeinschaft hat sich in diesem Zug schon erklärt (S. { $page }).
why-nothing_changes = { NAME($region) }: Eine Erklärung würde nichts ändern (S. { $page }).
why-too_far = { NAME($region) }: zu weit weg (S. { $page }).
why-own_haven = { NAME($region) }: Eine Entdeckung endet nie in einer Stadt oder Festung, die die Freien Völker halten (S. { $page }).
why-not_at_gates = Nach Mordor geht es von Minas Morgul oder dem Morannon, und die Figur der Gemeinschaft steht an keinem von beiden (S. { $page }).
why-not_with_them = { NAME($character) }: kein Gefährte in der Gemeinschaft (S. { $page }).
why-not_highest = { NAME($character) }: Der Führer hat die höchste Stufe in der Gemeinschaft (S. { $page }).
why-is_guide = { NAME($character) } ist schon der Führer (S. { $page }).
why-not_free = { NAME($region) }: keine freie Region (S. { $page }).
why-in_rearguard = { NAME($figure) }: in der Nachhut, nicht in der Schlacht (S. { $page }).
why-not_an_elite = { NAME($figure) }: Nur eine Elite kann für eine weitere Runde verringert werden (S. { $page }).
why-not_reducible = { NAME($figure) }: Keine reguläre Einheit ist als Ersatz übrig, sie kann nicht verringert werden (S. { $page }).
why-one_hit = Eine ganze Elite kostet zwei Treffer; hier ist es nur einer (S. { $page }).
why-same_region = { NAME($region) }: Sie sind schon dort (S. { $page }).
why-free_stronghold = { NAME($region) }: eine Festung, die die Freien Völker halten und niemand belagert (S. { $page }).
why-no_nazgul = { NAME($region) }: Dort ist kein Nazgûl (S. { $page }).
why-cannot_walk = { NAME($character) } kann sich nicht bewegen: nicht auf der Karte, belagert oder an einen Ort gebunden (S. { $page }).
why-too_few_dice = Mindestens { $n } deiner Würfel müssen in das Jagdfeld (S. { $page }).
why-too_many_dice = Höchstens { $n } deiner Würfel dürfen in das Jagdfeld (S. { $page }).

outcome-corruption = Verderbnis { $before } → { $after } von { $most }
outcome-heals = Verderbnis { $before } → { $after } von { $most }
outcome-politics = { NAME($nation) }: { $left ->
        [one] { $left } Schritt vor dem Krieg
       *[other] { $left } Schritte vor dem Krieg
    }
outcome-to_war = { NAME($nation) }: Eintritt in den Krieg
outcome-rouses = { NAME($nation) }: danach aktiv
outcome-captures = erobert { NAME($region, case: "acc") }{ $points ->
        [0] { "" }
        [one] { " " }({ $points } Punkt)
       *[other] { " " }({ $points } Punkte)
    }
outcome-last_die = dein letzter Würfel dieser Art
outcome-damage = Jagdschaden { $before } → { $after }
outcome-surplus = { NAME($region) }: { $n } über { $most }; bleibt es bis zum Ende der Aktion so, gehen sie zurück zur Verstärkung
outcome-garrison = { NAME($region) }: Rücken die Angreifer ein, bleiben nur { $most } Einheiten, { $n } gehen zurück zur Verstärkung
