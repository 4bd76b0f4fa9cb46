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
battle-needs = попадание на { $n }+
hunt-title = Охота настигла вас
hunt-damage = урон { $n }
battle-attacks = Атака
battle-defends = Оборона
battle-walls = стены
battle-defences = первый раунд против укреплений
battle-modifier = карта { $n }
battle-again = переброс лидеров
battle-past = Раунд { $round }: попаданий у атаки { $first }, у обороны { $second }.
figures-hits = Принято попаданий: { $n } из { $most }
figures-chosen = Выбрано: { $n }
hunt-again = переброс
hunt-box = +{ $n } за кубики Братства
hunt-successes = { $n ->
    [0] нет успехов
    [one] { $n } успех
    [few] { $n } успеха
   *[many] { $n } успехов
}
hunt-nobody = Охота
deed-march = Войско { NAME($from, case: "from") } { NAME($to, case: "to") }: каким кубиком заплатить?
deed-muster = { NAME($figure) } { NAME($to, case: "loc") }: каким кубиком заплатить?
deed-thing = Каким кубиком заплатить ({ NAME($thing) })?
place-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
place-near = войска { NAME($side, case: "gen") } в { $n ->
    [one] { $n } соседнем регионе
    [few] { $n } соседних регионах
   *[many] { $n } соседних регионах
}
deed-here = Битва { NAME($to, case: "loc") }: каким кубиком заплатить?
die-spent = использован
