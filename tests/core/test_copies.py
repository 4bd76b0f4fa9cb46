"""Copies and pickles of a match are forks: independent, with the same dice to come.

The conformance battery looks at copies in random matches of every game (`check_copies`); here are the matches
that it does not make.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import BadOption, IllegalAnswer, Match, RecordError, WestmarchError
from westmarch.core.content import load_content
from westmarch.core.registry import register, unregister

from .table import everything, follow, play_on

GAMES = ["mordor", "smaug", "hunt", "war"]
Copy = Callable[[Match[Any]], Match[Any]]


def pickled(match: Match[Any]) -> Match[Any]:
    return pickle.loads(pickle.dumps(match))  # type: ignore[no-any-return]


WAYS = pytest.mark.parametrize("way", [copy, deepcopy, pickled], ids=lambda way: way.__name__)


@WAYS
@pytest.mark.parametrize("game", GAMES)
def test_playing_on_in_a_copy_leaves_its_original_alone(way: Copy, game: str) -> None:
    match = westmarch.new(game, seed=5)
    play_on(match, 1, answers=40)
    before = everything(match)
    twin = way(match)
    assert everything(twin) == before
    answers = play_on(twin, 2, answers=40)
    assert everything(match) == before
    follow(match, answers)
    assert everything(twin) == everything(match), "the same dice fell"
    assert twin.record() == match.record()
    assert [match.undoable(seat) for seat in (0, 1)] == [twin.undoable(seat) for seat in (0, 1)]


@pytest.mark.parametrize("game", GAMES)
def test_a_quiet_match_can_be_pickled_however_late(game: str) -> None:
    """It has kept no checkpoint since its beginning."""
    for late in (0, 1, 57):
        quiet, loud, rng = (
            westmarch.new(game, seed=3, quiet=True),
            westmarch.new(game, seed=3),
            random.Random(late),
        )
        for _ in range(late):
            code = rng.choice(loud.codes)
            quiet.step(code)
            loud.step(code)
        twin = pickled(quiet)
        follow(twin, play_on(loud, 1, answers=20))
        assert twin.digest() == loud.digest()
        assert twin.events() == []


@WAYS
def test_a_match_that_began_at_a_position(way: Copy) -> None:
    game = westmarch.new("war").game
    match = westmarch.scenario("war", game.study(game.studies()[0]), seed=4, seats=("human", "bot:steady"))
    play_on(match, 1, answers=12)
    twin = way(match)
    follow(twin, play_on(match, 2, answers=12))
    assert everything(twin) == everything(match)
    assert (twin.origin, twin.seats, twin.seed) == (match.origin, match.seats, 4)
    assert twin.record() == match.record()


@WAYS
def test_dice_of_several_seeds_and_nonces(way: Copy) -> None:
    """What was played elsewhere, what players added, and a seed that is not known here."""
    match = westmarch.new("mordor", 2, 7, nonces=("ann", "bob"))
    play_on(match, 1, answers=9)
    for one in (
        match,
        westmarch.replay(match.record().continued(5, 8)),
        westmarch.replay(match.record().sealed()),
    ):
        twin = way(one)
        assert (twin.commitment, twin.nonces, twin.earlier) == (one.commitment, one.nonces, one.earlier)
        assert (twin.sealed, twin.asks_chance) == (one.sealed, one.asks_chance)
        follow(twin, play_on(one, 2, answers=9))
        assert everything(twin) == everything(one)
        assert twin.record() == one.record()


@WAYS
def test_in_the_middle_of_a_roll(way: Copy) -> None:
    """Somebody throws real dice, and has named two of five; afterwards all of them have been rolled."""
    match = westmarch.new("mordor", 2, chance="ask")
    play_on(match, 1, answers=2)
    twin = way(match)
    assert twin.rolling == match.rolling == 2
    follow(twin, play_on(match, 2, answers=3))
    assert everything(twin) == everything(match)
    assert way(match).rolled == match.rolled
    assert len(match.rolled) == 5


def test_a_pickle_holds_neither_board_nor_tables(tmp_path: Path) -> None:
    """But tables of one's own are in it, for nobody else has them."""
    for game in GAMES:
        match = westmarch.new(game, seed=1, quiet=True)
        twin = pickled(match)
        assert twin.setup.board is match.setup.board
        assert twin.setup.content is match.setup.content
        assert twin.state.same(match.state), "it points to the same parts of the board"
        assert len(pickle.dumps(match)) < 6_000
    shipped = Path(westmarch.__file__).parent / "games" / "mordor" / "content" / "dice.toml"
    table = shipped.read_text("utf-8").replace("reconstructed", "from my box, once reconstructed")
    (tmp_path / "dice.toml").write_text(table, "utf-8")
    match = westmarch.new("mordor", seed=1, content=tmp_path)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        twin = pickle.loads(pickle.dumps(match, protocol))
        assert twin.setup.content.hash == match.setup.content.hash
        assert twin.setup.content.changed == ("dice",)
        assert twin.setup.board is match.setup.board
        assert twin.record() == match.record()


def test_a_pickle_of_other_rules_or_tables_is_refused(
    riddles: Riddles, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = pickle.dumps(westmarch.new("riddles", 2, 1))
    assert pickle.loads(kept).seed == 1
    with monkeypatch.context() as patch:
        patch.setattr(Riddles, "version", 2)
        with pytest.raises(RecordError, match="pickle: made with version 1 of the rules of riddles"):
            pickle.loads(kept)
    with monkeypatch.context() as patch:
        patch.setattr(load_content("toys", ()), "hash", "0" * 64)
        with pytest.raises(RecordError, match="other content tables"):
            pickle.loads(kept)
    unregister("riddles")
    with pytest.raises(WestmarchError, match="no game 'riddles'"):
        pickle.loads(kept)
    register("riddles", lambda: riddles)


def test_several_matches_in_one_structure_stay_themselves() -> None:
    """What stands twice in a structure stands twice in its copy; two matches stay two."""
    one, other = westmarch.new("mordor", seed=1), westmarch.new("mordor", seed=2)
    for kept in (deepcopy([one, other, one]), pickle.loads(pickle.dumps([one, other, one]))):
        assert kept[0] is kept[2] is not one
        assert [match.seed for match in kept] == [1, 2, 1]


ERRORS = [
    BadOption("seed", 3, "none"),
    IllegalAnswer("x", 0, "k", ("a",)),
    RecordError("damaged", "bad", "file"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_comes_whole_out_of_a_worker(error: WestmarchError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy(error), deepcopy(error)):
        assert type(again) is type(error)
        assert (str(again), again.details, again.variant) == (str(error), error.details, error.variant)
        assert vars(again) == vars(error)
