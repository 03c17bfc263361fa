import { describe, expect, it } from "vitest";
import { logout } from "@/lib/accounts/sign-in/contract";
import { allEndpoints, nameOf } from "../../support/endpoints";
import { knock } from "../../support/knock";
import { type SignedIn, trainer } from "../../support/people";
import { allRows } from "../../support/rows";
import { testWorld } from "../../support/world";

const world = testWorld();

const ENDPOINTS = (await allEndpoints()).map((endpoint) => [nameOf(endpoint), endpoint] as const);
const WRITES = ENDPOINTS.filter(([, { method }]) => method !== "GET");
const WITH_BODY = ENDPOINTS.filter(([, { body }]) => body);

const CROSS_SITE: Record<string, Record<string, string | null>> = {
  "says so": { "sec-fetch-site": "cross-site" },
  "comes from a sibling host": { "sec-fetch-site": "same-site" },
  "comes from a bookmark or a mail": { "sec-fetch-site": "none" },
  "names its origin, in an older browser": { origin: "https://evil.test" },
  "names an origin that begins like ours": { origin: "https://formcast.test.evil.test" },
  "names our host under another scheme's port": { origin: "https://formcast.test:444" },
  "hides its origin": { origin: "null" },
  "hides its origin and has no host": { origin: "null", host: null },
  "claims our origin but is found out": { "sec-fetch-site": "cross-site", origin: "https://formcast.test" },
};

describe("a cross-site write", () => {
  let made: Promise<SignedIn> | undefined;
  const state = async () => [
    await allRows(world),
    await world.db.session.count(),
    await world.db.rateLimit.count(),
  ];

  it.each(WRITES)("is refused by %s, and changes nothing", async (_, endpoint) => {
    made ??= trainer("Ann");
    const ann = await made;
    const before = await state();
    const answers = Object.entries(CROSS_SITE).map(async ([how, headers]) => {
      const response = await knock(ann, endpoint, { headers: { "sec-fetch-site": null, ...headers } });
      return [how, response.status];
    });
    expect(await Promise.all(answers)).toEqual(Object.keys(CROSS_SITE).map((how) => [how, 403]));
    expect(await state()).toEqual(before);
  });
});

describe("a write of our own page in an older browser, or of a program", () => {
  it.each([
    ["our own origin", { origin: "https://formcast.test" }],
    [
      "the public address, behind a proxy that sends another host",
      { origin: "https://formcast.test", host: "127.0.0.1:3000" },
    ],
    [
      "another name of this host, as in a home network",
      { origin: "http://gym.lan:3000", host: "gym.lan:3000" },
    ],
    ["neither header", {}],
  ])("succeeds with %s", async (_, headers) => {
    const ann = await trainer("Ann");
    const response = await ann.ask(logout, {}, { headers: { "sec-fetch-site": null, ...headers } });
    expect(response.status).toBe(200);
  });
});

describe("a body with a content type of HTML forms", () => {
  it.each(WITH_BODY)("is refused by %s with 415", async (_, endpoint) => {
    const ann = await trainer("Ann");
    await world.db.trainer.update({ where: { id: ann.trainer.id }, data: { isAdmin: true } });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
      const response = await knock(ann, endpoint, { headers: { "content-type": type }, body: "{}" });
      expect([type, response.status]).toEqual([type, 415]);
    }
  });
});
