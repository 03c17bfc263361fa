import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import { connect, DATABASE_TIMEOUTS } from "@/lib/platform/kernel/db";
import { setRuntime } from "@/lib/server/runtime/runtime";
import type { PrismaClient } from "@/prisma/generated/client";
import { adminNamed } from "../support/authority/actors";
import { type Estate, estateOf } from "../support/authority/estate";
import { POLICY } from "../support/authority/policy";
import { allEndpoints, nameOf } from "../support/endpoints";
import { LENGTH } from "../support/length";
import { handlerOf, PASSWORD, type SignedIn, stranger } from "../support/people";
import { type ProxyMode, TcpProxy } from "../support/tcp-proxy";
import { runtimeOf, testWorld } from "../support/world";

/** The promised time. The short form runs on shared machines, which may be slower. */
const ANSWER_MS = LENGTH.isLong ? 3_000 : 20_000;

/** Valid requests without an account that need the database. */
const OPEN: Record<string, object> = {
  "POST /api/auth/login": { body: { email: "ann@formcast.test", password: PASSWORD } },
  "POST /api/auth/register": { body: { name: "Ann", email: "ann@formcast.test", password: PASSWORD } },
  "POST /api/auth/signup": { body: { name: "Ann", email: "ann@formcast.test", password: PASSWORD } },
  "POST /api/auth/forgot-password": { body: { email: "ann@formcast.test" } },
  "POST /api/auth/reset-password": { body: { token: "x".repeat(43), newPassword: PASSWORD } },
  "GET /api/share/[token]": { params: { token: "x".repeat(43) } },
  "GET /api/share/[token]/image/[imageId]": { params: { token: "x".repeat(43), imageId: "x" }, query: {} },
  "GET /api/health": {},
};

const world = testWorld();
const endpoints = (await allEndpoints()).filter((spec) => POLICY[nameOf(spec)] || OPEN[nameOf(spec)]);
let proxy: TcpProxy;
let db: PrismaClient;
let estate: Estate;
let admin: SignedIn;

beforeAll(async () => {
  const url = new URL(world.databaseUrl);
  proxy = new TcpProxy(Number(url.port));
  await proxy.start();
  db = connect(proxy.addressOf(url.href));
  // Compiles the handlers first, so that it is not part of the measured time.
  await Promise.all(endpoints.map(handlerOf));
});
beforeEach(async () => {
  proxy.behave("pass");
  estate = await estateOf("Ann", world);
  admin = await adminNamed("Ida", world);
  setRuntime(
    runtimeOf({ ...world, db, settings: { ...world.settings, databaseTimeouts: DATABASE_TIMEOUTS } }),
  );
  // Opens connections, so that existing ones are tested too.
  await Promise.all(Array.from({ length: 5 }, () => estate.owner.call(clients.listClients, {})));
});
afterAll(async () => {
  proxy.behave("pass");
  await db.$disconnect();
  await proxy.stop();
});

/** Builds the arguments while the database is still reachable. */
async function asking(spec: (typeof endpoints)[number]) {
  const args = OPEN[nameOf(spec)] ?? (await POLICY[nameOf(spec)]!(estate));
  return () => asked(spec, args);
}

async function asked(spec: (typeof endpoints)[number], args: object) {
  const name = nameOf(spec);
  const person = OPEN[name] ? stranger() : spec.access === "admin" ? admin : estate.owner;
  const started = performance.now();
  const response = await person.ask(spec, args as Parameters<typeof person.ask>[1]);
  const ms = performance.now() - started;
  return { name, status: response.status, retryAfter: Number(response.headers.get("retry-after")), ms };
}

/** Waits until requests succeed again. */
const recovery = () =>
  expect.poll(async () => (await estate.owner.ask(clients.listClients, {})).status).toBe(200);

describe.each<ProxyMode>(["black hole", "half-open", "reset"])("a database connection in mode %s", (mode) => {
  it("makes every endpoint reply 503 in time, and works again without a restart", async () => {
    const requests = await Promise.all(endpoints.map(asking));
    proxy.behave(mode);
    const answers = await Promise.all(requests.map((ask) => ask()));
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0))).toEqual([]);
    expect(answers.filter(({ ms }) => ms > ANSWER_MS)).toEqual([]);
    proxy.behave("pass");
    await recovery();
    const after = await Promise.all(
      Array.from({ length: 20 }, () => estate.owner.ask(clients.listClients, {})),
    );
    expect(after.map(({ status }) => status).filter((status) => ![200, 503].includes(status))).toEqual([]);
  });
});

it.each<ProxyMode>(["latency", "throttled"])(
  "a slow database connection (%s) still gets replies",
  async (mode) => {
    proxy.behave(mode);
    for (let look = 0; look < 3; look++) {
      const response = await estate.owner.ask(clients.listClients, {});
      expect([200, 503]).toContain(response.status);
      await response.text();
    }
    proxy.behave("pass");
    await recovery();
  },
);
