// Tips: after a moment of rest, never of what is gone, and nothing elsewhere takes them away.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import type { Table } from "../src/lib/table.svelte";
import { Tip } from "../src/lib/tip.svelte";
import { prompt, speak, state } from "./table";

const asked = prompt(["die:blue"]);
let table: Table;
let tip: Tip;
let hovered: Element | null = null;

/** A table where only the blue die can be chosen. */
function at(more: object = {}): Table {
  const choice = { prompt: asked, picks: [], can: (text: string) => text === "die:blue" };
  return { id: "abc", choice, state: state(4), replay: null, ...more } as unknown as Table;
}

const thing = (name: string) => document.querySelector(`[data-thing="${name}"]`) as HTMLElement;

function over(element: Element | null): void {
  hovered = element;
  tip.hover(element ?? document.body, false);
}

async function moment(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeAll(() => speak("web-why-picks = not with these picks\nwhy-too_late = too late\nwhy-not_your_turn = not your turn\n"));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div class="board"><span data-thing="die:red" data-label="red die" tabindex="0"><i>face</i></span>
    <span data-thing="die:blue" data-label="blue die" tabindex="0"></span></div>
    <div class="log"></div><h2 id="prompt" tabindex="-1"></h2>`;
  for (const one of document.querySelectorAll("[data-thing]")) {
    const matches = one.matches.bind(one);
    one.matches = (selector: string) => (selector === ":hover" ? one === hovered : matches(selector));
  }
  hovered = null;
  table = at();
  tip = new Tip(table);
  vi.spyOn(api, "why").mockResolvedValue({ reason: null });
});

afterEach(() => vi.useRealTimers());

describe("hovering", () => {
  test("tells after a moment of rest, also on a part of the thing", async () => {
    over(thing("die:red").firstElementChild);
    await moment(299);
    expect(tip.title).toBe("");
    await moment(1);
    expect([tip.title, tip.element]).toEqual(["Red die", thing("die:red")]);
  });

  test("a part of the table that is no answer has its name, and nobody is asked why", async () => {
    thing("die:red").dataset["thing"] = "label:ring_bearers";
    over(thing("label:ring_bearers"));
    await moment(300);
    expect([tip.title, tip.lines]).toEqual(["Red die", []]);
    expect(api.why).not.toHaveBeenCalled();
  });

  test("tells of the thing where the pointer rests, not of those it passed", async () => {
    over(thing("die:red"));
    await moment(200);
    over(thing("die:blue"));
    await moment(300);
    expect(tip.title).toBe("Blue die");
    expect(api.why).not.toHaveBeenCalled();
  });

  test("ends when the pointer leaves, also while the answer is under way", async () => {
    over(thing("die:red"));
    await moment(300);
    over(null);
    expect(tip.element).toBeNull();
    vi.mocked(api.why).mockImplementation(() => new Promise((done) => setTimeout(() => done({ reason: null }), 100)));
    Object.assign(table, { state: state(5) });
    over(thing("die:red"));
    await moment(350);
    over(null);
    await moment(500);
    expect(tip.element).toBeNull();
  });

  test("outlasts a log that scrolls and focus that the page moves", async () => {
    over(thing("die:red"));
    tip.scroll(document.querySelector(".log"));
    tip.point(document.querySelector("#prompt"));
    await moment(300);
    expect(tip.title).toBe("Red die");
    tip.scroll(document.querySelector(".log"));
    tip.point(document.querySelector("#prompt"));
    expect(tip.title).toBe("Red die");
    tip.scroll(document.querySelector(".board"));
    expect(tip.element).toBeNull();
  });

  test("says nothing of a thing that is gone", async () => {
    over(thing("die:red"));
    thing("die:red").remove();
    await moment(300);
    expect(tip.element).toBeNull();
  });

  test("is over after a while", async () => {
    over(thing("die:red"));
    await moment(300 + 6000);
    expect(tip.element).toBeNull();
  });
});

describe("focus and touch", () => {
  test("focus tells at once, and takes it away when it goes", async () => {
    tip.point(thing("die:red"));
    await moment(0);
    expect(tip.title).toBe("Red die");
    tip.point(document.querySelector("#prompt"));
    expect(tip.element).toBeNull();
  });

  test("a finger tells after a long press alone", async () => {
    tip.hover(thing("die:red"), true);
    await moment(1000);
    expect(tip.element).toBeNull();
    tip.press(thing("die:red"), true);
    await moment(200);
    tip.release();
    await moment(1000);
    expect(tip.element).toBeNull();
    tip.press(thing("die:red"), true);
    await moment(450);
    expect(tip.title).toBe("Red die");
  });

  test("a tap tells why what cannot be chosen cannot; what can be chosen or read does other things", async () => {
    thing("die:blue").dataset["option"] = "die:blue";
    tip.tap(thing("die:blue"));
    await moment(0);
    expect(tip.element).toBeNull();
    thing("die:red").dataset["about"] = "die:red";
    tip.tap(thing("die:red"));
    await moment(0);
    expect(tip.element).toBeNull();
    delete thing("die:red").dataset["about"];
    tip.tap(thing("die:red"));
    await moment(0);
    expect(tip.title).toBe("Red die");
  });

  test("a tap that picks, or takes a pick back, leaves the place to what the picks amount to", async () => {
    const blue = thing("die:blue");
    blue.dataset["option"] = "die:blue";
    for (const pressed of ["false", "true"]) {
      blue.setAttribute("aria-pressed", pressed);
      tip.point(blue);
      await moment(0);
      expect(tip.title).toBe("Blue die");
      tip.tap(blue);
      expect(tip.element).toBeNull();
      delete blue.dataset["option"];
    }
  });
});

describe("reasons", () => {
  test("are asked for once a position and picks", async () => {
    await tip.about("die:red");
    await tip.about("die:red");
    expect(api.why).toHaveBeenCalledExactlyOnceWith("abc", "die:red", []);
    Object.assign(table, { state: state(5) });
    await tip.about("die:red");
    expect(api.why).toHaveBeenCalledTimes(2);
  });

  test("are told in words; where the server has none, the picks are in the way", async () => {
    expect(await tip.about("die:red")).toEqual(["not with these picks"]);
    vi.mocked(api.why).mockResolvedValue({ reason: { key: "too_late", args: {} } });
    Object.assign(table, { state: state(5) });
    expect(await tip.about("die:red")).toEqual(["too late"]);
  });

  test("who is not asked hears that", async () => {
    Object.assign(table.choice, { prompt: null });
    expect(await tip.about("die:red")).toEqual(["not your turn"]);
    expect(api.why).not.toHaveBeenCalled();
  });

  test("are none of a spectator's, of a replay or of a match that is over", async () => {
    for (const change of [{ state: state(4, { you: [] }) }, { state: state(4, { status: "over" }) }, { replay: {} }]) {
      expect(await new Tip(at(change)).about("die:red")).toEqual([]);
    }
    expect(api.why).not.toHaveBeenCalled();
  });
});
