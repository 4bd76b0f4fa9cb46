// Keys and arguments become sentences, in the same way as on the server.
import { describe, expect, test, vi } from "vitest";
import { capital, slug, soft, Text } from "../src/lib/text";
import { prompt } from "./table";

const HOUSE = `
web-error-unknown = Something went wrong.
web-group = others
done = done
error-stale = Too late.
error-record = A broken record.
error-record-foreign = No record at all.
group-region = regions
group-die = all dice
group-throw-pick-die = dice
why-too_far = { $place } is too far.
`;
const GAME = `
card-wise_counsel = Wise Counsel
    .event = Do something.
region-moria = Moria
    .of = of Moria
region-bree = Bree
    .form = she
die-red = red die
die-black = black die
event-army-moves = { NAME($army) } goes out { NAME($region, case: "of") } with { $what }.
event-plain = { $text }, { $yes }, { $count ->
    [one] one
   *[other] many
}.
event-gender = { NAME($region, case: "form") ->
    [she] Herself
   *[other] Itself
}.
event-card = By { card-wise_counsel }.
about-held = It is held by { $side }.
prompt-throw-pick = Which die?
option-throw-pick-black = Beware.
option-throw-pick-die = take { NAME($value) } ({ $symbol })
option-throw-pick-done = No more.
outcome-marks = marks { $before } → { $after }
choice-sheet-basic = simple
`;

const text = new Text("en", [HOUSE, GAME]);

describe("sentences", () => {
  test("name things, in the case that is asked for, and lists of them", () => {
    const args = { army: "region:bree", region: "region:moria", what: ["die:red", "card:wise_counsel", "haste"] };
    expect(text.event({ number: 0, key: "army.moves", args })).toBe("Bree goes out of Moria with red die, Wise Counsel, haste.");
  });

  test("take words, numbers and yes or no", () => {
    const event = (count: number) => text.event({ number: 0, key: "plain", args: { text: "a", yes: true, count } });
    expect([event(1), event(2)]).toEqual(["a, yes, one.", "a, yes, many."]);
  });

  test("a form that a name does not have is its plain name", () => {
    expect(text.name("region:bree", "of")).toBe("Bree");
    expect(text.name("region:moria", "of")).toBe("of Moria");
  });

  test("show no key and no hole where a text is missing, but warn", () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    expect([text.get("web-nothing"), text.name("card:nobody")]).toEqual(["…", "…"]);
    expect(warned).toHaveBeenCalledTimes(2);
    text.get("why-too_far");
    expect(warned).toHaveBeenCalledTimes(3);
  });

  test("later sources win", () => {
    expect(new Text("en", [HOUSE, "done = ready"]).get("done")).toBe("ready");
  });
});

describe("options", () => {
  const asked = prompt([], {
    options: [
      { text: "die:red", args: { symbol: "ring" }, outcomes: [{ key: "marks", args: { before: 1, after: 2 } }] },
      { text: "die:black", args: { symbol: "ring" } },
      { text: "done", args: {} },
      { text: "region:bree", args: {} },
    ],
  });

  test("have the most particular text: for themselves, for their kind, or their name", () => {
    expect(asked.options.map((option) => text.option(asked, option.text))).toEqual([
      "take red die (ring)",
      "Beware.",
      "No more.",
      "Bree",
    ]);
  });

  test("that are not offered have their name", () => {
    expect(text.option(prompt([]), "die:red")).toBe("red die");
  });

  test("tell what they change", () => {
    expect(text.outcomes(asked, "die:red")).toEqual(["marks 1 → 2"]);
    expect(text.outcomes(asked, "done")).toEqual([]);
  });

  test("are grouped by a name for this question, for their kind, or none", () => {
    expect([text.group("throw.pick", "die"), text.group("throw.pick", "region"), text.group("x", "die")]).toEqual([
      "dice",
      "regions",
      "all dice",
    ]);
    expect(text.group("throw.pick", "card")).toBeNull();
  });
});

describe("faults", () => {
  const fault = (key: string, args = {}, message = "") => text.fault({ key, args, message });

  test("have the text of their variant, else their own, with or without the prefix", () => {
    expect(fault("error-record", { variant: "foreign" })).toBe("No record at all.");
    expect(fault("error-record", { variant: "torn" })).toBe("A broken record.");
    expect(fault("stale")).toBe("Too late.");
  });

  test("that nobody has words for say what the server said, or that something went wrong", () => {
    expect(fault("error-new", {}, "From the server.")).toBe("From the server.");
    expect(fault("error-new")).toBe("Something went wrong.");
  });
});

