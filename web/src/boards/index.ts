// Drawn boards by game id, loaded when a table of that game is opened. A game without one has the plain view.
import type { Component } from "svelte";
import type { Choice } from "../lib/choice.svelte";
import type { Atlas, Course, Eye, GameEvent, Note, Panel, Prompt, Reason, Result, Scene } from "../lib/types";

export interface BoardProps {
  /** The game's id. */
  game?: string;
  eye: Eye;
  /** What lies on the table, its map told in words too. */
  scene: Scene;
  atlas: Atlas | null;
  choice: Choice;
  events: readonly GameEvent[];
  players: string[];
  /** How it ended, where that is what is shown. */
  result?: Result | null;
  /** The notebook that some seats share, where I may read it. */
  notes?: readonly Note[] | null;
  note?: (thing: string, text: string) => void;
  /** How it went, once it is over. */
  course?: Course | null;
  /** The entry of the record that is shown; null: the match as it is now. */
  at?: number | null;
}
/** What stands in a slot beside the board. */
export interface SlotProps {
  scene: Scene;
  choice: Choice;
  events: readonly GameEvent[];
  seat: number | null;
  /** How it went, once it is over; the entry that is shown, null: now; and the way to another. */
  course?: Course | null;
  at?: number | null;
  jump?: (entry: number) => void;
}
export interface BoardKit {
  board: Component<BoardProps>;
  /** Counts and dice of one seat, beside its name. */
  seat?: Component<{ panel: Panel; choice: Choice; own: boolean; scene: Scene; events: readonly GameEvent[] }>;
  /** The sign of a seat before its name: an outline, the class that has its colour, and a sign: cut into
   * the outline, or alone. */
  seal?: (panel: Panel) => { form?: string; colour: string; sign?: string };
  tracks?: Component<SlotProps>;
  /** A battle, a hunt: what is going on just now; draws nothing where nothing is. */
  stage?: Component<SlotProps>;
  hand?: Component<SlotProps>;
  /** The board itself shows the digits of its answers. */
  numbered?: boolean;
  /** The head of a thing that is read: the picture of a card. */
  face?: Component<{ thing: string; sentences: readonly Reason[] }>;
  /** The picture of a match that all have won or lost, as an SVG, when it is wanted. */
  motif?: (won: boolean) => Promise<string>;
  /** The side that a panel belongs to, where several players share one. */
  side?: (panel: Panel) => string;
  /** Whether a panel belongs to the side whose victory is a dark one. */
  dark?: (panel: Panel) => boolean;
  /** Small signs beside a line of the log. */
  faces?: Component<{ event: GameEvent }>;
  /** Whether an answer is drawn by the kit itself, so that it needs no button. */
  draws?: (option: string, prompt: Prompt) => boolean;
  /** The question with the deed that it belongs to, where the prompt alone cannot say; null: as it is. */
  worded?: (prompt: Prompt) => string | null;
  /** Why an answer is a good one, in sentences, besides what it does. */
  because?: (option: string, scene: Scene, atlas: Atlas | null) => string[];
  /** The colour and the form of a seat's line in a chart. */
  line?: (panel: Panel) => { colour: string; form: string };
  /** Whether a seat has so much to hide that it may pull a curtain at any moment. */
  hides?: (seat: number) => boolean;
  /** The end lays secrets open, step by step: a replay of it needs them. */
  reveals?: boolean;
  /** Whether somebody who was away should hear of it. */
  matters?: (key: string) => boolean;
}

const kits: Record<string, () => Promise<{ default: BoardKit }>> = {
  hunt: () => import("./hunt"),
  mordor: () => import("./mordor"),
  smaug: () => import("./smaug"),
  war: () => import("./war"),
};

export async function loadBoard(game: string): Promise<BoardKit | null> {
  const load = kits[game];
  return load ? (await load()).default : null;
}
