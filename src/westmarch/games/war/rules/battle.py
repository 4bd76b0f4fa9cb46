"""Chapter 6, the course of a battle (p. 28-32): one call of `fight` is one round."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.battle_state import ASSAULT, NO_CARD, Battle
from westmarch.games.war.cards import lasting
from westmarch.games.war.cards.registry import COMBAT_CARDS
from westmarch.games.war.ids import (
    CARD,
    CEASE,
    CONTINUE,
    DECKS,
    FIGHT,
    FIGURE,
    FREE,
    GANDALF_WHITE,
    NONE,
    REGION,
    SHADOW,
    SIDE_TEXTS,
    UNITS_OF,
    USE,
    WITCH_KING,
    WITHDRAW,
    Side,
    deck_of,
    is_elite,
    name,
)
from westmarch.games.war.rules import aftermath, forces
from westmarch.games.war.rules.hand import draw, forget, trim_hand
from westmarch.games.war.rules.losses import destroy_leaders, may_lose, reduce, reducible, suffer
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import discard_from_table
from westmarch.games.war.rules.throws import needed, throw
from westmarch.games.war.seats import commander
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]


def fight(s: WarState) -> Steps:
    """One combat round and what follows it: the next round is a new stretch."""
    b = s.battle
    assert b is not None
    b.begin_round()
    b.command = (
        commander(s, FREE, b.region_of(FREE), forces.rear_of(b, FREE)),
        commander(s, SHADOW, b.region_of(SHADOW), forces.rear_of(b, SHADOW)),
    )
    if b.round == 1:
        yield from _white_rider(s, b)
    if (yield from _withdraws(s, b)):
        return
    yield from _choose_cards(s, b)
    for step in range(4):
        yield from _effects(s, b, step)
        if s.battle is None:  # an army got away before the battle
            return
    if _both_stand(s, b):
        yield from _rolls(s, b)
    aftermath.put_cards_away(s, b)
    yield from _conclude(s, b)


def _both_stand(s: WarState, b: Battle) -> bool:
    return bool(forces.units(s, b, FREE) and forces.units(s, b, SHADOW))


def _white_rider(s: WarState, b: Battle) -> Steps:
    """Gandalf the White may give up his leadership, and with it that of all Nazgûl (character card)."""
    if not has(forces.persons(s, b, FREE), GANDALF_WHITE) or not forces.nazgul_leadership(s, b):
        return
    if (yield (b.command[FREE], "battle.white_rider", (USE, NONE))) == USE:
        b.white_rider = True
        tell(s, "battle.white_rider")


def _withdraws(s: WarState, b: Battle) -> Generator[Question, Any, bool]:
    """In a Stronghold's region the defender chooses each round: battle in the field, or behind walls."""
    defender = 1 - b.attacker
    if not aftermath.can_withdraw(s, b):
        return False
    if (yield (b.command[defender], "battle.withdraw", (FIGHT, WITHDRAW))) == FIGHT:
        return False
    yield from aftermath.withdraw(s, b)
    return True


# -- combat cards -------------------------------------------------------------------------------


def _choose_cards(s: WarState, b: Battle) -> Steps:
    """The attacker first, then the defender, who sees the back of the attacker's card; then both show."""
    for side in (b.attacker, 1 - b.attacker):
        answer = yield (b.command[side], "battle.card", lambda side=side: [NONE, *_card_options(s, b, side)])
        if answer != NONE:
            number = CARD.of(answer)
            b.cards[side] = number
            s.hand[b.command[side]] &= ~just(number)
            tell(s, "battle.chosen", side=SIDE_TEXTS[side], deck=_back(number))
        else:
            tell(s, "battle.no_card", side=SIDE_TEXTS[side])
    b.revealed = True
    for side in (b.attacker, 1 - b.attacker):
        number = b.cards[side]
        if number != NO_CARD:
            forget(s, b.command[side], just(number))
            tell(s, "battle.card", reveals=True, side=SIDE_TEXTS[side], card=CARD.texts[number])
            if has(s.table[side], number):
                discard_from_table(s, number)
    yield from _sorcerer(s, b)


def usable(s: WarState, b: Battle, side: Side) -> int:
    """Cards a side may choose from, their own conditions left aside."""
    if side == SHADOW:
        return s.hand[b.command[SHADOW]] | s.table[SHADOW] & lasting.FIGHTS.cards
    if any(forbids(s, b) for forbids in lasting.forbids_combat_cards.heard(s)):
        return 0
    if b.mute_free and b.round == 1 and not forces.persons(s, b, FREE):
        return 0
    return s.hand[b.command[FREE]]


def _back(number: int) -> str:
    return f"deck:{DECKS[deck_of(number)][3:]}"


def may_fight_with(s: WarState, b: Battle, side: Side, number: int) -> Reason | None:
    """Whether a card can be used as a Combat card in this round (p. 29)."""
    card = CARD.texts[number]
    if not has(usable(s, b, side), number):
        held = has(s.hand[b.command[side]], number)
        return because("no_combat_card" if held else "not_in_hand", 29, card=card)
    if not COMBAT_CARDS[s.board.combat_of[number]].needs(s, b, side):
        return because("combat_condition", 29, card=card)
    return None


def _card_options(s: WarState, b: Battle, side: Side) -> list[int]:
    """Cards for `battle.card`; the quick form of `may_fight_with`."""
    mask = 0
    for number in members(usable(s, b, side)):
        if COMBAT_CARDS[s.board.combat_of[number]].needs(s, b, side):
            mask |= just(number)
    return CARD.codes_of(mask)


