"""Every question and event of the game by name, and the arguments their sentences take."""

# ruff: noqa: SIM905 - long lists of names read better as words than as quoted items
from __future__ import annotations

from westmarch.core.chance import CHANCE
from westmarch.core.events import Args
from westmarch.core.sets import has, members
from westmarch.games.war.battle_state import NO_CARD
from westmarch.games.war.cards import decks
from westmarch.games.war.control import holder, in_field, inside
from westmarch.games.war.ids import (
    CARD,
    CHAR,
    COMBATS,
    DECKS,
    DIE,
    FIGURE,
    NATION,
    REGION,
    SHADOW,
    SIDE_TEXTS,
    UNIT_KINDS,
    Region,
    Seat,
    is_elite,
)
from westmarch.games.war.rules.losses import reducible
from westmarch.games.war.rules.turn import REASONS
from westmarch.games.war.seats import part_text, side_of
from westmarch.games.war.state import AT_WAR, OFF_TRACK, WarState

ONE_BY_ONE = (
    "action.choose",
    "action.use",
    "action.die",
    "army.order",
    "army.where",
    "army.second",
    "card.army",
)
"""Which army, then whither: two regions in this order, never picks of one group."""

PROMPT_KINDS = tuple(
    """
    card.draw card.discard card.deck card.gandalf card.price card.loss
    card.region card.army card.figure card.nation card.character card.option card.number card.die card.who
    card.card combat.character combat.figure combat.number combat.region combat.roll card.roll
    fellowship.phase fellowship.guide fellowship.reveal fellowship.way fellowship.who
    companions.who companions.destination
    hunt.allocate hunt.roll hunt.reroll hunt.tile hunt.die hunt.companion hunt.crebain hunt.balrog hunt.staff
    hunt.mithril hunt.shield hunt.hobbit hunt.gollum hunt.casualty hunt.worn hunt.worn_card
    action.roll action.choose action.use action.die action.ring_die action.ring_face
    army.order army.where army.who army.attackers army.second army.excess army.join
    card.exchange card.give token.nation token.choose
    muster.second muster.figure muster.voice minions.who minions.destination character.where
    battle.white_rider battle.withdraw battle.card battle.sorcerer battle.roll battle.reroll battle.loss
    battle.cease battle.press battle.retreat battle.advance battle.advance_who
    """.split()
)
EVENT_KEYS = (
    *"""
    turn.begins card.draws card.drawn card.discards card.discarded card.plays card.leaves_table
    card.forced_discard card.ring_paid card.roll
    fellowship.declared fellowship.heals fellowship.corruption fellowship.hides fellowship.revealed
    fellowship.revealed_in_mordor fellowship.enters_mordor fellowship.mordor_step fellowship.lingers
    fellowship.moves fellowship.moves_in_mordor fellowship.separates fellowship.lost_in_mordor
    fellowship.taken_alive fellowship.guide companions.arrive character.dies character.enters
    hunt.allocates hunt.eyes hunt.nobody hunt.roll hunt.reroll hunt.tile hunt.refill hunt.void hunt.die
    hunt.companion hunt.stronghold
    action.roll action.die action.ring action.pass action.skip
    army.moves army.loss army.losses army.reduced army.leaders_lost army.excess army.joins
    turn.leader card.exchanges card.given card.received token.used token.granted victory.first victory.shared
    muster.recruits muster.promotes minions.move nazgul.fly
    battle.field battle.assault battle.sortie battle.white_rider battle.chosen battle.no_card battle.card
    battle.roll battle.reroll battle.destroyed battle.ceases battle.retreat battle.withdraw battle.advance
    siege.begins siege.lifted settlement.captured settlement.recaptured
    politics.active politics.step politics.back
    """.split(),
    *decks.TOLD,
    *REASONS,
)

PARAGRAPH_KEYS = (
    "action.roll",
    "action.die",
    "action.pass",
    "battle.field",
    "battle.assault",
    "battle.sortie",
)


DRAWN_BY = dict.fromkeys(("hunt.tile", "hunt.die", "hunt.companion", "hunt.worn_card"), SHADOW)
"""Who draws a tile or a lot, where chance is not asked for dice of a side (p. 40, 42)."""


def prompt_args(s: WarState, seat: Seat, kind: str, fallen: int) -> Args:
    """Who is asked, about which region, with which card, how many still to come.

    Of chance: whose dice are thrown, or who draws, and what for.
    """
    side = DRAWN_BY.get(kind, s.thrower) if seat == CHANCE else side_of(s, seat)
    args: Args = {"side": SIDE_TEXTS[side] if seat == CHANCE else part_text(s, seat), "n": s.due}
    at = s.focus
    if s.battle is not None:
        at = s.battle.at if at < 0 else at
        args |= {
            "round": s.battle.round,
            "battle": REGION.texts[s.battle.at],
            "free": s.battle.hits[0],
            "shadow": s.battle.hits[1],
        }
        number = s.battle.cards[side]
        if number != NO_CARD:
            args["card"] = CARD.texts[number]
    if seat == CHANCE and kind.startswith("hunt."):
        at = s.fellowship
    if kind == "card.draw":
        args["deck"] = f"deck:{DECKS[s.drawing][3:]}"
    if at >= 0:
        args["region"] = REGION.texts[at]
    if kind in ("army.who", "army.attackers"):
        args["to"] = REGION.texts[s.bound]
    if kind == "army.second" and s.moved:
        args["to"] = REGION.texts[s.moved[-1][0]]
    if kind == "action.use":
        args["die"] = DIE.texts[s.named]
    if kind == "action.die":
        args |= {"deed": "card", "card": CARD.texts[s.playing]} if s.playing >= 0 else {"deed": "none"}
    if kind == "card.price":
        args |= {"card": CARD.texts[s.playing], "army_card": s.options["army_card"]}
    if s.resolving >= 0:
        args["card"] = CARD.texts[s.resolving]
    args |= {"progress": s.progress, "corruption": s.corruption, "mordor": s.mordor != OFF_TRACK}
    args["who"] = [CHAR.texts[person] for person in members(s.picked_persons)]
    args["picked"] = s.picked_persons.bit_count()
    args["way"] = [REGION.texts[place] for place in members(s.way)]
    args["passed"] = s.way.bit_count()
    args["units"] = sum((s.picked or b"")[:UNIT_KINDS])
    return args


def option_args(s: WarState, kind: str, code: int) -> Args:
    """What an option of the map or of an army means here: a march, an attack, a loss."""
    if code in REGION:
        return {"act": _act(s, kind, code)}
    if code in CARD:
        combat = COMBATS[s.board.combat_of[CARD.of(code)]]
        return {"combat": f"combat:{combat}"} if kind == "battle.card" else {}
    if code in FIGURE:
        figure = FIGURE.of(code)
        loss = kind in ("battle.loss", "card.loss")
        reduces = loss and is_elite(figure) and reducible(s, figure)
        return {
            "act": "reduce" if reduces else "lose" if loss else "muster" if kind == "army.order" else "take"
        }
    if code in NATION:
        step = s.step[NATION.of(code)]
        return {"step": "war" if step == AT_WAR - 1 else str(step + 2)}
    return {}


def _act(s: WarState, kind: str, at: Region) -> str:
    if kind in ("army.order", "army.where"):
        side = s.to_act
        if at == s.focus:
            return "sortie" if holder(s, at) == side else "assault"
        if not has(in_field(s, 1 - side), at):
            return "move"
        if has(inside(s, side), at):
            return "relieve"
        walls = has(s.board.strongholds, at) and holder(s, at) != side
        return "siege" if walls else "attack"
    return "choose"
