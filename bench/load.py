"""A full house: many live matches over real sockets, measured, then with the server killed under them.

Server, clients and database are processes of their own on 127.0.0.1. The clients know no rules: they
answer with an offered option after a pause. Two runs for each database, and one of War:

- live: answers accepted a second, and how long an answer takes until both sockets of its match have
  the state it led to;
- war: the same with War of the Ring, on SQLite; and what one long match of it costs;
- killed: the server gets SIGKILL again and again while the clients, in more of a hurry, reconnect and
  send what was not acknowledged once more under the same id. Then it is killed and started a last time,
  and the record of every match must hold every acknowledged answer once, in its place, and no other;
- hostile: what an honest player feels while a stranger does the worst that the usual limits allow; what an
  idle socket costs; a start with many stored tables.

`.venv/bin/python bench/load.py --help`; `make bench` runs it. Exits 1 if an answer was lost or doubled.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
from dataclasses import asdict, replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from load_hostile import measure_hostile, measure_sockets, measure_start
from load_page import PAGE_AIM, first_move, page_size
from load_plan import Data, Plan
from load_runs import UP_TIME, inspect, play_killed, play_live, tell
from load_server import SLOW, Missing, serving
from load_war import live, long_match

WARM_UP = 4.0
HASTE = 4.0
"""How much shorter the pauses are in the run with kills: the more is under way, the more can be lost."""
FIRST_MOVES = 5
BUSY = 0.3
"""Cores taken by others from which on delays are not the server's alone."""
P99_AIM = 100.0
HOSTILE_AIM, QUIET_AIM = 250.0, 5.0
START_AIM = 5.0


def measure(database: str, wish: argparse.Namespace) -> Data:
    """All figures on one database, or why it is missing."""
    tell(f"{database}: starting")
    try:
        with serving(database) as server:
            moves = [first_move(server.port) * 1000 for _ in range(FIRST_MOVES)]
            plan = Plan(
                server.port, server.process, wish.matches, WARM_UP, wish.seconds, wish.pause, wish.seed
            )
            live, told = play_live(server, plan)
            figures: Data = {"first_move_ms": round(statistics.median(moves), 1), **live}
            figures["faults"] = asdict(inspect(server, told))
            hasty = replace(
                plan,
                server=server.process,
                warm_up=1.0,
                pause=wish.pause / HASTE,
                seconds=wish.restarts * (UP_TIME[1] + SLOW) + SLOW,
            )
            tell(f"{database}: killing the server {wish.restarts} times under {wish.matches} matches")
            killed, told = play_killed(server, hasty, wish.restarts)
            figures["killed"] = {**killed, "faults": asdict(inspect(server, told))}
            return figures
    except Missing as missing:
        tell(f"{database}: {missing}")
        return {"missing": str(missing)}


def measure_war(wish: argparse.Namespace) -> Data:
    """War beside it, with fewer seconds of it."""
    plan = Plan(0, 0, wish.war, WARM_UP, wish.seconds, wish.pause, wish.seed)
    return {"matches": wish.war, **(live(plan) if wish.war else {}), "long": long_match()}


def is_faulty(figures: Data) -> bool:
    """Whether anything went wrong in either run."""
    return "missing" not in figures and any(
        (*figures["faults"].values(), *figures["killed"]["faults"].values())
    )


def print_figures(server: Data) -> None:
    """The small table."""
    table = Table("database", "answers/s", "CPU ms", "p50 ms", "p99 ms", "max ms", "first move ms")
    for name in ("kills", "resent"):
        table.add_column(name)
    for name in ("lost", "doubled"):
        table.add_column(name)
    for column in table.columns[1:]:
        column.justify = "right"
    databases: Data = server["databases"]
    for database, found in databases.items():
        if "missing" in found:
            table.add_row(database, "missing")
            continue
        killed = found["killed"]
        names = ("answers_per_s", "cpu_ms", "p50_ms", "p99_ms", "max_ms", "first_move_ms")
        cells = [found[key] for key in names]
        cells += [killed["restarts"], killed["resent"]]
        cells += [found["faults"][key] + killed["faults"][key] for key in ("lost", "doubled")]
        table.add_row(database, *map(str, cells))
    console = Console(width=110)
    console.print(table)
    for database, found in databases.items():
        if "missing" in found:
            console.print(f"{database} was not measured: {found['missing']}")
            continue
        if (others := found["cores"].get("others", 0.0)) > BUSY:
            console.print(f"{database}: {others} cores were busy with other things; delays mean little")
        if is_faulty(found):
            console.print(f"{database}: FAULTS {found['faults']} {found['killed']['faults']}")
    if (war := server["war"])["matches"]:
        console.print(
            f"war: {war['answers_per_s']} answers/s of {war['matches']} matches, p50 {war['p50_ms']} ms, "
            f"p99 {war['p99_ms']} ms, {war['cpu_ms']} ms of CPU an answer"
        )
    long = war["long"]
    console.print(
        f"war: {long['entries'][0]} entries take {long['memory_mb']} MB; a match of {long['entries'][1]} is "
        f"opened in {long['open_s']} s, undo {long['undo_ms']} ms, half way back {long['back_half_ms']} ms"
    )
    if "hostile" in server:
        print_hostile(console, server["hostile"])
    page = server["page"]
    if "missing" in page:
        console.print(f"first page load: {page['missing']}")
    else:
        fonts = page["fonts_at_most_bytes"] / 1000
        console.print(
            f"first page load: {page['bytes'] / 1000:.1f} kB packed, fonts at most {fonts:.1f} kB more"
        )
    console.print(
        f"aims: p99 under {P99_AIM:g} ms, page under {PAGE_AIM / 1000:g} kB, nothing lost or doubled"
    )


