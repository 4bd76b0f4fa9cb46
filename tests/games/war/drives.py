"""How every card of War of the Ring comes into play: its event, and its combat half."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import westmarch
from questions import Drive, Drives
from westmarch import Match
from westmarch.games.war.cards.registry import EVENT_CARDS
from westmarch.games.war.ids import CARDS, COMBATS

from .cards.anywhere import anywhere
from .fields_of_battle import WAR
from .kit import answer, kind, options, war

MAPS = 60
"""Maps among which one is looked for where a card can be played."""
DICE = {
    "free": ["character", "army_muster", "event"],
    "shadow": ["character", "army", "muster", "event"],
}
"""So every card has two faces that play it, and is asked for its die."""


def subject(match: Match[Any]) -> str:
    s = match.state
    number = s.resolving if s.resolving >= 0 else s.playing
    if number >= 0:
        return str(CARDS[number])
    if s.battle is not None:
        return " ".join(CARDS[card] for card in s.battle.cards if card >= 0)
    return ""


def events() -> Iterator[Drive]:
    """Each card is named where it can be played: beside others, and as the only card in any hand."""
    for number, card in enumerate(CARDS):
        maps = (
            match for seed in range(MAPS) if EVENT_CARDS[number].needs((match := anywhere(seed, card)).state)
        )
        for alone, found in zip((False, True), maps, strict=False):
            position = deepcopy(found.origin)
            assert position is not None
            position["dice"] = DICE
            if alone:
                position["hands"] = {position["to_act"]: [card]}
            match = westmarch.scenario("war", position, chance="ask")
            answer(match, f"card:{card}")
            yield Drive(card, match)


OPEN = (("western_emyn_muil", "eastemnet"), ("eastemnet", "fangorn"), ("hollin", "moria"))
FIELDS = (
    *((attacker, "field", *ways) for ways in OPEN for attacker in ("free", "shadow")),
    ("shadow", "assault", "helms_deep", "helms_deep"),
    ("free", "sortie", "helms_deep", "helms_deep"),
)
"""Battles in open land, in a wood, in Moria and at walls: who attacks, how, from where, and where."""
FREE_ARMY = "gondor 1r 1e 1l rohan 1r 1e 1l elves 1e 1l"
SHADOW_ARMY = "sauron 3r 1e 3n isengard 2r 1e southrons_easterlings 1e"
COMPANIONS = ("strider", "gandalf_white", "gimli", "legolas", "boromir", "meriadoc", "peregrin")


def battle(attacker: str, kind_of: str, from_: str, at: str, hands: dict[str, list[str]]) -> Match[Any]:
    """Everybody is there, and no card is chosen yet."""
    ours, theirs = (from_, at) if attacker == "free" else (at, from_)
    armies = {ours: FREE_ARMY, theirs: SHADOW_ARMY}
    if from_ == at:
        armies = {at: f"{FREE_ARMY} | {SHADOW_ARMY}"}
    return war(
        armies=armies,
        at_war=WAR,
        free="event army_muster",
        shadow="event army",
        to_act=attacker,
        characters={**dict.fromkeys(COMPANIONS, ours), "witch_king": theirs, "saruman": "orthanc"},
        dead=["gandalf_grey"],
        fellowship={"region": at, "companions": []},
        hands=hands,
        battle={"kind": kind_of, "attacker": attacker, "from": from_, "at": at},
    )


def combats() -> Iterator[Drive]:
    """Each combat half is used in the first battle that allows it."""
    board = westmarch.new("war", 2, 0).setup.board
    for title in COMBATS:
        card = CARDS[board.combat_of.index(COMBATS.index(title))]
        side = "shadow" if CARDS.index(card) >= len(CARDS) // 2 else "free"
        for field in FIELDS:
            match = battle(*field, {side: [card]})
            while kind(match) in ("battle.white_rider", "battle.withdraw", "battle.card"):
                if f"card:{card}" in options(match):
                    answer(match, f"card:{card}")
                    yield Drive(title, match, 20)
                    break
                answer(match, "fight" if kind(match) == "battle.withdraw" else "none")
            else:
                continue
            break


HUNTED: dict[str, Any] = {
    "free": "character character",
    "shadow": "army event",
    "hunt_box": {"free": 1, "shadow": 3},
    "table": {
        "free": ["mithril_coat_and_sting", "axe_and_bow", "wizards_staff"],
        "shadow": ["worn_with_sorrow_and_toil", "flocks_of_crebain", "balrog_of_moria"],
    },
    "hands": {"free": ["athelas", "bilbos_song"], "shadow": ["orc_patrol"]},
}
"""A Hunt in which every card that lies ready is asked for."""
FULL = ["orc_patrol", "isildurs_bane", "nazgul_search", "olog_hai", "hill_trolls", "shadows_gather"]


def others() -> Iterator[Drive]:
    """What no card asks for: the phases, battles without cards, the Hunt, prices, full hands."""
    yield Drive("a turn", westmarch.new("war", 2, chance="ask"), 60)
    for field in FIELDS:
        yield Drive("battle", battle(*field, {}), 30)
    ready = HUNTED["table"]["free"]
    for company, on_table in (
        (["gandalf_grey", "gimli", "strider"], ready),
        (["meriadoc"], ready[:1]),
        ([], ready[:1]),
    ):
        match = war(
            **{**HUNTED, "table": {**HUNTED["table"], "free": on_table}},
            armies={"moria": "sauron 1r 1n"},
            fellowship={"region": "moria", "companions": company},
            hunt_pool=["std_2_1", "std_3_1"],
        )
        answer(match, "action:move_fellowship")
        yield Drive("hunt", match, 30)
    lair = {"region": "morannon", "mordor": 1, "companions": ["gimli"]}
    match = war(**{**HUNTED, "table": {}}, fellowship=lair, hunt_pool=["shelobs_lair"])
    yield Drive("Mordor", match, 20)
    road = {"companions": ["strider"], "region": "dimrill_dale", "progress": 4}
    yield Drive("road", war(phase="fellowship", fellowship=road, table={"shadow": ["balrog_of_moria"]}), 30)
    broken = {"region": "hollin", "hidden": False, "companions": ["strider", "gimli", "boromir"]}
    hands = {"shadow": ["the_breaking_of_the_fellowship"]}
    match = war(
        shadow="event", to_act="shadow", hands=hands, fellowship=broken, hunt_pool=["std_1_1", "std_2_1"]
    )
    answer(match, "card:the_breaking_of_the_fellowship")
    yield Drive("the_breaking_of_the_fellowship", match)
    prices = {"free": ["a_power_too_great", "the_power_of_tom_bombadil"], "shadow": ["threats_and_promises"]}
    for side in ("free", "shadow"):
        hands = {"shadow": FULL, "free": ["athelas"]}
        yield Drive(
            "prices", war(free="event", shadow="event army", to_act=side, table=prices, hands=hands), 20
        )


def allies() -> Iterator[Drive]:
    """What only three and four players are asked, and the tokens of the saga."""
    saga = {"prologue": "spent"}
    yield Drive("tokens", westmarch.new("war", 4, options=saga, chance="ask"), 20)
    held = {"free": ["advance_free"], "shadow": ["advance_shadow", "move_minions"]}
    for side in ("free", "shadow"):
        yield Drive("token", war(free="army", shadow="army", to_act=side, tokens=held), 12)
    empty = dict.fromkeys(("fp_character", "fp_strategy", "sh_character", "sh_strategy"), 0)
    hands = {"gondor_player": ["the_red_arrow", "athelas"], "rohan_player": ["imrahil_of_dol_amroth"]}
    yield Drive("exchange", war(players=4, phase="recover", turn=2, hands=hands, decks=empty), 12)
    met = war(
        players=4,
        armies={"druadan_forest": "gondor 1r", "folde": "rohan 1r"},
        at_war="gondor rohan",
        free="character army_muster",
        shadow="army",
    )
    answer(met, "region:folde", "region:druadan_forest")
    while kind(met) == "army.second":
        answer(met, "done")
    yield Drive("join", met, 8)
    armies = {"druadan_forest": "gondor 6r", "folde": "rohan 5r 1e", "dead_marshes": "sauron 5r 1n"}
    for players, name in ((4, "rohan_player"), (4, "witch_king_player"), (3, "free")):
        match = war(
            players=players,
            armies=armies,
            at_war=WAR,
            free="army_muster army_muster",
            shadow="army army",
            to_act=name,
        )
        yield Drive("allies", match, 40)


def positions() -> Iterator[Drive]:
    yield from others()
    yield from events()
    yield from combats()
    yield from allies()  # last, so that what random answers reach before stays reached


DRIVES = Drives(subject, positions, frozenset((*CARDS, *COMBATS)))
