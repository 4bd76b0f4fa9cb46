# The Desolation of Smaug. Names are facts; every sentence is our own.

game-title = The Desolation of Smaug
game-summary = Two to four companies of dwarves and one hobbit, one road, one dragon: all win together or lose together.

## Names

deck-beorn = Beorn’s House
deck-esgaroth = Esgaroth
deck-treasury = the treasury
deck-mirkwood = Mirkwood
deck-erebor = Erebor

march-3 = march 3, with the horse
march-4 = march 4
march-5 = march 5
march-123 = march 1, 2 or 3

place-start = Beorn’s House, the start
place-path = the open road
place-mirkwood = an adventure in Mirkwood
place-esgaroth = Esgaroth, a refuge
place-dragon = the dragon space
place-rune = the dwarf rune
place-key = the key space
place-erebor = an adventure in Erebor
place-treasury = the treasury, a refuge
place-final = the final space
place-cave = the cave

beside-nothing = beside nothing
beside-mirkwood = beside Mirkwood’s circle
beside-erebor = beside Erebor’s circle
beside-cave = beside the cave

area-wood = Wilderland and Mirkwood
area-lake = The Long Lake
area-desolation = The Desolation
area-mountain = The Lonely Mountain

panel-smaug = Smaug
panel-gandalf = Gandalf
panel-adventure = Adventure
panel-map = The road
panel-trade = Trade
panel-march = March
track-smaug = Smaug’s way to the dragon space
track-gandalf = Gandalf’s path
tray-threat = Threat
tray-meets = To be met
tray-offered = Offered
tray-picked = Chosen
tray-dwarves = Dwarves
tray-marches = March cards
tray-hand = Hand
tray-decks = Decks
tray-discards = Discards
tray-fighters = Fighting
tray-retreat = Retreat, by the roll
tray-traders = Trading
tray-price = Discarded first
tray-give = Given
tray-wish = Wished for
tray-ways = May stop on
tray-dragon_cards = Smaug cards
tray-reach = Smaug may stop on
tray-own_numbers = Numbers of this table’s own cards

label-smaug = Smaug
label-gandalf = Gandalf
label-ring = the Ring
label-dragon_cards = Smaug cards in Beorn’s House
label-main = move
label-extra = further move
mark-here = here
mark-empty = open
note-active = on turn
note-key = holds Thorin’s Key
note-quiet = no treasure this turn
note-caught = caught in a web
note-killed = killed
note-ring = wears the Ring
note-used = used
note-offered = offered
note-picked = chosen
note-by_treasury = beside the treasury
note-laid = laid, the way is open
note-reconstructed = reconstructed
level-gentle = gentle
level-book = as the cards are
level-grim = grim

done = done
none = no
quiet = not this turn
printed = the printed number
die = the die
agree = agree
refuse = refuse
retreat = retreat
trade = trade a card
any = whatever you give

## Options of the game

setting-difficulty = Difficulty
choice-difficulty-gentle = gentle: Smaug’s further moves are 1 shorter
choice-difficulty-book = the cards as they are
choice-difficulty-grim = grim: Smaug’s further moves are 1 longer
setting-hands = Hands
choice-hands-closed = closed: everybody sees only the own hand
choice-hands-open = open: all see all cards
setting-colours = Colours
typed-colours = one for each seat (blue,green,red,yellow)
setting-first = First player
choice-first-1 = player 1
choice-first-2 = player 2
choice-first-random = by lot
typed-first = a seat number, or “random”

## Questions

