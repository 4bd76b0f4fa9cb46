"""Keys and arguments become sentences; a hole is an error, never an empty line.

That all sentences of the house and of the games are there is checked in `tests/test_texts.py`.
"""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import Event
from westmarch.core import errors, record, replaying
from westmarch.core.errors import WestmarchError
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, MissingText, Text, slug, text_for

from .table import asked, deal

SOURCE = """
place-moria = Moria
    .gen = Morias
hobbit-sam = Sam
hobbit-merry = Merry
done = finished
empty =
    .gen = nothing but a case

greeting = Well met, { $who }!
to = To { NAME($place) }.
gates = The gates of { NAME($place, case: "gen") }.
depths = The depths of { NAME($place, case: "dat") }.
winners = Winners: { $winners }.
doors = { $open ->
    [yes] The doors are open.
   *[no] The doors are shut.
}
rings = { $n ->
    [one] one ring
   *[other] { $n } rings
}
prompt-gate-word = Speak, { NAME($hobbit) }.
event-gate-open = { NAME($hobbit) } opens the gates.
option-gate-word-friend = friend, and enter
option-gate-word-hobbit = { NAME($value) } knows the word
"""


@pytest.fixture
def text() -> Text:
    return Text("en", [SOURCE])


# -- sentences -----------------------------------------------------------------------------------


def test_a_sentence_takes_its_arguments(text: Text) -> None:
    assert text.get("greeting", {"who": "friend"}) == "Well met, friend!"
    assert text.get("rings", {"n": 1}) == "one ring"
    assert text.get("rings", {"n": 9}) == "9 rings"


def test_too_many_arguments_do_no_harm(text: Text) -> None:
    assert text.get("greeting", {"who": "Sam", "where": "Bree"}) == "Well met, Sam!"


@pytest.mark.parametrize("key", ["farewell", "Greeting", "", "place:moria", "place-moria.gen"])
def test_a_missing_sentence_is_an_error(text: Text, key: str) -> None:
    assert not text.has(key)
    with pytest.raises(MissingText, match="en: no text for"):
        text.get(key)


def test_a_missing_argument_is_an_error(text: Text) -> None:
    for args in (None, {}, {"whom": "Sam"}):
        with pytest.raises(MissingText, match=r"en: 'greeting'.*who"):
            text.get("greeting", args)


def test_a_sentence_that_has_only_cases_is_an_error(text: Text) -> None:
    with pytest.raises(MissingText, match="has no value"):
        text.get("empty")


def test_a_missing_text_is_found_by_those_who_look_for_lookup_errors() -> None:
    assert issubclass(MissingText, LookupError)


# -- names and cases -----------------------------------------------------------------------------


def test_a_reference_is_shown_by_its_name(text: Text) -> None:
    assert text.get("to", {"place": "place:moria"}) == "To Moria."
    assert text.name("place:moria") == "Moria"
    assert text.name("done") == "finished"


def test_a_name_stands_in_its_case(text: Text) -> None:
    assert text.get("gates", {"place": "place:moria"}) == "The gates of Morias."
    assert text.name("place:moria", "gen") == "Morias"


def test_a_case_that_a_language_does_not_have_is_the_plain_name(text: Text) -> None:
    assert text.get("depths", {"place": "place:moria"}) == "The depths of Moria."
    assert text.get("gates", {"place": "hobbit:sam"}) == "The gates of Sam."


def test_a_plain_word_stands_for_itself(text: Text) -> None:
    """People type such words; they have no case."""
    assert text.get("to", {"place": "nowhere"}) == "To nowhere."
    assert text.get("to", {"place": 7}) == "To 7."


def test_a_reference_without_a_name_is_an_error(text: Text) -> None:
    with pytest.raises(MissingText, match="no name for 'place:bree'"):
        text.name("place:bree")
    with pytest.raises(MissingText, match="no name for 'place:bree'"):
        text.get("to", {"place": "place:bree"})
    with pytest.raises(MissingText, match="no name for 'hobbit:bilbo'"):
        text.get("winners", {"winners": ["hobbit:sam", "hobbit:bilbo"]})


