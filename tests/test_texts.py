"""Every sentence in every language: the same messages, the same variables, and no holes in play.

The house's own words are checked like those of a game. What a variable can refer to is not
declared anywhere, so it is learnt from matches that are really played.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import westmarch
from westmarch.cli.talking.ending import result_line
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, Text, house_source, slug, text_for

HOUSE = "house"
GAMES = westmarch.game_ids()
CASES = {"gen", "dat", "acc", "ins", "loc"}
PARTS: dict[str, set[str]] = {
    "hunt": {"form", "needs", "event", "text"},
    "mordor": {"short", "text"},
    "smaug": {"text"},
    "war": {"nom", "to", "from", "adj", "start", "form", "needs", "event", "discard", "text"},
}
"""Attributes that a game has besides the cases: other forms of a name, the halves of a card, a study."""
OF_SOME = {"needs", "discard"}
"""Parts that not every card has."""
MATCHES = {"hunt": 6, "smaug": 8, "war": 2}
"""Random matches of a long game; of others 20."""
ASKED_WHY = 300
"""Prompts of a match at which the reasons for everything else are asked for."""
MOST = 24
"""Numbers up to this one are tried in every sentence; Russian changes its mind at 21."""

OPTIONS: dict[str, tuple[int, dict[str, str]]] = {
    "mordor": (4, {"sheet": "advanced", "hobbits": "choose", "first": "random"})
}
"""Players and options of a game's random matches, where they should differ from the defaults."""

COUNTS = {"picked", "passed"}
"""Numbers that count the list beside them, so that they do not change alone."""

RARE: dict[str, list[Event]] = {
    "mordor": [
        Event("ending.tie_break", {"winners": ["hobbit:sam"], "n": 1}),
        Event("ending.shared", {"winners": ["hobbit:frodo", "hobbit:merry"], "n": 2}),
        Event("ending.alone", {"winners": ["hobbit:pippin"], "n": 1}),
        Event("ending.all_lost", {"winners": [], "n": 0}),
    ],
    "war": [
        Event("token.granted", {"side": "side:free", "token": "token:draw_card"}),
        Event("token.used", {"side": "side:shadow", "token": "token:move_minions"}),
        Event("victory.first", {"side": "side:rohan_player", "points": -1}),
        Event("victory.shared", {"side": "side:shadow", "points": 5}),
    ],
}
"""What random players seldom reach."""
PRINTED = {"hunt": re.compile(r"\b(?:[IV]+(?:·[A-D])?|[A-D])(?!\w)")}
"""What stands on a board in Latin letters, in every language: sections, zones, exits."""
SAMPLES: dict[str, dict[str, Any]] = {
    "smaug": {
        **dict.fromkeys(("colour", "partner", "leader"), "colour:green"),
        **dict.fromkeys(("card", "wish", "doubled"), "card:dwarf_fili"),
        "cards": ["card:dwarf_fili", "card:ally_beorn"],
        "price": ["card:dwarf_fili", "card:ally_beorn"],
        **dict.fromkeys(("space", "origin"), "space:17"),
        **dict.fromkeys(("any", "gandalf", "hit", "can", "back"), True),
        "occasion": "draw",
        **dict.fromkeys(("n", "need", "roll", "steps", "main", "extra", "enemies", "of", "low", "high"), 2),
        **dict.fromkeys(("turn", "killed", "left", "number", "nth"), 2),
        "piece": "piece:blue_1",
        "pieces": ["piece:blue_1", "piece:bilbo"],
        "march": "march:4",
        "deck": "deck:erebor",
        "step": "step:7",
        "beside": "beside:cave",
        "place": "place:erebor",
    },
    "hunt": {
        "place": "shire:23",
        "origin": "wild:18",
        "last": "shire:31",
        "rider": "rider:blue",
        "riders": ["rider:green", "rider:lord"],
        "card": "ally:A1-01",
        "cards": ["sorcery:S-07", "sorcery:S-04"],
        "companion": "companion:sam",
        "phase": "phase:night",
        "zone": "zone:II-A",
        "zones": ["zone:II-D", "zone:III-B"],
        "section": "section:II",
        "area": "section:V",
        "die": "die:morgul_ring",
        "dice": ["die:ring", "die:shadow"],
        "token": "token:red1",
        "tokens": ["shire:23"],
        "ability": "ability:2",
        "effect": "effect:1",
        "way": ["shire:1", "note:dot"],
        "gandalf": ["wild:18"],
        "who": "both",
        "answer": "here",
        "side": "seat:3",
        "cause": "ally:A1-15",
        "deck": "same",
        **dict.fromkeys(("yes", "dot", "again", "lord"), True),
        **dict.fromkeys(("seat", "day", "number", "nth", "track", "corruption", "supply", "dots", "left"), 2),
    },
    "war": {
        "side": "side:shadow",
        "region": "region:moria",
        "origin": "region:lorien",
        "battle": "region:minas_tirith",
        "card": "card:axe_and_bow",
        "character": "character:boromir",
        "characters": ["character:gimli", "character:legolas"],
        "who": ["character:gimli"],
        "way": ["region:dol_guldur", "region:moria"],
        "passed": 2,
        "deck": "deck:character",
        "nation": "nation:rohan",
        "figure": "figure:gondor_elite",
        "tile": "tile:std_2_1",
        "die": "die:army",
        "face": "die:muster",
        "army_card": "symbol",
        "dice": ["pips:3", "pips:6"],
        "value": "region:moria",
        "act": "move",
        "mordor": False,
        **dict.fromkeys(("n", "need", "points", "page", "total", "turn", "round", "step"), 2),
        **dict.fromkeys(("base", "modifier", "number", "nth"), 2),
        **dict.fromkeys(("progress", "corruption", "before", "after", "most", "left", "units"), 2),
        **dict.fromkeys(("free", "shadow"), 1),
    },
}
"""What the variables of a game stand for, for sentences that no random match came to."""
SELDOM: dict[str, dict[str, dict[str, Any]]] = {
    "mordor": {"outcome-strikes_nobody": {"hobbit": "hobbit:sam"}},
}
"""The same for other sentences."""

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
for_each_game = pytest.mark.parametrize("game_id", GAMES)
for_each_source = pytest.mark.parametrize("name", [HOUSE, *GAMES])


