# Hunt for the Ring. Names are facts; every sentence is our own.

game-title = Hunt for the Ring
game-summary = One carries the Ring in secret from the Shire to Rivendell; up to four others lead the Black Riders who search for him.
seat-1 = Ring-bearer
seat-2 = Ringwraiths 1
seat-3 = Ringwraiths 2
seat-4 = Ringwraiths 3
seat-5 = Ringwraiths 4
side-bearer = Ring-bearer
    .form = singular
side-riders = Ringwraiths
    .form = plural
how-1 = The Ring-bearer writes Frodo’s way down in secret: dots, and the numbers of locations.
how-2 = Black Riders ride, search, scent and hunt; the answers are always true.
how-3 = Frodo wins if he reaches Rivendell before the Ring has mastered him.
setting-part = Which part is played
choice-part-both = both parts
choice-part-1 = only Part 1, from the Shire to Bree
choice-part-2 = only Part 2, from Bree to Rivendell
setting-difficulty = Difficulty
choice-difficulty-standard = as in the rulebook
choice-difficulty-unstoppable_frodo = harder for Frodo: two information tokens for the Ringwraiths
choice-difficulty-terrible_nazgul = easier for Frodo: no information token for the Ringwraiths
setting-letter = The Letter with which Part 2 alone begins
choice-letter-gentle = gentle: Frodo came through Part 1 well
choice-letter-typical = typical: what Part 1 usually costs
choice-letter-grim = grim: the Ringwraiths were close behind him
setting-fellowship = Fellowship tokens
choice-fellowship-3 = three
choice-fellowship-4 = four, easier for Frodo
setting-havens = Refuges on long ways
choice-havens-off = none
choice-havens-on = a search does not find Frodo in a refuge
setting-abilities = First abilities of Frodo, Sam and Pippin
choice-abilities-ask = the Ring-bearer is asked, as in the rulebook
choice-abilities-always = they are always used, without a question
table-shire = Board of Part 1: places
table-shire_ways = Board of Part 1: lines
table-wild = Board of Part 2: places
table-wild_ways = Board of Part 2: lines
table-information = Information tokens
table-deeds = Deeds of Gandalf
table-journeys = Journey cards
table-tokens = Corruption tokens
table-dice = Action dice
table-allies = Ally cards
table-sorcery = Sorcery cards
table-companions = Companion cards

## Names

