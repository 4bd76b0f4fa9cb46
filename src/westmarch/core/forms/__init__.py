"""Forms: which values a field of the state can have. Declared with the field (`core/state.py`), once.

    phase: int = field(one_of(PHASES), default=SETUP)
    points: list[int] = field(per_seat(SEATS, count(0, 3)), key="points")

| form | the slot holds | views and positions show |
|---|---|---|
| `one_of(NAMES)` | a number | a name |
| `text()` | a text | the text |
| `word(WORDS)` | a text | the text |
| `count(low, high)` | a number | the number |
| `flag()` | a truth | the truth |
| `seat_number(SEATS)` | a number | the number; in positions the player's name |
| `names(NAMES)`, `cards(NAMES)` | a set as an int | a list of names |
| `seat_set(SEATS)` | a set as an int | a list of numbers; in positions of names |
| `listed(form, most)` | a list or tuple | a list |
| `per(NAMES, form)` | a list | a table by name |
| `per_seat(SEATS, form)` | a list | a list; in positions a table by the players' names |
| `some(NAMES, form)` | a dict | a table of those that are there |
| `table(a=form, b=form)` | a dict | a table |
"""

from westmarch.core.forms.form import Form, Part, Seats
from westmarch.core.forms.several import Cards, Listed, NamedValues, Names, Per, PerSeat, SeatSet, Some
from westmarch.core.forms.single import Count, Flag, OneOf, SeatNumber, Text, Word

one_of = OneOf
word = Word
count = Count
flag = Flag
seat_number = SeatNumber
names = Names
cards = Cards
seat_set = SeatSet
listed = Listed
per = Per
per_seat = PerSeat
some = Some
table = NamedValues
text = Text

__all__ = [
    "Cards",
    "Form",
    "Part",
    "PerSeat",
    "Seats",
    "cards",
    "count",
    "flag",
    "listed",
    "names",
    "one_of",
    "per",
    "per_seat",
    "seat_number",
    "seat_set",
    "some",
    "table",
    "text",
    "word",
]
