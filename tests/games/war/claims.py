"""What each reason says, as a statement that is true or false of a position (`truth.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .conditions import COMBAT_CONDITIONS, CONDITIONS
from .truth import FOR_CHARACTER, FOR_EVENT, FOR_MUSTER, SHADOW_NATIONS, UNITS, Truth

SEAT = {"free": 0, "shadow": 1}
FORCED_OFF = {
    "free": {"the_palantir_of_orthanc", "denethors_folly"},
    "shadow": {"a_power_too_great", "the_power_of_tom_bombadil"},
}
"""Cards of the enemy that each side can force off the table (p. 22 and the cards)."""
VERBS = {
    "free": {"move_fellowship", "hide", "separate", "move_companions", "draw"},
    "shadow": {"move_minions", "voice_recruit", "voice_elites", "draw"},
}
TOKENS = {"free": {"draw_card", "advance_free"}, "shadow": {"move_minions", "advance_shadow"}}
"""Action tokens of each side (Hunt for the Ring p. 37)."""
RING_FACES = {
    "free": {"character", "muster", "event", "army_muster"},
    "shadow": {"character", "army", "muster", "event", "army_muster", "eye"},
}
"""Symbols on each die but the Will of the West (p. 18, 21)."""
ENVOYS = {
    "boromir": ("gondor", {"minas_tirith", "dol_amroth", "pelargir"}),
    "legolas": ("elves", {"rivendell", "grey_havens", "lorien", "woodland_realm"}),
    "gimli": ("dwarves", {"erebor"}),
}


class Refusal(NamedTuple):
    """One answer that was not offered: to which question, and what was said about it."""

    kind: str
    focus: str | None
    text: str
    args: dict[str, Any]

    @property
    def value(self) -> str:
        return self.text.split(":")[-1]

    @property
    def figure(self) -> tuple[str, str]:
        """Nation and kind of the figure that was asked about."""
        nation, _, kind = self.value.rpartition("_")
        return nation or "sauron", kind if self.text.startswith("figure:") else "elite"

    @property
    def choosing(self) -> bool:
        return self.kind in ("action.choose", "action.use")

    def arg(self, name: str) -> str:
        return str(self.args[name]).split(":")[1]


Claim = Callable[[Truth, Refusal], bool]


# -- marches and attacks (p. 26-28, 32, 36) -----------------------------------------------------------


def first(t: Truth) -> bool:
    """Nobody has moved yet and no card is played: an army may still attack, or figures be mustered."""
    return not t.acts.moved and t.view["resolving"] is None


def nowhere(t: Truth, r: Refusal) -> bool:
    lead = r.choosing and t.lead()
    fights = r.choosing
    return not any(
        t.can_go(r.value, to, lead) or (fights and t.can_attack(r.value, to, lead))
        for to in [*t.around(r.value), r.value]
    )


def leaderless(t: Truth, r: Refusal) -> bool:
    """Only a Character die could pay, and nobody who leads can come along, though others could."""
    at = r.arg("region")
    if not t.lead():
        return False
    if r.choosing:
        ways = [*t.around(at), at]
        return nowhere(t, r) and any(t.can_go(at, to) or t.can_attack(at, to) for to in ways)
    return at == r.focus and not t.can_go(at, r.value, True) and not t.can_attack(at, r.value, True)


def not_at_war(t: Truth, r: Refusal) -> bool:
    """A mover whose nation is not at war, and foreign land."""
    assert r.focus is not None
    to = r.arg("region")
    nations = {nation for nation, kind in t.rested(r.focus) if kind in UNITS}
    if r.kind == "army.who":
        nations = {r.figure[0]}
    return t.land(to) is not None and not any(t.crosses(nation, to) for nation in nations)


def cannot_attack_yet(t: Truth, r: Refusal) -> bool:
    assert r.focus is not None
    return not any(t.at_war(nation) for nation, _ in t.units(r.focus, t.side))


def besieged(t: Truth, r: Refusal) -> bool:
    """Shut in, and no sortie either where that is asked for."""
    at = r.arg("region")
    return t.shut(at, t.side) and not (r.choosing and t.can_attack(at, at, t.lead()))


def leader_stays(t: Truth, r: Refusal) -> bool:
    """With all units gone, a Leader who may not come along would stay alone."""
    at = r.arg("region")
    if r.choosing:
        return t.shut(at, t.side) and t.leader_stays(at, t.fighters(at)) and nowhere(t, r)
    assert r.focus is not None
    fight = r.value == r.focus or t.in_field(r.value, t.other)
    return t.leader_stays(at, t.fighters(at) if fight else t.goers(at, r.value))


def split_refused(t: Truth, r: Refusal) -> bool:
    assert r.focus is not None
    return sum(t.rested(r.focus).values()) + len(t.people(r.focus)) == 1


def moved_already(t: Truth, r: Refusal) -> bool:
    at = r.arg("region")
    if r.kind == "army.who":
        return not t.rested(at)[r.figure] and t.army(at)[r.figure] > 0
    return t.stands(at, t.side) and not any(kind in UNITS for _, kind in t.rested(at))


def named_all(t: Truth, r: Refusal) -> bool:
    assert r.focus is not None
    return bool(t.view["picked"].get(r.value) == t.rested(r.focus)[r.figure])


# -- cards (p. 22, 29) --------------------------------------------------------------------------------


def in_hand(t: Truth, card: str) -> bool:
    return card in t.view["hand"][SEAT[t.side]]


def card_no_die(t: Truth, r: Refusal) -> bool:
    card = r.value
    if card in t.on_table(t.other):
        if card not in FORCED_OFF[t.side]:
            return False
        return t.side == "free" and "will_of_the_west" not in t.dice()
    symbol = t.cards[r.value]["type"]
    serve = {"character": FOR_CHARACTER, "muster": FOR_MUSTER, "event": FOR_EVENT, "army": t.army_dice()}
    return in_hand(t, r.value) and not t.dice() & (serve[symbol] | FOR_EVENT)


def card_condition(t: Truth, r: Refusal) -> bool:
    return in_hand(t, r.value) and not CONDITIONS[r.value](t)


def combat_condition(t: Truth, r: Refusal) -> bool:
    there = in_hand(t, r.value) or r.value in t.on_table(t.side)
    return there and not COMBAT_CONDITIONS[t.cards[r.value]["combat"]](t)


def no_price(t: Truth, r: Refusal) -> bool:
    """The Shadow lacks an Army card and a Character card that are not the same."""
    symbols = [t.cards[card]["type"] for card in t.view["hand"][1]]
    return r.value in FORCED_OFF["shadow"] and not {"army", "character"} <= set(symbols)


def no_combat_card(t: Truth, r: Refusal) -> bool:
    """Denethor's Folly, or a first round in which the card of the attack silences the Free Peoples."""
    battle = t.view["battle"]
    folly = "denethors_folly" in t.on_table("shadow") and battle["region"] == "minas_tirith"
    muted = battle["round"] == 1 and battle["kind"] == "assault"
    return t.side == "free" and in_hand(t, r.value) and (folly or muted)


