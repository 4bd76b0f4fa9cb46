// The command line: answers by number, canonical text or label, and questions about the table.
import type { Choice } from "./choice.svelte";
import { fold } from "./plain";
import { capital, type Text } from "./text";
import type { GameEvent, Scene } from "./types";

export interface Table {
  text: Text;
  choice: Choice;
  scene: Scene | null;
  events: readonly GameEvent[];
  undo: () => void;
  hint: () => void;
  open: (tab: "log" | "rules" | "chat" | "settings") => void;
  keys: () => void;
  why: (option: string) => Promise<string[]>;
  /** Open what is to be read about a thing, and say it. */
  read: (thing: string) => Promise<string>;
}

const MOST = 12;
const plain = fold;

/** Do what was typed; the answer is what to say about it. */
export async function command(line: string, table: Table): Promise<string> {
  const { text } = table;
  const typed = plain(line);
  const [verb = "", ...rest] = typed.split(/\s+/);
  const words = (key: string) => text.get(key).split(" ");
  if (words("web-words-last").includes(typed)) return table.events.slice(-3).map((e) => text.event(e)).join(" ");
  const verbs: [string, () => void][] = [
    ["web-words-log", () => table.open("log")],
    ["web-words-rules", () => table.open("rules")],
    ["web-words-hint", table.hint],
    ["web-words-undo", table.undo],
    ["web-words-help", table.keys],
  ];
  const found = verbs.find(([key]) => words(key).includes(typed));
  if (found) {
    found[1]();
    return "";
  }
  if (words("web-words-why").includes(verb) && rest.length) return why(rest.join(" "), table);
  if (words("web-words-what").includes(verb) && rest.length) return (await about(rest.join(" "), table)) ?? what(rest.join(" "), table);
  return answer(typed, table);
}

function answer(typed: string, table: Table): string {
  const whole = find(typed, table);
  const parts = whole ? [typed] : typed.split(/\s+/);
  const said: string[] = [];
  for (const part of parts) {
    const { choice, text } = table;
    const option = find(part, table);
    if (!option && choice.complete && [plain(text.get("done")), choice.closing].includes(part)) {
      choice.confirm();
      continue;
    }
    if (!option || !choice.prompt) return text.get("web-command-unknown", { input: part });
    said.push(text.option(choice.prompt, option));
    choice.tap(option);
  }
  return said.join(", ");
}

/** The option that is meant, if only one can be. */
function find(typed: string, { choice, text }: Table): string | null {
  const prompt = choice.prompt;
  if (!prompt || !typed) return null;
  const open = choice.open;
  if (/^\d+$/.test(typed)) return open[Number(typed) - 1] ?? null;
  if (open.includes(typed)) return typed;
  const label = (option: string) => plain(text.option(prompt, option));
  const exact = open.filter((option) => label(option) === typed);
  const loose = open.filter((option) => label(option).includes(typed));
  return exact[0] ?? (loose.length === 1 ? (loose[0] ?? null) : null);
}

/** Why something on the table cannot be chosen, or what choosing it changes. */
async function why(asked: string, { scene, text, why }: Table): Promise<string> {
  const panels = scene?.panels ?? [];
  const trays = [...(scene?.trays ?? []), ...panels.flatMap((panel) => panel.trays)];
  const things = [...trays.flatMap((tray) => tray.items), ...panels.flatMap((p) => p.tracks.flatMap((t) => t.cells))];
  const options = things.flatMap(({ name, option }) => (option ? [{ option, name: plain(text.name(name)) }] : []));
  const found =
    options.find(({ option, name }) => option === asked || name === asked) ?? options.find(({ name }) => name.includes(asked));
  if (!found) return text.get("web-command-nothing", { input: asked });
  return (await why(found.option)).join("; ") || capital(found.name);
}

/** What is known of the one thing that is called so. */
async function about(asked: string, { text, read }: Table): Promise<string | null> {
  const named = text.things.map(({ thing, name }) => ({ thing, name: plain(name) }));
  const exact = named.find(({ name }) => name === asked);
  const loose = named.filter(({ name }) => name.includes(asked));
  const found = exact ?? (loose.length === 1 ? loose[0] : undefined);
  return found ? read(found.thing) : null;
}

function what(asked: string, { scene, text }: Table): string {
  const found: string[] = [];
  for (const panel of scene?.panels ?? []) {
    for (const cell of panel.tracks.flatMap((track) => track.cells)) {
      const name = text.name(cell.name);
      if (plain(name).includes(asked)) found.push(`${text.name(panel.title)}, ${name}: ${text.name(cell.state)}`);
    }
    if (plain(text.name(panel.title)).includes(asked)) {
      const here = panel.tracks.map((track) => track.cells.find((cell) => cell.state === "mark:here"));
      found.push([text.name(panel.title), ...here.flatMap((c) => (c ? [text.name(c.name)] : []))].join(": "));
    }
  }
  const trays = [...(scene?.trays ?? []), ...(scene?.panels ?? []).flatMap((panel) => panel.trays)];
  for (const item of trays.flatMap((tray) => tray.items)) {
    const words = [item.name, item.shows, item.state].filter((word) => word !== null).map((word) => text.name(word));
    if (plain(words.join(" ")).includes(asked)) found.push(words.join(": "));
  }
  if (found.length > MOST) found.splice(MOST, found.length, "…");
  return found.length ? found.join(". ") : text.get("web-command-nothing", { input: asked });
}
