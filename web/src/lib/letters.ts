// Bold letters and the font of titles come last. Until then the browser thickens the letters that are there.
const FONTS = ['700 1em "Alegreya Sans"', '700 1em "Alegreya SC"'];
const SAMPLES: Record<string, string> = { ru: "Aя" };

/** Fetch them, and use them when all are there. */
export async function loadLetters(language: string): Promise<void> {
  const root = document.documentElement;
  if (root.dataset["letters"] !== undefined) return;
  try {
    await import("../letters.css");
    await Promise.all(FONTS.map((font) => document.fonts.load(font, SAMPLES[language] ?? "A")));
  } finally {
    root.dataset["letters"] = "all"; // also where they cannot be had
  }
}