# -- nations and characters (p. 24, 34) ---------------------------------------------------------------


def passive(t: Truth, r: Refusal) -> bool:
    track = t.view["politics"][r.value]
    return track["step"] == 3 and not track["active"]


def envoy(t: Truth, nation: str) -> bool:
    return t.side == "free" and any(
        of_nation == nation and t.where(person) in seats and t.held(t.where(person) or "") == "free"
        for person, (of_nation, seats) in ENVOYS.items()
    )


def threatened(t: Truth, r: Refusal) -> bool:
    idle = not t.view["politics"][r.value]["active"]
    return "threats_and_promises" in t.on_table("shadow") and idle and not envoy(t, r.value)


def no_muster_die(t: Truth, r: Refusal) -> bool:
    return not t.dice() & FOR_MUSTER and not (r.text.startswith("nation:") and envoy(t, r.value))


def not_ready(t: Truth, r: Refusal) -> bool:
    """Waiting, but its card asks for more."""
    at_war = [nation for nation in t.view["politics"] if t.at_war(nation)]
    free_at_war = sum(nation not in SHADOW_NATIONS for nation in at_war)
    sauron = any(
        t.land(at) == "sauron" and t.settlement(at) == "stronghold" and t.held(at) == "shadow"
        for at in t.regions
    )
    seen = any(person not in t.view["aside"] for person in ("saruman", "witch_king", "mouth_of_sauron"))
    grey = "gandalf_grey"
    orcs = any(nation == "sauron" for at in t.regions for nation, _ in t.units(at, "shadow"))
    crowned = t.where("strider") in ("minas_tirith", "dol_amroth", "pelargir")
    ready = {
        "saruman": "isengard" in at_war and t.held("orthanc") == "shadow",
        "witch_king": "sauron" in at_war and free_at_war > 0 and orcs,
        "mouth_of_sauron": (t.fellowship("mordor") is not None or free_at_war == 5) and sauron,
        "aragorn": crowned and t.held(t.where("strider") or "") == "free",
        "gandalf_white": seen and (t.where(grey) is not None or grey in t.view["dead"]),
    }
    return r.value in t.view["aside"] and not ready[r.value]


