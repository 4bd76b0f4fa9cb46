// What those who sit at a table are called.
import { texts } from "./texts.svelte";
import type { Panel, Seat, TableInfo } from "./types";

export function seatName(seat: Seat, number: number): string {
  const text = texts.now;
  if (seat.kind === "bot") {
    const bot = text.get("web-bot", { bot: botName(seat.bot ?? seat.name ?? "") });
    return seat.absent && seat.name ? text.get("web-bot-for", { bot, name: seat.name }) : bot;
  }
  if (seat.kind === "hotseat") return text.get("web-player", { seat: number + 1 });
  return seat.name ?? text.get(seat.free ? "web-free-seat" : "web-player", { seat: number + 1 });
}

/** Who else sits at a table. */
export function companions(table: TableInfo): string {
  const names = table.seats.map((seat, n) => (table.you.includes(n) ? "" : seatName(seat, n)));
  return new Intl.ListFormat(texts.now.language).format([...new Set(names.filter(Boolean))]);
}

export function botName(bot: string): string {
  const key = `web-bot-${bot.split(":")[0] ?? ""}`;
  return texts.now.has(key) ? texts.now.get(key) : bot;
}

/** Who plays which part: by the game's own names for its seats, or by the panel that is a seat's. */
export function partNames(panels: readonly Panel[], seats: number): string[] {
  const parts = Array.from({ length: seats }, (_, n) => {
    const key = [`seat-${seats}-${n + 1}`, `seat-${n + 1}`].find((one) => texts.now.has(one));
    if (key) return texts.now.get(key);
    const own = panels.find((panel) => panel.seat === n);
    return own ? texts.now.name(own.title) : "";
  });
  return parts.every(Boolean) ? parts : [];
}
