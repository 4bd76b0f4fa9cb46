"""Search, Perception and hunt, and what the Ring-bearer may play against them (pp. 14, 18-22, 32).

The answers are given here, from the truth: nobody is asked whether Frodo was found. What was answered is
kept in the state, for all that hunters may conclude.
"""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.hunt.board import visited_by
from westmarch.games.hunt.ids import ALLIES_OF_PART, ALLY, ALLY_TITLES, PASS, VOCABULARY
from westmarch.games.hunt.rules import allies, gandalf
from westmarch.games.hunt.state import (
    AWAY,
    EITHER_LAST,
    GANDALF_LAST,
    HIDDEN,
    IN_WILD,
    LAST,
    SEARCHED,
    VISITED,
    HuntState,
)

# Moments at which out-of-turn cards can be played.
ON_SEARCH, ON_HUNT, ON_ZONE, ON_INFORMATION, ON_SORCERY, BEFORE_DRAW, AFTER_DRAW, NEW_DIRECTION = range(8)
TITLES_AT = (
    ("under_the_roots", "grip_fang_and_wolf", "a_rangers_craft"),
    ("the_hymn_to_elbereth", "grip_fang_and_wolf", "o_elbereth_gilthoniel"),
    ("hobbit_feet",),
    ("the_gaffers_short_answer",),
    ("nob_keeps_watch",),
    ("blades_of_westernesse",),
    ("burning_brands",),
    ("elronds_foresight",),
)
CARDS_AT = tuple(
    set_of(card for card, title in enumerate(ALLY_TITLES) if title in titles) for titles in TITLES_AT
)
TRAILS = 12
"""Trail tokens in the box (p. 6)."""


# -- out of turn -------------------------------------------------------------------------------------


def could_play(s: HuntState, moment: int, place: int = -1) -> int:
    """Cards that might be played now, for all that everybody knows: what is discarded cannot.

    None against what was paid with the Lord's die (p. 33).
    """
    if s.silenced or not s.hand or s.firm:
        return 0
    cards = CARDS_AT[moment] & ALLIES_OF_PART[s.part] & ~s.discard
    found = 0
    for card in members(cards):
        printed = s.board.allies[card]
        area = printed.zones | printed.sections
        if printed.cost <= s.on_frodo and (not area or has(area, place)):
            found |= just(card)
    return found


def out_of_turn(s: HuntState, cards: int, due: int = 0, token: int = -1) -> Asking[int]:
    """The card that is played, or -1. Asked whatever is in the hand, so that the question tells nothing.

    Cards that are ``due`` serve only if this information token is really to be shown.
    """

    def options() -> list[int]:
        shown = due and has(s.live_information, token)
        return [PASS, *ALLY.codes_of(s.hand & (cards | due if shown else cards))]

    code = yield 0, "react.play", options
    if code == PASS:
        return -1
    card: int = ALLY.of(code)
    allies.spend_fellowship(s, s.board.allies[card].cost)
    s.hand &= ~just(card)
    s.discard |= just(card)
    s.cause = allies.ref(card)
    tell(s, "ally.reacted", reveals=True, card=allies.ref(card))
    return card


def stands(s: HuntState, moment: int, place: int) -> Asking[bool]:
    """Whether a search or hunt that was named goes on, once the Ring-bearer has let it (p. 14)."""
    token = information_at(s, place)
    while True:
        cards = could_play(s, moment, place)
        open_token = token >= 0 and not has(s.found | s.found_not | s.denied, token)
        due = could_play(s, ON_INFORMATION) if open_token else 0
        if not cards | due:
            return True
        card = yield from out_of_turn(s, cards, due, token)
        if card < 0:
            return True
        if not has(CARDS_AT[ON_INFORMATION], card):
            tell(s, "action.cancelled")
            return False
        s.denied |= just(token)
        s.known |= just(token)


# -- information -------------------------------------------------------------------------------------


def information_at(s: HuntState, place: int) -> int:
    """The number of the information token that names this place, or -1 (p. 21)."""
    if s.part == 2 or place not in s.board.information:
        return -1
    return s.board.information.index(place)


