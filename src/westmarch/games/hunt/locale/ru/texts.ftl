# Охота за Кольцом. Все предложения — наши собственные.

game-title = Охота за Кольцом
game-summary = Один тайно несёт Кольцо из Шира в Ривенделл; до четырёх других ведут Чёрных Всадников, которые его ищут.
seat-1 = Хранитель Кольца
seat-2 = Призраки Кольца 1
seat-3 = Призраки Кольца 2
seat-4 = Призраки Кольца 3
seat-5 = Призраки Кольца 4
side-bearer = Хранитель Кольца
    .form = singular
side-riders = Призраки Кольца
    .form = plural
how-1 = Хранитель Кольца тайно записывает путь Фродо: точки и номера местностей.
how-2 = Чёрные Всадники скачут, ищут, чуют и охотятся; ответы всегда правдивы.
how-3 = Фродо побеждает, если достигнет Ривенделла прежде, чем Кольцо овладеет им.
setting-part = Какая часть играется
choice-part-both = обе части
choice-part-1 = только первая часть, от Шира до Бри
choice-part-2 = только вторая часть, от Бри до Ривенделла
setting-difficulty = Сложность
choice-difficulty-standard = как в правилах
choice-difficulty-unstoppable_frodo = труднее для Фродо: два жетона информации Призракам Кольца
choice-difficulty-terrible_nazgul = легче для Фродо: ни одного жетона информации Призракам Кольца
setting-letter = Письмо, с которого начинается отдельная вторая часть
choice-letter-gentle = доброе: первая часть далась Фродо легко
choice-letter-typical = обычное: столько первая часть обычно и стоит
choice-letter-grim = мрачное: Призраки Кольца шли по пятам
setting-fellowship = Жетоны Братства
choice-fellowship-3 = три
choice-fellowship-4 = четыре, легче для Фродо
setting-havens = Убежища на длинных путях
choice-havens-off = нет
choice-havens-on = поиск не обнаруживает Фродо в убежище
setting-abilities = Первые способности Фродо, Сэма и Пиппина
choice-abilities-ask = Хранителя Кольца спрашивают, как в правилах
choice-abilities-always = всегда применяются, без вопросов
table-shire = Поле первой части: места
table-shire_ways = Поле первой части: линии
table-wild = Поле второй части: места
table-wild_ways = Поле второй части: линии
table-information = Жетоны информации
table-deeds = Деяния Гэндальфа
table-journeys = Карты путешествия
table-tokens = Жетоны влияния Кольца
table-dice = Кубики действий
table-allies = Карты союзников
table-sorcery = Карты колдовства
table-companions = Карты спутников

## Names

