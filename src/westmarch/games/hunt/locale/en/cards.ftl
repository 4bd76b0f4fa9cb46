# Cards: names are facts or ours, every sentence is our own.

ally-A1-01 = Tom Bombadil
    .needs = Play if Frodo’s last location is in III·B or III·C.
    .event = Move Frodo once more by day, or move him tonight without corruption.

ally-A1-02 = A Short Cut to Mushrooms
    .needs = Play by day.
    .event = Move Frodo once more; this move is a dot.

ally-A1-03 = A Short Cut to Mushrooms
    .needs = Play by day.
    .event = Move Frodo once more; this move is a dot.

ally-A1-04 = Farmer Maggot
    .event = Place an ally token in 41 or a location connected with it. Then move one Nazgûl in II·D up to two steps.

ally-A1-05 = Grip, Fang and Wolf
    .needs = Out of turn.
    .event = When a Nazgûl searches or hunts in II·C or II·D, cancel that action.

ally-A1-06 = Gildor Inglorion
    .event = Place an ally token in a location of II·A or II·C, then draw one ally card.

ally-A1-07 = The Hymn to Elbereth
    .needs = Out of turn, for one Fellowship token.
    .event = When a Nazgûl hunts, cancel that action.

ally-A1-08 = The Hymn to Elbereth
    .needs = Out of turn, for one Fellowship token.
    .event = When a Nazgûl hunts, cancel that action.

ally-A1-09 = Under the Roots
    .needs = Out of turn.
    .event = When a Nazgûl searches, cancel that action.

ally-A1-10 = Hobbit Feet
    .needs = Out of turn.
    .event = When Perception is used on a zone, cancel it once the zone is named.

ally-A1-11 = Hobbit Feet
    .needs = Out of turn.
    .event = When Perception is used on a zone, cancel it once the zone is named.

ally-A1-12 = A Conspiracy Unmasked
    .event = Merry joins the company; or gain one Fellowship token and draw one ally card.

ally-A1-13 = Fredegar Bolger
    .event = Place one ally token in 44 and another elsewhere in III·B.

ally-A1-14 = Shirriffs on the Road
    .event = Place two ally tokens in locations on a road, both in one section.

ally-A1-15 = Talk at the Green Dragon
    .event = The lead Ringwraith player loses a random sorcery card; or draw two ally cards and keep one.

ally-A1-16 = The Gaffer’s Short Answer
    .needs = Out of turn, for one Fellowship token.
    .event = When you would have to show an information token, keep it hidden; it can be found again from the next phase on.

ally-A1-17 = The Horn-call of Buckland
    .event = Move every Nazgûl in III·A or III·B up to one step.

ally-A1-18 = The Ferry Untied
    .needs = Play if Frodo’s last location is in II·D or III·B.
    .event = Until the end of the phase Perception cannot be used on these zones, and Nazgûl there move one step at most.

ally-A1-19 = Mist from the River
    .event = Choose a zone of section II or III: until the refresh step Perception cannot be used on it.

ally-A1-20 = Neighbours and Cousins
    .event = Move up to three ally tokens, each up to twice to a connected location.

ally-A1-21 = A Walking-song
    .needs = Play at night if Frodo rests.
    .event = Gain one Fellowship token and draw one ally card.

ally-A1-22 = Beds and Baths
    .needs = Play at night if Frodo rests and his last location is an ally location.
    .event = Lower corruption by 1.

ally-A2-01 = A Ranger’s Craft
    .needs = Out of turn.
    .event = When a Nazgûl searches, cancel that action.

ally-A2-02 = A Ranger’s Craft
    .needs = Out of turn.
    .event = When a Nazgûl searches, cancel that action.

ally-A2-03 = Athelas
    .event = Lower corruption by 1, or by 2 if Strider’s card is face up.

ally-A2-04 = Glorfindel
    .needs = Play if Frodo’s last location is in section VI.
    .event = Place an ally token in section VI, then move every Nazgûl next to it up to two steps.

ally-A2-05 = Asfaloth
    .needs = Play if Frodo’s last location is in section V or VI.
    .event = Move Frodo once more by day, or move him tonight without corruption.

ally-A2-06 = Bill the Pony
    .event = Gain one Fellowship token; or draw two ally cards.

ally-A2-07 = Barliman Butterbur
    .event = Place an ally token in IV·B and draw one ally card.

ally-A2-08 = Nob Keeps Watch
    .needs = Out of turn.
    .event = When a Nazgûl in section IV plays a sorcery card, cancel its effect.

ally-A2-09 = Burning Brands
    .needs = Out of turn.
    .event = After tokens are drawn in an encounter, put one back and draw another.

ally-A2-10 = O Elbereth! Gilthoniel!
    .needs = Out of turn, for one Fellowship token.
    .event = When a Nazgûl hunts, cancel that action.

