"""Dice in tests: those of the test's own seed, or of a written position; and no door in the real server."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from server import seeded
from server.house import House
from server.test_secrets import seed_of

THROW = {"yellow": "ring", "red": "ring", "blue": "orc", "green": "orc", "black": "white_tree"}


def opened(house: House) -> list[str]:
    """A table of every kind that has dice of its own."""
    ann = house.visitor("Ann")
    new = ann.table("me", "hotseat", game="riddles")
    with ann.at(new) as line:
        while line.prompt():
            line.answer()
            line.settle()
    on = ann.post(f"/api/tables/{new}/continue", {"at": 3})["id"]
    return [new, on, ann.post(f"/api/tables/{new}/rematch")["id"]]


def test_all_dice_of_a_test_follow_from_its_seed(house: House, seed: int) -> None:
    tables = opened(house)
    assert [seed_of(house, table) for table in tables] == [seeded.nth(seed, number) for number in range(3)]
    house.play_with(seed)
    again = opened(house)
    assert [seed_of(house, table) for table in again] == [seed_of(house, table) for table in tables]


def test_a_restarted_house_does_not_throw_the_same_dice_again(own_house: House, seed: int) -> None:
    ann = own_house.visitor()
    before = ann.table("me", "hotseat")
    own_house.kill()
    own_house.start()
    after = ann.table("me", "hotseat")
    assert seed_of(own_house, after) == seeded.nth(seed, 1) != seed_of(own_house, before)


class Real(House):
    program = "westmarch"


def test_the_real_server_takes_no_seed_from_anybody(tmp_path: Path, seed: int) -> None:
    with closing(Real(tmp_path, seed)) as house:
        ann = house.visitor()
        drawn = {seed_of(house, ann.table("me", "hotseat")) for _ in range(3)}
    assert len(drawn) == 3
    assert drawn.isdisjoint(seeded.nth(seed, number) for number in range(10))
    assert min(drawn) > 2**200


def test_a_table_can_begin_with_a_written_position(house: House) -> None:
    ann = house.visitor("Ann")
    table = ann.table_from({"players": ["sam", "merry"], "throw": THROW}, "me", "bot:random")
    with ann.at(table) as line:
        prompt = line.prompt()
        assert prompt is not None
        assert prompt["kind"] == "throw.set_aside"
        assert {option["text"]: option["args"].get("symbol") for option in prompt["options"]} == {
            f"die:{die}": f"symbol:{symbol}" for die, symbol in THROW.items()
        }
