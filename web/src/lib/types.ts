// What the server sends and takes: docs/protocol.md.

export type Value = string | number | boolean | null | readonly Value[];
export type Args = Readonly<Record<string, Value>>;

export type * from "./scene-types";
import type { Scene } from "./scene-types";

export interface Reason {
  key: string;
  args: Args;
}
export interface Option {
  text: string;
  args: Args;
  /** What choosing it surely changes. */
  outcomes?: Reason[];
}
export interface Prompt {
  seat: number;
  kind: string;
  args: Args;
  options: Option[];
  /** My own answers that have led to it. */
  trail?: string[];
  chains?: string[][];
  /** Chains are picks of one question, to be made in any order. */
  several?: boolean;
  /** What answers that were not sent yet amount to, by the answers in alphabetical order. */
  outlooks?: Record<string, Reason[]>;
}
export interface Eye {
  seat: number | null;
  scene: Scene;
  /** What the game's drawn board reads of the view; each board knows its type. */
  view?: unknown;
  prompt: Prompt | null;
  /** What has been picked so far amounts to. */
  outlook?: Reason[];
  undoable: number;
}
export interface GameEvent {
  number: number;
  key: string;
  args: Args;
  entry?: number;
}
export type SeatKind = "me" | "friend" | "bot" | "hotseat";
export interface Seat {
  name: string | null;
  kind: "human" | "hotseat" | "bot" | "free";
  bot: string | null;
  here: boolean;
  turn: boolean;
  free: boolean;
  /** A bot sits in for the one who is named. */
  absent: boolean;
}
export interface Result {
  winners: number[];
  reason: string;
}
export interface Asked {
  seat: number;
  kind: string;
}
/** Somebody asks to go back to entry `at`. */
export interface Proposal {
  at: number;
  by: number[];
  agreed: number[];
  waits: number[];
}
/** Where the match of a table comes from, if it did not begin there. */
export interface Brought {
  entry: number;
  by: string | null;
  /** What some hide: nothing such, dealt again, dealt again unless all agree to leave it, as it was. */
  hidden: "open" | "again" | "asked" | "kept";
}
export type Status = "waiting" | "running" | "over";
export interface TableState {
  type: "state";
  seq: number;
  seats: Seat[];
  you: number[];
  status: Status;
  watchers: number;
  eyes: Eye[];
  /** Seats that I may take: free ones, and my own where a bot sits in for me. */
  may_sit: number[];
  asked: Asked | null;
  /** Since when the one who is asked is not here. */
  away_since: string | null;
  /** Seconds that one who is asked may stay away. */
  patience: number;
  /** The table is listed: those who look on may read what is said. */
  open: boolean;
  /** Seats of whoever may list the table and let bots in, while it waits. */
  hosts?: number[];
  brought?: Brought;
  /** A match of bots alone that waits, because whoever looks on has enough of them. */
  rests?: true;
  proposal: Proposal | null;
  /** How many events that were sent before still stand. */
  events_from: number;
  events: GameEvent[];
  result: Result | null;
  commitment: string | null;
  /** What the seats have added to the seed; empty where none did, and before the match is dealt. */
  nonces: (string | null)[];
  seed: string | null;
  record: "whole" | "sealed" | null;
  /** The match is over and hands on something to another. */
  letter: boolean;
  rematch: string | null;
  /** How many answers were taken back so far: when it grows, some events are gone. */
  undone: number;
}
export interface ChatLine {
  number: number;
  from: string | null;
  seat: number;
  text: string;
  at: string;
}
/** A word on a thing of the table, in the notebook that some seats share. */
export interface Note {
  thing: string;
  text: string;
  seat: number;
}
export interface Fault {
  key: string;
  args: Args;
  message: string;
}
/** What changes around the table while the match stands still. */
export type Around = Pick<
  TableState,
  "seats" | "watchers" | "away_since" | "patience" | "open" | "hosts" | "brought" | "rests" | "proposal" | "rematch" | "you" | "may_sit"
>;
export type Incoming =
  | TableState
  | ({ type: "around" } & Around)
  | ({ type: "chat" } & ChatLine)
  | { type: "notes"; notes: Note[] }
  | { type: "accepted"; id: string; seq: number }
  | { type: "refused"; id: string | null; error: Fault };

export interface OptionSpec {
  name: string;
  default: string;
  choices: string[];
  samples: string[];
}
export interface GameInfo {
  id: string;
  title: Record<string, string>;
  /** By language: what each seat is called; empty where seats have no name of their own. */
  seats: Record<string, Record<number, string[]>>;
  summary: Record<string, string>;
  /** What is reconstructed, in words. */
  unconfirmed: Record<string, string>;
  players: number[];
  options: OptionSpec[];
  bots: string[];
  reconstructed: string[];
  secrets: boolean;
}
/** A position that comes with a game. */
export interface StudyInfo {
  game: string;
  name: string;
  title: string;
  about: string;
  players: number;
  /** The seat that is asked first. */
  asked: number;
  /** Seats whose first match begins here. */
  teaches: number[];
}
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  language: string;
  open: boolean;
  seats: Seat[];
  /** What each seat plays (`side:free`); empty where that is not known yet. */
  parts: string[];
  you: number[];
  may_sit: number[];
  status: Status;
  entries: number;
  your_turn: boolean;
  record: "whole" | "sealed" | null;
  rematch: string | null;
  brought: Brought | null;
  hosts: number[];
  changed: string;
}
export interface Replay {
  at: number;
  entries: number;
  asked: Asked | null;
  eye: Eye;
  events: GameEvent[];
  result: Result | null;
}
/** The whole truth as data; in the middle of a rule that of an earlier entry. */
export interface Position {
  at: number;
  position: Record<string, unknown>;
}
/** How an ended match went. */
export interface Course {
  /** Heights with a name, the lowest first; none: chances from 0 to 1. */
  scale: [number, string][];
  turns: { turn: number; entry: number; values: number[]; ticks: number[] }[];
  points: { turn: number; entry: number; seat: number | null; key: string; args: Args }[];
  hands: { seat: number; title: string; items: string[] }[];
  /** What was secret, by the entry from which on it was so; its shape is the game's own. */
  reveal: { entry: number; shown: Record<string, unknown> }[];
  args: Args;
}
/** What may be known about a thing. */
export interface Told {
  thing: string;
  sentences: Reason[];
}
export interface Hint {
  choice: string;
  chances: Record<string, number>;
  effort: number;
}
export interface Me {
  name: string | null;
  /** When the return link was made that can still be used. */
  link: string | null;
}
/** Whose return link it is, and who this browser is now. */
export interface ReturnOffer {
  name: string | null;
  you: string | null;
  same: boolean;
}
export interface NewSeat {
  kind: SeatKind;
  bot?: string;
}
export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string>;
  language: string;
  seats: NewSeat[];
  open: boolean;
  patience?: number;
  /** The bot that sits in for one who stays away longer. */
  stand_in?: string;
  /** Begin at a position that comes with the game. */
  study?: string;
}
