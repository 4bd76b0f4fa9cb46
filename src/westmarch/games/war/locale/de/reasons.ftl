# War of the Ring: why something cannot be chosen, and what a choice surely changes.

why-no_army = { NAME($region) }: Hier hast du keine Armee (S. { $page }).
why-enemy_army = { NAME($region) }: Diese Armee gehört dem Gegner (S. { $page }).
why-besieged = { NAME($region) }: Eine belagerte Armee kann nur einen Ausfall machen, und nur, wenn ein Volk in ihr im Krieg ist (S. { $page }).
why-no_army_die = Du hast keinen Würfel mehr, der Armeen bewegt (S. { $page }).
why-leaderless = { NAME($region) }: Ein Charakterwürfel bewegt nur eine Armee mit einem Anführer oder Charakter, der mitgehen kann (S. { $page }).
why-nowhere_to_go = { NAME($region) }: Kein Nachbarland steht offen. Es ist voll, vom Feind besetzt oder gehört einem anderen Volk, solange das eigene nicht im Krieg ist (S. { $page }).
why-not_adjacent = { NAME($region) }: nicht benachbart (S. { $page }).
why-full = { NAME($region) }: kein Platz für diese Armee, höchstens zehn Einheiten stehen in einer Region (S. { $page }).
why-not_at_war = { NAME($region) }: Land eines anderen Volkes; nur Einheiten von Völkern im Krieg dürfen hinein (S. { $page }).
why-cannot_attack_yet = Nur Einheiten eines Volkes im Krieg dürfen { NAME($region, case: "acc") } angreifen (S. { $page }).
why-barred = { NAME($region) }: Eine Karte auf dem Tisch sperrt die Region für deine Armeen (S. { $page }).
why-not_in_hand = „{ NAME($card) }“ hast du nicht auf der Hand (S. { $page }).
why-card_no_die = Keiner deiner Würfel bezahlt „{ NAME($card) }“ (S. { $page }).
why-card_condition = Bedingung von „{ NAME($card) }“: { NAME($card, case: "needs") } (S. { $page })
why-combat_condition = Die Kampfhälfte von „{ NAME($card) }“ ist in dieser Schlacht nicht nutzbar (S. { $page }).
why-already_at_war = { NAME($nation) }: schon im Krieg (S. { $page }).
why-passive = { NAME($nation) }: Ein passives Volk kann nicht in den Krieg eintreten; es muss erst aktiv werden (S. { $page }).
why-no_muster_die = Du hast keinen Würfel mehr zum Mustern (S. { $page }).
why-not_your_nation = { NAME($nation) }: nicht auf deiner Seite (S. { $page }).
why-character_not_ready = { NAME($character) } kann noch nicht ins Spiel kommen (S. { $page }).
why-in_fellowship = { NAME($character) } reist mit der Gemeinschaft; Gefährten trennen sich zuerst (S. { $page }).
why-character_here = { NAME($character) } ist schon im Spiel (S. { $page }).
why-no_will_die = Nur der Wille des Westens bringt { NAME($character, case: "acc") } ins Spiel (S. { $page }).
why-is_revealed = Eine entdeckte Gemeinschaft kann sich nicht bewegen; verbirg sie zuerst (S. { $page }).
why-is_hidden = Die Gemeinschaft ist schon verborgen (S. { $page }).
why-no_companions = In der Gemeinschaft ist kein Gefährte mehr (S. { $page }).
why-in_mordor = Auf der Mordorleiste kann niemand die Gemeinschaft verlassen (S. { $page }).
why-nobody_to_move = Niemand ist da, der sich bewegen könnte (S. { $page }).
why-no_character_die = Du hast keinen Charakterwürfel mehr (S. { $page }).
why-no_ring = Du hast keinen Elbenring (S. { $page }).
why-ring_used = Nur ein Elbenring je Zug (S. { $page }).
why-more_dice = Passen darfst du nur mit weniger Würfeln als dein Gegner (S. { $page }).
why-no_such_die = Kein unbenutzter Würfel zeigt „{ NAME($die) }“ (S. { $page }).
why-no_event_die = Du hast keinen Ereigniswürfel mehr (S. { $page }).

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
