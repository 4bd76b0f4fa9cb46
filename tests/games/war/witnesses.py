"""What is seen of single things in play or on the board, with tables that somebody has corrected."""

from __future__ import annotations

from typing import Any

from columns import opening, position_with, shipped
from westmarch import Match, PositionError
from westmarch.core.content import Content, Row
from westmarch.core.registry import find_game
from westmarch.games.war.ids import CARDS, CHARACTERS, MINIONS, NATIONS, deck_of, deck_side
from westmarch.games.war.seats import SEATINGS

from .kit import kind, options, position_of, rolling, told

GAME = find_game("war")
NEIGHBOUR: dict[str, str] = {}
for _border in shipped(GAME)["borders"]:
    NEIGHBOUR.setdefault(_border["a"], _border["b"])
    NEIGHBOUR.setdefault(_border["b"], _border["a"])
CITIES = {
    "dwarves": ("dale", "erebor"),
    "elves": ("dimrill_dale", "lorien"),
    "gondor": ("osgiliath", "minas_tirith"),
    "north": ("erebor", "dale"),
    "rohan": ("folde", "edoras"),
}
"""Of each Free nation: a region, and a settlement beside it where a Companion may rouse it."""


def war(content: Content, **position: Any) -> Match[Any]:
    return position_with(GAME, content, position_of(**position))


def answer(match: Match[Any], *texts: str) -> None:
    for text in texts:
        match.play(text)


def roll(match: Match[Any], pips: int) -> None:
    """All dice show the same."""
    for _ in range(rolling(match)):
        match.play(f"pips:{pips}")


def side_of(nation: str) -> str:
    return "shadow" if NATIONS.index(nation) >= 5 else "free"


def dice(side: str, face: str) -> dict[str, Any]:
    other = "free" if side == "shadow" else "shadow"
    return {side: face, other: "event", "to_act": side}


# -- the map ------------------------------------------------------------------------------------------


def who_may_enter(content: Content, row: Row) -> Any:
    """A nation that is not at war enters only its own borders and open land (p. 36)."""
    mover = "rohan" if row["nation"] == "none" else row["nation"]
    start = NEIGHBOUR[row["id"]]
    peace = {nation: {"step": 1, "active": True} for nation in NATIONS}
    face = "army" if side_of(mover) == "shadow" else "army_muster"
    return marches(
        war(content, armies={start: f"{mover} 1r"}, politics=peace, **dice(side_of(mover), face)), start
    )


def marches(match: Match[Any], start: str) -> Any:
    """Where the only army may go."""
    if f"region:{start}" not in options(match):
        return []
    answer(match, f"region:{start}")
    return options(match)


def worth_of_conquest(content: Content, row: Row) -> Any:
    """Victory points of whoever takes it (p. 11)."""
    owner = row["nation"] if row["nation"] != "none" else "rohan"
    enemy = "free" if side_of(owner) == "shadow" else "shadow"
    try:
        match = war(content, control={row["id"]: enemy})
    except PositionError as nothing_there:
        return str(nothing_there)
    return match.view(None)["points"]


def what_is_shown(content: Content, row: Row) -> Any:
    """Where it lies on the map."""
    match = opening(GAME, content)
    found = GAME.shown.scene(match.setup, match.view(None)).map
    assert found is not None
    return found.atlas.place(f"region:{row['id']}")


def attacked(content: Content, row: Row) -> Any:
    """The number that an attacker needs in the first round (p. 31)."""
    start = NEIGHBOUR[row["id"]]
    match = war(
        content,
        armies={start: "sauron 1r", row["id"]: "gondor 1r"},
        at_war="gondor sauron",
        **dice("shadow", "army"),
    )
    answer(match, f"region:{start}", f"region:{row['id']}")
    while not rolling(match):
        answer(match, "fight" if kind(match) == "battle.withdraw" else "none")
    roll(match, 1)
    return told(match, "battle.roll")


def ships(content: Content, row: Row) -> Any:
    """Whether Círdan's ships land there."""
    match = war(
        content,
        armies={row["id"]: "gondor 1r"},
        at_war="elves",
        hands={"free": ["cirdans_ships"]},
        **dice("free", "event"),
    )
    answer(match, "card:cirdans_ships")
    return kind(match)


def horde(content: Content, row: Row) -> Any:
    match = war(
        content,
        at_war="southrons_easterlings",
        hands={"shadow": ["horde_from_the_east"]},
        **dice("shadow", "event"),
    )
    answer(match, "card:horde_from_the_east")
    return options(match)


def ways(content: Content, row: Row) -> Any:
    """Where an army may go from both ends."""
    found = []
    for start in (row["a"], row["b"]):
        match = war(content, armies={start: "sauron 1r"}, at_war="sauron", **dice("shadow", "army"))
        found.append(marches(match, start))
    return found


# -- nations and armies -------------------------------------------------------------------------------


def politics(content: Content, row: Row) -> Any:
    return opening(GAME, content).view(None)["politics"][row["id"]]


def set_up(content: Content, row: Row) -> Any:
    view = opening(GAME, content).view(None)
    return view["regions"], view["reinforcements"]


# -- characters ---------------------------------------------------------------------------------------


def with_character(content: Content, row: Row, region: str, **position: Any) -> Match[Any]:
    fellow = {"boromir": region} if row["id"] == "gandalf_white" else {}
    return war(content, characters={row["id"]: region, **fellow}, **position)


