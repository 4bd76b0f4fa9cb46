// Calls to the server, and what comes of those that fail.
import { describe, expect, test, vi } from "vitest";
import { api, type ApiError } from "../src/lib/api";

describe("calls", () => {
  const answer = (body: string, status = 200) => vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(body, { status }))));
  const failed = (call: Promise<unknown>) => call.then(() => expect.fail("no failure"), (error: unknown) => error as ApiError);

  test("carry what was asked, safely written", async () => {
    answer("{}");
    await api.why("abc", "die:red", ["a&b", "c"]);
    await api.about("abc", "card:a b", 1);
    await api.leave("abc", 1);
    const called = vi.mocked(fetch).mock.calls.map(([address]) => address);
    expect(called).toEqual([
      "/api/tables/abc/why?option=die%3Ared&after=a%26b&after=c",
      "/api/tables/abc/about?thing=card%3Aa%20b&seat=1",
      "/api/tables/abc/seats/1",
    ]);
  });

  test("that are refused tell why; that fail otherwise say so", async () => {
    const fault = { key: "error-stale", args: {}, message: "Too late." };
    answer(JSON.stringify({ error: fault }), 409);
    expect(await failed(api.me())).toMatchObject({ status: 409, fault });
    answer("<html>", 502);
    expect(await failed(api.me())).toMatchObject({ status: 502, fault: { key: "web-error-unknown" } });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
    expect(await failed(api.me())).toMatchObject({ status: 0, fault: { key: "web-error-unreachable" } });
  });

  test("a record is sent as it is", async () => {
    answer(`{"id": "abc"}`);
    await api.upload("westmarch-record 1\n");
    const [, sent] = vi.mocked(fetch).mock.calls[0] as [string, RequestInit];
    expect(sent).toMatchObject({ method: "POST", body: "westmarch-record 1\n", headers: { "content-type": "text/plain" } });
  });
});
