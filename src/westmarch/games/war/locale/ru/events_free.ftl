# Война Кольца: что происходит по картам свободных народов.

event-card-fellowship_tile = В игру входит жетон Братства: { NAME($tile) }.
event-card-mirror = Кубик меняется: «{ NAME($die) }» становится «{ NAME($face) }».
event-card-challenge_answered = Король бросил вызов Оку: { $n ->
        [0] ни один жетон не выбывает
        [one] { $n } жетон выбывает
        [few] { $n } жетона выбывают
       *[other] { $n } жетонов выбывают
    } из игры.
event-card-challenge_failed = Три Ока: вызов стоит королю жизни.
event-card-the_dead = Мертвецы обрушиваются на врага { NAME($region, case: "loc") }: { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    }.
event-card-defied = Спутники бросают вызов врагу: карта «{ NAME($card) }» отменена.
event-card-misses_turned = { NAME($character) } отказывается от лидерства: { $n ->
        [one] { $n } промах становится попаданием
        [few] { $n } промаха становятся попаданиями
       *[other] { $n } промахов становятся попаданиями
    }.
event-card-more_hits = Карта добавляет { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    }.
event-card-own_blades = В смятении Тьма бьёт по своим: { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    }.
event-card-hits_cancelled = Карта отменяет { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    } Тьмы.
