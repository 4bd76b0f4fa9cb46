# War of the Ring: the names of things. Names are facts.

## Regions. .loc, .to and .from carry their prepositions.

region-andrast = Андраст
    .loc = в Андрасте
    .to = в Андраст
    .from = из Андраста
    .gen = Андраста
    .acc = Андраст
region-anfalas = Анфалас
    .loc = в Анфаласе
    .to = в Анфалас
    .from = из Анфаласа
    .gen = Анфаласа
    .acc = Анфалас
region-angmar = Ангмар
    .loc = в Ангмаре
    .to = в Ангмар
    .from = из Ангмара
    .gen = Ангмара
    .acc = Ангмар
region-arnor = Арнор
    .loc = в Арноре
    .to = в Арнор
    .from = из Арнора
    .gen = Арнора
    .acc = Арнор
region-ash_mountains = Пепельные горы
    .loc = в Пепельных горах
    .to = в Пепельные горы
    .from = из Пепельных гор
    .gen = Пепельных гор
    .acc = Пепельные горы
region-barad_dur = Барад-Дур
    .loc = в Барад-Дуре
    .to = в Барад-Дур
    .from = из Барад-Дура
    .gen = Барад-Дура
    .acc = Барад-Дур
region-bree = Бри
    .loc = в Бри
    .to = в Бри
    .from = из Бри
    .gen = Бри
    .acc = Бри
region-buckland = Бакленд
    .loc = в Бакленде
    .to = в Бакленд
    .from = из Бакленда
    .gen = Бакленда
    .acc = Бакленд
region-cardolan = Кардолан
    .loc = в Кардолане
    .to = в Кардолан
    .from = из Кардолана
    .gen = Кардолана
    .acc = Кардолан
region-carrock = Каррок
    .loc = в Карроке
    .to = в Каррок
    .from = из Каррока
    .gen = Каррока
    .acc = Каррок
region-dagorlad = Дагорлад
    .loc = на Дагорладе
    .to = на Дагорлад
    .from = с Дагорлада
    .gen = Дагорлада
    .acc = Дагорлад
region-dale = Дейл
    .loc = в Дейле
    .to = в Дейл
    .from = из Дейла
    .gen = Дейла
    .acc = Дейл
region-dead_marshes = Мёртвые топи
    .loc = в Мёртвых топях
    .to = в Мёртвые топи
    .from = из Мёртвых топей
    .gen = Мёртвых топей
    .acc = Мёртвые топи
region-dimrill_dale = Долина Тёмных вод
    .loc = в долине Тёмных вод
    .to = в долину Тёмных вод
    .from = из долины Тёмных вод
    .gen = долины Тёмных вод
    .acc = долину Тёмных вод
region-dol_amroth = Дол Амрот
    .loc = в Дол Амроте
    .to = в Дол Амрот
    .from = из Дол Амрота
    .gen = Дол Амрота
    .acc = Дол Амрот
region-dol_guldur = Дол Гулдур
    .loc = в Дол Гулдуре
    .to = в Дол Гулдур
    .from = из Дол Гулдура
    .gen = Дол Гулдура
    .acc = Дол Гулдур
region-druadan_forest = Друаданский лес
    .loc = в Друаданском лесу
    .to = в Друаданский лес
    .from = из Друаданского леса
    .gen = Друаданского леса
    .acc = Друаданский лес
region-druwaith_iaur = Друвайт Иаур
    .loc = в Друвайт Иауре
    .to = в Друвайт Иаур
    .from = из Друвайт Иаура
    .gen = Друвайт Иаура
    .acc = Друвайт Иаур
region-eagles_eyrie = Орлиное гнездо
    .loc = в Орлином гнезде
    .to = в Орлиное гнездо
    .from = из Орлиного гнезда
    .gen = Орлиного гнезда
    .acc = Орлиное гнездо
region-east_harondor = Восточный Харондор
    .loc = в Восточном Харондоре
    .to = в Восточный Харондор
    .from = из Восточного Харондора
    .gen = Восточного Харондора
    .acc = Восточный Харондор
region-east_rhun = Восточный Рун
    .loc = в Восточном Руне
    .to = в Восточный Рун
    .from = из Восточного Руна
    .gen = Восточного Руна
    .acc = Восточный Рун
