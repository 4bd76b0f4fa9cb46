# War of the Ring: why something cannot be chosen, and what a choice surely changes.

why-no_army = { NAME($region) }: вашего войска здесь нет (с. { $page }).
why-enemy_army = { NAME($region) }: здесь войско соперника (с. { $page }).
why-allys_army = { NAME($region) }: это войско вашего союзника (с. { $page }).
why-allys_nation = { NAME($nation) }: за этот народ играет ваш союзник (с. { $page }).
why-allys_character = { NAME($character) } подчиняется вашему союзнику (с. { $page }).
why-allys_card = { NAME($card) }: по символу событие может разыграть только ваш союзник; в бою карту можете использовать и вы (с. { $page }).
why-ally_commands = { NAME($region) }: смешанным войском командует ваш союзник; вы можете увести свои отряды, но не атаковать (с. { $page }).
why-loses_command = { NAME($region) }: разделив смешанное войско так, вы потеряете над ним командование (с. { $page }).
why-nation_acted = { NAME($nation) }: ваше прошлое действие уже было за этот народ; один против двоих, вы не можете действовать за него дважды подряд (с. { $page }).
why-army_acted = { NAME($region) }: это смешанное войско уже участвовало в вашем прошлом действии (с. { $page }).
why-card_nation_acted = { NAME($card) } — действие за народ, за который вы уже действовали только что (с. { $page }).
why-not_your_token = Этот жетон действия не вашей стороны (с. { $page }).
why-token_spent = Такого жетона действия нет (с. { $page }).
why-token_this_turn = Ваша сторона уже использовала жетон действия в этом ходу (с. { $page }).
why-no_nation_to_urge = Ни один из ваших народов не может сейчас шагнуть к войне (с. { $page }).
why-besieged = { NAME($region) }: осаждённое войско может только сделать вылазку, и только если народ в его составе в войне (с. { $page }).
why-no_army_die = Не осталось кубиков, которыми двигают войска (с. { $page }).
why-leaderless = { NAME($region) }: кубик «Персонаж» двигает только войско с лидером или персонажем, который может пойти с ним (с. { $page }).
why-nowhere_to_go = { NAME($region) }: идти некуда. Соседние регионы закрыты картой, заняты врагом, которого нельзя атаковать, или лежат в землях, куда народы войска не войдут, пока они не в войне (с. { $page }).
why-not_adjacent = { NAME($region) }: не по соседству с этим войском (с. { $page }).
why-here_already = { NAME($region) }: это войско уже здесь (с. { $page }).
why-enemy_there = { NAME($region) }: здесь вражеское войско; его нужно атаковать, а это передвижение (с. { $page }).
why-barred = { NAME($region) }: карта на столе закрывает этот регион для ваших войск (с. { $page }).
why-moved_already = { NAME($region) }: все отряды здесь уже двигались; за одно действие никто не двигается дважды (с. { $page }).
why-moving_now = Кубик потрачен на передвижение, а не на сбор (с. { $page }).
why-not_at_war = { NAME($region) }: земля другого народа, войти могут только отряды народов в войне (с. { $page }).
why-leader_stays = { NAME($region) }: лидер, который не может пойти, остался бы без отрядов; один отряд должен остаться с ним (с. { $page }).
why-one_figure = { NAME($region) }: одну фигурку не разделить (с. { $page }).
why-nobody_to_attack = { NAME($region) }: здесь некого атаковать (с. { $page }).
why-cannot_attack_yet = Атаковать { NAME($region, case: "acc") } могут только отряды народа в войне (с. { $page }).
why-stays_out = { NAME($figure) }: народ не в войне и в атаке не участвует (с. { $page }).
why-not_of_this_army = { NAME($figure) }: в этом войске такой фигурки нет, { NAME($region) } (с. { $page }).
why-not_with_army = { NAME($character) } не может пойти с этим войском, { NAME($region) } (с. { $page }).
why-all_named = { NAME($figure) }: все уже названы (с. { $page }).
why-named = { NAME($character) }: уже в числе названных (с. { $page }).
why-not_in_hand = Карты «{ NAME($card) }» у вас на руке нет (с. { $page }).
why-card_no_die = Ни один ваш кубик не подходит для карты «{ NAME($card) }» (с. { $page }).
why-card_condition = Условие карты «{ NAME($card) }»: { NAME($card, case: "needs") } (с. { $page })
why-no_combat_card = «{ NAME($card) }»: в этом раунде вам нельзя использовать боевые карты (с. { $page }).
why-combat_condition = Боевая половина карты «{ NAME($card) }» в этой битве неприменима (с. { $page }).
why-stays_on_table = «{ NAME($card) }»: никакой кубик не уберёт эту карту со стола (с. { $page }).
why-no_price = «{ NAME($card) }»: цена — { $army_card ->
        [deck] карта стратегической колоды
       *[symbol] карта с символом «войско»
    } и карта с символом «персонаж» с руки (с. { $page }).
