"""A battle in progress: who fights where, and what the cards of this round have changed."""

from __future__ import annotations

FIELD, ASSAULT, SORTIE = range(3)
NO_CARD = -1


class Battle:
    """Lists of two are indexed by side. Fields from ``cards`` on belong to the round and are renewed."""

    __slots__ = (
        "assault_rounds",
        "at",
        "attacker",
        "bonus",
        "cancelled",
        "cards",
        "dice_cap",
        "dice_less",
        "forfeit",
        "from_",
        "hits",
        "idle",
        "kind",
        "landing",
        "may_cease",
        "missed",
        "mute_free",
        "penalty",
        "rear",
        "rear_persons",
        "reroll",
        "reroll_hits",
        "reroll_mod",
        "revealed",
        "roll_mod",
        "round",
        "silenced",
        "white_rider",
    )

    def __init__(self, kind: int, attacker: int, from_: int, at: int) -> None:
        self.kind = kind
        self.attacker = attacker
        self.from_ = from_
        """Where the attackers stand; the same region in an assault or a sortie."""
        self.at = at
        self.rear: bytes | None = None
        """Figures of the attacker's region that stay out, by kind; None: nobody does."""
        self.rear_persons = 0
        self.round = 1
        self.assault_rounds = 1
        """Rounds that an assault lasts without reducing an Elite; some cards give three."""
        self.mute_free = False
        """The Free Peoples may play no Combat card in the first round."""
        self.may_cease = True
        self.landing = False
        """The attackers come by sea and go ashore all together (Corsairs of Umbar)."""
        self.penalty = 0
        """Dice that the Shadow rolls less, for the whole battle (Help Unlooked For)."""
        self.white_rider = False
        """Gandalf the White forfeits his leadership and so does every Nazgûl, for the whole battle."""
        self.begin_round()

    def begin_round(self) -> None:
        self.cards = [NO_CARD, NO_CARD]
        """Combat cards chosen; they lie face down until both are in."""
        self.revealed = False
        self.cancelled = [False, False]
        self.roll_mod = [0, 0]
        self.reroll_mod = [0, 0]
        self.dice_less = [0, 0]
        self.dice_cap = [5, 5]
        self.reroll = [True, True]
        self.forfeit = [0, 0]
        """Points of leadership given up this round."""
        self.silenced = 0
        """Mask of characters without leadership and abilities this round."""
        self.idle = 0
        """Mask of characters who gave up their leadership this round."""
        self.missed: list[tuple[int, ...]] = [(), ()]
        """Pips of each side's dice that missed and may be thrown again."""
        self.hits = [0, 0]
        self.reroll_hits = [0, 0]
        self.bonus = [0, 0]
        """Hits already dealt this round by extra attacks, for cards that compare."""

    def copy(self) -> Battle:
        twin = Battle.__new__(Battle)
        twin.kind = self.kind
        twin.attacker = self.attacker
        twin.from_ = self.from_
        twin.at = self.at
        twin.rear = self.rear
        twin.rear_persons = self.rear_persons
        twin.round = self.round
        twin.assault_rounds = self.assault_rounds
        twin.mute_free = self.mute_free
        twin.may_cease = self.may_cease
        twin.landing = self.landing
        twin.penalty = self.penalty
        twin.white_rider = self.white_rider
        twin.cards = self.cards[:]
        twin.revealed = self.revealed
        twin.cancelled = self.cancelled[:]
        twin.roll_mod = self.roll_mod[:]
        twin.reroll_mod = self.reroll_mod[:]
        twin.dice_less = self.dice_less[:]
        twin.dice_cap = self.dice_cap[:]
        twin.reroll = self.reroll[:]
        twin.forfeit = self.forfeit[:]
        twin.silenced = self.silenced
        twin.idle = self.idle
        twin.missed = self.missed[:]
        twin.hits = self.hits[:]
        twin.reroll_hits = self.reroll_hits[:]
        twin.bonus = self.bonus[:]
        return twin

    def region_of(self, side: int) -> int:
        return self.from_ if side == self.attacker else self.at
