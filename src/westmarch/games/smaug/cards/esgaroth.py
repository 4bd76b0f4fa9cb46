"""Esgaroth: Bard, Thorin, Tauriel, the Elves, and stronger cards of kinds that Beorn's House has too."""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.games.smaug.cards import beorn
from westmarch.games.smaug.cards.registry import hand
from westmarch.games.smaug.cards.verbs import move_by_steps, somebody_can_go
from westmarch.games.smaug.ids import Kind, Seat
from westmarch.games.smaug.state import SmaugState

hand("ally_bard", "dwarf_thorin_e", "ally_tauriel", needs=beorn.only_in_fights)(beorn.strength)
hand("paths_5", needs=somebody_can_go)(beorn.unknown_paths)
hand("bilbo_5_e", "bilbo_1_4_e", needs=somebody_can_go)(beorn.bilbo_baggins)
hand("gandalf_3_e", "gandalf_4", needs=beorn.gandalf_can_go)(beorn.gandalf)


@hand("legolas", "galadriel", needs=somebody_can_go)
def legolas_and_galadriel(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """One's own dwarf, or Bilbo."""
    yield from move_by_steps(s, seat, kind, s.board.steps[kind])