prompt-setup-first = By lot: who begins, and holds Thorin’s Key?
prompt-march-card = { NAME($colour) }: which march card do you use?
prompt-march-piece = { NAME($colour) }: which dwarf goes ({ NAME($march) })?
prompt-march-companion = { NAME($colour) }: who rides along with { NAME($piece) } ({ NAME($march) })?
prompt-march-space = { NAME($colour) }: where does { NAME($piece) } stop ({ NAME($march) })?
prompt-cards-play = { NAME($colour) }: play a card, or go on to drawing?
prompt-card-how = { NAME($colour) }, { NAME($card) }: by the printed number, or by the die?
prompt-card-piece = { NAME($colour) }, { NAME($card) }: who goes?
prompt-card-space = { NAME($colour) }, { NAME($card) }: where does { NAME($piece) } stop?
prompt-card-joins = { NAME($colour) }, { NAME($card) }: which dwarf catches up?
prompt-card-gandalf = { NAME($colour) }, { NAME($card) }: which way does Gandalf go?
prompt-card-roll = { NAME($colour) } rolls for { NAME($card) }. What does the die show?
prompt-card-arrow = { NAME($colour) } lets fly: { NAME($card) }, which needs at least { $need }. What does the die show?
prompt-trade-partner = { NAME($colour) }: with whom do you trade?
prompt-trade-price = { NAME($leader) } trades with { NAME($partner) }: which card is discarded first ({ $n } to go)? { NAME($colour) } chooses.
prompt-trade-give = { NAME($leader) } trades with { NAME($partner) }: which card do you give? { NAME($colour) } chooses.
prompt-trade-wish = { NAME($leader) } trades with { NAME($partner) }: what do you wish for? { NAME($colour) } chooses.
prompt-trade-answer = { $wish ->
    [any] { NAME($colour) }: { NAME($leader) } gives { NAME($partner) } the card { NAME($card) } for any card. What do you give?
   *[other] { NAME($colour) }: { NAME($leader) } gives { NAME($partner) } the card { NAME($card) } and wishes for { NAME($wish) }. What do you give?
}
prompt-trade-confirm = { NAME($colour) }: { NAME($partner) } would rather give { NAME($wish) } for { NAME($card) }. Agreed, { NAME($leader) }?
prompt-draw-deck = { NAME($colour) }: from which deck first?
prompt-draw-card = { $occasion ->
    [deal] { NAME($colour) }, first hand: one card from { NAME($deck) }. Which one?
    [adventure] { NAME($colour) }, { NAME($card) }: one card from { NAME($deck) }. Which one?
   *[draw] { NAME($colour) }: one card from { NAME($deck) }. Which one?
}
prompt-draw-discard = { NAME($colour) }: six cards may be kept; which do you discard ({ $n } too many)?
prompt-adventure-draw = { NAME($colour) } meets an adventure: one card from { NAME($deck) }. Which one?
prompt-adventure-whom = { NAME($colour) }: { NAME($card) } befalls one of you. Whom do you propose?
prompt-adventure-agree = { NAME($colour) }: shall { NAME($card) } befall { NAME($piece) }?
prompt-adventure-roll = { NAME($colour) } rolls for { NAME($piece) }: { NAME($card) }. What does the die show?
prompt-adventure-wanders = { NAME($colour) } rolls for { NAME($card) }: Bilbo goes back by that number. What does the die show?
prompt-adventure-discard = { NAME($colour) }, { NAME($card) }: which card do you discard?
prompt-barrels-steps = { NAME($colour) }, { NAME($card) }: how far do all float?
prompt-web-cards = { NAME($colour) }: { NAME($piece) } breaks free with { $need }; { $n } so far. Which card do you throw in?
prompt-fight-offer = { NAME($colour) }: you fight { NAME($card) } together, { $need } exactly. Which cards could you play?
prompt-fight-cards = { NAME($colour) }: { NAME($card) } is beaten with { $need } exactly. Which card do you play?
prompt-fight-agree = { NAME($colour) }: against { NAME($card) } ({ $need }) these are proposed: { $cards }. Agreed?
prompt-fight-retreat = { NAME($colour) } retreats from { NAME($card) }: back { $steps } less the number rolled. What does the die show?
prompt-smaug-treasure = { $main ->
    [0] { NAME($colour) }: Smaug is about to go { $extra }. Play a treasure?
   *[other] { $extra ->
        [0] { NAME($colour) }: Smaug is about to go { $main }. Play a treasure?
       *[other] { NAME($colour) }: Smaug is about to go { $main }, then { $extra } further. Play a treasure?
    }
}
prompt-smaug-armour = { NAME($colour) } attacks Smaug: the strongest card breaks his armour.
prompt-smaug-push = { NAME($colour) }: which second card drives Smaug back?
prompt-smaug-value = { NAME($colour) }, { NAME($card) }: how far is Smaug driven back?

