import { describe, expect, it } from "vitest";
import { login, logout } from "@/lib/accounts/sign-in/contract";
import { allEndpoints, nameOf } from "../support/endpoints";
import { knock, NOBODYS_ID } from "../support/knock";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

testWorld();

const ENDPOINTS = (await allEndpoints()).map((endpoint) => [nameOf(endpoint), endpoint] as const);
const WITH_BODY = ENDPOINTS.filter(([, { body }]) => body);
const GUARDED = ENDPOINTS.filter(([, { access }]) => access !== "public");

let made: Promise<[SignedIn, SignedIn]> | undefined;

/** Ann and Bob are shared by all tests, because no request here may change them. */
function people(): Promise<[SignedIn, SignedIn]> {
  made ??= Promise.all([trainer("Ann"), trainer("Bob")]);
  return made;
}

describe("a caller without a session", () => {
  it.each(GUARDED)("is refused by %s", async (_, endpoint) => {
    const response = await knock(stranger(), endpoint, { headers: { "x-trainer-id": NOBODYS_ID } });
    expect([response.status, await response.json()]).toEqual([401, { message: "Please sign in." }]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("a trainer with a foreign trainer id", () => {
  it.each(GUARDED)("is refused by %s", async (_, endpoint) => {
    const [ann, bob] = await people();
    const response = await knock(ann, endpoint, { headers: { "x-trainer-id": bob.trainer.id } });
    expect([response.status, await response.json()]).toEqual([403, { message: "That trainer is not you." }]);
  });

  it.each(WITH_BODY.filter(([, { access, form }]) => access !== "public" && !form))(
    "in the body is refused by %s",
    async (_, endpoint) => {
      const [ann, bob] = await people();
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ trainerId: bob.trainer.id });
      expect((await knock(ann, endpoint, { headers, body })).status).toBe(403);
    },
  );
});

describe("a body", () => {
  it.each(WITH_BODY.filter(([, { access, form }]) => access === "public" && !form))(
    "that is no JSON, or is too long, is refused by %s",
    async (_, endpoint) => {
      const headers = { "content-type": "application/json; charset=utf-8" };
      const send = async (body: string) => (await knock(stranger(), endpoint, { headers, body })).status;
      for (const body of ["", "{", "undefined", "\u0000"])
        expect([body, await send(body)]).toEqual([body, 400]);
      for (const body of ["null", "[]", "1", '""']) expect([body, await send(body)]).toEqual([body, 400]);
      expect(await send(JSON.stringify({ email: "x".repeat(64 * 1024) }))).toBe(413);
    },
  );

  it("that cannot be read is the server's error, unless the client went away", async () => {
    const send = (client: AbortController, isGone: boolean) => {
      const pull = (stream: ReadableStreamDefaultController) => {
        if (isGone) client.abort();
        stream.error(new Error("aborted"));
      };
      const headers = { "content-type": "application/json" };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const asked = { headers, body, duplex: "half", signal: client.signal };
      return knock(stranger(), login, asked);
    };
    expect((await send(new AbortController(), true)).status).toBe(400);
    expect((await send(new AbortController(), false)).status).toBe(500);
  });
});

describe("an unknown address under /api", () => {
  it.each(["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"] as const)(
    "answers %s with 404 in JSON",
    async (method) => {
      const handlers = (await import("@/app/api/[[...rest]]/route")) as Record<string, () => Response>;
      const response = handlers[method]!();
      expect([response.status, await response.json()]).toEqual([404, { message: "No such endpoint." }]);
    },
  );
});

describe("a request's id", () => {
  const idOf = async (given: string | null) =>
    (await stranger().ask(logout, {}, { headers: { "x-vercel-id": given } })).headers.get("x-request-id");

  it("is the host's id if there is one", async () => {
    expect(await idOf("fra1::iad1::abcde-1761123456789-0123456789ab")).toMatch(/^fra1::iad1::abcde-/);
  });

  it("is not the caller's if it has an invalid format", async () => {
    for (const given of ["dana@formcast.test", '","status":200', "x".repeat(101), "", null])
      expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
