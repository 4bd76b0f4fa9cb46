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