region-eastemnet = Истэмнет
    .loc = в Истэмнете
    .to = в Истэмнет
    .from = из Истэмнета
    .gen = Истэмнета
    .acc = Истэмнет
region-eastern_brown_lands = Восточные Бурые земли
    .loc = в Восточных Бурых землях
    .to = в Восточные Бурые земли
    .from = из Восточных Бурых земель
    .gen = Восточных Бурых земель
    .acc = Восточные Бурые земли
region-eastern_emyn_muil = Восточный Эмин Муил
    .loc = в Восточном Эмин Муиле
    .to = в Восточный Эмин Муил
    .from = из Восточного Эмин Муила
    .gen = Восточного Эмин Муила
    .acc = Восточный Эмин Муил
region-eastern_mirkwood = Восточное Лихолесье
    .loc = в Восточном Лихолесье
    .to = в Восточное Лихолесье
    .from = из Восточного Лихолесья
    .gen = Восточного Лихолесья
    .acc = Восточное Лихолесье
region-edoras = Эдорас
    .loc = в Эдорасе
    .to = в Эдорас
    .from = из Эдораса
    .gen = Эдораса
    .acc = Эдорас
region-enedwaith = Энедвайт
    .loc = в Энедвайте
    .to = в Энедвайт
    .from = из Энедвайта
    .gen = Энедвайта
    .acc = Энедвайт
region-erebor = Эребор
    .loc = в Эреборе
    .to = в Эребор
    .from = из Эребора
    .gen = Эребора
    .acc = Эребор
region-erech = Эрех
    .loc = в Эрехе
    .to = в Эрех
    .from = из Эреха
    .gen = Эреха
    .acc = Эрех
region-ered_luin = Эред Луин
    .loc = в Эред Луине
    .to = в Эред Луин
    .from = из Эред Луина
    .gen = Эред Луина
    .acc = Эред Луин
region-ettenmoors = Эттенские пустоши
    .loc = на Эттенских пустошах
    .to = на Эттенские пустоши
    .from = с Эттенских пустошей
    .gen = Эттенских пустошей
    .acc = Эттенские пустоши
region-evendim = Эвендим
    .loc = в Эвендиме
    .to = в Эвендим
    .from = из Эвендима
    .gen = Эвендима
    .acc = Эвендим
region-fangorn = Фангорн
    .loc = в Фангорне
    .to = в Фангорн
    .from = из Фангорна
    .gen = Фангорна
    .acc = Фангорн
region-far_harad = Дальний Харад
    .loc = в Дальнем Хараде
    .to = в Дальний Харад
    .from = из Дальнего Харада
    .gen = Дальнего Харада
    .acc = Дальний Харад
region-folde = Фолд
    .loc = в Фолде
    .to = в Фолд
    .from = из Фолда
    .gen = Фолда
    .acc = Фолд
region-fords_of_bruinen = Бруиненские броды
    .loc = на Бруиненских бродах
    .to = на Бруиненские броды
    .from = с Бруиненских бродов
    .gen = Бруиненских бродов
    .acc = Бруиненские броды
region-fords_of_isen = Изенские броды
    .loc = на Изенских бродах
    .to = на Изенские броды
    .from = с Изенских бродов
    .gen = Изенских бродов
    .acc = Изенские броды
region-forlindon = Форлиндон
    .loc = в Форлиндоне
    .to = в Форлиндон
    .from = из Форлиндона
    .gen = Форлиндона
    .acc = Форлиндон
region-gap_of_rohan = Врата Рохана
    .loc = во Вратах Рохана
    .to = во Врата Рохана
    .from = из Врат Рохана
    .gen = Врат Рохана
    .acc = Врата Рохана
region-gladden_fields = Ирисная низина
    .loc = в Ирисной низине
    .to = в Ирисную низину
    .from = из Ирисной низины
    .gen = Ирисной низины
    .acc = Ирисную низину
region-goblins_gate = Гоблинские ворота
    .loc = в Гоблинских воротах
    .to = в Гоблинские ворота
    .from = из Гоблинских ворот
    .gen = Гоблинских ворот
    .acc = Гоблинские ворота
region-gorgoroth = Горгорот
    .loc = в Горгороте
    .to = в Горгорот
    .from = из Горгорота
    .gen = Горгорота
    .acc = Горгорот
