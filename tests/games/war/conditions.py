"""The printed conditions of cards, event and combat halves, as statements about a position (`truth.py`)."""

from __future__ import annotations

from collections.abc import Callable

from .truth import MINIONS, SHADOW_NATIONS, UNITS, Truth

Condition = Callable[[Truth], bool]
COMPANIONS = (
    *("gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"),
    *("aragorn", "gandalf_white"),
)


def on_map(person: str) -> Condition:
    return lambda t: t.where(person) is not None


def at_war(*nations: str) -> Condition:
    return lambda t: all(t.at_war(nation) for nation in nations)


def heir(t: Truth) -> str | None:
    """Where Strider or Aragorn stands."""
    return t.where("strider") or t.where("aragorn")


def companions_at(t: Truth, at: str) -> bool:
    return any(person not in MINIONS for person in t.entry(at).get("characters", []))


def led_by_companion(t: Truth) -> list[str]:
    return [at for at in t.regions if t.stands(at, "free") and companions_at(t, at)]


def nazgul_armies(t: Truth, witch_king: bool) -> list[str]:
    """Shadow armies with a Nazgûl among them."""
    return [
        at
        for at in t.regions
        if t.stands(at, "shadow") and (t.has_nazgul(at) or (witch_king and t.where("witch_king") == at))
    ]


def besieges(t: Truth, at: str | None) -> bool:
    return at is not None and t.shut(at, "free") and t.stands(at, "shadow")


def unwilling(t: Truth) -> bool:
    """Ring-bearers or a Companion inside a Free nation that is not at war."""
    places = [at for at in t.regions if companions_at(t, at)]
    if t.fellowship("mordor") is None:
        places.append(t.fellowship("region"))
    lands = {t.land(at) for at in places} - {None, *SHADOW_NATIONS}
    return any(not t.at_war(nation) for nation in lands if nation)


def in_the_wild(t: Truth) -> bool:
    at = t.fellowship("region")
    return t.fellowship("mordor") is not None or not (t.settlement(at) and t.home(at) == "free")


def under_way(t: Truth) -> bool:
    return t.fellowship("mordor") is None and t.fellowship("progress") > 0


def revealed(t: Truth) -> bool:
    return not t.fellowship("hidden")


def ents_listen(t: Truth) -> bool:
    return t.where("gandalf_white") is not None and companions_at(t, "fangorn")


def with_army(t: Truth, at: str | None) -> bool:
    return at is not None and t.stands(at, "free")


CONDITIONS: dict[str, Condition] = {
    "axe_and_bow": lambda t: bool({"gimli", "legolas"} & set(t.fellowship("companions"))),
    "horn_of_gondor": lambda t: "boromir" in t.fellowship("companions"),
    "wizards_staff": lambda t: "gandalf_grey" in t.fellowship("companions"),
    "i_will_go_alone": lambda t: bool(t.fellowship("companions")),
    "challenge_of_the_king": lambda t: with_army(t, heir(t)) and t.land(heir(t) or "") in ("gondor", "rohan"),
    "the_eagles_are_coming": lambda t: any(
        near in (at, *t.around(at)) for at in led_by_companion(t) for near in nazgul_armies(t, False)
    ),
    "the_ents_awake_treebeard": ents_listen,
    "the_ents_awake_huorns": ents_listen,
    "the_ents_awake_entmoot": ents_listen,
    "dead_men_of_dunharrow": lambda t: heir(t) is not None and t.land(heir(t) or "") == "rohan",
    "house_of_the_stewards": lambda t: (
        t.where("boromir") is not None and t.land(t.where("boromir") or "") == "gondor"
    ),
    "the_grey_company": lambda t: with_army(t, heir(t)),
    "the_last_battle": lambda t: (
        with_army(t, t.where("aragorn")) and t.land(t.where("aragorn") or "") in (None, *SHADOW_NATIONS)
    ),
    "the_red_arrow": lambda t: t.view["politics"]["gondor"]["active"],
    "paths_of_the_woses": at_war("rohan"),
    "through_a_day_and_a_night": lambda t: bool(led_by_companion(t)),
    "cirdans_ships": at_war("elves"),
    "orc_patrol": in_the_wild,
    "isildurs_bane": in_the_wild,
    "foul_thing_from_the_deep": in_the_wild,
    "candles_of_corpses": in_the_wild,
    "nazgul_search": under_way,
    "cruel_weather": under_way,
    "the_nazgul_strike": under_way,
    "morgul_wound": revealed,
    "lure_of_the_ring": revealed,
    "the_breaking_of_the_fellowship": revealed,
    "dreadful_spells": lambda t: any(
        t.stands(near, "free") for at in nazgul_armies(t, True) for near in (at, *t.around(at))
    ),
    "grond_hammer_of_the_underworld": lambda t: besieges(t, t.where("witch_king")),
    "the_palantir_of_orthanc": on_map("saruman"),
    "wormtongue": on_map("saruman"),
    "the_black_captain_commands": on_map("witch_king"),
    "return_to_valinor": lambda t: any(
        t.land(at) == "elves" and t.settlement(at) == "stronghold" and t.held(at) == "shadow"
        for at in t.regions
    ),
    "the_fighting_uruk_hai": lambda t: (
        t.where("saruman") is not None
        and any(
            besieges(t, at) and any(nation == "isengard" for nation, _ in t.units(at, "shadow"))
            for at in t.regions
        )
    ),
    "denethors_folly": lambda t: besieges(t, "minas_tirith"),
    "the_day_without_dawn": at_war(*SHADOW_NATIONS),
    "stormcrow": unwilling,
    "the_shadow_is_moving": at_war(*SHADOW_NATIONS),
    "corsairs_of_umbar": at_war("southrons_easterlings"),
    "rage_of_the_dunlendings": at_war("isengard"),
    "return_of_the_witch_king": on_map("witch_king"),
    "half_orcs_and_goblin_men": at_war("isengard"),
    "olog_hai": at_war("sauron"),
    "hill_trolls": at_war("sauron"),
    "a_new_power_is_rising": on_map("saruman"),
    "the_king_is_revealed": on_map("aragorn"),
    "horde_from_the_east": at_war("southrons_easterlings"),
    "musterings_of_long_planned_war": at_war(*SHADOW_NATIONS),
    "pits_of_mordor": at_war("sauron"),
}


