# Пустошь Смауга. Имена — факты; все предложения наши.

game-title = Пустошь Смауга
game-summary = От двух до четырёх отрядов гномов и один хоббит, одна дорога, один дракон: все побеждают или проигрывают вместе.

## Names

deck-beorn = Дом Беорна
    .gen = Дома Беорна
deck-esgaroth = Эсгарот
    .gen = Эсгарота
deck-treasury = сокровищница
    .gen = сокровищницы
deck-mirkwood = Лихолесье
    .gen = Лихолесья
deck-erebor = Эребор
    .gen = Эребора

march-3 = поход 3, с лошадью
march-4 = поход 4
march-5 = поход 5
march-123 = поход 1, 2 или 3

place-start = Дом Беорна, старт
place-path = открытая дорога
place-mirkwood = приключение в Лихолесье
place-esgaroth = Эсгарот, убежище
place-dragon = деление дракона
place-rune = гномья руна
place-key = деление ключа
place-erebor = приключение в Эреборе
place-treasury = сокровищница, убежище
place-final = финальное деление
place-cave = пещера

beside-nothing = ни с чем рядом
beside-mirkwood = рядом с кругом Лихолесья
beside-erebor = рядом с кругом Эребора
beside-cave = рядом с пещерой

area-wood = Глухоманье и Лихолесье
area-lake = Долгое озеро
area-desolation = Пустошь
area-mountain = Одинокая гора

panel-smaug = Смауг
panel-gandalf = Гэндальф
panel-adventure = Приключение
panel-map = Дорога
panel-trade = Обмен
panel-march = Поход
track-smaug = Путь Смауга к делению дракона
track-gandalf = Тропа Гэндальфа
tray-threat = Угроза
tray-meets = Встреча
tray-offered = Предложено
tray-picked = Выбрано
tray-dwarves = Гномы
tray-marches = Карты похода
tray-hand = Рука
tray-decks = Колоды
tray-discards = Сброс
tray-fighters = Сражаются
tray-retreat = Отступление по броску
tray-traders = Меняются
tray-price = Сначала сбрасывают
tray-give = Отдают
tray-wish = Хотят получить
tray-ways = Можно встать на
tray-dragon_cards = Карты Смауга
tray-reach = Смауг может встать на
tray-own_numbers = Числа собственных карт этого стола

label-smaug = Смауг
label-gandalf = Гэндальф
label-ring = Кольцо
label-dragon_cards = карты Смауга в Доме Беорна
label-main = движение
label-extra = дополнительное движение
mark-here = здесь
mark-empty = свободно
note-active = ходит
note-key = держит Ключ Торина
note-quiet = без сокровищ в этот ход
note-caught = в паутине
note-killed = убит
note-ring = с Кольцом
note-used = использована
note-offered = предложена
note-picked = выбрана
note-by_treasury = у сокровищницы
note-laid = выложен, дорога открыта
note-reconstructed = восстановлено
level-gentle = мягко
level-book = карты как есть
level-grim = сурово

done = готово
none = нет
quiet = не в этот ход
printed = указанное число
die = кубик
agree = согласиться
refuse = отказаться
retreat = отступить
trade = обменять карту
any = что дадите

## Options of the game

setting-difficulty = Сложность
choice-difficulty-gentle = мягко: дополнительное движение Смауга короче на 1
choice-difficulty-book = карты как есть
choice-difficulty-grim = сурово: дополнительное движение Смауга длиннее на 1
setting-hands = Руки
choice-hands-closed = закрытые: каждый видит только свою
choice-hands-open = открытые: все видят все карты
setting-colours = Цвета
typed-colours = по одному на место (blue,green,red,yellow)
setting-first = Первый игрок
choice-first-1 = игрок 1
choice-first-2 = игрок 2
choice-first-random = по жребию
typed-first = номер места или “random”

## Questions

