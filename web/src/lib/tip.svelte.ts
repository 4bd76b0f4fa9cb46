// What a thing on the table is, what choosing it changes, or why it cannot be chosen: shown on hover,
// focus, tap and long press of whatever carries `data-thing`.
import { api } from "./api";
import type { Table } from "./table.svelte";
import { capital } from "./text";
import { texts } from "./texts.svelte";
import type { Reason } from "./types";

const HOVER = 300;
const PRESS = 450;
const STAY = 6000;

export class Tip {
  /** What is said, or nothing. */
  title = $state("");
  lines = $state.raw<string[]>([]);
  element = $state.raw<Element | null>(null);
  private readonly table: Table;
  private timer = 0;
  private stay = 0;
  private turn = 0;
  private known = new Map<string, Promise<Reason | null>>();

  constructor(table: Table) {
    this.table = table;
  }

  hover(target: EventTarget | null, touch: boolean): void {
    const thing = thingOf(target);
    if (touch || thing === this.element) return;
    clearTimeout(this.timer);
    if (thing) this.timer = setTimeout(() => void this.show(thing), HOVER);
    else if (this.element && this.element !== document.activeElement) this.hide();
  }

  press(target: EventTarget | null, touch: boolean): void {
    clearTimeout(this.timer);
    const thing = thingOf(target);
    if (!thing) this.hide();
    else if (touch) this.timer = setTimeout(() => void this.show(thing), PRESS);
  }

  /** Focus by keyboard, or a click on what cannot be chosen: at once. */
  point(target: EventTarget | null): void {
    clearTimeout(this.timer);
    const thing = thingOf(target);
    if (thing) void this.show(thing);
    else this.hide();
  }

  /** What cannot be chosen tells why when it is tapped. */
  tap(target: EventTarget | null): void {
    const thing = thingOf(target);
    const told = thing?.dataset["about"] !== undefined; // it opens what is to be read
    if (thing && !told && thing.dataset["option"] === undefined) this.point(thing);
  }

  release(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    clearTimeout(this.timer);
    clearTimeout(this.stay);
    this.turn += 1;
    this.element = null;
    this.title = "";
    this.lines = [];
  }

  private async show(thing: HTMLElement | SVGElement): Promise<void> {
    const option = thing.dataset["thing"] ?? "";
    const turn = ++this.turn;
    const found = thing.dataset["foreign"] === undefined ? await this.about(option) : [];
    if (turn !== this.turn || !thing.isConnected) return;
    const label = thing.dataset["label"] ?? thing.getAttribute("aria-label") ?? "";
    this.title = capital(label);
    this.lines = found.map(capital);
    this.element = this.title || found.length ? thing : null;
    clearTimeout(this.stay);
    this.stay = setTimeout(() => this.hide(), STAY);
  }

  /** What choosing it changes, or why it cannot be chosen; nothing for those who only look on. */
  async about(option: string): Promise<string[]> {
    const { choice, state, replay } = this.table;
    const text = texts.now;
    if (replay || !option || !state?.you.length || state.status !== "running") return [];
    if (!choice.prompt) return [text.get("why-not_your_turn")];
    if (choice.can(option)) return text.outcomes(choice.prompt, option);
    const reason = await this.reason(option, choice.picks, state.seq);
    return [reason ? text.why(reason) : text.get("web-why-picks")];
  }

  private reason(option: string, picks: readonly string[], seq: number): Promise<Reason | null> {
    const key = [seq, option, ...picks].join(" ");
    let found = this.known.get(key);
    if (!found) {
      if (this.known.size > 100) this.known.clear();
      found = api.why(this.table.id, option, picks).then((answer) => answer.reason);
      found = found.catch(() => ({ key: "not_asked", args: {} }));
      this.known.set(key, found);
    }
    return found;
  }
}

function thingOf(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-thing]") : null;
}