region-grey_havens = Серые Гавани
    .loc = в Серых Гаванях
    .to = в Серые Гавани
    .from = из Серых Гаваней
    .gen = Серых Гаваней
    .acc = Серые Гавани
region-harlindon = Харлиндон
    .loc = в Харлиндоне
    .to = в Харлиндон
    .from = из Харлиндона
    .gen = Харлиндона
    .acc = Харлиндон
region-helms_deep = Хельмова падь
    .loc = в Хельмовой пади
    .to = в Хельмову падь
    .from = из Хельмовой пади
    .gen = Хельмовой пади
    .acc = Хельмову падь
region-high_pass = Верхний перевал
    .loc = на Верхнем перевале
    .to = на Верхний перевал
    .from = с Верхнего перевала
    .gen = Верхнего перевала
    .acc = Верхний перевал
region-hollin = Остролистье
    .loc = в Остролистье
    .to = в Остролистье
    .from = из Остролистья
    .gen = Остролистья
    .acc = Остролистье
region-iron_hills = Железные Холмы
    .loc = в Железных Холмах
    .to = в Железные Холмы
    .from = из Железных Холмов
    .gen = Железных Холмов
    .acc = Железные Холмы
region-khand = Кханд
    .loc = в Кханде
    .to = в Кханд
    .from = из Кханда
    .gen = Кханда
    .acc = Кханд
region-lamedon = Ламедон
    .loc = в Ламедоне
    .to = в Ламедон
    .from = из Ламедона
    .gen = Ламедона
    .acc = Ламедон
region-lorien = Лориен
    .loc = в Лориене
    .to = в Лориен
    .from = из Лориена
    .gen = Лориена
    .acc = Лориен
region-lossarnach = Лоссарнах
    .loc = в Лоссарнахе
    .to = в Лоссарнах
    .from = из Лоссарнаха
    .gen = Лоссарнаха
    .acc = Лоссарнах
region-minas_morgul = Минас Моргул
    .loc = в Минас Моргуле
    .to = в Минас Моргул
    .from = из Минас Моргула
    .gen = Минас Моргула
    .acc = Минас Моргул
region-minas_tirith = Минас Тирит
    .loc = в Минас Тирите
    .to = в Минас Тирит
    .from = из Минас Тирита
    .gen = Минас Тирита
    .acc = Минас Тирит
region-minhiriath = Минхириат
    .loc = в Минхириате
    .to = в Минхириат
    .from = из Минхириата
    .gen = Минхириата
    .acc = Минхириат
region-morannon = Мораннон
    .loc = в Моранноне
    .to = в Мораннон
    .from = из Мораннона
    .gen = Мораннона
    .acc = Мораннон
region-moria = Мория
    .loc = в Мории
    .to = в Морию
    .from = из Мории
    .gen = Мории
    .acc = Морию
region-mount_gram = Гора Грам
    .loc = на горе Грам
    .to = на гору Грам
    .from = с горы Грам
    .gen = горы Грам
    .acc = гору Грам
region-mount_gundabad = Гора Гундабад
    .loc = на горе Гундабад
    .to = на гору Гундабад
    .from = с горы Гундабад
    .gen = горы Гундабад
    .acc = гору Гундабад
region-narrows_of_the_forest = Лесная теснина
    .loc = в Лесной теснине
    .to = в Лесную теснину
    .from = из Лесной теснины
    .gen = Лесной теснины
    .acc = Лесную теснину
region-near_harad = Ближний Харад
    .loc = в Ближнем Хараде
    .to = в Ближний Харад
    .from = из Ближнего Харада
    .gen = Ближнего Харада
    .acc = Ближний Харад
region-noman_lands = Ничейные земли
    .loc = на Ничейных землях
    .to = на Ничейные земли
    .from = с Ничейных земель
    .gen = Ничейных земель
    .acc = Ничейные земли
region-north_anduin_vale = Северная долина Андуина
    .loc = в Северной долине Андуина
    .to = в Северную долину Андуина
    .from = из Северной долины Андуина
    .gen = Северной долины Андуина
    .acc = Северную долину Андуина
region-north_downs = Северные холмы
    .loc = на Северных холмах
    .to = на Северные холмы
    .from = с Северных холмов
    .gen = Северных холмов
    .acc = Северные холмы
