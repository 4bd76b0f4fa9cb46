"""A generic fuzzer tries every call of the API with what its own description allows, and what it does not."""

from __future__ import annotations

import subprocess
import sys

from server.house import House

SECONDS = 60
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance,negative_data_rejection"
)


def test_the_api_keeps_its_own_promises(house: House) -> None:
    run = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{house.address}/openapi.json"),
            *(
                "--checks",
                CHECKS,
                "--max-examples",
                "15",
                "--seed",
                "7",
                "--phases",
                "examples,coverage,fuzzing",
            ),
            *("--generation-database", "none", "--exclude-path-regex", "hint$"),
        ],
        capture_output=True,
        text=True,
        timeout=SECONDS * 3,
        cwd=house.folder,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert "Traceback" not in house.written()
