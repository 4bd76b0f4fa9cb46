"""Games of other packages: an installed package offers them under the entry-point group ``westmarch.games``.

Whatever is wrong with one becomes a BrokenGame that names the package; it never stops the house.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from westmarch.core.errors import BrokenGame
from westmarch.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "westmarch.games"
DEFAULT = "GAME"


class Offer:
    """One game of an installed package, imported when it is first used."""

    def __init__(self, entry: EntryPoint) -> None:
        self.game_id = entry.name
        self.package = entry.dist.name if entry.dist is not None else entry.module
        self._reference = f"{entry.module}:{entry.attr or DEFAULT}"
        self._game: Game[Any] | None = None
        self._fault: str | None = None

    def game(self) -> Game[Any]:
        if self._fault is not None:
            raise self.broken(self._fault)
        if self._game is None:
            try:
                self._game = self._load()
            except BrokenGame as error:
                self._fault = error.details["reason"]
                raise
        return self._game

    def broken(self, reason: str) -> BrokenGame:
        return BrokenGame(self.game_id, self.package, reason)

    def _load(self) -> Game[Any]:
        game = load_game(self._reference, self.game_id, self.package)
        if game.id != self.game_id:
            raise self.broken(f"it calls itself {game.id!r}")
        return game


def load_game(reference: str, game_id: str, package: str) -> Game[Any]:
    """The game behind ``module:attribute``: a Game, or a class or function that makes one."""
    module, _, attribute = reference.partition(":")
    try:
        found = getattr(import_module(module), attribute or DEFAULT)
        game = found() if callable(found) else found
    except Exception as error:  # somebody else's code may raise anything
        raise BrokenGame(game_id, package, f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise BrokenGame(game_id, package, f"{reference} is not a Game")
    return game


@cache
def offers() -> tuple[Offer, ...]:
    """What the installed packages offer; looked up once in a process, for it reads many files."""
    from importlib.metadata import entry_points

    found = [Offer(entry) for entry in entry_points(group=GROUP)]
    return tuple(sorted(found, key=lambda offer: (offer.game_id, offer.package)))
