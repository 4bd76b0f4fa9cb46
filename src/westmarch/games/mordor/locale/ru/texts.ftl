# Journey to Mordor. Names are facts; every sentence is our own.

game-title = Бросок в Мордор
game-summary = Хоббиты наперегонки идут к Огненной горе: бросайте кубики, откладывайте нужные и не давайте назгулам себя догнать.

## Names

hobbit-frodo = Фродо
    .gen = Фродо
    .dat = Фродо
    .acc = Фродо
hobbit-sam = Сэм
    .gen = Сэма
    .dat = Сэму
    .acc = Сэма
hobbit-merry = Мерри
    .gen = Мерри
    .dat = Мерри
    .acc = Мерри
hobbit-pippin = Пиппин
    .gen = Пиппина
    .dat = Пиппину
    .acc = Пиппина

die-yellow = жёлтый кубик
die-red = красный кубик
die-blue = синий кубик
die-green = зелёный кубик
die-black = чёрный кубик

symbol-ring = кольцо
symbol-gandalf = Гэндальф
symbol-fellowship = воин
symbol-orc = орк
symbol-nazgul = назгул
symbol-white_tree = Белое древо

# .loc: with its preposition.
place-bag_end = Бэг-Энд
    .short = начало пути
    .loc = в Бэг-Энде
place-rivendell = Ривенделл
    .loc = в Ривенделле
place-moria = Мория
    .loc = в Мории
place-lothlorien = Лотлориэн
    .loc = в Лотлориэне
place-rohan = Рохан
    .loc = в Рохане
place-helms_deep = Хельмова Падь
    .loc = в Хельмовой Пади
place-gondor = Гондор
    .loc = в Гондоре
place-minas_tirith = Минас-Тирит
    .loc = в Минас-Тирите
place-shelobs_lair = Логово Шелоб
    .loc = в Логове Шелоб
place-mordor = Мордор
    .short = конец пути
    .loc = в Мордоре

space-1 = деление 1
space-2 = деление 2
space-3 = деление 3
space-4 = деление 4
space-5 = деление 5
space-6 = деление 6
space-7 = деление 7
space-8 = деление 8
space-9 = деление 9
space-10 = деление 10
space-11 = деление 11
space-12 = деление 12
space-13 = деление 13
space-14 = деление 14
space-15 = деление 15
space-16 = деление 16
space-17 = деление 17
space-18 = деление 18
space-19 = деление 19
space-20 = деление 20
space-21 = деление 21
space-22 = деление 22
space-23 = деление 23
space-24 = деление 24

repeat = перебросить эти кубики
keep = оставить этот бросок
none = ничего

effect-none = без свойства
effect-equal_symbols = Элронд: можно откладывать одинаковые символы
    .short = одинаковые – вместе
effect-no_gandalf = Балрог: Гэндальф бессилен
    .short = Гэндальф бессилен
effect-double_fellowship = Эльфы: каждый воин сдерживает двух орков
    .short = воин сдержит двух орков
effect-repeat_throws = Эомер: каждый бросок можно один раз повторить
    .short = каждый бросок – ещё раз
effect-double_orcs = Саруман: против каждого орка нужны два воина
    .short = орк идёт за двоих
effect-no_nazgul = Эовин: назгулы не трогают того, чей ход
    .short = назгулы вас не тронут
effect-all_nazgul = Король-чародей: все назгулы нападают на того, чей ход
    .short = все назгулы – на вас
effect-two_rings = Шелоб: одно кольцо пропадает, для входа в Мордор нужны два
    .short = дальше лишь за 2 кольца

track-ring = Путь хоббитов
track-nazgul = Путь назгулов
tray-dice = Кубики

mark-empty = свободно
mark-here = здесь
mark-passed = пройдено
mark-halved = разделено надвое
mark-half_crossed = отмечена половина
mark-crossed = отмечено

note-active = сейчас ходит
note-out = выбыл из игры
note-aside = отложен
note-picked = выбран
note-by_rule = по правилу
note-left = ещё

## Options of the game

setting-sheet = Лист
choice-sheet-basic = простой: у мест нет свойств
choice-sheet-advanced = полный: у каждого места своё свойство
setting-layout = Поле
choice-layout-standard = как напечатано
choice-layout-long = длинное: по два деления на место, домашний вариант
setting-hobbits = Хоббиты
choice-hobbits-choose = игроки выбирают сами
typed-hobbits = по одному на каждого игрока (frodo,sam,merry,pippin) или «choose» — игроки выбирают сами
setting-first = Кто ходит первым
choice-first-1 = игрок 1
choice-first-2 = игрок 2
choice-first-random = по жребию
typed-first = номер игрока или «random» — по жребию

