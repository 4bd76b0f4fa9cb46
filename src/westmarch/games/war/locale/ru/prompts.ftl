# War of the Ring: the game, its settings, questions, answers and what a client draws.

game-title = Война Кольца
game-summary = Свободные народы держат оборону, пока Хранители Кольца идут к Роковой горе; Тьма охотится за ними и шлёт войска на каждую крепость.

seat-1 = Свободные народы
seat-2 = Тьма
seat-3-1 = Свободные народы
seat-3-2 = Король-чародей
seat-3-3 = Саруман и союзники
seat-4-1 = Гондор и эльфы
seat-4-2 = Рохан, Север и гномы
seat-4-3 = Король-чародей
seat-4-4 = Саруман и союзники

setting-army_card = Какие карты считаются «картами войска» в цене карт «{ card-a_power_too_great }» и «{ card-the_power_of_tom_bombadil }»
choice-army_card-symbol = карты с символом войска
choice-army_card-deck = любые карты стратегической колоды
setting-prologue = Чем закончилась «Охота за Кольцом» перед этой войной: она даёт жетоны действия
choice-prologue-none = охоты не было
choice-prologue-early = Фродо пал рано: два жетона у Тьмы
choice-prologue-late = Фродо пал поздно, во второй части на делении 8 или дальше: один жетон у Тьмы
choice-prologue-spent = Ривенделл, все карты спутников потрачены: по одному жетону
choice-prologue-few = Ривенделл, осталось одна-две карты спутников: один жетон у Свободных народов
choice-prologue-many = Ривенделл, осталось три карты спутников или больше: два жетона у Свободных народов

table-regions = Регионы
table-borders = Границы
table-nations = Народы
table-armies = Начальная расстановка
table-characters = Персонажи
table-tiles = Жетоны Охоты
table-dice = Кубики действий
table-cards = Карты событий
table-symbols = Символы игроков на картах
table-combat = Боевые половины карт

## What a client draws

panel-fellowship = Братство
panel-politics = Шкала политики
panel-battle = Битва
panel-wild = Ничьи земли
track-corruption = Влияние Кольца
tray-position = Где
tray-company = Спутники
tray-nations = Народы
tray-dice = Кубики действий
tray-hand = Рука
tray-table = На столе
tray-holds = Счёт
tray-tokens = Жетоны действия
tray-hunt = Охота
label-progress = прогресс
label-mordor = деление шкалы Мордора
label-points = победные очки
label-rings = Эльфийские Кольца
label-hunt_shadow = кубики Тьмы в ячейке Охоты
label-hunt_free = кубики свободных народов в ячейке Охоты
label-ring_bearers = Хранители Кольца
label-hits = попадания
note-hidden = спрятано
note-revealed = раскрыто
note-guide = проводник
note-passive = пассивный народ
note-to_act = сейчас действует
note-leader = предводитель
note-in_pool = в запасе
note-besieged = в осаде
note-face_down = рубашкой вверх
note-cancelled = отменена
held-free = под контролем свободных народов
held-shadow = под контролем Тьмы
mark-here = здесь
mark-empty = пусто
step-1 = три шага до войны
step-2 = два шага до войны
step-3 = шаг до войны
step-at_war = в войне
battle-field = полевое сражение
battle-assault = штурм
battle-sortie = вылазка

## Words that answer

done = готово
none = ничего
all = все
split = только часть
join = объединить
apart = остаться порознь
fight = сражаться в поле
withdraw = отступить в крепость
cease = прекратить атаку
continue = продолжать
use = использовать
enter = войти в Мордор
guide = проводник
random = случайный спутник
corruption = принять влияние Кольца
reveal = раскрыть Братство
hunt = бросок Охоты
hand = случайная карта с руки
attack = атаковать
army = передвинуть войска
recruit = нанять отряды
leader = лидер

