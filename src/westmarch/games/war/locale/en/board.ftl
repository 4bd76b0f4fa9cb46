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
battle-attacks = attacks
battle-defends = defends
battle-needs = hit on { $n }+
hunt-title = The Hunt finds you
hunt-damage = { $n } damage
deed-march = Army { NAME($from, case: "from") } { NAME($to, case: "to") }: which die pays?
deed-attack = Attack { NAME($from, case: "from") } on { NAME($to, case: "acc") }: which die pays?
deed-muster = { NAME($figure) } { NAME($to, case: "loc") }: which die pays?
deed-thing = Which die pays ({ NAME($thing) })?
