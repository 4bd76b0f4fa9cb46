// What a thing on the table is, what choosing it changes, or why it cannot be chosen: shown on hover,
// focus, tap and long press of whatever carries `data-thing`.
import { api } from "./api";
import type { Table } from "./table.svelte";
import { settings } from "./settings.svelte";
import { capital } from "./text";
import { texts, wholeText } from "./texts.svelte";
import type { Reason } from "./types";

const HOVER = 300;
const PRESS = 450;
const STAY = 6000;
/** Parts of the table that have a name, but are no answer to anything. */
const PARTS = new Set(["label", "note", "panel", "tray"]);

export class Tip {
  /** What is said, or nothing. */
  title = $state("");
  lines = $state.raw<string[]>([]);
  element = $state.raw<Element | null>(null);
  /** What is told of, or soon will be. */
  private wanted: Element | null = null;
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
    if (touch || thing === this.wanted) return;
    if (thing) this.want(thing, HOVER);
    else if (this.wanted !== document.activeElement) this.hide();
  }

  press(target: EventTarget | null, touch: boolean): void {
    this.release();
    const thing = thingOf(target);
    if (!thing) this.hide();
    else if (touch) this.want(thing, PRESS);
  }

  /** Focus by keyboard, or a click on what cannot be chosen: at once. Focus that the page itself puts
   * elsewhere takes nothing from what the pointer is on. */
  point(target: EventTarget | null): void {
    const thing = thingOf(target);
    if (thing) this.want(thing, 0);
    else if (!this.wanted?.matches(":hover")) this.hide();
  }

  /** What scrolls away leaves its tip behind; a log that goes on elsewhere does not matter. */
  scroll(target: EventTarget | null): void {
    if (this.wanted && target instanceof Node && target.contains(this.wanted)) this.hide();
  }

  /** What cannot be chosen tells why when it is tapped; what was picked makes room for what that amounts to. */
  tap(target: EventTarget | null): void {
    const thing = thingOf(target);
    const told = thing?.dataset["about"] !== undefined; // it opens what is to be read
    if (!thing || told) return;
    const pressed = thing.getAttribute("aria-pressed");
    const can = thing.dataset["option"] !== undefined || pressed === "true";
    if (!can) this.point(thing);
    else if (pressed !== null) this.hide();
  }

  release(): void {
    clearTimeout(this.timer);
    this.wanted = this.element;
  }

  hide(): void {
    clearTimeout(this.timer);
    clearTimeout(this.stay);
    this.turn += 1;
    this.wanted = null;
    this.element = null;
    this.title = "";
    this.lines = [];
  }

  private want(thing: HTMLElement | SVGElement, after: number): void {
    clearTimeout(this.timer);
    this.turn += 1;
    this.wanted = thing;
    if (after) this.timer = setTimeout(() => void this.show(thing), after);
    else void this.show(thing);
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
    if (replay || !option || !state?.you.length || state.status !== "running") return [];
    if (choice.prompt && choice.can(option)) return texts.now.outcomes(choice.prompt, option);
    const whole = async () => (texts.now.whole ? texts.now : wholeText(settings.language, this.table.game));
    if (!choice.prompt) return [(await whole()).get("why-not_your_turn")];
    if (PARTS.has(option.split(":")[0] ?? "")) return [];
    const reason = await this.reason(option, choice.picks, state.seq);
    return [reason ? (await whole()).why(reason) : texts.now.get("web-why-picks")];
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