## Prompts

prompt-setup-hobbit = Игрок { $seat }: выберите хоббита.
prompt-setup-first = Кто ходит первым?
prompt-throw-roll = { NAME($hobbit) } бросает { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
    [many] { $number } кубиков
   *[other] { $number } кубика
}. Что выпало ({ NAME($die) })?
prompt-throw-repeat = { NAME($hobbit) } в Рохане: перебросить все эти кубики? Второй результат останется в силе.
prompt-throw-nazgul = { NAME($hobbit) }: одного назгула придётся отложить. Которого?
prompt-throw-set_aside = { $picked ->
    [0] { NAME($hobbit) }: отложите хотя бы один кубик.
   *[other] { NAME($hobbit) }: отложить что-нибудь ещё?
}
prompt-evaluate-order = { NAME($hobbit) }: что подействует первым на вашем пути назгулов?
prompt-evaluate-gandalf = { $gandalfs ->
    [one] { NAME($hobbit) }: Гэндальф может разделить надвое пустое деление. Какое?
    [few] { NAME($hobbit) }: Гэндальф может разделить надвое пустое деление (ещё { $gandalfs } раза). Какое?
    [many] { NAME($hobbit) }: Гэндальф может разделить надвое пустое деление (ещё { $gandalfs } раз). Какое?
   *[other] { NAME($hobbit) }: Гэндальф может разделить надвое пустое деление (ещё { $gandalfs } раза). Какое?
}

option-throw-nazgul-die = { $struck ->
    [none] { NAME($value) }: ни на кого не нападёт
   *[other] { NAME($value) }: нападёт на { NAME($struck, case: "acc") }
}
option-throw-set_aside-die = { $struck ->
    [none] { NAME($value) }: { NAME($symbol) }
   *[other] { NAME($value) }: { NAME($symbol) }, нападёт на { NAME($struck, case: "acc") }
}
option-throw-set_aside-done = больше ничего из этого броска
option-evaluate-order-gandalf = Гэндальф: разделить деление надвое
option-evaluate-order-nazgul = назгул: отметить деление
option-evaluate-gandalf-none = ничего не делить

## What happened

event-setup-hobbit = Игрок { $seat } — { NAME($hobbit) }.
event-setup-first = Первым ходит { NAME($hobbit) }.
event-turn-begin = { $special ->
    [no] Ход { $turn }: { NAME($hobbit) } { NAME($place, case: "loc") }.
   *[other] Ход { $turn }: { NAME($hobbit) } { NAME($place, case: "loc") }. { NAME($effect) }.
}
event-throw-roll = Выпало: { $symbols }.
event-throw-repeat = Кубики брошены заново.
event-throw-set_aside = Отложен { NAME($die) }: { NAME($symbol) }.
event-throw-white_tree = Белое древо: больше бросать не нужно.
event-evaluate-gandalf = Гэндальф удлиняет путь назгулов у { NAME($hobbit, case: "gen") }: { $space }-е деление разделено надвое.
event-evaluate-nazgul = { $left ->
    [0] Назгул нападает на { NAME($hobbit, case: "acc") }: отмечено последнее деление.
    [one] Назгул нападает на { NAME($hobbit, case: "acc") }: { $space }-е деление, в запасе ещё { $left } отметка.
    [few] Назгул нападает на { NAME($hobbit, case: "acc") }: { $space }-е деление, в запасе ещё { $left } отметки.
    [many] Назгул нападает на { NAME($hobbit, case: "acc") }: { $space }-е деление, в запасе ещё { $left } отметок.
   *[other] Назгул нападает на { NAME($hobbit, case: "acc") }: { $space }-е деление, в запасе ещё { $left } отметки.
}
event-evaluate-ring = { $rings ->
    [one] Одно кольцо: { NAME($hobbit) } идёт дальше, теперь он { NAME($place, case: "loc") }.
    [few] { $rings } кольца: { NAME($hobbit) } идёт дальше, теперь он { NAME($place, case: "loc") }.
    [many] { $rings } колец: { NAME($hobbit) } идёт дальше, теперь он { NAME($place, case: "loc") }.
   *[other] { $rings } кольца: { NAME($hobbit) } идёт дальше, теперь он { NAME($place, case: "loc") }.
}
event-evaluate-orcs_stop = Кольца { NAME($hobbit, case: "gen") } не действуют: { $orcs ->
    [one] один орк
    [few] { $orcs } орка
    [many] { $orcs } орков
   *[other] { $orcs } орка
} { $fellowship ->
    [0] и ни одного воина
    [one] против одного воина
    [few] против { $fellowship } воинов
    [many] против { $fellowship } воинов
   *[other] против { $fellowship } воина
}.
event-evaluate-orcs_held = { $fellowship ->
    [one] Один воин сдерживает
    [few] { $fellowship } воина сдерживают
    [many] { $fellowship } воинов сдерживают
   *[other] { $fellowship } воина сдерживают
} { $orcs ->
    [one] одного орка
    [few] { $orcs } орков
    [many] { $orcs } орков
   *[other] { $orcs } орка
}: путь для { NAME($hobbit, case: "gen") } свободен.
event-evaluate-shelob = Шелоб отнимает у { NAME($hobbit, case: "gen") } одно кольцо.
event-evaluate-balrog = Балрог не даёт Гэндальфу помочь { NAME($hobbit, case: "dat") }.
event-evaluate-eowyn = Эовин не подпускает назгулов к { NAME($hobbit, case: "dat") }.
event-ending-out = { NAME($hobbit) } выбывает из игры.
event-ending-mordor = { NAME($hobbit) } добрался до Мордора! Круг доигрывается до конца.
event-ending-alone = Побеждает { $winners }: больше до Мордора никто не добрался.
event-ending-tie_break = Побеждает { $winners }: из всех в Мордоре у него самый большой запас отметок на пути назгулов.
event-ending-shared = Общая победа: { $winners }.
event-ending-all_lost = Назгулы настигли всех. Проиграли все.

