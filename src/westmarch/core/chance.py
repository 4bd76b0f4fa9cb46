"""Chance as a player: one stream of numbers from one secret seed, that everybody can check afterwards.

Word ``n`` of a match is a pure function of (seed, n), so the state of chance is one counter.
Before the match its seed is committed to by a hash; after the match the seed is shown and
``westmarch verify`` derives every roll again.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from westmarch.core.errors import BadOption
from westmarch.core.numbers import whole

CHANCE = -1
"""The seat that answers rolls and draws."""

Dice = Sequence[Sequence[int]]
"""Independent uniform picks; a code that stands twice in a die is twice as likely."""

_WORDS_A_BLOCK = 8
_MASK = (1 << 64) - 1
_FRESH_WORD_AT = 1 << 24  # outcomes taken from one 64-bit word: the bias stays below 2**-40
_unpack = struct.Struct("<8Q").unpack
SEED_LIMIT = 1 << 256


def secret_seed() -> int:
    """A seed that nobody can guess from its commitment."""
    return secrets.randbits(256)


def check_seed(seed: object) -> int:
    number = whole(seed)
    if number is None or not 0 <= number < SEED_LIMIT:
        raise BadOption("seed", seed, "0–2^256-1")
    return number


@lru_cache(maxsize=1 << 12)
def commitment(seed: int) -> str:
    """The published hash: SHA-256 of the line ``westmarch seed <decimal>``."""
    return hashlib.sha256(f"westmarch seed {seed}".encode()).hexdigest()


def derive(seed: int, *path: int) -> int:
    """An independent seed for a purpose named by numbers (game 17 of a series, seat 2 of it)."""
    text = "westmarch derive " + " ".join(map(str, (seed, *path)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")


def key_of(seed: int) -> bytes:
    """What the words of a stream are made with."""
    return hashlib.sha256(f"westmarch chance {seed}".encode()).digest()


class Chance:
    """The stream of one match. Copies are independent and cheap."""

    __slots__ = ("_key", "_words", "drawn")

    def __init__(self, key: bytes, words: tuple[int, ...] = (), drawn: int = 0) -> None:
        self._key = key
        self._words = words
        self.drawn = drawn

    @classmethod
    def of(cls, seed: int) -> Chance:
        """The stream of a seed, from its beginning."""
        return cls(key_of(seed))

    @classmethod
    def after(cls, seed: int, drawn: int) -> Chance:
        """The stream of which so many words are drawn."""
        return _at(key_of(seed), drawn)

    def __reduce__(self) -> tuple[Any, ...]:
        return _at, (self._key, self.drawn)

    def copy(self) -> Chance:
        return Chance(self._key, self._words, self.drawn)

    def word(self) -> int:
        """The next 64 random bits."""
        drawn = self.drawn
        self.drawn = drawn + 1
        if not drawn & 7:
            self._words = self._block(drawn >> 3)
        return self._words[drawn & 7]

    def _block(self, number: int) -> tuple[int, ...]:
        return _unpack(hashlib.blake2b(number.to_bytes(8, "little"), key=self._key).digest())

    def draw(self, dice: Dice) -> tuple[int, ...]:
        """One code from each die."""
        word = self.word()
        outcomes = 1
        result = []
        for die in dice:
            size = len(die)
            outcomes *= size
            if outcomes > _FRESH_WORD_AT:
                word = self.word()
                outcomes = size
            word *= size
            result.append(die[word >> 64])
            word &= _MASK
        return tuple(result)

    def below(self, size: int) -> int:
        return self.word() * size >> 64

    def shuffled(self, items: Sequence[int]) -> list[int]:
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck


def _at(key: bytes, drawn: int) -> Chance:
    """A stream of which so many words are drawn."""
    chance = Chance(key, (), drawn)
    chance._words = chance._block(drawn >> 3)
    return chance