region-north_dunland = Северный Дунланд
    .loc = в Северном Дунланде
    .to = в Северный Дунланд
    .from = из Северного Дунланда
    .gen = Северного Дунланда
    .acc = Северный Дунланд
region-north_ered_luin = Северный Эред Луин
    .loc = в Северном Эред Луине
    .to = в Северный Эред Луин
    .from = из Северного Эред Луина
    .gen = Северного Эред Луина
    .acc = Северный Эред Луин
region-north_ithilien = Северный Итилиэн
    .loc = в Северном Итилиэне
    .to = в Северный Итилиэн
    .from = из Северного Итилиэна
    .gen = Северного Итилиэна
    .acc = Северный Итилиэн
region-north_rhun = Северный Рун
    .loc = в Северном Руне
    .to = в Северный Рун
    .from = из Северного Руна
    .gen = Северного Руна
    .acc = Северный Рун
region-northern_dorwinion = Северный Дорвинион
    .loc = в Северном Дорвинионе
    .to = в Северный Дорвинион
    .from = из Северного Дорвиниона
    .gen = Северного Дорвиниона
    .acc = Северный Дорвинион
region-northern_mirkwood = Северное Лихолесье
    .loc = в Северном Лихолесье
    .to = в Северное Лихолесье
    .from = из Северного Лихолесья
    .gen = Северного Лихолесья
    .acc = Северное Лихолесье
region-northern_rhovanion = Северный Рованион
    .loc = в Северном Рованионе
    .to = в Северный Рованион
    .from = из Северного Рованиона
    .gen = Северного Рованиона
    .acc = Северный Рованион
region-nurn = Нурн
    .loc = в Нурне
    .to = в Нурн
    .from = из Нурна
    .gen = Нурна
    .acc = Нурн
region-old_ford = Старый брод
    .loc = на Старом броде
    .to = на Старый брод
    .from = со Старого брода
    .gen = Старого брода
    .acc = Старый брод
region-old_forest = Старый лес
    .loc = в Старом лесу
    .to = в Старый лес
    .from = из Старого леса
    .gen = Старого леса
    .acc = Старый лес
region-old_forest_road = Старая лесная дорога
    .loc = на Старой лесной дороге
    .to = на Старую лесную дорогу
    .from = со Старой лесной дороги
    .gen = Старой лесной дороги
    .acc = Старую лесную дорогу
region-orthanc = Ортханк
    .loc = в Ортханке
    .to = в Ортханк
    .from = из Ортханка
    .gen = Ортханка
    .acc = Ортханк
region-osgiliath = Осгилиат
    .loc = в Осгилиате
    .to = в Осгилиат
    .from = из Осгилиата
    .gen = Осгилиата
    .acc = Осгилиат
region-parth_celebrant = Парт Келебрант
    .loc = в Парт Келебранте
    .to = в Парт Келебрант
    .from = из Парт Келебранта
    .gen = Парт Келебранта
    .acc = Парт Келебрант
region-pelargir = Пеларгир
    .loc = в Пеларгире
    .to = в Пеларгир
    .from = из Пеларгира
    .gen = Пеларгира
    .acc = Пеларгир
region-rhosgobel = Росгобел
    .loc = в Росгобеле
    .to = в Росгобел
    .from = из Росгобела
    .gen = Росгобела
    .acc = Росгобел
region-rivendell = Ривенделл
    .loc = в Ривенделле
    .to = в Ривенделл
    .from = из Ривенделла
    .gen = Ривенделла
    .acc = Ривенделл
region-south_anduin_vale = Южная долина Андуина
    .loc = в Южной долине Андуина
    .to = в Южную долину Андуина
    .from = из Южной долины Андуина
    .gen = Южной долины Андуина
    .acc = Южную долину Андуина
region-south_downs = Южные холмы
    .loc = на Южных холмах
    .to = на Южные холмы
    .from = с Южных холмов
    .gen = Южных холмов
    .acc = Южные холмы
region-south_dunland = Южный Дунланд
    .loc = в Южном Дунланде
    .to = в Южный Дунланд
    .from = из Южного Дунланда
    .gen = Южного Дунланда
    .acc = Южный Дунланд
