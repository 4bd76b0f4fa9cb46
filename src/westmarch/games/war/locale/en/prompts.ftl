# War of the Ring: the game, its settings, questions, answers and what a client draws.

game-title = War of the Ring
game-summary = The Free Peoples hold the line while the Ring-bearers walk to Mount Doom; the Shadow hunts them and marches on every Stronghold.

seat-1 = Free Peoples
seat-2 = Shadow
seat-3-1 = Free Peoples
seat-3-2 = Witch-king
seat-3-3 = Saruman and his allies
seat-4-1 = Gondor and the Elves
seat-4-2 = Rohan, the North and the Dwarves
seat-4-3 = Witch-king
seat-4-4 = Saruman and his allies

setting-army_card = What counts as an “Army Event card” in the price of “{ card-a_power_too_great }” and “{ card-the_power_of_tom_bombadil }”
choice-army_card-symbol = a card with the Army symbol
choice-army_card-deck = any card of the Strategy deck
setting-prologue = How the Hunt for the Ring before this War ended: it gives action tokens
choice-prologue-none = no Hunt was played
choice-prologue-early = Frodo fell early: two tokens for the Shadow
choice-prologue-late = Frodo fell late, in Part 2 on space 8 or later: one token for the Shadow
choice-prologue-spent = Rivendell, all companion cards spent: one token each
choice-prologue-few = Rivendell, one or two companion cards left: one token for the Free Peoples
choice-prologue-many = Rivendell, three or more companion cards left: two tokens for the Free Peoples

table-regions = Regions
table-borders = Borders
table-nations = Nations
table-armies = Armies at set-up
table-characters = Characters
table-tiles = Hunt tiles
table-dice = Action dice
table-cards = Event cards
table-symbols = Player symbols on cards
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
tray-tokens = Action tokens
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
note-leader = leads
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
join = join
apart = stay apart
fight = fight in the field
withdraw = withdraw into the Stronghold
cease = cease the attack
continue = go on
use = use it
enter = enter Mordor
guide = the Guide
random = a Companion at random
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
action-voice_elites = the Voice of Saruman: two Elites in Orthanc in place of Regulars
action-ring = use an Elven Ring
action-pass = pass
action-skip = give up a die without an action

## Questions

prompt-card-draw = { NAME($side) }: one card { NAME($deck, case: "from") }. Which one?
prompt-card-discard = More cards in hand than you may hold: choose one to discard.
prompt-card-deck = From which deck do you draw a card?
prompt-card-exchange = Exchange one card with your ally, unseen? It happens only if you both agree.
prompt-card-give = Which card do you give to your ally?
prompt-token-nation = Which of your nations moves one step towards war?
prompt-token-choose = Which action token does your side take into the War?
prompt-card-gandalf = Gandalf the Grey guides the Fellowship: draw a card of the same deck?
prompt-card-price = The price of “{ NAME($card) }”: choose { $n ->
        [1] a card with the Character symbol
       *[2] { $army_card ->
            [deck] a card of the Strategy deck
           *[symbol] a card with the Army symbol
        }
    } from your hand.
prompt-card-loss = { NAME($side) }: losses { NAME($region, case: "loc") }, { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } to take. Who is lost?
prompt-card-region = “{ NAME($card) }”: choose a region.
prompt-card-army = “{ NAME($card) }”: choose an army.
prompt-card-figure = “{ NAME($card) }”: choose a figure.
prompt-card-nation = “{ NAME($card) }”: choose a nation.
prompt-card-character = “{ NAME($card) }”: choose a character.
prompt-card-option = “{ NAME($card) }”: choose what to do.
prompt-card-number = “{ NAME($card) }”: how many?
prompt-card-die = “{ NAME($card) }”: choose a die.
prompt-card-who = “{ NAME($card) }”: who goes? (units so far: { $units })
prompt-card-roll = { NAME($side) }: “{ NAME($card) }”, { $number ->
        [one] one die. What does it show?
       *[other] { $number } dice. What do they show?
    }
prompt-card-card = “{ NAME($card) }”: choose a card.
prompt-combat-character = “{ NAME($card) }”: choose a character.
prompt-combat-figure = “{ NAME($card) }”: choose a figure.
prompt-combat-number = “{ NAME($card) }”: how many?
prompt-combat-region = “{ NAME($card) }”: choose a region.
prompt-combat-roll = { NAME($side) }: Combat card “{ NAME($card) }” { NAME($battle, case: "loc") }, { $number ->
        [one] one die. What does it show?
       *[other] { $number } dice. What do they show?
    }

