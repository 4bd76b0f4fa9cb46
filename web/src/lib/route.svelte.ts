// Four addresses, no library: `/`, `/return`, `/t/{id}`, `/t/{id}?at=n&seat=s`; `&from=a&to=b` replays a part.
export interface Route {
  returning: boolean;
  /** Nothing is at this address. */
  unknown: boolean;
  table: string | null;
  at: number | null;
  seat: number | null;
  part: Part | null;
}
export interface Part {
  from: number;
  to: number;
}

function number(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

function read(): Route {
  const found = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  const query = new URLSearchParams(location.search);
  const [from, to] = [number(query.get("from")), number(query.get("to"))];
  const part = from !== null && to !== null && from < to ? { from, to } : null;
  const returning = location.pathname === "/return";
  const unknown = !found && !returning && location.pathname !== "/";
  return { returning, unknown, table: found?.[1] ?? null, at: number(query.get("at")), seat: number(query.get("seat")), part };
}

let current = $state.raw<Route>(read());

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  current = read();
}

export function replayAddress(id: string, at: number, seat: number | null, part: Part | null = null): string {
  const only = part ? `&from=${part.from}&to=${part.to}` : "";
  return `/t/${id}?at=${at}${seat === null ? "" : `&seat=${seat}`}${only}`;
}

/** Links inside the house do not load the page again. */
export function follow(click: MouseEvent): void {
  const link = (click.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
  if (link.pathname !== "/" && !link.pathname.startsWith("/t/")) return;
  click.preventDefault();
  go(link.pathname + link.search);
}

addEventListener("popstate", () => {
  current = read();
});