option-march-space-space = { $back ->
    [yes] { NAME($value) }: { $n } back, { NAME($place) }
   *[no] { NAME($value) }: { $n } ahead, { NAME($place) }
}
option-card-space-space = { $back ->
    [yes] { NAME($value) }: { $n } back, { NAME($place) }
   *[no] { NAME($value) }: { $n } ahead, { NAME($place) }
}
option-march-companion-none = nobody
option-card-piece-none = nobody: the card is lost
option-card-space-none = nowhere: the card is lost
option-cards-play-piece = break free: { NAME($value) }
option-cards-play-done = no more cards: draw two
option-fight-offer-done = that is all
option-smaug-treasure-none = no treasure now
option-smaug-treasure-quiet = no treasure in this turn
option-smaug-armour-none = no card of strength
option-smaug-push-none = no second card: he stays
option-trade-answer-refuse = no trade

## What happened

event-setup-first = { NAME($colour) } begins and holds Thorin’s Key.
event-turn-begin = Turn { $turn }: { NAME($colour) }.
event-march-card = { NAME($colour) } uses { NAME($march) }.
event-march-nobody = { NAME($colour) } turns { NAME($march) } down: no dwarf can go.
event-move-ahead = { $n ->
    [one] { $pieces }: from { NAME($origin) } to { NAME($space) }.
   *[other] { $pieces } together: from { NAME($origin) } to { NAME($space) }.
}
event-move-back = { $n ->
    [one] { $pieces }: back from { NAME($origin) } to { NAME($space) }.
   *[other] { $pieces } together: back from { NAME($origin) } to { NAME($space) }.
}
event-move-driven = Back to { NAME($space) }: { NAME($piece) }.
event-move-home = { $n ->
    [one] Home at last: { $pieces }.
   *[other] Home at last, both: { $pieces }.
}
event-key-opens = { NAME($colour) } lays Thorin’s Key: the secret door is open for all.
event-key-passes = Thorin’s Key passes to { NAME($colour) }.
event-ring-found = Bilbo wears the Ring again ({ NAME($space) }).
event-ring-lost = Bilbo loses the Ring on { NAME($space) }.
event-ring-safe = Nothing to lose: Bilbo is without the Ring, or home.
event-ring-swept = Smaug sweeps the Ring up; it lies beside the treasury.
event-cards-play = { NAME($colour) } plays { NAME($card) }.
event-cards-roll = { NAME($colour) } rolls { $roll }.
event-cards-nobody = { NAME($colour) } moves nobody with the { $roll }: the card is lost.
event-cards-gandalf = Gandalf goes along his path: { NAME($step) }.
event-cards-arrow = { $hit ->
    [yes] { NAME($colour) } and { NAME($card) } roll { $roll } and needed { $need }: the Arrow strikes home.
   *[no] { NAME($colour) } and { NAME($card) } roll { $roll } and needed { $need }: the Arrow misses.
}
event-trade-talk = { NAME($colour) } proposes a trade to { NAME($partner) }.
event-trade-proposed = { $wish ->
    [any] { NAME($colour) } proposes to { NAME($partner) }: { NAME($card) } for any card.
   *[other] { NAME($colour) } proposes to { NAME($partner) }: { NAME($card) } for { NAME($wish) }.
}
event-trade-refused = { NAME($colour) } and { NAME($partner) } do not trade.
event-trade-price = { NAME($colour) } trades with { NAME($partner) } and discards { $price }.
event-trade-done = { NAME($colour) } gives { NAME($card) } to { NAME($partner) } for { NAME($wish) } (discarded: { $price }).
event-draw-card = { NAME($colour) } draws { NAME($card) } ({ NAME($deck) }).
event-draw-hidden = { NAME($colour) } draws a card ({ NAME($deck) }).
event-draw-smaug = { NAME($colour) } draws a Smaug card ({ NAME($deck) }).
event-draw-shuffled = Beorn’s House is empty: { $n } discards are shuffled into it.
event-draw-nothing = There is no card left for { NAME($colour) }.
event-draw-discard = { NAME($colour) } discards { NAME($card) }.
event-adventure-meets = { $n ->
    [one] { $pieces } in { NAME($deck) }: { NAME($card) }.
   *[other] { $pieces } together in { NAME($deck) }: { NAME($card) }.
}
event-adventure-refused = { NAME($colour) } will not have it.
event-adventure-roll = { $n ->
    [0] { NAME($piece) }: a { $roll }, nothing happens.
   *[other] { NAME($piece) }: a { $roll }, { $n } back.
}
event-adventure-no_way = The way on is closed for { NAME($piece) }.
event-barrels-stuck = The barrels are stuck.
event-web-caught = Caught in a web on { NAME($space) }: { NAME($piece) }.
event-web-nobody = The web is for others: nobody is caught.
event-web-bilbo_frees = Bilbo with the Ring frees { NAME($piece) } on { NAME($space) }.
event-web-released = { $n ->
    [one] Broken free: { NAME($piece) }, with { $cards }.
   *[other] Broken free: { NAME($piece) }, with these: { $cards }.
}
event-fight-offer = { NAME($colour) } could play { NAME($card) }.
event-fight-refused = { NAME($colour) } does not agree.
event-fight-won = { $gandalf ->
    [yes] Beaten: { NAME($card) }, { $need } exactly ({ $n } played: { $cards }; Gandalf doubles { NAME($doubled) }).
   *[no] { $n ->
        [one] Beaten: { NAME($card) }, { $need } exactly, by { NAME($doubled) }.
       *[other] Beaten: { NAME($card) }, { $need } exactly ({ $cards }).
    }
}
event-fight-lost = Not beaten: { NAME($card) }. The die shows { $roll }, so { $steps } back.
event-smaug-card = { $extra ->
    [0] { NAME($card) }: Smaug goes { $main }.
   *[other] { NAME($card) }: Smaug goes { $main }, then { $extra } further.
}
event-smaug-gandalf = Gandalf by the cave holds Smaug back: no further move.
event-smaug-treasure = { $main ->
    [0] { $extra ->
        [0] { NAME($colour) } plays { NAME($card) }: Smaug does not move.
       *[other] { NAME($colour) } plays { NAME($card) }: Smaug has { $extra } to go.
    }
   *[other] { $extra ->
        [0] { NAME($colour) } plays { NAME($card) }: Smaug has { $main } to go.
       *[other] { NAME($colour) } plays { NAME($card) }: Smaug has { $main } to go, then { $extra } further.
    }
}
event-smaug-moves = Smaug stops on { NAME($space) }.
event-smaug-passes = Smaug flies over { NAME($piece) }: ten back.
event-smaug-kills = Killed by Smaug on { NAME($space) }: { NAME($piece) }.
event-smaug-attacked = Against Smaug on { NAME($space) }: { NAME($piece) }.
event-smaug-armour = { NAME($colour) } breaks his armour with { NAME($card) }.
event-smaug-second = { NAME($colour) } strikes with { NAME($card) }.
event-smaug-back = Smaug is driven back by { $n }: { NAME($space) }.
event-smaug-stays = Smaug stays where he is.
event-ending-goal = Bilbo and a dwarf of every player are home: all have won.
event-ending-arrow = Smaug falls: all have won.
event-ending-dragon = Smaug has reached the dragon space: all have lost.
event-ending-bilbo = Bilbo is dead: all have lost.
event-ending-dwarves = Both dwarves of a player are dead: all have lost.

