"""How busy the machine is meanwhile: processor time of the server, the clients, PostgreSQL and all others."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


def cpu_seconds(process: int) -> float | None:
    """Processor time that a process has used, where the machine tells it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def postgres_seconds() -> float:
    """Processor time of all processes named postgres: the one started here, and any other."""
    found = 0.0
    for name in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):
            if name.read_text("utf-8", "replace").strip() == "postgres":
                found += cpu_seconds(int(name.parent.name)) or 0.0
    return found


def machine_seconds() -> float | None:
    """Processor time that the whole machine has used, where it tells it."""
    try:
        fields = Path("/proc/stat").read_text("ascii").partition("\n")[0].split()[1:9]
    except OSError:
        return None
    idle = int(fields[3]) + int(fields[4])
    return (sum(map(int, fields)) - idle) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Work:
    """Processor seconds up to a moment."""

    server: float | None
    clients: float | None
    postgres: float | None
    machine: float | None

    @classmethod
    def now(cls, server: int) -> Work:
        return cls(cpu_seconds(server), cpu_seconds(os.getpid()), postgres_seconds(), machine_seconds())

    def cores_until(self, then: Work, seconds: float) -> dict[str, float]:
        """Cores kept busy; ``others`` is whatever else runs here and has nothing to do with this."""
        used = {}
        for name in ("server", "clients", "postgres", "machine"):
            before, after = getattr(self, name), getattr(then, name)
            if before is None or after is None:
                return {}
            used[name] = (after - before) / seconds
        used["others"] = used["machine"] - used["server"] - used["clients"] - used["postgres"]
        return {name: round(cores, 2) for name, cores in used.items()}