prompt-setup-first = По жребию: кто начинает и держит Ключ Торина?
prompt-march-card = { NAME($colour) }: какая карта похода?
prompt-march-piece = { NAME($colour) }: какой гном идёт ({ NAME($march) })?
prompt-march-companion = { NAME($colour) }: кто едет вместе с ним? Идёт { NAME($piece) } ({ NAME($march) }).
prompt-march-space = { NAME($colour) }: где остановится { NAME($piece) } ({ NAME($march) })?
prompt-cards-play = { NAME($colour) }: сыграть карту или перейти к добору?
prompt-card-how = { NAME($colour) }, { NAME($card) }: по указанному числу или по кубику?
prompt-card-piece = { NAME($colour) }, { NAME($card) }: кто идёт?
prompt-card-space = { NAME($colour) }, { NAME($card) }: где остановится { NAME($piece) }?
prompt-card-joins = { NAME($colour) }, { NAME($card) }: какой гном догоняет?
prompt-card-gandalf = { NAME($colour) }, { NAME($card) }: куда идёт Гэндальф?
prompt-card-roll = { NAME($colour) } бросает кубик за карту { NAME($card) }. Что выпало?
prompt-card-arrow = { NAME($colour) } стреляет: { NAME($card) }, нужно не меньше { $need }. Что выпало на кубике?
prompt-trade-partner = { NAME($colour) }: с кем обмен?
prompt-trade-price = Меняются { NAME($leader) } и { NAME($partner) }: какую карту сбросить сначала (осталось { $n })? Выбирает { NAME($colour) }.
prompt-trade-give = Меняются { NAME($leader) } и { NAME($partner) }: какую карту отдать? Выбирает { NAME($colour) }.
prompt-trade-wish = Меняются { NAME($leader) } и { NAME($partner) }: что хочется получить? Выбирает { NAME($colour) }.
prompt-trade-answer = { $wish ->
    [any] { NAME($colour) }: { NAME($leader) } отдаёт карту { NAME($card) } за любую. Что отдаст { NAME($partner) }?
   *[other] { NAME($colour) }: { NAME($leader) } отдаёт карту { NAME($card) } и хочет карту { NAME($wish) }. Что отдаст { NAME($partner) }?
}
prompt-trade-confirm = { NAME($colour) }: { NAME($partner) } лучше отдаст карту { NAME($wish) } за карту { NAME($card) }. { NAME($leader) }, согласны?
prompt-draw-deck = { NAME($colour) }: из какой колоды сначала?
prompt-draw-card = { $occasion ->
    [deal] { NAME($colour) }, первая рука: одна карта из { NAME($deck, case: "gen") }. Какая?
    [adventure] { NAME($colour) }, { NAME($card) }: одна карта из { NAME($deck, case: "gen") }. Какая?
   *[draw] { NAME($colour) }: одна карта из { NAME($deck, case: "gen") }. Какая?
}
prompt-draw-discard = { NAME($colour) }: оставить можно шесть карт; какую сбросить (лишних: { $n })?
prompt-adventure-draw = { NAME($colour) }: приключение, одна карта из { NAME($deck, case: "gen") }. Какая?
prompt-adventure-whom = { NAME($colour) }: карта { NAME($card) } касается одного из вас. Кого предложите?
prompt-adventure-agree = { NAME($colour) }: пусть карту { NAME($card) } примет { NAME($piece) }?
prompt-adventure-roll = { NAME($colour) } бросает кубик: { NAME($card) } ({ NAME($piece) }). Что выпало?
prompt-adventure-wanders = { NAME($colour) } бросает кубик: { NAME($card) }, на столько Бильбо уйдёт назад. Что выпало?
prompt-adventure-discard = { NAME($colour) }, { NAME($card) }: какую карту сбросить?
prompt-barrels-steps = { NAME($colour) }, { NAME($card) }: насколько все плывут?
prompt-web-cards = { NAME($colour) }: { NAME($piece) } освободится при силе { $need }; пока { $n }. Какую карту сбросить?
prompt-fight-offer = { NAME($colour) }: вместе против врага { NAME($card) }, нужно ровно { $need }. Какие карты вы могли бы сыграть?
prompt-fight-cards = { NAME($colour) }: враг { NAME($card) } побеждён ровно при { $need }. Какую карту сыграть?
prompt-fight-agree = { NAME($colour) }: против врага { NAME($card) } ({ $need }) предложены: { $cards }. Согласны?
prompt-fight-retreat = { NAME($colour) } отступает, враг — { NAME($card) }: назад на { $steps } минус бросок кубика. Что выпало?
prompt-smaug-treasure = { $main ->
    [0] { NAME($colour) }: Смауг вот-вот пройдёт { $extra }. Сыграть сокровища?
   *[other] { $extra ->
        [0] { NAME($colour) }: Смауг вот-вот пройдёт { $main }. Сыграть сокровища?
       *[other] { NAME($colour) }: Смауг вот-вот пройдёт { $main }, затем ещё { $extra }. Сыграть сокровища?
    }
}
prompt-smaug-armour = { NAME($colour) } нападает на Смауга: самая сильная карта пробивает броню.
prompt-smaug-push = { NAME($colour) }: какая вторая карта теснит Смауга?
prompt-smaug-value = { NAME($colour) }, { NAME($card) }: насколько отступит Смауг?