rider-blue = синий назгул
rider-green = зелёный назгул
rider-red = красный назгул
rider-purple = фиолетовый назгул
rider-lord = Предводитель назгулов
rider-nobody = никто
die-ring = Кольцо
die-sword = Меч
die-sorcery = Колдовство
die-shadow = Тень
die-lord_ring = Кольцо (кубик Предводителя)
die-lord_sword = Меч (кубик Предводителя)
die-lord_sorcery = Колдовство (кубик Предводителя)
die-morgul_ring = Моргульское Кольцо
die-manhunt = Розыск
die-morgul_shadow = Моргульская тень
ability-1 = способность 1: любой кубик, один шаг
ability-2 = способность 2: два кубика, охота или чутьё
ability-3 = способность 3: Меч, один шаг и поиск
ability-4 = способность 4: Кольцо, два шага
effect-1 = первый эффект
effect-2 = второй эффект
effect-3 = третий эффект
player-1 = первый Призрак Кольца
player-2 = второй Призрак Кольца
player-3 = третий Призрак Кольца
player-4 = четвёртый Призрак Кольца
dot = точка
stay = остаться
move = двигаться дальше
rest = отдыхать
draw = потратить жетон Братства: взять карту
reveal = Гэндальф появляется
deed = деяние Гэндальфа
rivendell = Гэндальф остаётся в Ривенделле
search = искать
hunt = охотиться
remove = убрать жетон союзника
take = взять карту колдовства
change = сменить направление
keep = сохранить путь
pass = ничего не играть
done = готово
phase-day1 = первая фаза дня
phase-day2 = вторая фаза дня
phase-night = фаза ночи
cause-set_up = подготовка
cause-refresh = шаг обновления
cause-fellowship = за жетон Братства
cause-action = действие назгула
cause-encounter = столкновение
cause-rescue = спасение
cause-direction = смена направления
cause-flees = Гэндальф бежит
cause-hides = Гэндальф снова скрывается
kind-exit = выход
kind-ally = местность союзников
kind-dark = тёмная местность
kind-frodo_start = Фродо может начать здесь
kind-journey_start = здесь начинаются пути
kind-nazgul_start = назгулы начинают здесь
kind-dot = точка
piece-ally = жетон союзника
piece-trail_eye = след, найденный поиском
piece-trail_sword = след, найденный охотой
piece-gandalf = Гэндальф
piece-frodo = последнее местоположение Фродо
panel-table = Стол
panel-map = Карта
track-movement = Шкала перемещения
track-corruption = Шкала влияния Кольца
tray-companions = Спутники
tray-fellowship = Жетоны Братства
tray-hand = Рука
tray-allies = Карты союзников
tray-looking = Только что взятые карты
tray-discard = Сброшенные карты союзников
tray-sheet = Лист путешествия
tray-information = Информация за ширмой
tray-journey = Карта путешествия
tray-gandalf = Путь Гэндальфа
tray-deeds = Деяния за ширмой
tray-riders = Назгулы
tray-sorcery = Карты колдовства
tray-found = Найденная информация
tray-abilities = Способности
tray-eyes = Жетоны с Оком у шкалы
tray-drawn = Взятые жетоны
tray-deeds_done = Совершённые деяния
tray-by_track = Карты у шкалы
tray-mist = Чутьё невозможно
tray-sensed = Последнее чутьё
tray-pool = Запас охоты
tray-spells_gone = Сброшенные карты колдовства
tray-dice = Кубики действий
note-dot = точка
note-stays = остаётся на месте
note-nowhere = не на поле
note-nothing = нет
note-eye = маркер показывает Око
note-fellowship = на карте Фродо
note-lord = Предводитель назгулов
note-lead = ведёт
note-ally_back = карты союзников
note-reconstructed = воссоздано
note-sorcery_back = карты колдовства
card-up = лицом вверх
card-down = перевёрнута
card-aside = не в игре
mark-here = маркер
mark-passed = пройдено
mark-empty = пусто
group-shire = Места
group-wild = Места
group-ally = Карты союзников
group-sorcery = Карты колдовства
group-companion = Спутники
group-zone = Чутьё
group-section = Чутьё
group-ability = Способности
group-die = Кубики
group-word = Прочее
about-card = Что она делает:
about-reconstructed = Воссоздано: правила приводят не всё.
option-bearer-turn-shire = { NAME($value) }{ $again ->
        [yes] , снова
        *[no] {""}
    }
option-bearer-turn-frodo = перевернуть карту Фродо: переместиться
option-bearer-turn-merry = Мерри: переместить жетон союзника
option-bearer-turn-wild = Гэндальф идёт: { NAME($value) }
option-rider-turn-zone = чутьё: { NAME($value) }
option-rider-turn-section = чутьё: { NAME($value) }
option-rider-turn-sorcery = разыграть «{ NAME($value) }»
option-setup-rider-pass = больше не брать: остальных возьмут другие
option-companion-use-take = { $who ->
        [frodo] взять жетон Братства
        [sam] взять карту союзника
       *[other] взять две карты союзников и оставить одну
    }
option-companion-use-pass = не применять
option-crossing-share-change = перераспределить
option-crossing-share-keep = каждый оставляет свою руку
option-crossing-pass-player = отдать карту, получает { NAME($value) }
option-crossing-pass-done = больше ничего не отдавать
guide-bearer-turn = Точка возможна всегда; для местности нужно достаточно точек. Никто не видит, что вы пишете.
guide-react-play = Вас спрашивают независимо от того, подходит ли карта, поэтому вопрос ничего не выдаёт.
guide-rider-turn = Одно перемещение и одно действие. Поиск бесплатен; Кольцо спрашивает о зоне или секции.