region-south_ered_luin = Южный Эред Луин
    .loc = в Южном Эред Луине
    .to = в Южный Эред Луин
    .from = из Южного Эред Луина
    .gen = Южного Эред Луина
    .acc = Южный Эред Луин
region-south_ithilien = Южный Итилиэн
    .loc = в Южном Итилиэне
    .to = в Южный Итилиэн
    .from = из Южного Итилиэна
    .gen = Южного Итилиэна
    .acc = Южный Итилиэн
region-south_rhun = Южный Рун
    .loc = в Южном Руне
    .to = в Южный Рун
    .from = из Южного Руна
    .gen = Южного Руна
    .acc = Южный Рун
region-southern_dorwinion = Южный Дорвинион
    .loc = в Южном Дорвинионе
    .to = в Южный Дорвинион
    .from = из Южного Дорвиниона
    .gen = Южного Дорвиниона
    .acc = Южный Дорвинион
region-southern_mirkwood = Южное Лихолесье
    .loc = в Южном Лихолесье
    .to = в Южное Лихолесье
    .from = из Южного Лихолесья
    .gen = Южного Лихолесья
    .acc = Южное Лихолесье
region-southern_rhovanion = Южный Рованион
    .loc = в Южном Рованионе
    .to = в Южный Рованион
    .from = из Южного Рованиона
    .gen = Южного Рованиона
    .acc = Южный Рованион
region-tharbad = Тарбад
    .loc = в Тарбаде
    .to = в Тарбад
    .from = из Тарбада
    .gen = Тарбада
    .acc = Тарбад
region-the_shire = Шир
    .loc = в Шире
    .to = в Шир
    .from = из Шира
    .gen = Шира
    .acc = Шир
region-tower_hills = Башенные холмы
    .loc = на Башенных холмах
    .to = на Башенные холмы
    .from = с Башенных холмов
    .gen = Башенных холмов
    .acc = Башенные холмы
region-trollshaws = Троллистые холмы
    .loc = на Троллистых холмах
    .to = на Троллистые холмы
    .from = с Троллистых холмов
    .gen = Троллистых холмов
    .acc = Троллистые холмы
region-umbar = Умбар
    .loc = в Умбаре
    .to = в Умбар
    .from = из Умбара
    .gen = Умбара
    .acc = Умбар
region-vale_of_the_carnen = Долина Карнена
    .loc = в долине Карнена
    .to = в долину Карнена
    .from = из долины Карнена
    .gen = долины Карнена
    .acc = долину Карнена
region-vale_of_the_celduin = Долина Келдуина
    .loc = в долине Келдуина
    .to = в долину Келдуина
    .from = из долины Келдуина
    .gen = долины Келдуина
    .acc = долину Келдуина
region-weather_hills = Ветреные холмы
    .loc = на Ветреных холмах
    .to = на Ветреные холмы
    .from = с Ветреных холмов
    .gen = Ветреных холмов
    .acc = Ветреные холмы
region-west_harondor = Западный Харондор
    .loc = в Западном Харондоре
    .to = в Западный Харондор
    .from = из Западного Харондора
    .gen = Западного Харондора
    .acc = Западный Харондор
region-westemnet = Вестэмнет
    .loc = в Вестэмнете
    .to = в Вестэмнет
    .from = из Вестэмнета
    .gen = Вестэмнета
    .acc = Вестэмнет
region-western_brown_lands = Западные Бурые земли
    .loc = в Западных Бурых землях
    .to = в Западные Бурые земли
    .from = из Западных Бурых земель
    .gen = Западных Бурых земель
    .acc = Западные Бурые земли
region-western_emyn_muil = Западный Эмин Муил
    .loc = в Западном Эмин Муиле
    .to = в Западный Эмин Муил
    .from = из Западного Эмин Муила
    .gen = Западного Эмин Муила
    .acc = Западный Эмин Муил
region-western_mirkwood = Западное Лихолесье
    .loc = в Западном Лихолесье
    .to = в Западное Лихолесье
    .from = из Западного Лихолесья
    .gen = Западного Лихолесья
    .acc = Западное Лихолесье
region-withered_heath = Иссохшая пустошь
    .loc = на Иссохшей пустоши
    .to = на Иссохшую пустошь
    .from = с Иссохшей пустоши
    .gen = Иссохшей пустоши
    .acc = Иссохшую пустошь
