# War of the Ring: why something cannot be chosen, and what a choice changes.

why-no_army = { NAME($region) }: you have no army there (p. { $page }).
why-enemy_army = { NAME($region) }: the army there is not yours (p. { $page }).
why-allys_army = { NAME($region) }: the army there is your ally’s (p. { $page }).
why-allys_nation = { NAME($nation) }: your ally plays this nation (p. { $page }).
why-allys_character = { NAME($character) } obeys your ally (p. { $page }).
why-allys_card = { NAME($card) }: its symbol lets only your ally play the event; in a battle you may use it (p. { $page }).
why-ally_commands = { NAME($region) }: your ally commands this mixed army; you may move your own units out, not attack (p. { $page }).
why-loses_command = { NAME($region) }: to split the mixed army like this would cost you its command (p. { $page }).
why-nation_acted = { NAME($nation) }: your last action was for this nation already; alone against two you may not act for it twice in a row (p. { $page }).
why-army_acted = { NAME($region) }: this mixed army took your last action already (p. { $page }).
why-card_nation_acted = { NAME($card) } acts for a nation that your last action was for already (p. { $page }).
why-not_your_token = This action token is not on your side (p. { $page }).
why-token_spent = This action token is not there (p. { $page }).
why-token_this_turn = Your side has used an action token this turn (p. { $page }).
why-no_nation_to_urge = None of your nations can move towards war now (p. { $page }).
why-besieged = { NAME($region) }: a besieged army can only make a sortie, and only if a nation in it is at war (p. { $page }).
why-no_army_die = You have no die left that moves armies (p. { $page }).
why-leaderless = { NAME($region) }: a Character die moves only an army with a Leader or character who can come along (p. { $page }).
why-nowhere_to_go = { NAME($region) }: no neighbouring region is open to this army: each is closed by a card, held by an enemy it cannot attack, or a land its nations may not enter before they are at war (p. { $page }).
why-not_adjacent = { NAME($region) } is not next to this army (p. { $page }).
why-here_already = { NAME($region) }: this army stands there already (p. { $page }).
why-enemy_there = { NAME($region) }: an enemy army is there; it has to be attacked, and this is a move (p. { $page }).
why-barred = A card on the table closes { NAME($region) } to your armies (p. { $page }).
why-moved_already = { NAME($region) }: all units there have moved already; nobody moves twice in one action (p. { $page }).
why-moving_now = The die is used for marching, not for mustering (p. { $page }).
why-not_at_war = { NAME($region) } belongs to another nation: only units of nations at war may enter (p. { $page }).
why-leader_stays = { NAME($region) }: a Leader who may not come along would be left without units; one unit has to stay with him (p. { $page }).
why-one_figure = { NAME($region) }: a single figure cannot be split (p. { $page }).
why-nobody_to_attack = { NAME($region) }: there is no enemy army to attack (p. { $page }).
why-cannot_attack_yet = Only units of a nation at war may attack { NAME($region) } (p. { $page }).
why-stays_out = { NAME($figure) }: a nation that is not at war takes no part in an attack (p. { $page }).
why-not_of_this_army = { NAME($figure) }: not in the army of { NAME($region) } (p. { $page }).
why-not_with_army = { NAME($character) } cannot go with the army of { NAME($region) } (p. { $page }).
why-all_named = { NAME($figure) }: all of them are named already (p. { $page }).
why-named = { NAME($character) } is named already (p. { $page }).
why-not_in_hand = You do not hold { NAME($card) } (p. { $page }).
why-card_no_die = No die of yours can pay for { NAME($card) } (p. { $page }).
why-card_condition = { NAME($card) } needs: { NAME($card, case: "needs") } (p. { $page })
why-no_combat_card = { NAME($card) }: you may not use Combat cards in this round (p. { $page }).
why-combat_condition = The combat half of { NAME($card) } cannot be used in this battle (p. { $page }).
why-stays_on_table = { NAME($card) }: no die forces this card off the table (p. { $page }).
why-no_price = { NAME($card) }: the price is { $army_card ->
        [deck] a card of the Strategy deck
       *[symbol] a card with the Army symbol
    } and a card with the Character symbol from your hand (p. { $page }).