action-move_fellowship = передвинуть Братство
action-hide = спрятать Братство
action-separate = отделить спутников
action-move_companions = передвинуть спутников
action-move_minions = передвинуть назгулов и прислужников
action-draw = взять карту события
action-voice_recruit = голос Сарумана: по обычному отряду в каждом поселении Изенгарда
action-voice_elites = голос Сарумана: два элитных отряда в Ортханке вместо обычных
action-ring = использовать Эльфийское Кольцо
action-pass = спасовать
action-skip = отложить кубик без действия

## Questions

prompt-card-draw = { NAME($side) }: одна карта { NAME($deck, case: "from") }. Какая?
prompt-card-discard = На руке слишком много карт: выберите, какую сбросить.
prompt-card-deck = Из какой колоды взять карту?
prompt-card-exchange = Обменяться с союзником одной картой вслепую? Только если согласны оба.
prompt-card-give = Какую карту вы отдаёте союзнику?
prompt-token-nation = Какой из ваших народов сделает шаг к войне?
prompt-token-choose = Какой жетон действия ваша сторона берёт в войну?
prompt-card-gandalf = Братство ведёт Гэндальф Серый: взять карту из той же колоды?
prompt-card-price = Цена «{ NAME($card) }»: выберите с руки { $n ->
        [1] карту с символом «персонаж»
       *[2] { $army_card ->
            [deck] карту стратегической колоды
           *[symbol] карту с символом «войско»
        }
    }.
prompt-card-loss = { NAME($side) }: потери { NAME($region, case: "loc") }, осталось { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
        [many] { $n } попаданий
       *[other] { $n } попадания
    }. Кого убрать?
prompt-card-region = «{ NAME($card) }»: выберите регион.
prompt-card-army = «{ NAME($card) }»: выберите войско.
prompt-card-figure = «{ NAME($card) }»: выберите фигурку.
prompt-card-nation = «{ NAME($card) }»: выберите народ.
prompt-card-character = «{ NAME($card) }»: выберите персонажа.
prompt-card-option = «{ NAME($card) }»: выберите, что сделать.
prompt-card-number = «{ NAME($card) }»: сколько?
prompt-card-die = «{ NAME($card) }»: выберите кубик.
prompt-card-who = «{ NAME($card) }»: кто идёт? (выбрано отрядов: { $units })
prompt-card-roll = { NAME($side) }: карта «{ NAME($card) }», { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    }. Что выпало?
prompt-card-card = «{ NAME($card) }»: выберите карту.
prompt-combat-character = «{ NAME($card) }»: выберите персонажа.
prompt-combat-figure = «{ NAME($card) }»: выберите фигурку.
prompt-combat-number = «{ NAME($card) }»: сколько?
prompt-combat-region = «{ NAME($card) }»: выберите регион.
prompt-combat-roll = { NAME($side) }: боевая карта «{ NAME($card) }» { NAME($battle, case: "loc") }, { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    }. Что выпало?

prompt-fellowship-phase = { $mordor ->
        [yes] Фаза Братства (влияние Кольца { $corruption }): сменить проводника или продолжать?
       *[no] Фаза Братства (прогресс { $progress }, влияние Кольца { $corruption }): объявить, где Братство, сменить проводника или продолжать?
    }
prompt-fellowship-guide = Кто теперь поведёт Братство?
prompt-fellowship-reveal = Братство раскрыто (прогресс { $progress }): где Хранители Кольца?
prompt-fellowship-way = Путь { NAME($region, case: "to") }: через какие из этих мест он ведёт? Каждое может стоить жетона Охоты.{ $passed ->
        [0] { "" }
       *[other] { " " }(уже на пути: { $way })
    }
prompt-fellowship-who = Отделить спутников: кто покидает Братство?{ $picked ->
        [0] { "" }
       *[other] { " " }(уже выбраны: { $who })
    }
prompt-companions-who = Передвинуть спутников: кто отправляется в путь?{ $picked ->
        [0] { "" }
       *[other] { " " }(уже выбраны: { $who })
    }
prompt-companions-destination = { $who }: куда идти?