why-not_by_card = Карта «{ NAME($card) }» этого не предлагает (с. { $page }).
why-not_your_nation = { NAME($nation) }: народ не на вашей стороне (с. { $page }).
why-already_at_war = { NAME($nation) }: народ уже в войне (с. { $page }).
why-passive = { NAME($nation) }: пассивный народ не может вступить в войну, сначала его нужно активировать (с. { $page }).
why-threatened = { NAME($nation) }: пока на столе «{ NAME($card) }», кубик «Сбор» не двигает пассивный народ (с. { $page }).
why-not_your_character = { NAME($character) }: персонаж не на вашей стороне (с. { $page }).
why-only_guide = { NAME($character) } может быть только проводником Братства (с. { $page }).
why-character_gone = { NAME($character) }: вне игры (с. { $page }).
why-character_here = { NAME($character) } уже в игре (с. { $page }).
why-in_fellowship = { NAME($character) }: пока в Братстве, спутников сначала отделяют (с. { $page }).
why-character_not_ready = { NAME($character) }: условия вступления в игру не выполнены (с. { $page }).
why-not_its_place = { NAME($character) } не может вступить в игру здесь: { NAME($region) } (с. { $page }).
why-no_settlement = { NAME($region) }: новые фигурки появляются только в поселениях своего народа (с. { $page }).
why-settlement_lost = { NAME($region) }: в поселении под контролем врага сбор невозможен (с. { $page }).
why-besieged_muster = { NAME($region) }: в осаждённой крепости сбор невозможен (с. { $page }).
why-nation_not_at_war = { NAME($nation) }: кубик «Сбор» приводит только фигурки народов в войне (с. { $page }).
why-other_nation = { NAME($figure) }: здесь собирается другой народ, { NAME($region) } (с. { $page }).
why-elite_whole = { NAME($figure) }: элитный отряд — это весь результат «Сбор», а не вторая его половина (с. { $page }).
why-none_left = { NAME($figure) }: в подкреплениях больше нет (с. { $page }).
why-nothing_left = { NAME($region) }: не осталось фигурок, которые можно здесь собрать (с. { $page }).
why-leader_alone = { NAME($region) }: лидеру нужны отряды (с. { $page }).
why-only_strongholds = { NAME($region) }: назгулы появляются только в крепостях Саурона (с. { $page }).
why-another_settlement = { NAME($region) }: вторую фигурку ставят в другое поселение (с. { $page }).
why-no_muster_die = Не осталось кубиков, которыми проводят сбор (с. { $page }).
why-no_will_die = Ввести в игру { NAME($character, case: "acc") } можно только «Волей Запада» (с. { $page }).
why-not_your_side = Это действие другой стороны (с. { $page }).
why-is_revealed = Раскрытое Братство не может двигаться; сначала спрячьте его (с. { $page }).
why-is_hidden = Братство уже спрятано (с. { $page }).
why-no_companions = В Братстве не осталось спутников (с. { $page }).
why-in_mordor = На шкале Мордора никто не может покинуть Братство (с. { $page }).
why-nobody_to_move = Двигать некого (с. { $page }).
why-no_character_die = Не осталось кубика «Персонаж» (с. { $page }).
why-no_cards = Ваши колоды пусты (с. { $page }).
why-no_event_die = Не осталось кубика «Событие» (с. { $page }).
why-voice_silent = Сарумана нет в Ортханке, либо Ортханк потерян или осаждён: его голос не слышен (с. { $page }).
why-voice_idle = Голос Сарумана никого не приведёт: нужных фигурок нет (с. { $page }).
why-no_ring = У вас нет Эльфийского Кольца (с. { $page }).
why-ring_used = Эльфийское Кольцо можно использовать только раз за ход (с. { $page }).
why-no_such_face = Эльфийское Кольцо не может дать «{ NAME($die) }» (с. { $page }).
why-more_dice = Пасовать можно, только если у вас осталось меньше кубиков, чем у соперника (с. { $page }).
why-no_such_die = Неиспользованного кубика «{ NAME($die) }» нет (с. { $page }).
why-wrong_die = Кубик «{ NAME($die) }» для этого не годится (с. { $page }).
why-die_named = Кубик уже назван: «{ NAME($die) }» (с. { $page }).
why-one_kind_of_dice = Все ваши кубики показывают «{ NAME($die) }»; выберите, на что потратить один из них (с. { $page }).
why-on_mordor_track = Братство на шкале Мордора (с. { $page }).
why-region_known = Братство раскрыто: его регион известен (с. { $page }).
why-declared = В этом ходу Братство уже объявило свою позицию (с. { $page }).
why-nothing_changes = { NAME($region) }: объявление ничего не изменит (с. { $page }).
why-too_far = { NAME($region) }: слишком далеко (с. { $page }).
why-own_haven = { NAME($region) }: раскрытое Братство не может оказаться в городе или крепости, которые держат свободные народы (с. { $page }).
why-not_at_gates = В Мордор входят из Минас Моргула или Мораннона, а фигурка Братства не там (с. { $page }).
why-not_with_them = { NAME($character) }: не спутник в составе Братства (с. { $page }).
why-not_highest = { NAME($character) }: проводником может быть только спутник наивысшего уровня (с. { $page }).
why-is_guide = { NAME($character) }: уже проводник (с. { $page }).
why-not_free = { NAME($region) }: регион не свободен (с. { $page }).
why-in_rearguard = { NAME($figure) }: в арьергарде, а не в битве (с. { $page }).
why-not_an_elite = { NAME($figure) }: ещё один раунд покупают только понижением элитного отряда (с. { $page }).
why-not_reducible = { NAME($figure) }: обычного отряда на замену не осталось, понизить нельзя (с. { $page }).
why-one_hit = Элитный отряд целиком убирают за два попадания, а здесь одно (с. { $page }).
why-same_region = { NAME($region) }: они уже здесь (с. { $page }).
why-free_stronghold = { NAME($region) }: крепость свободных народов, и она не осаждена (с. { $page }).
why-no_nazgul = { NAME($region) }: назгулов здесь нет (с. { $page }).
why-cannot_walk = { NAME($character) }: двигаться не может — не на поле, в осаде или привязан к месту (с. { $page }).
why-too_few_dice = На Охоту нужно выделить не меньше { $n } из ваших кубиков (с. { $page }).
why-too_many_dice = На Охоту можно выделить не больше { $n } из ваших кубиков (с. { $page }).

outcome-corruption = влияние Кольца { $before } → { $after } из { $most }
outcome-heals = влияние Кольца { $before } → { $after } из { $most }
outcome-politics = { NAME($nation) }: { $left ->
        [one] { $left } шаг до войны
        [few] { $left } шага до войны
        [many] { $left } шагов до войны
       *[other] { $left } шага до войны
    }
outcome-to_war = { NAME($nation) }: вступление в войну
outcome-rouses = { NAME($nation) }: народ станет активным
outcome-captures = захват { NAME($region, case: "gen") }{ $points ->
        [0] { "" }
        [one] { " " }({ $points } очко)
        [few] { " " }({ $points } очка)
        [many] { " " }({ $points } очков)
       *[other] { " " }({ $points } очка)
    }
outcome-last_die = это ваш последний такой кубик
outcome-damage = урон Охоты { $before } → { $after }
outcome-surplus = { NAME($region) }: сверх { $most } — { $n }; если так останется к концу действия, лишние вернутся в подкрепления
outcome-garrison = { NAME($region) }: если враг войдёт, останется только { $most }, в подкрепления вернётся { $n }
