"""Every question and event that the game can tell, by name."""

from __future__ import annotations

PROMPTS = (
    *("setup.first",),
    *("march.card", "march.piece", "march.companion", "march.space"),
    *(
        "cards.play",
        "card.how",
        "card.piece",
        "card.space",
        "card.joins",
        "card.gandalf",
        "card.roll",
        "card.arrow",
    ),
    *("trade.partner", "trade.price", "trade.give", "trade.wish", "trade.answer", "trade.confirm"),
    *("draw.deck", "draw.card", "draw.discard"),
    *("adventure.draw", "adventure.whom", "adventure.agree", "adventure.roll", "adventure.wanders"),
    *("adventure.discard", "barrels.steps", "web.cards"),
    *("fight.offer", "fight.cards", "fight.agree", "fight.retreat"),
    *("smaug.treasure", "smaug.armour", "smaug.push", "smaug.value"),
)
EVENTS = (
    *("setup.first", "turn.begin"),
    *("march.card", "march.nobody"),
    *("move.ahead", "move.back", "move.driven", "move.home"),
    *("key.opens", "key.passes", "ring.found", "ring.lost", "ring.safe", "ring.swept"),
    *("cards.play", "cards.roll", "cards.nobody", "cards.gandalf", "cards.arrow"),
    *("trade.talk", "trade.proposed", "trade.refused", "trade.price", "trade.done"),
    *("draw.card", "draw.hidden", "draw.smaug", "draw.shuffled", "draw.nothing", "draw.discard"),
    *("adventure.meets", "adventure.refused", "adventure.roll", "adventure.no_way", "barrels.stuck"),
    *("web.caught", "web.nobody", "web.bilbo_frees", "web.released"),
    *("fight.offer", "fight.refused", "fight.won", "fight.lost"),
    *("smaug.card", "smaug.gandalf", "smaug.treasure", "smaug.moves", "smaug.passes", "smaug.kills"),
    *("smaug.attacked", "smaug.armour", "smaug.second", "smaug.back", "smaug.stays"),
)
