"""Chapter 3 (p. 14-17): how the match begins."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch

from .kit import figures, reinforcements, truth

ARMIES = {
    "erebor": "dwarves 1r 2e 1l",
    "ered_luin": "dwarves 1r",
    "iron_hills": "dwarves 1r",
    "grey_havens": "elves 1r 1e 1l",
    "rivendell": "elves 2e 1l",
    "woodland_realm": "elves 1r 1e 1l",
    "lorien": "elves 1r 2e 1l",
    "minas_tirith": "gondor 3r 1e 1l",
    "dol_amroth": "gondor 3r",
    "osgiliath": "gondor 2r",
    "pelargir": "gondor 1r",
    "bree": "north 1r",
    "carrock": "north 1r",
    "dale": "north 1r 1l",
    "north_downs": "north 1e",
    "the_shire": "north 1r",
    "edoras": "rohan 1r 1e",
    "fords_of_isen": "rohan 2r 1l",
    "helms_deep": "rohan 1r",
    "orthanc": "isengard 4r 1e",
    "north_dunland": "isengard 1r",
    "south_dunland": "isengard 1r",
    "barad_dur": "sauron 4r 1e 1n",
    "dol_guldur": "sauron 5r 1e 1n",
    "gorgoroth": "sauron 3r",
    "minas_morgul": "sauron 5r 1n",
    "moria": "sauron 2r",
    "mount_gundabad": "sauron 2r",
    "nurn": "sauron 2r",
    "morannon": "sauron 5r 1n",
    "far_harad": "southrons_easterlings 3r 1e",
    "near_harad": "southrons_easterlings 3r 1e",
    "north_rhun": "southrons_easterlings 2r",
    "south_rhun": "southrons_easterlings 3r 1e",
    "umbar": "southrons_easterlings 3r",
}
RESERVE = {
    "dwarves": (2, 3, 3),
    "elves": (2, 4, 0),
    "gondor": (6, 4, 3),
    "north": (6, 4, 3),
    "rohan": (6, 4, 3),
    "isengard": (6, 5),
    "sauron": (8, 4),
    "southrons_easterlings": (10, 3),
}


@pytest.fixture(scope="module")
def match() -> Any:
    return westmarch.new("war", seed=5)


def test_armies_at_the_start(match: Any) -> None:
    """p. 16-17 'Расстановка войск'."""
    assert truth(match)["regions"] == {name: {"army": figures(text)} for name, text in ARMIES.items()}


@pytest.mark.parametrize("nation", RESERVE)
def test_reinforcements_at_the_start(match: Any, nation: str) -> None:
    """p. 16-17 'Подкрепления'."""
    for name, number in zip(("regular", "elite", "leader"), RESERVE[nation], strict=False):
        assert reinforcements(match, f"{nation}_{name}") == number
    assert reinforcements(match, "nazgul") == 4


def test_politics_at_the_start(match: Any) -> None:
    """p. 15 step 11: who is active, and where each nation stands on the track."""
    assert truth(match)["politics"] == {
        "dwarves": {"step": 1, "active": False},
        "elves": {"step": 1, "active": True},
        "gondor": {"step": 2, "active": False},
        "north": {"step": 1, "active": False},
        "rohan": {"step": 1, "active": False},
        "isengard": {"step": 3, "active": True},
        "sauron": {"step": 3, "active": True},
        "southrons_easterlings": {"step": 2, "active": True},
    }


def test_the_fellowship_at_the_start(match: Any) -> None:
    """p. 14 steps 2-5: in Rivendell, hidden, led by Gandalf the Grey, with seven Companions."""
    assert truth(match)["fellowship"] == {
        "region": "rivendell",
        "progress": 0,
        "hidden": True,
        "guide": "gandalf_grey",
        "companions": ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"],
        "corruption": 0,
        "mordor": None,
    }
    assert truth(match)["characters"] == {}
    view = match.view(None)
    assert set(view["aside"]) == {"aragorn", "gandalf_white", "saruman", "witch_king", "mouth_of_sauron"}
    assert view["dead"] == []


def test_rings_dice_and_tiles_at_the_start(match: Any) -> None:
    """p. 14-15 steps 6, 9 and 10: three rings, sixteen standard tiles, four and seven dice."""
    assert truth(match)["elven_rings"] == {"free": 3, "shadow": 0}
    assert truth(match)["pool"] == {"free": 4, "shadow": 7}
    tiles = truth(match)["hunt_pool"]
    assert len(tiles) == 16
    assert all(tile.startswith("std_") for tile in tiles)
    shapes = sorted(tile.split("_")[1] for tile in tiles)
    wanted = ["0r"] * 2 + ["1"] * 2 + ["1r"] * 2 + ["2"] * 2 + ["2r"] + ["3"] * 3 + ["eyer"] * 4
    assert shapes == wanted
    assert truth(match)["specials_in_play"] == []


def test_four_decks_of_twenty_four_and_the_first_two_cards(match: Any) -> None:
    """p. 14 step 8 and p. 22: also in the first turn each player draws one card of each deck."""
    view = match.view(None)
    assert view["turn"] == 1
    assert view["decks"] == dict.fromkeys(("fp_character", "fp_strategy", "sh_character", "sh_strategy"), 23)
    assert view["backs"] == {
        "free": {"character": 1, "strategy": 1},
        "shadow": {"character": 1, "strategy": 1},
    }


def test_nobody_holds_what_is_not_his(match: Any) -> None:
    """p. 33: at the start every settlement belongs to the nation in whose region it lies."""
    assert truth(match)["control"] == {}
    assert match.view(None)["points"] == {"free": 0, "shadow": 0}
    assert truth(match)["casualties"] == {}