region-woodland_realm = Лесное Королевство
    .loc = в Лесном Королевстве
    .to = в Лесное Королевство
    .from = из Лесного Королевства
    .gen = Лесного Королевства
    .acc = Лесное Королевство

## Nations. .adj goes with a noun: before it in English, after it in Russian, as the first part of a compound in German.

nation-dwarves = Гномы
    .gen = гномов
    .dat = гномам
    .acc = гномов
    .adj = гномов
nation-elves = Эльфы
    .gen = эльфов
    .dat = эльфам
    .acc = эльфов
    .adj = эльфов
nation-gondor = Гондор
    .gen = Гондора
    .dat = Гондору
    .acc = Гондор
    .adj = Гондора
nation-north = Северяне
    .gen = северян
    .dat = северянам
    .acc = северян
    .adj = северян
nation-rohan = Рохан
    .gen = Рохана
    .dat = Рохану
    .acc = Рохан
    .adj = Рохана
nation-isengard = Изенгард
    .gen = Изенгарда
    .dat = Изенгарду
    .acc = Изенгард
    .adj = Изенгарда
nation-sauron = Саурон
    .gen = Саурона
    .dat = Саурону
    .acc = Саурона
    .adj = Саурона
nation-southrons_easterlings = Харадримы и истерлинги
    .gen = харадримов и истерлингов
    .dat = харадримам и истерлингам
    .acc = харадримов и истерлингов
    .adj = харадримов и истерлингов

## Sides. The value is a label, .nom stands within a sentence, .start begins one; .form selects the verb.

side-free = Свободные народы
    .nom = свободные народы
    .gen = свободных народов
    .dat = свободным народам
    .acc = свободные народы
    .start = Свободные народы
    .form = plural
side-shadow = Тьма
    .nom = Тьма
    .gen = Тьмы
    .dat = Тьме
    .acc = Тьму
    .start = Тьма
    .form = singular
side-gondor_player = Гондор
    .nom = Гондор
    .gen = Гондора
    .dat = Гондору
    .acc = Гондор
    .start = Гондор
    .form = singular
side-rohan_player = Рохан
    .nom = Рохан
    .gen = Рохана
    .dat = Рохану
    .acc = Рохан
    .start = Рохан
    .form = singular
side-witch_king_player = Король-чародей
    .nom = Король-чародей
    .gen = Короля-чародея
    .dat = Королю-чародею
    .acc = Короля-чародея
    .start = Король-чародей
    .form = singular
side-saruman_player = Саруман
    .nom = Саруман
    .gen = Сарумана
    .dat = Саруману
    .acc = Сарумана
    .start = Саруман
    .form = singular

## Action tokens of the saga

token-draw_card = взять карту событий
token-advance_free = народ Свободных народов делает шаг к войне
token-move_minions = назгулы и прислужники движутся
token-advance_shadow = народ Тьмы делает шаг к войне

## Characters

character-gandalf_grey = Гэндальф Серый
    .gen = Гэндальфа Серого
    .dat = Гэндальфу Серому
    .acc = Гэндальфа Серого
character-strider = Странник
    .gen = Странника
    .dat = Страннику
    .acc = Странника
character-boromir = Боромир
    .gen = Боромира
    .dat = Боромиру
    .acc = Боромира
character-legolas = Леголас
    .gen = Леголаса
    .dat = Леголасу
    .acc = Леголаса
character-gimli = Гимли
    .gen = Гимли
    .dat = Гимли
    .acc = Гимли
character-meriadoc = Мериадок Брендибак
    .gen = Мериадока Брендибака
    .dat = Мериадоку Брендибаку
    .acc = Мериадока Брендибака
character-peregrin = Перегрин Тук
    .gen = Перегрина Тука
    .dat = Перегрину Туку
    .acc = Перегрина Тука
character-aragorn = Арагорн
    .gen = Арагорна
    .dat = Арагорну
    .acc = Арагорна
character-gandalf_white = Гэндальф Белый
    .gen = Гэндальфа Белого
    .dat = Гэндальфу Белому
    .acc = Гэндальфа Белого
character-gollum = Голлум
    .gen = Голлума
    .dat = Голлуму
    .acc = Голлума