rider-blue = blue Nazgûl
rider-green = green Nazgûl
rider-red = red Nazgûl
rider-purple = purple Nazgûl
rider-lord = Lord of the Nazgûl
rider-nobody = nobody
die-ring = Ring
die-sword = Sword
die-sorcery = Sorcery
die-shadow = Shadow
die-lord_ring = Ring (Lord’s die)
die-lord_sword = Sword (Lord’s die)
die-lord_sorcery = Sorcery (Lord’s die)
die-morgul_ring = Morgul Ring
die-manhunt = Manhunt
die-morgul_shadow = Morgul Shadow
ability-1 = ability 1: any die, one step
ability-2 = ability 2: two dice, hunt or Perception
ability-3 = ability 3: Sword, one step and a search
ability-4 = ability 4: Ring, two steps
effect-1 = first effect
effect-2 = second effect
effect-3 = third effect
player-1 = first Ringwraith player
player-2 = second Ringwraith player
player-3 = third Ringwraith player
player-4 = fourth Ringwraith player
dot = a dot
stay = stay
move = move on
rest = rest
draw = spend a Fellowship token: draw a card
reveal = Gandalf shows himself
deed = a deed of Gandalf
rivendell = Gandalf stays in Rivendell
search = search
hunt = hunt
remove = remove an ally token
take = draw a sorcery card
change = change direction
keep = keep the way
pass = play nothing
done = done
phase-day1 = first day phase
phase-day2 = second day phase
phase-night = night phase
cause-set_up = set-up
cause-refresh = refresh step
cause-fellowship = for a Fellowship token
cause-action = action of a Nazgûl
cause-encounter = encounter
cause-rescue = rescue
cause-direction = change of direction
cause-flees = Gandalf flees
cause-hides = Gandalf hides again
kind-exit = exit
kind-ally = ally location
kind-dark = dark location
kind-frodo_start = Frodo may start here
kind-journey_start = ways begin here
kind-nazgul_start = Nazgûl start here
kind-dot = dot
piece-ally = ally token
piece-trail_eye = trail found by a search
piece-trail_sword = trail found by a hunt
piece-gandalf = Gandalf
piece-frodo = Frodo’s last location
panel-table = Table
panel-map = Map
track-movement = Movement track
track-corruption = Corruption track
tray-companions = Companions
tray-fellowship = Fellowship tokens
tray-hand = Hand
tray-allies = Ally cards
tray-looking = Cards just drawn
tray-discard = Discarded ally cards
tray-sheet = Journey sheet
tray-information = Information behind the screen
tray-journey = Journey card
tray-gandalf = Gandalf’s way
tray-deeds = Deeds behind the screen
tray-riders = Nazgûl
tray-sorcery = Sorcery cards
tray-found = Information found
tray-abilities = Abilities
tray-eyes = Eyes by the track
tray-drawn = Tokens drawn
tray-deeds_done = Deeds done
tray-by_track = Cards by the track
tray-mist = Perception is barred
tray-sensed = Last sensed
tray-pool = Hunt pool
tray-spells_gone = Discarded sorcery cards
tray-dice = Action dice
note-dot = a dot
note-stays = stays where he is
note-nowhere = not on the board
note-nothing = none
note-eye = the marker shows the Eye
note-fellowship = on Frodo’s card
note-lord = Lord of the Nazgûl
note-lead = leads
note-ally_back = ally cards
note-reconstructed = reconstructed
note-sorcery_back = sorcery cards
card-up = face up
card-down = turned
card-aside = not in play
mark-here = marker
mark-passed = passed
mark-empty = empty
group-shire = Places
group-wild = Places
group-ally = Ally cards
group-sorcery = Sorcery cards
group-companion = Companions
group-zone = Perception
group-section = Perception
group-ability = Abilities
group-die = Dice
group-word = Besides
about-card = What it does:
about-reconstructed = Reconstructed: the rulebook does not give all of it.
option-bearer-turn-shire = { NAME($value) }{ $again ->
        [yes] , again
        *[no] {""}
    }
option-bearer-turn-frodo = turn Frodo’s card: move
option-bearer-turn-merry = Merry: move an ally token
option-bearer-turn-wild = Gandalf goes to { NAME($value) }
option-rider-turn-zone = Perception: { NAME($value) }
option-rider-turn-section = Perception: { NAME($value) }
option-rider-turn-sorcery = cast “{ NAME($value) }”
option-setup-rider-pass = no more: the others take the rest
option-companion-use-take = { $who ->
        [frodo] take a Fellowship token
        [sam] draw an ally card
       *[other] draw two ally cards, keep one
    }
option-companion-use-pass = leave it
option-crossing-share-change = share them out
option-crossing-share-keep = everybody keeps the own hand
option-crossing-pass-player = a card for the { NAME($value) }
option-crossing-pass-done = pass on nothing more
guide-bearer-turn = A dot is always possible; a location needs enough dots. Nobody sees what you write.
guide-react-play = You are asked whether or not a card fits, so the question tells the hunters nothing.
guide-rider-turn = One move and one action. A search is free; a Ring asks about the zone or section.

## Prompts

prompt-setup-start = { NAME($side) }: one of Frodo’s start tokens ({ NAME($cause) }). Which one?
prompt-setup-information = { NAME($side) }: information token { $nth } of { $number } ({ NAME($cause) }). Which one?
prompt-setup-give = Which information token do the Ringwraiths get?
prompt-setup-rider = Which Nazgûl do you lead next? They act in this order.
prompt-setup-lead = { NAME($side) }: the lead player is drawn by lot ({ NAME($cause) }). Who is it?
prompt-setup-place = Where does it start: { NAME($rider) }?
prompt-setup-lord = The Lord of the Nazgûl is here from the start. Which of your Nazgûl does he replace?
prompt-dice-roll = { NAME($side) }: action roll ({ NAME($cause) }), die { $nth } of { $number }{ $lord ->
        [yes] , that of the Lord of the Nazgûl
       *[no] {""}
    }. What does it show?
prompt-dice-again = { NAME($side) }: “{ NAME($cause) }”, { $number ->
        [1] one used die
       *[other] used die { $nth } of { $number }
    } is rolled again. What does it show?
