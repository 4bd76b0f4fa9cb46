"""No table lies: every cell, changed, is refused with a reason or changes what is played or shown."""

from __future__ import annotations

from typing import Any

import pytest

from columns import Witness, check_column, columns_of, confirmed, opening, shipped, some_correction
from westmarch import ContentError, Match, PositionError
from westmarch.core.content import Content, Source, correct
from westmarch.games.smaug.ids import CARDS

from . import witnesses as seen
from .kit import answer, draw, kind, march, offered, offers, options, prompt, refuses, told
from .witnesses import GAME, HALLS, WOODS, arrives, meets, smaug

WITNESSES: dict[tuple[str, str], tuple[Witness, ...]] = {
    ("spaces", "kind"): (seen.arrival, seen.place_told, seen.space_about, seen.road),
    ("spaces", "x"): (seen.road,),
    ("spaces", "y"): (seen.road,),
    ("steps", "beside"): (seen.gandalf_helps, seen.gandalf_path, seen.gandalf_foretold, seen.road),
    ("steps", "x"): (seen.road,),
    ("steps", "y"): (seen.road,),
    ("marches", "steps"): (seen.marches, seen.ways_shown),
    ("marches", "horse"): (seen.marches,),
    ("travel", "deck"): (),  # the decks have as many cards as the rulebook counts
    ("travel", "kind"): (),
    ("travel", "count"): (),
    ("travel", "steps"): (seen.played,),
    ("travel", "die"): (seen.played, seen.odds),
    ("strength", "deck"): (),
    ("strength", "kind"): (),
    ("strength", "count"): (),
    ("strength", "values"): (seen.beats, seen.drives_smaug, seen.strength_told),
    ("treasures", "kind"): (),
    ("treasures", "count"): (),
    ("treasures", "number"): (seen.treasure, seen.treasure_foretold),
    ("smaug", "deck"): (),
    ("smaug", "main"): (seen.smaug_moves, seen.smaug_shown, seen.smaug_about),
    ("smaug", "extra"): (seen.smaug_moves, seen.smaug_shown, seen.smaug_about),
    ("smaug", "out_with"): (seen.in_the_box, seen.box_shown),
    ("enemies", "deck"): (),
    ("enemies", "strength"): (seen.enemy, seen.enemy_asked, seen.enemy_shown, seen.enemy_foretold),
    ("enemies", "again"): (seen.after_the_enemy,),
    ("webs", "colours"): (seen.web,),
    ("adventures", "deck"): (),
    ("adventures", "count"): (),
    ("adventures", "numbers"): (seen.adventure,),
    ("adventures", "again"): (seen.after_the_adventure,),
    ("difficulty", "main"): (seen.difficulty,),
    ("difficulty", "extra"): (seen.difficulty,),
}
"""For each column all that shows it; none where every change of a single cell is refused."""


@pytest.mark.parametrize(("table", "column"), columns_of(GAME))
def test_a_changed_cell_is_refused_or_changes_something(table: str, column: str) -> None:
    found = () if column == "id" else (confirmed,) if column == "provenance" else WITNESSES[table, column]
    for witness in found or (None,):
        check_column(GAME, table, column, witness)


@pytest.mark.parametrize(("table", "column"), [key for key, found in WITNESSES.items() if found])
def test_a_match_goes_on_with_a_corrected_table(table: str, column: str) -> None:
    """What is taken is played with: two hundred answers, and nothing is lost or doubled."""
    match = opening(GAME, some_correction(GAME, table, column), seed=1, ask=False)
    number = 1
    for _ in range(200):
        if match.prompt is None:
            break
        number = number * 1103515245 + 12345 & 0x7FFFFFFF
        choices = options(match)
        match.play(choices[(number >> 8) % len(choices)])
    match.game.invariants(match.state)


def test_every_card_has_a_row_with_provenance() -> None:
    content = shipped(GAME)
    tables = ("travel", "strength", "treasures", "smaug", "webs", "adventures", "enemies")
    rows = [row for table in tables for row in content[table]]
    assert [row["id"] for row in rows] == list(CARDS)
    assert all(row["provenance"] for row in rows)


# -- changes that only several cells together make -------------------------------------------------------


