# The table and the drawn board of Hunt for the Ring.

setting-notebook = Notebook of the Ringwraiths
choice-notebook-book = none, as in the rulebook
choice-notebook-open = open: the Ring-bearer reads along
choice-notebook-closed = closed: only the Ringwraiths read it
setting-belief = Where can Frodo be?
choice-belief-off = nobody helps, as in the rulebook
choice-belief-on = the Ringwraiths see it on the map, from what was said aloud

label-day = day
label-limit = Frodo falls at
label-supply = Fellowship tokens in the game
label-before = possible before the answer
note-refuge = refuge
note-passed = passed by Frodo: nothing to be found
note-hidden = unseen
note-acts = acts
tray-way = Frodo’s way by the card
tray-counts = Counts
tray-belief = Where Frodo can be, in per cent
tray-before = Places before the latest answer

hunt-path = Your path
hunt-screen = Behind the screen
hunt-only-you = only you
hunt-wild = wild
hunt-stay = stay
hunt-info = Information:
hunt-deeds = Deeds
hunt-moves = Moves: { $n } of { $end }
hunt-corruption = Corruption: { $n } of { $limit }
hunt-corruption-open = Corruption: { $n }
hunt-corruption-after = Corruption: { $n } → { $after }
hunt-eyes = Eyes by the track
hunt-phase-day1 = Morning
hunt-phase-day2 = Afternoon
hunt-phase-night = Night
hunt-day = Day { $day }
hunt-answer = The answer
hunt-yes = Yes
hunt-no = No
hunt-asked-search = search at { NAME($place) }
hunt-asked-hunt = hunt at { NAME($place) }
hunt-asked-perception = perception in { NAME($place) }
hunt-asked-card = question of a card
hunt-means-search-yes = Frodo has been there.
hunt-means-search-no = Frodo has never been there.
hunt-means-hunt-here = Frodo is there now: an encounter follows.
hunt-means-hunt-yes = Frodo has been there; he is there no more.
hunt-means-hunt-no = Frodo has never been there.
hunt-means-perception-yes = The last location lies there. Dots do not count.
hunt-means-perception-no = The last location does not lie there. Dots do not count.
hunt-means-both-yes = The last location of Frodo or of Gandalf lies there.
hunt-means-card = Said aloud, and true.
hunt-before = before
hunt-now = now
hunt-heat = Where can he be?
hunt-odds = Yes { $yes } % → { $left }
hunt-odds-no = No → { $left }
hunt-encounter = Encounter
hunt-rescue = The rescue
hunt-take-part = { $n ->
        [one] { $n } rider takes part
       *[other] { $n } riders take part
    }
hunt-tokens = { $n ->
        [one] { $n } token drawn
       *[other] { $n } tokens drawn
    }
hunt-token-hint = An Eye counts 1, and 1 more for each Eye by the track.
hunt-nobody = turn nobody
hunt-found = Information found
hunt-hand-cards = Cards
hunt-fellowship = Fellowship tokens on Frodo’s card
hunt-reconstructed = reconstructed
hunt-reconstructed-means = Most of this board is reconstructed: the rulebook shows only a part of it.
hunt-place-zone = { $place }, { $zone }
hunt-place-last = your last location
hunt-place-share = { $n } per cent
hunt-place-struck = struck out
hunt-notebook = Notebook
hunt-note-strike = Strike out
hunt-note-ask = Question mark
hunt-note-ring = Ring
hunt-note-erase = Erase
hunt-note-how = Choose a pencil, then a place on the map.
hunt-reveal = What really happened
hunt-reveal-move = move
hunt-reveal-true = true
hunt-reveal-asked = asked
hunt-reveal-known = riders could know
hunt-reveal-chance = chance given to the true place
hunt-reveal-possible = places possible
hunt-reveal-part = Part { $part }
hunt-mate-frodo = Frodo
hunt-mate-sam = Sam
hunt-mate-pippin = Pippin
hunt-mate-merry = Merry
hunt-mate-strider = Strider
hunt-note-shared = All riders see it.
hunt-view-both = Both
hunt-view-riders = Riders
hunt-view-frodo = Frodo
