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
    .short = the way begins
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
    .short = the journey’s end
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
    .short = equal signs together
effect-no_gandalf = Balrog: Gandalf does nothing
    .short = Gandalf is powerless
effect-double_fellowship = Elves: each Fellowship holds two Orcs
    .short = Fellowship holds 2 Orcs
effect-repeat_throws = Éomer: each throw may be repeated once
    .short = throw again, once each
effect-double_orcs = Saruman: each Orc needs two Fellowships
    .short = every Orc counts double
effect-no_nazgul = Éowyn: no Nazgûl harms the hobbit on turn
    .short = Nazgûl spare you
effect-all_nazgul = Witch-king: every Nazgûl strikes the hobbit on turn
    .short = all Nazgûl strike you
effect-two_rings = Shelob: one Ring is lost, so it takes two to enter Mordor
    .short = only 2 Rings lead on

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
note-by_rule = by rule
note-left = left

## Options of the game

setting-sheet = Sheet
choice-sheet-basic = simple: the places have no effect
choice-sheet-advanced = full: every place has its own effect
setting-layout = Layout
choice-layout-standard = as printed
choice-layout-long = long: two spaces a place, a house variant
setting-hobbits = Hobbits
choice-hobbits-choose = the players choose
typed-hobbits = one for each seat (frodo,sam,merry,pippin), or “choose” to let the players choose
setting-first = First player
choice-first-1 = player 1
choice-first-2 = player 2
choice-first-random = by lot
typed-first = a seat number, or “random”

## Prompts

prompt-setup-hobbit = Player { $seat }: choose your hobbit.
prompt-setup-first = Who begins?
prompt-throw-roll = { NAME($hobbit) } throws { $number ->
    [one] one die
   *[other] { $number } dice
}. What does the { NAME($die) } show?
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

## The end, in a headline and a sentence

verdict-ending-alone = { $winners } wins
verdict-ending-tie_break = { $winners } wins
verdict-ending-shared = { $winners } win together
verdict-ending-all_lost = The Shadow wins
told-ending-alone = { $left ->
    [one] First in Mordor, in turn { $turn }, with one mark left before the Nazgûl.
   *[other] First in Mordor, in turn { $turn }, with { $left } marks left before the Nazgûl.
}
told-ending-tie_break = { $left ->
    [one] More than one reached Mordor by turn { $turn }; one mark left is the most.
   *[other] More than one reached Mordor by turn { $turn }; { $left } marks left are the most.
}
told-ending-shared = In Mordor by turn { $turn }, with equally many marks left ({ $left }).
told-ending-all_lost = The Nazgûl have caught every hobbit by turn { $turn }. Nobody reached Mordor.

## Tables of content

table-dice = faces of the dice
table-hobbits = hobbits and colours
table-places = places and their effects
table-ring_tracks = ring-bearer track
table-nazgul_tracks = Nazgûl track

## Why something cannot be chosen

why-hobbit_taken = { NAME($hobbit) } is already taken by player { $seat }; every player has a different hobbit. Rules: “Set-up”.
why-repeat_first = First say whether this throw is repeated. Rules: “The advanced sheet”, Rohan.
why-aside_before = This die was set aside in an earlier throw and stays there until the turn ends. Rules: “A turn: throwing and setting aside”.
why-picked_already = This die is already set aside from this throw. Rules: “A turn: throwing and setting aside”.
why-nazgul_first = A Nazgûl must be set aside first. Rules: “Nazgûl and colours”.
why-one_nazgul = Only one Nazgûl is set aside from a throw. Rules: “Nazgûl and colours”.
why-equal_symbol = { NAME($symbol) } is already set aside from this throw, and no two equal symbols may be. Rules: “A turn: throwing and setting aside”.
why-one_at_least = At least one die must be set aside from every throw. Rules: “A turn: throwing and setting aside”.
why-halve_later = Squares are halved after the throwing, if Gandalf was set aside. Rules: “Gandalf”.
why-order_first = First say what acts first, Gandalf or the Nazgûl. Rules: “What the symbols do”.
why-throwing_over = The throwing is over; now the dice set aside take effect. Rules: “What the symbols do”.
why-no_square = This Nazgûl track has only { $last } squares.
why-square_crossed = Square { $space } is already crossed; Gandalf halves empty squares only. Rules: “Gandalf”.
why-square_halved = Square { $space } is already halved, and no square is halved twice. Rules: “Gandalf”.