def corrected(table: str, **changes: dict[str, Any]) -> Content:
    """The tables with some rows of one of them changed."""
    rows = [{**row, **changes.get(row["id"], {})} for row in shipped(GAME)[table]]
    assert changes.keys() <= {row["id"] for row in rows}
    name = next(one.row for one in GAME.tables if one.name == table)
    return correct(GAME.package, GAME.tables, {table: Source(f"{table}.toml", "", {name: rows})})


def moved(kind_of_space: str, old: int, new: int) -> Content:
    """A special space lies elsewhere, and a plain one there."""
    return corrected("spaces", **{str(old): {"kind": "path"}, str(new): {"kind": kind_of_space}})


def test_adventures_lie_where_the_table_says() -> None:
    """l. 178: Mirkwood's in the halls, Erebor's in the woods, and none where there was one."""
    changes = {str(WOODS): "erebor", str(HALLS): "mirkwood", str(WOODS + 1): "path"}
    content = corrected("spaces", **{at: {"kind": place} for at, place in changes.items()})
    for at, old, new in ((WOODS, "mirkwood", "erebor"), (HALLS, "erebor", "mirkwood")):
        assert prompt(arrives(shipped(GAME), at)).args["deck"] == f"deck:{old}"
        assert prompt(arrives(content, at)).args["deck"] == f"deck:{new}"
    assert kind(arrives(shipped(GAME), WOODS + 1)) == "adventure.draw"
    assert kind(arrives(content, WOODS + 1)) == "cards.play"
    assert seen.helps_against_smaug(shipped(GAME), 7)
    assert not seen.helps_against_smaug(content, 7), "l. 234: only on Erebor's adventure spaces"


@pytest.mark.parametrize(("refuge", "old", "new"), [("esgaroth", 26, 24), ("treasury", 46, 47)])
def test_a_refuge_elsewhere(refuge: str, old: int, new: int) -> None:
    """l. 171: a dwarf there draws from its deck."""
    content = moved(refuge, old, new)
    for at, decks in ((new, {"beorn", refuge}), (old, set())):
        match = smaug(content, step="draw", pieces={"blue": [at, 2]}, key_open=True)
        assert offered(match, "deck") == decks


def test_bilbo_finds_the_ring_where_the_treasury_lies() -> None:
    """l. 238."""
    for content, found in ((shipped(GAME), "by the treasury"), (moved("treasury", 46, 47), "worn")):
        position = {"step": "cards", "bilbo": 43, "ring": "by the treasury", "key_open": True}
        match = smaug(content, hands={"blue": ["bilbo_1_4"]}, **position)
        answer(match, "card:bilbo_1_4", "space:47")
        assert match.view(0)["ring"] == found


def test_the_key_space_elsewhere() -> None:
    """l. 103: nobody passes it before the holder of the key has come there."""
    for content, key in ((shipped(GAME), 33), (moved("key", 33, 32), 32)):
        match = smaug(content, pieces={"blue": [key - 2, 2]}, march={"blue": ["3"]})
        answer(match, "march:3", "piece:blue_1")
        assert match.view(0)["pieces"]["blue"] == [key - 5, 2], "ahead is closed, so he could only go back"
        match = smaug(content, pieces={"blue": [key - 3, 2]}, march={"blue": ["3"]})
        march(match, "3", "blue_1", key)
        assert told(match, "key.opens")


def test_the_rune_space_elsewhere() -> None:
    """l. 244-248: nobody comes home before the other dwarf has reached the rune."""
    for content, ends in ((shipped(GAME), {44}), (moved("rune", 31, 30), {44, 50})):
        match = smaug(content, pieces={"blue": [47, 30]}, march={"blue": ["3"]}, key_open=True)
        answer(match, "march:3", "piece:blue_1")
        found = {int(space) for space in offered(match, "space")} or {match.view(0)["pieces"]["blue"][0]}
        assert found == ends


def test_the_dragon_space_elsewhere() -> None:
    """l. 256: all lose when Smaug comes there."""
    for content, over in ((shipped(GAME), False), (moved("dragon", 28, 29), True)):
        match = smaug(content, step="draw", smaug=31, pieces={"blue": [2, 3]})
        draw(match, "smaug_b2")
        assert (match.result is not None) is over


