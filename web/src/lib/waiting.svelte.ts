// How long the table waits for somebody who is asked and not here, as time goes by.
import { texts } from "./texts.svelte";
import type { TableState } from "./types";

const MINUTE = 60_000;
const OFTEN = 5000;

export class Waiting {
  private now = $state(Date.now());
  private readonly table: () => TableState;

  constructor(table: () => TableState) {
    this.table = table;
    $effect(() => {
      if (this.seat === null) return;
      this.now = Date.now();
      const clock = setInterval(() => (this.now = Date.now()), OFTEN);
      return () => clearInterval(clock);
    });
  }

  /** The seat that is waited for. */
  get seat(): number | null {
    const { away_since, asked, status } = this.table();
    return away_since !== null && status === "running" ? (asked?.seat ?? null) : null;
  }

  private get rest(): number {
    const { away_since, patience } = this.table();
    return away_since === null ? Infinity : Date.parse(away_since) + patience * 1000 - this.now;
  }

  /** Whether it has lasted long enough for a bot to sit in. */
  get over(): boolean {
    return this.rest <= 0;
  }

  /** The time that is left, in words. */
  get left(): string {
    const minutes = Math.max(1, Math.ceil(this.rest / MINUTE));
    if (minutes < 100) return texts.now.get("web-minutes", { n: minutes });
    const hours = Math.ceil(minutes / 60);
    return hours < 49 ? texts.now.get("web-hours", { n: hours }) : texts.now.get("web-days", { n: Math.ceil(hours / 24) });
  }
}
