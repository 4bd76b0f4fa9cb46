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
