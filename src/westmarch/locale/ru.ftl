# Words of the house, for every game and client.

done = готово
chance = случай
no-one = никто

## What can be wrong

error-unknown_answer = «{ $answer }» — в этой игре нет такого ответа.
error-illegal_answer = «{ NAME($answer) }» — здесь так нельзя. Можно: { $offered }.
error-match_over = Партия окончена.
error-unknown_game = Игры «{ $game }» нет. Есть: { $known }.
error-broken_game = Игра «{ $game }» из пакета «{ $package }» не годится: { $reason }
error-unknown_bot = Бота «{ $bot }» нет. Есть: { $known }.
error-bad_option = «{ $name } = { $value }» не подходит; можно: { $allowed }.
error-record = { $where ->
    [record] Запись
   *[other] Запись { $where }
}: { $reason }.
error-record-unreadable = Файл { $where } не удаётся прочитать: { $cause }.
error-record-unwritable = В файл { $where } не удаётся записать: { $cause }.
error-record-folder = Записать в { $where } нельзя: это папка.
error-record-occupied = Записать в { $where } нельзя: под этим именем лежит другой файл.
error-record-foreign = { $where ->
    [record] Этот файл
   *[other] { $where }
} — не запись Westmarch.
error-record-newer = { $where ->
    [record] Эта запись
   *[other] Запись { $where }
} сделана более новой версией Westmarch. Обновите программу, чтобы её прочитать.
error-record-truncated = { $where ->
    [record] Эта запись
   *[other] Запись { $where }
} обрывается: нет последней строки.
error-record-damaged = { $where ->
    [record] Эта запись
   *[other] Запись { $where }
} повреждена: в ней не то, что было записано.
error-record-unplayable = Эту запись не проиграть: строка { $entry } не по правилам.
error-record-other_rules = Эта запись сделана по другой версии правил.
error-record-other_content = Эта запись сделана с другими таблицами. Укажите их папку: --content.
error-record-by_hand = В этой партии кубики вводили вручную: проверять нечего.
error-record-sealed = В этой записи нет зерна: его показывают после конца партии.
error-record-other_seed = Зерно в этой записи не то, что было заявлено до партии.
error-record-rolls_missing = В конце записи не хватает бросков.
error-record-other_result = Партия закончилась не так, как сказано в записи.
error-record-wrong_roll = Бросок в строке { $entry } не следует из зерна.
error-letter = Это не Письмо: { $reason }.
error-letter-foreign = Этот файл — не Письмо.
error-letter-newer = Это Письмо написано более новой версией Westmarch. Обновите эту, чтобы прочитать его.
error-letter-altered = Это Письмо изменили после того, как оно было запечатано.
error-letter-other_seal = Это Письмо запечатал сервер, и открыть его может только он.
error-letter-other_game = Это Письмо из другой игры: { $game }.
error-letter-none = Это партия игры, в которой нет Писем.
error-letter-unfinished = Письма ещё нет: первая часть не закончена.
error-letter-part_two = Письмо оставляет только первая часть, сыгранная отдельно; это партия второй части или обеих.
error-letter-fallen = Фродо пал в первой части: нет ни Письма, ни второй части.
error-letter_options = В Письме уже есть позиция и настройки; --option, --scenario и --study с ним не сочетаются.
error-letter_secret = Карты колдовства Призраков Кольца переходят во вторую часть: до тех пор это видят только они.
error-content = { $line ->
    [0] Таблица { $file }: { $reason }.
   *[other] Таблица { $file }, строка { $line }: { $reason }.
}
error-position = Такая позиция невозможна: { $reason }.
error-unwritable_position = Пока правило не доиграно, позицию не записать. Последняя, которую можно записать, была { $back ->
    [one] { $back } запись
    [few] { $back } записи
   *[other] { $back } записей
} назад.
error-unknown_language = Языка «{ $language }» нет; есть { $known }.
error-missing_command = Команды «{ $command }» в этой установке нет.
error-missing_extra = Для этого нужен пакет «{ $package }», а он не установлен. Установите его: pip install "westmarch[{ $extra }]"
error-old_extra = Пакет «{ $package }» для этого слишком старый: в нём нет «{ $module }». Обновите его: pip install --upgrade "westmarch[{ $extra }]"
error-bad_seat = «{ $seat }» не может сесть за стол. Можно: { $known }.
error-seats_players = { $seats ->
    [one] Названо { $seats } место, а игроков { $players }.
    [few] Названо { $seats } места, а игроков { $players }.
   *[other] Названо { $seats } мест, а игроков { $players }.
}
error-bad_file = Файл { $file } не подходит: { $reason }.
error-scenario_options = В сценарии уже есть все настройки; --option с ним не сочетается.
error-nothing_to_resume = Незаконченной партии нет.
error-sealed_record = Запись { $path } без зерна: её можно посмотреть, но не доиграть.
error-unknown_input = Не понимаю «{ $input }». Введите число от 1 до { $last }, название или «помощь».
error-no_such_number = Варианта { $number } нет; есть варианты от { $first } до { $last }.
error-ambiguous_input = «{ $input }» можно понять по-разному: { $options }.
error-none_played = Ничего не сыграно: после ответа «{ $before }» нельзя ответить «{ $answer }». Тогда можно: { $offered }.
error-cut_short = Ничего не сыграно: после ответа «{ $answer }» падают кубики или решает кто-то другой. Введите остальное, когда увидите, что выпало.
error-undo_nothing = Отменять пока нечего.
error-undo_dice = Отменить нельзя: с тех пор уже брошены кубики.
error-undo_others = Отменить нельзя: с тех пор ответил кто-то другой.
error-undo_news = Отменить нельзя: с тех пор открылось что-то новое.
error-bot_failed = Бот на месте { $seat } не может ответить, и никакой другой тоже. Партия сохранена: { $path }.
error-hint_dice = Кубикам советовать бесполезно.
error-save_where = Эта партия сама не сохраняется; укажите файл: save ФАЙЛ.
error-no_such_section = Раздела «{ $section }» нет: введите «всё» или число от 1 до { $last }.
error-why_what = Скажите, о чём речь: почему, затем что-то на столе, например «{ $example }».
error-illegal_here = «{ $answer }» — здесь так нельзя. { $why }
error-unknown_thing = Ничего с названием «{ $input }» нет.
error-what_what = Скажите, о чём речь: что-то на столе, например «{ $example }».
error-no_map = В этой игре нет карты.
error-no_cards = В этой игре нет карт.
error-no_way = Оттуда туда не попасть.
error-path_ends = Назовите два места: путь, затем откуда и куда.
error-no_such_turn = Хода «{ $turn }» нет: введите число от 1 до { $last }.
error-unknown_study = Этюда «{ $study }» нет. Есть: { $known }.
error-study_scenario = Этюд и сценарий вместе не сочетаются.
error-no_lesson = Для { $game } урока пока нет.
error-study_lesson = --learn сам выбирает этюд.