## Prompts

prompt-setup-start = { NAME($side) }: один из жетонов начального местоположения Фродо ({ NAME($cause) }). Какой?
prompt-setup-information = { NAME($side) }: жетон информации, { $nth } из { $number } ({ NAME($cause) }). Какой?
prompt-setup-give = Какой жетон информации получат Призраки Кольца?
prompt-setup-rider = Какого назгула вы поведёте следующим? Они действуют в этом порядке.
prompt-setup-lead = { NAME($side) }: ведущий игрок выбирается по жребию ({ NAME($cause) }). Кто это?
prompt-setup-place = Где начинает { NAME($rider) }?
prompt-setup-lord = Предводитель назгулов в игре с самого начала. Какого из ваших назгулов он заменит?
prompt-dice-roll = { NAME($side) }: бросок кубиков действий ({ NAME($cause) }), кубик { $nth } из { $number }{ $lord ->
        [yes] , кубик Предводителя назгулов
       *[no] {""}
    }. Что на нём выпало?
prompt-dice-again = { NAME($side) }: «{ NAME($cause) }», снова бросается использованный кубик{ $number ->
        [1] {""}
       *[other] , { $nth } из { $number }
    }. Что на нём выпало?
prompt-ally-draw = { NAME($side) }: { $number ->
        [1] одна карта союзника
       *[other] карта союзника, { $nth } из { $number }
    } ({ NAME($cause) }). Какая?
prompt-sorcery-draw = { NAME($side) }: { $number ->
        [1] одна карта колдовства
       *[other] карта колдовства, { $nth } из { $number }
    } ({ NAME($cause) }). Какая?
prompt-sorcery-lost = { NAME($side) }: с этой руки теряется случайная карта колдовства («{ NAME($cause) }»). Какая?
prompt-bearer-turn = { NAME($phase) }: ваш ход. Последнее местоположение Фродо: { NAME($last) }, точек после него: { $dots }.
prompt-bearer-extra = Фродо перемещается ещё раз. Последнее местоположение: { NAME($last) }, точек после него: { $dots }.
prompt-bearer-keep = Какую карту вы оставите?
prompt-bearer-discard = Какую карту союзника вы сбросите?
prompt-companion-use = { $who ->
        [frodo] Наступили новые сутки, а на карте Фродо нет жетонов Братства: взять один?
        [sam] Фродо отдыхает: взять карту союзника благодаря Сэму?
       *[other] Шаг обновления: взять благодаря Пиппину две карты союзников и оставить одну, вместо того чтобы взять одну?
    }
prompt-react-play = Разыграете карту вне хода?
prompt-card-effect = Какой эффект карты «{ NAME($card) }»?
prompt-card-again = Все жетоны союзников на поле. Какой вы переложите?
prompt-card-place = Куда вы поместите жетон союзника?
prompt-card-token = Какой жетон союзника перемещается?
prompt-card-to = Куда?
prompt-card-rider = Какого назгула вы переместите?
prompt-card-push = { NAME($place) }: куда вы переместите? { NAME($rider) }
prompt-card-zone = Какая зона?
prompt-card-section = Какая секция?
prompt-card-player = Чью руку вы посмотрите?
prompt-card-look = Какая карта сбрасывается?
prompt-card-trail = Какой жетон следов вы уберёте?
prompt-card-die = Какой кубик сбрасывается?
prompt-rider-turn = { NAME($rider) }, сейчас: { NAME($place) }. Перемещение и действие.
prompt-rider-die = Какой кубик вы используете?
prompt-rider-step = Куда движется { NAME($rider) }?
prompt-rider-which = Охота или чутьё?
prompt-rider-target = Какая местность?
prompt-rider-zone = Чутьё в какой зоне?
prompt-rider-other = Какой другой назгул перемещается?
prompt-rider-remove = Какой жетон союзника убирается?
prompt-rider-may_search = Выполните также поиск?
prompt-rider-discard = Предел — пять карт. Какую вы сбросите?
prompt-encounter-draw = { NAME($side) }: { $number ->
        [1] один жетон влияния Кольца
       *[other] жетон влияния Кольца, { $nth } из { $number },
    } из запаса охоты ({ NAME($cause) }). Какой?
