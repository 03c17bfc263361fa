import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EYE_FILES, EYE_VERSION } from "@/lib/engine/live/live-sight";
import type { Endpoint } from "@/lib/platform/http/contract";
import type { ErrorCode } from "@/lib/platform/kernel/errors";
import { STATUS } from "@/lib/server/http/failure";
import { KEPT_FOR_GOOD } from "@/lib/server/http/page-headers";
import { adminNamed } from "../support/authority/actors";
import { type Estate, estateOf, needsItsOwnEstate } from "../support/authority/estate";
import { documentedCodes } from "../support/documented";
import { allEndpoints, nameOf } from "../support/endpoints";
import type { SignedIn } from "../support/people";
import { chunk, expectGuarded, FORGED, kinds, nowhere, WELL_FORGED } from "./answers";
import { CASES } from "./cases";
import { type Good, goodRequest, tryRequest } from "./good-requests";
import { DERIVED } from "./refusals";
import { type ShippedServer, startShipped } from "./server";
import { UPLOADS, uploadOf } from "./uploads";
import { type Answer, changed, requestOf, send } from "./wire";

const endpoints = (await allEndpoints()).map((spec) => [nameOf(spec), spec] as const);
/** More than any limit. */
const USED_UP = 1_000_000_000;
/** These two run for all endpoints, after the others. */
const LAST: ErrorCode[] = ["rate_limited", "unavailable"];
const refusals = endpoints.flatMap(([name, spec]) =>
  documentedCodes(spec)
    .filter((code) => !LAST.includes(code))
    .map((code) => [name, STATUS[code], code, spec] as const),
);

let server: ShippedServer | undefined;
let ada: SignedIn;
/** Requests about this estate only read or are refused. */
let reader: Estate;
/** Requests add data to this estate. */
let writer: Estate;
/** The cases remove data of this estate, one after the other. */
let loser: Estate;
const owners = new Map<string, Estate>();

beforeAll(async () => {
  server = await startShipped(async (world) => {
    ada = await adminNamed("Ada", world);
    await adminNamed("Ida", world);
    reader = await estateOf("Ruth", world);
    writer = await estateOf("Will", world);
    loser = await estateOf("Lou", world);
    for (const [name, spec] of endpoints)
      if (needsItsOwnEstate(spec)) owners.set(name, await estateOf("Ann", world));
  });
}, 600_000);
afterAll(() => server?.stop());

const askerOf = ({ access }: Endpoint, { owner }: Estate) => (access === "admin" ? ada : owner);

const isCase = (spec: Endpoint, code: ErrorCode) => CASES.some((one) => one[0] === spec && one[1] === code);

async function ask(spec: Endpoint, good: Good, { cookie }: { cookie: string | undefined }): Promise<Answer> {
  return send(server!.url, changed(await requestOf(spec, good, cookie), good.sent ?? {}));
}

function expectRefusal(spec: Endpoint, code: ErrorCode, { status, headers, text }: Answer): void {
  expect([status, text]).toEqual([STATUS[code], text]);
  expectGuarded({ status, headers, text });
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  if (spec.errors === "text")
    expect([headers["content-type"], text]).toEqual([
      "text/plain; charset=utf-8",
      expect.stringMatching(/\w/),
    ]);
  else expect(JSON.parse(text)).toMatchObject({ message: expect.stringMatching(/\w/) });
  if (LAST.includes(code)) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
}

describe.concurrent("the shipped server refuses", () => {
  it.for(refusals.filter(([, , code, spec]) => !isCase(spec, code)))(
    "%s with %i where it is %s",
    async ([name, , code, spec], { expect }) => {
      const good = await goodRequest(name, reader, server!.world);
      const asked = { url: server!.url, spec, good, asker: askerOf(spec, reader), other: reader.owner };
      const all = (await DERIVED[code]?.({ ...asked, world: server!.world })) ?? [];
      expect(all.length, "has no case in tests/shipped/cases.ts").toBeGreaterThan(0);
      const answers = await Promise.all(
        all.map(async (refused) => ({ ...refused, answer: await refused.ask() })),
      );
      expect(answers.map(({ what, answer }) => [what, answer.status])).toEqual(
        all.map(({ what }) => [what, STATUS[code]]),
      );
      for (const { answer, errors } of answers) {
        expectRefusal(spec, code, answer);
        if (errors && spec.errors !== "text") expect(JSON.parse(answer.text).errors).toEqual(errors);
      }
    },
  );

  it.for(UPLOADS)("%s, and names the reason", async ([, bytes, name, answer], { expect }) => {
    const { spec, args } = uploadOf(await bytes(), name);
    const { status, text } = await ask(spec, args, reader.owner);
    expect([status, JSON.parse(text).message]).toEqual(answer);
  });

  it.for(endpoints)("other methods than those at the address of %s", async ([, { path }], { expect }) => {
    const served = endpoints
      .filter(([, other]) => other.path === path)
      .map(([, { method }]) => String(method));
    const allow = [...served, ...(served.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort().join(", ");
    const address = path.replace(/\[\w+\]/g, "x");
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => !served.includes(one))) {
      const answer = await send(server!.url, { method, path: address });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allow]);
      expect(JSON.parse(answer.text)).toMatchObject({ message: expect.stringContaining(allow) });
      expectGuarded(answer);
    }
    const asked = await send(server!.url, { method: "OPTIONS", path: address });
    expect([asked.status, asked.headers.allow]).toEqual([204, allow]);
  });

  it.for(kinds().map((kind) => [kind.method ?? "GET", kind.path, kind] as const))(
    "nothing of %s %s that it guards, and takes no markup from the request",
    async ([method, path, { status, type, policy }], { expect }) => {
      for (const headers of [{}, FORGED, WELL_FORGED]) {
        const answer = await send(server!.url, { method, path, headers });
        expect([answer.status, type && answer.headers["content-type"]]).toEqual([status, type]);
        if (status === 405) expect(String(answer.headers.allow)).toContain("GET");
        expectGuarded(answer, policy);
        expect(answer.text).not.toContain("forged");
      }
    },
  );
});