prompt-ally-draw = { NAME($side) }: { $number ->
        [1] one ally card
       *[other] ally card { $nth } of { $number }
    } ({ NAME($cause) }). Which one?
prompt-sorcery-draw = { NAME($side) }: { $number ->
        [1] one sorcery card
       *[other] sorcery card { $nth } of { $number }
    } ({ NAME($cause) }). Which one?
prompt-sorcery-lost = { NAME($side) }: one sorcery card of this hand is lost at random (“{ NAME($cause) }”). Which one?
prompt-bearer-turn = { NAME($phase) }: your turn. Frodo’s last location: { NAME($last) }, dots since: { $dots }.
prompt-bearer-extra = Frodo moves once more. Last location: { NAME($last) }, dots since: { $dots }.
prompt-bearer-keep = Which card do you keep?
prompt-bearer-discard = Which ally card do you discard?
prompt-companion-use = { $who ->
        [frodo] A new day, and no Fellowship token on Frodo’s card: do you take one?
        [sam] Frodo rests: do you draw an ally card, by Sam’s ability?
       *[other] Refresh step: do you draw two ally cards and keep one, by Pippin’s ability, instead of drawing one?
    }
prompt-react-play = Do you play a card out of turn?
prompt-card-effect = Which effect of “{ NAME($card) }”?
prompt-card-again = All ally tokens are on the board. Which one do you move there?
prompt-card-place = Where do you place the ally token?
prompt-card-token = Which ally token moves?
prompt-card-to = Where to?
prompt-card-rider = Which Nazgûl do you move?
prompt-card-push = Where do you move it from { NAME($place) }: { NAME($rider) }?
prompt-card-zone = Which zone?
prompt-card-section = Which section?
prompt-card-player = Whose hand do you look at?
prompt-card-look = Which card is discarded?
prompt-card-trail = Which trail token do you remove?
prompt-card-die = Which die is discarded?
prompt-rider-turn = { NAME($rider) }, now at { NAME($place) }: move and act.
prompt-rider-die = Which die do you use?
prompt-rider-step = Where does it go: { NAME($rider) }?
prompt-rider-which = Hunt, or Perception?
prompt-rider-target = Which location?
prompt-rider-zone = Perception on which zone?
prompt-rider-other = Which other Nazgûl moves?
prompt-rider-remove = Which ally token is removed?
prompt-rider-may_search = Do you search as well?
prompt-rider-discard = Five cards are the limit. Which one do you discard?
prompt-encounter-draw = { NAME($side) }: { $number ->
        [1] one corruption token
       *[other] corruption token { $nth } of { $number }
    } from the hunt pool ({ NAME($cause) }). Which one?
prompt-encounter-companion = Do you turn a companion card to put a token back?
prompt-encounter-return = Which token goes back?
prompt-escape-move = Frodo escapes. Last location: { NAME($last) }, dots since: { $dots }. Where to, or does he stay?
prompt-escape-way = Frodo escapes: back by one on a new way, or on along the old one?
prompt-crossing-share = Before Part 2: do the Ringwraiths share their sorcery cards out anew?
prompt-crossing-pass = Do you pass a sorcery card on? In the end all hold as many as each other, as far as can be.
prompt-crossing-give = Which sorcery card do you pass to seat { $seat }?
prompt-journey-draw = { NAME($side) }: { $number ->
        [1] one journey card
       *[other] journey card { $nth } of { $number }
    } { $deck ->
        [short] from the deck of short ways
        [long] from the deck of long ways
       *[same] from the deck in use
    } ({ NAME($cause) }). Which one?
prompt-journey-choose = Which way does Strider lead Frodo?
prompt-gandalf-token = { NAME($side) }: { $number ->
        [1] one deed token
       *[other] deed token { $nth } of { $number }
    } ({ NAME($cause) }). Which one?
prompt-gandalf-start = Where does Gandalf begin?
prompt-gandalf-go = Where does Gandalf go?
prompt-gandalf-hide = Where does Gandalf hide?

## Events

