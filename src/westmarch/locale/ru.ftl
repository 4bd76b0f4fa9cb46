# Words of the house, for every game and client.

done = готово
chance = случай
no-one = никто

## What can be wrong

error-unknown_answer = «{ $answer }» — в этой игре нет такого ответа.
error-illegal_answer = «{ NAME($answer) }» — здесь так нельзя. Можно: { $offered }.
error-match_over = Партия окончена.
error-unknown_game = Игры «{ $game }» нет. Есть: { $known }.
error-unknown_bot = Бота «{ $bot }» нет. Есть: { $known }.
error-bad_option = «{ $name } = { $value }» не подходит; можно: { $allowed }.
error-record = Запись { $where }: { $reason }.
error-record-unreadable = Файл { $where } не удаётся прочитать: { $cause }.
error-record-unwritable = В файл { $where } не удаётся записать: { $cause }.
error-record-folder = Записать в { $where } нельзя: это папка.
error-record-occupied = Записать в { $where } нельзя: под этим именем лежит другой файл.
error-record-foreign = { $where } — не запись Westmarch.
error-record-newer = Запись { $where } сделана более новой версией Westmarch. Обновите программу, чтобы её прочитать.
error-record-truncated = Запись { $where } обрывается: нет последней строки.
error-record-damaged = Запись { $where } повреждена: в ней не то, что было записано.
error-record-unplayable = Эту запись не проиграть: строка { $entry } не по правилам.
error-record-other_rules = Эта запись сделана по другой версии правил.
error-record-other_content = Эта запись сделана с другими таблицами. Укажите их папку: --content.
error-record-by_hand = В этой партии кубики вводили вручную: проверять нечего.
error-record-sealed = В этой записи нет зерна: его показывают после конца партии.
error-record-other_seed = Зерно в этой записи не то, что было заявлено до партии.
error-record-rolls_missing = В конце записи не хватает бросков.
error-record-other_result = Партия закончилась не так, как сказано в записи.
error-record-wrong_roll = Бросок в строке { $entry } не следует из зерна.
error-content = { $line ->
    [0] Таблица { $file }: { $reason }.
   *[other] Таблица { $file }, строка { $line }: { $reason }.
}
error-position = Такая позиция невозможна: { $reason }.
error-unknown_language = Языка «{ $language }» нет; есть { $known }.
error-missing_command = Команды «{ $command }» в этой установке нет.
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
error-no_such_number = Варианта { $number } нет; есть варианты от 1 до { $last }.
error-ambiguous_input = «{ $input }» можно понять по-разному: { $options }.
error-none_played = Ничего не сыграно: после ответа «{ $before }» нельзя ответить «{ $answer }». Тогда можно: { $offered }.
error-cut_short = Ничего не сыграно: после ответа «{ $answer }» падают кубики или решает кто-то другой. Введите остальное, когда увидите, что выпало.
error-undo_nothing = Отменять пока нечего.
error-undo_dice = Отменить нельзя: с тех пор уже брошены кубики.
error-undo_others = Отменить нельзя: с тех пор ответил кто-то другой.
error-undo_news = Отменить нельзя: с тех пор открылось что-то новое.
error-hint_dice = Кубикам советовать бесполезно.
error-save_where = Эта партия сама не сохраняется; укажите файл: save ФАЙЛ.
error-no_such_section = Раздела «{ $section }» нет: введите «всё» или число от 1 до { $last }.

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

cli-help-short = «помощь» — команды.
cli-help-answer = Отвечайте номером, названием или словом, которое стоит серым. Enter выбирает единственный вариант или снова показывает стол.
cli-help-several = Можно ответить сразу несколько раз, например «1 3 готово»: играется либо всё, либо ничего.
cli-help-undo = отменить свой последний ответ
cli-help-hint = что сделал бы сильный бот и как он оценивает каждый вариант
cli-help-rules = правила для этого вопроса; «правила всё» — целиком
cli-help-log = всё, что произошло
cli-help-position = позиция в виде данных
cli-help-save = сохранить копию: save ФАЙЛ
cli-help-lang = другой язык: lang en, lang ru, lang de
cli-help-help = эта справка
cli-help-quit = выйти; партия сохранится

cli-words-undo = отмена отменить
cli-words-hint = совет подсказка
cli-words-rules = правила
cli-words-all = всё все
cli-words-log = журнал
cli-words-position = позиция
cli-words-save = сохранить
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
cli-verified-later = покажут в конце партии
cli-verified-dice = Все броски получены из этого зерна: { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[other] { $rolls } бросков
}, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}.