describe("the shipped server", () => {
  it.for(nowhere())(
    "has nothing at %s for a trainer, and lets nobody keep that",
    async (path, { expect }) => {
      const { cookie } = reader.owner;
      const headers = { cookie, "accept-encoding": "br", "sec-fetch-mode": "navigate" };
      const answer = await send(server!.url, { method: "GET", path, headers });
      expect([answer.status, answer.headers["content-encoding"]]).toEqual([404, undefined]);
      expect(answer.headers["cache-control"]).toContain("no-store");
    },
  );

  it("lets browsers keep the files whose addresses change with their content", async () => {
    for (const path of ["/fonts/archivo-1/basic.woff2", `/eye/${EYE_VERSION}/${EYE_FILES.wasm}`, chunk()]) {
      const { status, headers } = await send(server!.url, { method: "GET", path });
      expect([path, status, headers["cache-control"]]).toEqual([path, 200, KEPT_FOR_GOOD]);
    }
  });

  it("has no case for an undocumented refusal", () => {
    const cases = CASES.map(([spec, code]) => [nameOf(spec), code]);
    const documented = CASES.filter(([spec, code]) => documentedCodes(spec).includes(code));
    expect(cases).toEqual(documented.map(([spec, code]) => [nameOf(spec), code]));
  });

  it.for(
    CASES.map(([spec, code, bringAbout]) => [nameOf(spec), STATUS[code], code, spec, bringAbout] as const),
  )("refuses %s with %i where it is %s", async ([, , code, spec, bringAbout]) => {
    const good = await bringAbout(loser, server!.world, ada);
    const answer = await ask(spec, good, askerOf(spec, loser));
    await server!.world.db.trainer.update({ where: { id: ada.trainer.id }, data: { isAdmin: true } });
    expectRefusal(spec, code, answer);
  });

  it.for(endpoints)("grants %s", async ([name, spec]) => {
    const { world } = server!;
    const estate = owners.get(name) ?? (spec.method === "GET" ? reader : writer);
    await world.db.rateLimit.deleteMany();
    const answer = await ask(spec, await goodRequest(name, estate, world), askerOf(spec, estate));
    expect([answer.status, answer.text]).toEqual([spec.status ?? 200, answer.text]);
    expectGuarded(answer);
    expect(answer.headers["cache-control"]).toMatch(/^private, (no-store|max-age=\d+)$/);
    if (spec.reply !== "file") {
      const reply = JSON.parse(answer.text);
      expect(spec.reply.parse(reply)).toEqual(reply);
    }
    if (spec.refusals?.includes("rate_limited")) return;
    // Other counters, such as that of ordered images, refuse nothing here.
    const { count } = await world.db.rateLimit.updateMany({ data: { count: USED_UP } });
    if (count === 0) return;
    const again = await ask(spec, await goodRequest(name, estate, world), askerOf(spec, estate));
    expect(again.status).not.toBe(429);
  });

  it.for(endpoints.filter(([, { refusals = [] }]) => refusals.includes("rate_limited")))(
    "refuses %s with 429 when it is asked too often",
    async ([name, spec]) => {
      const { world } = server!;
      await world.db.rateLimit.deleteMany();
      // A new sign-in would end the session that the next request needs.
      const asker = spec.access === "public" ? { cookie: undefined } : askerOf(spec, writer);
      const tried = async () => ask(spec, await tryRequest(name, writer, world), asker);
      await tried();
      const { count } = await world.db.rateLimit.updateMany({ data: { count: USED_UP } });
      expect(count).toBeGreaterThan(0);
      expectRefusal(spec, "rate_limited", await tried());
      await world.db.rateLimit.deleteMany();
    },
  );

  it("answers every request with 503 while its database is away, and works again afterwards", async () => {
    const goods = await Promise.all(
      endpoints.map(async ([name, spec]) => [spec, await goodRequest(name, reader, server!.world)] as const),
    );
    server!.proxy.behave("reset");
    const answers = await Promise.all(
      goods.map(async ([spec, good]) => [spec, await ask(spec, good, askerOf(spec, reader))] as const),
    );
    server!.proxy.behave("pass");
    expect(answers.map(([spec, { status }]) => [nameOf(spec), status])).toEqual(
      endpoints.map(([name]) => [name, 503]),
    );
    for (const [spec, answer] of answers) expectRefusal(spec, "unavailable", answer);
    await expect
      .poll(async () => (await send(server!.url, { method: "GET", path: "/api/health" })).status)
      .toBe(200);
  });
});
