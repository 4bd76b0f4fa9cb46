# Journey to Mordor. Names are facts; every sentence is our own.

game-title = Journey to Mordor
game-summary = A race of hobbits to Mount Doom: throw dice, set some aside, and keep ahead of the Nazgûl.

## Names

hobbit-frodo = Frodo
hobbit-sam = Sam
hobbit-merry = Merry
hobbit-pippin = Pippin

die-yellow = yellow die
die-red = red die
die-blue = blue die
die-green = green die
die-black = black die

symbol-ring = Ring
symbol-gandalf = Gandalf
symbol-fellowship = Fellowship
symbol-orc = Orc
symbol-nazgul = Nazgûl
symbol-white_tree = White Tree

# .loc: with its preposition.
place-bag_end = Bag End
    .loc = at Bag End
place-rivendell = Rivendell
    .loc = in Rivendell
place-moria = Moria
    .loc = in Moria
place-lothlorien = Lothlórien
    .loc = in Lothlórien
place-rohan = Rohan
    .loc = in Rohan
place-helms_deep = Helm’s Deep
    .loc = at Helm’s Deep
place-gondor = Gondor
    .loc = in Gondor
place-minas_tirith = Minas Tirith
    .loc = in Minas Tirith
place-shelobs_lair = Shelob’s Lair
    .loc = in Shelob’s Lair
place-mordor = Mordor
    .loc = in Mordor

space-1 = square 1
space-2 = square 2
space-3 = square 3
space-4 = square 4
space-5 = square 5
space-6 = square 6
space-7 = square 7
space-8 = square 8
space-9 = square 9
space-10 = square 10
space-11 = square 11
space-12 = square 12
space-13 = square 13
space-14 = square 14
space-15 = square 15
space-16 = square 16
space-17 = square 17
space-18 = square 18
space-19 = square 19
space-20 = square 20
space-21 = square 21
space-22 = square 22
space-23 = square 23
space-24 = square 24

repeat = throw these dice again
keep = keep this throw
none = none

effect-none = no effect
effect-equal_symbols = Elrond: equal symbols may be set aside
effect-no_gandalf = Balrog: Gandalf does nothing
effect-double_fellowship = Elves: each Fellowship holds two Orcs
effect-repeat_throws = Éomer: each throw may be repeated once
effect-double_orcs = Saruman: each Orc needs two Fellowships
effect-no_nazgul = Éowyn: no Nazgûl harms the hobbit on turn
effect-all_nazgul = Witch-king: every Nazgûl strikes the hobbit on turn
effect-two_rings = Shelob: one Ring is lost, so it takes two to enter Mordor

track-ring = Ring-bearer
track-nazgul = Nazgûl
tray-dice = Dice

mark-empty = open
mark-here = here
mark-passed = passed
mark-halved = halved
mark-half_crossed = half crossed
mark-crossed = crossed

note-active = on turn
note-out = out of the game
note-aside = set aside
note-picked = chosen

## Options of the game

setting-sheet = Sheet: “basic” leaves the places without effect, “advanced” gives each its own
setting-layout = Layout: “standard” as printed, “long” with two spaces a place (house variant)
setting-hobbits = Hobbits: one for each seat (frodo,sam,merry,pippin), or “choose” to let the players choose
setting-first = First player: a seat number, or “random”

## Prompts

prompt-setup-hobbit = Player { $seat }: choose your hobbit.
prompt-setup-first = Who begins?
prompt-throw-roll = { NAME($hobbit) } throws the dice. What does the { NAME($die) } show?
prompt-throw-repeat = { NAME($hobbit) } in Rohan: throw all these dice again? The second result will stand.
prompt-throw-nazgul = { NAME($hobbit) }: one Nazgûl must be set aside. Which?
prompt-throw-set_aside = { $picked ->
    [0] { NAME($hobbit) }: set at least one die aside.
   *[other] { NAME($hobbit) }: set anything else aside?
}
prompt-evaluate-order = { NAME($hobbit) }: which acts first on your Nazgûl track?
prompt-evaluate-gandalf = { $gandalfs ->
    [one] { NAME($hobbit) }: Gandalf may halve an empty square. Which?
   *[other] { NAME($hobbit) }: Gandalf may halve an empty square ({ $gandalfs } to go). Which?
}