prompt-encounter-companion = Перевернёте карту спутника, чтобы вернуть жетон?
prompt-encounter-return = Какой жетон возвращается?
prompt-escape-move = Фродо спасается. Последнее местоположение: { NAME($last) }, точек после него: { $dots }. Куда, или он остаётся?
prompt-escape-way = Фродо спасается: на деление назад по новому пути или дальше по старому?
prompt-crossing-share = Перед второй частью: перераспределить карты колдовства между Призраками Кольца?
prompt-crossing-pass = Передать кому-нибудь карту колдовства? В конце у всех будет поровну, насколько это возможно.
prompt-crossing-give = Какую карту колдовства вы передаёте (место { $seat })?
prompt-journey-draw = { NAME($side) }: { $number ->
        [1] одна карта путешествия
       *[other] карта путешествия, { $nth } из { $number },
    } { $deck ->
        [short] из колоды коротких путей
        [long] из колоды длинных путей
       *[same] из прежней колоды
    } ({ NAME($cause) }). Какая?
prompt-journey-choose = Каким путём Странник поведёт Фродо?
prompt-gandalf-token = { NAME($side) }: { $number ->
        [1] один жетон деяния
       *[other] жетон деяния, { $nth } из { $number }
    } ({ NAME($cause) }). Какой?
prompt-gandalf-start = Где начинает Гэндальф?
prompt-gandalf-go = Куда идёт Гэндальф?
prompt-gandalf-hide = Где скрывается Гэндальф?

## Events

event-setup-start = Фродо начинает: { NAME($place) }.
event-setup-given = Призраки Кольца получают информацию: { NAME($place) }.
event-setup-rider = Место { $seat } ведёт: { NAME($rider) }.
event-setup-leaves = Место { $seat } больше не берёт назгулов.
event-setup-lead = Ведущий игрок: место { $seat }.
event-setup-place = { NAME($rider) } начинает: { NAME($place) }.
event-day-begin = Начинаются сутки { $day }.
event-phase-begin = Начинается { NAME($phase) }.
event-dice-roll = На кубиках выпало: { $dice }.
event-dice-again = Кубики возвращаются: { $dice }.
event-dice-used = Использован кубик: { NAME($die) }.{ $firm ->
        [yes] {" "}Это кубик Предводителя: его эффект нельзя отменить.
       *[no] {""}
    }
event-dice-discarded = Сброшен кубик: { NAME($die) }.
event-ally-drawn = Хранитель Кольца берёт карту союзника.
event-ally-drew = Вы взяли «{ NAME($card) }».
event-ally-played = Хранитель Кольца разыгрывает «{ NAME($card) }».
event-ally-reacted = Вне хода Хранитель Кольца разыгрывает «{ NAME($card) }».
event-ally-discarded = Хранитель Кольца сбрасывает «{ NAME($card) }».
event-action-cancelled = Действие отменено.
event-fellowship-gained = Получено жетонов Братства: { $number }, теперь на карте Фродо: { $tokens }.
event-fellowship-spent = Потрачено жетонов Братства: { $number }, теперь на карте Фродо: { $tokens }.
event-fellowship-removed = Жетон Братства выбывает из игры; жетонов в игре: { $supply }.
event-token-placed = Помещён жетон союзника: { NAME($place) }.
event-token-moved = Жетон союзника перемещается: { NAME($origin) } → { NAME($place) }.
event-token-removed = Убран жетон союзника: { NAME($place) }.
event-trail-removed = Убран жетон следов: { NAME($place) }.
event-zone-mist = До шага обновления чутьё невозможно: { NAME($zone) }.
event-zone-barred = До конца фазы чутьё невозможно, а назгулы медлительны: { $zones }.
event-companion-joins = К отряду присоединяется { NAME($companion) }.
event-companion-helps = { NAME($companion) } зовёт на помощь.
event-companion-turned = Карта спутника перевёрнута: { NAME($companion) }.
event-companion-declined = Хранитель Кольца не применяет способность: { NAME($companion) }.
event-companion-bound = В этой фазе при столкновении нельзя переворачивать карты спутников.
event-bearer-silenced = В этой фазе Хранитель Кольца больше не играет карт вне хода.
event-frodo-moved = Фродо перемещается; шкала: { $track }.{ $dot ->
        [yes] {" "}Это точка.
        *[no] {""}
    }