@pytest.mark.parametrize("place", seen.HELPS)
def test_gandalf_helps_where_the_table_says(place: str) -> None:
    """l. 186, 212-214, 226, 234: each of his helps, on a step where he is idle in the shipped tables."""
    content = corrected("steps", **{"6": {"beside": place}})
    for helps in seen.HELPS[place]:
        assert helps(content, 6), helps.__name__
        assert not helps(shipped(GAME), 6), helps.__name__


CLOSER = [("eagle_1_2", {"steps": ["3"]}), ("paths_5", {"die": False})]


@pytest.mark.parametrize(("card", "change"), CLOSER)
def test_a_card_with_which_nobody_can_stop_before_the_door(card: str, change: dict[str, Any]) -> None:
    """l. 103: two before the closed door a step or a low roll is possible, three or five are not."""
    position: dict[str, Any] = {"step": "cards", "pieces": {"blue": [31, 31]}, "key_holder": "green"}
    hand = {"blue": [card]}
    assert offers(smaug(shipped(GAME), hands=hand, **position), f"card:{card}")
    assert refuses(smaug(corrected("travel", **{card: change}), hands=hand, **position), f"card:{card}")


MOVING = ("bilbo_1_4", "eagle_1_2", "eagle_1_3", "legolas", "galadriel", "bilbo_1_4_e")


@pytest.mark.parametrize("card", MOVING)
def test_a_card_leads_as_far_as_the_table_says(card: str) -> None:
    """l. 133, 141, 144: any of its numbers; Bilbo goes back by them too."""
    position: dict[str, Any] = {"step": "cards", "pieces": {"blue": [20, "killed"]}, "bilbo": 20}
    match = smaug(corrected("travel", **{card: {"steps": ["3", "7"]}}), hands={"blue": [card]}, **position)
    answer(match, f"card:{card}")
    if kind(match) == "card.piece":
        answer(match, "piece:blue_1")
    back = {"17", "13"} if card.startswith("bilbo") else set()
    assert offered(match, "space") == {"23", "27"} | back


def test_an_enemy_is_beaten_by_the_strength_in_the_table() -> None:
    """l. 180, 186: nine beat the Wargs; seven, doubled by Gandalf, beat the Giant Spider."""
    hands = {"blue": ["dwarf_dori"]}
    match = meets(corrected("strength", dwarf_dori={"values": ["9"]}), "enemy_warg", hands=hands)
    answer(match, "card:dwarf_dori")
    assert told(match, "fight.won")[-1]["gandalf"] is False
    content = corrected("strength", dwarf_dori={"values": ["7"]})
    match = meets(content, "enemy_giant_spider", hands=hands, gandalf=3)
    answer(match, "card:dwarf_dori")
    assert told(match, "fight.won")[-1]["gandalf"] is True


def test_the_strongest_card_by_the_table_breaks_the_armour() -> None:
    """l. 230."""
    content = corrected("strength", dwarf_dori={"values": ["9"]})
    match = arrives(content, 35, smaug=35, hands={"blue": ["ally_bard", "dwarf_dori"]})
    assert offered(match, "card") == {"dwarf_dori"}


def test_strength_by_the_table_frees_from_a_web() -> None:
    """l. 212-214: twenty are enough."""
    position: dict[str, Any] = {"step": "cards", "pieces": {"blue": [16, 2]}, "caught": ["blue:16"]}
    hand = {"blue": ["ally_beorn", "dwarf_dori"]}
    for strength, enough in (("13", False), ("14", True)):
        match = smaug(corrected("strength", dwarf_dori={"values": [strength]}), hands=hand, **position)
        assert offers(match, "piece:blue_1") is enough


def test_where_smaug_would_kill_by_the_table() -> None:
    """l. 237: nine spaces before him, where no shipped card stops."""
    position = {"pieces": {"blue": [35, 2]}, "march": {"blue": ["123"]}, "smaug": 45, "key_open": True}
    found = []
    for content in (shipped(GAME), corrected("smaug", smaug_b4={"main": 9})):
        match = smaug(content, **position)
        answer(match, "march:123", "piece:blue_1")
        found.append("danger" in dict(seen.foretold(match, "space:36")))
    assert found == [False, True]


SWAPS = [
    ("travel", "eagle_1_2", "legolas"),
    ("strength", "ally_beorn", "ally_bard"),
    ("smaug", "smaug_b1", "smaug_e2"),
    ("enemies", "enemy_warg", "enemy_bolg"),
]


