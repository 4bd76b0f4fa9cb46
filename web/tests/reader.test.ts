// Reading about things; and the sentences in use, which may change while others are still on their way.
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { Reader } from "../src/lib/reader.svelte";
import type { Table } from "../src/lib/table.svelte";
import { textFor, texts, useTexts } from "../src/lib/texts.svelte";
import { eye, prompt, speak } from "./table";

beforeAll(() => speak("figure-orc = Orc\nregion-moria = Moria\nabout-held = held by { $side }\n"));

let table: Table;
let reader: Reader;
let choosable: string[];

beforeEach(() => {
  choosable = [];
  document.body.innerHTML = `<button id="card"></button><div class="reading"><button id="close"></button></div>`;
  const choice = { prompt: prompt([]), can: (thing: string) => choosable.includes(thing) };
  const tip = { hide: vi.fn(), about: vi.fn(() => Promise.resolve(["too far"])) };
  table = { id: "abc", game: "war", eye: eye(1), choice, tip, fail: vi.fn() } as unknown as Table;
  reader = new Reader(table);
  vi.spyOn(api, "rules").mockResolvedValue("");
  vi.spyOn(api, "about").mockImplementation((_, thing) =>
    Promise.resolve({ thing: thing.replace("-", ":"), sentences: [{ key: "held", args: { side: "nobody" } }] }),
  );
});

describe("reading", () => {
  test("tells what the server tells to this seat, under the thing's own name", async () => {
    await reader.open("region-moria");
    expect(api.about).toHaveBeenCalledExactlyOnceWith("abc", "region-moria", 1);
    expect([reader.thing, reader.sentences.length, reader.against]).toEqual(["region:moria", 1, ["too far"]]);
    expect(table.tip.hide).toHaveBeenCalledOnce();
  });

  test("says why it cannot be chosen only of what cannot", async () => {
    choosable = ["region:moria"];
    await reader.open("region:moria");
    expect(reader.against).toEqual([]);
  });

  test("of another thing meanwhile wins", async () => {
    const late = Promise.resolve().then(() => reader.open("figure:orc"));
    await Promise.all([reader.open("region:moria"), late]);
    expect(reader.thing).toBe("figure:orc");
    vi.mocked(api.about).mockImplementationOnce(async (_, thing) => {
      await reader.open("figure:orc");
      return { thing, sentences: [] };
    });
    await reader.open("region:moria");
    expect([reader.thing, reader.sentences.length]).toEqual(["figure:orc", 1]);
  });

  test("is said in words for the command line", async () => {
    expect(await reader.say("region:moria")).toBe("Moria. Held by nobody");
  });

  test("that fails is told", async () => {
    vi.mocked(api.about).mockRejectedValue(new Error("no line"));
    await reader.open("region:moria");
    expect(table.fail).toHaveBeenCalledOnce();
  });

  test("lights up what is pointed at, else what is read", () => {
    reader.thing = "region:moria";
    expect(reader.lit).toBe("region:moria");
    reader.pointed = "figure:orc";
    expect(reader.lit).toBe("figure:orc");
  });

  test("gives the focus back where it was inside", async () => {
    const [card, close] = ["card", "close"].map((id) => document.getElementById(id) as HTMLElement);
    await reader.open("region:moria", card);
    close?.focus();
    reader.close();
    await tick();
    expect(document.activeElement).toBe(card);
    await reader.open("region:moria", close);
    card?.focus();
    reader.close();
    expect([document.activeElement, reader.thing]).toEqual([card, null]);
  });

  test("adds the rows of the rules' tables that are about it, and learns the rules once", async () => {
    vi.mocked(api.rules).mockResolvedValue("## Figures\n\n| who | what |\n|---|---|\n| Orc | fights |\n| Elf | sings |\n");
    await reader.open("figure:orc");
    await reader.open("figure:orc");
    await vi.waitFor(() => expect(reader.rows).toHaveLength(1));
    expect(api.rules).toHaveBeenCalledExactlyOnceWith("war", "en");
    expect(reader.rows.map((row) => row.cells.flat().map((span) => span.text))).toEqual([["Orc", "fights"]]);
    await reader.open("region:moria");
    expect(reader.rows).toEqual([]);
  });
});

describe("sentences in use", () => {
  test("are the latest wished for, whichever came first", async () => {
    let arrive: (source: string) => void = () => {};
    const slow = new Promise<string>((done) => (arrive = done));
    vi.spyOn(api, "texts").mockImplementation((language) => (language === "ru" ? slow : Promise.resolve("done = fertig")));
    const first = useTexts("ru");
    await useTexts("de");
    arrive("done = всё");
    await first;
    expect([texts.now.language, texts.now.get("done")]).toEqual(["de", "fertig"]);
  });

  test("are those of the house and of the game, each fetched once, and again after a failure", async () => {
    const fetched = vi.spyOn(api, "texts").mockRejectedValueOnce(new Error("no line"));
    fetched.mockResolvedValue("figure-orc = Goblin");
    await expect(textFor("en", "mordor")).rejects.toThrow("no line");
    await textFor("en", "mordor");
    const text = await textFor("en", "mordor");
    expect([text.name("figure:orc"), text.name("region:moria")]).toEqual(["Goblin", "Moria"]);
    expect(fetched.mock.calls).toEqual([["en", "mordor"], ["en", "mordor"]]);
  });
});
