// Play without a mouse.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { handleKey, optionElements } from "../src/lib/keys";
import type { Table } from "../src/lib/table.svelte";

const tap = vi.fn();
const confirm = vi.fn();
let table: Table;

function stub(): Table {
  const choice = { open: ["die:red", "done"], picks: ["die:red"], complete: ["die:red"], tap, confirm };
  return {
    choice,
    undo: vi.fn(),
    askHint: vi.fn(),
    closeHint: vi.fn(),
    screen: { handing: false, handOver: vi.fn() },
    sharing: true,
    reader: { open: vi.fn(), close: vi.fn() },
    tip: { hide: vi.fn() },
    link: { skip: vi.fn() },
    tab: "board",
    commanding: false,
    keys: false,
    fault: {},
  } as unknown as Table;
}

/** Press a key where the focus is; whether the page took it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  tap.mockReset();
  confirm.mockReset();
  document.body.innerHTML = `
    <h2 id="prompt" tabindex="-1">Which die?</h2>
    <button data-option="die:red" aria-pressed="true">red</button>
    <button data-option="die:red">red, in a list too</button>
    <button data-option="die:blue" data-number="4" disabled>blue</button>
    <button data-option="number:3">three</button>
    <button data-option="done" data-number="2">done</button>
    <input>`;
  table = stub();
  for (const one of document.querySelectorAll<HTMLElement>("[data-option]")) one.onclick = () => tap(one.dataset["option"]);
  document.body.onkeydown = (event) => handleKey(event, table);
  for (const element of document.querySelectorAll("*")) {
    element.getClientRects = () => [{}] as unknown as DOMRectList; // all are shown
  }
});

const option = () => (document.activeElement as HTMLElement).dataset["option"];

describe("digits", () => {
  test("choose by number and leave the focus at the prompt", () => {
    expect(press("2")).toBe(true);
    expect(tap).toHaveBeenCalledExactlyOnceWith("done");
    expect(document.activeElement?.id).toBe("prompt");
  });

  test("that stand for nothing are left alone", () => {
    expect([press("1"), press("3"), press("4"), press("0")]).toEqual([false, false, false, false]);
    expect(tap).not.toHaveBeenCalled();
  });

  test("mean what is on the screen, never what a hidden tab holds", () => {
    const done = document.querySelector('[data-number="2"]') as Element;
    done.getClientRects = () => [] as unknown as DOMRectList;
    expect(press("2")).toBe(false);
    expect(tap).not.toHaveBeenCalled();
  });
});

describe("n and p", () => {
  test("go round what can be chosen, once each", () => {
    const seen = Array.from({ length: 4 }, () => (press("n"), option()));
    expect(seen).toEqual(["die:red", "number:3", "done", "die:red"]);
    press("p");
    expect(option()).toBe("done");
  });

  test("p begins at the end", () => {
    press("p");
    expect(option()).toBe("done");
  });

  test("pass by what is not shown", () => {
    const [first] = document.querySelectorAll("[data-option]");
    (first as Element).getClientRects = () => [] as unknown as DOMRectList;
    expect(optionElements().map((one) => one.textContent)).toEqual(["red, in a list too", "three", "done"]);
  });
});

describe("Enter", () => {
  test("confirms", () => {
    expect(press("Enter")).toBe(true);
    expect(confirm).toHaveBeenCalledOnce();
  });

  test("on a button is the button's own", () => {
    document.querySelector<HTMLElement>('[data-option="done"]')?.focus();
    expect(press("Enter")).toBe(false);
    expect(confirm).not.toHaveBeenCalled();
  });

  test("after a click on what is picked confirms the picks, once they are whole", () => {
    document.querySelector("button")?.focus();
    expect(press("Enter")).toBe(true);
    expect(confirm).toHaveBeenCalledOnce();
    Object.assign(table.choice, { complete: null });
    expect(press("Enter")).toBe(false);
    expect(confirm).toHaveBeenCalledOnce();
  });
});

test("letters are found by their place where the layout has none of ours", () => {
  press("т", { code: "KeyN" });
  expect(option()).toBe("die:red");
  press("г", { code: "KeyU" });
  press("р", { code: "KeyH" });
  press(".", { code: "Slash" });
  press(",", { code: "Slash", shiftKey: true });
  expect(table.undo).toHaveBeenCalledOnce();
  expect(table.askHint).toHaveBeenCalledOnce();
  expect([table.commanding, table.keys]).toEqual([true, true]);
  expect(press("z", { code: "KeyY" })).toBe(false); // a layout with our letters means what is printed
  expect(press("-", { code: "Slash" })).toBe(false);
});

test("letters do the rest", () => {
  for (const key of ["u", "h", "l", "/", "?"]) expect(press(key)).toBe(true);
  expect(table.undo).toHaveBeenCalledOnce();
  expect(table.askHint).toHaveBeenCalledOnce();
  expect([table.tab, table.commanding, table.keys]).toEqual(["log", true, true]);
  expect(press("x")).toBe(false);
});

test("Escape puts everything away", () => {
  table.commanding = true;
  press("Escape");
  expect(table.choice.picks).toEqual([]);
  expect([table.commanding, table.fault, table.sharing]).toEqual([false, null, false]);
  for (const called of [table.closeHint, table.reader.close, table.tip.hide, table.link?.skip]) expect(called).toHaveBeenCalled();
});

test("who types into a field, or holds Ctrl, means something else", () => {
  expect(["ctrlKey", "metaKey", "altKey"].map((held) => press("1", { [held]: true }))).toEqual([false, false, false]);
  document.querySelector("input")?.focus();
  expect(press("1")).toBe(false);
  expect(tap).not.toHaveBeenCalled();
});
