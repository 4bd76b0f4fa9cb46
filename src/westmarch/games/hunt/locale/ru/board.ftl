# Стол и рисованное поле «Охоты за Кольцом».

setting-notebook = Записи Призраков Кольца
choice-notebook-book = нет, как в правилах
choice-notebook-open = открытые: Хранитель Кольца читает тоже
choice-notebook-closed = закрытые: читают только Призраки Кольца
setting-belief = Где может быть Фродо?
choice-belief-off = никто не подсказывает, как в правилах
choice-belief-on = Призраки Кольца видят это на карте, по сказанному вслух

label-day = сутки
label-limit = Фродо поддаётся при
label-supply = жетонов Братства в игре
label-before = возможно до ответа
note-refuge = убежище
note-passed = Фродо там прошёл: искать нечего
note-hidden = невидим
note-acts = действует
tray-way = Путь Фродо по карте
tray-counts = Счёт
tray-belief = Где может быть Фродо, в процентах
tray-before = Мест до последнего ответа

letter-on = Ко второй части
letter-on-why = все на своих местах; Письмо вскрывается
letter-keep = Сохранить Письмо
letter-join = К следующему столу

hunt-path = Ваш путь
hunt-screen = За ширмой
hunt-only-you = только вам
hunt-wild = глушь
hunt-stay = остаться
hunt-info = Информация:
hunt-deeds = Деяния
hunt-moves = Ходов: { $n } из { $end }
hunt-corruption = Влияние Кольца: { $n } из { $limit }
hunt-corruption-open = Влияние Кольца: { $n }
hunt-corruption-after = Влияние Кольца: { $n } → { $after }
hunt-eyes = Око у шкалы
hunt-phase-day1 = Утро
hunt-phase-day2 = День
hunt-phase-night = Ночь
hunt-day = Сутки { $day }
hunt-answer = Ответ
hunt-yes = Да
hunt-no = Нет
hunt-asked-search = поиск: { NAME($place) }
hunt-asked-hunt = охота: { NAME($place) }
hunt-asked-perception = чутьё: { NAME($place) }
hunt-asked-card = вопрос карты
hunt-means-search-yes = Фродо там был.
hunt-means-search-no = Фродо там никогда не был.
hunt-means-hunt-here = Фродо сейчас там: будет столкновение.
hunt-means-hunt-yes = Фродо там был, но уже не там.
hunt-means-hunt-no = Фродо там никогда не был.
hunt-means-perception-yes = Последнее местоположение там. Точки не в счёт.
hunt-means-perception-no = Последнее местоположение не там. Точки не в счёт.
hunt-means-both-yes = Там последнее местоположение Фродо или Гэндальфа.
hunt-means-card = Сказано вслух, и это правда.
hunt-before = было
hunt-now = стало
hunt-heat = Где он может быть?
hunt-odds = Да { $yes } % → { $left }
hunt-odds-no = Нет → { $left }
hunt-encounter = Столкновение
hunt-rescue = Спасение
hunt-take-part = { $n ->
        [one] участвует { $n } назгул
        [few] участвуют { $n } назгула
       *[many] участвуют { $n } назгулов
    }
hunt-tokens = { $n ->
        [one] взят { $n } жетон
        [few] взято { $n } жетона
       *[many] взято { $n } жетонов
    }
hunt-token-hint = Око даёт 1 и ещё 1 за каждое Око у шкалы.
hunt-nobody = никого не переворачивать
hunt-found = Найденная информация
hunt-hand-cards = Карты
hunt-fellowship = Жетоны Братства на карте Фродо
hunt-reconstructed = воссоздано
hunt-reconstructed-means = Бо́льшая часть этого поля воссоздана: в правилах показана лишь часть.
hunt-place-zone = { $place }, { $zone }
hunt-place-last = ваше последнее местоположение
hunt-place-share = { $n } процентов
hunt-place-struck = вычеркнуто
hunt-notebook = Записи
hunt-note-strike = Вычеркнуть
hunt-note-ask = Знак вопроса
hunt-note-ring = Кольцо
hunt-note-erase = Стереть
hunt-note-how = Выберите карандаш, затем место на карте.
hunt-reveal = Как было на самом деле
hunt-reveal-move = ход
hunt-reveal-true = правда
hunt-reveal-asked = вопрос
hunt-reveal-known = могли знать
hunt-reveal-chance = вероятность истинного места
hunt-reveal-possible = возможных мест
hunt-reveal-part = Часть { $part }
hunt-mate-frodo = Фродо
hunt-mate-sam = Сэм
hunt-mate-pippin = Пиппин
hunt-mate-merry = Мерри
hunt-mate-strider = Странник
hunt-note-shared = Это видят все назгулы.
hunt-note-clear = Стереть всё
hunt-note-place = Номер места, затем Enter
hunt-note-none = Пока ничего не записано.
hunt-note-at = { $mark } на ходу { $n }
hunt-hint-splits = Делит возможные места { $in } : { $out }.
hunt-hint-share = Последнее место Фродо здесь с вероятностью { $n } %.
hunt-hint-possible = Возможных мест: { $n }.
hunt-view-both = Оба
hunt-view-riders = Назгулы
hunt-view-frodo = Фродо
face-0 = 0
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-eye = Око
