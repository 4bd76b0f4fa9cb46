# Words of the drawn map.

water-belegaer = Belegaer
water-belfalas = Bucht von Belfalas
water-lune = Golf von Luhn
water-ice = Eisbucht
water-rhun = See von|Rhûn
hunt-needs = Erfolg ab { $n }
hunt-dice = { $n } Würfel, +{ $plus }
short-step-1 = zum Krieg: 3
short-step-2 = 2
short-step-3 = 1
short-step-at_war = im Krieg
battle-attacks = greift an
battle-defends = verteidigt
battle-needs = Treffer ab { $n }
hunt-title = Die Jagd findet euch
hunt-damage = { $n } Schaden
deed-march = Armee { NAME($from, case: "from") } { NAME($to, case: "to") }: Welcher Würfel bezahlt?
deed-attack = Angriff { NAME($from, case: "from") } auf { NAME($to, case: "acc") }: Welcher Würfel bezahlt?
deed-muster = { NAME($figure) } { NAME($to, case: "loc") }: Welcher Würfel bezahlt?
deed-thing = Welcher Würfel bezahlt ({ NAME($thing) })?