## At the table

cli-player = игрок { $seat }
cli-player-as = игрок { $seat } ({ $who })
cli-human = человек
cli-asked = Игрок { $seat } – { $question }
cli-curtain = Передайте экран игроку { $seat }; он нажимает Enter.
cli-thinking = Игрок { $seat } ({ $bot }) думает …
cli-die = ({ $number } из { $dice })
cli-taken-back = Отменено: { $answer }.
cli-saved = Сохранено: { $path }
cli-not-kept = Эту партию не удаётся сохранять ({ $reason }); игра продолжается. «save ФАЙЛ» сохранит в другое место.
cli-kept = Партия сохранена: { $path }. Продолжить:
cli-left = До встречи. Эта партия не сохранена.
cli-legend = Знаки: { $signs }
cli-sections = Разделы: { $titles }. Введите: правила 1 … правила { $last } или правила всё.
cli-why-can = Это сейчас можно выбрать: { $option }.
cli-page = Страница { $page } из { $pages }, всего вариантов: { $last }. Дальше: ещё; можно ввести и название.
cli-more = … { $n ->
    [one] ещё { $n } строка
    [few] ещё { $n } строки
   *[other] ещё { $n } строк
}. Дальше: ещё.
cli-earlier = … { $n ->
    [one] раньше { $n } строка
    [few] раньше { $n } строки
   *[other] раньше { $n } строк
}. Введите «ещё» или «журнал» и номер хода.
cli-story-cut = … (целиком: новости)
cli-map-can = можно выбрать сейчас
cli-near = Соседи:
cli-far = Сколько шагов: { $places }.
cli-path = { $n ->
    [0] Вы уже там
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}: { $places }
cli-nowhere = На столе нет: { $thing }.
cli-no-hand = В руке нет карт.
cli-no-news = Пока ничего не произошло.
cli-what-can = Можно выбрать сейчас: { $number }.
cli-part-needs = Условие:
cli-part-event = Событие:
cli-part-discard = Уходит со стола:
cli-part-text = Действие:
cli-games-studies = Этюды
cli-studies = Позиции для игры: westmarch play { $game } --study НАЗВАНИЕ
cli-no-studies = Этюдов к этой игре нет.

cli-help-short = «помощь» — команды.
cli-help-answer = Отвечайте номером, названием или точным словом (region:moria, done). Enter выбирает единственный вариант или снова показывает стол.
cli-help-several = Можно ответить сразу несколько раз, например «1 3 готово»: играется либо всё, либо ничего.
cli-help-undo = отменить свой последний ответ
cli-help-hint = что сделал бы сильный бот и как он оценивает каждый вариант
cli-help-table = весь стол
cli-help-map = карта; «карта Эдорас» — место и его соседи
cli-help-what = что это такое: что Эдорас, что Странник
cli-help-where = где это: где назгул
cli-help-path = кратчайший путь: путь Эдорас Минас Тирит
cli-help-hand = ваши карты целиком
cli-help-card = карта события целиком: карточка Ацелас
cli-help-last = что произошло с вашего последнего ответа
cli-help-more = следующая страница
cli-help-rules = правила для этого вопроса; «правила всё» — целиком
cli-help-log = всё, что произошло; «журнал 3» — третий ход
cli-help-position = позиция в виде данных
cli-position-earlier = Правило ещё не доиграно. Это позиция { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[other] { $n } записей
} назад, последняя, которую можно записать.
cli-help-save = сохранить копию: save ФАЙЛ
cli-help-why = почему что-то нельзя выбрать сейчас, с его названием
cli-help-lang = другой язык: lang en, lang ru, lang de
cli-help-help = эта справка
cli-help-quit = выйти; партия сохранится

