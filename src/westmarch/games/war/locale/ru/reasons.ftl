# War of the Ring: why something cannot be chosen, and what a choice surely changes.

why-no_army = { NAME($region) }: вашего войска здесь нет (с. { $page }).
why-enemy_army = { NAME($region) }: здесь войско соперника (с. { $page }).
why-besieged = { NAME($region) }: осаждённое войско может только сделать вылазку, и только если народ в его составе в войне (с. { $page }).
why-no_army_die = Не осталось кубиков, которыми двигают войска (с. { $page }).
why-leaderless = { NAME($region) }: кубик «Персонаж» двигает только войско с лидером или персонажем, который может пойти с ним (с. { $page }).
why-nowhere_to_go = { NAME($region) }: идти некуда. Соседние регионы заполнены, заняты врагом или лежат в землях, куда народ не войдёт, пока он не в войне (с. { $page }).
why-not_adjacent = { NAME($region) }: не по соседству с этим войском (с. { $page }).
why-full = { NAME($region) }: для войска нет места, в регионе помещается не больше десяти отрядов (с. { $page }).
why-not_at_war = { NAME($region) }: земля другого народа, войти могут только отряды народов в войне (с. { $page }).
why-cannot_attack_yet = Атаковать { NAME($region, case: "acc") } могут только отряды народа в войне (с. { $page }).
why-barred = { NAME($region) }: карта на столе закрывает этот регион для ваших войск (с. { $page }).
why-not_in_hand = Карты «{ NAME($card) }» у вас на руке нет (с. { $page }).
why-card_no_die = Ни один ваш кубик не подходит для карты «{ NAME($card) }» (с. { $page }).
why-card_condition = Условие карты «{ NAME($card) }»: { NAME($card, case: "needs") } (с. { $page })
why-combat_condition = Боевая половина карты «{ NAME($card) }» в этой битве неприменима (с. { $page }).
why-already_at_war = { NAME($nation) }: народ уже в войне (с. { $page }).
why-passive = { NAME($nation) }: пассивный народ не может вступить в войну, сначала его нужно активировать (с. { $page }).
why-no_muster_die = Не осталось кубиков, которыми проводят сбор (с. { $page }).
why-not_your_nation = { NAME($nation) }: народ не на вашей стороне (с. { $page }).
why-character_not_ready = { NAME($character) } пока не может вступить в игру (с. { $page }).
why-in_fellowship = { NAME($character) }: пока в Братстве, спутников сначала отделяют (с. { $page }).
why-character_here = { NAME($character) } уже в игре (с. { $page }).
why-no_will_die = Ввести в игру { NAME($character, case: "acc") } можно только «Волей Запада» (с. { $page }).
why-is_revealed = Раскрытое Братство не может двигаться; сначала спрячьте его (с. { $page }).
why-is_hidden = Братство уже спрятано (с. { $page }).
why-no_companions = В Братстве не осталось спутников (с. { $page }).
why-in_mordor = На шкале Мордора никто не может покинуть Братство (с. { $page }).
why-nobody_to_move = Двигать некого (с. { $page }).
why-no_character_die = Не осталось кубика «Персонаж» (с. { $page }).
why-no_ring = У вас нет Эльфийского Кольца (с. { $page }).
why-ring_used = Эльфийское Кольцо можно использовать только раз за ход (с. { $page }).
why-more_dice = Пасовать можно, только если у вас осталось меньше кубиков, чем у соперника (с. { $page }).
why-no_such_die = Неиспользованного кубика «{ NAME($die) }» нет (с. { $page }).
why-no_event_die = Не осталось кубика «Событие» (с. { $page }).

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
