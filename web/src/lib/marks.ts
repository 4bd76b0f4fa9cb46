// Names inside sentences, marked so that they can be shown as what they name.
export interface Span {
  text: string;
  thing: string | null;
}

/** Kinds of things that can be read about, where a game has anything to tell. */
export const READABLE = new Set(["card", "region", "nation", "character", "figure", "deck", "die", "tile", "ally", "sorcery", "companion"]);

/** Those that an answer brings along for reading; a die explains itself. */
export const WORTH_READING = new Set(["card", "region", "nation", "character", "figure", "ally", "sorcery"]);

const [BEGIN, BETWEEN, END] = ["\u0001", "\u0002", "\u0003"];

export function marked(thing: string, name: string): string {
  return `${BEGIN}${thing}${BETWEEN}${name}${END}`;
}

/** Where the words of a sentence begin, which may begin with a marked name. */
export function begin(sentence: string): number {
  return sentence.startsWith(BEGIN) ? sentence.indexOf(BETWEEN) + 1 : 0;
}

export function unmark(sentence: string): Span[] {
  const found: Span[] = [];
  for (const piece of sentence.split(BEGIN)) {
    const end = piece.indexOf(END);
    const between = piece.indexOf(BETWEEN);
    if (between >= 0 && end > between) found.push({ thing: piece.slice(0, between), text: piece.slice(between + 1, end) });
    const rest = piece.slice(end + 1);
    if (rest) found.push({ thing: null, text: rest });
  }
  return found;
}
