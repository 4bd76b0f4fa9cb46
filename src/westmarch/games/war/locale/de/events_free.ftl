# Der Ringkrieg: was die Karten der Freien Völker bewirken.

event-card-fellowship_tile = Ein Plättchen der Gemeinschaft kommt ins Spiel: { NAME($tile) }.
event-card-mirror = Ein Würfel wird gedreht: aus { NAME($die) } wird { NAME($face) }.
event-card-challenge_answered = Der König hat das Auge herausgefordert: { $n ->
        [0] kein Plättchen scheidet
        [one] { $n } Plättchen scheidet
       *[other] { $n } Plättchen scheiden
    } aus dem Spiel.
event-card-challenge_failed = Drei Augen: Die Herausforderung kostet den König das Leben.
event-card-the_dead = Die Toten fallen { NAME($region, case: "loc") } über den Feind her: { $n ->
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }.
event-card-defied = Die Gefährten trotzen dem Feind: { NAME($card) } ist aufgehoben.
event-card-misses_turned = { NAME($character) } verzichtet auf die Führung: { $n ->
        [one] { $n } Fehlwurf wird zum Treffer
       *[other] { $n } Fehlwürfe werden zu Treffern
    }.
event-card-more_hits = Die Karte bringt { $n ->
        [one] { $n } weiteren Treffer
       *[other] { $n } weitere Treffer
    }.
event-card-own_blades = In der Verwirrung trifft der Schatten sich selbst: { $n ->
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }.
event-card-hits_cancelled = Die Karte hebt { $n ->
        [one] { $n } Treffer
       *[other] { $n } Treffer
    } des Schattens auf.
