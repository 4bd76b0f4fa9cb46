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
battle-needs = Treffer ab { $n }
hunt-title = Die Jagd findet euch
hunt-damage = { $n } Schaden
battle-attacks = Angriff
battle-defends = Verteidigung
battle-walls = Mauern
battle-defences = erste Runde gegen Befestigung
battle-modifier = Karte { $n }
battle-again = Nachwurf der Anführer
battle-past = Runde { $round }: Treffer des Angriffs { $first }, der Verteidigung { $second }.
figures-hits = Treffer genommen: { $n } von { $most }
figures-chosen = Gewählt: { $n }
hunt-again = Nachwurf
hunt-box = +{ $n } durch Würfel der Gefährten
hunt-successes = { $n ->
    [0] kein Erfolg
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
}
hunt-nobody = Die Jagd
deed-march = Armee { NAME($from, case: "from") } { NAME($to, case: "to") }: Welcher Würfel bezahlt?
deed-muster = { NAME($figure) } { NAME($to, case: "loc") }: Welcher Würfel bezahlt?
deed-thing = Welcher Würfel bezahlt ({ NAME($thing) })?
place-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
place-near = Armeen { NAME($side, case: "gen") } in { $n ->
    [one] { $n } Nachbarregion
   *[other] { $n } Nachbarregionen
}
deed-here = Schlacht { NAME($to, case: "loc") }: Welcher Würfel bezahlt?
die-spent = verbraucht
