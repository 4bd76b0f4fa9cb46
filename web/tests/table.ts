// What tests put on the table: prompts, scenes and states with only what matters to them.
import { vi } from "vitest";
import { api } from "../src/lib/api";
import { useTexts } from "../src/lib/texts.svelte";
import type { Eye, GameEvent, Item, Panel, Prompt, Scene, Seat, TableState, Tray } from "../src/lib/types";

export function prompt(texts: readonly string[], more: Partial<Prompt> = {}): Prompt {
  return { seat: 0, kind: "throw.pick", args: {}, options: texts.map((text) => ({ text, args: {} })), ...more };
}

export function item(name: string, more: Partial<Item> = {}): Item {
  return { name, shows: null, state: null, option: null, number: null, kind: null, ...more };
}

export function tray(title: string, items: Item[] = [], more: Partial<Tray> = {}): Tray {
  return { title, items, ...more };
}

export function panel(title: string, more: Partial<Panel> = {}): Panel {
  return { title, notes: [], tracks: [], trays: [], seat: null, ...more };
}

export function scene(panels: Panel[] = [], trays: Tray[] = []): Scene {
  return { panels, trays, map: null };
}

export function eye(seat: number | null, more: Partial<Eye> = {}): Eye {
  return { seat, scene: scene(), prompt: null, undoable: 0, ...more };
}

export function seat(name: string | null, more: Partial<Seat> = {}): Seat {
  return { name, kind: "human", bot: null, here: true, turn: false, free: false, absent: false, ...more };
}

export function events(from: number, count: number): GameEvent[] {
  return Array.from({ length: count }, (_, n) => ({ number: from + n, key: "throw", args: {} }));
}

export function state(seq: number, more: Partial<TableState> = {}): TableState {
  return {
    type: "state",
    seq,
    seats: [seat("Ann"), seat("Bob")],
    you: [0],
    status: "running",
    watchers: 0,
    eyes: [eye(0)],
    may_sit: [],
    asked: { seat: 0, kind: "throw.pick" },
    away_since: null,
    patience: 60,
    open: false,
    proposal: null,
    events_from: 0,
    events: [],
    result: null,
    commitment: null,
    seed: null,
    record: null,
    letter: false,
    rematch: null,
    undone: 0,
    nonces: [],
    ...more,
  };
}

/** Let the page speak these words from now on; once a file. */
export async function speak(source: string): Promise<void> {
  vi.spyOn(api, "texts").mockResolvedValue(source);
  await useTexts("en");
}