reason-ending-goal = Bilbo and a dwarf of every player reached the final space
reason-ending-arrow = Bard’s Arrow struck Smaug down
reason-ending-dragon = Smaug reached the dragon space
reason-ending-bilbo = Smaug killed Bilbo
reason-ending-dwarves = Smaug killed both dwarves of a player
verdict-ending-goal = The treasure is yours
verdict-ending-arrow = The dragon is slain
verdict-ending-dragon = Esgaroth burns
verdict-ending-bilbo = Bilbo is lost
verdict-ending-dwarves = A company is lost
told-ending-goal = All were home by turn { $turn }. Dwarves killed: { $killed }; Smaug had { $left } to go.
told-ending-arrow = The Arrow flew in turn { $turn }. Dwarves killed: { $killed }; Smaug had { $left } to go.
told-ending-dragon = Smaug came to the lake in turn { $turn }. Dwarves killed: { $killed }; to go: { $left }.
told-ending-bilbo = Bilbo died in turn { $turn }. Dwarves killed: { $killed }; Smaug had { $left } to go.
told-ending-dwarves = It ended in turn { $turn }. Dwarves killed: { $killed }; Smaug had { $left } to go.

## Tables of content

table-spaces = spaces of the road
table-steps = Gandalf’s path
table-colours = colours
table-marches = march cards
table-travel = cards that move somebody
table-strength = dwarves and allies
table-treasures = the treasury
table-smaug = Smaug cards
table-enemies = enemies
table-webs = webs
table-adventures = other adventures
table-difficulty = difficulty

