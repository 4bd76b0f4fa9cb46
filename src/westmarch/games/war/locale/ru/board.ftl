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