prompt-hunt-allocate = Сколько кубиков положить в ячейку Охоты?
prompt-hunt-roll = { NAME($side) }: бросок Охоты, { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    }. Что выпало?
prompt-hunt-reroll = { NAME($side) }: переброс Охоты, { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    }. Что выпало?
prompt-hunt-tile = { NAME($side) }: один жетон из запаса Охоты. Какой?
prompt-hunt-die = { NAME($side) }: один кубик за жетон Охоты. Что выпало?
prompt-hunt-companion = { NAME($side) }: один спутник из Братства, случайно. Кто это?
prompt-hunt-crebain = Сбросить карту «{ card-flocks_of_crebain }»: +1 к каждому кубику этого броска Охоты?
prompt-hunt-balrog = Братство проходит Морию. Сбросить карту «{ card-balrog_of_moria }»: ещё один жетон Охоты?
prompt-hunt-staff = Сейчас будет вытянут жетон Охоты. Сбросить карту «{ card-wizards_staff }», чтобы этого не случилось?
prompt-hunt-mithril = Сбросить карту «{ card-mithril_coat_and_sting }», чтобы вместо этого жетона вытянуть другой?
prompt-hunt-shield = Урон Охоты { $n }: сбросить карту, чтобы уменьшить его на 1?
prompt-hunt-hobbit = Урон Охоты { $n }: отпустить проводника из Братства, чтобы уменьшить урон на 1?
prompt-hunt-gollum = Урон Охоты { $n }: раскрыть Братство (способность Голлума), чтобы уменьшить урон на 1?
prompt-hunt-casualty = Урон Охоты { $n } (влияние Кольца { $corruption }): кто погибнет, чтобы уберечь Хранителей?
prompt-hunt-worn = «{ card-worn_with_sorrow_and_toil }»: сбросить героическую карту свободных народов?
prompt-hunt-worn_card = { NAME($side) }: одна героическая карта с руки свободных народов, случайно. Какая?

prompt-action-roll = { NAME($side) }: бросок кубиков действий, { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    }. Что выпало?
prompt-action-choose = { NAME($side) }: выберите войско, карту или кубик.
prompt-action-use = { NAME($die) }: на что потратить этот кубик?
prompt-action-die = { $deed ->
        [card] «{ NAME($card) }»: каким кубиком заплатить?
       *[none] Каким кубиком заплатить?
    }
prompt-action-ring_die = Эльфийское Кольцо: какой кубик изменить?
prompt-action-ring_face = Эльфийское Кольцо: на что изменить кубик?

prompt-army-order = { NAME($region) }: что здесь сделать?
prompt-army-where = { NAME($region) }: куда идёт часть войска?
prompt-army-who = Войско { NAME($region, case: "from") } { NAME($to, case: "to") }: кто идёт? (выбрано отрядов: { $units })
prompt-army-attackers = Атака { NAME($region, case: "from") } на { NAME($to, case: "acc") }: кто идёт? (выбрано отрядов: { $units })
prompt-army-second = Ещё { $n ->
        [one] { $n } передвижение
        [few] { $n } передвижения
        [many] { $n } передвижений
       *[other] { $n } передвижения
    } за этот кубик: выберите другое войско или «Готово».
prompt-army-excess = { NAME($region) }: отрядов слишком много. Какой вернуть в подкрепления?
prompt-army-join = { NAME($region) }: ваше войско встретилось с войском союзника. Объединить их?
prompt-muster-second = Ещё 1 фигурка в другом поселении: выберите его или «Готово».
prompt-muster-figure = { NAME($region) }: кого нанять?
prompt-muster-voice = Голос Сарумана: где появится следующий обычный отряд?
prompt-minions-who = Передвинуть назгулов и прислужников: кто отправляется? (регион — назгулы, которые в нём)
prompt-minions-destination = { NAME($region) }: куда направиться?
prompt-character-where = { $who }: где вступить в игру?