## What a choice changes

outcome-takes_die = plays with the { NAME($die) }
outcome-throws_again = { $n ->
    [one] one die is thrown again
   *[other] { $n } dice are thrown again
}
outcome-throw_stands = this throw stands
outcome-ends_throwing = ends the throwing; the other dice do not count
outcome-ends_with_last = ends the throwing: it is the last die
outcome-strikes = { $then ->
    [0] { NAME($hobbit) }: marks left { $left } → 0, out of the game
   *[other] { NAME($hobbit) }: marks left { $left } → { $then }
}
outcome-strikes_me = { $then ->
    [0] { NAME($hobbit) }: marks left { $left } → 0, out unless Gandalf helps
   *[other] { NAME($hobbit) }: marks left { $left } → { $then }, before Gandalf
}
outcome-strikes_nobody = Éowyn: no mark for { NAME($hobbit) }
outcome-rings = spaces to go, as the dice set aside stand: { $spaces } → { $then }, { NAME($hobbit) } would be { NAME($place, case: "loc") }
outcome-rings_held = { $spaces ->
    [0] leads no further yet: Orcs or Shelob take it
   *[other] leads no further: { $spaces } are enough for Mordor
}
outcome-gandalf_may = may halve a square: one more mark for { NAME($hobbit) }
outcome-gandalf_idle = the Balrog: does nothing for { NAME($hobbit) }
outcome-strike_now = { $then ->
    [0] { NAME($hobbit) }: marks left { $left } → 0, out of the game
   *[other] { NAME($hobbit) }: marks left { $left } → { $then }
}
outcome-halved = { NAME($hobbit) }: marks left { $left } → { $then }
outcome-not_halved = { NAME($hobbit) }: marks left stay at { $left }
outcome-sum = Rings { $rings }, Orcs { $orcs } against Fellowships { $fellowship }, Nazgûl { $nazgul }
outcome-goes = { $spaces ->
    [one] { NAME($hobbit) } walks one step: { NAME($place) }
   *[other] { NAME($hobbit) } walks { $spaces } steps: { NAME($place) }
}
outcome-held = { NAME($hobbit) } stays: Orcs hold the Rings
outcome-stays = { NAME($hobbit) } stays { NAME($place, case: "loc") }
outcome-struck = { $then ->
    [0] { NAME($hobbit) }: { $left } → 0 left, out
   *[other] { NAME($hobbit) }: { $left } → { $then } left
}

## Notes for a first match

guide-throw-set_aside = Five dice lie on the table. Choose one or more of them, each with a different symbol; the rest is thrown again. Rings lead you towards Mordor.
guide-throw-set_aside-2 = Every Orc you set aside must be held by a Fellowship, or none of your Rings counts. The throwing ends with the last die or the White Tree.
guide-throw-nazgul = Where Nazgûl lie, one of them must go aside. It strikes the hobbit of its colour; the black one, and those of colours nobody plays, strike you.
guide-throw-repeat = You began this turn in Rohan: every throw may be repeated once, with all its dice.
guide-evaluate-order = Gandalf and a Nazgûl both act on your track, in the order you like. Halving a square first makes room for one mark more.
guide-evaluate-gandalf = Gandalf halves an empty square: two Nazgûl are then needed to fill it. Whose last square is filled is out.

## A first match, and the game in three lines

study-half_way = Half-way to Mordor
    .text = A first match of about ten minutes. Frodo and Sam rest in Lothlórien, level with each other, and no Nazgûl has found them yet. The notes say what matters when it matters; nothing here can go badly wrong at once.
how-1 = Throw five dice and keep at least one of each throw.
how-2 = Rings lead you on, Orcs hold you back, Nazgûl hunt you.
how-3 = The first hobbit in Mordor wins, if the Nazgûl do not get there first.
