// Everything the table page shows: live or at a position of the record.
import { loadBoard, type BoardKit } from "../boards";
import { api, faultOf } from "./api";
import { Atlases } from "./atlas.svelte";
import { Choice } from "./choice.svelte";
import { Guide } from "./guide.svelte";
import { Link } from "./link.svelte";
import { partNames, seatName } from "./names";
import { go, route } from "./route.svelte";
import { isBig } from "./plain";
import { Reader } from "./reader.svelte";
import { isHeading } from "./chronicle";
import { Screen } from "./screen.svelte";
import { drawnOptions, withMap } from "./scene";
import { settings, stored } from "./settings.svelte";
import { sitDown } from "./sitting";
import { texts, useTexts } from "./texts.svelte";
import { Tip } from "./tip.svelte";
import type { Atlas, Course, Eye, Fault, GameEvent, Hint, Replay, Scene, TableInfo, TableState } from "./types";

export type Tab = "board" | "hand" | "log" | "rules" | "chat" | "table" | "settings";

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  secrets = $state(false);
  missing = $state.raw<Fault | null>(null);
  link = $state.raw<Link | null>(null);
  replay = $state.raw<Replay | null>(null);
  kit = $state.raw<BoardKit | null>(null);
  private readonly atlases = new Atlases();
  ready = $state(false);
  fault = $state.raw<Fault | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** How the match went, once it is over. */
  course = $state.raw<Course | null>(null);
  tab = $state<Tab>("board");
  commanding = $state(false);
  keys = $state(false);
  /** The link to the table, and what can be taken away from it, are open. */
  sharing = $state(false);
  /** Who sits before the screen, where several do. */
  readonly screen: Screen = new Screen(this);
  readonly choice: Choice;
  readonly tip: Tip = new Tip(this);
  readonly reader: Reader = new Reader(this);
  guide = $state.raw<Guide | null>(null);

  constructor(id: string) {
    this.id = id;
    this.tab = stored<Tab>(`westmarch.tab.${id}`) ?? "board";
    this.choice = new Choice({ send: (seat, answers) => this.answer(seat, answers), busy: () => this.link?.busy() ?? false });
    void this.open();
  }

  private answer(seat: number, answers: string[]): void {
    this.closeHint();
    this.tip.hide();
    this.link?.answer(seat, answers);
  }

  private async open(): Promise<void> {
    try {
      const info = await api.table(this.id);
      const game = info.game;
      const loaded = Promise.all([loadBoard(game), useTexts(settings.language, game)]);
      if (info.you.length > 1) this.secrets = (await api.games()).find((one) => one.id === game)?.secrets ?? true;
      [this.kit] = await loaded;
      this.info = info;
      this.guide = new Guide(game);
      this.link = new Link(this.id);
      this.ready = true;
    } catch (error) {
      this.missing = faultOf(error);
      await useTexts(settings.language).catch(() => undefined);
      this.ready = texts.ready;
    }
  }

  close(): void {
    this.link?.close();
  }

  get events(): readonly GameEvent[] {
    if (this.replay) return this.replay.events;
    return this.screen.hides ? this.screen.events : (this.link?.events ?? []);
  }

  /** Events from this number on are news; null where there are none. */
  get newsFrom(): number | null {
    if (this.replay) return null;
    return this.screen.shared ? this.screen.recapFrom : (this.link?.missedFrom ?? null);
  }

  closeNews(): void {
    this.screen.recapFrom = null;
    if (this.link) this.link.missedFrom = null;
  }

  /** Entries of the record with which turns begin, as far as they have been seen. */
  get turns(): number[] {
    const begins = (this.link?.events ?? []).filter((event) => isHeading(event) && event.entry !== undefined);
    return [...new Set(begins.map((event) => event.entry ?? 0))];
  }

  get state(): TableState | null {
    return this.link?.state ?? null;
  }

  /** Not every seat is taken yet: nothing is dealt. */
  get waiting(): boolean {
    return this.state?.status === "waiting";
  }

  get game(): string {
    return this.info?.game ?? "";
  }

  /** Whether nobody but me and bots plays here, so that nobody has to agree to anything. */
  get alone(): boolean {
    const { seats = [], you = [] } = this.state ?? {};
    return seats.every((seat, n) => seat.kind === "bot" || you.includes(n));
  }

  /** The seat of mine that is asked, else the first, else a spectator; at one screen who sits before it. */
  get eye(): Eye | null {
    if (this.replay) return this.replay.eye;
    if (this.screen.hides) return this.screen.eye;
    const eyes = this.state?.eyes ?? [];
    return eyes.find((eye) => eye.prompt) ?? eyes[0] ?? null;
  }

  /** Whether I may pull the curtain now: where a seat of mine has much to hide. */
  get mayPull(): boolean {
    const hides = this.kit?.hides;
    return hides !== undefined && this.state?.status === "running" && !this.replay && !this.curtained && this.state.you.some(hides);
  }

  get curtained(): boolean {
    return this.screen.curtained;
  }

  /** What lies on the table, its map told in words where that is known. */
  get scene(): Scene | null {
    const scene = this.eye?.scene ?? null;
    return scene && withMap(scene, this.atlas);
  }

  get atlas(): Atlas | null {
    return this.atlases.get(this.eye?.scene.map?.atlas);
  }

  loadAtlas = (key: string) => this.attempt(() => this.atlases.load(this.game, key));

  /** A plain view with more than fits a screen: it shows the answers itself. */
  get big(): boolean {
    return (settings.plain || !this.kit) && isBig(this.scene);
  }

  get drawn(): Set<string> {
    const found = drawnOptions(this.scene);
    const prompt = this.choice.prompt;
    const kit = settings.plain ? null : this.kit;
    for (const text of this.choice.open) if (prompt && kit?.draws?.(text, prompt)) found.add(text); // later picks of a chain too
    return found;
  }

  /** What digits choose, in their order: answers on the board only where the board shows their digits. */
  get counted(): string[] {
    const all = settings.plain || !this.kit || this.kit.numbered;
    return all ? this.choice.open : this.choice.open.filter((option) => !this.drawn.has(option));
  }

  get titles(): string[] {
    return partNames(this.eye?.scene.panels ?? [], this.state?.seats.length ?? 0);
  }

  get players(): string[] {
    return (this.state?.seats ?? this.info?.seats ?? []).map((seat, n) => seatName(seat, n));
  }

  get names(): string[] {
    const titles = this.titles;
    return this.players.map((player, n) => {
      const title = titles[n];
      return title ? (this.state?.seats[n]?.name != null ? `${title} (${player})` : title) : player;
    });
  }

  get sentence(): string {
    const text = texts.now;
    const state = this.state;
    const part = route.now.part;
    if (this.replay && part) {
      return text.get("web-replay-missed", { at: this.replay.at - part.from, entries: part.to - part.from });
    }
    if (this.replay) return text.get("web-position", { at: this.replay.at, entries: this.replay.entries });
    if (!state) return text.get("web-connecting");
    if (this.screen.pulled) return text.get("web-curtain-title");
    const next = this.screen.next;
    if (this.screen.handing || this.curtained) {
      const name = next === null ? "" : (this.names[next] ?? "");
      return next === null ? text.get("web-waiting") : text.get(this.curtained ? "web-curtain" : "web-handing", { name });
    }
    const prompt = this.eye?.prompt;
    if (prompt) return this.kit?.worded?.(prompt) ?? text.prompt(prompt);
    if (state.status === "over") return text.get("web-over");
    if (this.waiting) return text.get("web-waiting-seats");
    const asked = state.asked;
    return asked ? this.thinks(asked.seat) : text.get("web-waiting");
  }

  /** "The Free Peoples are thinking": by what the seat plays, in the number that its name has. */
  private thinks(seat: number): string {
    const text = texts.now;
    const part = this.eye?.scene.panels.find((panel) => panel.seat === seat)?.title;
    const person = this.state?.seats[seat]?.name;
    const title = part ? text.name(part, "start") : (this.players[seat] ?? "");
    const name = part && person ? `${title} (${this.players[seat] ?? ""})` : title;
    return text.get("web-waiting-for", { name, form: part ? text.name(part, "form") : "" });
  }

  /** Who sits before a shared screen now. */
  front = (seat: number | null) => this.link?.front(seat);

  undo(): void {
    if (this.replay || this.choice.back()) return;
    const eyes = this.state?.eyes ?? [];
    const mine = eyes.find((eye) => eye.undoable) ?? this.eye;
    if (mine && mine.seat !== null) this.link?.undo(mine.seat);
  }

  async askHint(): Promise<void> {
    if (!this.eye?.prompt || this.hinting || this.replay) return;
    this.hint = null;
    this.hinting = true;
    this.sharing = false;
    this.reader.close();
    await this.attempt(async () => {
      const hint = await api.hint(this.id);
      if (this.hinting) this.hint = hint;
    });
    if (!this.hint) this.hinting = false;
  }

  closeHint(): void {
    this.hint = null;
    this.hinting = false;
  }

  /** Whether the end is what is on the screen. */
  get ended(): boolean {
    return this.state?.status === "over" && !this.replay;
  }

  /** Asked once; without it the end is told in fewer words. */
  loadCourse = async () => {
    this.course ??= await api.course(this.id).catch(() => null);
  };

  sit = (seat: number) => this.attempt(() => (this.waiting ? sitDown(this.id, seat) : api.sit(this.id, seat)));

  leave = (seat: number) => this.attempt(() => api.leave(this.id, seat));

  /** Let a bot sit in for somebody who has stayed away too long. */
  standIn = (seat: number) => this.attempt(() => api.replace(this.id, seat));

  /** Ask to go back; what comes of it is shown at the live table. */
  rewind = (at: number) => {
    this.link?.rewind(at);
    go(`/t/${this.id}`);
  };

  /** The match that goes on from the letter of this one. */
  follow = () => this.attempt(async () => go(`/t/${(await api.follow(this.id)).id}`));

  rematch = () => this.attempt(async () => go(`/t/${(await api.rematch(this.id)).id}`));

  async showPosition(at: number | null, seat: number | null): Promise<void> {
    if (at === null) return void (this.replay = null);
    await this.attempt(async () => {
      const found = await api.replay(this.id, at, seat);
      if (at === route.now.at && seat === route.now.seat) this.replay = found; // else another was wanted meanwhile
    });
  }

  fail = (error: unknown) => {
    this.fault = faultOf(error);
  };

  async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      this.fault = null;
      await work();
    } catch (error) {
      this.fail(error);
    }
  }
}