def _sorcerer(s: WarState, b: Battle) -> Steps:
    """The Witch-king: a Combat card in the first round lets the Shadow draw one of the same deck."""
    number = b.cards[SHADOW]
    if b.round != 1 or number == NO_CARD or not has(forces.persons(s, b, SHADOW), WITCH_KING):
        return
    deck = deck_of(number)
    if not s.decks[deck]:
        return
    if (yield (b.command[SHADOW], "battle.sorcerer", (USE, NONE))) == USE:
        yield from draw(s, b.command[SHADOW], deck)
        yield from trim_hand(s, b.command[SHADOW])


def _effects(s: WarState, b: Battle, step: int) -> Steps:
    """Effects of one step of the round; with equal initiative the defender's card comes first (p. 29)."""
    for side in (1 - b.attacker, b.attacker):
        number = b.cards[side]
        if number == NO_CARD or b.cancelled[side] or s.battle is None or not _both_stand(s, b):
            continue
        half = s.board.combat_of[number]
        for initiative, effect in zip(s.board.initiative[half], COMBAT_CARDS[half].effects, strict=True):
            if initiative == step:
                steps = effect(s, b, side)
                if steps is not None:
                    yield from steps


# -- rolling ------------------------------------------------------------------------------------


def _rolls(s: WarState, b: Battle) -> Steps:
    sides = (b.attacker, 1 - b.attacker)
    for side in sides:
        yield from _combat_roll(s, b, side)
    yield from _effects(s, b, 4)
    for side in sides:
        yield from _leader_reroll(s, b, side)
    yield from _effects(s, b, 5)
    yield from _effects(s, b, 6)
    hits = b.hits[:]
    for side in sides:
        if hits[1 - side]:
            yield from suffer(s, side, b.region_of(side), hits[1 - side], forces.rear_of(b, side))
    if _both_stand(s, b):
        yield from _effects(s, b, 7)


def _combat_roll(s: WarState, b: Battle, side: Side) -> Steps:
    pips = yield from throw(s, side, forces.dice(s, b, side))
    need, modifier = forces.to_hit(s, b, side), b.roll_mod[side]
    missed = tuple(value for value in pips if not forces.scores(value, need, modifier))
    b.missed[side] = missed
    b.hits[side] += len(pips) - len(missed)
    tell(
        s,
        "battle.roll",
        side=SIDE_TEXTS[side],
        dice=[f"pips:{value}" for value in pips],
        **needed(need, modifier),
        n=len(pips) - len(missed),
    )


def _leader_reroll(s: WarState, b: Battle, side: Side) -> Steps:
    if not b.reroll[side]:
        return
    number = min(forces.MOST_DICE, forces.leadership(s, b, side), len(b.missed[side]))
    if not number:
        return
    pips = yield from throw(s, side, number, "battle.reroll")
    need, modifier = forces.to_hit(s, b, side), b.reroll_mod[side]
    hits = sum(forces.scores(value, need, modifier) for value in pips)
    b.reroll_hits[side] = hits
    b.hits[side] += hits
    tell(
        s,
        "battle.reroll",
        side=SIDE_TEXTS[side],
        dice=[f"pips:{value}" for value in pips],
        **needed(need, modifier),
        n=hits,
    )


# -- the end of a round -------------------------------------------------------------------------


def _conclude(s: WarState, b: Battle) -> Steps:
    """Destroyed armies take their leaders along; else the attacker ceases or the defender retreats."""
    for side in (b.attacker, 1 - b.attacker):
        if not forces.units(s, b, side):
            rear_persons = b.rear_persons if side == b.attacker else 0
            tell(s, "battle.destroyed", side=SIDE_TEXTS[side], region=REGION.texts[b.region_of(side)])
            destroy_leaders(s, side, b.region_of(side), forces.rear_of(b, side), rear_persons)
    if not _both_stand(s, b):
        yield from aftermath.finish(s, b, won=bool(forces.units(s, b, b.attacker)))
        return
    goes_on = yield from (_assault_goes_on(s, b) if b.kind == ASSAULT else _attack_goes_on(s, b))
    if not goes_on:
        tell(s, "battle.ceases", side=SIDE_TEXTS[b.attacker])
        yield from aftermath.finish(s, b, won=False)
        return
    if b.kind != ASSAULT and (yield from aftermath.retreats(s, b)):
        return
    b.round += 1


def _attack_goes_on(s: WarState, b: Battle) -> Generator[Question, Any, bool]:
    if not b.may_cease:
        return True
    return bool((yield (b.command[b.attacker], "battle.cease", (CONTINUE, CEASE))) == CONTINUE)


def may_press(s: WarState, b: Battle, kind: int) -> Reason | None:
    """Whether a figure can pay for another round of an assault: an Elite that can be reduced (p. 32)."""
    figure = FIGURE.texts[kind]
    if not is_elite(kind):
        return because("not_an_elite", 32, figure=figure)
    refusal = may_lose(s, b.attacker, b.from_, kind, b.rear)
    if refusal is None and not reducible(s, kind):
        return because("not_reducible", 30, figure=figure)
    return refusal


def _assault_goes_on(s: WarState, b: Battle) -> Generator[Question, Any, bool]:
    """An assault lasts one round, unless the attacker reduces an Elite for each further one (p. 32)."""
    seat = b.command[b.attacker]
    if b.round < b.assault_rounds:
        return bool((yield (seat, "battle.cease", (CONTINUE, CEASE))) == CONTINUE)
    elites = [FIGURE.code(kind) for kind in UNITS_OF[b.attacker] if may_press(s, b, kind) is None]
    if not elites:
        return False
    answer = yield (seat, "battle.press", [CEASE, *elites])
    if answer == CEASE:
        return False
    reduce(s, b.from_, FIGURE.of(answer))
    tell(s, "army.reduced", region=REGION.texts[b.from_], figure=name(answer))
    return True
