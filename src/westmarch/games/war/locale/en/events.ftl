# War of the Ring: what happened, as a story one can read.

event-turn-begins = Turn { $turn }
event-card-draws = { NAME($side) } draw a card { NAME($deck, case: "from") }.
event-card-drawn = You draw { NAME($card) }.
event-card-discards = { NAME($side) } discard a card of the { NAME($deck) }.
event-card-discarded = You discard { NAME($card) }.
event-card-plays = { NAME($side) } play { NAME($card) }.
event-card-leaves_table = { NAME($card) } leaves the table.
event-card-forced_discard = { NAME($card) } is discarded.
event-card-ring_paid = An Elven Ring is given for it.

event-fellowship-declared = The Fellowship is declared { NAME($region, case: "loc") }.
event-fellowship-heals = The Ring-bearers rest: Corruption { $corruption } (−{ $n }).
event-fellowship-corruption = The Ring weighs on its bearers: Corruption { $corruption } (+{ $n }).
event-fellowship-hides = The Fellowship is hidden again.
event-fellowship-revealed = The Fellowship is revealed { NAME($region, case: "loc") }.
event-fellowship-revealed_in_mordor = The Eye sees the Ring-bearers on the Mordor Track.
event-fellowship-enters_mordor = The Ring-bearers enter Mordor.
event-fellowship-mordor_step = The Ring-bearers struggle on: step { $step } of 5.
event-fellowship-lingers = The Ring-bearers stand still in Mordor.
event-fellowship-moves = The Fellowship moves: progress { $progress }.
event-fellowship-moves_in_mordor = The Ring-bearers try to go on in Mordor.
event-fellowship-separates = Leaving the Fellowship: { $characters }.
event-fellowship-lost_in_mordor = Lost in Mordor: { $characters }.
event-fellowship-taken_alive = { NAME($character) } is taken alive and gets away.
event-fellowship-guide = { NAME($character) } guides the Fellowship.
event-companions-arrive = { $characters }: now { NAME($region, case: "loc") }.
event-character-dies = { NAME($character) } falls.
event-character-enters = { NAME($character) } comes into play { NAME($region, case: "loc") }.

event-hunt-allocates = { $n ->
        [0] The Shadow puts no die into the Hunt Box.
        [one] The Shadow puts { $n } die into the Hunt Box.
       *[other] The Shadow puts { $n } dice into the Hunt Box.
    }
event-hunt-eyes = { $n ->
        [one] An Eye goes to the Hunt Box
       *[other] { $n } Eyes go to the Hunt Box
    } ({ $total } Shadow dice there).
event-hunt-nobody = Nobody hunts: the Hunt Box is empty.
event-hunt-roll = Hunt roll: { $dice } (needs { $need }): { $n ->
        [0] no success
        [one] { $n } success
       *[other] { $n } successes
    }.
event-hunt-reroll = Hunt re-roll: { $dice } (needs { $need }): { $n ->
        [0] no success
        [one] { $n } success
       *[other] { $n } successes
    }.
event-hunt-tile = Hunt tile: { NAME($tile) }.
event-hunt-refill = The Hunt Pool is filled again.
event-hunt-void = The tile has no effect.
event-hunt-die = The die of the tile shows { $n }.
event-hunt-companion = At random: { NAME($character) }.
event-hunt-stronghold = The way leads by a Stronghold of the Shadow: { NAME($region) }.

event-action-roll = { NAME($side) } roll: { $dice }.
event-action-die = { NAME($side) } use a die: { NAME($die) }.
event-action-ring = { NAME($side) } use an Elven Ring: { NAME($die) } becomes { NAME($face) }.
event-action-pass = { NAME($side) } pass.
event-action-skip = { NAME($side) } discard a die: { NAME($die) }.

event-army-moves = { NAME($side) }: { $n ->
        [one] { $n } unit goes
       *[other] { $n } units go
    } { NAME($origin, case: "from") } { NAME($region, case: "to") }.
event-army-loss = { NAME($region) }: { NAME($figure, case: "acc") } is lost.
event-army-losses = { NAME($region) }: lost { NAME($figure) } × { $n }.
event-army-reduced = { NAME($region) }: { NAME($figure, case: "acc") } is reduced.
event-army-leaders_lost = { NAME($region) }: { $n ->
        [one] a Leader without an army is lost
       *[other] { $n } Leaders without an army are lost
    }.
event-army-excess = { NAME($region) }: { NAME($figure, case: "acc") } too many goes back to the reinforcements.
event-muster-recruits = { NAME($region) }: { NAME($figure) } × { $n } mustered.
event-muster-promotes = { NAME($region) }: { NAME($figure) } × { $n } in place of Regulars.
event-minions-move = { NAME($character) } goes { NAME($region, case: "to") }.
event-nazgul-fly = { $n ->
        [one] A Nazgûl flies
       *[other] { $n } Nazgûl fly
    } { NAME($origin, case: "from") } { NAME($region, case: "to") }.

event-battle-field = { NAME($side) } attack { NAME($region) } { NAME($origin, case: "from") }.
event-battle-assault = { NAME($side) } assault { NAME($region) }.
event-battle-sortie = { NAME($side) } make a sortie { NAME($region, case: "loc") }.
event-battle-white_rider = The White Rider: no Nazgûl leads in this battle.
event-battle-chosen = { NAME($side) } lay a card of the { NAME($deck) } face down.
event-battle-no_card = { NAME($side) } play no Combat card.
event-battle-card = { NAME($side) } show { NAME($card) }.
event-battle-roll = { NAME($side) } roll { $dice } (hits on { $need }): { $n ->
        [0] no hit
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-battle-reroll = { NAME($side) } re-roll { $dice } (hits on { $need }): { $n ->
        [0] no hit
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-battle-destroyed = The army { NAME($region, case: "loc") } is destroyed ({ NAME($side) }).
event-battle-ceases = { NAME($side) } cease the attack.
event-battle-retreat = { NAME($side) } retreat { NAME($region, case: "to") }.
event-battle-withdraw = { NAME($side) } withdraw into the Stronghold { NAME($region, case: "loc") }.
event-battle-advance = { NAME($side) }: { $n ->
        [one] { $n } unit moves
       *[other] { $n } units move
    } in { NAME($region, case: "loc") }.
event-siege-begins = { NAME($region) } is under siege.
event-siege-lifted = The siege { NAME($region, case: "loc") } is lifted.
event-settlement-captured = { NAME($side) } capture { NAME($region) }{ $points ->
        [0] { "" }
        [one] { " " }(1 point)
       *[other] { " " }({ $points } points)
    }.
event-settlement-recaptured = { NAME($side) } win back { NAME($region) }.
event-politics-active = { NAME($nation) }: roused.
event-politics-step = { NAME($nation) }: { $step ->
        [4] at war
       *[other] a step towards war
    }.
event-politics-back = { NAME($nation) }: a step back from war.
event-victory-corruption = The Ring has won: its bearers are lost. Victory for the Shadow.
event-victory-ring_destroyed = The Ring is destroyed. Victory for the Free Peoples.
event-victory-shadow_military = The Shadow has overrun Middle-earth ({ $points } points).
event-victory-free_military = The Free Peoples have broken the Shadow ({ $points } points).