option-march-space-space = { $back ->
    [yes] { NAME($value) }: назад на { $n }, { NAME($place) }
   *[no] { NAME($value) }: вперёд на { $n }, { NAME($place) }
}
option-card-space-space = { $back ->
    [yes] { NAME($value) }: назад на { $n }, { NAME($place) }
   *[no] { NAME($value) }: вперёд на { $n }, { NAME($place) }
}
option-march-companion-none = никто
option-card-piece-none = никто: карта потеряна
option-card-space-none = никуда: карта потеряна
option-cards-play-piece = освободиться: { NAME($value) }
option-cards-play-done = больше без карт: взять две
option-fight-offer-done = это всё
option-smaug-treasure-none = сейчас без сокровищ
option-smaug-treasure-quiet = в этот ход без сокровищ
option-smaug-armour-none = нет карты с силой
option-smaug-push-none = без второй карты: он останется
option-trade-answer-refuse = без обмена

## What happened

event-setup-first = { NAME($colour) } начинает и держит Ключ Торина.
event-turn-begin = Ход { $turn }: { NAME($colour) }.
event-march-card = { NAME($colour) }: { NAME($march) }.
event-march-nobody = { NAME($colour) } переворачивает карту ({ NAME($march) }): идти некому.
event-move-ahead = { $n ->
    [one] { $pieces }: { NAME($origin) }, затем { NAME($space) }.
   *[other] { $pieces } вместе: { NAME($origin) }, затем { NAME($space) }.
}
event-move-back = { $n ->
    [one] { $pieces }, назад: { NAME($origin) }, затем { NAME($space) }.
   *[other] { $pieces } вместе, назад: { NAME($origin) }, затем { NAME($space) }.
}
event-move-driven = Отступление: { NAME($piece) }, теперь { NAME($space) }.
event-move-home = { $n ->
    [one] Наконец дома: { $pieces }.
   *[other] Наконец дома, оба: { $pieces }.
}
event-key-opens = { NAME($colour) } выкладывает Ключ Торина: потайная дверь открыта для всех.
event-key-passes = Ключ Торина теперь у игрока: { NAME($colour) }.
event-ring-found = Бильбо снова носит Кольцо ({ NAME($space) }).
event-ring-lost = Бильбо теряет Кольцо ({ NAME($space) }).
event-ring-safe = Терять нечего: Бильбо без Кольца или уже дома.
event-ring-swept = Смауг сметает Кольцо; оно лежит у сокровищницы.
event-cards-play = { NAME($colour) } играет карту { NAME($card) }.
event-cards-roll = { NAME($colour) }: выпало { $roll }.
event-cards-nobody = { NAME($colour) } никого не двигает ({ $roll }): карта потеряна.
event-cards-gandalf = Гэндальф: { NAME($step) }.
event-cards-arrow = { $hit ->
    [yes] { NAME($colour) } и { NAME($card) }: выпало { $roll }, нужно { $need }. Стрела попадает в цель.
   *[no] { NAME($colour) } и { NAME($card) }: выпало { $roll }, нужно { $need }. Стрела летит мимо.
}
event-trade-talk = { NAME($colour) } предлагает обмен, отвечает { NAME($partner) }.
event-trade-proposed = { $wish ->
    [any] { NAME($colour) } предлагает, отвечает { NAME($partner) }: { NAME($card) } за любую карту.
   *[other] { NAME($colour) } предлагает, отвечает { NAME($partner) }: { NAME($card) } за карту { NAME($wish) }.
}
event-trade-refused = { NAME($colour) } и { NAME($partner) } не меняются.
event-trade-price = { NAME($colour) } и { NAME($partner) } меняются; сброшено: { $price }.
event-trade-done = { NAME($colour) } отдаёт карту { NAME($card) }, { NAME($partner) } — карту { NAME($wish) } (сброшено: { $price }).
event-draw-card = { NAME($colour) } берёт карту { NAME($card) } ({ NAME($deck) }).
event-draw-hidden = { NAME($colour) } берёт карту ({ NAME($deck) }).
event-draw-smaug = { NAME($colour) } берёт карту Смауга ({ NAME($deck) }).
event-draw-shuffled = Дом Беорна пуст: сброс замешан в него, карт: { $n }.
event-draw-nothing = Карт больше нет ({ NAME($colour) }).
event-draw-discard = { NAME($colour) } сбрасывает карту { NAME($card) }.
event-adventure-meets = { $n ->
    [one] { $pieces } ({ NAME($deck) }): { NAME($card) }.
   *[other] { $pieces } вместе ({ NAME($deck) }): { NAME($card) }.
}
event-adventure-refused = { NAME($colour) } не согласен.
event-adventure-roll = { $n ->
    [0] { NAME($piece) }: выпало { $roll }, ничего не происходит.
   *[other] { NAME($piece) }: выпало { $roll }, назад на { $n }.
}
event-adventure-no_way = Дальше пути нет: { NAME($piece) }.
event-barrels-stuck = Бочки застряли.
event-web-caught = Пойман в паутину ({ NAME($space) }): { NAME($piece) }.
event-web-nobody = Паутина не для них: никто не пойман.
event-web-bilbo_frees = Бильбо с Кольцом освобождает ({ NAME($space) }): { NAME($piece) }.
event-web-released = { $n ->
    [one] Освободился { NAME($piece) }, сброшена { $cards }.
   *[other] Освободился { NAME($piece) }, сброшены: { $cards }.
}
event-fight-offer = { NAME($colour) } мог бы сыграть карту { NAME($card) }.
event-fight-refused = { NAME($colour) } не согласен.
event-fight-won = { $gandalf ->
    [yes] Побеждён враг { NAME($card) }: ровно { $need } (сыграно { $n }: { $cards }; Гэндальф удваивает карту { NAME($doubled) }).
   *[no] { $n ->
        [one] Побеждён враг { NAME($card) }: ровно { $need }, сыграна карта { NAME($doubled) }.
       *[other] Побеждён враг { NAME($card) }: ровно { $need } ({ $cards }).
    }
}
event-fight-lost = Не побеждён враг { NAME($card) }. Выпало { $roll }, отступить на { $steps }.
event-smaug-card = { $extra ->
    [0] { NAME($card) }: Смауг проходит { $main }.
   *[other] { NAME($card) }: Смауг проходит { $main }, затем ещё { $extra }.
}
event-smaug-gandalf = Гэндальф у пещеры сдерживает Смауга: дополнительного движения нет.
event-smaug-treasure = { $main ->
    [0] { $extra ->
        [0] { NAME($colour) } играет карту { NAME($card) }: Смауг не движется.
       *[other] { NAME($colour) } играет карту { NAME($card) }: Смаугу осталось пройти { $extra }.
    }
   *[other] { $extra ->
        [0] { NAME($colour) } играет карту { NAME($card) }: Смаугу осталось пройти { $main }.
       *[other] { NAME($colour) } играет карту { NAME($card) }: Смаугу осталось пройти { $main }, затем ещё { $extra }.
    }
}
event-smaug-moves = Смауг останавливается: { NAME($space) }.
event-smaug-passes = Смауг пролетает над фишкой: { NAME($piece) }, назад на десять.
event-smaug-kills = Смауг убивает ({ NAME($space) }): { NAME($piece) }.
event-smaug-attacked = На Смауга нападает ({ NAME($space) }): { NAME($piece) }.
event-smaug-armour = { NAME($colour) } пробивает броню картой { NAME($card) }.
event-smaug-second = { NAME($colour) } бьёт картой { NAME($card) }.
event-smaug-back = Смауг отступает на { $n }: { NAME($space) }.
event-smaug-stays = Смауг остаётся на месте.
event-ending-goal = Бильбо и по гному каждого игрока дома: все победили.
event-ending-arrow = Смауг повержен: все победили.
event-ending-dragon = Смауг достиг деления дракона: все проиграли.
event-ending-bilbo = Бильбо погиб: все проиграли.
event-ending-dwarves = Оба гнома одного игрока погибли: все проиграли.

