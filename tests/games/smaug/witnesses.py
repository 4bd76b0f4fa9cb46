"""What is seen of a row of the tables in play: what is offered and told, where a march or Smaug ends.

Each witness plays with certain tables; none looks into the tables or at what is worked out of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from columns import position_with
from westmarch import Match
from westmarch.core.content import Content, Row
from westmarch.core.registry import find_game
from westmarch.core.scene import Scene
from westmarch.games.smaug.ids import COLOURS, ENEMIES, LEVELS

from .kit import answer, draw, kind, march, options, prompt, roll, told

GAME = find_game("smaug")
FACES = range(1, 7)
THREE = ["blue", "green", "red"]
"""With three players no Smaug card stays in the box."""
HANDS = {
    5: ["dwarf_dwalin"],
    6: ["ally_beorn"],
    7: ["ally_bard"],
    8: ["ally_beorn", "dwarf_dori"],
    9: ["ally_bard", "dwarf_dori"],
    10: ["ally_beorn", "dwarf_fili"],
    11: ["ally_bard", "dwarf_fili"],
    12: ["ally_bard", "dwarf_dwalin"],
    13: ["ally_bard", "ally_beorn"],
    14: ["ally_bard", "ally_bard"],
    15: ["ally_bard", "ally_bard", "dwarf_ori"],
}
"""Cards of a certain strength in all."""
WOODS, HALLS = 8, 38
"""An adventure space of Mirkwood and one of Erebor."""


def smaug(content: Content, **position: Any) -> Match[Any]:
    return position_with(GAME, content, {"step": "march", **position})


def scene(match: Match[Any], seat: int = 0) -> Scene:
    found: Scene = GAME.shown.scene(match.setup, match.view(seat))
    return found


def panel(match: Match[Any], title: str) -> Any:
    return next(one for one in scene(match).panels if one.title == title)


def in_erebor(card: str) -> bool:
    return card in (
        *("wandering", "longing", "dragon_fire", "secret_stair", "old_thrush"),
        *("smaug_e1", "smaug_e2", "smaug_e3"),
        *ENEMIES[5:],
    )


def arrives(content: Content, at: int, **position: Any) -> Match[Any]:
    """Blue's first dwarf marches three onto a space, where an enemy may lie already."""
    data = {"pieces": {"blue": [at - 3, 2]}, "march": {"blue": ["3"]}, "key_open": True, **position}
    match = smaug(content, **data)
    march(match, "3", "blue_1", at)
    return match


def meets(content: Content, card: str, **position: Any) -> Match[Any]:
    """Blue's first dwarf meets a card of either adventure deck."""
    match = arrives(content, HALLS if in_erebor(card) else WOODS, **position)
    draw(match, card)
    return match


def goes_on(match: Match[Any], until: Sequence[str], die: int = 1) -> list[str]:
    """Questions that come until one of these; the first answer is given, and the die shows this number."""
    asked = []
    while kind(match) not in until:
        asked.append(kind(match))
        found = options(match)
        wanted = f"pips:{die}"
        answer(match, wanted if wanted in found else found[0])
    return asked


def foretold(match: Match[Any], wanted: str) -> list[tuple[str, dict[str, Any]]]:
    """What is said of an answer before it is given."""
    option = next(one for one in prompt(match).options if one == wanted)
    return [(reason.key, dict(reason.args)) for reason in prompt(match).foretell(option)]


# -- the road ------------------------------------------------------------------------------------------


def road(content: Content, row: Row) -> Any:
    """The spaces and Gandalf's path as the map shows them."""
    found = scene(smaug(content)).map
    assert found is not None
    return found.atlas


def arrival(content: Content, row: Row) -> Any:
    """What is asked when a dwarf has marched onto a space, from the one before."""
    at = int(row["id"])
    match = smaug(content, pieces={"blue": [at - 1, 1]}, march={"blue": ["123"]}, key_open=True)
    march(match, "123", "blue_1", at)
    return kind(match), prompt(match).args.get("deck")