## Why something cannot be chosen

why-home = { NAME($piece) } is on the final space and stays there. Rules: “The final space”.
why-killed = { NAME($piece) } was killed by Smaug. Rules: “Smaug”.
why-caught = { NAME($piece) } lies in a web. Rules: “Webs”.
why-edge = { NAME($piece) } cannot go back past the start. Rules: “Movement”.
why-wall = Nobody who can be seen passes Smaug, { NAME($piece) } neither. Rules: “Smaug”.
why-locked = { NAME($piece) } cannot pass the key space before the key is laid. Rules: “Thorin’s Key”.
why-gate = { NAME($piece) } enters the final space only when the fellow dwarf has reached the rune. Rules: “The final space”.
why-not_so_far = { NAME($piece) } moves exactly the number of the card, and does not stop there. Rules: “Movement”.
why-not_yours = You move your own dwarves, and only whom the card names. Rules: “The march”.
why-not_on_space = { NAME($piece) } is not on this space. Rules: “The march”.
why-nobody_plays = Nobody else plays this colour. Rules: “Set-up”.
why-march_used = This march card is used; all four are turned up again when the last is used. Rules: “The march”.
why-nobody_moves = None of your dwarves can go so far. Rules: “Movement”.
why-not_in_hand = You do not hold this card. Rules: “Cards”.
why-in_fights_only = Dwarves and allies are played in fights, against Smaug, and to get out of a web. Rules: “Cards”.
why-treasure_later = A treasure is played when Smaug is about to move; you will be asked. Rules: “Smaug”.
why-gandalf_end = Gandalf cannot go so far either way. Rules: “Cards”.
why-gandalf_elsewhere = Gandalf goes exactly the printed number. Rules: “Cards”.
why-nobody_ahead = There is no lone dwarf ahead. Rules: “Cards”.
why-lone_taken = Beside the nearest lone dwarf ({ NAME($space) }) there is no room. Rules: “Cards”.
why-smaug_in_cave = Smaug is in his cave. Rules: “Cards”.
why-no_bard = The Arrow needs Bard the Bowman in your hand. Rules: “Cards”.
why-nobody_caught = { NAME($piece) } is not caught. Rules: “Webs”.
why-not_strong_enough = Your cards make { $n }; { $need } are needed. Rules: “Webs”.
why-too_few_cards = { $need } cards are discarded first, and one is given. Rules: “Trades”.
why-nobody_to_trade = There is nobody to trade with. Rules: “Trades”.
why-declined = { NAME($colour) } has declined in this turn. Rules: “Trades”.
why-partner_empty = { NAME($colour) } has nothing to give. Rules: “Trades”.
why-not_wished = This card cannot be there. Rules: “Trades”.
why-no_key = Thorin’s Key is not there. Rules: “Trades”.
why-not_exact = With this card { $need } cannot be made exactly. Rules: “Fights”.
why-no_strength = This card has no strength. Rules: “Fights”.
why-not_offered = Nobody offers this card here. Rules: “Fights”.
why-strongest_first = The strongest card breaks his armour. Rules: “Smaug”.
why-choose_first = The march card is chosen already. Rules: “The march”.
why-not_this_card = The card does not say so. Rules: “Cards”.
why-no_refuge = No dwarf of yours stands there. Rules: “Drawing”.
why-refuge_empty = This deck is empty; Beorn’s House gives a card instead. Rules: “Drawing”.
why-key_lies = Thorin’s Key lies beside your march cards; it is no card of the hand. Rules: “Thorin’s Key”.

