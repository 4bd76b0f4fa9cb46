import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { Atlas, Course, Fault, GameInfo, Hint, Me, NewTable, Position, Reason, Replay, ReturnOffer, StudyInfo, TableInfo, Told } from "./types";

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
  // A refusal comes in the words of the language that is read here, whatever the browser's own is.
  const headers: Record<string, string> = { "accept-language": settings.language };
  const init: RequestInit = { method, credentials: "same-origin", headers };
  if (body !== undefined) {
    headers["content-type"] = type;
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch("/api" + path, init);
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  if (response.ok) return response;
  const fault = await refusal(response);
  if (fault.key === "error-signed_out") session.end();
  throw new ApiError(response.status, fault);
}

/** What went wrong, for people. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ApiError) return error.fault;
  console.error(error);
  return UNKNOWN;
}

async function refusal(response: Response): Promise<Fault> {
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
  /** What a game's cards say, which nobody needs before the first decision. */
  cardTexts: (language: string, game: string) => plain(`/texts/${game}/${language}/cards`),
  atlas: (game: string, key: string) => json<Atlas>("GET", `/games/${game}/atlases/${key}`),
  studies: (language: string) => json<StudyInfo[]>("GET", `/studies/${language}`),
  rules: (game: string, language: string) => plain(`/rules/${game}/${language}`),
  me: () => json<Me>("GET", "/me"),
  rename: (name: string) => json<Me>("POST", "/me", { name }),
  makeLink: () => json<{ link: string }>("POST", "/me/link"),
  revokeLink: () => json<Me>("DELETE", "/me/link"),
  signOut: () => json<Me>("POST", "/me/sign_out"),
  beginAnew: () => json<Me>("POST", "/me/new"),
  lookAtLink: (token: string) => json<ReturnOffer>("POST", "/return/look", { token }),
  comeBack: (token: string) => json<Me>("POST", "/return", { token }),
  create: (table: NewTable) => json<{ id: string }>("POST", "/tables", table),
  lobby: () => json<TableInfo[]>("GET", "/tables"),
  mine: () => json<TableInfo[]>("GET", "/tables/mine"),
  table: (id: string) => json<TableInfo>("GET", `/tables/${id}`),
  sit: (id: string, seat: number, wish?: { nonce: string; agree: boolean }) => call("POST", `/tables/${id}/seats/${seat}`, wish),
  leave: (id: string, seat: number) => call("DELETE", `/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number) => call("POST", `/tables/${id}/seats/${seat}/bot`),
  list: (id: string, open: boolean) => json<TableInfo>("POST", `/tables/${id}/listing`, { open }),
  replace: (id: string, seat: number) => call("POST", `/tables/${id}/seats/${seat}/replace`),
  replay: (id: string, at: number, seat: number | null) =>
    json<Replay>("GET", `/tables/${id}/replay?at=${at}${seatQuery(seat)}`),
  course: (id: string) => json<Course>("GET", `/tables/${id}/course`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  continueFrom: (id: string, at: number) => json<{ id: string }>("POST", `/tables/${id}/continue`, { at }),
  rematch: (id: string) => json<{ id: string }>("POST", `/tables/${id}/rematch`),
  letterAddress: (id: string) => `/api/tables/${id}/letter`,
  follow: (id: string) => json<{ id: string }>("POST", `/tables/${id}/following`),
  uploadLetter: async (letter: string) =>
    (await (await call("POST", "/letters", letter, "text/plain")).json()) as { id: string },
  upload: async (record: string) =>
    (await (await call("POST", "/records", record, "text/plain")).json()) as { id: string },
  why: (id: string, option: string, after: readonly string[]) => {
    const query = new URLSearchParams([["option", option], ...after.map((pick) => ["after", pick])]);
    return json<{ reason: Reason | null }>("GET", `/tables/${id}/why?${query.toString()}`);
  },
  about: (id: string, thing: string, seat: number | null) =>
    json<Told>("GET", `/tables/${id}/about?thing=${encodeURIComponent(thing)}${seatQuery(seat)}`),
  position: (id: string, at: number) => json<Position>("GET", `/tables/${id}/position?at=${at}`),
  hint: (id: string) => json<Hint>("POST", `/tables/${id}/hint`),
};
