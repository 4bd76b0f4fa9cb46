# War of the Ring: positions to play. The title, and what it is about.

study-helms_deep = Helm’s Deep
    .text = Saruman has sent nearly all he has against the Hornburg. Inside are the men of the Mark with Strider, Legolas and Gimli; Gandalf gathers Riders in the Folde, and two hobbits are in Fangorn. The Shadow moves: storm the walls, or starve them while the Ents still sleep?
study-minas_tirith = The siege of Minas Tirith
    .text = The Witch-king lies before the gate with Grond at hand. Rohan has come as far as the Folde, Strider stands at the Stone of Erech, and the Ring-bearers are close to the Black Gate. The Free Peoples move: ride to the Pelennor, or buy time for Frodo?
study-mordor_track = The last steps
    .text = Two steps of the Mordor Track are done, three are left, and Corruption is nine of twelve. The Shadow holds eight victory points and needs ten. The Free Peoples move: every die is worth a march or a breath.
study-moria = The gate of Moria
    .text = The whole Fellowship stands in Hollin. The way through Moria is short, but the Balrog waits for whoever passes, and Orcs hold both ends. The Free Peoples move: through the dark, over the mountains, or is it time for some to leave?
study-pelargir = Aragorn at Pelargir
    .text = The King has come to Pelargir with Legolas and Gimli. The fleet of Umbar is ready, the Haradrim stand across the river, and Mordor looks at Minas Tirith from Osgiliath. The Shadow moves: strike the King before he can march, or the city while he is away?
study-hornburg = The Hornburg holds
    .text = A first match for the Free Peoples. Saruman’s host lies before Helm’s Deep and has bled on its walls; Gandalf stands with the Riders of the Mark in the Folde, close enough to break the siege. You move: three turns will show how armies, the Hunt and the Fellowship go together.

how-1 = Each side rolls its action dice; what they show is what it may do.
how-2 = The Free Peoples win when the Ring reaches Mount Doom, the Shadow when it corrupts the Ring-bearer.
how-3 = Either side may also win by taking enough of the other’s Cities and Strongholds.
