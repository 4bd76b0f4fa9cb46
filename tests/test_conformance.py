"""Every registered game passes the whole battery."""

from westmarch.core.conformance import Case, Check


def test_conformance(conformance_check: Check, conformance_case: Case) -> None:
    conformance_check(conformance_case)