character-saruman = Саруман
    .gen = Сарумана
    .dat = Саруману
    .acc = Сарумана
character-witch_king = Король-чародей
    .gen = Короля-чародея
    .dat = Королю-чародею
    .acc = Короля-чародея
character-mouth_of_sauron = Голос Саурона
    .gen = Голоса Саурона
    .dat = Голосу Саурона
    .acc = Голос Саурона

## Figures. .acc carries an indefinite article where the language has one.

figure-dwarves_regular = обычный отряд гномов
    .acc = обычный отряд гномов
figures-dwarves_regular = { $n ->
    [one] { $n } обычный отряд гномов
    [few] { $n } обычных отряда гномов
   *[other] { $n } обычных отрядов гномов
}
figure-dwarves_elite = элитный отряд гномов
    .acc = элитный отряд гномов
figures-dwarves_elite = { $n ->
    [one] { $n } элитный отряд гномов
    [few] { $n } элитных отряда гномов
   *[other] { $n } элитных отрядов гномов
}
figure-dwarves_leader = лидер гномов
    .acc = лидера гномов
figures-dwarves_leader = { $n ->
    [one] { $n } лидер гномов
    [few] { $n } лидера гномов
   *[other] { $n } лидеров гномов
}
figure-elves_regular = обычный отряд эльфов
    .acc = обычный отряд эльфов
figures-elves_regular = { $n ->
    [one] { $n } обычный отряд эльфов
    [few] { $n } обычных отряда эльфов
   *[other] { $n } обычных отрядов эльфов
}
figure-elves_elite = элитный отряд эльфов
    .acc = элитный отряд эльфов
figures-elves_elite = { $n ->
    [one] { $n } элитный отряд эльфов
    [few] { $n } элитных отряда эльфов
   *[other] { $n } элитных отрядов эльфов
}
figure-elves_leader = лидер эльфов
    .acc = лидера эльфов
figures-elves_leader = { $n ->
    [one] { $n } лидер эльфов
    [few] { $n } лидера эльфов
   *[other] { $n } лидеров эльфов
}
figure-gondor_regular = обычный отряд Гондора
    .acc = обычный отряд Гондора
figures-gondor_regular = { $n ->
    [one] { $n } обычный отряд Гондора
    [few] { $n } обычных отряда Гондора
   *[other] { $n } обычных отрядов Гондора
}
figure-gondor_elite = элитный отряд Гондора
    .acc = элитный отряд Гондора
figures-gondor_elite = { $n ->
    [one] { $n } элитный отряд Гондора
    [few] { $n } элитных отряда Гондора
   *[other] { $n } элитных отрядов Гондора
}
figure-gondor_leader = лидер Гондора
    .acc = лидера Гондора
figures-gondor_leader = { $n ->
    [one] { $n } лидер Гондора
    [few] { $n } лидера Гондора
   *[other] { $n } лидеров Гондора
}
figure-north_regular = обычный отряд северян
    .acc = обычный отряд северян
figures-north_regular = { $n ->
    [one] { $n } обычный отряд северян
    [few] { $n } обычных отряда северян
   *[other] { $n } обычных отрядов северян
}
figure-north_elite = элитный отряд северян
    .acc = элитный отряд северян
figures-north_elite = { $n ->
    [one] { $n } элитный отряд северян
    [few] { $n } элитных отряда северян
   *[other] { $n } элитных отрядов северян
}
figure-north_leader = лидер северян
    .acc = лидера северян
figures-north_leader = { $n ->
    [one] { $n } лидер северян
    [few] { $n } лидера северян
   *[other] { $n } лидеров северян
}
figure-rohan_regular = обычный отряд Рохана
    .acc = обычный отряд Рохана
figures-rohan_regular = { $n ->
    [one] { $n } обычный отряд Рохана
    [few] { $n } обычных отряда Рохана
   *[other] { $n } обычных отрядов Рохана
}
figure-rohan_elite = элитный отряд Рохана
    .acc = элитный отряд Рохана
figures-rohan_elite = { $n ->
    [one] { $n } элитный отряд Рохана
    [few] { $n } элитных отряда Рохана
   *[other] { $n } элитных отрядов Рохана
}
figure-rohan_leader = лидер Рохана
    .acc = лидера Рохана