def place_told(content: Content, row: Row) -> Any:
    """What stands beside a space where a march may end."""
    at = int(row["id"])
    match = smaug(content, pieces={"blue": [at - 1, 1]}, march={"blue": ["123"]}, key_open=True)
    answer(match, "march:123", *(["piece:blue_1"] if at > 2 else []))
    option = next(one for one in prompt(match).options if one == f"space:{at}")
    return prompt(match).option_args(option)["place"]


def space_about(content: Content, row: Row) -> Any:
    match = smaug(content)
    return GAME.shown.about(match.setup, match.view(0), f"space:{row['id']}")[0].args


# -- Gandalf -------------------------------------------------------------------------------------------


def helps_in_mirkwood(content: Content, step: int) -> bool:
    """Six doubled beat twelve (l. 186)."""
    match = arrives(content, WOODS, gandalf=step, face_up=["enemy_azog"], hands={"blue": ["ally_beorn"]})
    return "card:ally_beorn" in options(match)


def helps_out_of_a_web(content: Content, step: int) -> bool:
    """Seven doubled and six make twenty (l. 212-214)."""
    position = {"pieces": {"blue": [16, 2]}, "caught": ["blue:16"], "step": "cards"}
    match = smaug(content, gandalf=step, hands={"blue": ["ally_bard", "ally_beorn"]}, **position)
    return "piece:blue_1" in options(match)


def helps_in_erebor(content: Content, step: int) -> bool:
    """Five doubled beat ten (l. 186)."""
    match = arrives(
        content, HALLS, gandalf=step, face_up=["enemy_orc_pack"], hands={"blue": ["dwarf_thorin"]}
    )
    return "card:dwarf_thorin" in options(match)


def helps_against_smaug(content: Content, step: int) -> bool:
    """The second card counts twice (l. 234)."""
    match = arrives(content, HALLS, gandalf=step, smaug=HALLS, hands={"blue": ["ally_bard", "dwarf_fili"]})
    answer(match, "card:ally_bard", "card:dwarf_fili")
    return kind(match) == "smaug.value"


def holds_smaug_back(content: Content, step: int) -> bool:
    """Without the further move he stops two spaces before his cave (l. 226)."""
    match = smaug(content, step="draw", gandalf=step)
    draw(match, "smaug_b4")
    return bool(match.view(0)["smaug_steps"] == 2)


HELPS = {
    "mirkwood": (helps_in_mirkwood, helps_out_of_a_web),
    "erebor": (helps_in_erebor, helps_against_smaug),
    "cave": (holds_smaug_back,),
}


def gandalf_helps(content: Content, row: Row) -> Any:
    step = int(row["id"])
    return [helps(content, step) for many in HELPS.values() for helps in many]


def gandalf_path(content: Content, row: Row) -> Any:
    """His path beside the map."""
    return panel(smaug(content), "panel:gandalf").tracks[0].cells[int(row["id"])]


def gandalf_foretold(content: Content, row: Row) -> Any:
    """What going to this step is foretold to bring."""
    step = int(row["id"])
    near = step - 1 if step > 1 else step + 1
    match = smaug(content, step="cards", gandalf=near, hands={"blue": ["gandalf_1"]})
    answer(match, "card:gandalf_1")
    return foretold(match, f"step:{step}")


# -- march cards and cards that move somebody ----------------------------------------------------------


def marches(content: Content, row: Row) -> Any:
    """Where a march leads, and who may ride along."""
    match = smaug(content, pieces={"blue": [20, 20]}, march={"blue": [row["id"]]})
    answer(match, f"march:{row['id']}")
    asked = kind(match)
    if asked == "march.companion":
        answer(match, "none")
    return asked, options(match), match.view(0)["pieces"]


def ways_shown(content: Content, row: Row) -> Any:
    """Where those who wait see that a march may lead."""
    match = smaug(content, pieces={"blue": [20, 20]}, march={"blue": [row["id"]]})
    return panel(match, "panel:march")