option-throw-nazgul-die = { $struck ->
    [none] { NAME($value) }: strikes no one
   *[other] { NAME($value) }: strikes { NAME($struck) }
}
option-throw-set_aside-die = { $struck ->
    [none] { NAME($value) }: { NAME($symbol) }
   *[other] { NAME($value) }: { NAME($symbol) }, strikes { NAME($struck) }
}
option-throw-set_aside-done = no more from this throw
option-evaluate-order-gandalf = Gandalf: halve a square
option-evaluate-order-nazgul = Nazgûl: cross a square
option-evaluate-gandalf-none = halve none

## What happened

event-setup-hobbit = Player { $seat } is { NAME($hobbit) }.
event-setup-first = { NAME($hobbit) } begins.
event-turn-begin = { $special ->
    [no] Turn { $turn }: { NAME($hobbit) } is { NAME($place, case: "loc") }.
   *[other] Turn { $turn }: { NAME($hobbit) } is { NAME($place, case: "loc") }. { NAME($effect) }.
}
event-throw-roll = Throw: { $symbols }.
event-throw-repeat = The same dice are thrown again.
event-throw-set_aside = Set aside: { NAME($symbol) } ({ NAME($die) }).
event-throw-white_tree = The White Tree ends the throwing.
event-evaluate-gandalf = Gandalf halves square { $space } on { NAME($hobbit) }’s Nazgûl track.
event-evaluate-nazgul = { $left ->
    [0] A Nazgûl strikes { NAME($hobbit) } on the last square.
    [one] A Nazgûl strikes { NAME($hobbit) } on square { $space }: only one mark left.
   *[other] A Nazgûl strikes { NAME($hobbit) } on square { $space }: { $left } marks left.
}
event-evaluate-ring = { $rings ->
    [one] One Ring counts: { NAME($hobbit) } moves on and is now { NAME($place, case: "loc") }.
   *[other] { $rings } Rings count: { NAME($hobbit) } moves on and is now { NAME($place, case: "loc") }.
}
event-evaluate-orcs_stop = No Ring counts for { NAME($hobbit) }: { $orcs ->
    [one] one Orc
   *[other] { $orcs } Orcs
} { $fellowship ->
    [0] and no Fellowship
    [one] against one Fellowship
   *[other] against { $fellowship } Fellowships
}.
event-evaluate-orcs_held = { $fellowship ->
    [one] One Fellowship holds off
   *[other] { $fellowship } Fellowships hold off
} { $orcs ->
    [one] one Orc
   *[other] { $orcs } Orcs
}: the way is clear for { NAME($hobbit) }.
event-evaluate-shelob = Shelob takes one Ring from { NAME($hobbit) }.
event-evaluate-balrog = The Balrog keeps Gandalf from helping { NAME($hobbit) }.
event-evaluate-eowyn = Éowyn keeps the Nazgûl off { NAME($hobbit) }.
event-ending-out = { NAME($hobbit) } is out of the game.
event-ending-mordor = { NAME($hobbit) } has reached Mordor. This round is played out.
event-ending-alone = { $winners } wins: nobody else has reached Mordor.
event-ending-tie_break = { $winners } wins: more Nazgûl marks left than anyone else in Mordor.
event-ending-shared = Shared victory: { $winners }.
event-ending-all_lost = The Nazgûl have caught everyone. All have lost.

## Ways to end

reason-ending-alone = alone in Mordor
reason-ending-tie_break = more Nazgûl marks left
reason-ending-shared = shared victory
reason-ending-all_lost = all out

## Tables of content

table-dice = faces of the dice
table-hobbits = hobbits and colours
table-places = places and their effects
table-ring_tracks = ring-bearer track
table-nazgul_tracks = Nazgûl track
