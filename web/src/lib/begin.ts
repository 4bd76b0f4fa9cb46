// New tables from the start page: each opens at once.
import { openTable } from "./sitting";
import { again } from "./guide.svelte";
import { arrived, hold } from "./later";
import { go } from "./route.svelte";
import { settings, store } from "./settings.svelte";
import type { GameInfo, NewSeat, StudyInfo, TableInfo } from "./types";

/** Me in one seat, the others alike. */
const around = (players: number, mine: number | null, other: NewSeat): NewSeat[] =>
  Array.from({ length: players }, (_, seat) => (seat === mine ? { kind: "me" } : other));

async function open(game: string, seats: NewSeat[], study?: string): Promise<string> {
  const wish = { game, players: seats.length, options: {}, language: settings.language, seats, open: false };
  hold();
  try {
    return await openTable(study ? { ...wish, study } : wish);
  } catch (error) {
    arrived(); // one stays here after all
    throw error;
  }
}

const goTo = (id: string) => go(`/t/${id}`);
const BOT: NewSeat = { kind: "bot" };

export async function playBots(game: GameInfo, players: number, seat: number): Promise<void> {
  goTo(await open(game.id, around(players, seat, BOT)));
}

export async function inviteFriends(game: GameInfo, players: number, seat: number): Promise<void> {
  goTo(await open(game.id, around(players, seat, { kind: "friend" })));
}

/** Somebody's match, or one of bots where nobody plays. */
export async function watchMatch(game: GameInfo, lobby: readonly TableInfo[]): Promise<void> {
  const running = lobby.find((table) => table.game === game.id && table.status === "running");
  goTo(running ? running.id : await open(game.id, around(game.players[0] ?? 2, null, BOT)));
}

export async function playStudy(study: StudyInfo, seat: number): Promise<void> {
  const id = await open(study.game, around(study.players, seat, BOT), study.name);
  store(`westmarch.study.${id}`, study.name);
  goTo(id);
}

/** A first match: the notes are given anew. */
export async function learn(study: StudyInfo, seat: number): Promise<void> {
  again(study.game);
  await playStudy(study, seat);
}