describe("names inside sentences", () => {
  test("are told apart, also where a text speaks of a card", () => {
    const moved = { number: 0, key: "army.moves", args: { army: "region:bree", region: "region:moria", what: "two" } };
    expect(text.spans(() => text.event(moved))).toEqual([
      { thing: "region:bree", text: "Bree" },
      { thing: null, text: " goes out " },
      { thing: "region:moria", text: "of Moria" },
      { thing: null, text: " with two." },
    ]);
    expect(text.spans(() => text.event({ number: 0, key: "card", args: {} }))).toEqual([
      { thing: null, text: "By " },
      { thing: "card:wise_counsel", text: "Wise Counsel" },
      { thing: null, text: "." },
    ]);
  });

  test("that only decide about grammar are none", () => {
    const told = { number: 0, key: "gender", args: { region: "region:bree" } };
    expect(text.spans(() => text.event(told))).toEqual([{ thing: null, text: "Herself." }]);
  });

  test("are plain words again outside, even after a failure", () => {
    expect(() => text.spans(() => { throw new Error("torn"); })).toThrow("torn");
    expect(text.event({ number: 0, key: "card", args: {} })).toBe("By Wise Counsel.");
  });

  test("can be read about only in a game that tells about things", () => {
    expect(text.readable("card:wise_counsel")).toBe(true);
    expect(text.readable("space:1")).toBe(false);
    const silent = new Text("en", ["card-x = X"]);
    expect(silent.readable("card:x")).toBe(false);
    expect(silent.things).toEqual([]);
    expect(text.things.map(({ thing }) => thing)).toEqual(["card:wise_counsel", "region:moria", "region:bree", "die:red", "die:black"]);
  });

  test("keep their first letter's place when a sentence gets its capital", () => {
    const spans = text.spans(() => capital(text.why({ key: "too_far", args: { place: "bree" } })));
    expect(spans).toEqual([{ thing: null, text: "Bree is too far." }]);
    const marked = text.spans(() => capital(text.event({ number: 0, key: "army.moves", args: { army: "die:red", region: "", what: "" } })));
    expect(marked[0]).toEqual({ thing: "die:red", text: "Red die" });
  });
});

describe("what picks amount to", () => {
  const marks = (before: number, after: number) => [{ key: "marks", args: { before, after } }];
  const asked = prompt([], {
    options: [{ text: "die:red", args: {}, outcomes: marks(0, 1) }],
    outlooks: { "die:black die:red": marks(0, 2), "die:black die:red done": marks(0, 3) },
  });

  test("is told for the whole answer once they are one, in whatever order they were made", () => {
    expect(text.outlook(asked, ["die:red", "die:black"], ["die:red", "die:black", "done"])).toEqual(["marks 0 → 3"]);
    expect(text.outlook(asked, ["die:red", "die:black"], null)).toEqual(["marks 0 → 2"]);
  });

  test("is what a single one does, and nothing where nothing is known", () => {
    expect(text.outlook(asked, ["die:red"], ["die:red", "done"])).toEqual(["marks 0 → 1"]);
    expect(text.outlook(asked, ["die:green", "die:red"], null)).toEqual([]);
    expect(text.outlook(asked, [], null)).toEqual([]);
  });
});

test("parts of a text, and choices, are there or null", () => {
  expect(text.part("card:wise_counsel", "event")).toBe("Do something.");
  expect(text.part("card:wise_counsel", "combat")).toBeNull();
  expect(text.choice("sheet", "basic")).toBe("simple");
  expect(text.choice("sheet", "other")).toBeNull();
});

test("keys are texts' names with hyphens", () => {
  expect(slug("card:fp.a.b")).toBe("card-fp-a-b");
  expect(capital("über")).toBe("Über");
  expect(capital("")).toBe("");
});

test("long words may be divided between syllables, short ones never", () => {
  const divided = (words: string) => soft(words).split("\u00ad").join("-");
  expect(divided("Энты пробуждаются: хуорны")).toBe("Энты пробу-ждаются: хуорны");
  expect(divided("Zwergenschatz")).toBe("Zwergen-schatz");
  expect(divided("Fellowship of the Ring")).toBe("Fellowship of the Ring");
});