event-setup-start = Frodo starts at { NAME($place) }.
event-setup-given = The Ringwraiths are given the information of { NAME($place) }.
event-setup-rider = Seat { $seat } leads: { NAME($rider) }.
event-setup-leaves = Seat { $seat } takes no more Nazgûl.
event-setup-lead = Seat { $seat } is the lead player.
event-setup-place = { NAME($rider) } starts at { NAME($place) }.
event-day-begin = Day { $day } begins.
event-phase-begin = { NAME($phase) } begins.
event-dice-roll = The dice show: { $dice }.
event-dice-again = Dice come back: { $dice }.
event-dice-used = A die is used: { NAME($die) }.{ $firm ->
        [yes] {" "}It is the Lord’s: nothing cancels what it does.
       *[no] {""}
    }
event-dice-discarded = A die is discarded: { NAME($die) }.
event-ally-drawn = The Ring-bearer draws an ally card.
event-ally-drew = You drew “{ NAME($card) }”.
event-ally-played = The Ring-bearer plays “{ NAME($card) }”.
event-ally-reacted = Out of turn the Ring-bearer plays “{ NAME($card) }”.
event-ally-discarded = The Ring-bearer discards “{ NAME($card) }”.
event-action-cancelled = The action is cancelled.
event-fellowship-gained = Fellowship tokens gained: { $number }, on Frodo’s card now: { $tokens }.
event-fellowship-spent = Fellowship tokens spent: { $number }, on Frodo’s card now: { $tokens }.
event-fellowship-removed = A Fellowship token leaves the game; tokens in the game: { $supply }.
event-token-placed = An ally token is placed: { NAME($place) }.
event-token-moved = An ally token moves from { NAME($origin) } to { NAME($place) }.
event-token-removed = An ally token is removed: { NAME($place) }.
event-trail-removed = A trail token is removed: { NAME($place) }.
event-zone-mist = Until the refresh step Perception is barred: { NAME($zone) }.
event-zone-barred = Until the end of the phase Perception is barred and Nazgûl are slow: { $zones }.
event-companion-joins = { NAME($companion) } joins the company.
event-companion-helps = { NAME($companion) } sends for help.
event-companion-turned = A companion card is turned: { NAME($companion) }.
event-companion-declined = The Ring-bearer leaves an ability unused: { NAME($companion) }.
event-companion-bound = In this phase no companion card may be turned in an encounter.
event-bearer-silenced = In this phase the Ring-bearer plays no more cards out of turn.
event-frodo-moved = Frodo moves; the track stands at { $track }.{ $dot ->
        [yes] {" "}It is a dot.
        *[no] {""}
    }
event-frodo-went = You wrote down: { NAME($place) }.
event-frodo-rests = Frodo rests.
event-frodo-escapes = Frodo escapes; the track stands at { $track }.
event-frodo-arrived = Frodo arrives: { NAME($place) }, after { $track } moves.
event-frodo-goes_on = Frodo is not there yet: the way is a long one. The track stands at { $track }.
event-frodo-keeps_way = Frodo keeps his way.
event-frodo-turns_aside = Frodo turns aside; the track stands at { $track }, all trails are gone.
event-ring-corrupts = Corruption rises by { $number } to { $corruption }.
event-ring-relieves = Corruption falls by { $number } to { $corruption }.
event-ring-endures = Frodo bears { $corruption }: the way is a long one.
event-ring-fear = A card lies by the track and counts as an Eye.
event-ring-special = The hunt pool grows: { NAME($token) }.
event-rider-begins = { NAME($rider) } begins (seat { $seat }).
event-rider-moved = { NAME($rider) } rides from { NAME($origin) } to { NAME($place) }.
event-ability-used = { NAME($rider) } uses { NAME($ability) }.
event-sorcery-drawn = Seat { $seat } draws a sorcery card.
event-sorcery-drew = You drew “{ NAME($card) }”.
event-sorcery-cast = { NAME($rider) } casts “{ NAME($card) }”.
event-sorcery-discarded = Seat { $seat } discards “{ NAME($card) }”.
event-sorcery-looked = The Ring-bearer looks at the hand of seat { $seat }.
event-sorcery-seen = You see: { $cards }.
event-card-effect = Chosen: { NAME($effect) }.
event-card-within = Is Frodo’s last location within { $number } steps of { NAME($place) }? { $yes ->
        [yes] Yes.
        *[no] No.
    }
event-card-in_zone = Is Frodo’s last location in { NAME($zone) }? { $yes ->
        [yes] Yes.
        *[no] No.
    }