reason-ending-goal = Бильбо и по гному каждого игрока достигли финального деления
reason-ending-arrow = Стрела Барда сразила Смауга
reason-ending-dragon = Смауг достиг деления дракона
reason-ending-bilbo = Смауг убил Бильбо
reason-ending-dwarves = Смауг убил обоих гномов одного игрока
verdict-ending-goal = Сокровища ваши
verdict-ending-arrow = Дракон повержен
verdict-ending-dragon = Эсгарот горит
verdict-ending-bilbo = Бильбо погиб
verdict-ending-dwarves = Отряд погиб
told-ending-goal = Все дома к ходу { $turn }. Погибло гномов: { $killed }; Смаугу оставалось { $left }.
told-ending-arrow = Стрела полетела в ход { $turn }. Погибло гномов: { $killed }; Смаугу оставалось { $left }.
told-ending-dragon = Смауг вышел к озеру в ход { $turn }. Погибло гномов: { $killed }; осталось: { $left }.
told-ending-bilbo = Бильбо погиб в ход { $turn }. Погибло гномов: { $killed }; Смаугу оставалось { $left }.
told-ending-dwarves = Всё кончилось в ход { $turn }. Погибло гномов: { $killed }; Смаугу оставалось { $left }.

## Tables of content

table-spaces = деления дороги
table-steps = тропа Гэндальфа
table-colours = цвета
table-marches = карты похода
table-travel = карты передвижения
table-strength = гномы и союзники
table-treasures = сокровищница
table-smaug = карты Смауга
table-enemies = враги
table-webs = паутина
table-adventures = прочие приключения
table-difficulty = сложность

