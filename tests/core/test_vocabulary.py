"""The fixed list of answers: every one has one text, and every text at most one answer."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.core.errors import UnknownAnswer
from westmarch.core.vocabulary import Domain, Option, Vocabulary

SMALL = Vocabulary([("die", ("red", "blue")), ("space", ("1", "2", "3")), ("", ("done", "keep"))])
WORDS = st.text(st.characters(codec="ascii", categories=["Ll", "Nd"], include_characters="_."), min_size=1)
VOCABULARIES = st.dictionaries(WORDS | st.just(""), st.lists(WORDS, min_size=1, unique=True), min_size=1).map(
    lambda domains: Vocabulary(domains.items())
)


@given(VOCABULARIES)
def test_parse_and_format_undo_each_other(vocabulary: Vocabulary) -> None:
    for code, option in enumerate(vocabulary):
        assert option.code == code
        assert vocabulary.format(code) is option
        assert vocabulary.parse(str(option)) == vocabulary.parse(option) == code
    assert len({str(option) for option in vocabulary}) == len(vocabulary)


@given(VOCABULARIES)
def test_the_codes_of_a_domain_follow_each_other(vocabulary: Vocabulary) -> None:
    codes = [code for domain in vocabulary.domains.values() for code in domain.codes]
    assert codes == list(range(len(vocabulary)))
    for name, domain in vocabulary.domains.items():
        assert vocabulary.domain(name) is domain
        for value in domain.values:
            option = vocabulary.format(domain[value])
            assert (option.domain, option.value) == (name, value)
            assert domain[value] in domain


@given(VOCABULARIES, st.text())
def test_any_other_text_is_unknown(vocabulary: Vocabulary, text: str) -> None:
    known = {str(option) for option in vocabulary}
    if text in known:
        assert str(vocabulary.format(vocabulary.parse(text))) == text
    else:
        with pytest.raises(UnknownAnswer):
            vocabulary.parse(text)


@given(st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.binary(), st.lists(st.text())))
def test_what_is_no_text_is_unknown(thing: object) -> None:
    with pytest.raises(UnknownAnswer):
        SMALL.parse(thing)  # type: ignore[arg-type]


def test_texts_are_canonical() -> None:
    assert [str(option) for option in SMALL] == [
        "die:red",
        "die:blue",
        "space:1",
        "space:2",
        "space:3",
        "done",
        "keep",
    ]
    for text in ("DIE:RED", "die: red", " done", "done\n", ":done", "red", "die:", "die"):
        with pytest.raises(UnknownAnswer, match="is not an answer of this game"):
            SMALL.parse(text)


def test_plain_words_and_domains_are_found_by_name() -> None:
    assert SMALL.word("keep") == SMALL.parse("keep") == 6
    assert SMALL.domain("space")["3"] == 4
    assert 4 in SMALL.domain("space")
    assert 5 not in SMALL.domain("space")
    assert 1 not in SMALL.domain("space")
    assert len(SMALL.domain("space")) == 3
    with pytest.raises(ValueError, match="not in tuple"):
        SMALL.domain("space")["4"]
    with pytest.raises(KeyError):
        SMALL.domain("card")


@pytest.mark.parametrize(
    "domains",
    [[("die", ("red", "red"))], [("", ("a:b",)), ("a", ("b",))], [("", ("done",)), ("", ("done",))]],
)
def test_two_answers_cannot_have_one_text(domains: list[tuple[str, tuple[str, ...]]]) -> None:
    with pytest.raises(ValueError, match="the same text"):
        Vocabulary(domains)


def test_an_alias_is_understood_and_never_written() -> None:
    vocabulary = Vocabulary(
        [("card", ("athelas",)), ("", ("done",))], {"card:9": "card:athelas", "ok": "done"}
    )
    assert vocabulary.parse("card:9") == vocabulary.parse("card:athelas") == 0
    assert vocabulary.parse("ok") == 1
    assert [str(option) for option in vocabulary] == ["card:athelas", "done"]
    assert vocabulary.aliases["card:9"] is vocabulary.format(0)
    with pytest.raises(UnknownAnswer):
        vocabulary.parse("card:8")


def test_an_alias_names_one_answer_that_is_there() -> None:
    with pytest.raises(ValueError, match="the text of an answer"):
        Vocabulary([("die", ("red", "blue"))], {"die:red": "die:blue"})
    with pytest.raises(KeyError):
        Vocabulary([("die", ("red", "blue"))], {"die:rouge": "die:green"})


def test_an_option_is_a_text_that_knows_its_code() -> None:
    option = SMALL.format(1)
    assert option == "die:blue" == option.text
    assert option in {"die:blue"}
    assert {option: 1}["die:blue"] == 1
    assert f"{option}, {option.upper()}" == "die:blue, DIE:BLUE"


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda o: pickle.loads(pickle.dumps(o))])
def test_an_option_survives_copying(again: object) -> None:
    """Bots in other processes send them back."""
    option = SMALL.format(5)
    twin = again(option)  # type: ignore[operator]
    assert type(twin) is Option
    assert (twin, twin.domain, twin.value, twin.code) == ("done", "", "done", 5)


def test_a_domain_counts_from_its_first_code() -> None:
    domain = Domain("card", ["a", "b"], 7)
    assert domain.codes == (7, 8)
    assert domain["b"] == 8
