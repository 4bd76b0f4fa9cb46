// What a person set on this device. Blocked storage is no fault: then it holds for this page only.
import { LANGUAGES, type Language } from "./text";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  size: 100 | 115 | 130 | 150;
  confirm: boolean;
  plain: boolean;
  pace: 0 | 300 | 700;
  /** How quickly pieces and dice move; a device that wants no motion has none. */
  motion: "off" | "fast" | "normal" | "slow";
  /** Volume, from 0 (off) to 1. */
  sound: number;
}

const KEY = "westmarch.settings";

export function stored<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing is lost but the memory of it
  }
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language) && language === first(wanted)) ?? "en";
}

function first(wanted: string[]): string | undefined {
  return wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
}

const defaults: Settings = {
  language: browserLanguage(),
  theme: "system",
  size: 100,
  confirm: false,
  plain: false,
  pace: 300,
  motion: "normal",
  sound: 0,
};

export const settings: Settings = $state({ ...defaults, ...stored<Partial<Settings>>(KEY) });

export function keepSettings(): void {
  store(KEY, settings);
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["size"] = String(settings.size);
  root.dataset["motion"] = settings.motion;
}
