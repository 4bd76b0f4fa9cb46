"""The terminal: ``westmarch games | studies | play | rules | replay | verify | serve | admin | …``.

A command is imported when it is called, so that the list of commands is there at once.
"""

from __future__ import annotations

import click

from westmarch import __version__
from westmarch.cli.group import LazyGroup
from westmarch.cli.streams import prepare_streams

COMMANDS = {
    "games": "The games, their options, bots, and what is reconstructed.",
    "studies": "Famous positions to play, where a game has them.",
    "play": "Play in this terminal, against bots or on one screen.",
    "rules": "The rules of a game in brief.",
    "replay": "Look at a recorded match again, step by step.",
    "verify": "Prove that the dice of a match came from its seed.",
    "serve": "Serve tables to browsers, for friends and bots.",
    "tables": "What a new version would do with the tables of a server.",
    "admin": "Look after a server: tables, visitors, orders.",
    "backup": "Write everything a server keeps into one file.",
    "restore": "Bring a backup back.",
    "simulate": "Play many matches between bots and count.",
    "arena": "Rate bots against each other.",
    "bench": "Measure how fast the engine is.",
}


@click.group(
    cls=LazyGroup,
    package="westmarch.cli.commands",
    abouts=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="westmarch")
def main() -> None:
    """Tolkien board games in the terminal: play, simulate, replay and verify.

    \b
    westmarch play                      go on with your last match, or start one
    westmarch play mordor --lang ru     in Russian (en, ru, de)
    westmarch games                     what there is, with all options
    westmarch COMMAND --help            more about one command
    """
    prepare_streams()