event-frodo-went = Вы записали: { NAME($place) }.
event-frodo-rests = Фродо отдыхает.
event-frodo-escapes = Фродо спасается; шкала: { $track }.
event-frodo-arrived = Фродо прибывает: { NAME($place) }, перемещений: { $track }.
event-frodo-goes_on = Фродо ещё не дошёл: путь длинный. Шкала: { $track }.
event-frodo-keeps_way = Фродо не меняет пути.
event-frodo-turns_aside = Фродо меняет направление; шкала: { $track }, все следы убраны.
event-ring-corrupts = Влияние Кольца растёт на { $number }, теперь { $corruption }.
event-ring-relieves = Влияние Кольца падает на { $number }, теперь { $corruption }.
event-ring-endures = Фродо выдерживает { $corruption }: путь длинный.
event-ring-fear = Карта лежит у шкалы и считается Оком.
event-ring-special = В запас охоты добавлен { NAME($token) }.
event-rider-begins = Ходит { NAME($rider) } (место { $seat }).
event-rider-moved = { NAME($rider) } скачет: { NAME($origin) } → { NAME($place) }.
event-ability-used = { NAME($rider) } использует: { NAME($ability) }.
event-sorcery-drawn = Место { $seat } берёт карту колдовства.
event-sorcery-drew = Вы взяли «{ NAME($card) }».
event-sorcery-cast = { NAME($rider) } разыгрывает «{ NAME($card) }».
event-sorcery-discarded = Место { $seat } сбрасывает «{ NAME($card) }».
event-sorcery-looked = Хранитель Кольца смотрит руку места { $seat }.
event-sorcery-seen = Вы видите: { $cards }.
event-card-effect = Выбран { NAME($effect) }.
event-card-within = Последнее местоположение Фродо не дальше { $number } шагов, считая отсюда: { NAME($place) }? { $yes ->
        [yes] Да.
        *[no] Нет.
    }
event-card-in_zone = Последнее местоположение Фродо: { NAME($zone) }? { $yes ->
        [yes] Да.
        *[no] Нет.
    }
event-card-in_wild = Фродо в глуши? { $yes ->
        [yes] Да.
        *[no] Нет.
    }
event-search-begins = Поиск: { NAME($place) }.
event-search-answer = { NAME($place) }: { $yes ->
        [yes] да, Фродо там был.
        *[no] нет.
    }
event-perception-begins = Чутьё: { NAME($area) }.
event-perception-answer = { NAME($area) }: { $yes ->
        [yes] да.
        *[no] нет.
    }
event-perception-exact = { NAME($area) }: { $who ->
        [frodo] Фродо.
        [gandalf] Гэндальф.
        [both] Фродо и Гэндальф.
        *[nobody] никого.
    }
event-hunt-begins = Охота: { NAME($place) }.
event-hunt-answer = { NAME($place) }: { $answer ->
        [here] да, Фродо здесь!
        [yes] да, Фродо там был.
        *[no] нет.
    }
