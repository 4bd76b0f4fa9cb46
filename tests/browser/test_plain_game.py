"""A game without a drawn board, and with secrets, in the plain view."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.visitor import Invite, dice, play_together
from server.house import House


def test_riddles_are_played_by_clicks_and_no_page_is_sent_the_others_hand(
    house: House, invite: Invite
) -> None:
    host, other = house.visitor("Ada"), house.visitor("Ben")
    table = host.table("me", "friend", game="riddles")
    other.post(f"/api/tables/{table}/seats/1")
    ada = invite(house, guest=host).sit(table)
    ben = invite(house, guest=other).sit(table)
    for visitor in (ada, ben):
        visitor.until("tale.state.status === 'running'")
        expect(visitor.page.locator(".plain")).to_be_visible()
    hands = []
    for visitor in (ada, ben):
        frames = map(json.loads, visitor.ask("tale.raw"))
        events = [event for frame in frames for event in frame.get("events", [])]
        told = [event["args"]["card"] for event in events if event["key"] == "deal.draw"]
        assert len(told) == 3
        hands.append(told)
    assert not set(hands[0]) & set(hands[1])
    open_cards: set[str] = set()

    def look() -> bool:
        """Nobody has been sent a card of the other's that does not lie open."""
        for seat, visitor in enumerate((ada, ben)):
            raw = visitor.ask("tale.raw")
            for frame in map(json.loads, raw):
                for event in frame.get("events", []):
                    if event["key"] == "round.reveal":
                        open_cards.add(event["args"]["card"])
            for card in set(hands[1 - seat]) - open_cards:
                text = json.dumps(card)
                assert not any(text in frame for frame in raw), f"seat {seat} was sent {card}"
                assert visitor.page.locator(f'[data-option="{card}"], [data-card="{card}"]').count() == 0
        return False

    play_together(ada, ben, pick=dice(1), stop=look)
    for visitor in (ada, ben):
        expect(visitor.page.locator(".verdict h2")).to_contain_text("most points")
        visitor.well()


def test_at_one_screen_a_curtain_hides_the_hand_until_it_is_opened(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(host.table("hotseat", "hotseat", game="riddles"))
    for turns in range(10):
        visitor.until("tale.state.status === 'over' || !tale.pending()")
        curtain = visitor.page.locator(".curtain")
        expect(curtain).to_be_visible()
        expect(visitor.page.locator(".board .plain")).to_be_visible()  # what everybody may see
        assert visitor.ask("tale.state.eyes.map(eye => eye.seat)") == [None], "nobody's hand was even sent"
        assert visitor.page.locator("[data-option], [data-card]").count() == 0
        assert visitor.page.locator("#prompt").count() == 1
        curtain.get_by_role("button").click()
        visitor.until("tale.shown().length > 0")
        if turns and turns % 2 == 0:  # the first of the two has missed how the round ended
            expect(visitor.page.locator(".away h2")).to_have_text("Since your last turn")
        visitor.play_on()
        if visitor.over:
            break
        expect(visitor.page.locator("#prompt")).to_contain_text("See what came of it.")
        assert visitor.page.locator(".curtain").count() == 0
        sent = visitor.ask("tale.state.eyes.filter(eye => eye.prompt || eye.seat === tale.state.asked.seat)")
        assert sent == [], "of the next one nothing yet"
        visitor.page.locator("[data-hand-over]").click()
    assert visitor.over
    expect(visitor.page.locator(".ending")).to_be_visible()
    visitor.well()
