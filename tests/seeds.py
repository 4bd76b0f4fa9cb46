"""Every test that plays at a server has dice of its own, the same at every run.

One that fails tells its seed, which comes from the name of the test. ``pytest --other-dice N`` plays all
of them with other dice, to find those that pass by luck.
"""

from __future__ import annotations

import zlib
from collections.abc import Generator

import pytest

_SEED = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--other-dice", type=int, default=0, metavar="N", help="other seeds for all tables")


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of this test's tables."""
    name = f"{request.node.name} {request.config.getoption('--other-dice')}"
    found = request.node.stash[_SEED] = zlib.crc32(name.encode())
    return found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and _SEED in item.stash:
        dice = item.config.getoption("--other-dice")
        told = f"The tables of this test have seed {item.stash[_SEED]}"
        report.sections.append(("seed", f"{told} (--other-dice {dice})." if dice else f"{told}."))
    return report
