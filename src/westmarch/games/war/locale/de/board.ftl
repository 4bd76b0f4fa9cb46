# Words of the drawn map.

water-belegaer = Belegaer
water-belfalas = Bucht von Belfalas
water-lune = Golf von Luhn
water-ice = Eisbucht
water-rhun = See von|Rhûn
hunt-needs = Erfolg ab { $n }
hunt-dice = { $n } Würfel, +{ $plus }
