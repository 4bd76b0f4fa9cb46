// Keys and arguments become sentences here: the browser's twin of westmarch.core.text.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { begin, marked, unmark, READABLE, type Span } from "./marks";
import type { Args, Fault, GameEvent, Prompt, Reason, Value } from "./types";

export const LANGUAGES = ["en", "ru", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", de: "Deutsch" };

export class Text {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly keys: string[] = [];
  private readonly tells: boolean;
  /** Whether names in a sentence are marked, so that they can be told from the words around them. */
  private marking = false;

  /** Whether what is read later (what has happened, what cards say, reasons) is there too. */
  readonly whole: boolean;

  constructor(language: Language, sources: readonly string[], whole = true) {
    this.language = language;
    this.whole = whole;
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: (positional, named) => this.reference(String(positional[0]), String(named["case"] ?? "")),
      },
    });
    for (const source of sources) {
      const resource = new FluentResource(linked(source));
      this.bundle.addResource(resource, { allowOverrides: true });
      this.keys.push(...resource.body.map((entry) => entry.id));
    }
    this.tells = this.keys.some((key) => key.startsWith("about-"));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** All messages whose name begins so, in the order of the files. */
  all(prefix: string): string[] {
    return this.keys.filter((key) => key.startsWith(prefix));
  }

  /** A thing that can be read about: games say so by having something to tell about things. */
  readable(reference: string): boolean {
    return READABLE.has(reference.split(":")[0] ?? "") && this.tells;
  }

  /** Everything that can be read about, with its name. */
  get things(): { thing: string; name: string }[] {
    if (!this.tells) return [];
    const keys = [...READABLE].flatMap((domain) => this.all(`${domain}-`));
    return keys.map((key) => ({ thing: key.replace("-", ":"), name: this.name(key) }));
  }

  /** A sentence in pieces, the names of things apart. */
  spans(write: () => string): Span[] {
    this.marking = true;
    try {
      return unmark(write());
    } finally {
      this.marking = false;
    }
  }

  /** A part of a name's text, such as what a card does; null where it has none. */
  part(reference: string, part: string): string | null {
    const pattern = this.bundle.getMessage(slug(reference))?.attributes[part];
    return pattern == null ? null : this.bundle.formatPattern(pattern, {}, []);
  }

  get(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) {
      console.warn(`${this.language}: no text for ${key}`);
      return "…";
    }
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) plain[name] = this.argument(value);
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, plain, errors);
    if (errors.length) console.warn(`${this.language}: ${key}: ${String(errors[0])}`);
    return sentence;
  }

  name(reference: string, form = ""): string {
    const message = this.bundle.getMessage(slug(reference));
    const pattern = (form ? message?.attributes[form] : null) ?? message?.value;
    if (pattern == null) {
      console.warn(`${this.language}: no name for ${reference}`);
      return "…";
    }
    return this.bundle.formatPattern(pattern, {}, []);
  }

  /** Names of things, one after another. */
  list(references: readonly string[]): string {
    return references.map((reference) => this.reference(reference)).join(", ");
  }

  event(event: GameEvent): string {
    return this.get("event-" + slug(event.key), event.args);
  }

  prompt(prompt: { kind: string; args?: Args }): string {
    return this.get("prompt-" + slug(prompt.kind), prompt.args ?? {});
  }

  /** The most particular text there is: for this option here, for its domain here, or its name. */
  option(prompt: Prompt, text: string): string {
    const option = prompt.options.find((option) => option.text === text);
    const [domain, value] = text.includes(":") ? text.split(":", 2) : ["", text];
    if (option) {
      const kind = slug(prompt.kind);
      for (const key of [`option-${kind}-${value}`, `option-${kind}-${domain}`]) {
        if (this.has(key)) return this.get(key, { value: text, ...option.args });
      }
    }
    return this.name(text);
  }

  /** One thing worth knowing about something. */
  about(reason: Reason): string {
    return this.get("about-" + slug(reason.key), reason.args);
  }

  /** What a kind of option is called at a question; null where nobody has said. */
  group(kind: string, domain: string): string | null {
    const key = [`group-${slug(kind)}-${domain}`, `group-${domain}`].find((one) => this.has(one));
    return key ? this.get(key) : null;
  }

  /** Why something cannot be chosen. */
  why(reason: Reason): string {
    return this.get("why-" + slug(reason.key), reason.args);
  }

  /** What choosing an option surely changes, one line each. */
  outcomes(prompt: Prompt, text: string): string[] {
    const option = prompt.options.find((option) => option.text === text);
    return this.told(option?.outcomes ?? []);
  }

  /** What picks that were not sent yet amount to, as part of the whole answer if they already are one. */
  outlook(prompt: Prompt, picks: readonly string[], whole: readonly string[] | null): string[] {
    const found = (answers: readonly string[]) => prompt.outlooks?.[answers.toSorted().join(" ")];
    const together = (whole && found(whole)) ?? found(picks);
    if (together) return this.told(together);
    return picks.length === 1 ? this.outcomes(prompt, picks[0] ?? "") : [];
  }

  private told(outcomes: readonly Reason[]): string[] {
    return outcomes.map((outcome) => this.get("outcome-" + slug(outcome.key), outcome.args));
  }

  /** What a value of a game's option means; null where it has no words of its own. */
  choice(option: string, value: string): string | null {
    const key = `choice-${option}-${value}`;
    return this.has(key) ? this.get(key) : null;
  }

  fault(fault: Fault): string {
    const variant = fault.args["variant"];
    for (const key of [`${fault.key}-${String(variant)}`, fault.key, `error-${fault.key}`]) {
      if (this.has(key)) return this.get(key, fault.args);
    }
    return fault.message || this.get("web-error-unknown");
  }

  private argument(value: Value): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) return value.map((item) => this.reference(String(item))).join(", ");
    return value === null ? "" : (value as string | number);
  }

  private reference(text: string, form = ""): string {
    if (!text.includes(":")) return text;
    const name = this.name(text, form);
    return this.marking && form !== "form" && this.readable(text) ? marked(text, name) : name;
  }
}

/** Texts may speak of a card by naming its text; then it is a name like any other. */
function linked(source: string): string {
  return source.replace(/\{ card-([\w-]+) \}/g, '{ NAME("card:$1") }');
}

export function slug(key: string): string {
  return key.replaceAll(".", "-").replaceAll(":", "-");
}

export function capital(text: string): string {
  const at = begin(text);
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase() + text.slice(at + 1);
}

const SYLLABLE =
  /(?<=\p{L}{4}[aeiouäöüаеиоуыэюя])(?=([б-тф-щ]+|[b-z])[aeiouäöüаеиоуыэюя]\p{L}{2})|(?<=\p{L}{3}e[nr])(?=[b-df-hj-mp-tvwz]+[aeiouäöü]\p{L})/giu;
/** Long words may be divided where they are narrow: not every browser knows how. */
export function soft(words: string): string {
  return words.replace(/\p{L}{12,}/gu, (word) => word.replace(SYLLABLE, "\u00ad"));
}