prompt-battle-white_rider = Битва { NAME($battle, case: "loc") }: Гэндальф Белый отказывается от лидерства, а с ним теряют его и все назгулы?
prompt-battle-withdraw = Битва { NAME($battle, case: "loc") }, раунд { $round }: сражаться в поле или отступить в крепость?
prompt-battle-card = { NAME($side) }, битва { NAME($battle, case: "loc") }, раунд { $round }: разыграть боевую карту?
prompt-battle-sorcerer = Король-чародей — колдун: взять карту из той же колоды?
prompt-battle-roll = { NAME($side) }: боевой бросок { NAME($battle, case: "loc") }, раунд { $round }, { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    }. Что выпало?
prompt-battle-reroll = { NAME($side) }: переброс за лидерство { NAME($battle, case: "loc") }, раунд { $round }, { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    }. Что выпало?
prompt-battle-loss = { NAME($side) }, битва { NAME($battle, case: "loc") }, раунд { $round }: осталось { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
        [many] { $n } попаданий
       *[other] { $n } попадания
    }. Кого убрать?
prompt-battle-cease = Битва { NAME($battle, case: "loc") }, раунд { $round } окончен: продолжать атаку?
prompt-battle-press = Штурм { NAME($battle, case: "gen") }, раунд { $round } окончен: ослабить элитный отряд, чтобы продолжать?
prompt-battle-retreat = Битва { NAME($battle, case: "loc") }, атака продолжается: отступить или стоять?
prompt-battle-advance = Битва { NAME($battle, case: "loc") } выиграна: кто вступает в регион?
prompt-battle-advance_who = Вступить { NAME($battle, case: "to") }: кто идёт? (выбрано отрядов: { $units })

## Options that mean something of their own

option-army-order-region = { $act ->
        [attack] атаковать { NAME($value, case: "acc") }
        [siege] атаковать { NAME($value, case: "acc") } (крепость)
        [relieve] снять осаду { NAME($value, case: "loc") }
        [assault] штурмовать { NAME($value, case: "acc") }
        [sortie] сделать вылазку { NAME($value, case: "loc") }
       *[move] идти { NAME($value, case: "to") }
    }
option-army-where-region = { $act ->
        [attack] атаковать { NAME($value, case: "acc") }
        [siege] атаковать { NAME($value, case: "acc") } (крепость)
        [relieve] снять осаду { NAME($value, case: "loc") }
        [assault] штурмовать { NAME($value, case: "acc") }
        [sortie] сделать вылазку { NAME($value, case: "loc") }
       *[move] идти { NAME($value, case: "to") }
    }
option-army-order-figure = нанять: { NAME($value) }
option-card-exchange-use = обменяться картой
option-card-exchange-none = не меняться
option-army-second-done = готово
option-battle-loss-figure = { $act ->
        [reduce] ослабить до обычного: { NAME($value) }
       *[lose] потерять: { NAME($value) }
    }
option-card-loss-figure = { $act ->
        [reduce] ослабить до обычного: { NAME($value) }
       *[lose] потерять: { NAME($value) }
    }
option-battle-press-figure = ослабить и продолжать: { NAME($value) }
option-battle-press-cease = закончить штурм
option-action-choose-nation = { NAME($value) }: { $step ->
        [war] вступить в войну
       *[other] на шаг ближе к войне
    }
option-action-use-nation = { NAME($value) }: { $step ->
        [war] вступить в войну
       *[other] на шаг ближе к войне
    }
