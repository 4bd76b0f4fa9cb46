"""What the 96 Event cards do: one module a deck for the event halves, one a side for the combat halves.

`decks` loads them all. Nothing is loaded here, because the rules import `registry` and `lasting` from this
folder, and the cards import the rules.
"""