prompt-fellowship-phase = { $mordor ->
        [yes] Fellowship phase (Corruption { $corruption }): change the Guide, or go on?
       *[no] Fellowship phase (progress { $progress }, Corruption { $corruption }): declare where the Fellowship is, change the Guide, or go on?
    }
prompt-fellowship-guide = Who guides the Fellowship from now on?
prompt-fellowship-reveal = The Fellowship is revealed (progress { $progress }): where are the Ring-bearers?
prompt-fellowship-way = The way { NAME($region, case: "to") }: which of these places does it pass? Each may cost a Hunt tile.{ $passed ->
        [0] { "" }
       *[other] { " " }(so far: { $way })
    }
prompt-fellowship-who = Separate Companions: who leaves the Fellowship?{ $picked ->
        [0] { "" }
       *[other] { " " }(so far: { $who })
    }
prompt-companions-who = Move Companions: who sets out?{ $picked ->
        [0] { "" }
       *[other] { " " }(so far: { $who })
    }
prompt-companions-destination = { $who }: choose where to go.

prompt-hunt-allocate = How many dice do you put into the Hunt Box?
prompt-hunt-roll = { NAME($side) }: Hunt roll, { $number ->
        [one] one die. What does it show?
       *[other] { $number } dice. What do they show?
    }
prompt-hunt-reroll = { NAME($side) }: Hunt re-roll, { $number ->
        [one] one die. What does it show?
       *[other] { $number } dice. What do they show?
    }
prompt-hunt-tile = { NAME($side) }: one tile from the Hunt Pool. Which one?
prompt-hunt-die = { NAME($side) }: one die for the Hunt tile. What does it show?
prompt-hunt-companion = { NAME($side) }: one Companion of the Fellowship at random. Who is it?
prompt-hunt-crebain = Discard “{ card-flocks_of_crebain }” for +1 on every die of this Hunt roll?
prompt-hunt-balrog = The Fellowship passes Moria: discard “{ card-balrog_of_moria }” for one more Hunt tile?
prompt-hunt-staff = A Hunt tile is about to be drawn: discard “{ card-wizards_staff }” to prevent it?
prompt-hunt-mithril = Discard “{ card-mithril_coat_and_sting }” to draw another tile instead?
prompt-hunt-shield = Hunt damage { $n }: discard a card to lower it by 1?
prompt-hunt-hobbit = Hunt damage { $n }: let the Guide leave the Fellowship to lower it by 1?
prompt-hunt-gollum = Hunt damage { $n }: let Gollum reveal the Fellowship to lower it by 1?
prompt-hunt-casualty = Hunt damage { $n } (Corruption { $corruption }): who falls, so that the Ring-bearers are spared?
prompt-hunt-worn = “{ card-worn_with_sorrow_and_toil }”: discard a Character card of the Free Peoples?
prompt-hunt-worn_card = { NAME($side) }: one Character card at random from the hand of the Free Peoples. Which one?

prompt-action-roll = { NAME($side) }: Action roll, { $number ->
        [one] one die. What does it show?
       *[other] { $number } dice. What do they show?
    }
prompt-action-choose = { NAME($side) }: choose an army, a card or a die.
prompt-action-use = { NAME($die) }: what is this die used for?
prompt-action-die = { $deed ->
        [card] “{ NAME($card) }”: which die pays?
       *[none] Which die pays for it?
    }
prompt-action-ring_die = Elven Ring: which die is changed?
prompt-action-ring_face = Elven Ring: what does the die become?

prompt-army-order = { NAME($region) }: choose what happens here.
prompt-army-where = { NAME($region) }: where does a part of the army go?
prompt-army-who = Army { NAME($region, case: "from") } { NAME($to, case: "to") }: who goes? (units so far: { $units })
prompt-army-attackers = Attack { NAME($region, case: "from") } on { NAME($to, case: "acc") }: who goes? (units so far: { $units })
prompt-army-second = { $n ->
        [one] { $n } more move
       *[other] { $n } more moves
    } with this die: choose another army, or Done.