event-card-in_wild = Is Frodo in the wild? { $yes ->
        [yes] Yes.
        *[no] No.
    }
event-search-begins = A search: { NAME($place) }.
event-search-answer = { NAME($place) }: { $yes ->
        [yes] yes, Frodo was there.
        *[no] no.
    }
event-perception-begins = Perception: { NAME($area) }.
event-perception-answer = { NAME($area) }: { $yes ->
        [yes] yes.
        *[no] no.
    }
event-perception-exact = { NAME($area) }: { $who ->
        [frodo] Frodo.
        [gandalf] Gandalf.
        [both] Frodo and Gandalf.
        *[nobody] nobody.
    }
event-hunt-begins = A hunt: { NAME($place) }.
event-hunt-answer = { NAME($place) }: { $answer ->
        [here] yes, Frodo is here!
        [yes] yes, Frodo was there.
        *[no] no.
    }
event-information-found = Information is found: { NAME($place) }. Abilities now: { $number }.
event-encounter-begins = Encounter! Tokens: { $number }. Taking part: { $riders }
event-encounter-drawn = Drawn: { NAME($token) }.
event-encounter-returned = Put back: { NAME($token) }.
event-rescue-begins = Frodo must be rescued: moves missing to an exit: { $number }.
event-lord-enters = The Lord of the Nazgûl takes the place of the { NAME($rider) }.
event-lord-leaves = The Lord of the Nazgûl leaves; back is the { NAME($rider) }.
event-sorcery-passed = Seat { $seat } passes a sorcery card to seat { $number }.
event-sorcery-got = You were given “{ NAME($card) }”.
event-crossing-begins = Part 2 begins, with corruption { $corruption }.
event-journey-chosen = The Ring-bearer has chosen Frodo’s way.
event-gandalf-begins = Gandalf is on his way.
event-gandalf-moved = Gandalf moves unseen.
event-gandalf-went = Gandalf went to { NAME($place) }.
event-gandalf-appears = Gandalf shows himself: { NAME($place) }.
event-gandalf-hides = Gandalf is hidden again.
event-gandalf-found = Gandalf is found: { NAME($place) }. He flees.
event-gandalf-fled = Gandalf fled to { NAME($place) }.
event-gandalf-deed = A deed of Gandalf: { NAME($place) }. Frodo bears more: { $number }.
event-gandalf-rivendell = Gandalf is in Rivendell: { NAME($place) }. Frodo bears more: { $number }.
event-gandalf-lightning = Lightning over { NAME($section) }.
event-ending-bree = Frodo is in Bree, with corruption { $corruption }.
event-ending-rescued = Frodo was rescued and is in Bree, with corruption { $corruption }.
event-ending-rivendell = Frodo is safe in Rivendell, with corruption { $corruption }.
event-ending-fallen = Corruption { $corruption }: the Ring has mastered Frodo.
event-screen-lifted = The screen is lifted. Frodo’s way: { $way }. Gandalf’s way: { $gandalf }. Tokens behind the screen: { $tokens }.
reason-ending-great = Frodo reached Bree, a great success
reason-ending-clear = Frodo reached Bree, a clear success
reason-ending-narrow = Frodo reached Bree at too high a price (a narrow success)
reason-ending-rivendell = Frodo reached Rivendell
reason-ending-fallen = The Ring has mastered Frodo
verdict-ending-great = Bree: a great success
verdict-ending-clear = Bree: a clear success
verdict-ending-narrow = Bree: a narrow success
verdict-ending-rivendell = Frodo is safe
verdict-ending-fallen = The Ring has mastered Frodo
told-ending-great = { $how ->
    [rescued] The track was at its end and friends had to help.
   *[reached] Frodo came to an exit after { $track } moves.
} Price { $price }: corruption { $corruption }, companions turned { $turned }, information found { $information }. Up to 4 it is a great success. Part 1 alone gives neither side of War of the Ring an action token.
told-ending-clear = { $how ->
    [rescued] The track was at its end and friends had to help.
   *[reached] Frodo came to an exit after { $track } moves.
} Price { $price }: corruption { $corruption }, companions turned { $turned }, information found { $information }. 5 or 6 is a clear success. Part 1 alone gives neither side of War of the Ring an action token.
told-ending-narrow = { $how ->
    [rescued] The track was at its end and friends had to help.
   *[reached] Frodo came to an exit after { $track } moves.
} Price { $price }: corruption { $corruption }, companions turned { $turned }, information found { $information }. From 7 on the Ringwraiths have the better of it. Part 1 alone gives neither side of War of the Ring an action token.
told-ending-rivendell = He came to Rivendell after { $track } moves, with corruption { $corruption }. { $grant ->
        [many] Three companion cards or more are left: if War of the Ring follows, the Free Peoples start with two action tokens (p. 36).
        [few] One or two companion cards are left: if War of the Ring follows, the Free Peoples start with one action token (p. 36).
       *[spent] No companion card is left: if War of the Ring follows, the Free Peoples and the Shadow start with one action token each (p. 36).
    }
