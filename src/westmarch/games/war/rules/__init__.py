"""The rules, one module a matter; where each chapter of the rulebook (Russian second edition) stands:

| chapter | pages | modules |
|---|---|---|
| 4, the turn and its six phases, action dice, Elven Rings | 18-21 | `turn`, `actions`, `choices`, `dice` |
| 5, Event cards, in hand and on the table | 22-23 | `events`, `hand`, `table`; each card in ``cards/`` |
| 6, characters, Minions and Nazgûl | 24-25 | `people`, `arrivals` |
| 6, armies move, attack, recruit | 26-28 | `movement`, `army_action`, `groups`, `taking_part`, `muster` |
| 6, battles, casualties, retreat, sieges | 28-33 | `battle`, `forces`, `losses`, `aftermath`, `settlements` |
| 7, the Political Track | 34-36 | `politics` |
| 8, the Fellowship, its Guide and its way | 36-39 | `company`, `fellowship`, `ways` |
| 9, the Hunt for the Ring and Mordor | 40-43 | `hunt`, `hunt_cards` |
| 10, victory | 44 | `turn` |

Why something is refused has its words in `reasons`; combat dice are thrown by `throws`.
"""
