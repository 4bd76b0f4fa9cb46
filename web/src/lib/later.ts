// What nobody waits for (painting, what cards say, the letters of titles) is fetched once the first question stands
// on the screen, so that everything which the question needs comes sooner.
const FRAMES = 2;
let settle: () => void = () => undefined;
let settled = new Promise<void>((done) => (settle = done));
let timer: ReturnType<typeof setTimeout> | undefined;

/** Another page begins, with much that matters. */
export function depart(): void {
  settled = new Promise((done) => (settle = done));
}

/** What matters is drawn; let it be painted first. */
export function arrived(frames = FRAMES): void {
  if (frames) requestAnimationFrame(() => arrived(frames - 1));
  else settle();
}

/** The same in so many milliseconds, where nothing else tells; the answer takes it back. */
export function arriveIn(ms: number): () => void {
  timer = setTimeout(() => settle(), ms);
  return hold;
}

/** Somebody wants to go on: what the next page needs comes first. */
export function hold(): void {
  clearTimeout(timer);
}

/** Run this then; the answer takes it back. */
export function later(what: () => void): () => void {
  let wanted = true;
  void settled.then(() => {
    if (wanted) what();
  });
  return () => {
    wanted = false;
  };
}
