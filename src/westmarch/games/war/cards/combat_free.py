from westmarch.games.war.cards.registry import combat
from westmarch.games.war.ids import COMBATS

for _n in COMBATS:
    combat(_n, 3)(lambda s, b, side: None)
