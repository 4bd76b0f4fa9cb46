# War of the Ring: what happened, as a story one can read.
# Verbs agree with a side by NAME($side, case: "form"): plural for the Free Peoples, singular for the Shadow.

event-turn-begins = Ход { $turn }
event-card-draws = { NAME($side) } { NAME($side, case: "form") ->
        [plural] берут
       *[singular] берёт
    } карту { NAME($deck, case: "from") }.
event-card-drawn = Ваша новая карта: «{ NAME($card) }».
event-card-discards = { NAME($side) } { NAME($side, case: "form") ->
        [plural] сбрасывают
       *[singular] сбрасывает
    } карту { NAME($deck, case: "from") }.
event-card-discarded = Вы сбросили карту «{ NAME($card) }».
event-card-plays = { NAME($side) } { NAME($side, case: "form") ->
        [plural] разыгрывают
       *[singular] разыгрывает
    } карту «{ NAME($card) }».
event-card-leaves_table = Карта «{ NAME($card) }» уходит со стола.
event-card-forced_discard = Карта «{ NAME($card) }» сброшена с руки.
event-card-ring_paid = За это отдано Эльфийское Кольцо, оно переходит к Тьме.

event-fellowship-declared = Братство объявляет, где оно: { NAME($region, case: "loc") }.
event-fellowship-heals = Бремя становится легче: влияние Кольца { $corruption } (−{ $n }).
event-fellowship-corruption = Кольцо становится тяжелее: влияние Кольца { $corruption } (+{ $n }).
event-fellowship-hides = Братство снова спрятано.
event-fellowship-revealed = Братство раскрыто { NAME($region, case: "loc") }.
event-fellowship-revealed_in_mordor = Око видит Хранителей Кольца: они раскрыты в Мордоре.
event-fellowship-enters_mordor = Хранители Кольца входят в Мордор.
event-fellowship-mordor_step = Хранители Кольца бредут дальше: шаг { $step } из 5.
event-fellowship-lingers = Весь ход Хранители Кольца не двигались с места в Мордоре.
event-fellowship-moves = Братство идёт дальше: прогресс { $progress }.
event-fellowship-moves_in_mordor = Хранители Кольца пытаются пройти дальше по Мордору.
event-fellowship-separates = Уход из Братства: { $characters }.
event-fellowship-lost_in_mordor = Потеря в Мордоре: { $characters }.
event-fellowship-taken_alive = { NAME($character) }: взят живым и сумел бежать.
event-fellowship-guide = Проводник Братства теперь { NAME($character) }.
event-companions-arrive = Прибытие { NAME($region, case: "to") }: { $characters }.
event-character-dies = { NAME($character) } гибнет.
event-character-enters = { NAME($character) } вступает в игру { NAME($region, case: "loc") }.

event-hunt-allocates = { $n ->
        [0] Тьма не кладёт кубиков в ячейку Охоты.
        [one] Тьма кладёт { $n } кубик в ячейку Охоты.
        [few] Тьма кладёт { $n } кубика в ячейку Охоты.
        [many] Тьма кладёт { $n } кубиков в ячейку Охоты.
       *[other] Тьма кладёт { $n } кубика в ячейку Охоты.
    }
event-hunt-eyes = { $n ->
        [one] { $n } кубик с Оком уходит
        [few] { $n } кубика с Оком уходят
        [many] { $n } кубиков с Оком уходят
       *[other] { $n } кубика с Оком уходят
    } в ячейку Охоты; всего там кубиков Тьмы: { $total }.
event-hunt-nobody = Охоты нет: в ячейке Охоты нет кубиков Тьмы.
event-hunt-roll = Бросок Охоты: { $dice } (успех — { $need ->
        [6] 6
       *[other] { $need } и больше
    }{ $modifier ->
        [0] { "" }
       *[other] , модификатор { $modifier }
    }): { $n ->
        [0] успехов нет
        [one] { $n } успех
        [few] { $n } успеха
        [many] { $n } успехов
       *[other] { $n } успеха
    }.
event-hunt-reroll = Переброс Охоты: { $dice } (успех — { $need ->
        [6] 6
       *[other] { $need } и больше
    }{ $modifier ->
        [0] { "" }
       *[other] , модификатор { $modifier }
    }): { $n ->
        [0] успехов нет
        [one] { $n } успех
        [few] { $n } успеха
        [many] { $n } успехов
       *[other] { $n } успеха
    }.