prompt-army-excess = { NAME($region) }: too many units. Which one goes back to the reinforcements?
prompt-army-join = { NAME($region) }: your army meets your ally’s. Join into one?
prompt-muster-second = 1 more figure, mustered in another settlement: choose one, or Done.
prompt-muster-figure = { NAME($region) }: what is mustered there?
prompt-muster-voice = The Voice of Saruman: where does the next Regular come?
prompt-minions-who = Move Nazgûl and Minions: who sets out? (choose a region for its Nazgûl)
prompt-minions-destination = { NAME($region) }: where do they go?
prompt-character-where = { $who }: choose where to enter play.

prompt-battle-white_rider = Battle { NAME($battle, case: "loc") }: does Gandalf the White give up his Leadership, and with it that of every Nazgûl?
prompt-battle-withdraw = Battle { NAME($battle, case: "loc") }, round { $round }: fight in the field, or withdraw into the Stronghold?
prompt-battle-card = { NAME($side) }, battle { NAME($battle, case: "loc") }, round { $round }: play a Combat card?
prompt-battle-sorcerer = The Witch-king is a Sorcerer: draw a card of the same deck?
prompt-battle-roll = { NAME($side) }: Combat roll { NAME($battle, case: "loc") }, round { $round }, { $number ->
        [one] one die. What does it show?
       *[other] { $number } dice. What do they show?
    }
prompt-battle-reroll = { NAME($side) }: Leader re-roll { NAME($battle, case: "loc") }, round { $round }, { $number ->
        [one] one die. What does it show?
       *[other] { $number } dice. What do they show?
    }
prompt-battle-loss = { NAME($side) }, battle { NAME($battle, case: "loc") }, round { $round }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } to take. Who is lost?
prompt-battle-cease = Battle { NAME($battle, case: "loc") }, round { $round } is over: go on with the attack?
prompt-battle-press = Assault { NAME($battle, case: "loc") }, round { $round } is over: reduce an Elite to go on?
prompt-battle-retreat = Battle { NAME($battle, case: "loc") }, the attack goes on: retreat, or stand?
prompt-battle-advance = The battle { NAME($battle, case: "loc") } is won: who advances?
prompt-battle-advance_who = Advance { NAME($battle, case: "to") }: who goes? (units so far: { $units })

## Options that mean something of their own

option-army-order-region = { $act ->
        [attack] attack { NAME($value, case: "acc") }
        [siege] attack { NAME($value, case: "acc") } (Stronghold)
        [relieve] relieve { NAME($value, case: "acc") }
        [assault] assault { NAME($value, case: "acc") }
        [sortie] make a sortie { NAME($value, case: "loc") }
       *[move] move { NAME($value, case: "to") }
    }
option-army-where-region = { $act ->
        [attack] attack { NAME($value, case: "acc") }
        [siege] attack { NAME($value, case: "acc") } (Stronghold)
        [relieve] relieve { NAME($value, case: "acc") }
        [assault] assault { NAME($value, case: "acc") }
        [sortie] make a sortie { NAME($value, case: "loc") }
       *[move] move { NAME($value, case: "to") }
    }
option-army-order-figure = muster { NAME($value, case: "acc") }
option-card-exchange-use = exchange a card
option-card-exchange-none = keep all cards
option-army-second-done = done
option-battle-loss-figure = { $act ->
        [reduce] reduce { NAME($value, case: "acc") } to a Regular
       *[lose] lose { NAME($value, case: "acc") }
    }
option-card-loss-figure = { $act ->
        [reduce] reduce { NAME($value, case: "acc") } to a Regular
       *[lose] lose { NAME($value, case: "acc") }
    }
option-battle-press-figure = reduce { NAME($value, case: "acc") } and go on
option-battle-press-cease = end the assault
option-action-choose-nation = { NAME($value) }: a step { $step ->
        [war] into war
       *[other] towards war
    }
option-action-use-nation = { NAME($value) }: a step { $step ->
        [war] into war
       *[other] towards war
    }
