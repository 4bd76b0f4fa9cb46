# War of the Ring: what happened, as a story one can read.
# Verbs agree with a side by NAME($side, case: "form"): plural for the Free Peoples, singular for the Shadow.

event-turn-begins = Turn { $turn }
event-card-draws = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] draw
       *[singular] draws
    } a card { NAME($deck, case: "from") }.
event-card-drawn = Your new card: “{ NAME($card) }”.
event-card-discards = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] discard
       *[singular] discards
    } a card { NAME($deck, case: "from") }.
event-card-discarded = You have discarded “{ NAME($card) }”.
event-card-plays = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] play
       *[singular] plays
    } “{ NAME($card) }”.
event-card-leaves_table = “{ NAME($card) }” leaves the table.
event-card-forced_discard = “{ NAME($card) }” is discarded from the hand.
event-card-ring_paid = An Elven Ring is paid for it and passes to the Shadow.

event-fellowship-declared = The Fellowship declares itself { NAME($region, case: "loc") }.
event-fellowship-heals = The burden grows lighter: Corruption { $corruption } (−{ $n }).
event-fellowship-corruption = The Ring weighs heavier: Corruption { $corruption } (+{ $n }).
event-fellowship-hides = The Fellowship is hidden again.
event-fellowship-revealed = The Fellowship is revealed { NAME($region, case: "loc") }.
event-fellowship-revealed_in_mordor = The Eye sees the Ring-bearers: they are revealed in Mordor.
event-fellowship-enters_mordor = The Ring-bearers enter Mordor.
event-fellowship-mordor_step = The Ring-bearers struggle on: step { $step } of 5.
event-fellowship-lingers = The Ring-bearers have stood still in Mordor all turn.
event-fellowship-moves = The Fellowship moves on: progress { $progress }.
event-fellowship-moves_in_mordor = The Ring-bearers try to go on in Mordor.
event-fellowship-separates = Leaving the Fellowship: { $characters }.
event-fellowship-lost_in_mordor = Lost in Mordor: { $characters }.
event-fellowship-taken_alive = { NAME($character) } is taken alive, and gets away.
event-fellowship-guide = The Guide of the Fellowship is now { NAME($character) }.
event-companions-arrive = Arrived { NAME($region, case: "loc") }: { $characters }.
event-character-dies = { NAME($character) } falls.
event-character-enters = { NAME($character) } comes into play { NAME($region, case: "loc") }.

event-hunt-allocates = { $n ->
        [0] The Shadow puts no die into the Hunt Box.
        [one] The Shadow puts { $n } die into the Hunt Box.
       *[other] The Shadow puts { $n } dice into the Hunt Box.
    }
event-hunt-eyes = { $n ->
        [one] { $n } Eye goes to the Hunt Box
       *[other] { $n } Eyes go to the Hunt Box
    }; Shadow dice there: { $total }.
event-hunt-nobody = No Hunt: the Hunt Box holds no Shadow dice.
event-hunt-roll = Hunt roll: { $dice } (success on { $need ->
        [6] 6
       *[other] { $need } or more
    }{ $modifier ->
        [0] { "" }
       *[other] , modifier { $modifier }
    }): { $n ->
        [0] no success
        [one] { $n } success
       *[other] { $n } successes
    }.
event-hunt-reroll = Hunt re-roll: { $dice } (success on { $need ->
        [6] 6
       *[other] { $need } or more
    }{ $modifier ->
        [0] { "" }
       *[other] , modifier { $modifier }
    }): { $n ->
        [0] no success
        [one] { $n } success
       *[other] { $n } successes
    }.
event-hunt-tile = Hunt tile: { NAME($tile) }.
event-hunt-refill = The Hunt Pool was empty and is filled again.
event-hunt-void = The tile has no effect.
event-hunt-die = The die of the tile shows { $n }.
event-hunt-companion = Chosen at random: { NAME($character) }.
event-hunt-stronghold = The way leads through a Stronghold of the Shadow, { NAME($region, case: "acc") }: one more tile.

event-action-roll = Action dice of { NAME($side, case: "gen") }: { $dice }.
event-action-die = { NAME($side) }: { NAME($die) } die.
event-action-ring = { NAME($side) }: an Elven Ring turns { NAME($die) } into { NAME($face) }.
event-action-pass = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] pass
       *[singular] passes
    }.
event-action-skip = The die is given up without an action.

event-army-moves = { $n ->
        [one] { $n } unit of { NAME($side, case: "gen") } moves
       *[other] { $n } units of { NAME($side, case: "gen") } move
    } { NAME($origin, case: "from") } { NAME($region, case: "to") }.
event-army-loss = Lost { NAME($region, case: "loc") }: { NAME($figure, case: "acc") }.
event-army-losses = Lost { NAME($region, case: "loc") }: { $n ->
        [1] { NAME($figure, case: "acc") }
       *[other] { NAME($figure) } × { $n }
    }.
