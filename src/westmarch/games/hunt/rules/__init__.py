"""The rules, one file a chapter of the rulebook.

| file | chapter | pages |
|---|---|---|
| `setup.py` | setting up Part 1, dice, who leads | 8-9 |
| `days.py` | the phases of a day, the refresh step | 10, 25 |
| `bearer.py` | the Ring-bearer's turn: moving, resting, cards, Fellowship tokens | 11-15, 28-29 |
| `companions.py` | first abilities of Frodo, Sam and Pippin | 10 |
| `allies.py` | drawing, ally tokens, Nazgûl moved by cards | 13-15 |
| `riders.py` | a Nazgûl's turn: move, one action, dice, abilities | 15-17, 21, 33 |
| `senses.py` | search, Perception, hunt, information, out-of-turn cards | 14, 18-22, 32 |
| `encounter.py` | encounters, escape, rescue | 22-25, 34 |
| `gandalf.py` | Gandalf moves, shows himself, hides, does deeds | 29-32 |
| `letter.py` | what the Letter from Gandalf carries over; Letters for Part 2 alone | 25-28 |
| `crossing.py` | setting up Part 2 | 26-28 |
| `ending.py` | corruption, and how a part ends | 3, 25, 34 |
| `grades.py` | how well Frodo came through a Part 1 that is played alone | |
| `reasons.py` | why something is not allowed | |
"""
