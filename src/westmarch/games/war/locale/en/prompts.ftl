# War of the Ring: the game, its settings, questions, answers and what a client draws.

game-title = War of the Ring
game-summary = The Free Peoples hold the line while the Ring-bearers walk to Mount Doom; the Shadow hunts them and marches on every Stronghold.

setting-army_card = What counts as an “Army Event card” in the price of A Power too Great and Tom Bombadil
choice-army_card-symbol = a card with the Army symbol
choice-army_card-deck = any card of the Strategy deck

table-regions = Regions
table-borders = Borders
table-nations = Nations
table-armies = Armies at set-up
table-characters = Characters
table-tiles = Hunt tiles
table-dice = Action dice
table-cards = Event cards
table-combat = Combat halves

## What a client draws

panel-fellowship = Fellowship
panel-politics = Political Track
panel-battle = Battle
panel-wild = Lands of no nation
track-corruption = Corruption
tray-position = Where
tray-company = Company
tray-nations = Nations
tray-dice = Action dice
tray-hand = Hand
tray-table = On the table
tray-holds = Counts
tray-hunt = The Hunt
label-progress = progress
label-mordor = step on the Mordor Track
label-points = victory points
label-rings = Elven Rings
label-hunt_shadow = Shadow dice in the Hunt Box
label-hunt_free = Free Peoples dice in the Hunt Box
label-ring_bearers = the Ring-bearers
label-hits = hits
note-hidden = hidden
note-revealed = revealed
note-guide = Guide
note-passive = passive
note-to_act = to act
note-in_pool = in the pool
note-besieged = besieged
note-face_down = face down
note-cancelled = cancelled
held-free = held by the Free Peoples
held-shadow = held by the Shadow
mark-here = here
mark-empty = empty
step-1 = three steps from war
step-2 = two steps from war
step-3 = one step from war
step-at_war = at war
battle-field = field battle
battle-assault = assault
battle-sortie = sortie

## Words that answer

done = done
none = none
all = all
split = only a part
fight = fight in the field
withdraw = withdraw into the Stronghold
cease = cease the attack
continue = go on
use = use it
enter = enter Mordor
guide = the Guide
random = one at random
corruption = take the Corruption
reveal = reveal the Fellowship
hunt = roll for the Hunt
hand = at random from the hand
attack = attack
army = move armies
recruit = recruit
leader = a Leader

action-move_fellowship = move the Fellowship
action-hide = hide the Fellowship
action-separate = separate Companions
action-move_companions = move Companions
action-move_minions = move Nazgûl and Minions
action-draw = draw an Event card
action-voice_recruit = the Voice of Saruman: a Regular in each settlement of Isengard
action-voice_elites = the Voice of Saruman: two Elites in Orthanc
action-ring = use an Elven Ring
action-pass = pass
action-skip = discard a die without using it

## Questions

prompt-card-draw = Which card is drawn?
prompt-card-discard = More than six cards: choose one to discard.
prompt-card-deck = From which deck do you draw?
prompt-card-gandalf = Gandalf guides the Fellowship: draw a card of the same deck?
prompt-card-price = Choose a card to discard as the price.
prompt-card-loss = { NAME($region) }: choose a loss ({ $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } to take).
prompt-card-region = { NAME($card) }: choose a region.
prompt-card-army = { NAME($card) }: choose an army.
prompt-card-figure = { NAME($card) }: choose a figure.
prompt-card-nation = { NAME($card) }: choose a nation.
prompt-card-character = { NAME($card) }: choose a character.
prompt-card-option = { NAME($card) }: choose what to do.
prompt-card-number = { NAME($card) }: how many?
prompt-card-die = { NAME($card) }: choose a die.
prompt-card-who = { NAME($card) }: who goes? ({ $units ->
        [one] { $units } unit
       *[other] { $units } units
    } so far)
prompt-card-roll = What do the dice show?
prompt-card-card = { NAME($card) }: choose a card.
prompt-combat-character = { NAME($card) }: choose a character.
prompt-combat-figure = { NAME($card) }: choose a figure.
prompt-combat-number = { NAME($card) }: how many?
prompt-combat-option = { NAME($card) }: choose what to do.
prompt-combat-region = { NAME($card) }: choose a region.
prompt-combat-roll = What do the dice of the card show?

prompt-fellowship-phase = Fellowship phase (progress { $progress }, Corruption { $corruption }): declare a region, change the Guide, or go on?
prompt-fellowship-guide = Who guides the Fellowship now?
prompt-fellowship-reveal = The Fellowship is revealed: where are the Ring-bearers? (progress { $progress })
prompt-fellowship-who = Who leaves the Fellowship?
prompt-companions-who = Which Companion moves?
prompt-companions-destination = Where do they go: { $who }?

prompt-hunt-allocate = How many dice go into the Hunt Box?
prompt-hunt-roll = What does the Hunt roll show?
prompt-hunt-reroll = What does the Hunt re-roll show?
prompt-hunt-tile = Which Hunt tile is drawn?
prompt-hunt-die = What does the die of the tile show?
prompt-hunt-companion = Which Companion is chosen at random?
prompt-hunt-crebain = Use the Flocks of Crebain for this Hunt roll (+1 on every die)?
prompt-hunt-balrog = Let the Balrog of Moria strike (one more Hunt tile)?
prompt-hunt-staff = Use the Wizard’s Staff, so that no tile is drawn?
prompt-hunt-mithril = Use the Mithril Coat, for another tile?
prompt-hunt-shield = Use a card to lower the Hunt damage by one?
prompt-hunt-hobbit = Let the Guide leave to lower the Hunt damage by one?
prompt-hunt-gollum = Let Gollum reveal the Fellowship to lower the Hunt damage by one?
prompt-hunt-casualty = Hunt damage: who takes it for the Ring-bearers? (Corruption { $corruption })
prompt-hunt-worn = Worn with Sorrow and Toil: discard a card of the Free Peoples?
prompt-hunt-worn_card = Which card of the hand is discarded?