def is_minion(row: Row) -> bool:
    return CHARACTERS.index(row["id"]) in MINIONS


def walk(content: Content, row: Row) -> Any:
    side = "shadow" if is_minion(row) else "free"
    match = with_character(content, row, "eastemnet", **dice(side, "character"))
    answer(match, "action:move_minions" if is_minion(row) else "action:move_companions")
    if row["id"] == "gandalf_white":  # alone he rides Shadowfax
        answer(match, "character:boromir")
    answer(match, f"character:{row['id']}")
    return options(match)


def in_battle(content: Content, row: Row) -> Any:
    """Dice of the Combat roll, and of the Leader re-roll when all miss (p. 28-30)."""
    start = "orthanc" if is_minion(row) else "fords_of_isen"
    target = "fords_of_isen" if is_minion(row) else "orthanc"
    side, face = ("shadow", "army") if is_minion(row) else ("free", "army_muster")
    ours, theirs = ("isengard 3r", "rohan 3r") if is_minion(row) else ("rohan 3r", "isengard 3r")
    match = with_character(
        content, row, start, armies={start: ours, target: theirs}, at_war="rohan isengard", **dice(side, face)
    )
    answer(match, f"region:{start}", f"region:{target}")
    seen: list[Any] = []
    while kind(match) != "battle.cease" and seen[-2:-1] != ["battle.reroll"]:
        if rolling(match):
            seen += [kind(match), rolling(match)]
            roll(match, 1)
        else:
            answer(
                match,
                next(word for word in ("none", "fight", "all", *options(match)) if word in options(match)),
            )
    return seen


def roused(content: Content, row: Row) -> Any:
    """Nations that become active when the Companion comes to a settlement of theirs (p. 34)."""
    found = []
    for nation, (start, city) in CITIES.items():
        match = with_character(
            content, row, start, politics={nation: {"active": False}}, **dice("free", "character")
        )
        answer(match, "action:move_companions", f"character:{row['id']}", f"region:{city}")
        if told(match, "politics.active"):
            found.append(nation)
    return found


def pool(content: Content, row: Row) -> Any:
    """Dice at the start of a turn with the character on the map."""
    region = "orthanc" if row["id"] == "saruman" else "eastemnet"
    return with_character(content, row, region, phase="recover").view(None)["pool"]


# -- tiles and dice -------------------------------------------------------------------------------------


def hunted(content: Content, row: Row, **fellowship: Any) -> Match[Any]:
    company = {"companions": [], "corruption": 4, **fellowship}
    match = war(
        content,
        hunt_pool=[row["id"]],
        hunt_box={"shadow": 1},
        fellowship=company,
        **dice("free", "character"),
    )
    answer(match, "action:move_fellowship")
    if kind(match) == "hunt.roll":
        roll(match, 6)
    answer(match, f"tile:{row['id']}")
    return match


def damage(content: Content, row: Row) -> Any:
    match = hunted(content, row)
    while kind(match) == "hunt.gollum":
        answer(match, "none")
    return kind(match), match.view(None)["fellowship"]["corruption"]


def revealed(content: Content, row: Row) -> Any:
    """With a Companion as Guide: Gollum keeps them hidden from some tiles."""
    match = hunted(content, row, companions=["gimli"], region="hollin", progress=1)
    while kind(match) in ("hunt.die", "hunt.casualty"):
        answer(match, "pips:1" if rolling(match) else "none")
    return kind(match), match.view(None)["fellowship"]["hidden"]


def stopped(content: Content, row: Row) -> Any:
    match = hunted(content, row, mordor=1, region="morannon", hidden=True)
    while kind(match) in ("hunt.die", "hunt.gollum"):
        answer(match, "pips:1" if rolling(match) else "none")
    return match.view(None)["fellowship"]["mordor"]


def thrown(content: Content, row: Row) -> Any:
    """What both sides throw in phase 4, with many seeds."""
    found = []
    for seed in range(20):
        match = opening(GAME, content, seed, ask=False)
        while not told(match, "action.roll"):
            answer(match, options(match)[0])
        found.append([roll for roll in told(match, "action.roll") if roll["side"] == f"side:{row['id']}"])
    return found


def dice_at_start(content: Content, row: Row) -> Any:
    return opening(GAME, content).view(None)["pool"]


def dice_at_most(content: Content, row: Row) -> Any:
    """With everybody in play who brings one, and with all dice of the box at once."""
    chiefs = {"aragorn": "pelargir", "gandalf_white": "fangorn", "saruman": "orthanc"}
    chiefs |= {"witch_king": "minas_morgul", "mouth_of_sauron": "barad_dur"}
    found = [war(content, phase="recover", characters=chiefs).view(None)["pool"]]
    for number in (5, 6, 7, 9, 10, 11):
        try:
            found.append(war(content, **{"pool": {row["id"]: number}}).view(None)["pool"])
        except PositionError as too_many:
            found.append(str(too_many))
    return found


def who_may_play(content: Content, row: Row) -> Any:
    """Which of four players the symbol of a card keeps from its event (p. 46)."""
    card = CARDS.index(row["id"])
    side, refused = deck_side(deck_of(card)), []
    for seat, name in enumerate(SEATINGS[4].names):
        if SEATINGS[4].sides[seat] == side:
            hands = {name: [row["id"]]}
            match = war(content, players=4, to_act=name, free="event", shadow="event", hands=hands)
            reason = match.why_not(f"card:{row['id']}")
            refused.append(reason is not None and reason.key == "allys_card")
    return refused