cli-words-undo = отмена отменить
cli-words-hint = совет подсказка
cli-words-table = стол
cli-words-map = карта к
cli-words-what = что
cli-words-where = где
cli-words-path = путь
cli-words-way = из от с в во до на к
cli-words-hand = рука
cli-words-card = карточка
cli-words-last = новости
cli-words-more = ещё еще дальше +
cli-words-rules = правила
cli-words-all = всё все
cli-words-log = журнал
cli-words-position = позиция
cli-words-save = сохранить
cli-words-why = почему
cli-words-lang = язык
cli-words-help = помощь справка ?
cli-words-quit = выход q
cli-words-yes = д да
cli-words-no = н нет

cli-hint-thinking = Думаю …
cli-hint = Лучше всего: { $option }. Шансы на победу ({ $n ->
    [one] { $n } воображаемая партия
    [few] { $n } воображаемые партии
   *[other] { $n } воображаемых партий
}):
cli-hint-changes = Это изменит: { $outcomes }.
cli-hint-only = Вариант только один: { $option }.

## Beginning and end

cli-committed = Хеш кубиков: { $hash }
cli-reconstructed = Восстановлено, не подтверждено: { $tables }.
cli-resumed = Партия продолжается, { $answers ->
    [one] позади { $answers } запись
    [few] позади { $answers } записи
   *[other] позади { $answers } записей
}: { $path }
cli-saved-match = { $title } ({ $seats }), { $when }
cli-waiting = Есть незаконченная партия: { $match }. Продолжить её: westmarch play --resume
cli-offer = У вас есть незаконченная партия: { $match }.
cli-offer-ask = Продолжить её? [Д/н]
cli-won = { $n ->
    [one] Победитель — { $winners }: { $reason }.
   *[other] Победители — { $winners }: { $reason }.
}
cli-nobody-won = Не победил никто: { $reason }.
cli-seed = Зерно кубиков: { $seed }
cli-letter-ask = Сохранить Письмо для второй части? [Enter: { $path }, другое имя, н: нет]
cli-letter-kept = Письмо сохранено: { $path }. Продолжить:
cli-record = Запись: { $path }
cli-unfinished = не окончена

## Lists, replays and proofs

cli-games-players = Игроков
cli-games-bots = Боты
cli-games-reconstructed = Восстановлено
cli-games-nothing = ничего
cli-games-default = (обычно { $value })
cli-matches = Партии в { $folder }:
cli-no-matches = В { $folder } пока нет ни одной партии.
cli-unreadable = не читается: { $reason }
cli-step-ask = Запись { $entry } из { $last } [Enter, p, g N, q]>
cli-step-end = Это конец записи.
cli-step-help = Enter или n: дальше; p: назад; g N: к записи N; q: выход.
cli-verified = { $file }: доказано.
cli-verified-commitment = Хеш: SHA-256 { $hash }
cli-verified-seed = Зерно: { $seed }
cli-verified-nonces = Добавили игроки, по местам: { $nonces }. Если среди этих слов есть ваше, то выбрать броски не мог никто, даже сервер.
cli-verified-later = покажут в конце партии
cli-verified-partly = { $file }: доказано частично.
cli-verified-earlier = Строки с { $first } по { $last } сыграны в более ранней партии. Хеш: SHA-256 { $hash }. Зерно: { $seed }
cli-verified-earlier-sealed = Не доказано: строки с { $first } по { $last } сыграны в более ранней партии, зерна которой в этой записи нет. Хеш: SHA-256 { $hash }. Их докажет запись той партии, когда она закончится: --earlier ФАЙЛ
cli-verified-earlier-hand = Не доказано: кубики в строках с { $first } по { $last } введены вручную.
cli-verified-dice = Все проверенные броски получены из своего зерна: { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[other] { $rolls } бросков
}, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}.

## На сервере