## Why something cannot be chosen

why-home = { NAME($piece) } уже на финальном делении и остаётся там. Правила: «Финальное деление».
why-killed = { NAME($piece) } убит Смаугом. Правила: «Смауг».
why-caught = { NAME($piece) } в паутине. Правила: «Паутина».
why-edge = { NAME($piece) } не может уйти назад дальше старта. Правила: «Движение».
why-wall = Никто видимый не проходит мимо Смауга; { NAME($piece) } тоже. Правила: «Смауг».
why-locked = { NAME($piece) } не пройдёт дальше деления ключа, пока ключ не выложен. Правила: «Ключ Торина».
why-gate = { NAME($piece) } войдёт на финальное деление, только когда второй гном достиг руны. Правила: «Финальное деление».
why-not_so_far = { NAME($piece) } идёт ровно на число карты и там не остановится. Правила: «Движение».
why-not_yours = Двигаются свои гномы и только те, о ком говорит карта. Правила: «Поход».
why-not_on_space = { NAME($piece) } не на этом делении. Правила: «Поход».
why-nobody_plays = Этим цветом больше никто не играет. Правила: «Подготовка».
why-march_used = Эта карта похода использована; все четыре откроются, когда использована последняя. Правила: «Поход».
why-nobody_moves = Никто из ваших гномов не может пройти столько. Правила: «Движение».
why-not_in_hand = Этой карты у вас нет. Правила: «Карты».
why-in_fights_only = Гномы и союзники играются в бою, против Смауга и чтобы выбраться из паутины. Правила: «Карты».
why-treasure_later = Сокровища играются, когда Смауг вот-вот двинется; вас спросят. Правила: «Смауг».
why-gandalf_end = Гэндальфу столько не пройти ни в одну сторону. Правила: «Карты».
why-gandalf_elsewhere = Гэндальф идёт ровно на указанное число. Правила: «Карты».
why-nobody_ahead = Впереди нет одинокого гнома. Правила: «Карты».
why-lone_taken = Рядом с ближайшим одиноким гномом ({ NAME($space) }) нет места. Правила: «Карты».
why-smaug_in_cave = Смауг в своей пещере. Правила: «Карты».
why-no_bard = Для Стрелы нужен Бард Лучник на руке. Правила: «Карты».
why-nobody_caught = { NAME($piece) } не пойман. Правила: «Паутина».
why-not_strong_enough = Ваши карты дают { $n }; нужно { $need }. Правила: «Паутина».
why-too_few_cards = Сначала сбрасываются карты ({ $need }), затем одна отдаётся. Правила: «Обмен».
why-nobody_to_trade = Меняться не с кем. Правила: «Обмен».
why-declined = { NAME($colour) } в этот ход уже отказался. Правила: «Обмен».
why-partner_empty = { NAME($colour) }: отдать нечего. Правила: «Обмен».
why-not_wished = Этой карты там быть не может. Правила: «Обмен».
why-no_key = Ключа Торина там нет. Правила: «Обмен».
why-not_exact = С этой картой ровно { $need } не получится. Правила: «Бой».
why-no_strength = У этой карты нет силы. Правила: «Бой».
why-not_offered = Эту карту здесь никто не предлагает. Правила: «Бой».
why-strongest_first = Броню пробивает самая сильная карта. Правила: «Смауг».
why-choose_first = Карта похода уже выбрана. Правила: «Поход».
why-not_this_card = Карта этого не говорит. Правила: «Карты».
why-no_refuge = Там нет вашего гнома. Правила: «Добор».
why-refuge_empty = Эта колода пуста; вместо неё карту даёт Дом Беорна. Правила: «Добор».
why-key_lies = Ключ Торина лежит рядом с картами похода; это не карта руки. Правила: «Ключ Торина».