# -- combat halves --------------------------------------------------------------------------------


def someone(*persons: str) -> Condition:
    return lambda t: bool(t.persons_in_battle() & set(persons))


def companion(t: Truth) -> bool:
    return bool(t.persons_in_battle() & set(COMPANIONS))


def leader_or_companion(t: Truth) -> bool:
    return companion(t) or any(kind == "leader" for _, kind in t.in_battle())


def elite(*nations: str) -> Condition:
    return lambda t: any(
        kind == "elite" and (not nations or nation in nations) for nation, kind in t.in_battle()
    )


def at_the_ring_bearers(t: Truth) -> bool:
    return t.fellowship("mordor") is None and t.view["battle"]["region"] == t.fellowship("region")


def in_the_woods(t: Truth) -> bool:
    at = t.view["battle"]["region"]
    return t.land(at) == "rohan" or at in ("fangorn", "orthanc")


def nazgul_lead(least: int) -> Condition:
    """Leadership of Nazgûl and Witch-king that is not forfeited for good."""

    def enough(t: Truth) -> bool:
        if t.view["battle"]["white_rider"]:
            return False
        nazgul = t.in_battle()["sauron", "nazgul"]
        return nazgul + 2 * ("witch_king" in t.persons_in_battle()) >= least

    return enough


def a_nazgul(t: Truth) -> bool:
    return bool(t.in_battle()["sauron", "nazgul"]) or "witch_king" in t.persons_in_battle()


def uruks_at_the_walls(t: Truth) -> bool:
    uruks = any(nation == "isengard" and kind in UNITS for nation, kind in t.in_battle())
    return uruks and t.view["battle"]["kind"] == "assault"


COMBAT_CONDITIONS: dict[str, Condition] = {
    "it_is_a_gift": at_the_ring_bearers,
    "blade_of_westernesse": someone("meriadoc", "peregrin"),
    "mighty_attack": companion,
    "servant_of_the_secret_fire": someone("gandalf_grey", "gandalf_white"),
    "anduril": someone("strider", "aragorn"),
    "heroic_death": leader_or_companion,
    "daring_defiance": companion,
    "fateful_strike": leader_or_companion,
    "sudden_strike": leader_or_companion,
    "brave_stand": companion,
    "ents_rage": in_the_woods,
    "huorn_dark": in_the_woods,
    "nameless_wood": in_the_woods,
    "advantageous_position": lambda t: t.land(t.view["battle"]["region"]) not in (None, *SHADOW_NATIONS),
    "scouts": lambda t: t.view["battle"]["attacker"] != t.side and t.view["battle"]["kind"] != "assault",
    "charge": elite(),
    "valour": elite(),
    "one_for_the_dark_lord": at_the_ring_bearers,
    "cruel_as_death": nazgul_lead(2),
    "they_are_terrible": nazgul_lead(1),
    "dread_and_despair": nazgul_lead(1),
    "foul_stench": nazgul_lead(1),
    "black_breath": a_nazgul,
    "words_of_power": a_nazgul,
    "durins_bane": lambda t: t.view["battle"]["region"] in t.within("moria", 2),
    "devilry_of_orthanc": uruks_at_the_walls,
    "mumakil": elite("southrons_easterlings"),
    "we_come_to_kill": elite(),
}
