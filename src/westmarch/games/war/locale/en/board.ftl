# Words of the drawn map.

water-belegaer = Belegaer
water-belfalas = Bay of Belfalas
water-lune = Gulf of Lune
water-ice = Ice Bay
water-rhun = Sea of|Rhûn
hunt-needs = hits on { $n }+
hunt-dice = { $n ->
    [one] { $n } die, +{ $plus }
   *[other] { $n } dice, +{ $plus }
}
short-step-1 = to war: 3
short-step-2 = 2
short-step-3 = 1
short-step-at_war = at war
battle-needs = hit on { $n }+
hunt-title = The Hunt finds you
hunt-damage = { $n } damage
battle-attacks = Attack
battle-defends = Defence
battle-walls = walls
battle-defences = first round against walls
battle-modifier = card { $n }
battle-again = Leaders re-roll
battle-past = Round { $round }: hits of the attack { $first }, of the defence { $second }.
figures-hits = Hits taken: { $n } of { $most }
figures-chosen = Chosen: { $n }
hunt-again = re-roll
hunt-box = +{ $n } by dice of the Fellowship
hunt-successes = { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}
hunt-nobody = The Hunt
deed-march = Army { NAME($from, case: "from") } { NAME($to, case: "to") }: which die pays?
deed-muster = { NAME($figure) } { NAME($to, case: "loc") }: which die pays?
deed-thing = Which die pays ({ NAME($thing) })?
place-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
place-near = armies of { NAME($side, case: "gen") } in { $n ->
    [one] { $n } neighbouring region
   *[other] { $n } neighbouring regions
}
deed-here = Battle { NAME($to, case: "loc") }: which die pays?
die-spent = used