figures-rohan_leader = { $n ->
    [one] { $n } лидер Рохана
    [few] { $n } лидера Рохана
   *[other] { $n } лидеров Рохана
}
figure-isengard_regular = обычный отряд Изенгарда
    .acc = обычный отряд Изенгарда
figures-isengard_regular = { $n ->
    [one] { $n } обычный отряд Изенгарда
    [few] { $n } обычных отряда Изенгарда
   *[other] { $n } обычных отрядов Изенгарда
}
figure-isengard_elite = элитный отряд Изенгарда
    .acc = элитный отряд Изенгарда
figures-isengard_elite = { $n ->
    [one] { $n } элитный отряд Изенгарда
    [few] { $n } элитных отряда Изенгарда
   *[other] { $n } элитных отрядов Изенгарда
}
figure-sauron_regular = обычный отряд Саурона
    .acc = обычный отряд Саурона
figures-sauron_regular = { $n ->
    [one] { $n } обычный отряд Саурона
    [few] { $n } обычных отряда Саурона
   *[other] { $n } обычных отрядов Саурона
}
figure-sauron_elite = элитный отряд Саурона
    .acc = элитный отряд Саурона
figures-sauron_elite = { $n ->
    [one] { $n } элитный отряд Саурона
    [few] { $n } элитных отряда Саурона
   *[other] { $n } элитных отрядов Саурона
}
figure-southrons_easterlings_regular = обычный отряд харадримов и истерлингов
    .acc = обычный отряд харадримов и истерлингов
figures-southrons_easterlings_regular = { $n ->
    [one] { $n } обычный отряд харадримов и истерлингов
    [few] { $n } обычных отряда харадримов и истерлингов
   *[other] { $n } обычных отрядов харадримов и истерлингов
}
figure-southrons_easterlings_elite = элитный отряд харадримов и истерлингов
    .acc = элитный отряд харадримов и истерлингов
figures-southrons_easterlings_elite = { $n ->
    [one] { $n } элитный отряд харадримов и истерлингов
    [few] { $n } элитных отряда харадримов и истерлингов
   *[other] { $n } элитных отрядов харадримов и истерлингов
}
figure-nazgul = назгул
    .acc = назгула
figures-nazgul = { $n ->
    [one] { $n } назгул
    [few] { $n } назгула
   *[other] { $n } назгулов
}

## Hunt tiles

tile-std_eyer_1 = Око, раскрытие
tile-std_eyer_2 = Око, раскрытие
tile-std_eyer_3 = Око, раскрытие
tile-std_eyer_4 = Око, раскрытие
tile-std_0r_1 = 0, раскрытие
tile-std_0r_2 = 0, раскрытие
tile-std_1r_1 = 1, раскрытие
tile-std_1r_2 = 1, раскрытие
tile-std_1_1 = 1
tile-std_1_2 = 1
tile-std_2r_1 = 2, раскрытие
tile-std_2_1 = 2
tile-std_2_2 = 2
tile-std_3_1 = 3
tile-std_3_2 = 3
tile-std_3_3 = 3
tile-elven_cloaks = Эльфийские плащи (0)
tile-elven_rope = Эльфийская верёвка (0)
tile-phial_of_galadriel = Фиал Галадриэли (−2)
tile-smeagol_helps = Смеагол помогает доброму хозяину (−1)
tile-shelobs_lair = Логово Шелоб (кубик, остановка)
tile-ring_is_mine = Кольцо моё! (Око, раскрытие, остановка)
tile-on_on_they_went = Всё дальше и дальше (3, остановка)
tile-give_it_to_uss = Отдай его нам-с-с! (1, раскрытие, остановка)

## Faces of dice

die-character = Персонаж
die-army = Войско
die-muster = Сбор
die-event = Событие
die-army_muster = Войско/сбор
die-will_of_the_west = Воля Запада
die-eye = Око
pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

## Decks and Settlements

deck-character = Колода героических событий
    .gen = колоды героических событий
    .from = из колоды героических событий
deck-strategy = Колода стратегических событий
    .gen = колоды стратегических событий
    .from = из колоды стратегических событий
settlement-town = малый город
settlement-city = большой город
settlement-stronghold = крепость
settlement-fortification = укрепление
settlement-none = нет поселения
