// Play without a mouse.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { handleKey, optionElements } from "../src/lib/keys";
import type { Table } from "../src/lib/table.svelte";

const tap = vi.fn();
const confirm = vi.fn();
let table: Table;

function stub(): Table {
  const choice = { open: ["die:red", "done"], picks: ["die:red"], tap, confirm };
  return {
    choice,
    undo: vi.fn(),
    askHint: vi.fn(),
    closeHint: vi.fn(),
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
    <button data-option="die:red">red</button>
    <button data-option="die:red">red, in a list too</button>
    <button data-option="die:blue" disabled>blue</button>
    <button data-option="done">done</button>
    <input>`;
  table = stub();
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
    expect([press("3"), press("0")]).toEqual([false, false]);
    expect(tap).not.toHaveBeenCalled();
  });
});

describe("n and p", () => {
  test("go round what can be chosen, once each", () => {
    const seen = Array.from({ length: 3 }, () => (press("n"), option()));
    expect(seen).toEqual(["die:red", "done", "die:red"]);
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
    expect(optionElements().map((one) => one.textContent)).toEqual(["red, in a list too", "done"]);
  });
});

describe("Enter", () => {
  test("confirms", () => {
    expect(press("Enter")).toBe(true);
    expect(confirm).toHaveBeenCalledOnce();
  });

  test("on a button is the button's own", () => {
    document.querySelector("button")?.focus();
    expect(press("Enter")).toBe(false);
    expect(confirm).not.toHaveBeenCalled();
  });
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
  expect([table.commanding, table.fault]).toEqual([false, null]);
  for (const called of [table.closeHint, table.reader.close, table.tip.hide, table.link?.skip]) expect(called).toHaveBeenCalled();
});

test("who types into a field, or holds Ctrl, means something else", () => {
  expect(["ctrlKey", "metaKey", "altKey"].map((held) => press("1", { [held]: true }))).toEqual([false, false, false]);
  document.querySelector("input")?.focus();
  expect(press("1")).toBe(false);
  expect(tap).not.toHaveBeenCalled();
});
