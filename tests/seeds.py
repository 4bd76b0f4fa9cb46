"""Every test has dice of its own, the same at every run, in its own process and at the servers it starts.

One that fails tells its seed, which comes from the name of the test. ``pytest --other-dice N`` plays all
of them with other dice, to find those that pass by luck.
"""

from __future__ import annotations

import zlib
from collections.abc import Generator
from itertools import count

import pytest

from westmarch.core import chance

_SEED = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--other-dice", type=int, default=0, metavar="N", help="other seeds for all tables")


class Counted:
    """Stands where `westmarch.core.chance` has the module ``secrets``: the n-th seed follows from n."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn = count()

    def randbits(self, _: int) -> int:
        return chance.derive(self._seed, next(self._drawn))


def _seed_of(request: pytest.FixtureRequest) -> int:
    name = f"{request.node.name} {request.config.getoption('--other-dice')}"
    found = request.node.stash[_SEED] = zlib.crc32(name.encode())
    return found


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of this test's tables."""
    return _seed_of(request)


@pytest.fixture(autouse=True)
def own_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that are made in this process without a seed are the same at every run."""
    monkeypatch.setattr(chance, "secrets", Counted(_seed_of(request)))


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