option-fellowship-phase-region = объявить Братство { NAME($value, case: "loc") }
option-fellowship-phase-character = новый проводник: { NAME($value) }
option-fellowship-phase-done = продолжать
option-fellowship-way-region = через { NAME($value, case: "acc") }
option-fellowship-way-done = в обход всех этих мест
option-battle-retreat-region = отступить { NAME($value, case: "to") }
option-battle-retreat-none = стоять и сражаться
option-battle-card-none = без карты
option-battle-advance-all = все
option-battle-advance-none = никто
option-battle-white_rider-use = отказывается
option-battle-white_rider-none = ведёт как обычно
option-battle-sorcerer-use = взять карту
option-battle-sorcerer-none = не брать
option-action-choose-saruman = ввести в игру { NAME($value, case: "acc") }
option-action-choose-witch_king = ввести в игру { NAME($value, case: "acc") }
option-action-choose-mouth_of_sauron = ввести в игру { NAME($value, case: "acc") }
option-action-choose-aragorn = ввести в игру { NAME($value, case: "acc") }
option-action-choose-gandalf_white = ввести в игру { NAME($value, case: "acc") }
option-action-use-character = ввести в игру { NAME($value, case: "acc") }
option-card-gandalf-use = взять карту
option-card-gandalf-none = не брать
option-card-option-use = сделать это
option-card-option-none = не делать
option-card-card-none = без карты
option-combat-figure-none = никто
option-hunt-casualty-none = никто: принять влияние Кольца
option-hunt-crebain-use = сбросить
option-hunt-crebain-none = оставить карту
option-hunt-balrog-use = сбросить
option-hunt-balrog-none = оставить карту
option-hunt-staff-use = сбросить
option-hunt-staff-none = оставить карту
option-hunt-mithril-use = сбросить
option-hunt-mithril-none = оставить карту
option-hunt-shield-none = без карты
option-hunt-hobbit-use = проводник уходит
option-hunt-hobbit-none = проводник остаётся
option-hunt-gollum-none = не раскрывать
option-hunt-worn-none = без карты
option-minions-destination-all = все назгулы отсюда вместе
option-muster-second-done = готово

## How it ended

reason-victory-corruption = Хранители поддались Кольцу (влияние Кольца 12)
reason-victory-ring_destroyed = Кольцо брошено в Огонь
reason-victory-shadow_military = у Тьмы десять победных очков
reason-victory-free_military = у свободных народов четыре победных очка

## The end, in a headline and a sentence

verdict-victory-corruption = Победила Тьма
verdict-victory-ring_destroyed = Победили Свободные народы
verdict-victory-shadow_military = Победила Тьма
verdict-victory-free_military = Победили Свободные народы
told-victory-corruption = Хранители поддались Кольцу, ход { $turn }: влияние Кольца { $corruption } из 12.
told-victory-ring_destroyed = Кольцо брошено в Огонь, ход { $turn }; влияние Кольца { $corruption } из 12.
told-victory-shadow_military = Победные очки: { $shadow }, ход { $turn }; хватило бы десяти.
told-victory-free_military = Победные очки: { $free }, ход { $turn }; хватило бы четырёх.

## A whole Elite for two hits

remove-dwarves_elite = потерять за два попадания: элитный отряд гномов
remove-elves_elite = потерять за два попадания: элитный отряд эльфов
remove-gondor_elite = потерять за два попадания: элитный отряд Гондора
remove-north_elite = потерять за два попадания: элитный отряд северян
remove-rohan_elite = потерять за два попадания: элитный отряд Рохана
remove-isengard_elite = потерять за два попадания: элитный отряд Изенгарда
remove-sauron_elite = потерять за два попадания: элитный отряд Саурона
remove-southrons_easterlings_elite = потерять за два попадания: элитный отряд харадримов и истерлингов

## Notes for a first match, each shown once

guide-fellowship-phase = Хранители Кольца идут тайно: каждое передвижение — шаг прогресса. Здесь можно объявить регион не дальше стольких шагов; в своём большом городе или крепости это снимает 1 влияние Кольца и активирует народ.
guide-hunt-allocate = Кубики в ячейке Охоты не бросают, зато каждый из них — кубик Охоты, когда Братство движется. К ним добавится каждое выпавшее Око. Один или два — хорошее начало.
guide-action-choose = Вы с соперником действуете по очереди, по одному кубику. Выберите, что хотите сделать, — например, войско на карте; если подходят разные кубики, вас спросят, каким заплатить.
guide-action-choose-2 = Отряды народа, который не в войне, не атакуют, их нельзя нанять, и в земли других народов они не входят. Кубик «Сбор» приближает народ к войне на шаг; пассивный народ сначала нужно активировать.
guide-hunt-casualty = Урон становится влиянием Кольца, а двенадцать — это поражение. Спутник, который гибнет вместо этого, забирает столько урона, каков его уровень: проводник или случайный.
guide-battle-card = У каждой карты две половины; в битве действует только нижняя, и карта потом сброшена. Отряд даёт кубик, всего не больше пяти, попадание — 5 и 6; лидерство перебрасывает промахи.
