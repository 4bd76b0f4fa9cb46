from westmarch.games.war.cards.registry import event
from westmarch.games.war.ids import CARD_NAMES, DECKS

_d = DECKS.index("fp_character")
for _n in CARD_NAMES[24 * _d : 24 * _d + 24]:
    event(_n)(lambda s: None)
