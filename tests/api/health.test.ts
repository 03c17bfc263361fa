import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { GET as getVersion } from "@/app/version.json/route";
import * as clients from "@/lib/clients/record/contract";
import { connect } from "@/lib/platform/kernel/db";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import * as health from "@/lib/server/health/contract";
import { setRuntime } from "@/lib/server/runtime/runtime";
import * as workouts from "@/lib/training/workouts/contract";
import { set, squats } from "../support/coach";
import { addClient, clientFields } from "../support/factories";
import { stranger, trainer } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

describe("health", () => {
  it("names what works and nothing else", async () => {
    const response = await stranger().ask(health.getHealth, {});
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "ok",
      version: "1.2.3",
      commit: "0f9fa7c5",
      checks: { database: "ok", storage: "ok", mail: "ok", images: "ok" },
    });
  });

  it("asks each part once in some seconds, however often it is called, and writes nothing", async () => {
    let asked = 0;
    const { check } = world.blobs;
    const blobs = {
      ...world.blobs,
      check: () => {
        asked++;
        return check();
      },
      put: () => Promise.reject(new Error("a write")),
    };
    setRuntime(runtimeOf({ ...world, blobs }));
    world.clock.advance({ minutes: 5 });
    const call = () => stranger().call(health.getHealth, {});
    await Promise.all([call(), call(), call()]);
    world.clock.advance({ seconds: 4 });
    await call();
    expect(asked).toBe(1);
    world.clock.advance({ seconds: 2 });
    await call();
    expect(asked).toBe(2);
  });

  it("stops waiting for a part that hangs, and names it", async () => {
    const blobs = { ...world.blobs, check: () => new Promise<void>(() => {}) };
    const mailer = { ...world.mailer, check: () => Promise.reject(new Error("no such mail server")) };
    setRuntime(runtimeOf({ ...world, blobs, mailer }));
    world.clock.advance({ minutes: 5 });
    expect(await stranger().call(health.getHealth, {})).toMatchObject({
      status: "ok",
      checks: { database: "ok", storage: "away", mail: "away" },
    });
  });

  it("is alive without the database", async () => {
    setRuntime(runtimeOf({ ...world, db: connect("postgresql://nobody@127.0.0.1:1/nowhere") }));
    expect(await stranger().call(health.getLiveness, {})).toEqual({
      status: "ok",
      version: "1.2.3",
      commit: "0f9fa7c5",
    });
  });

  it("is preceded by a version of the build, for which installed apps reload", async () => {
    const versions = await Promise.all([getVersion(), getVersion()].map((reply) => reply.json()));
    for (const { version } of versions) expect(version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
    expect(versions[0].version).not.toBe(versions[1].version);
  });

  it("is 503 with Retry-After while the database is away, and so is every signed-in endpoint", async () => {
    const ann = await trainer("Ann");
    const db = connect("postgresql://nobody@127.0.0.1:1/nowhere");
    setRuntime(runtimeOf({ ...world, db }));
    for (const response of [
      await stranger().ask(health.getHealth, {}),
      await ann.ask(clients.listClients, {}),
    ]) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response.text()).not.toMatch(/127\.0\.0\.1|nobody|stack/);
    }
  });

  it("reports a full disk of the store, and its recovery", async () => {
    const full = createLocalDiskStore(path.join(tmpdir(), "formcast-full"), {
      keepFree: Number.MAX_SAFE_INTEGER,
    });
    setRuntime(runtimeOf({ ...world, blobs: full }));
    const checks = async () => {
      world.clock.advance({ minutes: 5 });
      return (await stranger().call(health.getHealth, {})).checks;
    };
    expect(await checks()).toMatchObject({ database: "ok", storage: "full" });
    setRuntime(runtimeOf(world));
    expect(await checks()).toMatchObject({ database: "ok", storage: "ok" });
  });

  it("reports a database without disk space; reads work, and writes get Retry-After", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const db = connect(`${world.databaseUrl}?options=-c%20default_transaction_read_only%3Don`);
    setRuntime(runtimeOf({ ...world, db }));
    expect(await (await stranger().ask(health.getHealth, {})).json()).toMatchObject({
      checks: { database: "full", storage: "ok" },
    });
    expect((await ann.call(clients.listClients, {})).map((client) => client.id)).toEqual([id]);
    const body = squats(set(185, 5));
    for (const refused of [
      await ann.ask(clients.updateClient, { params: { id }, body: { weight: 190 } }),
      await ann.ask(clients.createClient, { body: clientFields() }),
      await ann.ask(workouts.saveWorkout, { params: { id }, body }),
    ]) {
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    setRuntime(runtimeOf(world));
    expect((await ann.ask(workouts.saveWorkout, { params: { id }, body })).status).toBe(201);
    await db.$disconnect();
  });

  it("stops waiting for a database that accepts the connection and never replies", async () => {
    const ann = await trainer("Ann");
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as { port: number };
    setRuntime(runtimeOf({ ...world, db: connect(`postgresql://nobody@127.0.0.1:${port}/nowhere`) }));
    expect((await ann.ask(clients.listClients, {})).status).toBe(503);
    silent.close();
  });
});