prompt-action-roll = What do the Action dice show?
prompt-action-choose = Your action: choose an army, a card, a nation, a deed, or a die.
prompt-action-use = What do you do with this die?
prompt-action-die = Which die pays for it?
prompt-action-ring_die = Which die does the Elven Ring change?
prompt-action-ring_face = What does the die become?

prompt-army-order = { NAME($region) }: where does the army go, or what is mustered there?
prompt-army-where = { NAME($region) }: where does a part of the army go?
prompt-army-who = { NAME($region) }: who goes? ({ $units ->
        [one] { $units } unit
       *[other] { $units } units
    } so far)
prompt-army-attackers = { NAME($region) }: who attacks? ({ $units ->
        [one] { $units } unit
       *[other] { $units } units
    } so far)
prompt-army-second = Another army to move? ({ $n ->
        [one] { $n } move
       *[other] { $n } moves
    } left)
prompt-army-excess = { NAME($region) }: too many units, choose one to take back.
prompt-muster-second = A second figure, in another settlement?
prompt-muster-figure = { NAME($region) }: what is mustered there?
prompt-muster-voice = Where does the next Regular of Isengard come?
prompt-minions-who = Which Nazgûl or Minion moves?
prompt-minions-destination = { NAME($region) }: where to?
prompt-character-where = Where do they come: { $who }?

prompt-battle-white_rider = Does Gandalf the White give up his leadership, and with it that of every Nazgûl?
prompt-battle-withdraw = Battle { NAME($battle, case: "loc") }, round { $round }: fight in the field or withdraw?
prompt-battle-card = Battle { NAME($battle, case: "loc") }, round { $round }: play a Combat card?
prompt-battle-sorcerer = The Witch-king: draw a card of the same deck?
prompt-battle-roll = What does the Combat roll show?
prompt-battle-reroll = What does the Leader re-roll show?
prompt-battle-loss = Battle { NAME($battle, case: "loc") }, round { $round }: choose a loss ({ $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } to take).
prompt-battle-cease = Battle { NAME($battle, case: "loc") }: go on after round { $round }?
prompt-battle-press = Assault { NAME($battle, case: "loc") }: reduce an Elite for one more round?
prompt-battle-retreat = Battle { NAME($battle, case: "loc") }: where do you retreat?
prompt-battle-advance = The field is yours: who moves in?
prompt-battle-advance_who = Who moves in? ({ $units ->
        [one] { $units } unit
       *[other] { $units } units
    } so far)

## Options that mean something of their own

option-army-order-region = { $act ->
        [attack] attack { NAME($value) }
        [assault] assault { NAME($value) }
        [sortie] make a sortie { NAME($value, case: "loc") }
       *[move] go { NAME($value, case: "to") }
    }
option-army-where-region = { $act ->
        [attack] attack { NAME($value) }
        [assault] assault { NAME($value) }
        [sortie] make a sortie { NAME($value, case: "loc") }
       *[move] go { NAME($value, case: "to") }
    }
option-army-order-figure = muster { NAME($value, case: "acc") }
option-battle-loss-figure = { $act ->
        [reduce] reduce { NAME($value, case: "acc") }
       *[lose] lose { NAME($value, case: "acc") }
    }
option-card-loss-figure = { $act ->
        [reduce] reduce { NAME($value, case: "acc") }
       *[lose] lose { NAME($value, case: "acc") }
    }
option-battle-press-figure = reduce { NAME($value, case: "acc") } and go on
option-action-choose-nation = { NAME($value) }: a step { $step ->
        [war] into war
       *[other] towards war
    }
option-action-use-nation = { NAME($value) }: a step { $step ->
        [war] into war
       *[other] towards war
    }
option-fellowship-phase-region = declare the Fellowship { NAME($value, case: "loc") }
option-fellowship-phase-character = { NAME($value) } guides the Fellowship
option-fellowship-phase-done = go on
option-battle-retreat-region = retreat { NAME($value, case: "to") }
option-battle-retreat-none = stand
option-battle-card-none = no card
option-battle-advance-none = nobody
option-action-choose-character = bring { NAME($value, case: "acc") } into play
option-action-use-character = bring { NAME($value, case: "acc") } into play
option-hunt-casualty-none = nobody: take the Corruption

## How it ended

reason-victory-corruption = the Ring-bearers fell to the Ring (Corruption 12)
reason-victory-ring_destroyed = the Ring was cast into the Fire
reason-victory-shadow_military = the Shadow holds ten victory points
reason-victory-free_military = the Free Peoples hold four victory points

## A whole Elite for two hits

remove-dwarves_elite = lose a Dwarven Elite for two hits
remove-elves_elite = lose an Elven Elite for two hits
remove-gondor_elite = lose a Gondor Elite for two hits
remove-north_elite = lose a North Elite for two hits
remove-rohan_elite = lose a Rohan Elite for two hits
remove-isengard_elite = lose an Isengard Elite for two hits
remove-sauron_elite = lose a Sauron Elite for two hits
remove-southrons_easterlings_elite = lose a Southron Elite for two hits