def played(content: Content, row: Row) -> Any:
    """What a card asks for when it is played in the middle of the road."""
    position = {"pieces": {"blue": [20, "killed"], "green": [24, 2]}, "bilbo": 20, "gandalf": 5}
    match = smaug(content, step="cards", hands={"blue": [row["id"]]}, **position)
    answer(match, f"card:{row['id']}")
    while kind(match) == "card.piece":
        answer(match, options(match)[0])
    asked = kind(match), options(match)
    if "printed" in asked[1]:
        answer(match, "printed")
    return asked, match.view(0)["pieces"], match.view(0)["bilbo"]


def odds(content: Content, row: Row) -> Any:
    """What is foretold of a card: on how many faces of the die somebody can go."""
    match = smaug(content, step="cards", pieces={"blue": [20, 20]}, hands={"blue": [row["id"]]})
    return foretold(match, f"card:{row['id']}")


# -- strength ------------------------------------------------------------------------------------------


def beats(content: Content, row: Row) -> Any:
    """Enemies that this card beats, alone or with Beorn and Bard."""
    hand = [row["id"], "ally_beorn", "ally_bard"]
    hand = hand if row["id"] not in hand[1:] else [*hand[1:], row["id"]]
    found = []
    for enemy in ENEMIES:
        at = HALLS if in_erebor(enemy) else WOODS
        match = arrives(content, at, face_up=[enemy], hands={"blue": hand})
        if f"card:{row['id']}" in options(match):
            found.append(enemy)
    return found


def drives_smaug(content: Content, row: Row) -> Any:
    """Where Smaug is after this card was the second one, after Bard; with each of its values."""
    found = []
    for number in range(2):
        match = arrives(content, 35, smaug=35, hands={"blue": ["ally_bard", row["id"]]})
        answer(match, "card:ally_bard", f"card:{row['id']}")
        if kind(match) == "smaug.value":
            answer(match, options(match)[number])
        found.append(match.view(0)["smaug"])
    return found


def strength_told(content: Content, row: Row) -> Any:
    """The strength that stands beside a card when it is chosen."""
    match = smaug(
        content, step="draw", hands={"blue": [row["id"], *["legolas"] * 2, *["galadriel"] * 2, "gandalf_4"]}
    )
    draw(match, "eagle_1_2", "eagle_1_3")
    option = next(one for one in prompt(match).options if one == f"card:{row['id']}")
    return prompt(match).option_args(option)


# -- treasures and Smaug -------------------------------------------------------------------------------


def treasure(content: Content, row: Row) -> Any:
    """How far Smaug comes, or on which faces the Arrow strikes."""
    if row["kind"] == "arrow":
        return [_shot(content, row, face) for face in FACES]
    match = smaug(content, step="draw", players=THREE, hands={"blue": [row["id"]]})
    draw(match, "smaug_b6")
    answer(match, f"card:{row['id']}")
    return match.view(0)["smaug_steps"]


def _shot(content: Content, row: Row, face: int) -> bool:
    match = smaug(content, step="cards", smaug=40, hands={"blue": [row["id"], "ally_bard"]})
    answer(match, f"card:{row['id']}")
    roll(match, face)
    return match.result is not None


def treasure_foretold(content: Content, row: Row) -> Any:
    if row["kind"] == "arrow":
        match = smaug(content, step="cards", smaug=40, hands={"blue": [row["id"], "ally_bard"]})
    else:
        match = smaug(content, step="draw", players=THREE, hands={"blue": [row["id"]]})
        draw(match, "smaug_b6")
    return foretold(match, f"card:{row['id']}")


def smaug_comes(content: Content, card: str, **position: Any) -> Match[Any]:
    """A Smaug card is drawn at the end of a turn, or met in the halls."""
    if in_erebor(card):
        return meets(content, card, players=THREE, **position)
    match = smaug(content, step="draw", players=THREE, **position)
    draw(match, card)
    return match


def smaug_moves(content: Content, row: Row) -> Any:
    return told(smaug_comes(content, row["id"]), "smaug.moves")