ally-A2-11 = Lightning on the Hill
    .needs = Play if Gandalf is hidden and his last location is in section IV or V.
    .event = Move up to two Nazgûl of that section one step each and discard one normal die.

ally-A2-12 = The Wizard’s Haste
    .event = Gandalf makes one more move now.

ally-A2-13 = The Wizard’s Haste
    .event = Gandalf makes one more move now.

ally-A2-14 = Rangers of the North
    .event = Place two ally tokens in two locations of one section.

ally-A2-15 = The Sons of Elrond
    .event = Place one ally token in section V or VI, then move up to two ally tokens to a connected location each.

ally-A2-16 = Eyes of the Eagles
    .event = Look at the sorcery hand of one Ringwraith player and discard one card of it.

ally-A2-17 = Midgewater Mists
    .event = Choose a zone of section IV or V: until the refresh step Perception cannot be used on it.

ally-A2-18 = False Scent
    .needs = Play if a trail token lies on the board.
    .event = Remove one or two trail tokens: until the refresh step Perception cannot be used on their zones.

ally-A2-19 = The Fall of Gil-galad
    .needs = Play at night if Frodo rests.
    .event = Gain one Fellowship token and draw one ally card.

ally-A2-20 = Elrond’s Foresight
    .needs = Out of turn.
    .event = When you change direction, draw one journey card more and keep one.

ally-A2-21 = Blades of Westernesse
    .needs = Out of turn, for one Fellowship token.
    .event = Draw one corruption token fewer in this encounter, but at least one.

ally-A2-22 = The Flood of Bruinen
    .needs = Play if Frodo’s last location is in section VI.
    .event = Move every Nazgûl in VI·B or VI·C up to two steps.

sorcery-S-01 = Leader of the Nine
    .event = Each Nazgûl may move one step; or, in Part 2, the Lord of the Nazgûl takes the place of the active one.

sorcery-S-02 = Leader of the Nine
    .event = Each Nazgûl may move one step; or, in Part 2, the Lord of the Nazgûl takes the place of the active one.

sorcery-S-03 = Leader of the Nine
    .event = Each Nazgûl may move one step; or, in Part 2, the Lord of the Nazgûl takes the place of the active one.

sorcery-S-04 = Fear of the Undead
    .needs = Play if the active Nazgûl is in a dark location.
    .event = This card lies by the corruption track and counts as an Eye in both parts.

sorcery-S-05 = The Morgul-knife
    .needs = Play if a trail token is on the board.
    .event = Add the first special token to the hunt pool.

sorcery-S-06 = The Black Breath
    .needs = Play if the active Nazgûl is in an ally location.
    .event = Add the second special token to the hunt pool.

sorcery-S-07 = Black Spies of the Air
    .event = Search one location within three steps of the active Nazgûl.

sorcery-S-08 = Black Spies of the Air
    .event = Search one location within three steps of the active Nazgûl.

sorcery-S-09 = Bill Ferny’s Eyes
    .event = Use Perception on any zone of the section of Bree (III in Part 1, IV in Part 2).

sorcery-S-10 = Sniffing the Air
    .needs = Play with the active Nazgûl in a location.
    .event = It is told whether Frodo’s last location is within three steps.

sorcery-S-11 = Sniffing the Air
    .needs = Play with the active Nazgûl in a location.
    .event = It is told whether Frodo’s last location is within three steps.

sorcery-S-12 = Hoofs in the Night
    .event = Move the active Nazgûl up to three steps along any lines; it may then search.

sorcery-S-13 = The Long Cry
    .event = Move one other Nazgûl up to two steps; or remove one ally token within two steps of the active one.

sorcery-S-14 = The Long Cry
    .event = Move one other Nazgûl up to two steps; or remove one ally token within two steps of the active one.

sorcery-S-15 = Dread Presence
    .event = It is told whether Frodo’s last location is in the zone of the active Nazgûl; if so, raise corruption by 1.

sorcery-S-16 = The Ring Calls
    .event = It is told whether Frodo is in the wild: if so, raise corruption by 1; if not, use Perception on the section of the active Nazgûl.

sorcery-S-17 = The Barrow-wight’s Chant
    .needs = Play if the active Nazgûl is in a dark location.
    .event = Hunt in any dark location or in one next to it.

sorcery-S-18 = Hired Ruffians
    .event = Hunt in an ally location of the section of the active Nazgûl; or remove one ally token from it.

sorcery-S-19 = Hired Ruffians
    .event = Hunt in an ally location of the section of the active Nazgûl; or remove one ally token from it.

sorcery-S-20 = Shadow of Fear
    .event = The Ring-bearer discards one ally card and plays none out of turn until the end of the phase.

sorcery-S-21 = The Will of Barad-dûr
    .event = Roll up to two used normal dice and put them back; Shadows give no Fellowship token.

sorcery-S-22 = Sleepless Malice
    .event = The Ring-bearer puts one Fellowship token back; or draw two sorcery cards; or, in Part 2, no companion card may be turned in an encounter of this phase.
