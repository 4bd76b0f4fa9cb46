// The command line: answers by number, text or label, and questions about the table.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { command, type Table } from "../src/lib/commands";
import { settings } from "../src/lib/settings.svelte";
import { Text } from "../src/lib/text";
import { eye, item, panel, prompt, scene, tray } from "./table";

const text = new Text("en", [
  `
done = done
web-words-last = last l
web-words-log = log
web-words-rules = rules
web-words-hint = hint
web-words-undo = undo u
web-words-help = help
web-words-why = why
web-words-what = what
web-command-unknown = Not understood: { $input }
web-command-nothing = Nothing is called { $input }
die-red = red die
die-black = black die
die-blue = blue die
region-barad_dur = Barad-dûr
region-dol_guldur = Dol Guldur
hobbit-sam = Sam
space-3 = square 3
space-30 = square 30
mark-open = open
mark-here = here
tray-dice = dice
symbol-ring = Ring
event-throw = Dice fall.
about-x = x
`,
]);
const SCENE = scene(
  [
    panel("hobbit:sam", {
      tracks: [
        {
          title: "tray:dice",
          cells: [
            { name: "space:30", state: "mark:open", option: "space:30" },
            { name: "space:3", state: "mark:here", option: "space:3" },
          ],
        },
      ],
    }),
  ],
  [tray("tray:dice", [item("die:blue", { shows: "symbol:ring", option: "die:blue" })])],
);
const DICE = prompt(["die:red", "die:black"], {
  chains: [["die:red", "die:black", "done"], ["die:black", "die:red", "done"], ["die:red", "done"], ["die:black", "done"]],
  several: true,
});
const send = vi.fn();
let table: Table;

beforeEach(() => {
  send.mockReset();
  settings.confirm = false;
  const choice = new Choice({ send, busy: () => false });
  choice.show(eye(0, { prompt: DICE }), 1);
  table = {
    text,
    choice,
    scene: SCENE,
    events: [1, 2, 3, 4].map((number) => ({ number, key: "throw", args: {} })),
    undo: vi.fn(),
    hint: vi.fn(),
    open: vi.fn(),
    keys: vi.fn(),
    why: vi.fn(() => Promise.resolve(["The throwing is over.", "Wait."])),
    read: vi.fn((thing) => Promise.resolve(`All about ${thing}`)),
  };
});

describe("answers", () => {
  test.each(["2", "die:black", "BLACK DIE", "black"])("by %s", async (typed) => {
    expect(await command(typed, table)).toBe("black die");
    expect(table.choice.picks).toEqual(["die:black"]);
  });

  test("several in one line, with the word that ends them", async () => {
    expect(await command("2 1 done", table)).toBe("black die, red die");
    expect(send).toHaveBeenCalledExactlyOnceWith(0, ["die:red", "die:black", "done"]);
  });

  test.each(["die", "9", "die:blue", "done", "nonsense"])("not by %s, which is none or more than one", async (typed) => {
    expect(await command(typed, table)).toBe(`Not understood: ${typed}`);
    expect(table.choice.picks).toEqual([]);
  });
});

test("words open panels, ask for a hint, take back and help", async () => {
  for (const word of ["log", "rules", "Hint", "u", "help"]) expect(await command(word, table)).toBe("");
  expect(vi.mocked(table.open).mock.calls).toEqual([["log"], ["rules"]]);
  for (const called of [table.hint, table.undo, table.keys]) expect(called).toHaveBeenCalledOnce();
  expect(await command("last", table)).toBe("Dice fall. Dice fall. Dice fall.");
});

describe("questions", () => {
  test("why asks about the thing that is drawn, by name or part of it", async () => {
    expect(await command("why square 3", table)).toBe("The throwing is over.; Wait.");
    await command("why blue", table);
    expect(vi.mocked(table.why).mock.calls).toEqual([["space:3"], ["die:blue"]]);
    expect(await command("why dragon", table)).toBe("Nothing is called dragon");
  });

  test("where there is nothing against it, its name is said", async () => {
    vi.mocked(table.why).mockResolvedValue([]);
    expect(await command("why square 3", table)).toBe("Square 3");
  });

  test("what reads about the one thing of that name, without accents or capitals", async () => {
    expect(await command("what barad-dur", table)).toBe("All about region:barad_dur");
    expect(await command("what guldur", table)).toBe("All about region:dol_guldur");
  });

  test("what else is on the table is told as it lies there", async () => {
    expect(await command("what sam", table)).toBe("Sam: square 3");
    expect(await command("what square", table)).toBe("Sam, square 30: open. Sam, square 3: here");
    expect(await command("what ring", table)).toBe("blue die: Ring");
    expect(await command("what dragon", table)).toBe("Nothing is called dragon");
  });
});
