# War of the Ring: what the Shadow's cards tell.

event-card-roll = The dice show { $dice } (needs { $need }): { $n ->
        [0] none of them counts
        [one] one of them counts
       *[other] { $n } of them count
    }.
event-card-tile_waits = A tile waits for the Mordor Track: { NAME($tile) }.
event-card-tile_joins = A tile joins the Hunt Pool: { NAME($tile) }.
event-card-weather = The weather drives the Ring-bearers { NAME($region, case: "to") }.
event-card-lidless_eye = A Shadow die turns to the Eye ({ NAME($die) }); Shadow dice in the Hunt Box: { $total }.
event-card-no_dawn = { $n ->
        [0] No unused die of the Free Peoples shows the Will of the West.
        [one] A die of the Free Peoples with the Will of the West is lost for this turn.
       *[other] { $n } dice of the Free Peoples with the Will of the West are lost for this turn.
    }