## Ways to end

reason-ending-alone = единственный в Мордоре
reason-ending-tie_break = больше отметок в запасе на пути назгулов
reason-ending-shared = общая победа
reason-ending-all_lost = все выбыли

## The end, in a headline and a sentence

verdict-ending-alone = Победа: { $winners }
verdict-ending-tie_break = Победа: { $winners }
verdict-ending-shared = Общая победа: { $winners }
verdict-ending-all_lost = Победила Тьма
told-ending-alone = В Мордоре без соперников, ход { $turn }; запас до назгулов: { $left }.
told-ending-tie_break = До Мордора дошёл не один хоббит, ход { $turn }; больше всех запас: { $left }.
told-ending-shared = Вместе в Мордоре, ход { $turn }; запас отметок равный: { $left }.
told-ending-all_lost = Назгулы догнали всех хоббитов, ход { $turn }. До Мордора не дошёл никто.

## Tables of content

table-dice = грани кубиков
table-hobbits = хоббиты и их цвета
table-places = места и их свойства
table-ring_tracks = путь хоббитов
table-nazgul_tracks = путь назгулов

## Why something cannot be chosen

why-hobbit_taken = { NAME($hobbit) } уже достался игроку { $seat }: хоббиты у всех разные. Правила: «Подготовка».
why-repeat_first = Сначала решите, перебрасывать ли кубики. Правила: «Усложнённый лист», Рохан.
why-aside_before = Этот кубик отложен в одном из прошлых бросков и лежит до конца хода. Правила: «Ход: броски и откладывание».
why-picked_already = Этот кубик уже отложен из этого броска. Правила: «Ход: броски и откладывание».
why-nazgul_first = Сначала нужно отложить назгула. Правила: «Назгулы и цвета».
why-one_nazgul = Из одного броска откладывают только одного назгула. Правила: «Назгулы и цвета».
why-equal_symbol = Такой символ ({ NAME($symbol) }) из этого броска уже отложен, а одинаковые откладывать нельзя. Правила: «Ход: броски и откладывание».
why-one_at_least = Из каждого броска нужно отложить хотя бы один кубик. Правила: «Ход: броски и откладывание».
why-halve_later = Деления делят надвое после бросков, если отложен Гэндальф. Правила: «Гэндальф».
why-order_first = Сначала решите, что подействует первым: Гэндальф или назгул. Правила: «Что делают символы».
why-throwing_over = Броски окончены: теперь действуют отложенные кубики. Правила: «Что делают символы».
why-no_square = На этом пути назгулов делений всего { $last }.
why-square_crossed = Деление { $space } уже отмечено, а Гэндальф делит только пустые. Правила: «Гэндальф».
why-square_halved = Деление { $space } уже разделено, а дважды его не делят. Правила: «Гэндальф».

## What a choice changes