def print_attacks(console: Console, attacks: Data) -> None:
    """What an honest player feels, beside what the same run felt while nobody attacked."""
    table = Table("while", "p50 ms", "p99 ms", "times the quiet p99", "MB", "")
    quiet = max(next(iter(attacks.values()))["p99_ms"], 1.0)
    for name, found in attacks.items():
        p99 = found["p99_ms"]
        verdict = "" if p99 <= HOSTILE_AIM and p99 <= QUIET_AIM * quiet else "TOO SLOW"
        times = f"{p99 / quiet:.1f}"
        table.add_row(name, str(found["p50_ms"]), str(p99), times, str(found["memory_mb"]), verdict)
    for column in table.columns[1:5]:
        column.justify = "right"
    console.print(table)
    console.print(f"aims: p99 under {HOSTILE_AIM:g} ms, and at most {QUIET_AIM:g} times the quiet p99")


def print_hostile(console: Console, hostile: Data) -> None:
    print_attacks(console, hostile["attacks"])
    start, sockets = hostile["start"], hostile["sockets"]
    console.print(f"ready in {start['seconds']} s with {start['tables']} stored tables")
    console.print(f"an idle socket takes {sockets['kb_each']} kB")
    console.print(f"aim: ready in {START_AIM:g} s")


def save(out: Path, server: Data) -> None:
    """Put the figures beside those that are already in the file."""
    figures: Data = json.loads(out.read_text("utf-8")) if out.is_file() else {}
    figures["server"] = server
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200, help="live at the same time, two sockets each")
    parser.add_argument("--war", type=int, default=100, help="live matches of War; 0: none")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured, after the warm-up")
    parser.add_argument("--pause", type=float, default=1.0, help="mean think time; a half more or less")
    parser.add_argument("--restarts", type=int, default=10, help="kills of the server")
    parser.add_argument(
        "--hostile", action=argparse.BooleanOptionalAction, default=True, help="strangers at their worst"
    )
    parser.add_argument("--attacks", action="store_true", help="only the delays while strangers attack")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=1, help="of the clients' choices and pauses")
    parser.add_argument("--out", type=Path, help='JSON file; the figures go under "server"')
    found = parser.parse_args()
    if found.matches < 1 or found.seconds <= 0 or found.pause < 0 or found.restarts < 0:
        parser.error("numbers must not be negative, and there must be something to measure")
    return found


def main() -> int:
    wish = wishes()
    if wish.attacks:
        tell(f"load before: {os.getloadavg()[0]:.2f} on {os.cpu_count()} cores")
        print_attacks(Console(width=110), measure_hostile())
        return 0
    names = ("sqlite", "postgresql") if wish.database == "both" else (wish.database,)
    server: Data = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": round(os.getloadavg()[0], 2),
        "matches": wish.matches,
        "pause": wish.pause,
        "page": page_size(),
        "databases": {name: measure(name, wish) for name in names},
        "war": measure_war(wish),
    }
    if wish.hostile:
        server["hostile"] = {
            "attacks": measure_hostile(),
            "start": measure_start(),
            "sockets": measure_sockets(),
        }
    print_figures(server)
    if wish.out is not None:
        save(wish.out, server)
    return int(any(is_faulty(found) for found in server["databases"].values()))


if __name__ == "__main__":
    sys.exit(main())