option-fellowship-phase-region = declare the Fellowship { NAME($value, case: "loc") }
option-fellowship-phase-character = new Guide: { NAME($value) }
option-fellowship-phase-done = go on
option-fellowship-way-region = through { NAME($value, case: "acc") }
option-fellowship-way-done = through none of these
option-battle-retreat-region = retreat { NAME($value, case: "to") }
option-battle-retreat-none = stand and fight
option-battle-card-none = no card
option-battle-advance-all = all
option-battle-advance-none = nobody
option-battle-white_rider-use = he gives it up
option-battle-white_rider-none = he leads as usual
option-battle-sorcerer-use = draw a card
option-battle-sorcerer-none = draw no card
option-action-choose-saruman = bring { NAME($value, case: "acc") } into play
option-action-choose-witch_king = bring { NAME($value, case: "acc") } into play
option-action-choose-mouth_of_sauron = bring { NAME($value, case: "acc") } into play
option-action-choose-aragorn = bring { NAME($value, case: "acc") } into play
option-action-choose-gandalf_white = bring { NAME($value, case: "acc") } into play
option-action-use-character = bring { NAME($value, case: "acc") } into play
option-card-gandalf-use = draw a card
option-card-gandalf-none = draw no card
option-card-option-use = do it
option-card-option-none = leave it
option-card-card-none = no card
option-combat-figure-none = nobody
option-hunt-casualty-none = nobody: take the Corruption
option-hunt-crebain-use = discard it
option-hunt-crebain-none = keep the card
option-hunt-balrog-use = discard it
option-hunt-balrog-none = keep the card
option-hunt-staff-use = discard it
option-hunt-staff-none = keep the card
option-hunt-mithril-use = discard it
option-hunt-mithril-none = keep the card
option-hunt-shield-none = no card
option-hunt-hobbit-use = the Guide leaves
option-hunt-hobbit-none = the Guide stays
option-hunt-gollum-none = stay hidden
option-hunt-worn-none = no card
option-minions-destination-all = all Nazgûl from here together
option-muster-second-done = done

## How it ended

reason-victory-corruption = the Ring-bearers fell to the Ring (Corruption 12)
reason-victory-ring_destroyed = the Ring was cast into the Fire
reason-victory-shadow_military = the Shadow holds ten victory points
reason-victory-free_military = the Free Peoples hold four victory points

## The end, in a headline and a sentence

verdict-victory-corruption = The Shadow wins
verdict-victory-ring_destroyed = The Free Peoples win
verdict-victory-shadow_military = The Shadow wins
verdict-victory-free_military = The Free Peoples win
told-victory-corruption = The Ring-bearers fell to the Ring in turn { $turn }: Corruption { $corruption } of 12.
told-victory-ring_destroyed = The Ring went into the Fire in turn { $turn }; Corruption { $corruption } of 12.
told-victory-shadow_military = { $shadow } victory points in turn { $turn }; ten were enough.
told-victory-free_military = { $free } victory points in turn { $turn }; four were enough.

## A whole Elite for two hits

remove-dwarves_elite = lose a Dwarven Elite for two hits
remove-elves_elite = lose an Elven Elite for two hits
remove-gondor_elite = lose a Gondor Elite for two hits
remove-north_elite = lose a North Elite for two hits
remove-rohan_elite = lose a Rohan Elite for two hits
remove-isengard_elite = lose an Isengard Elite for two hits
remove-sauron_elite = lose a Sauron Elite for two hits
remove-southrons_easterlings_elite = lose a Southron & Easterling Elite for two hits

## Notes for a first match, each shown once

guide-fellowship-phase = The Ring-bearers travel in secret: each move adds a step of progress. Here you may declare a region within that many steps; in a City or Stronghold of your own it heals one Corruption and rouses the nation.
guide-hunt-allocate = Dice in the Hunt Box are not rolled, but each is a die of the Hunt when the Fellowship moves. Every Eye you roll joins them. One or two are a good start.
guide-action-choose = You and your opponent take turns, one die each. Choose what you want to do, an army on the map for example; if several dice could pay for it, you are asked which.
guide-action-choose-2 = Units of a nation that is not at war may not attack, be mustered or enter another nation’s land. A Muster die moves a nation one step towards war; a passive one must be roused first.
guide-hunt-casualty = The damage becomes Corruption, and twelve of it lose the game. A Companion who falls instead takes as much as his level: the Guide, or one at random.
guide-battle-card = Every card has two halves; in battle only the lower one counts, and the card is then gone. A unit gives a die, at most five, and hits on 5 or 6; Leadership re-rolls misses.