# -- the files ------------------------------------------------------------------------------


def source(name: str, language: str) -> str:
    return house_source(language) if name == HOUSE else find_game(name).locale(language)


@cache
def messages(name: str, language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source(name, language)).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{name} {language}: not valid Fluent: {junk[0]}"
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(set(ids)) == len(ids), f"{name} {language}: a message stands there twice"
    return dict(zip(ids, found, strict=True))


class Uses(Visitor):
    """Which variables a message takes, and in which grammatical case it wants the name of each."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.cases: set[tuple[str, str]] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        assert node.id.name == "NAME", f"unknown function {node.id.name}"
        [variable] = node.arguments.positional
        for argument in node.arguments.named:
            assert argument.name.name == "case"
            self.cases.add((variable.id.name, argument.value.value))
        self.generic_visit(node)


def is_empty(pattern: ast.Pattern | None) -> bool:
    return pattern is None or all(is_blank(part) for part in pattern.elements)


def is_blank(part: ast.TextElement | ast.Placeable) -> bool:
    text = part if isinstance(part, ast.TextElement) else part.expression
    return isinstance(text, ast.TextElement | ast.StringLiteral) and not text.value.strip()


@for_each_source
def test_every_language_has_the_same_messages(name: str) -> None:
    english = set(messages(name, "en"))
    for language in LANGUAGES:
        other = set(messages(name, language))
        assert other == english, f"{name} {language}: {sorted(other ^ english)}"


@for_each_source
def test_every_language_uses_the_same_variables(name: str) -> None:
    for key, message in messages(name, "en").items():
        for language in LANGUAGES:
            used = Uses(messages(name, language)[key]).variables
            assert used == Uses(message).variables, f"{name} {language}: {key}"


@for_each_source
@in_each_language
def test_no_text_is_empty(name: str, language: str) -> None:
    for key, message in messages(name, language).items():
        assert not is_empty(message.value), f"{name} {language}: {key}"
        for attribute in message.attributes:
            known = CASES | PARTS.get(name, set())
            assert attribute.id.name in known, f"{name} {language}: {key}.{attribute.id.name}"
            assert not is_empty(attribute.value), f"{name} {language}: {key}.{attribute.id.name}"


@for_each_game
@in_each_language
def test_everything_a_game_can_name_has_a_text(game_id: str, language: str) -> None:
    game = find_game(game_id)
    text = text_for(language, game)
    keys = ["game-title", "game-summary"]
    keys += ["prompt-" + slug(kind) for kind in game.keys.prompts]
    keys += ["event-" + slug(key) for key in game.keys.events]
    keys += ["reason-" + slug(reason) for reason in game.keys.endings]
    keys += ["why-" + slug(key) for key in game.keys.reasons]
    keys += ["outcome-" + slug(key) for key in game.keys.outcomes]
    keys += ["setting-" + spec.name for spec in game.option_specs]
    keys += [f"choice-{spec.name}-{choice}" for spec in game.option_specs for choice in spec.choices]
    keys += ["table-" + table.name for table in game.tables]
    keys += [slug(str(option)) for option in game.vocabulary]
    assert [key for key in keys if not text.has(key)] == []


@for_each_game
def test_notes_for_a_first_match_are_few_and_belong_to_questions(game_id: str) -> None:
    notes = [key for key in messages(game_id, "en") if key.startswith("guide-")]
    assert len(notes) <= 6
    kinds = {"guide-" + slug(kind) for kind in find_game(game_id).keys.prompts}
    for note in notes:
        assert note in kinds or (note.removesuffix("-2") in kinds and note.removesuffix("-2") in notes), note


# -- what is said in play -------------------------------------------------------------------


def new_match(game_id: str, number: int) -> Match[Any]:
    players, options = OPTIONS.get(game_id, (None, {}))
    chance = "ask" if number % 4 == 0 else "seed"
    return westmarch.new(game_id, players, number, options, chance=chance)  # type: ignore[arg-type]


def positions(game_id: str, number: int) -> Iterator[Match[Any]]:
    """A random match, at each of its prompts and at its end."""
    match = new_match(game_id, number)
    dice = random.Random(number)
    yield match
    while (prompt := match.prompt) is not None:
        match.play(dice.choice(prompt.options))
        yield match


def references(value: Any) -> Iterator[str]:
    """Everything such as ``place:moria`` inside a scene."""
    if isinstance(value, str) and re.fullmatch(r"[a-z_]+:\w+", value):
        yield value
    elif is_dataclass(value):
        yield from references(list(vars(value).values()))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from references(item)


def asked(text: Text, match: Match[Any]) -> Iterator[str]:
    """The question and its answers as a client prints them."""
    prompt = match.prompt
    if prompt is not None:
        yield text.prompt(prompt)
        for option in prompt.options:
            yield text.option(prompt, option)


def told(text: Text, match: Match[Any]) -> Iterator[str]:
    """The log of a whole match as everybody heard it, and how it ended, in the words of the terminal."""
    for viewer in (None, *range(match.setup.players)):
        for _, event in match.events(viewer):
            yield text.event(event)
    assert match.result is not None
    yield text.get("reason-" + slug(match.result.reason))
    yield result_line(match.result, match.seats, text)


@cache
def raw_names(game_id: str) -> re.Pattern[str]:
    """Ids that must never reach a reader: ``symbol:ring``, ``event-throw-roll``, ``place-moria``."""
    domains = {key.split("-")[0] for key in messages(game_id, "en") if "-" in key}
    return re.compile(rf"\b(?:{'|'.join(sorted(domains))})[:-]\w", re.IGNORECASE)


def check_sentence(game_id: str, language: str, sentence: str) -> None:
    where = f"{language}: {sentence!r}"
    assert sentence, where
    assert sentence == " ".join(sentence.split()), f"{where} has odd spaces"
    assert not re.search(r"[{}$_]", sentence), where
    assert not raw_names(game_id).search(sentence), f"{where} shows an id"
    assert not re.search(r" [.,:;!?)]|\( |[.,:;]{2}", sentence), f"{where} has odd punctuation"
    if language == "ru":
        if game_id in PRINTED:
            sentence = PRINTED[game_id].sub("", sentence)
        assert not re.search(r"[A-Za-z]", sentence), f"{where} is not Russian"


@for_each_game
@in_each_language
def test_random_matches_read_well(game_id: str, language: str) -> None:
    text = text_for(language, find_game(game_id))
    said: set[str] = set()
    drawn: set[str] = set()
    for number in range(MATCHES.get(game_id, 20)):
        for match in positions(game_id, number):
            said.update(asked(text, match))
            drawn.update(references(match.game.shown.scene(match.setup, match.view(None))))
        said.update(told(text, match))
    said.update(text.name(reference) for reference in drawn)
    for sentence in said:
        check_sentence(game_id, language, sentence)


# -- every sentence with every name in it ---------------------------------------------------

Args = dict[str, Any]


class Heard:
    """What random matches told: an example of every message, and what its variables referred to."""

    def __init__(self, game_id: str) -> None:
        self.game = find_game(game_id)
        self.text = text_for("en", self.game)
        self.examples: dict[str, list[Args]] = defaultdict(list)
        self.domains: dict[tuple[str, str], set[str]] = defaultdict(set)
        for event in RARE.get(game_id, []):
            self.hear("event-" + slug(event.key), event.args)
        for key, args in SELDOM.get(game_id, {}).items():
            self.hear(key, args)
        self.asked_why = 0
        for number in range(MATCHES.get(game_id, 20)):
            self.follow(game_id, number)
        for key, message in messages(game_id, "en").items():
            if key.startswith(("event-", "prompt-", "why-", "outcome-")) and key not in self.examples:
                self.invent(key, Uses(message).variables, SAMPLES.get(game_id, {}))

    def invent(self, key: str, variables: set[str], samples: Args) -> None:
        if variables <= set(samples):
            self.hear(key, {name: samples[name] for name in sorted(variables)})

    def follow(self, game_id: str, number: int) -> None:
        self.asked_why = 0
        for match in positions(game_id, number):
            self.hear_prompt(match)
        for _, event in match.events():
            self.hear("event-" + slug(event.key), event.args)

    def hear_prompt(self, match: Match[Any]) -> None:
        prompt = match.prompt
        if prompt is None:
            return
        kind = slug(prompt.kind)
        self.hear("prompt-" + kind, prompt.args)
        for option in prompt.options:
            args = {"value": str(option), **prompt.option_args(option)}
            for key in (f"option-{kind}-{option.value}", f"option-{kind}-{option.domain}"):
                if self.text.has(key):
                    self.hear(key, args)
                    break
        self.asked_why += 1
        for option in match.game.vocabulary.options if self.asked_why <= ASKED_WHY else ():
            reason = match.why_not(option)
            if reason is not None and reason.key in self.game.keys.reasons:
                self.hear("why-" + slug(reason.key), reason.args)
        for option in prompt.options:
            for outcome in prompt.foretell(option):
                self.hear("outcome-" + slug(outcome.key), outcome.args)
        for outcome in match.outlook(prompt.seat):
            self.hear("outcome-" + slug(outcome.key), outcome.args)

    def hear(self, key: str, args: Args) -> None:
        shape = {name: self.kind_of(value) for name, value in args.items()}
        if shape not in [
            {name: self.kind_of(value) for name, value in old.items()} for old in self.examples[key]
        ]:
            self.examples[key].append(dict(args))
        for name, value in args.items():
            if isinstance(value, str) and ":" in value:
                self.domains[key, name].add(value.split(":")[0])

    def kind_of(self, value: Any) -> str:
        return value.split(":")[0] if isinstance(value, str) else type(value).__name__


@cache
def heard(game_id: str) -> Heard:
    return Heard(game_id)


def names_of(game_id: str, domain: str) -> list[str]:
    """Every reference of a domain: all messages that begin with its name."""
    keys = messages(game_id, "en")
    return [f"{domain}:{key.removeprefix(domain + '-')}" for key in keys if key.startswith(domain + "-")]


def variations(game_id: str, args: Args) -> Iterator[Args]:
    """The example itself, then each argument in all its values while the others stay."""
    yield args
    for name, value in args.items():
        others: list[Any] = []
        if isinstance(value, str) and ":" in value:
            others = names_of(game_id, value.split(":")[0])
        elif isinstance(value, list) and value:
            others = [[other] for other in names_of(game_id, value[0].split(":")[0])]
        elif isinstance(value, bool):
            others = [not value]
        elif isinstance(value, int) and name not in COUNTS:
            others = list(range(MOST + 1))
        for other in others:
            yield {**args, name: other}


@for_each_game
def test_every_event_and_prompt_is_heard(game_id: str) -> None:
    game = find_game(game_id)
    wanted = {"event-" + slug(key) for key in game.keys.events}
    wanted |= {"prompt-" + slug(kind) for kind in game.keys.prompts}
    wanted |= {"why-" + slug(key) for key in game.keys.reasons}
    wanted |= {"outcome-" + slug(key) for key in game.keys.outcomes}
    assert wanted <= set(heard(game_id).examples)


@for_each_game
@in_each_language
def test_every_sentence_takes_every_name(game_id: str, language: str) -> None:
    text = text_for(language, find_game(game_id))
    for key, examples in heard(game_id).examples.items():
        for example in examples:
            for args in variations(game_id, example):
                check_sentence(game_id, language, text.get(key, args))


@for_each_game
@in_each_language
def test_every_case_asked_for_exists(game_id: str, language: str) -> None:
    """A missing case would silently become the nominative, so formatting alone cannot find it."""
    texts = messages(game_id, language)
    for key, message in texts.items():
        for variable, case in sorted(Uses(message).cases):
            domains = heard(game_id).domains[key, variable]
            if key not in heard(game_id).examples or case in OF_SOME:
                continue  # an option that no random match came to, or a part that only some have
            assert domains, f"{key}: nothing is known of ${variable}"
            for reference in [name for domain in domains for name in names_of(game_id, domain)]:
                cases = {attribute.id.name for attribute in texts[slug(reference)].attributes}
                assert case in cases, f"{language}: {key} needs {slug(reference)}.{case}"


# -- the digests of the rules ---------------------------------------------------------------

SECTION = re.compile(r"^(#{2,}) .+$", re.MULTILINE)
ANCHORED = re.compile(r"^(#{2,}) \S.*\n<!-- for:(( [a-z_.]+)*) -->$", re.MULTILINE)


def sections(game_id: str, language: str) -> list[tuple[str, list[str]]]:
    """Level of each heading, and the prompts its section explains."""
    found = ANCHORED.findall(find_game(game_id).digest(language))
    return [(level, kinds.split()) for level, kinds, _ in found]


@for_each_game
@in_each_language
def test_the_digest_explains_every_prompt(game_id: str, language: str) -> None:
    digest = find_game(game_id).digest(language)
    assert digest.startswith("# ")
    assert len(SECTION.findall(digest)) == len(sections(game_id, language)), "a heading has no 'for:' line"
    explained = {kind for _, kinds in sections(game_id, language) for kind in kinds}
    game = find_game(game_id)
    assert explained in (set(game.keys.prompts), {*game.keys.prompts, *game.keys.endings})


@for_each_game
def test_the_digests_have_the_same_sections(game_id: str) -> None:
    english = sections(game_id, "en")
    rows = [find_game(game_id).digest(language).count("\n|") for language in LANGUAGES]
    assert len(set(rows)) == 1, "a table differs"
    for language in LANGUAGES:
        assert sections(game_id, language) == english
