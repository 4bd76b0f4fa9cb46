"""What a corrected table must keep to: whatever else it said would mean nothing to the rules.

Each check names the row and the column that are wrong, and why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westmarch.core.content import Row, WrongRow, shipped_rows
from westmarch.games.war.ids import (
    CARDS,
    CHARACTERS,
    FREE,
    MINIONS,
    NATIONS,
    SARUMAN,
    SHADOW,
    SIDE_OF,
    SIDES,
    WITCH_KING,
    deck_of,
    deck_side,
)
from westmarch.games.war.seats import PARTS, SIDE_OF_PART

Tables = Mapping[str, Sequence[Row]]
FIGURE_COLUMNS = ("regular", "elite", "leader", "nazgul")
STACK = 10
STEPS_OF = tuple(len(row["initiative"]) for row in shipped_rows("westmarch.games.war", "combat"))
"""How many effects each combat half has, each at a step of its own."""


def check_regions(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        if row["settlement"] != "none" and row["nation"] == "none":
            raise WrongRow(number, "settlement", "a settlement lies within the borders of a nation")
        if row["fortification"] and row["settlement"] != "none":
            raise WrongRow(
                number, "fortification", "a Fortification stands where there is no settlement (p. 31)"
            )
        if row["eastern"] and row["nation"] != "southrons_easterlings":
            raise WrongRow(
                number,
                "eastern",
                "the eastern edge matters only in the land of the Southrons and Easterlings",
            )


def check_borders(rows: Sequence[Row]) -> None:
    seen: set[frozenset[str]] = set()
    for number, row in enumerate(rows):
        pair = frozenset((row["a"], row["b"]))
        if len(pair) == 1:
            raise WrongRow(number, "b", f"{row['a']} cannot border on itself")
        if pair in seen:
            raise WrongRow(number, "b", f"{row['a']} and {row['b']} stand here twice")
        if row["id"] != (wanted := f"{row['a']}-{row['b']}"):
            raise WrongRow(number, "id", f"the id of this border is {wanted!r}")
        seen.add(pair)


def check_nations(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        _check_kinds(number, row, row["id"])
        if row["step"] == 4 and not row["active"]:
            raise WrongRow(number, "step", f"{row['id']} cannot be at war while it is passive")


def _check_kinds(number: int, row: Row, nation: str) -> None:
    """Leaders are of the Free Peoples, Nazgûl are Sauron's."""
    if row["leader"] and SIDE_OF[NATIONS.index(nation)] == SHADOW:
        raise WrongRow(number, "leader", f"{nation} has no Leaders")
    if row["nazgul"] and nation != "sauron":
        raise WrongRow(number, "nazgul", f"{nation} has no Nazgûl")


def check_armies(rows: Sequence[Row]) -> None:
    seen: set[tuple[str, str]] = set()
    for number, row in enumerate(rows):
        place = (row["nation"], row["region"])
        if place in seen:
            raise WrongRow(number, "region", f"two armies of {row['nation']} in {row['region']}")
        if row["id"] != (wanted := f"{row['nation']}-{row['region']}"):
            raise WrongRow(number, "id", f"the id of this army is {wanted!r}")
        _check_kinds(number, row, row["nation"])
        seen.add(place)


def check_set_up(tables: Tables) -> None:
    """The armies come out of the box, keep to the stacking limit and stand apart from their enemies."""
    left = {row["id"]: {column: row[column] for column in FIGURE_COLUMNS} for row in tables["nations"]}
    owner = {row["id"]: row["nation"] for row in tables["regions"] if row["settlement"] != "none"}
    units: dict[str, int] = {}
    holder: dict[str, int] = {}
    for number, row in enumerate(tables["armies"]):
        region, side = row["region"], SIDE_OF[NATIONS.index(row["nation"])]
        for column in FIGURE_COLUMNS:
            left[row["nation"]][column] -= row[column]
            if left[row["nation"]][column] < 0:
                raise WrongRow(number, column, f"the box does not hold so many of {row['nation']}: {column}")
        units[region] = units.get(region, 0) + row["regular"] + row["elite"]
        if units[region] > STACK:
            raise WrongRow(number, "region", f"more than {STACK} units in {region}")
        if holder.setdefault(region, side) != side:
            raise WrongRow(number, "region", f"armies of both sides in {region}")
        if region in owner and SIDE_OF[NATIONS.index(owner[region])] != side:
            raise WrongRow(number, "region", f"{region} belongs to the enemy")
        if row["leader"] and not units[region]:
            raise WrongRow(number, "leader", "a Leader never stands without an army")


def check_characters(rows: Sequence[Row]) -> None:
    for person, level in ((SARUMAN, 0), (WITCH_KING, 9)):
        if rows[person]["level"] != level:
            how = "never leaves Orthanc" if person == SARUMAN else "flies"
            raise WrongRow(person, "level", f"{CHARACTERS[person]} {how}, which level {level} stands for")
    for person in MINIONS:
        if rows[person]["activates"] != "none":
            raise WrongRow(person, "activates", "only Companions rouse a nation (p. 34)")


def check_tiles(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        value = row["value"]
        if value not in ("eye", "die") and not (value.lstrip("-").isdigit() and -3 <= int(value) <= 3):
            raise WrongRow(number, "value", "value must be a number from -3 to 3, 'eye' or 'die'")


def check_dice(rows: Sequence[Row]) -> None:
    for side, foreign in ((FREE, "eye"), (SHADOW, "will_of_the_west")):
        if foreign in rows[side]["faces"]:
            raise WrongRow(side, "faces", f"the dice of this side have no {foreign} (p. 18)")
        if rows[side]["start"] > rows[side]["most"]:
            raise WrongRow(side, "start", "start must not be above most")


def check_cards(tables: Tables) -> None:
    """A card bears a combat half of its own side."""
    side_of = {row["id"]: row["side"] for row in tables["combat"]}
    for number, row in enumerate(tables["cards"]):
        side = SIDES[deck_side(deck_of(CARDS.index(row["id"])))]
        if side_of[row["combat"]] != side:
            raise WrongRow(number, "combat", f"{row['combat']} is no combat half of the {side} side")


def check_symbols(rows: Sequence[Row]) -> None:
    """A symbol names a player of the card's own side."""
    for number, row in enumerate(rows):
        side = deck_side(deck_of(number))
        if row["player"] != "any" and SIDE_OF_PART[PARTS.index(row["player"])] != side:
            raise WrongRow(number, "player", f"{row['player']} is no player of the {SIDES[side]} side")


def check_combat(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        steps = row["initiative"]
        if not all(step in "01234567" and len(step) == 1 for step in steps):
            raise WrongRow(number, "initiative", "initiative must be a step from 0 to 7")
        if len(steps) != STEPS_OF[number]:
            raise WrongRow(
                number, "initiative", f"{row['id']} has {STEPS_OF[number]} steps, not {len(steps)}"
            )
