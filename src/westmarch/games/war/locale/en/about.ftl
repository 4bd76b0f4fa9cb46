# War of the Ring: what the terminal tells when it is asked about a thing, and its headings.

tray-pool = Hunt Pool
label-taken = taken by the enemy
persons-free = Companions
persons-shadow = Minions

group-region = Regions
group-action-choose-region = On the map
group-action-use-region = On the map
group-army-second-region = Armies
group-card-army-region = Armies
group-card = Cards
group-figure = Figures
group-remove = Whole Elites
group-character = Characters
group-nation = Nations
group-die = Dice
group-action = Deeds
group-deck = Decks
group-number = Numbers
group-tile = Tiles
group-word = Besides

way-enemy = the enemy: only by attack
way-barred = closed by a card on the table
way-closed = border closed: this army is not at war
way-part = border closed to a part of this army
way-border = only for its own armies and those at war

about-region = { NAME($land) }; { NAME($settlement) }{ $points ->
        [0] { "" }
        [one] { " " }(1 victory point for the enemy)
       *[other] { " " }({ $points } victory points for the enemy)
    }.
about-coast = It lies on the coast.
about-border = Armies of other nations may enter only when they are at war. At war now: { $n ->
        [0] nobody
       *[other] { $open }
    }.
about-nation = On the side of { NAME($side, case: "gen") }: { NAME($step) }, { $active ->
        [yes] active
       *[no] passive: it must be roused before it can enter the war
    }.
about-reinforcements = To be mustered: { NAME($figure) } × { $n }.
about-casualties = Lost: { NAME($figure) } × { $n }.
about-in_fellowship = Walks with the Fellowship.
about-dead = Out of the game.
about-aside = Not in play yet.
about-card = { NAME($side) }, { NAME($deck) }. Played with a die: Event, or { NAME($die) }.
about-combat = Combat: { NAME($of) } (initiative { $initiative })
about-price = In this match the two cards are { $army_card ->
        [deck] any card of the Strategy deck
       *[symbol] a card with the Army symbol
    } and a card with the Character symbol.
about-played = Already played in this match.
about-deck = { NAME($side) }: { $n ->
        [one] one card left
       *[other] { $n } cards left
    }.
