"""The conformance battery as a pytest plug-in: a game gets it by being registered.

A test that takes the fixtures ``conformance_check`` and ``conformance_case`` is run with every
check on every case of every registered game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

FIXTURES = {"conformance_check", "conformance_case"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not FIXTURES.intersection(metafunc.fixturenames):
        return
    # Not above: pytest loads this module in every project beside which Westmarch is installed.
    from westmarch.bots.conformance import BOT_CHECKS
    from westmarch.core.conformance import CHECKS, cases
    from westmarch.core.registry import find_game, game_ids

    if "conformance_check" in metafunc.fixturenames:
        checks = (*CHECKS, *BOT_CHECKS)
        metafunc.parametrize("conformance_check", checks, ids=[check.__name__ for check in checks])
    if "conformance_case" in metafunc.fixturenames:
        found = [case for game_id in game_ids() for case in cases(find_game(game_id))]
        metafunc.parametrize("conformance_case", found, ids=str)