def drawn_from(content: Content) -> dict[str, list[str]]:
    """What chance may draw at the end of a turn and on adventure spaces, by deck."""
    found = {}
    for deck, at in (("beorn", 3), ("esgaroth", 25)):
        found[deck] = options(smaug(content, players=seen.THREE, step="draw", pieces={"blue": [at, at]}))
    for deck, at in (("mirkwood", WOODS), ("erebor", HALLS)):
        found[deck] = options(arrives(content, at, players=seen.THREE))
    return found


def lies_in(content: Content) -> dict[str, list[str]]:
    """What lies in the decks of a new match, as far as its first deal and the adventures show."""
    setup = GAME.setup(3, {}, content)
    match = Match.begin(GAME, setup, GAME.start(setup), 0, ask=True)
    adventures = match.view(0)["adventures"]
    return {"beorn": options(match)} | {
        deck: [f"card:{card}" for card in cards] for deck, cards in adventures.items()
    }


@pytest.mark.parametrize(("table", "one", "other"), SWAPS)
def test_two_cards_of_each_others_decks(table: str, one: str, other: str) -> None:
    """As many cards stay in each deck; each is drawn from where the table says, and its back tells it."""
    rows = {row["id"]: row for row in shipped(GAME)[table]}
    decks = rows[one]["deck"], rows[other]["deck"]
    content = corrected(table, **{one: {"deck": decks[1]}, other: {"deck": decks[0]}})
    for found in (drawn_from, lies_in):
        was, now = found(shipped(GAME)), found(content)
        for card, old, new in ((one, *decks), (other, *reversed(decks))):
            for deck in now:
                assert (f"card:{card}" in was[deck]) is (deck == old)
                assert (f"card:{card}" in now[deck]) is (deck == new)
    if table in ("travel", "strength"):
        assert smaug(content, hands={"blue": [one]}).view(1)["backs"][0] == {decks[1]: 1}


COPIES = [
    ("travel", "bilbo_1_4", "bilbo_5"),
    ("strength", "ally_beorn", "dwarf_dori"),
    ("treasures", "treasure_3", "treasure_4"),
    ("adventures", "barrels", "enchanted_stream"),
]


@pytest.mark.parametrize(("table", "one", "other"), COPIES)
def test_another_number_of_copies(table: str, one: str, other: str) -> None:
    """One copy less of a card and one more of another: so many can be drawn, and are told of."""
    counts = {row["id"]: row["count"] for row in shipped(GAME)[table]}
    content = corrected(table, **{one: {"count": counts[one] - 1}, other: {"count": counts[other] + 1}})
    deck = "mirkwood" if table == "adventures" else "treasury" if table == "treasures" else "beorn"
    for card, many in ((one, counts[one] - 1), (other, counts[other] + 1)):
        match = smaug(content, decks={deck: [card] * many})
        assert match.view(0)["decks"][deck] == many
        told_of = GAME.shown.about(match.setup, match.view(0), f"card:{card}")
        assert told_of[0].args["n"] == many
        with pytest.raises(PositionError):
            smaug(content, decks={deck: [card] * (many + 1)})


# -- every number of an adventure ------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["enchanted_stream", "dragon_fire"])
def test_steps_back_for_every_face_of_the_die(card: str) -> None:
    at = HALLS if seen.in_erebor(card) else WOODS
    content = corrected("adventures", **{card: {"numbers": ["0", "1", "2", "3", "4", "5"]}})
    for face in seen.FACES:
        match = meets(content, card)
        answer(match, f"pips:{face}")
        assert match.view(0)["pieces"]["blue"] == [at + 1 - face, 2]


def test_how_far_longing_drives_back() -> None:
    match = meets(corrected("adventures", longing={"numbers": ["2", "7"]}), "longing")
    assert match.view(0)["pieces"]["blue"] == [HALLS - 7, 2]


def test_how_far_barrels_float() -> None:
    """Any of their numbers; each stands there once, and nobody is left to meet another adventure."""
    match = meets(corrected("adventures", barrels={"numbers": ["1", "4", "6"]}), "barrels")
    assert options(match) == ["number:1", "number:4", "number:6"]
    answer(match, "number:6")
    assert match.view(0)["pieces"]["blue"] == [WOODS + 6, 2]
    for change in ({"numbers": ["3", "3"]}, {"again": True}):
        with pytest.raises(ContentError):
            corrected("adventures", barrels=change)
