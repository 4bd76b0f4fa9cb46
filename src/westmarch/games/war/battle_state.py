"""A battle in progress: who fights where, and what the cards of this round have changed."""

from __future__ import annotations

from dataclasses import fields

from westmarch.core.state import Copied, own, state

FIELD, ASSAULT, SORTIE = range(3)
NO_CARD = -1


@state
class Battle(Copied):
    """Lists of two are indexed by side. Fields from ``cards`` on belong to the round and are renewed."""

    kind: int
    attacker: int
    from_: int
    """Where the attackers stand; the same region in an assault or a sortie."""
    at: int
    rear: bytes | None = None
    """Figures of the attacker's region that stay out, by kind; None: nobody does."""
    rear_persons: int = 0
    round: int = 1
    assault_rounds: int = 1
    """Rounds that an assault lasts without reducing an Elite; some cards give three."""
    mute_free: bool = False
    """The Free Peoples may play no Combat card in the first round."""
    may_cease: bool = True
    landing: bool = False
    """The attackers come by sea and go ashore all together (Corsairs of Umbar)."""
    penalty: int = 0
    """Dice that the Shadow rolls less, for the whole battle (Help Unlooked For)."""
    white_rider: bool = False
    """Gandalf the White forfeits his leadership and so does every Nazgûl, for the whole battle."""
    command: tuple[int, int] = (0, 1)
    """The seat that commands each side's army in this round (p. 46)."""
    cards: list[int] = own(factory=lambda: [NO_CARD, NO_CARD])
    """Combat cards chosen; they lie face down until both are in."""
    revealed: bool = False
    cancelled: list[bool] = own(factory=lambda: [False, False])
    roll_mod: list[int] = own(factory=lambda: [0, 0])
    reroll_mod: list[int] = own(factory=lambda: [0, 0])
    dice_less: list[int] = own(factory=lambda: [0, 0])
    dice_cap: list[int] = own(factory=lambda: [5, 5])
    reroll: list[bool] = own(factory=lambda: [True, True])
    forfeit: list[int] = own(factory=lambda: [0, 0])
    """Points of leadership given up this round."""
    silenced: int = 0
    """Mask of characters without leadership and abilities this round."""
    idle: int = 0
    """Mask of characters who gave up their leadership this round."""
    missed: list[tuple[int, ...]] = own(factory=lambda: [(), ()])
    """Pips of each side's dice that missed and may be thrown again."""
    hits: list[int] = own(factory=lambda: [0, 0])
    reroll_hits: list[int] = own(factory=lambda: [0, 0])
    extra_hits: list[int] = own(factory=lambda: [0, 0])
    """Hits already dealt this round by extra attacks, for cards that compare."""

    def begin_round(self) -> None:
        """Forget what belonged to the round before."""
        fresh = Battle(self.kind, self.attacker, self.from_, self.at)
        for name in OF_THE_ROUND:
            setattr(self, name, getattr(fresh, name))

    def region_of(self, side: int) -> int:
        return self.from_ if side == self.attacker else self.at


_NAMES = [one.name for one in fields(Battle)]
OF_THE_ROUND = _NAMES[_NAMES.index("cards") :]