error-no_visitor = Этот браузер здесь ещё не знаком. Сначала откройте главную страницу и разрешите её cookie.
error-signed_out = Этот браузер отключили с другого устройства.
error-foreign_origin = Запрос пришёл с чужой страницы и отклонён.
error-not_your_seat = Место { $seat } не ваше.
error-not_at_the_table = Это могут только те, кто сидит за столом.
error-sealed_match = В этой партии есть тайны: запись откроется, когда партия закончится.
error-not_found = По этому адресу ничего нет.
error-no_table = Такого стола нет.
error-no_seat = Места { $seat } за этим столом нет.
error-no_rules = Краткого изложения этих правил пока нет.
error-bad_method = С этим адресом так обращаться нельзя.
error-seat_taken = Место { $seat } не свободно.
error-already_seated = Вы уже сидите за этим столом.
error-not_asked = Место { $seat } сейчас не отвечает.
error-nothing_asked = Сейчас вас ни о чём не спрашивают.
error-table_waiting = Партия начнётся, когда все места будут заняты.
error-match_begun = Партия уже началась: к её броскам больше ничего нельзя добавить.
error-stale = За столом уже всё изменилось; посмотрите ещё раз.
error-batch_cut = Ничего не сыграно: между этими ответами падают кубики, открывается что-то новое или решает кто-то другой.
error-not_over = Партия ещё не закончена.
error-not_away = Место { $seat } сейчас не спрашивают, или игрок здесь.
error-still_time = У игрока на месте { $seat } ещё есть время: { $minutes } мин.
error-no_proposal = Нет предложения, на которое можно ответить.
error-too_big = Это слишком много; предел – { $most }.
error-too_fast = Слишком часто; подождите немного.
error-too_many_sockets = Здесь уже открыто слишком много столов ({ $most }). Закройте некоторые из них.
error-too_many_listed = Отсюда в списке открытых уже ждут столы: { $most }. Подождите, пока кто-нибудь сядет, или уберите один из списка.
error-too_many_awake = Открытые отсюда столы занимают уже слишком много памяти ({ $most } МБ). Закройте некоторые из них и попробуйте ещё раз.
error-too_many_at_once = Отсюда уже задано слишком много вопросов сразу ({ $most }). Дождитесь ответа и попробуйте ещё раз.
error-unavailable = Сейчас сервер этого не может. Ничего не потеряно; попробуйте ещё раз.
error-internal = На сервере что-то сломалось. Ничего не изменилось.
error-bad_message = Сервер не понимает этого сообщения.
error-bad_request = Сервер не понимает этого запроса ({ $where }).
error-bad_link = Эта ссылка для возвращения не действует: её уже использовали, отозвали, или ей больше семи дней.
error-bad_name = В имени должно быть от 1 до { $most } знаков.
error-reserved_name = «{ $name }» – имя самого сервера. Выберите другое.
error-bad_chat = В сообщении должно быть от 1 до { $most } знаков.
error-bad_entry = Последняя строка записи – { $last }.
error-port_taken = Адрес { $host }, порт { $port } уже занят. Остановите другую программу или выберите другой порт: --port.
error-no_address = Сервер не может слушать { $host }, порт { $port }: { $reason }.
error-database = База данных { $url } не годится: { $reason }.
error-bad_proxy = «{ $proxy }» – не адрес прокси. Возможны адреса и сети, например 127.0.0.1 или 10.0.0.0/8.
error-database_taken = База данных { $url } уже занята: её обслуживает другой сервер Westmarch. Сначала остановите его; одну базу обслуживает один процесс.
error-no_house = В { $url } ещё нет данных сервера Westmarch. Запустите сервер командой «westmarch serve» или укажите его базу данных ключом --database-url.
error-not_host = Это может сделать только тот, кто открыл стол.
error-hint_failed = На этот раз подсказку найти не удалось. На партию это не влияет: отвечайте, как считаете нужным.
error-not_dealt_again = То, что скрывают другие, на этом шаге раздать заново нельзя. Выберите другой шаг или предложите оставить всё как было.
error-database_lost = База данных { $url } больше не принадлежит этому серверу: блокировка потеряна, или её занял другой сервер. Больше ничего не записано. Проверьте, что работает только один сервер, и запустите его снова.
error-table_closed = Этот стол закрыт хозяевами сервера.
error-banned = Хозяева сервера не пускают этого посетителя.
error-order_too_late = Распоряжение пришло слишком поздно и не выполнено.
error-no_answer = Сервер не отвечает; ничего не сделано. Посмотрите его журнал.
error-no_server = На этой базе данных не работает ни один сервер: сообщать некому.
error-nobody_there = На месте { $seat } никто не сидит.
error-unknown_visitor = Посетителя «{ $visitor }» нет. Их показывает `westmarch admin list visitors`.
error-database_full = База данных { $url } не пуста. С --yes всё, что в ней есть, будет заменено.
error-database_old = База данных { $url } создана другой версией. Запустите сервер один раз, чтобы её обновить.
error-not_a_backup = { $file } – не резервная копия Westmarch, или она повреждена.
error-weak_secret = В файле { $file } нет годного ключа. Удалите его, и будет создан новый.
cli-serving = «Уэстмарч» открыт по адресу { $address } – остановить: Ctrl-C.
cli-tables-position = { $table } ({ $game }, запись { $entries }): партия продолжится с позиции после записи { $at }.
cli-tables-stuck = { $table } ({ $game }, запись { $entries }): партию продолжить не удастся.
cli-tables-checked = Неоконченных столов: { $all }. Правила прежние: { $same }. Продолжатся по своей записи: { $goes_on }. Продолжатся с позиции: { $from_position }. Не смогут продолжиться: { $stuck }.
cli-admin-closed = Стол { $table } закрыт.
cli-admin-unseated = Место { $seat } за столом { $table } снова свободно.
cli-admin-unseated-bot = На месте { $seat } за столом { $table } дальше играет бот.
cli-admin-rewound = Стол { $table } продолжает после записи { $entry }, с новыми костями.
cli-admin-renamed = Посетителя { $visitor } теперь зовут «{ $name }».
cli-admin-banned = Посетителя { $visitor } больше не пускают.
cli-admin-unbanned = Посетителя { $visitor } снова пускают.
cli-admin-announced = Сказано за { $tables ->
    [one] { $tables } столом
   *[other] { $tables } столами
}.
cli-admin-deleted = О посетителе { $visitor } больше ничего не хранится; удалено столов: { $tables }.
cli-admin-tidied = Удалены столы, за которыми ничего не происходило (дней: { $days }): { $tables }.
cli-admin-sure-close = Закрыть стол { $table } навсегда?
cli-admin-sure-unseat = Убрать того, кто сидит на месте { $seat } за столом { $table }?
cli-admin-sure-rewind = Вернуть стол { $table } к записи { $entry }?
cli-admin-sure-ban = Не пускать больше посетителя { $visitor }?
cli-admin-sure-delete = Удалить всё, что хранится о посетителе { $visitor }? Это нельзя отменить.
cli-admin-sure-tidy = Удалить столы, за которыми ничего не происходило (дней: { $days })? Это нельзя отменить.
cli-backed-up = Теперь всё лежит в { $file }; столов: { $tables }. Храните файл в тайне.
cli-restored = Всё из { $file } возвращено; столов: { $tables }.