@pytest.mark.parametrize(
    ("case", "sentence"),
    [("", "Сэм"), ("gen", "Сэма"), ("dat", "Сэму"), ("acc", "Сэма")],
)
def test_russian_hobbits_are_declined(case: str, sentence: str) -> None:
    assert text_for("ru", find_game("mordor")).name("hobbit:sam", case) == sentence


# -- arguments -----------------------------------------------------------------------------------


def test_a_list_becomes_an_enumeration_of_names(text: Text) -> None:
    for winners in (["hobbit:sam", "hobbit:merry"], ("hobbit:sam", "hobbit:merry")):
        assert text.get("winners", {"winners": winners}) == "Winners: Sam, Merry."
    assert text.get("winners", {"winners": ["Elrond", 3]}) == "Winners: Elrond, 3."
    assert text.get("winners", {"winners": []}) == "Winners: ."


def test_a_truth_becomes_a_word_to_select_on(text: Text) -> None:
    assert text.get("doors", {"open": True}) == "The doors are open."
    assert text.get("doors", {"open": False}) == "The doors are shut."


def test_nothing_becomes_an_empty_word(text: Text) -> None:
    assert text.get("greeting", {"who": None}) == "Well met, !"


def test_no_invisible_signs_stand_around_arguments(text: Text) -> None:
    """Fluent isolates directions by default; in a terminal and in tests that is only in the way."""
    assert text.get("greeting", {"who": "Sam"}).isprintable()


# -- prompts, options, events --------------------------------------------------------------------


def test_keys_become_identifiers() -> None:
    assert slug("throw.set_aside") == "throw-set_aside"
    assert slug("place:moria") == "place-moria"


def test_an_event_becomes_a_sentence(text: Text) -> None:
    assert text.event(Event("gate.open", {"hobbit": "hobbit:sam"})) == "Sam opens the gates."
    with pytest.raises(MissingText):
        text.event(Event("gate.close", {}))


def test_a_prompt_and_its_options_become_sentences(riddles: Riddles) -> None:
    match = deal("159", "234")
    text = text_for("en", riddles)
    assert text.prompt(asked(match)) == "Lay a card, player 1."
    assert [text.option(asked(match), option) for option in asked(match).options] == ["1", "5", "9"]


class Gate:
    """A prompt as far as texts look at it."""

    kind = "gate.word"
    args = {"hobbit": "hobbit:merry"}  # noqa: RUF012

    def option_args(self, option: object) -> dict[str, Any]:
        return {}


def test_an_option_takes_the_most_particular_text(text: Text) -> None:
    """For this option here, for its domain here, or its name anywhere."""
    vocabulary = westmarch.core.vocabulary.Vocabulary(
        [("hobbit", ["sam"]), ("place", ["moria"]), ("", ["friend", "done", "enemy"])]
    )
    gate: Any = Gate()
    sam, moria, friend, done, enemy = vocabulary
    assert text.prompt(gate) == "Speak, Merry."
    assert text.option(gate, friend) == "friend, and enter"
    assert text.option(gate, sam) == "Sam knows the word"
    assert text.option(gate, moria) == "Moria"
    assert text.option(gate, done) == "finished"
    with pytest.raises(MissingText):
        text.option(gate, enemy)


def test_the_dice_on_the_table_are_described_in_every_language() -> None:
    match = westmarch.new("mordor", 2, 7)
    said = {
        language: text_for(language, match.game).option(asked(match), asked(match).options[1])
        for language in LANGUAGES
    }
    assert len(set(said.values())) == len(LANGUAGES), said
    assert said["en"] == "red die: Ring"


# -- languages -----------------------------------------------------------------------------------


def test_the_house_speaks_three_languages() -> None:
    assert LANGUAGES == ("en", "ru", "de")
    assert len({text_for(language).name("done") for language in LANGUAGES}) == 3


def test_another_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(WestmarchError, match="no language 'sindarin'; there are en, ru, de"):
        text_for("sindarin")


