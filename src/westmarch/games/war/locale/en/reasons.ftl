# War of the Ring: why something cannot be chosen, and what a choice changes.

why-no_army = { NAME($region) }: you have no army there (p. { $page }).
why-enemy_army = { NAME($region) }: the army there is not yours (p. { $page }).
why-besieged = { NAME($region) }: a besieged army can only make a sortie, and only if a nation in it is at war (p. { $page }).
why-no_army_die = You have no die left that moves armies (p. { $page }).
why-leaderless = { NAME($region) }: a Character die moves only an army with a Leader or character who can come along (p. { $page }).
why-nowhere_to_go = { NAME($region) }: no neighbouring region is open to this army: full, held by the enemy, or a land its nation may not enter before it is at war (p. { $page }).
why-not_adjacent = { NAME($region) } is not next to this army (p. { $page }).
why-full = { NAME($region) }: there is no room for this army, at most ten units stand in a region (p. { $page }).
why-not_at_war = { NAME($region) } belongs to another nation: only units of nations at war may enter (p. { $page }).
why-cannot_attack_yet = Only units of a nation at war may attack { NAME($region) } (p. { $page }).
why-barred = A card on the table closes { NAME($region) } to your armies (p. { $page }).
why-not_in_hand = You do not hold { NAME($card) } (p. { $page }).
why-card_no_die = No die of yours can pay for { NAME($card) } (p. { $page }).
why-card_condition = { NAME($card) } needs: { NAME($card, case: "needs") } (p. { $page })
why-combat_condition = The combat half of { NAME($card) } cannot be used in this battle (p. { $page }).
why-already_at_war = { NAME($nation) }: already at war (p. { $page }).
why-passive = { NAME($nation) }: a passive nation cannot enter the war; rouse it first (p. { $page }).
why-no_muster_die = You have no die left that musters (p. { $page }).
why-not_your_nation = { NAME($nation) }: not on your side (p. { $page }).
why-character_not_ready = { NAME($character) } cannot come into play yet (p. { $page }).
why-in_fellowship = { NAME($character) } travels with the Fellowship; Companions are separated first (p. { $page }).
why-character_here = { NAME($character) } is already in play (p. { $page }).
why-no_will_die = Only a Will of the West brings { NAME($character, case: "acc") } into play (p. { $page }).
why-is_revealed = A revealed Fellowship cannot move; hide it first (p. { $page }).
why-is_hidden = The Fellowship is hidden already (p. { $page }).
why-no_companions = No Companion is left in the Fellowship (p. { $page }).
why-in_mordor = On the Mordor Track nobody can leave the Fellowship (p. { $page }).
why-nobody_to_move = Nobody is there who could move (p. { $page }).
why-no_character_die = You have no Character die left (p. { $page }).
why-no_ring = You have no Elven Ring (p. { $page }).
why-ring_used = Only one Elven Ring a turn (p. { $page }).
why-more_dice = You may pass only with fewer dice left than your opponent (p. { $page }).
why-no_such_die = No unused die shows { NAME($die) } (p. { $page }).
why-no_event_die = You have no Event die left (p. { $page }).

outcome-corruption = Corruption { $before } → { $after } of { $most }
outcome-heals = Corruption { $before } → { $after } of { $most }
outcome-politics = { NAME($nation) }: { $left ->
        [one] one step from war
       *[other] { $left } steps from war
    }
outcome-to_war = { NAME($nation) }: at war
outcome-rouses = { NAME($nation) }: roused
outcome-captures = captures { NAME($region) }{ $points ->
        [0] { "" }
        [one] { " " }(1 point)
       *[other] { " " }({ $points } points)
    }
outcome-last_die = uses your last die of this kind
outcome-damage = Hunt damage { $before } → { $after }
