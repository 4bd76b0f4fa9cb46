// The font of titles comes last: when all that matters is there.
const AFTER = 1500;

/** Ask for it in a moment; the answer takes that back. */
export function loadTitles(): () => void {
  const timer = setTimeout(() => (document.documentElement.dataset["titles"] = ""), AFTER);
  return () => clearTimeout(timer);
}
