// Chains of answers: what may be tapped, when it is whole, and what is sent.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { settings } from "../src/lib/settings.svelte";
import { eye, prompt } from "./table";

const DICE = prompt(["die:red", "die:blue"], {
  chains: [
    ["die:red", "die:blue", "done"],
    ["die:red", "done"],
    ["die:blue", "die:red", "done"],
    ["die:blue", "done"],
  ],
  several: true,
});

let busy = false;
const send = vi.fn();

function choice(asked = DICE, seq = 1): Choice {
  const found = new Choice({ send, busy: () => busy });
  found.show(eye(asked.seat, { prompt: asked }), seq);
  return found;
}

beforeEach(() => {
  send.mockReset();
  busy = false;
  settings.confirm = false;
});

describe("a question with one answer", () => {
  test("a tap sends it", () => {
    choice(prompt(["none", "space:1"], { seat: 1 })).tap("space:1");
    expect(send).toHaveBeenCalledExactlyOnceWith(1, ["space:1"]);
  });

  test("what is not offered is not sent", () => {
    choice(prompt(["space:1"])).tap("space:2");
    expect(send).not.toHaveBeenCalled();
  });

  test("while an answer is under way none is taken", () => {
    busy = true;
    const found = choice();
    found.tap("die:red");
    expect(found.picks).toEqual([]);
  });

  test("a tap answers as much as can only be meant one way", () => {
    const one = prompt(["region:a", "region:b"], {
      chains: [
        ["region:a", "region:c"],
        ["region:b", "region:c"],
        ["region:b", "region:d"],
      ],
      several: false,
    });
    choice(one).tap("region:a");
    choice(one).tap("region:b");
    expect(send.mock.calls).toEqual([
      [0, ["region:a", "region:c"]],
      [0, ["region:b"]],
    ]);
  });
});

describe("picks that belong together", () => {
  test("are gathered in any order, and sent as one of the chains", () => {
    const found = choice();
    found.tap("die:blue");
    found.tap("die:red");
    expect(send).not.toHaveBeenCalled();
    found.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(0, ["die:red", "die:blue", "done"]);
    expect(found.picks).toEqual([]);
  });

  test("are whole as soon as a chain holds just them", () => {
    const found = choice();
    expect(found.complete).toBeNull();
    found.tap("die:red");
    expect(found.complete).toEqual(["die:red", "done"]);
    expect(found.closing).toBe("done");
  });

  test("amount to the shortest chain that holds them", () => {
    const long = prompt(["die:red"], { chains: [["die:red", "die:blue"], ["die:red", "done"], ["die:red"]], several: true });
    const found = choice(long);
    found.tap("die:red");
    expect(found.complete).toEqual(["die:red"]);
  });

  test("are not confirmed while an answer is under way", () => {
    const found = choice();
    found.tap("die:red");
    busy = true;
    found.confirm();
    expect(send).not.toHaveBeenCalled();
    expect(found.picks).toEqual(["die:red"]);
  });

  test("are put back by another tap, and the latest by going back", () => {
    const found = choice();
    found.tap("die:red");
    found.tap("die:red");
    expect(found.picks).toEqual([]);
    found.tap("die:red");
    found.tap("die:blue");
    expect(found.back()).toBe(true);
    expect(found.picks).toEqual(["die:red"]);
    expect([found.back(), found.back()]).toEqual([true, false]);
  });

  test("bar what fits no chain with them", () => {
    const apart = prompt(["die:red", "die:blue", "die:black"], {
      chains: [["die:red", "die:black", "done"], ["die:black", "die:red", "done"], ["die:blue", "done"]],
      several: true,
    });
    const found = choice(apart);
    expect(found.open).toEqual(["die:red", "die:blue", "die:black"]);
    found.tap("die:red");
    expect(found.open).toEqual(["die:red", "die:black"]);
    expect(found.can("die:blue")).toBe(false);
    expect(found.complete, "the black die is missing").toBeNull();
  });

  test("may lead on to what the prompt did not offer yet", () => {
    const later = prompt(["space:1"], { chains: [["space:1", "space:2", "done"], ["space:1", "done"]], several: true });
    const found = choice(later);
    expect(found.open).toEqual(["space:1"]);
    found.tap("space:1");
    expect(found.open).toEqual(["space:1", "space:2"]);
  });

  test("leave no room for a word, which is sent at once", () => {
    const squares = prompt(["space:1", "space:2", "none"], {
      chains: [["space:1", "space:2"], ["space:2", "space:1"], ["space:1", "none"], ["none", "space:1"], ["none", "none"]],
      several: true,
    });
    const found = choice(squares);
    found.tap("space:1");
    expect(found.open).toEqual(["space:1", "space:2"]);
    found.back();
    found.tap("none");
    expect(send).toHaveBeenCalledExactlyOnceWith(0, ["none"]);
  });

  test("end where another kind of thing begins", () => {
    const order = prompt(["die:red", "die:blue"], {
      chains: [["die:red", "die:blue", "region:a"], ["die:red", "die:blue", "region:b"]],
      several: true,
    });
    const found = choice(order);
    found.tap("die:red");
    found.tap("die:blue");
    expect(found.complete).toEqual(["die:red", "die:blue"]);
  });
});

describe("every answer confirmed", () => {
  beforeEach(() => {
    settings.confirm = true;
  });

  test("a tap only picks, words too", () => {
    const found = choice(prompt(["space:1", "none"]));
    found.tap("none");
    expect(send).not.toHaveBeenCalled();
    expect(found.complete).toEqual(["none"]);
    found.tap("space:1");
    expect(found.picks).toEqual(["space:1"]);
    found.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(0, ["space:1"]);
  });

  test("steps that follow each other are asked one by one", () => {
    const steps = prompt(["region:a"], { chains: [["region:a", "region:c"]], several: false });
    const found = choice(steps);
    found.tap("region:a");
    expect(found.complete).toEqual(["region:a"]);
  });
});

describe("a new state", () => {
  test("of the same position keeps half-made picks", () => {
    const found = choice(DICE, 4);
    found.tap("die:red");
    found.show(eye(0, { prompt: DICE }), 4);
    expect(found.picks).toEqual(["die:red"]);
  });

  test("of another position, or for another seat, forgets them", () => {
    const found = choice(DICE, 4);
    found.tap("die:red");
    found.show(eye(0, { prompt: DICE }), 5);
    expect(found.picks).toEqual([]);
    found.tap("die:red");
    found.show(eye(1, { prompt: { ...DICE, seat: 1 } }), 5);
    expect(found.picks).toEqual([]);
    expect(found.seat).toBe(1);
  });

  test("without a question offers nothing", () => {
    const found = choice();
    found.show(null, 2);
    expect(found.open).toEqual([]);
    found.confirm();
    expect(send).not.toHaveBeenCalled();
  });
});