event-information-found = Найдена информация: { NAME($place) }. Способностей теперь: { $number }.
event-encounter-begins = Столкновение! Жетонов: { $number }. Участвуют: { $riders }
event-encounter-drawn = Взят { NAME($token) }.
event-encounter-returned = Возвращён { NAME($token) }.
event-rescue-begins = Фродо нужно спасать: перемещений до выхода не хватило: { $number }.
event-lord-enters = Предводитель назгулов появляется, его место уступает { NAME($rider) }.
event-lord-leaves = Предводитель назгулов уходит; возвращается { NAME($rider) }.
event-sorcery-passed = Место { $seat } передаёт карту колдовства месту { $number }.
event-sorcery-got = Вам передали «{ NAME($card) }».
event-crossing-begins = Начинается вторая часть, влияние Кольца { $corruption }.
event-journey-chosen = Хранитель Кольца выбрал путь Фродо.
event-gandalf-begins = Гэндальф в пути.
event-gandalf-moved = Гэндальф незаметно перемещается.
event-gandalf-went = Гэндальф пришёл: { NAME($place) }.
event-gandalf-appears = Гэндальф появляется: { NAME($place) }.
event-gandalf-hides = Гэндальф снова скрылся.
event-gandalf-found = Гэндальф обнаружен: { NAME($place) }. Он бежит.
event-gandalf-fled = Гэндальф бежал: { NAME($place) }.
event-gandalf-deed = Деяние Гэндальфа: { NAME($place) }. Фродо выдержит больше: { $number }.
event-gandalf-rivendell = Гэндальф в Ривенделле: { NAME($place) }. Фродо выдержит больше: { $number }.
event-gandalf-lightning = Молнии: { NAME($section) }.
event-ending-bree = Фродо в Бри, влияние Кольца { $corruption }.
event-ending-rescued = Фродо спасён и в Бри, влияние Кольца { $corruption }.
event-ending-rivendell = Фродо в безопасности в Ривенделле, влияние Кольца { $corruption }.
event-ending-fallen = Влияние Кольца { $corruption }: Кольцо овладело Фродо.
event-screen-lifted = Ширма убрана. Путь Фродо: { $way }. Путь Гэндальфа: { $gandalf }. Жетоны за ширмой: { $tokens }.
reason-ending-great = Фродо достиг Бри, и это большой успех
reason-ending-clear = Фродо достиг Бри, и это уверенный успех
reason-ending-narrow = Фродо достиг Бри, но слишком дорогой ценой (скромный успех)
reason-ending-rivendell = Фродо достиг Ривенделла
reason-ending-fallen = Кольцо овладело Фродо
verdict-ending-great = Бри: большой успех
verdict-ending-clear = Бри: уверенный успех
verdict-ending-narrow = Бри: скромный успех
verdict-ending-rivendell = Фродо в безопасности
verdict-ending-fallen = Кольцо овладело Фродо
told-ending-great = { $how ->
    [rescued] Шкала перемещения кончилась, и помогли друзья.
   *[reached] Фродо дошёл до выхода; шкала перемещения: { $track }.
} Цена { $price }: влияние Кольца { $corruption }, перевёрнуто спутников { $turned }, найдено информации { $information }. До 4 — большой успех. Одна первая часть не даёт сторонам «Войны Кольца» жетонов действий.
told-ending-clear = { $how ->
    [rescued] Шкала перемещения кончилась, и помогли друзья.
   *[reached] Фродо дошёл до выхода; шкала перемещения: { $track }.
} Цена { $price }: влияние Кольца { $corruption }, перевёрнуто спутников { $turned }, найдено информации { $information }. 5 или 6 — уверенный успех. Одна первая часть не даёт сторонам «Войны Кольца» жетонов действий.
told-ending-narrow = { $how ->
    [rescued] Шкала перемещения кончилась, и помогли друзья.
   *[reached] Фродо дошёл до выхода; шкала перемещения: { $track }.
} Цена { $price }: влияние Кольца { $corruption }, перевёрнуто спутников { $turned }, найдено информации { $information }. От 7 и выше перевес у Призраков Кольца. Одна первая часть не даёт сторонам «Войны Кольца» жетонов действий.
told-ending-rivendell = Он пришёл в Ривенделл; шкала перемещения: { $track }, влияние Кольца: { $corruption }. { $grant ->
        [many] Осталось не меньше трёх карт спутников: если дальше играть в «Войну Кольца», свободные народы начнут её с двумя жетонами действий (стр. 36).
        [few] Осталась одна или две карты спутников: если дальше играть в «Войну Кольца», свободные народы начнут её с одним жетоном действий (стр. 36).
       *[spent] Карт спутников не осталось: если дальше играть в «Войну Кольца», и свободные народы, и Тьма начнут её с одним жетоном действий (стр. 36).
    }
