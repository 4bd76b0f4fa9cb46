"""Matches of bots alone play for those who look on, but only a few for each of them."""

from __future__ import annotations

from contextlib import ExitStack

from server.house import House


def test_three_matches_of_bots_play_for_one_visitor(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    tables = [ann.table("bot:random", "bot:random", game="war") for _ in range(4)]
    with ExitStack() as last:
        with ExitStack() as open_pages:
            lines = [open_pages.enter_context(ann.at(table)) for table in tables[:3]]
            for line in lines:
                seq = line.state["seq"]
                line.until_state(lambda state, seq=seq: state["seq"] > seq)
                assert "rests" not in line.state
            fourth = last.enter_context(ann.at(tables[3]))
            assert fourth.state["rests"] is True
            seq = fourth.state["seq"]
            with bob.at(tables[0]) as other:
                other.until_state(lambda state: state["seq"] > lines[0].state["seq"])
            with bob.at(tables[3]) as other:
                other.until_state(lambda state: state["seq"] > seq)
                assert "rests" not in other.state, "it plays for somebody else"
        fourth.settle()
        seq = fourth.state["seq"]
        fourth.until_state(lambda state: state["seq"] > seq)
        assert "rests" not in fourth.state, "there is room for it again"
