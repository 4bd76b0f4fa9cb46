# Words of the drawn map.

water-belegaer = Белегаэр
water-belfalas = Залив Бельфалас
water-lune = Залив Лун
water-ice = Ледовый залив
water-rhun = Море|Рун
hunt-needs = успех на { $n }+
hunt-dice = { $n ->
    [one] { $n } кубик, +{ $plus }
    [few] { $n } кубика, +{ $plus }
   *[many] { $n } кубиков, +{ $plus }
}
short-step-1 = до войны: 3
short-step-2 = 2
short-step-3 = 1
short-step-at_war = война
battle-attacks = нападает
battle-defends = обороняется
battle-needs = попадание на { $n }+
hunt-title = Охота настигла вас
hunt-damage = урон { $n }
deed-march = Войско { NAME($from, case: "from") } { NAME($to, case: "to") }: каким кубиком заплатить?
deed-attack = Атака { NAME($from, case: "from") } на { NAME($to, case: "acc") }: каким кубиком заплатить?
deed-muster = { NAME($figure) } { NAME($to, case: "loc") }: каким кубиком заплатить?
deed-thing = Каким кубиком заплатить ({ NAME($thing) })?