def test_texts_are_made_once() -> None:
    assert text_for("en") is text_for("en")
    assert text_for("en", find_game("mordor")) is not text_for("en")


def test_a_game_may_say_a_word_of_the_house_in_its_own_way() -> None:
    assert Text("en", ["done = done", "done = so be it"]).name("done") == "so be it"


# -- errors --------------------------------------------------------------------------------------

OFFERED = westmarch.new("mordor", 2, 7).prompt.options  # type: ignore[union-attr]
EXAMPLES: list[WestmarchError] = [
    errors.UnknownAnswer("mellon"),
    errors.IllegalAnswer("die:red", 0, "throw.set_aside", OFFERED),
    errors.MatchOver("die:red"),
    errors.UnknownGame("chess", ["mordor"]),
    errors.BrokenGame("lamp", "dark-lamps", "the lamp is out"),
    errors.NoRules("lamp"),
    errors.BadOption("players", 9, "2 to 4"),
    errors.LetterError("fallen"),
    errors.RecordError("damaged", "the checksum is wrong", "match.westmarch"),
    errors.ContentError("dice.toml", 7, "no such face"),
    errors.PositionError("Sam stands twice"),
    errors.UnwritablePosition(4),
    errors.UnknownBot("gollum", ["random", "steady"]),
]


def kinds(of: type[WestmarchError]) -> set[type[WestmarchError]]:
    found = {kind for kind in of.__subclasses__() if kind.__module__ == errors.__name__}
    return found.union(*map(kinds, found))


def test_there_is_an_example_of_every_error() -> None:
    assert {type(error) for error in EXAMPLES} == kinds(WestmarchError)
    assert len({error.key for error in EXAMPLES}) == len(EXAMPLES)


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: error.key)
def test_every_error_is_told_in_every_language(error: WestmarchError) -> None:
    """Its own sentence in each, not the one for developers; with all that the reader must know."""
    said = [text_for(language, find_game("mordor")).error(error) for language in LANGUAGES]
    assert len({*said, str(error)}) == len(LANGUAGES) + 1, said
    for detail in (
        "chess",
        "dark-lamps",
        "gollum",
        "mellon",
        "dice.toml",
        "match.westmarch",
        "Sam stands twice",
        "2 to 4",
    ):
        if detail in str(error):
            assert all(detail in sentence for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_record_is_told_in_every_language(language: str) -> None:
    """Without the sentence for developers; which faults there are is read from the module itself."""
    faults = set(
        re.findall(r'RecordError\(\s*"(\w+)"', inspect.getsource(record) + inspect.getsource(replaying))
    )
    assert {"damaged", "truncated", "newer", "foreign", "other_rules"} <= faults
    said = {
        text_for(language).error(errors.RecordError(fault, "in full", "match.westmarch", entry=3, cause="?"))
        for fault in faults
    }
    assert len(said) == len(faults)
    assert not any("in full" in sentence for sentence in said)


def test_an_illegal_answer_is_told_with_what_is_possible() -> None:
    error = errors.IllegalAnswer("die:red", 0, "throw.set_aside", ("die:blue", "die:black"))
    assert text_for("en", find_game("mordor")).error(error) == (
        "“red die” is not possible here. Possible: blue die, black die."
    )


def test_an_error_without_a_text_is_told_as_developers_see_it(text: Text) -> None:
    error = errors.BadOption("players", 9, "2 to 4")
    assert text.error(error) == str(error) == "players=9 is not possible; allowed: 2 to 4"
    assert text_for("de").error(WestmarchError("the road goes ever on")) == "the road goes ever on"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", ["die:purple", "a:b:c", ":", "name with spaces:", "mellon", ""])
def test_whatever_was_answered_the_error_can_be_told(language: str, answer: str) -> None:
    """People type what they like, also what looks like a reference and names nothing."""
    error = errors.IllegalAnswer(answer, 0, "throw.set_aside", ("die:blue", "done"))
    for text in (text_for(language), text_for(language, find_game("mordor"))):
        assert answer in text.error(error)
