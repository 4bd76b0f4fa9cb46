// Sitting down, with something of this browser's own for the dice: the server has committed itself before.
import { api } from "./api";
import { randomWord } from "./random";
import { store, stored } from "./settings.svelte";
import type { NewTable } from "./types";

const key = (table: string) => `westmarch.nonce.${table}`;

/** Take a free seat of a table that waits. */
export async function sitDown(table: string, seat: number, agree = false): Promise<void> {
  const nonce = randomWord();
  await api.sit(table, seat, { nonce, agree });
  store(key(table), nonce);
}

/** What this browser has added to the dice of a table. */
export function addedTo(table: string): string | null {
  return stored<string>(key(table));
}

/** Make a table and then sit down, so that the hash of its seed is there before this browser adds to it. */
export async function openTable(wish: NewTable): Promise<string> {
  const mine = wish.seats.filter((seat) => seat.kind === "me" || seat.kind === "hotseat").length;
  const seat = mine === 1 ? wish.seats.findIndex((one) => one.kind === "me") : -1;
  const seats = wish.seats.map((one, n) => (n === seat ? { kind: "friend" as const } : one));
  const { id } = await api.create({ ...wish, seats });
  if (seat >= 0) await sitDown(id, seat);
  return id;
}