event-army-reduced = Reduced to a Regular { NAME($region, case: "loc") }: { NAME($figure, case: "acc") }.
event-army-leaders_lost = { $n ->
        [one] A Leader without an army is removed
       *[other] { $n } Leaders without an army are removed
    } { NAME($region, case: "loc") }.
event-army-excess = One too many { NAME($region, case: "loc") }, back to the reinforcements: { NAME($figure, case: "acc") }.
event-muster-recruits = Mustered { NAME($region, case: "loc") }: { $n ->
        [1] { NAME($figure, case: "acc") }
       *[other] { NAME($figure) } × { $n }
    }.
event-muster-promotes = In place of Regulars { NAME($region, case: "loc") }: { $n ->
        [1] { NAME($figure, case: "acc") }
       *[other] { NAME($figure) } × { $n }
    }.
event-minions-move = { NAME($character) } goes { NAME($region, case: "to") }.
event-nazgul-fly = { $n ->
        [one] A Nazgûl flies
       *[other] { $n } Nazgûl fly
    } { NAME($origin, case: "from") } { NAME($region, case: "to") }.

event-battle-field = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] attack
       *[singular] attacks
    } { NAME($region, case: "acc") } { NAME($origin, case: "from") }.
event-battle-assault = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] assault
       *[singular] assaults
    } { NAME($region, case: "acc") }.
event-battle-sortie = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] make
       *[singular] makes
    } a sortie { NAME($region, case: "loc") }.
event-battle-white_rider = The White Rider: no Nazgûl leads in this battle.
event-battle-chosen = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] lay
       *[singular] lays
    } a card { NAME($deck, case: "from") } face down.
event-battle-no_card = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] play
       *[singular] plays
    } no Combat card.
event-battle-card = Combat card of { NAME($side, case: "gen") }: “{ NAME($card) }”.
event-battle-roll = Combat roll of { NAME($side, case: "gen") }: { $dice } (hit on { $need ->
        [6] 6
       *[other] { $need } or more
    }{ $modifier ->
        [0] { "" }
       *[other] , modifier { $modifier }
    }): { $n ->
        [0] no hit
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-battle-reroll = Leader re-roll of { NAME($side, case: "gen") }: { $dice } (hit on { $need ->
        [6] 6
       *[other] { $need } or more
    }{ $modifier ->
        [0] { "" }
       *[other] , modifier { $modifier }
    }): { $n ->
        [0] no hit
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-battle-destroyed = The army of { NAME($side, case: "gen") } { NAME($region, case: "loc") } is destroyed.
event-battle-ceases = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] cease
       *[singular] ceases
    } the attack.
event-battle-retreat = The army of { NAME($side, case: "gen") } retreats { NAME($region, case: "to") }.
event-battle-withdraw = The army of { NAME($side, case: "gen") } { NAME($region, case: "loc") } withdraws into the Stronghold.
event-battle-advance = { $n ->
        [one] { $n } unit of { NAME($side, case: "gen") } advances
       *[other] { $n } units of { NAME($side, case: "gen") } advance
    } { NAME($region, case: "to") }.
event-siege-begins = A siege begins { NAME($region, case: "loc") }.
event-siege-lifted = The siege { NAME($region, case: "loc") } is lifted.
event-settlement-captured = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] capture
       *[singular] captures
    } { NAME($region, case: "acc") }{ $points ->
        [0] { "" }
        [one] { " " }({ $points } victory point)
       *[other] { " " }({ $points } victory points)
    }.
event-settlement-recaptured = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] win
       *[singular] wins
    } back { NAME($region, case: "acc") }.
event-politics-active = { NAME($nation) }: now active.
event-politics-step = { NAME($nation) }: { $step ->
        [4] at war
       *[other] a step closer to war
    }.
event-politics-back = { NAME($nation) }: a step back from war.
event-victory-corruption = The Ring has won: its bearers are lost. Victory for the Shadow.
event-victory-ring_destroyed = The Ring is destroyed. Victory for the Free Peoples.
event-victory-shadow_military = The Shadow has overrun Middle-earth ({ $points } victory points). Victory for the Shadow.
event-victory-free_military = The Free Peoples have broken the strength of Mordor ({ $points } victory points). Victory for the Free Peoples.

## Allies and action tokens

event-army-joins = { NAME($side, case: "start") }: the allies join into one army { NAME($region, case: "loc") }.
event-turn-leader = { NAME($side, case: "start") } now { NAME($side, case: "form") ->
        [plural] hold
       *[singular] holds
    } the leader token.
event-card-exchanges = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] pass
       *[singular] passes
    } a card { NAME($deck, case: "from") } to the ally.
event-card-given = You have given “{ NAME($card) }” to your ally.
event-card-received = You have received “{ NAME($card) }” from your ally.
event-token-used = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] use
       *[singular] uses
    } an action token: { NAME($token) }.
event-token-granted = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] begin
       *[singular] begins
    } the War with an action token: { NAME($token) }.
event-victory-first = Within the team { NAME($side, case: "nom") } { NAME($side, case: "form") ->
        [plural] come
       *[singular] comes
    } first, with { $points } points.
event-victory-shared = Within the team both share the honour, with { $points } points each.
