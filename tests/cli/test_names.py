"""What people type, and what they mean by it."""

from __future__ import annotations

import pytest

from westmarch.cli.problems import Problem
from westmarch.cli.talking.names import Names, words_of
from westmarch.core.registry import find_game
from westmarch.core.text import text_for

GAME = find_game("war")


def names(language: str) -> Names:
    return Names(text_for(language, GAME), map(str, GAME.vocabulary.options))


def test_words_without_accents_signs_and_case() -> None:
    assert words_of("  Barad-dûr ") == ("barad", "dur")
    assert words_of("Helm’s Deep") == ("helms", "deep")
    assert words_of("Östliches Nebelgebirge, groß") == ("ostliches", "nebelgebirge", "gross")
    assert words_of("Ёлка") == ("елка",)
    assert words_of("?!") == ()


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "osgiliath", "region:osgiliath"),
        ("en", "OSGIL", "region:osgiliath"),
        ("en", "barad dur", "region:barad_dur"),
        ("en", "lorien", "region:lorien"),
        ("en", "minas t", "region:minas_tirith"),
        ("en", "tirith", "region:minas_tirith"),
        ("en", "helms deep", "region:helms_deep"),
        ("en", "in the dead marshes", "region:dead_marshes"),
        ("en", "gondor", "nation:gondor"),
        ("en", "gondor elite", "figure:gondor_elite"),
        ("en", "nazgul", "figure:nazgul"),
        ("en", "athelas", "card:athelas"),
        ("en", "region:edoras", "region:edoras"),
        ("en", "the shire", "region:the_shire"),
        ("en", "shire", "region:the_shire"),
        ("ru", "эдорас", "region:edoras"),
        ("ru", "Эдораса", "region:edoras"),
        ("ru", "в минас тирит", "region:minas_tirith"),
        ("ru", "странник", "character:strider"),
        ("de", "helms klamm", "region:helms_deep"),
        ("de", "hulsten", "region:hollin"),
        ("de", "grosser", None),
        ("en", "mordorx", None),
        ("en", "", None),
    ],
)
def test_one_thing_is_found(language: str, typed: str, meant: str | None) -> None:
    assert names(language).find(typed) == ([] if meant is None else [meant])


def test_what_may_mean_several_is_asked_back() -> None:
    with pytest.raises(Problem) as asked:
        names("en").one("minas")
    assert str(asked.value) == "“minas” could mean several: Minas Morgul, Minas Tirith."
    with pytest.raises(Problem) as asked:
        names("en").one("the")
    assert str(asked.value).endswith(" ….")
    with pytest.raises(Problem, match="nothing called “foo”"):
        names("en").one("foo")


def test_things_of_one_name_are_one() -> None:
    assert names("en").one("eye, reveal").startswith("tile:std_eyer")


def test_the_plainer_of_two_is_meant() -> None:
    assert names("en").one("smeagol helps") == "card:smeagol_helps_nice_master"


def test_two_names_in_a_line() -> None:
    found = names("en").two(["edoras", "minas", "tirith"])
    assert found == ("region:edoras", "region:minas_tirith")
    assert names("en").two(["edoras"]) is None
    assert names("en").two(["foo", "bar"]) is None