def smaug_shown(content: Content, row: Row) -> Any:
    """His cards as they are shown, and where he may stop by them."""
    return panel(smaug(content, players=THREE), "panel:smaug").trays


def smaug_about(content: Content, row: Row) -> Any:
    """What a player reads who asks about the card."""
    match = smaug(content, players=THREE)
    return GAME.shown.about(match.setup, match.view(0), f"card:{row['id']}")[1].args


def in_the_box(content: Content, row: Row) -> Any:
    """With how many players the card can be drawn, and is counted among those to come."""
    found = []
    for players in (2, 3, 4):
        position = {"players": list(COLOURS[:players])}
        match = (
            arrives(content, HALLS, **position)
            if in_erebor(row["id"])
            else smaug(content, step="draw", **position)
        )
        found.append(f"card:{row['id']}" in options(match))
    return found


def box_shown(content: Content, row: Row) -> Any:
    return [panel(smaug(content, players=list(COLOURS[:n])), "panel:smaug").trays for n in (2, 3, 4)]


def difficulty(content: Content, row: Row) -> Any:
    """Where Smaug stops by one card, in a match of each difficulty."""
    found = []
    for level in LEVELS:
        found.append(told(smaug_comes(content, "smaug_b4", options={"difficulty": level}), "smaug.moves"))
    return found


# -- adventures ----------------------------------------------------------------------------------------


def enemy(content: Content, row: Row) -> Any:
    """Hands that beat it."""
    at = HALLS if in_erebor(row["id"]) else WOODS
    found = []
    for strength, hand in HANDS.items():
        match = arrives(content, at, face_up=[row["id"]], hands={"blue": hand})
        if options(match) != ["retreat"]:
            found.append(strength)
    return found


def enemy_asked(content: Content, row: Row) -> Any:
    """The strength that the question names."""
    return prompt(meets(content, row["id"])).args["need"]


def enemy_shown(content: Content, row: Row) -> Any:
    return panel(meets(content, row["id"]), "panel:adventure").trays[0]


def enemy_foretold(content: Content, row: Row) -> Any:
    at = HALLS if in_erebor(row["id"]) else WOODS
    position = {"pieces": {"blue": [at - 1, 2]}, "march": {"blue": ["123"]}, "face_up": [row["id"]]}
    match = smaug(content, key_open=True, **position)
    answer(match, "march:123", "piece:blue_1")
    return foretold(match, f"space:{at}")


def after_the_enemy(content: Content, row: Row) -> Any:
    """What is asked when the enemy is beaten."""
    hand = HANDS[row["strength"]]
    match = meets(content, row["id"], hands={"blue": hand})
    answer(match, *(f"card:{one}" for one in hand))
    return kind(match)


def after_the_adventure(content: Content, row: Row) -> Any:
    """What is asked when it is over for a dwarf who stays: Smaug bars the stair, and the die spares him."""
    match = meets(content, row["id"], smaug=HALLS + 1, hands={"blue": ["dwarf_dori", "dwarf_nori"]})
    goes_on(match, ("adventure.draw", "cards.play"), die=6)
    return kind(match)


def adventure(content: Content, row: Row) -> Any:
    """Everything that is asked and where the dwarf ends, for every face of the die."""
    found = []
    for face in FACES:
        hand = ["dwarf_dori", "dwarf_nori", "dwarf_ori", "dwarf_oin"]
        match = meets(content, row["id"], hands={"blue": hand})
        asked = goes_on(match, ("adventure.draw", "cards.play"), die=face)
        found.append((asked, match.view(0)["pieces"]["blue"]))
    return found


def web(content: Content, row: Row) -> Any:
    """Whose dwarf is caught."""
    found = []
    for colour in COLOURS:
        other = COLOURS[colour == COLOURS[0]]
        position = {"pieces": {colour: [WOODS - 3, 2]}, "march": {colour: ["3"]}}
        match = smaug(content, players=[colour, other], **position)
        march(match, "3", f"{colour}_1", WOODS)
        draw(match, row["id"])
        found.append(match.view(0)["caught"])
    return found
