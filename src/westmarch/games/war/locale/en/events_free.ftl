# War of the Ring: what the cards of the Free Peoples bring about.

event-card-fellowship_tile = A tile of the Fellowship comes into play: { NAME($tile) }.
event-card-mirror = A die turns: { NAME($die) } becomes { NAME($face) }.
event-card-challenge_answered = The King has challenged the Eye: { $n ->
        [0] no tile is
        [one] { $n } tile is
       *[other] { $n } tiles are
    } out of the game.
event-card-challenge_failed = Three Eyes: the challenge costs the King his life.
event-card-the_dead = The Dead fall upon the enemy { NAME($region, case: "loc") }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-card-defied = The Companions defy the enemy: { NAME($card) } is cancelled.
event-card-misses_turned = { NAME($character) } gives up all Leadership: { $n ->
        [one] { $n } miss becomes a hit
       *[other] { $n } misses become hits
    }.
event-card-more_hits = The card adds { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-card-own_blades = In the confusion the Shadow strikes itself: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-card-hits_cancelled = The card cancels { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } of the Shadow.
