import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "@/lib/http/contract";
import { type RequestTweak, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const NOBODYS_ID = "01930000-0000-7000-8000-000000000000";

const contracts = fs
  .readdirSync("lib")
  .map((feature) => path.resolve("lib", feature, "contract.ts"))
  .filter((file) => !file.endsWith("http/contract.ts") && fs.existsSync(file));
const modules = await Promise.all(
  contracts.map(async (file) => Object.values((await import(file)) as Record<string, Endpoint>)),
);
/** Every endpoint of the product, by the name it has in a test's title. */
const ENDPOINTS = modules
  .flat()
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const WRITES = ENDPOINTS.filter(([, { method }]) => method !== "GET");
const WITH_BODY = ENDPOINTS.filter(([, { body }]) => body);
const GUARDED = ENDPOINTS.filter(([, { access }]) => access !== "public");

let made: Promise<[SignedIn, SignedIn]> | undefined;

/** Ann and Bob: the same two throughout, as nothing that is asked here may change them. */
function people(): Promise<[SignedIn, SignedIn]> {
  made ??= Promise.all([trainer("Ann"), trainer("Bob")]);
  return made;
}

/** A well-formed request with nothing true in it; what is being tested answers before anything is read. */
function knock(who: ReturnType<typeof stranger>, endpoint: Endpoint, tweak: RequestTweak = {}) {
  const names = [...endpoint.path.matchAll(/\[(\w+)\]/g)].map(([, name]) => [name, NOBODYS_ID]);
  const body = endpoint.body && {};
  return who.ask(endpoint, { params: Object.fromEntries(names), body } as never, tweak);
}

const rows = async () => {
  const { db } = world;
  return Promise.all([db.trainer.count(), db.session.count(), db.client.count(), db.rateLimit.count()]);
};

describe("a write that another site's page causes", () => {
  const CROSS_SITE: [string, Record<string, string | null>][] = [
    ["says so in Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
    ["comes from a sibling host", { "sec-fetch-site": "same-site" }],
    ["comes from a bookmark or a mail", { "sec-fetch-site": "none" }],
    ["names its origin, in an older browser", { origin: "https://evil.test" }],
    ["names an origin that begins like ours", { origin: "https://formcast.test.evil.test" }],
    ["hides its origin", { origin: "null" }],
    ["hides its origin and has no host", { origin: "null", host: null }],
    [
      "claims our origin but is found out",
      { "sec-fetch-site": "cross-site", origin: "https://formcast.test" },
    ],
  ];

  describe.each(CROSS_SITE)("and %s", (_, headers) => {
    it.each(WRITES)("is refused by %s, and changes nothing", async (_, endpoint) => {
      const [ann] = await people();
      const before = await rows();
      const response = await knock(ann, endpoint, { headers: { "sec-fetch-site": null, ...headers } });
      expect(response.status).toBe(403);
      expect(await rows()).toEqual(before);
    });
  });
});

describe("a write of our own page in an older browser, or of a program", () => {
  it.each([
    ["our own origin", { origin: "https://formcast.test" }],
    ["neither header", {}],
  ])("passes with %s", async (_, headers) => {
    const ann = await trainer("Ann");
    const { logout } = await import("@/lib/auth/contract");
    const response = await ann.ask(logout, {}, { headers: { "sec-fetch-site": null, ...headers } });
    expect(response.status).toBe(200);
  });
});

describe("a body of a type that a form can send", () => {
  it.each(WITH_BODY)("is refused by %s with 415", async (_, endpoint) => {
    const ann = await trainer("Ann");
    await world.db.trainer.update({ where: { id: ann.trainer.id }, data: { isAdmin: true } });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
      const response = await knock(ann, endpoint, { headers: { "content-type": type }, body: "{}" });
      expect([type, response.status]).toEqual([type, 415]);
    }
  });
});

describe("nobody", () => {
  it.each(GUARDED)("gets past %s", async (_, endpoint) => {
    const response = await knock(stranger(), endpoint, { headers: { "x-trainer-id": NOBODYS_ID } });
    expect([response.status, await response.json()]).toEqual([401, { message: "Please sign in." }]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("somebody who says that they are somebody else", () => {
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
});

describe("an address under /api that no endpoint has", () => {
  it.each(["GET", "POST", "PATCH", "PUT", "DELETE"] as const)(
    "answers %s with 404 in JSON",
    async (method) => {
      const handlers = (await import("@/app/api/[...rest]/route")) as Record<string, () => Response>;
      const response = handlers[method]!();
      expect([response.status, await response.json()]).toEqual([404, { message: "No such endpoint." }]);
    },
  );
});