## What a choice changes

outcome-adventure = adventure ({ NAME($deck) }): { $enemies } of { $n } cards are enemies
outcome-enemy = { $can ->
    [yes] meets { NAME($card) }: your hand can make { $need }
   *[no] meets { NAME($card) }: your hand cannot make { $need }
}
outcome-attacks = { $n ->
    [0] attacks Smaug, without two cards of strength in vain
   *[other] attacks Smaug: your second card drives him back by { $n }
}
outcome-opens_key = opens the secret door
outcome-frees = frees whoever lies there
outcome-finds_ring = Bilbo wears the Ring again
outcome-home = home
outcome-danger = { $n } of { $of } Smaug cards in Beorn’s House would kill there
outcome-retreat = back by 10 less the die: to a space from { $low } to { $high }, each face alike
outcome-arrow = { $n } of 6 faces slay Smaug
outcome-die = { $n } of 6 faces lead on
outcome-smaug_to = Smaug comes to { NAME($space) }
outcome-kills = { $n ->
    [one] kills { $pieces }
   *[other] kills both: { $pieces }
}
outcome-throws = { $n ->
    [one] throws back: { $pieces }
   *[other] throws back, together { $n }: { $pieces }
}
outcome-lost = all is lost
outcome-drives = Smaug back by { $n }: { NAME($space) }
outcome-gandalf_by = Gandalf helps { NAME($beside) }
outcome-gandalf_idle = Gandalf helps nowhere
outcome-dragons = { $n } of { $of } cards in Beorn’s House are Smaug
outcome-sum = up to { $n } of { $need }

## About things

about-card = { NAME($deck) }, copies: { $n }
about-moves = { $extra ->
    [0] At this table Smaug goes { $main }.
   *[other] At this table Smaug goes { $main } and then { $extra } further.
}
about-own_numbers = With the tables in use its figures are { $figures }.
about-reconstructed = Reconstructed: the rulebook does not give all of its numbers.
about-space = { NAME($place) }
about-step = { NAME($beside) }
about-deck = { $n } cards left
about-smaug = { $n } spaces to the dragon space; { $cards } of { $of } cards in Beorn’s House are his.

## Notes for a first match