event-hunt-tile = Жетон Охоты: { NAME($tile) }.
event-hunt-refill = Запас Охоты был пуст и снова пополнен.
event-hunt-void = Жетон не действует.
event-hunt-die = На кубике жетона выпало { $n }.
event-hunt-companion = Жребий пал на спутника: { NAME($character) }.
event-hunt-stronghold = Путь лежит через крепость Тьмы ({ NAME($region) }): ещё один жетон.

event-action-roll = Кубики действий { NAME($side, case: "gen") }: { $dice }.
event-action-die = { NAME($side) }: кубик «{ NAME($die) }».
event-action-ring = { NAME($side) }: Эльфийское Кольцо превращает кубик «{ NAME($die) }» в «{ NAME($face) }».
event-action-pass = { NAME($side) } { NAME($side, case: "form") ->
        [plural] пасуют
       *[singular] пасует
    }.
event-action-skip = Кубик отложен без действия.

event-army-moves = { $n ->
        [one] { $n } отряд { NAME($side, case: "gen") } идёт
        [few] { $n } отряда { NAME($side, case: "gen") } идут
        [many] { $n } отрядов { NAME($side, case: "gen") } идут
       *[other] { $n } отряда { NAME($side, case: "gen") } идут
    } { NAME($origin, case: "from") } { NAME($region, case: "to") }.
event-army-loss = Потеря { NAME($region, case: "loc") }: { NAME($figure) }.
event-army-losses = { $n ->
        [1] Потеря { NAME($region, case: "loc") }: { NAME($figure) }.
       *[other] Потери { NAME($region, case: "loc") }: { NAME($figure) } × { $n }.
    }
event-army-reduced = Ослаблен до обычного { NAME($region, case: "loc") }: { NAME($figure) }.
event-army-leaders_lost = { $n ->
        [one] { $n } лидер без войска убран
        [few] { $n } лидера без войска убраны
        [many] { $n } лидеров без войска убраны
       *[other] { $n } лидера без войска убраны
    } с поля { NAME($region, case: "loc") }.
event-army-excess = Лишний { NAME($region, case: "loc") }, возвращается в подкрепления: { NAME($figure) }.
event-muster-recruits = { $n ->
        [1] Подкрепление { NAME($region, case: "loc") }: { NAME($figure) }.
       *[other] Подкрепление { NAME($region, case: "loc") }: { NAME($figure) } × { $n }.
    }
event-muster-promotes = { $n ->
        [1] Вместо обычного отряда { NAME($region, case: "loc") }: { NAME($figure) }.
       *[other] Вместо обычных отрядов { NAME($region, case: "loc") }: { NAME($figure) } × { $n }.
    }
event-minions-move = { NAME($character) } направляется { NAME($region, case: "to") }.
event-nazgul-fly = { $n ->
        [1] Назгул летит
        [one] { $n } назгул летит
        [few] { $n } назгула летят
        [many] { $n } назгулов летят
       *[other] { $n } назгула летят
    } { NAME($origin, case: "from") } { NAME($region, case: "to") }.

event-battle-field = { NAME($side) } { NAME($side, case: "form") ->
        [plural] атакуют
       *[singular] атакует
    } { NAME($region, case: "acc") } { NAME($origin, case: "from") }.
event-battle-assault = { NAME($side) } { NAME($side, case: "form") ->
        [plural] штурмуют
       *[singular] штурмует
    } { NAME($region, case: "acc") }.
event-battle-sortie = { NAME($side) } { NAME($side, case: "form") ->
        [plural] делают
       *[singular] делает
    } вылазку { NAME($region, case: "loc") }.
event-battle-white_rider = Белый Всадник: лидерство назгулов в этой битве не считается.
event-battle-chosen = { NAME($side) } { NAME($side, case: "form") ->
        [plural] кладут
       *[singular] кладёт
    } рубашкой вверх карту { NAME($deck, case: "from") }.
event-battle-no_card = { NAME($side) } { NAME($side, case: "form") ->
        [plural] обходятся
       *[singular] обходится
    } без боевой карты.