def not_its_place(t: Truth, r: Refusal) -> bool:
    if r.arg("character") == "witch_king":
        return not any(nation == "sauron" for nation, _ in t.units(r.value, "shadow"))
    if r.arg("character") == "mouth_of_sauron":
        return t.land(r.value) != "sauron" or not own_stronghold(t, r.value)
    return r.value != "fangorn" and (t.land(r.value) != "elves" or not own_stronghold(t, r.value))


def own_stronghold(t: Truth, at: str) -> bool:
    return t.settlement(at) == "stronghold" and t.held(at) == t.side


# -- mustering (p. 26) --------------------------------------------------------------------------------


def own_settlement(t: Truth, at: str) -> bool:
    return t.settlement(at) is not None and t.home(at) == t.side


def left(t: Truth, nation: str, kind: str) -> int:
    name = "nazgul" if kind == "nazgul" else f"{nation}_{kind}"
    return int(t.view["reinforcements"].get(name, 0))


def nothing_left(t: Truth, r: Refusal) -> bool:
    nation = t.land(r.value)
    assert nation is not None
    kinds = ["regular"] if r.kind == "muster.second" else ["regular", "elite"]
    if t.stands(r.value, t.side) and t.side == "free":
        kinds.append("leader")
    if nation == "sauron" and t.settlement(r.value) == "stronghold":
        kinds.append("nazgul")
    return not any(left(t, nation, kind) for kind in kinds)


# -- the Fellowship (p. 37-39) ------------------------------------------------------------------------


def far(t: Truth, r: Refusal) -> bool:
    if r.kind == "minions.destination":
        return "mouth_of_sauron" in t.view["picked_characters"] and r.value not in t.mouth_walks()
    return r.value not in t.within(t.fellowship("region"), t.fellowship("progress"))


def haven(t: Truth, at: str) -> bool:
    city = t.settlement(at) in ("city", "stronghold")
    return city and t.home(at) == "free" and t.held(at) == "free"


def nothing_changes(t: Truth, r: Refusal) -> bool:
    """Not moved, nothing to heal, nobody to rouse, and no card on the table that waits for it."""
    at = t.fellowship("region")
    waiting = {"worn_with_sorrow_and_toil", "flocks_of_crebain"} & t.on_table("shadow")
    waiting |= {"the_last_battle"} & t.on_table("free")
    rouses = haven(t, at) and not t.view["politics"][t.land(at) or ""]["active"]
    heals = haven(t, at) and t.fellowship("corruption") > 0
    return not t.fellowship("progress") and not (waiting or rouses or heals)


def not_highest(t: Truth, r: Refusal) -> bool:
    levels = {person: t.characters[person]["level"] for person in t.fellowship("companions")}
    return r.value in levels and levels[r.value] < max(levels.values())


# -- battles (p. 28-32) -------------------------------------------------------------------------------


def not_of_this_army(t: Truth, r: Refusal) -> bool:
    unit = r.kind in ("army.who", "army.attackers") or r.figure[1] in UNITS
    return not (unit and t.army(r.arg("region"))[r.figure])