guide-march-card = You move one of your two dwarves with a march card. Each card serves once, then all four come back. Going back is allowed and meets no adventure.
guide-cards-play = Cards move Bilbo, your dwarves or Gandalf. Keep dwarves and allies: enemies want their exact strength, and Smaug is driven back with two of them.
guide-fight-cards = The cards must make exactly the strength of the enemy, or you go back. Gandalf beside the circle doubles one card.
guide-smaug-treasure = Smaug kills where he stops and throws back whom he passes or leaves behind. A treasure shortens this move; keep it if nothing bad happens.
guide-smaug-armour = The strongest card is lost on his armour; the second drives him back by its strength.
guide-draw-deck = A dwarf in a refuge draws from its deck: stronger cards, and no Smaug among them.

## A first match, and the game in three lines

study-first_steps = At the edge of Mirkwood
    .text = A first match for two. The companies are under way, Bilbo wears the Ring, and Smaug sleeps in his cave. The notes say what matters when it matters; nothing here can go badly wrong at once.
study-at_the_door = At the secret door
    .text = Blue holds the key two spaces from the door, and Smaug has come out on the road. Drive him back, open the door, and bring all home.
how-1 = Move your two dwarves with march cards, and Bilbo together with cards of the hand.
how-2 = Beat enemies with exact strength, and drive Smaug back when he bars the road.
how-3 = Bring Bilbo and a dwarf of every player home before Smaug comes to the lake.

## The drawn board

land-mirkwood = Mirkwood
land-lake = Long Lake
land-desolation = Desolation of Smaug
land-mountain = The Lonely Mountain
land-forest_river = Forest River
land-stream = Enchanted Stream
land-shire = from the Shire
land-beorn = Beorn’s House
land-esgaroth = Esgaroth
land-dale = Dale
land-dragon = Dragon|space
land-rune = Rune
land-door = Hidden door
land-hall = King’s hall
land-cave = Smaug’s cave
heap-beorn = Beorn’s deck
heap-esgaroth = Lake deck
heap-treasury = Treasury
heap-adventures = Adventures
heap-discards = Discards
heap-key = Key
drawn-left = { $n ->
    [one] { $n } step to the lake
   *[other] { $n } steps to the lake
}
drawn-to-lake = to the lake
drawn-cards = { $n ->
    [one] { $n } Smaug card left, { $in } in Beorn’s { $of }
   *[other] { $n } Smaug cards left, { $in } in Beorn’s { $of }
}
drawn-now = { $main ->
    [0] Now: { $extra } steps
   *[other] { $extra ->
        [0] Now: { $main } steps
       *[other] Now: { $main } and { $extra } more
    }
}
drawn-stops-here = { $n ->
    [one] { $n } Smaug card stops here
   *[other] { $n } Smaug cards stop here
}
drawn-company = The company
drawn-march = March
drawn-without-ring = without the Ring
drawn-doubles = ×2
drawn-key-open = door open
drawn-key-with = with { NAME($colour) }
drawn-strength = strength
drawn-exactly = { $n } exactly
drawn-exactly-doubled = { $n } exactly; Gandalf doubles one card
drawn-beaten-back = Retreat or no match: back 10 − die, to
drawn-sum = { $n } of { $need }
drawn-exact-with = exact
drawn-also-exact = also exact
drawn-closed-hand = closed hand
drawn-passes = passes
drawn-halts = stops
drawn-thrown = thrown back 10: { $pieces }
drawn-slain = killed: { $pieces }
drawn-nobody = nobody there
drawn-gives = gives
drawn-gets = gets
drawn-pays = discards
drawn-show = Show to all
drawn-hide = Hide again
drawn-shown = shown
drawn-shows = { NAME($colour) } shows: { $cards }
drawn-tally = Who did what
drawn-tally-spaces = spaces
drawn-tally-cards = cards
drawn-tally-foes = beaten
drawn-tally-back = Smaug back
drawn-waits = { $n ->
    [one] { $n } space can be reached
   *[other] { $n } spaces can be reached
}