why-not_by_card = { NAME($card) } does not offer this (p. { $page }).
why-not_your_nation = { NAME($nation) }: not on your side (p. { $page }).
why-already_at_war = { NAME($nation) }: already at war (p. { $page }).
why-passive = { NAME($nation) }: a passive nation cannot enter the war; rouse it first (p. { $page }).
why-threatened = { NAME($nation) }: while { NAME($card) } lies on the table, no Muster die moves a passive nation (p. { $page }).
why-not_your_character = { NAME($character) }: not on your side (p. { $page }).
why-only_guide = { NAME($character) } only ever guides the Fellowship (p. { $page }).
why-character_gone = { NAME($character) } is out of the game (p. { $page }).
why-character_here = { NAME($character) } is already in play (p. { $page }).
why-in_fellowship = { NAME($character) } travels with the Fellowship; Companions are separated first (p. { $page }).
why-character_not_ready = { NAME($character) }: the conditions for coming into play are not fulfilled (p. { $page }).
why-not_its_place = { NAME($character) } cannot come into play there: { NAME($region) } (p. { $page }).
why-no_settlement = { NAME($region) }: new figures come only into settlements of their own nation (p. { $page }).
why-settlement_lost = { NAME($region) }: nobody musters in a settlement that the enemy holds (p. { $page }).
why-besieged_muster = { NAME($region) }: nobody musters in a besieged Stronghold (p. { $page }).
why-nation_not_at_war = { NAME($nation) }: a Muster die brings only figures of nations at war (p. { $page }).
why-other_nation = { NAME($figure) }: not of the nation that musters here, { NAME($region) } (p. { $page }).
why-elite_whole = { NAME($figure) }: an Elite is a whole Muster result, not its second half (p. { $page }).
why-none_left = { NAME($figure) }: none is left in the reinforcements (p. { $page }).
why-nothing_left = { NAME($region) }: no figure that could be mustered here is left (p. { $page }).
why-leader_alone = { NAME($region) }: a Leader needs units to lead (p. { $page }).
why-only_strongholds = { NAME($region) }: Nazgûl come only into Strongholds of Sauron (p. { $page }).
why-another_settlement = { NAME($region) }: the second figure comes into another settlement (p. { $page }).
why-no_muster_die = You have no die left that musters (p. { $page }).
why-no_will_die = Only a Will of the West brings { NAME($character, case: "acc") } into play (p. { $page }).
why-not_your_side = That is for the other side to do (p. { $page }).
why-is_revealed = A revealed Fellowship cannot move; hide it first (p. { $page }).
why-is_hidden = The Fellowship is hidden already (p. { $page }).
why-no_companions = No Companion is left in the Fellowship (p. { $page }).
why-in_mordor = On the Mordor Track nobody can leave the Fellowship (p. { $page }).
why-nobody_to_move = Nobody is there who could move (p. { $page }).
why-no_character_die = You have no Character die left (p. { $page }).
why-no_cards = Your decks are empty (p. { $page }).
why-no_event_die = You have no Event die left (p. { $page }).
why-voice_silent = Saruman is not in Orthanc, or it is lost or besieged: his voice is not heard (p. { $page }).
why-voice_idle = Saruman's voice would bring nobody: the figures for it are missing (p. { $page }).
why-no_ring = You have no Elven Ring (p. { $page }).
why-ring_used = Only one Elven Ring a turn (p. { $page }).
why-no_such_face = An Elven Ring cannot turn up { NAME($die) } (p. { $page }).
why-more_dice = You may pass only with fewer dice left than your opponent (p. { $page }).
why-no_such_die = No unused die shows { NAME($die) } (p. { $page }).
why-wrong_die = { NAME($die) }: this die does not serve for it (p. { $page }).
why-die_named = You have named a die already: { NAME($die) } (p. { $page }).
why-one_kind_of_dice = All your dice show { NAME($die) }; choose what to use one for (p. { $page }).
why-on_mordor_track = The Fellowship is on the Mordor Track (p. { $page }).
why-region_known = The Fellowship is revealed: its region is known (p. { $page }).
why-declared = The Fellowship has been declared this turn (p. { $page }).
why-nothing_changes = { NAME($region) }: a declaration would change nothing (p. { $page }).
why-too_far = { NAME($region) }: too far away (p. { $page }).
why-own_haven = { NAME($region) }: a reveal never ends in a City or Stronghold that the Free Peoples hold (p. { $page }).
why-not_at_gates = Mordor is entered from Minas Morgul or the Morannon, and the Fellowship's figure is at neither (p. { $page }).
why-not_with_them = { NAME($character) }: no Companion in the Fellowship (p. { $page }).
why-not_highest = { NAME($character) }: the Guide is of the highest level in the Fellowship (p. { $page }).
why-is_guide = { NAME($character) } is the Guide already (p. { $page }).
why-not_free = { NAME($region) }: not a free region (p. { $page }).
why-in_rearguard = { NAME($figure) }: in the rearguard, not in the battle (p. { $page }).
why-not_an_elite = { NAME($figure) }: only an Elite can be reduced for another round (p. { $page }).
why-not_reducible = { NAME($figure) }: no Regular is left to take its place, so it cannot be reduced (p. { $page }).
why-one_hit = A whole Elite is taken for two hits; there is only one (p. { $page }).
why-same_region = { NAME($region) }: they are there already (p. { $page }).
why-free_stronghold = { NAME($region) }: a Stronghold that the Free Peoples hold, and nobody besieges it (p. { $page }).
why-no_nazgul = { NAME($region) }: no Nazgûl is there (p. { $page }).
why-cannot_walk = { NAME($character) } cannot move: not on the map, besieged, or tied to one place (p. { $page }).
why-too_few_dice = At least { $n } of your dice must go into the Hunt Box (p. { $page }).
why-too_many_dice = At most { $n } of your dice may go into the Hunt Box (p. { $page }).

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
outcome-surplus = { NAME($region) }: { $n } above { $most }, back to the reinforcements if still so when the action ends
outcome-garrison = { NAME($region) }: if the attackers move in, only { $most } units stay, { $n } go back to the reinforcements