def in_rearguard(t: Truth, r: Refusal) -> bool:
    battle = t.view["battle"]
    name = f"{r.figure[0]}_{r.figure[1]}"
    return bool(battle["rearguard"].get(name) == t.army(battle["from"])[r.figure])


def not_reducible(t: Truth, r: Refusal) -> bool:
    regular = f"{r.figure[0]}_regular"
    return not t.view["reinforcements"].get(regular) and not t.view["casualties"].get(regular)


def dice_for_the_hunt(t: Truth) -> tuple[int, int]:
    low = 1 if t.view["hunt_last"] else 0
    return low, min(t.view["pool"]["shadow"], max(1, len(t.fellowship("companions"))))


CLAIMS: dict[str, Claim] = {
    "no_army": lambda t, r: not any(t.stands(r.arg("region"), side) for side in (t.side, t.other)),
    "enemy_army": lambda t, r: not t.stands(r.arg("region"), t.side) and t.stands(r.arg("region"), t.other),
    "besieged": besieged,
    "no_army_die": lambda t, r: not t.dice() & (t.army_dice() | FOR_CHARACTER),
    "leaderless": leaderless,
    "nowhere_to_go": nowhere,
    "not_adjacent": lambda t, r: not t.near(t.battlefield(r.focus), r.value),
    "here_already": lambda t, r: r.value == r.focus and not (first(t) and "besieged" in t.entry(r.value)),
    "enemy_there": lambda t, r: t.in_field(r.value, t.other),
    "barred": lambda t, r: t.barred(r.value),
    "moved_already": moved_already,
    "moving_now": lambda t, r: not first(t),
    "not_at_war": not_at_war,
    "leader_stays": leader_stays,
    "one_figure": split_refused,
    "nobody_to_attack": lambda t, r: not t.in_field(r.value, t.other),
    "cannot_attack_yet": cannot_attack_yet,
    "stays_out": lambda t, r: not t.at_war(r.figure[0]) and r.figure[1] != "nazgul",
    "not_of_this_army": not_of_this_army,
    "not_with_army": lambda t, r: r.value not in t.people(r.focus or "", r.kind == "army.attackers"),
    "all_named": named_all,
    "named": lambda t, r: r.value in t.view["picked_characters"],
    "not_in_hand": lambda t, r: not in_hand(t, r.value),
    "card_no_die": card_no_die,
    "card_condition": card_condition,
    "no_combat_card": no_combat_card,
    "combat_condition": combat_condition,
    "stays_on_table": lambda t, r: r.value in t.on_table(t.other) - FORCED_OFF[t.side],
    "no_price": no_price,
    "not_by_card": lambda t, r: t.view["resolving"] == r.arg("card"),
    "not_your_nation": lambda t, r: (r.value in SHADOW_NATIONS) != (t.side == "shadow"),
    "already_at_war": lambda t, r: t.at_war(r.value),
    "passive": passive,
    "threatened": threatened,
    "not_your_character": lambda t, r: not t.mine(r.value),
    "only_guide": lambda t, r: r.value == "gollum",
    "character_gone": lambda t, r: r.value in t.view["dead"],
    "character_here": lambda t, r: t.where(r.value) is not None,
    "in_fellowship": lambda t, r: r.value in t.fellowship("companions"),
    "character_not_ready": not_ready,
    "not_its_place": not_its_place,
    "no_settlement": lambda t, r: (
        not own_settlement(t, r.arg("region")) or (r.kind == "muster.voice" and t.land(r.value) != "isengard")
    ),
    "settlement_lost": lambda t, r: own_settlement(t, r.arg("region")) and t.held(r.arg("region")) == t.other,
    "besieged_muster": lambda t, r: "besieged" in t.entry(r.arg("region")),
    "nation_not_at_war": lambda t, r: not t.at_war(r.arg("nation")),
    "other_nation": lambda t, r: t.land(r.focus or "") != r.figure[0],
    "elite_whole": lambda t, r: r.figure[1] == "elite" and r.kind == "muster.figure",
    "none_left": lambda t, r: not left(t, *r.figure),
    "nothing_left": nothing_left,
    "leader_alone": lambda t, r: r.figure[1] == "leader" and not t.stands(r.focus or "", t.side),
    "only_strongholds": lambda t, r: r.value == "nazgul" and t.settlement(r.focus or "") != "stronghold",
    "another_settlement": lambda t, r: r.kind == "muster.second" and r.value == r.focus,
    "no_muster_die": no_muster_die,
    "no_will_die": lambda t, r: "will_of_the_west" not in t.dice(),
    "not_your_side": lambda t, r: r.value in VERBS[t.other] - VERBS[t.side],
    "is_revealed": lambda t, r: not t.fellowship("hidden"),
    "is_hidden": lambda t, r: t.fellowship("hidden"),
    "no_companions": lambda t, r: not t.fellowship("companions"),
    "in_mordor": lambda t, r: t.fellowship("mordor") is not None,
    "on_mordor_track": lambda t, r: t.fellowship("mordor") is not None,
    "nobody_to_move": lambda t, r: t.nobody_moves(),
    "no_character_die": lambda t, r: not t.dice() & FOR_CHARACTER,
    "no_cards": lambda t, r: (
        not any(
            many
            for deck, many in t.view["decks"].items()
            if deck.startswith("fp" if t.side == "free" else "sh")
        )
    ),
    "no_event_die": lambda t, r: not t.dice() & FOR_EVENT,
    "voice_silent": lambda t, r: (
        t.where("saruman") != "orthanc" or t.held("orthanc") != "shadow" or "besieged" in t.entry("orthanc")
    ),
    "voice_idle": lambda t, r: (
        not left(t, "isengard", "regular")
        if r.value == "voice_recruit"
        else not (left(t, "isengard", "elite") and t.units("orthanc", "shadow")["isengard", "regular"])
    ),
    "not_your_token": lambda t, r: r.value not in TOKENS[t.side],
    "token_spent": lambda t, r: r.value in TOKENS[t.side] and r.value not in t.view["tokens"][t.side],
    "token_this_turn": lambda t, r: t.side in t.view["tokens_used"],
    "no_ring": lambda t, r: not t.view["elven_rings"][t.side],
    "ring_used": lambda t, r: t.side in t.view["rings_used"],
    "no_such_face": lambda t, r: r.value not in RING_FACES[t.side],
    "more_dice": lambda t, r: len(t.view["dice"][t.side]) >= len(t.view["dice"][t.other]),
    "no_such_die": lambda t, r: r.value not in t.dice(),
    "wrong_die": lambda t, r: r.kind == "action.die" or (t.acts.named == r.arg("die")),
    "die_named": lambda t, r: t.acts.named == r.arg("die"),
    "one_kind_of_dice": lambda t, r: t.dice() == {r.value},
    "region_known": lambda t, r: not t.fellowship("hidden"),
    "declared": lambda t, r: t.acts.declared,
    "nothing_changes": nothing_changes,
    "too_far": far,
    "own_haven": lambda t, r: haven(t, r.value),
    "not_at_gates": lambda t, r: t.fellowship("region") not in ("minas_morgul", "morannon"),
    "not_with_them": lambda t, r: r.value not in t.fellowship("companions"),
    "not_highest": not_highest,
    "is_guide": lambda t, r: t.fellowship("guide") == r.value,
    "not_free": lambda t, r: not t.free_for(r.value, t.side),
    "in_rearguard": in_rearguard,
    "not_an_elite": lambda t, r: r.figure[1] != "elite",
    "not_reducible": not_reducible,
    "one_hit": lambda t, r: t.view["due"] == 1,
    "same_region": lambda t, r: r.value == r.focus,
    "free_stronghold": lambda t, r: t.free_stronghold(r.value),
    "no_nazgul": lambda t, r: not t.army(r.value)["sauron", "nazgul"],
    "cannot_walk": lambda t, r: r.value not in t.walkers(),
    "too_few_dice": lambda t, r: int(r.value) < dice_for_the_hunt(t)[0],
    "too_many_dice": lambda t, r: int(r.value) > dice_for_the_hunt(t)[1],
}