def look_for_information(s: HuntState, place: int, visited: bool) -> None:
    token = information_at(s, place)
    if token < 0 or has(s.found | s.denied, token):
        return
    if has(s.live_information, token):
        s.information &= ~just(token)
        s.known &= ~just(token)
        s.found |= just(token)
        tell(s, "information.found", reveals=True, place=s.side.ref(place), number=s.abilities)
    elif not visited:
        s.found_not |= just(token)


# -- search ------------------------------------------------------------------------------------------


def may_search(s: HuntState, place: int) -> bool:
    """A location without trail; not where Frodo may have started (p. 18) or Gandalf stands (p. 30)."""
    starts = s.side.starts if s.part == 1 else 0
    return has(s.side.locations & ~starts & ~s.trails & ~s.side.exits & ~s.gandalf_stands, place)


def search(s: HuntState, place: int) -> Asking[None]:
    tell(s, "search.begins", place=s.side.ref(place))
    if not (yield from stands(s, ON_SEARCH, place)):
        return
    if s.part == 2:
        yes = visited_by(s.card, s.track, place, s.havens, searched=True)
    else:
        yes = has(s.visited, place)
    s.say(SEARCHED, place, yes)
    tell(s, "search.answer", reveals=True, place=s.side.ref(place), yes=yes)
    if yes and s.trails.bit_count() < TRAILS:
        s.trail_eyes |= just(place)
    look_for_information(s, place, yes)


# -- Perception --------------------------------------------------------------------------------------


def perceive(s: HuntState, area: int, code: int, exact: bool = False) -> Asking[None]:
    """Is the last location of Frodo (in Part 2: or of Gandalf) in a zone or section? (pp. 18, 32, 33)"""
    option = VOCABULARY.format(code)
    tell(s, "perception.begins", area=str(option))
    if option.domain == "zone" and (cards := could_play(s, ON_ZONE)):
        card = yield from out_of_turn(s, cards)
        if card >= 0:
            tell(s, "action.cancelled")
            return
    area &= s.side.locations
    frodo = has(area, s.last)
    grey = s.part == 2 and s.gandalf_is != AWAY and has(area, s.gandalf[-1])
    yes = frodo or grey
    if s.part == 2 and exact:
        s.say(LAST, area, frodo)
        if s.gandalf_is != AWAY:
            s.say(GANDALF_LAST, area, grey)
        who = "both" if frodo and grey else "frodo" if frodo else "gandalf" if grey else "nobody"
        tell(s, "perception.exact", reveals=True, area=str(option), who=who)
    else:
        both = s.part == 2 and s.gandalf_is != AWAY
        s.say(EITHER_LAST if both else LAST, area, yes)
        tell(s, "perception.answer", reveals=True, area=str(option), yes=yes)
    if yes:
        s.sensed = code


# -- hunt --------------------------------------------------------------------------------------------


def may_hunt(s: HuntState, place: int) -> bool:
    """In a location (p. 19), but not where Gandalf stands (p. 30)."""
    return has(s.side.locations & ~s.gandalf_stands, place)


def hunt(s: HuntState, place: int) -> Asking[None]:
    """As a search, and if Frodo is there an encounter follows (p. 19); Gandalf is found too (p. 32)."""
    tell(s, "hunt.begins", place=s.side.ref(place))
    if not (yield from stands(s, ON_HUNT, place)):
        return
    yes, here = has(s.visited, place), s.last == place
    s.say(VISITED, place, yes)
    if yes:
        s.say(LAST, just(place), here)
        if has(s.trails, place) or s.trails.bit_count() < TRAILS:
            s.trail_eyes &= ~just(place)
            s.trail_swords |= just(place)
    s.here |= here
    answer = "here" if here else "yes" if yes else "no"
    tell(s, "hunt.answer", reveals=True, place=s.side.ref(place), answer=answer)
    look_for_information(s, place, yes)
    if s.part == 2 and s.gandalf_is == HIDDEN:
        found = s.gandalf[-1] == place
        s.say(GANDALF_LAST, just(place), found)
        if found:
            yield from gandalf.flee(s)


# -- questions of cards ------------------------------------------------------------------------------


def is_last_in(s: HuntState, places: int) -> bool:
    """The answer to a card's question about Frodo's last location, said aloud."""
    yes = has(places, s.last)
    s.say(LAST, places & s.side.locations, yes)
    return yes


def is_in_wild(s: HuntState) -> bool:
    yes = s.in_wild
    s.say(IN_WILD, 0, yes)
    return yes