## What a choice changes

outcome-adventure = приключение ({ NAME($deck) }): врагов { $enemies } из { $n } карт
outcome-enemy = { $can ->
    [yes] встреча с врагом { NAME($card) }: ваша рука может дать { $need }
   *[no] встреча с врагом { NAME($card) }: ваша рука не может дать { $need }
}
outcome-attacks = { $n ->
    [0] нападение на Смауга, без двух карт с силой напрасное
   *[other] нападение на Смауга: вторая карта теснит его на { $n }
}
outcome-opens_key = откроет потайную дверь
outcome-frees = освободит пойманного
outcome-finds_ring = Бильбо снова с Кольцом
outcome-home = дома
outcome-danger = карт Смауга в Доме Беорна, смертельных там: { $n } из { $of }
outcome-retreat = назад на 10 минус кубик: на деление от { $low } до { $high }, все грани равны
outcome-arrow = { $n } из 6 граней сразят Смауга
outcome-die = { $n } из 6 граней ведут дальше
outcome-smaug_to = Смауг дойдёт: { NAME($space) }
outcome-kills = { $n ->
    [one] погибнет { $pieces }
   *[other] погибнут оба: { $pieces }
}
outcome-throws = { $n ->
    [one] отбросит назад: { $pieces }
   *[other] отбросит назад, всего { $n }: { $pieces }
}
outcome-lost = всё потеряно
outcome-drives = Смауг назад на { $n }: { NAME($space) }
outcome-gandalf_by = Гэндальф помогает { NAME($beside) }
outcome-gandalf_idle = Гэндальф нигде не помогает
outcome-dragons = в Доме Беорна { $n } из { $of } карт — Смауг
outcome-sum = до { $n } из { $need }

## About things

about-card = { NAME($deck) }, экземпляров: { $n }
about-moves = { $extra ->
    [0] За этим столом Смауг проходит { $main }.
   *[other] За этим столом Смауг проходит { $main }, затем ещё { $extra }.
}
about-own_numbers = По таблицам этого стола числа карты: { $figures }.
about-reconstructed = Реконструкция: в правилах нет всех этих чисел.
about-space = { NAME($place) }
about-step = { NAME($beside) }
about-deck = Осталось карт: { $n }
about-smaug = До деления дракона: { $n }; в Доме Беорна его карт { $cards } из { $of }.

## Notes for a first match

