# War of the Ring: what the terminal tells when it is asked about a thing, and its headings.

tray-pool = Запас Охоты
label-taken = захвачено врагом
persons-free = Спутники
persons-shadow = Прислужники

group-region = Области
group-action-choose-region = На карте
group-action-use-region = На карте
group-army-second-region = Войска
group-card-army-region = Войска
group-card = Карты
group-figure = Фигурки
group-remove = Элитные отряды целиком
group-character = Персонажи
group-nation = Народы
group-die = Кубики
group-action = Действия
group-deck = Колоды
group-number = Числа
group-tile = Жетоны
group-word = Ещё

way-enemy = враг: только атаковать
way-barred = закрыто картой на столе
way-closed = граница закрыта: это войско не в войне
way-part = граница закрыта для части войска
way-border = только для своих и для тех, кто в войне

about-region = { NAME($land) }; { NAME($settlement) }{ $points ->
        [0] { "" }
        [one] { " " }(врагу { $points } победное очко)
        [few] { " " }(врагу { $points } победных очка)
       *[other] { " " }(врагу { $points } победных очков)
    }.
about-coast = Лежит у моря.
about-border = Войска других народов могут войти, только когда эти народы в войне. Сейчас в войне: { $n ->
        [0] никто
       *[other] { $open }
    }.
about-nation = На стороне { NAME($side, case: "gen") }: { NAME($step) }; { $active ->
        [yes] активный народ
       *[no] пассивный народ: сначала его нужно сделать активным
    }.
about-reinforcements = Можно собрать: { NAME($figure) } × { $n }.
about-casualties = Потери: { NAME($figure) } × { $n }.
about-in_fellowship = Идёт с Братством.
about-dead = Вне игры.
about-aside = Ещё не в игре.
about-card = { NAME($side) }, { NAME($deck) }. Играется кубиком «Событие» или «{ NAME($die) }».
about-combat = В бою: { NAME($of) } (инициатива { $initiative })
about-price = В этой партии эти две карты — { $army_card ->
        [deck] любая карта стратегической колоды
       *[symbol] карта с символом «войско»
    } и карта с символом «персонаж».
about-played = В этой партии уже сыграна.
about-deck = { NAME($side) }: { $n ->
        [one] осталась { $n } карта
        [few] осталось { $n } карты
       *[other] осталось { $n } карт
    }.