told-ending-fallen = Corruption rose to { $corruption }; the track stood at { $track }. { $grant ->
        [early] He fell in Part 1, or before step 8 of Part 2: if War of the Ring follows, the Shadow starts with two action tokens (p. 36).
        [late] He fell in Part 2, at step 8 or later: if War of the Ring follows, the Shadow starts with one action token (p. 36).
       *[none] Part 1 alone gives neither side of War of the Ring an action token.
    }

## Reasons

why-not_connected = Not connected with { NAME($place) } (p. 12).
why-too_few_dots = Too many dots lie between; marked are { $number } (p. 12).
why-moved_already = The move of this turn is done.
why-decided_already = Frodo has moved or rests already.
why-rest_at_night = Frodo rests at night only (p. 12).
why-move_first = First decide about the move.
why-card_played = One ally card a turn (p. 14).
why-out_of_turn_only = This card is played in the turn of the Nazgûl (p. 14).
why-card_needs = What “{ NAME($card) }” needs is not given.
why-not_in_hand = This card is not in your hand.
why-token_spent = One card for a Fellowship token a turn (p. 15).
why-no_fellowship = There is no Fellowship token on Frodo’s card.
why-deck_empty = The deck of ally cards is used up (p. 14).
why-companion_turned = This companion card is turned or not in play.
why-companion_idle = This companion can do nothing now.
why-acted_already = One action a turn (p. 15).
why-too_far = Too far for one move (p. 15).
why-blocked = An ally token or Gandalf bars the way (pp. 14, 30).
why-exit_barred = Exits cannot be entered now (pp. 17, 23).
why-stands_there = It stands there already.
why-on_a_dot = On a dot nobody searches or hunts (pp. 18, 19).
why-start_location = No search where Frodo may have started (p. 18).
why-trail_there = A trail token lies there already (p. 18).
why-lord_hunts = The Lord of the Nazgûl hunts, he does not search (p. 33).
why-gandalf_there = Gandalf stands there: nobody searches or hunts (p. 30).
why-no_die = No die for it is left.
why-no_token_near = No ally token lies next to it (p. 17).
why-other_area = Perception works where the Nazgûl is (p. 18).
why-zone_barred = A card bars Perception on this zone.
why-ability_locked = Not unlocked; information found: { $number } (p. 21).
outcome-corrupts = Corruption rises by { $number } to { $corruption }
outcome-spends_die = Uses { NAME($die) }; left of its kind: { $left }
outcome-turns_card = Turns the card: { NAME($companion) }

companion-frodo = Frodo Baggins
    .event = Before the first phase of a day: if there is no Fellowship token on this card, you may gain one. Once: turn the card and take a Fellowship token out of the game to move Frodo once more by day, or tonight without corruption.
companion-sam = Samwise Gamgee
    .event = If Frodo rests at night, you may draw an ally card. Once: turn the card in an encounter to put a token back.
companion-pippin = Peregrin Took
    .event = In the refresh step you may draw two ally cards and keep one, instead of drawing one. Once: turn the card in an encounter to put a token back.
companion-merry = Meriadoc Brandybuck
    .event = After moving or resting, move an ally token to a connected location. Once: turn the card in an encounter to put a token back.
companion-strider = Strider
    .event = When Frodo changes direction, draw two journey cards and keep one. Once: turn the card in an encounter to put a token back.

study-bag_end = Bag End
    .text = Lead Frodo out of the Shire; the Nazgûl are still far away.
study-black_riders = Black Riders
    .text = Frodo is somewhere in the second section. Find him.