## In the browser

web-close = Закрыть
web-language = Язык
web-theme = Цвета
web-theme-system = как на устройстве
web-theme-light = светлые
web-theme-dark = тёмные
web-size = Размер текста
web-pace = Действия других показывать
web-pace-none = сразу
web-pace-normal = по шагам
web-pace-slow = медленно
web-confirm-setting = Просить подтверждать каждый ответ
web-plain-setting = Простой вид: стол как текст и кнопки
web-sound = Звук
web-sound-off = выключен
web-sound-low = тихо
web-sound-middle = средне
web-sound-high = громко
web-empty = здесь пусто
web-on-board = { $n ->
    [one] { $n } на поле
    [few] { $n } на поле
   *[other] { $n } на поле
}
web-as-list = списком
web-confirm = { $n ->
    [one] Подтвердить ({ $n })
    [few] Подтвердить ({ $n })
   *[other] Подтвердить ({ $n })
}
web-seats = Места за столом
web-you = вы
web-on-turn = ходит
web-sit = Сесть сюда
web-away = не за столом
web-leave-seat = уйти
web-leave-sure = уйти и уступить место боту?
web-answers = Ответы
web-watching = Вы смотрите
web-watchers = { $n ->
    [0] зрителей нет
    [one] { $n } зритель
    [few] { $n } зрителя
   *[other] { $n } зрителей
}
web-log = Журнал
web-log-filter = Поиск в журнале
web-log-empty = Пока ничего не произошло.
why-show_rests = Боты здесь отдыхают: для одного гостя одновременно идёт не больше { $most } партий, где играют только боты. Закройте одну из других, и игра продолжится.
event-house-bot = Бот на месте { $seat } не смог ответить. Теперь там играет { $other ->
    [steady] ровный бот
   *[random] случайный бот
}.
event-house-brought = Партия продолжает другую партию с шага { $entry }; её принёс { $named ->
    [no] гость без имени
   *[yes] игрок { $name }
}. Ничего в ней заново не раздавали.
event-house-dealt_again = Партия продолжает другую партию с шага { $entry }; её принёс { $named ->
    [no] гость без имени
   *[yes] игрок { $name }
}. Всё, что скрывают другие, роздано заново; журнал начинается отсюда.
event-house-renewed = С начала партии правила были исправлены, и прежние ответы им не соответствуют. Партия продолжается с шага { $entry }, кости новые.
web-log-jump = Показать стол в этот момент
web-rules = Правила
web-rules-search = Поиск в правилах
web-rules-failed = Не удалось загрузить правила. Попробуйте чуть позже.
web-rules-now = Это о том, что сейчас решается.
web-rules-none = В правилах об этом ничего нет.
web-chat = Разговор
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать
web-send = Отправить
web-hint = Подсказка
web-hint-thinking = Думаю …
web-hint-best = Лучше всего: { $option }
web-hint-chances = Шансы на победу
web-while-away = Пока вас не было
web-show-me = Показать
web-replay-missed = Что вы пропустили: шаг { $at } из { $entries }
web-more-in-log = { $n ->
    [one] Ещё { $n } строка в журнале.
    [few] Ещё { $n } строки в журнале.
   *[other] Ещё { $n } строк в журнале.
}
web-over = Партия окончена
web-won = { $n ->
    [one] Победитель: { $winners } — { $reason }.
    [few] Победители: { $winners } — { $reason }.
   *[other] Победители: { $winners } — { $reason }.
}
web-nobody-won = Никто не победил: { $reason }.
web-record-only = Это загруженная запись: её можно просмотреть или продолжить с любого места.
web-rematch = Реванш
web-rematch-swapped = { $n ->
    [2] со сменой сторон
   *[other] все на одно место дальше
}
web-winner = победа
web-rule-of-end = К правилу
web-course = Как это было
web-turn = Ход { $turn }
web-share-picture = Картинка
web-check-dice = Проверить кубики
web-hands-shown = Что было скрыто
web-course-line = { $name }: { $values }
web-rematch-join = К реваншу
web-replay = Просмотр
web-download = Скачать
proof-title = Проверка кубиков
proof-seed = Зерно
proof-commitment = Заверено до партии (SHA-256)
proof-nonces = Добавлено к броскам, по местам
proof-nonce-there = «{ $nonce }» добавил ваш браузер: выбрать эти броски не мог никто, даже сервер.
proof-nonce-brought = «{ $nonce }» добавил ваш браузер: выбрать броски, сделанные за этим столом, не мог никто. Всё, что было до шага { $entry }, принесено с собой.
proof-nonce-missing = Ваш браузер добавил «{ $nonce }», но здесь этого нет: броски не те, о которых договорились.
proof-verify = Проверьте скачанную запись:
web-curtain = Передайте экран: { $name }.
web-curtain-open = Я { $name }: показать
web-curtain-pull = Занавес: скрыть тайное
web-keys = Клавиши
web-guide = Первая партия
web-guide-note = Подсказка { $n } из { $most }
web-guide-next = Понятно
web-guide-skip = Больше не подсказывать
web-guide-again = Подсказки для первой партии
web-key-digits = выбрать вариант с этим номером
web-key-next = следующий и предыдущий вариант
web-key-enter = выбрать выделенное; подтвердить
web-key-undo = взять ход назад
web-key-hint = подсказка
web-key-log = к журналу
web-key-command = командная строка
web-key-escape = сбросить выбор, закрыть панели
web-key-arrows = шаги при просмотре
web-key-help = этот список
web-command = Командная строка
web-command-help = Командная строка понимает номера, названия и несколько ответов сразу; а ещё: последнее, журнал, правила, подсказка, назад, что …, почему …
web-command-unknown = Не понимаю «{ $input }», или это сейчас невозможно.
web-command-nothing = На столе нет ничего с названием «{ $input }».
web-words-last = последнее last
web-words-log = журнал log l
web-words-rules = правила rules
web-words-hint = подсказка hint h
web-words-undo = назад undo u
web-words-help = помощь help ?
web-words-what = что где what where
web-words-why = почему why
web-share = Ссылка на этот стол, для игроков и зрителей
web-qr = QR-код этой ссылки
web-copy-position = Скопировать позицию текстом
web-picture = Сохранить позицию картинкой
web-picture-failed = Этот браузер не может сделать картинку стола.
web-copy-failed = Этот браузер не даёт страницам копировать; вот текст.
web-position-text = Позиция текстом
web-position-earlier = Правило ещё не доиграно. Ниже данные шага { $at } – последней позиции, которую можно записать.
web-copy = Копировать
web-copied = Скопировано
web-first = К началу
web-back = Шаг назад
web-forward = Шаг вперёд
web-last = К концу
web-play = Пуск
web-pause = Пауза
web-position = Просмотр: шаг { $at } из { $entries }
web-speed = Скорость
web-seen-by = Глазами
web-spectator = зрителя
web-continue = Продолжить отсюда
web-live = К живому столу
web-connecting = Соединяюсь …
web-waiting = Ждём остальных …
web-waiting-for = { $form ->
    [plural] { $name } думают …
   *[other] { $name } думает …
}
web-waiting-seats = Ждём, пока займут все места
web-gathering = Пока ничего не роздано. Карты и кубики появятся, когда займут последнее место, — заранее подсмотреть не может никто.
web-your-turn = Ваш ход
web-home = На главную
web-reload = Обновить
web-missing-help = Проверьте ссылку или откройте главную страницу: там список ваших столов.
web-lost = Связь прервана. Стол останется как был, ничего не пропадёт; пробую снова …
web-slow = Ответ отправлен; сервер не спешит …
web-hasty = Минуту: прошлый ответ ещё в пути. Последний не принят.
web-why-picks = Это не сочетается с тем, что вы выбрали. Сначала верните выбранное.
web-about = Что это
web-about-thing = Подробнее: { $name }
web-choose-it = { $card ->
    [1] Выбрать эту карту
   *[other] Выбрать
}
web-part-needs = Условие:
web-part-event = Событие:
web-part-text = Действие:
web-part-discard = Уходит со стола:
web-here = Здесь
web-and-more = { $n ->
    [one] и ещё в { $n } месте
    [few] и ещё в { $n } местах
   *[many] и ещё в { $n } местах
}
web-of = { $here } из { $last }
web-group = Варианты
web-things = { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[many] { $n } записей
}
web-can = { $n ->
    [one] можно выбрать { $n }
    [few] можно выбрать { $n }
   *[many] можно выбрать { $n }
}
web-find = Найти по названию
web-find-nothing = На столе нет ничего с таким названием.
web-find-no-option = Такого ответа нет.
web-key-about = подробнее о том, что выделено
web-key-find = найти по названию
web-nothing-changed = Ничего не изменилось.
web-side = Игроки и журнал
web-tabs = Части страницы
web-tab-board = Поле
web-tab-log = Журнал
web-tab-rules = Правила
web-tab-chat = Чат
web-tab-settings = Настройки
web-tab-table = Стол
web-undo = Назад
web-bot = Бот ({ $bot })
web-bot-random = случайный
web-bot-steady = ровный
web-bot-search = думающий
web-bot-for = { $bot }, за игрока { $name }
web-bot-for-you = Вас долго не было, поэтому за вас играет бот.
web-take-back = Вернуться на своё место
web-stand-in = Пусть играет бот
web-stand-in-later = Бот сможет сесть за игру, когда пройдёт { $time }.
web-stand-in-means = За игрока { $name } будет играть бот; вернуться на своё место можно в любой момент. Сыгранное ботом остаётся в силе.
web-stand-in-sure = Да, пусть играет бот
web-stand-in-wait = Подождать ещё
web-minutes = ещё { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
web-hours = ещё { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
web-days = ещё { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
web-patience = Если кого-то долго нет, бот может сесть за него через
web-patience-short = десять минут
web-patience-hour = час
web-patience-day = сутки
web-patience-days = трое суток
web-patience-week = неделю
web-stand-in-who = Какой бот
web-back-here = Попросить вернуться сюда
web-back-here-alone = Вернуться сюда
web-back-all = Должны согласиться все, кто играет.
web-back-alone = С вами играют только боты, поэтому это случится сразу.
web-back-sure = Спросить остальных
web-back-sure-alone = Да, вернуться
web-back-not = Нет, оставить
web-back-further = Вернуться дальше …
web-back-asked = Вы просите вернуться к шагу { $at } из { $entries }.
web-back-asks = { $name } просит вернуться к шагу { $at } из { $entries }.
web-back-lost = { $n ->
    [one] Пропадёт { $n } шаг
    [few] Пропадут { $n } шага
   *[many] Пропадут { $n } шагов
}, и кости лягут заново.
web-back-what = Что пропадёт
web-back-waits = Ещё не ответили: { $names }.
web-back-agree = Согласиться
web-back-refuse = Отказать
web-back-withdraw = Отозвать
web-back-look = Посмотреть тот момент
web-back-done = Все согласны: партия идёт дальше с шага { $at }, с новыми костями.
web-back-declined = Возврата не будет: просьба отклонена или отозвана. Партия идёт как шла.
web-back-void = Партия тем временем пошла дальше, и просьба вернуться к шагу { $at } больше не действует.
web-free-seat = свободное место { $seat }
web-player = Игрок { $seat }
web-error-unknown = На сервере что-то пошло не так. Принятое не потеряно; попробуйте ещё раз.
web-error-unreachable = Сервер не отвечает. Принятое не потеряно; проверьте связь и попробуйте ещё раз.
web-lobby = Открытые столы
web-status-waiting = ждём игроков
web-status-running = идёт
web-status-over = окончена
web-new-table = Новый стол
web-players = Игроков
web-options = Настройки игры
web-default = как обычно
web-table-language = Язык стола
web-open-table = Показывать среди открытых столов
web-create = Создать стол
web-seat-me = я
web-seat-friend = друг, по ссылке
web-seat-hotseat = за этим экраном
web-my-name = Имя
web-save = Сохранить
web-saved = Сохранено
web-other-device = Продолжить на другом устройстве
web-return-link = Откройте эту ссылку на другом устройстве и никому её не показывайте. Она действует один раз, семь дней.
web-return-made = Ссылкой, которую вы сделали { $when }, ещё можно воспользоваться один раз.
web-return-revoke = Отозвать ссылку
web-return-title = Продолжить здесь под другим именем?
web-return-now = Сейчас этот браузер
web-return-then = Чья это ссылка
web-return-means = Продолжайте, только если сделали эту ссылку сами. Дальше вы играете здесь так: { $name }. К тому, что начато в этом браузере раньше ({ $you }), отсюда уже не вернуться.
web-return-sure = Продолжить: { $name }
web-return-stay = Оставить: { $you }
web-return-same = Это ваша собственная ссылка: вы здесь уже { $name }.
web-return-failed = Ничего не изменилось: этот браузер остаётся тем же. Сделайте новую ссылку на другом устройстве.
web-nameless = гость без имени
web-sign-out = Отключить все другие устройства
web-sign-out-means = Все другие устройства, которые играют под вашим именем, станут чужими, а неиспользованная ссылка перестанет действовать. Этот браузер остаётся.
web-sign-out-sure = Да, отключить
web-sign-out-not = Оставить как есть
web-sign-out-done = Готово. Вас теперь знает только этот браузер.
web-signed-out = Этот браузер отключили с другого устройства.
web-signed-out-means = Ваши партии не потеряны: вернуться поможет ссылка с того устройства, которое отключило это. Или продолжите здесь как новый гость.
web-signed-out-new = Продолжить как новый гость
web-choose-file = Выбрать файл
web-upload = Открыть файл записи
web-reconstructed = Восстановлено, источником не подтверждено: { $what }.

## Why something cannot be chosen

why-not_asked = Сейчас об этом не спрашивают.
why-match_over = Партия окончена.
why-not_your_turn = Сейчас не ваш ход.

web-map-closer = Ближе
web-map-farther = Дальше
web-map-whole = Вся карта
web-map-outside = { $n ->
    [one] { $n } вариант за краем
    [few] { $n } варианта за краем
   *[many] { $n } вариантов за краем
}
web-tracks = Шкалы
web-tab-hand = Рука

## The start page

web-title = Четыре настольные игры по Толкину в браузере
web-subtitle = Сыграйте с ботом прямо сейчас или пошлите другу ссылку. Без регистрации, бесплатно, на любом экране.
web-shelf-mordor = Бросок в Мордор
web-shelf-mordor-what = Гонка хоббитов к Огненной горе: бросайте кубики и не дайте себя догнать назгулам.
web-shelf-war = Война Кольца
web-shelf-war-what = Удержите свободные народы вместе или ищите Кольцо с армиями Саурона.
web-shelf-hunt = Охота за Кольцом
web-shelf-hunt-what = Один прячет Фродо на карте, остальные скачут за ним через Шир.
web-shelf-smaug = Пустошь Смауга
web-shelf-smaug-what = Вместе доведите гномов до Горы, пока дракон не долетел до озера.
web-state-first = начните здесь
web-count-players = { $most ->
    [one] { $range } игрок
    [few] { $range } игрока
   *[other] { $range } игроков
}
web-count-minutes = { $n } мин
web-difficulty = Сложность { $n } из 4:
web-difficulty-1 = просто
web-difficulty-2 = средне
web-difficulty-3 = непросто
web-difficulty-4 = сложно
web-bots = Ботов
web-your-side = Ваша сторона
web-play-bot = С ботом
web-invite = Позвать друга
web-learn = Научиться
web-watch = Смотреть
web-more = Ещё …
web-play-on = Играть
web-my-matches = Ваши партии
web-studies = Этюды
web-all = все
web-fewer = меньше
web-try = Сыграть
web-go-on = Дальше
web-sit-down = Сесть
web-with = за столом: { $names }
web-waits = { $name } ждёт
web-seats-free = { $n ->
    [one] свободно { $n } место
    [few] свободны { $n } места
   *[other] свободно { $n } мест
}
web-your-name = Ваше имя
web-open-record = Открыть запись партии или Письмо

## Joining and waiting

web-keeps-seat = { $name } держит для вас место
web-seat-kept = Для вас оставлено место
web-about-time = около { $n ->
    [one] { $n } минуты
   *[other] { $n } минут
}
web-is-here = здесь
web-free = свободно
web-sit-as = Сесть здесь: { $part }
web-name-here = Ваше имя за столом
web-only-watch = Только смотреть
web-no-account = Без регистрации. Уйти можно в любой момент.
web-how = Игра в трёх строках
web-table-ready = Стол готов. Пошлите ссылку.
web-table-waits = Стол ждёт игроков
web-begins-later = начнётся, когда все места заняты
web-copy-link = Скопировать
web-share-link = Поделиться …
web-point-phone = Или наведите телефон
web-has-come = { $name } уже здесь
web-seat-waits = ждём …
web-seat-bot = Посадить бота
web-begin-now = Начать сейчас
web-begin-bots = свободные места займут боты
web-brought = Продолжает другую партию с шага { $entry }; её принёс игрок { $name }.
hidden-again = Скрытое у других будет роздано заново.
hidden-asked = Тот, кто её принёс, предлагает оставить всё скрытое как есть. Если согласны не все, скрытое у других будет роздано заново.
hidden-agree = Я не против: ничего не раздавать заново
web-told-of-arrival = Когда кто-то придёт, вы увидите это и в другой вкладке.
web-meanwhile = А пока
web-read-rules = Прочесть правила
web-close-table = Закрыть стол

## Рамка стола

web-not-found = По этому адресу ничего нет.
web-not-found-help = Возможно, ссылка скопирована не целиком. Ваши столы и все игры — на начальной странице.
web-chat-watched = Зрители могут читать этот разговор.
web-chat-closed = Разговор за этим столом только для тех, кто за ним сидит.
web-seat-left = Из-за стола ушёл игрок { $name }. Дальше за него играет бот.
web-seat-stood-in = Игрока { $name } долго нет, поэтому пока за него играет бот. Место остаётся за ним.
web-seat-back = Игрок { $name } вернулся и играет дальше.
web-hint-why = С этим ответом выиграно около { $chance } пробных партий отсюда.
web-hint-next = Следующий по силе, { $option }, — около { $chance }.
web-hint-alike = Несколько ответов почти так же хороши.
web-hint-does = Что точно изменится: { $outcomes }.
web-hint-tried = { $n ->
    [one] Сыграна { $n } пробная партия.
    [few] Сыграно { $n } пробные партии.
   *[other] Сыграно { $n } пробных партий.
}
web-handing = Посмотрите, что вышло. Дальше решает: { $name }.
web-hand-over = Передать экран: { $name }
web-curtain-title = Занавес опущен
web-curtain-means = На экране нет ничего тайного: поле показывает то, что видно всем.
web-recap = С вашего последнего хода
web-turn-back = На ход назад
web-turn-forward = На ход вперёд
web-motion = Движение
web-motion-off = нет
web-motion-fast = быстрое
web-motion-normal = обычное
web-motion-slow = медленное
web-share-open = Поделиться
web-sheet = Свернуть или развернуть
web-after = После партии
web-settings-open = Настройки
web-log-more = { $n ->
    [one] и ещё { $n } такая запись
    [few] и ещё { $n } такие записи
   *[other] и ещё { $n } таких записей
}
web-log-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}
web-phase-draw = Карты
web-phase-fellowship = Братство
web-phase-hunt = Охота
web-phase-roll = Кубики действий
web-phase-actions = Действия
