// The sentences now in use; language and game may change at any time.
import { api } from "./api";
import { settings } from "./settings.svelte";
import { Text, type Language } from "./text";

const sources = new Map<string, Promise<string>>();
const whole = new Map<string, Promise<Text>>();
let current = $state.raw<Text | null>(null);
let latest = 0;

function source(language: Language, game?: string, cards = false): Promise<string> {
  const key = `${game ?? ""}/${language}${cards ? "/cards" : ""}`;
  let found = sources.get(key);
  if (!found) {
    found = cards ? api.cardTexts(language, game ?? "") : api.texts(language, game);
    found.catch(() => sources.delete(key));
    sources.set(key, found);
  }
  return found;
}

export async function textFor(language: Language, game?: string, cards = false): Promise<Text> {
  const wanted = [source(language)];
  if (game) wanted.push(source(language, game));
  if (game && cards) wanted.push(source(language, game, true));
  return new Text(language, await Promise.all(wanted), cards || !game);
}

/** Load the sentences of a game (or of the house alone) and use them everywhere. */
export async function useTexts(language: Language, game?: string): Promise<void> {
  const turn = ++latest;
  const text = await textFor(language, game);
  if (turn === latest) use(text);
}

/** The same with what is read later (cards, reasons), once all that matters more is there. */
export async function useCards(language: Language, game: string): Promise<void> {
  const turn = ++latest;
  const text = await wholeText(language, game);
  if (turn === latest) use(text);
}

function use(text: Text): void {
  current = text;
  const { documentElement: root } = document;
  root.lang = text.language; // those who are read to hear the language that is shown
  root.dataset["texts"] = text.whole ? "all" : "first";
}

/** All sentences of a game, made once. */
export function wholeText(language: Language, game: string): Promise<Text> {
  const key = `${game}/${language}`;
  let found = whole.get(key);
  if (!found) {
    found = textFor(language, game, true);
    found.catch(() => whole.delete(key));
    whole.set(key, found);
  }
  return found;
}

export const texts = {
  get now(): Text {
    return current ?? new Text(settings.language, []);
  },
  get ready(): boolean {
    return current !== null;
  },
};
