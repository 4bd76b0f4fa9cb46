import type { Atlas, Course, Fault, GameInfo, Hint, NewTable, Reason, Replay, TableInfo, Told } from "./types";

export class ApiError extends Error {
  readonly status: number;
  readonly fault: Fault;

  constructor(status: number, fault: Fault) {
    super(fault.message);
    this.status = status;
    this.fault = fault;
  }
}

const UNREACHABLE: Fault = { key: "web-error-unreachable", args: {}, message: "" };
const UNKNOWN: Fault = { key: "web-error-unknown", args: {}, message: "" };

async function call(method: string, path: string, body?: unknown, type = "application/json"): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": type };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch("/api" + path, init);
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  if (response.ok) return response;
  throw new ApiError(response.status, await told(response));
}

async function told(response: Response): Promise<Fault> {
  try {
    const data = (await response.json()) as { error?: Fault };
    return data.error ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

async function plain(path: string): Promise<string> {
  return (await call("GET", path)).text();
}

const seatQuery = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);

export const api = {
  games: () => json<GameInfo[]>("GET", "/games"),
  texts: (language: string, game?: string) => plain(game ? `/texts/${game}/${language}` : `/texts/${language}`),
  atlas: (game: string, key: string) => json<Atlas>("GET", `/games/${game}/atlases/${key}`),
  rules: (game: string, language: string) => plain(`/rules/${game}/${language}`),
  me: () => json<{ name: string | null }>("GET", "/me"),
  rename: (name: string) => json<{ name: string }>("POST", "/me", { name }),
  link: () => json<{ link: string }>("GET", "/me/link"),
  create: (table: NewTable) => json<{ id: string }>("POST", "/tables", table),
  lobby: () => json<TableInfo[]>("GET", "/tables"),
  mine: () => json<TableInfo[]>("GET", "/tables/mine"),
  table: (id: string) => json<TableInfo>("GET", `/tables/${id}`),
  sit: (id: string, seat: number) => call("POST", `/tables/${id}/seats/${seat}`),
  leave: (id: string, seat: number, bot?: string) =>
    call("DELETE", `/tables/${id}/seats/${seat}${bot ? `?bot=${bot}` : ""}`),
  replace: (id: string, seat: number) => call("POST", `/tables/${id}/seats/${seat}/replace`),
  replay: (id: string, at: number, seat: number | null) =>
    json<Replay>("GET", `/tables/${id}/replay?at=${at}${seatQuery(seat)}`),
  course: (id: string) => json<Course>("GET", `/tables/${id}/course`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  continueFrom: (id: string, at: number) => json<{ id: string }>("POST", `/tables/${id}/continue`, { at }),
  rematch: (id: string) => json<{ id: string }>("POST", `/tables/${id}/rematch`),
  upload: async (record: string) =>
    (await (await call("POST", "/records", record, "text/plain")).json()) as { id: string },
  why: (id: string, option: string, after: readonly string[]) => {
    const query = new URLSearchParams([["option", option], ...after.map((pick) => ["after", pick])]);
    return json<{ reason: Reason | null }>("GET", `/tables/${id}/why?${query.toString()}`);
  },
  about: (id: string, thing: string, seat: number | null) =>
    json<Told>("GET", `/tables/${id}/about?thing=${encodeURIComponent(thing)}${seatQuery(seat)}`),
  position: (id: string, at: number) => json<Record<string, unknown>>("GET", `/tables/${id}/position?at=${at}`),
  hint: (id: string) => json<Hint>("POST", `/tables/${id}/hint`),
};

export function faultOf(error: unknown): Fault {
  if (error instanceof ApiError) return error.fault;
  console.error(error);
  return UNKNOWN;
}
