"""What can never be: pieces lost, cards in two places, jumps on the journey sheet."""

from __future__ import annotations

from westmarch.core.sets import first_ones, has
from westmarch.games.hunt.ids import (
    ALL_SORCERY,
    ALLIES_OF_PART,
    COMPANIONS,
    FIRST_LORD_FACE,
    NORMAL_DICE,
)
from westmarch.games.hunt.state import (
    BEARER,
    CROSSING,
    DAWN,
    DOT_ENTRY,
    ENCOUNTER,
    ESCAPED,
    OVER,
    REFRESH,
    RIDING,
    ROLLING,
    SETUP,
    TRACK_END,
    HuntState,
)


def check(s: HuntState) -> None:
    """Impossible states; AssertionError says which."""
    allies = s.hand | s.deck | s.discard | s.looking
    counts = sum(zone.bit_count() for zone in (s.hand, s.deck, s.discard, s.looking))
    assert counts == allies.bit_count(), "an ally card lies in two places"
    if s.stage not in (SETUP, CROSSING):
        assert allies == ALLIES_OF_PART[s.part], "an ally card is lost"
    zones = (*s.hands, s.spells, s.spells_gone, s.spells_by_track)
    assert sum(zone.bit_count() for zone in zones) == ALL_SORCERY.bit_count(), "a sorcery card is lost"
    assert 0 <= s.on_frodo <= s.supply <= 4, "Fellowship tokens"
    tokens = (s.pool, s.drawn, s.spent, s.out_of_play, s.eye_tokens)
    assert sum(token.bit_count() for token in tokens) == len(s.board.faces), "a corruption token is lost"
    assert s.eyes == s.eye_tokens.bit_count(), "Eyes by the track"
    assert sum(s.dice[:FIRST_LORD_FACE]) + s.dice_taken <= NORMAL_DICE
    assert sum(s.dice[FIRST_LORD_FACE:]) <= 1
    assert s.face_up & ~s.in_play == 0
    assert s.in_play < 1 << len(COMPANIONS)
    assert s.ally_tokens.bit_count() <= 8
    assert s.ally_tokens & s.side.dots == 0
    assert s.trail_eyes & s.trail_swords == 0
    if s.stage in (DAWN, BEARER, RIDING, ENCOUNTER, REFRESH, ROLLING):
        assert not s.rider_places & (s.side.exits | s.ally_tokens), "a Nazgûl where none may be"
    _check_journey(s)


def _check_journey(s: HuntState) -> None:
    if s.part == 1 and s.start >= 0:
        assert len(s.record) == len(s.ways) == s.track <= TRACK_END
        last, dots = s.start, 0
        for entry, way in zip(s.record, s.ways, strict=True):
            if entry == DOT_ENTRY:
                dots += 1
            elif entry >= 0:
                bonus = way == ESCAPED
                assert has(s.side.available_from(last, dots + bonus), entry), "a jump on the journey sheet"
                last, dots = entry, 0
    if s.part == 2 and s.journey >= 0:
        assert 0 <= s.track <= s.card.end
        assert s.stage == OVER or s.track < s.card.end
    tokens_of_gandalf = (s.deeds, s.deeds_done, s.deeds_pool, s.deeds_drawn, s.deeds_spent)
    if s.part == 2 and s.stage != CROSSING:
        number = first_ones(len(s.board.deeds)).bit_count()
        assert sum(tokens.bit_count() for tokens in tokens_of_gandalf) == number, "a deed token is lost"