outcome-takes_die = играет этим кубиком: { NAME($die) }
outcome-throws_again = { $n ->
    [one] ещё раз бросают { $n } кубик
    [few] ещё раз бросают { $n } кубика
    [many] ещё раз бросают { $n } кубиков
   *[other] ещё раз бросают { $n } кубика
}
outcome-throw_stands = этот бросок остаётся в силе
outcome-ends_throwing = броски окончены; остальные кубики не действуют
outcome-ends_with_last = броски окончены: это последний кубик
outcome-strikes = { $then ->
    [0] { NAME($hobbit) }: запас отметок { $left } → 0, выбывает
   *[other] { NAME($hobbit) }: запас отметок { $left } → { $then }
}
outcome-strikes_me = { $then ->
    [0] { NAME($hobbit) }: запас отметок { $left } → 0, выбывает, если не поможет Гэндальф
   *[other] { NAME($hobbit) }: запас отметок { $left } → { $then }, пока без Гэндальфа
}
outcome-strikes_nobody = Эовин: { NAME($hobbit) } без новых отметок
outcome-rings = шагов вперёд по тому, что отложено: { $spaces } → { $then }, { NAME($hobbit) } будет { NAME($place, case: "loc") }
outcome-rings_held = { $spaces ->
    [0] пока не ведёт дальше: мешают орки или Шелоб
   *[other] дальше не ведёт: для Мордора хватит { $spaces }
}
outcome-gandalf_may = может разделить деление надвое: запас { NAME($hobbit, case: "gen") } вырастет на одну отметку
outcome-gandalf_idle = Балрог: { NAME($hobbit) } не получает помощи
outcome-strike_now = { $then ->
    [0] { NAME($hobbit) }: запас отметок { $left } → 0, выбывает
   *[other] { NAME($hobbit) }: запас отметок { $left } → { $then }
}
outcome-halved = { NAME($hobbit) }: запас отметок { $left } → { $then }
outcome-not_halved = { NAME($hobbit) }: запас отметок не меняется: { $left }
outcome-sum = кольца { $rings }, орки { $orcs } против воинов { $fellowship }, назгулы { $nazgul }
outcome-goes = { $spaces ->
    [one] { NAME($hobbit) }: { $spaces } шаг вперёд – { NAME($place) }
    [few] { NAME($hobbit) }: { $spaces } шага вперёд – { NAME($place) }
    [many] { NAME($hobbit) }: { $spaces } шагов вперёд – { NAME($place) }
   *[other] { NAME($hobbit) }: { $spaces } шага вперёд – { NAME($place) }
}
outcome-held = { NAME($hobbit) } стоит: кольца держат орки
outcome-stays = { NAME($hobbit) } остаётся { NAME($place, case: "loc") }
outcome-struck = { $then ->
    [0] { NAME($hobbit) }: запас { $left } → 0, выбывает
   *[other] { NAME($hobbit) }: запас { $left } → { $then }
}

## Notes for a first match

guide-throw-set_aside = На столе пять кубиков. Отложите один или несколько с разными символами; остальные бросают ещё раз. Кольца ведут вас к Мордору.
guide-throw-set_aside-2 = Каждого отложенного орка должен сдержать воин, иначе ни одно ваше кольцо не действует. Броски кончаются с последним кубиком или с Белым древом.
guide-throw-nazgul = Если выпали назгулы, одного придётся отложить. Он нападёт на хоббита своего цвета; чёрный и те, чьим цветом никто не играет, — на вас.
guide-throw-repeat = Этот ход вы начали в Рохане: каждый бросок можно один раз повторить, всеми кубиками сразу.
guide-evaluate-order = Гэндальф и назгул действуют на вашем пути в том порядке, какой вы выберете. Сначала разделить деление — значит выиграть место для одной отметки.
guide-evaluate-gandalf = Гэндальф делит пустое деление надвое: теперь его заполнят только два назгула. У кого заполнено последнее деление, тот выбывает.

## A first match, and the game in three lines

study-half_way = На полпути в Мордор
    .text = Первая партия минут на десять. Фродо и Сэм отдыхают в Лотлориэне, никто не впереди, и назгулы их ещё не нашли. Подсказки появятся, когда будут нужны; сразу здесь ничего плохого не случится.
how-1 = Бросьте пять кубиков и отложите хотя бы один из каждого броска.
how-2 = Кольца ведут вперёд, орки держат, назгулы гонятся за вами.
how-3 = Кто первым дошёл до Мордора, победил, если назгулы не успели раньше.
