"""Tests of the Event cards, one module a deck and one a side."""