guide-march-card = Картой похода вы двигаете одного из двух своих гномов. Каждая карта служит один раз, затем возвращаются все четыре. Идти назад можно, и приключений при этом нет.
guide-cards-play = Карты двигают Бильбо, ваших гномов или Гэндальфа. Берегите гномов и союзников: враги требуют точной силы, а Смауга теснят двумя такими картами.
guide-fight-cards = Карты должны дать ровно силу врага, иначе придётся отступить. Гэндальф рядом с кругом удваивает одну карту.
guide-smaug-treasure = Смауг убивает там, где останавливается, и отбрасывает тех, над кем пролетает или кого оставляет позади. Сокровища укорачивают это движение; берегите их, если беды не будет.
guide-smaug-armour = Самая сильная карта уходит на броню; вторая теснит его на свою силу.
guide-draw-deck = Гном в убежище берёт карту из его колоды: карты там сильнее, и Смауга среди них нет.

## A first match, and the game in three lines

study-first_steps = На опушке Лихолесья
    .text = Первая партия на двоих. Отряды в пути, Бильбо с Кольцом, Смауг спит в пещере. Подсказки скажут, что важно, когда это важно; сразу здесь ничего страшного не случится.
study-at_the_door = У потайной двери
    .text = Синий держит ключ в двух делениях от двери, а Смауг вышел на дорогу. Оттесните его, откройте дверь и приведите всех домой.
how-1 = Двигайте двух своих гномов картами похода, а Бильбо вместе — картами с руки.
how-2 = Побеждайте врагов точной силой и тесните Смауга, когда он закрывает дорогу.
how-3 = Приведите домой Бильбо и по гному каждого игрока раньше, чем Смауг выйдет к озеру.

## Нарисованное поле

land-mirkwood = Лихолесье
land-lake = Долгое озеро
land-desolation = Пустошь Смауга
land-mountain = Одинокая гора
land-forest_river = Лесная река
land-stream = Зачарованный ручей
land-shire = из Шира
land-beorn = Дом Беорна
land-esgaroth = Эсгарот
land-dale = Дейл
land-dragon = Деление|дракона
land-rune = Руна
land-door = Тайная дверь
land-hall = Тронный зал
land-cave = Пещера Смауга
heap-beorn = Колода Беорна
heap-esgaroth = Колода озера
heap-treasury = Сокровищница
heap-adventures = Приключения
heap-discards = Сброс
heap-key = Ключ
drawn-left = { $n ->
    [one] { $n } шаг до озера
    [few] { $n } шага до озера
   *[other] { $n } шагов до озера
}
drawn-to-lake = до озера
drawn-cards = Карт Смауга: { $n }, из них { $in } в { $of } у Беорна
drawn-now = { $main ->
    [0] Сейчас: { $extra }
   *[other] { $extra ->
        [0] Сейчас: { $main }
       *[other] Сейчас: { $main } и ещё { $extra }
    }
}
drawn-stops-here = Карт Смауга с остановкой здесь: { $n }
drawn-company = Отряд
drawn-march = Поход
drawn-without-ring = без Кольца
drawn-doubles = ×2
drawn-key-open = дверь открыта
drawn-key-with = владеет { NAME($colour) }
drawn-strength = сила
drawn-exactly = ровно { $n }
drawn-exactly-doubled = ровно { $n }; Гэндальф удваивает одну карту
drawn-beaten-back = Отступление или неудача: назад на 10 − бросок, на
drawn-sum = { $n } из { $need }
drawn-exact-with = ровно
drawn-also-exact = тоже ровно
drawn-closed-hand = закрытая рука
drawn-passes = пролетает
drawn-halts = встаёт
drawn-thrown = отброшены на 10: { $pieces }
drawn-slain = убиты: { $pieces }
drawn-nobody = там никого
drawn-gives = даёт
drawn-gets = берёт
drawn-pays = сбрасывает
drawn-show = Показать всем
drawn-hide = Снова скрыть
drawn-shown = показана
drawn-shows = { NAME($colour) } показывает: { $cards }
drawn-tally = Кто что сделал
drawn-tally-spaces = деления
drawn-tally-cards = карты
drawn-tally-foes = побеждено
drawn-tally-back = Смауг назад
drawn-waits = Доступно делений: { $n }