event-battle-card = Боевая карта { NAME($side, case: "gen") }: «{ NAME($card) }».
event-battle-roll = Боевой бросок { NAME($side, case: "gen") }: { $dice } (попадание — { $need ->
        [6] 6
       *[other] { $need } и больше
    }{ $modifier ->
        [0] { "" }
       *[other] , модификатор { $modifier }
    }): { $n ->
        [0] попаданий нет
        [one] { $n } попадание
        [few] { $n } попадания
        [many] { $n } попаданий
       *[other] { $n } попадания
    }.
event-battle-reroll = Переброс за лидерство { NAME($side, case: "gen") }: { $dice } (попадание — { $need ->
        [6] 6
       *[other] { $need } и больше
    }{ $modifier ->
        [0] { "" }
       *[other] , модификатор { $modifier }
    }): { $n ->
        [0] попаданий нет
        [one] { $n } попадание
        [few] { $n } попадания
        [many] { $n } попаданий
       *[other] { $n } попадания
    }.
event-battle-destroyed = Войско { NAME($side, case: "gen") } { NAME($region, case: "loc") } уничтожено.
event-battle-ceases = { NAME($side) } { NAME($side, case: "form") ->
        [plural] прекращают
       *[singular] прекращает
    } атаку.
event-battle-retreat = Войско { NAME($side, case: "gen") } отступает { NAME($region, case: "to") }.
event-battle-withdraw = Войско { NAME($side, case: "gen") } { NAME($region, case: "loc") } отступает в крепость.
event-battle-advance = { $n ->
        [one] { $n } отряд { NAME($side, case: "gen") } вступает
        [few] { $n } отряда { NAME($side, case: "gen") } вступают
        [many] { $n } отрядов { NAME($side, case: "gen") } вступают
       *[other] { $n } отряда { NAME($side, case: "gen") } вступают
    } { NAME($region, case: "to") }.
event-siege-begins = Начинается осада { NAME($region, case: "gen") }.
event-siege-lifted = Осада { NAME($region, case: "gen") } снята.
event-settlement-captured = { NAME($side) } { NAME($side, case: "form") ->
        [plural] захватывают
       *[singular] захватывает
    } { NAME($region, case: "acc") }{ $points ->
        [0] { "" }
        [one] { " " }({ $points } победное очко)
        [few] { " " }({ $points } победных очка)
        [many] { " " }({ $points } победных очков)
       *[other] { " " }({ $points } победных очка)
    }.
event-settlement-recaptured = { NAME($side) } { NAME($side, case: "form") ->
        [plural] отвоёвывают
       *[singular] отвоёвывает
    } { NAME($region, case: "acc") }.
event-politics-active = { NAME($nation) }: народ стал активным.
event-politics-step = { NAME($nation) }: { $step ->
        [4] народ вступает в войну
       *[other] на шаг ближе к войне
    }.
event-politics-back = { NAME($nation) }: на шаг дальше от войны.
event-victory-corruption = Кольцо победило: его Хранители погублены. Победа Тьмы.
event-victory-ring_destroyed = Кольцо уничтожено. Победа свободных народов.
event-victory-shadow_military = Тьма захватила Средиземье ({ $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победных очка
    }). Победа Тьмы.
event-victory-free_military = Свободные народы сломили мощь Мордора ({ $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победных очка
    }). Победа свободных народов.

## Allies and action tokens

event-army-joins = { NAME($side, case: "start") }: союзники объединяют войска { NAME($region, case: "loc") }.
event-turn-leader = Жетон предводителя теперь у { NAME($side, case: "gen") }.
event-card-exchanges = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] отдают
       *[singular] отдаёт
    } союзнику карту { NAME($deck, case: "from") }.
event-card-given = Вы отдали союзнику карту «{ NAME($card) }».
event-card-received = Союзник отдал вам карту «{ NAME($card) }».
event-token-used = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] используют
       *[singular] использует
    } жетон действия: { NAME($token) }.
event-token-granted = { NAME($side, case: "start") } { NAME($side, case: "form") ->
        [plural] начинают
       *[singular] начинает
    } войну с жетоном действия: { NAME($token) }.
event-victory-first = Внутри команды первенство у { NAME($side, case: "gen") }: очков — { $points }.
event-victory-shared = Внутри команды честь поровну: очков у каждого — { $points }.