told-ending-fallen = Влияние Кольца выросло до { $corruption }; шкала перемещения: { $track }. { $grant ->
        [early] Фродо поддался в первой части или до восьмого деления второй: если дальше играть в «Войну Кольца», Тьма начнёт её с двумя жетонами действий (стр. 36).
        [late] Фродо поддался во второй части, на восьмом делении или позже: если дальше играть в «Войну Кольца», Тьма начнёт её с одним жетоном действий (стр. 36).
       *[none] Одна первая часть не даёт сторонам «Войны Кольца» жетонов действий.
    }

## Reasons

why-not_connected = Не соединена, если идти отсюда: { NAME($place) } (стр. 12).
why-too_few_dots = Между ними слишком много точек; отмечено { $number } (стр. 12).
why-moved_already = Перемещение этого хода уже сделано.
why-decided_already = Фродо уже переместился или отдыхает.
why-rest_at_night = Фродо отдыхает только ночью (стр. 12).
why-move_first = Сначала решите, будет ли перемещение.
why-card_played = Одна карта союзника за ход (стр. 14).
why-out_of_turn_only = Эта карта играется в ход назгулов (стр. 14).
why-card_needs = Условие карты «{ NAME($card) }» не выполнено.
why-not_in_hand = Этой карты нет у вас в руке.
why-token_spent = Одна карта за жетон Братства в ход (стр. 15).
why-no_fellowship = На карте Фродо нет жетона Братства.
why-deck_empty = Колода союзников закончилась (стр. 14).
why-companion_turned = Эта карта спутника перевёрнута или не в игре.
why-companion_idle = Этот спутник сейчас не может помочь.
why-acted_already = Одно действие за ход (стр. 15).
why-too_far = Слишком далеко для одного перемещения (стр. 15).
why-blocked = Путь преграждает жетон союзника или Гэндальф (стр. 14, 30).
why-exit_barred = В местность с выходом сейчас нельзя (стр. 17, 23).
why-stands_there = Он уже стоит там.
why-on_a_dot = На точке нельзя искать и охотиться (стр. 18, 19).
why-start_location = Нельзя искать там, где Фродо мог начать (стр. 18).
why-trail_there = Там уже лежит жетон следов (стр. 18).
why-lord_hunts = Предводитель назгулов охотится, а не ищет (стр. 33).
why-gandalf_there = Там стоит Гэндальф: искать и охотиться нельзя (стр. 30).
why-no_die = Для этого не осталось кубика.
why-no_token_near = Рядом нет жетона союзника (стр. 17).
why-other_area = Чутьё действует там, где находится назгул (стр. 18).
why-zone_barred = Карта не даёт направить чутьё на эту зону.
why-ability_locked = Не открыта; найдено информации: { $number } (стр. 21).
outcome-corrupts = Влияние Кольца растёт на { $number }, станет { $corruption }
outcome-spends_die = Используется { NAME($die) }; останется таких: { $left }
outcome-turns_card = Переворачивает карту: { NAME($companion) }

companion-frodo = Фродо Бэггинс
    .event = Перед первой фазой суток: если на карте нет жетонов Братства, можно получить один. Один раз: переверните карту и уберите жетон Братства из игры, чтобы переместить Фродо ещё раз днём или этой ночью без влияния Кольца.
companion-sam = Сэмуайз Гэмджи
    .event = Если Фродо отдыхает ночью, можно взять карту союзника. Один раз: переверните карту при столкновении, чтобы вернуть жетон.
companion-pippin = Перегрин Тук
    .event = На шаге обновления вместо одной карты союзника можно взять две и оставить одну. Один раз: переверните карту при столкновении, чтобы вернуть жетон.
companion-merry = Мериадок Брендибак
    .event = После перемещения или отдыха переместите жетон союзника в соединённую местность. Один раз: переверните карту при столкновении, чтобы вернуть жетон.
companion-strider = Странник
    .event = При смене направления возьмите две карты путешествия и оставьте одну. Один раз: переверните карту при столкновении, чтобы вернуть жетон.

study-bag_end = Бэг Энд
    .text = Уведите Фродо из Шира; назгулы ещё далеко.
study-black_riders = Чёрные Всадники
    .text = Фродо где-то во второй секции. Найдите его.
