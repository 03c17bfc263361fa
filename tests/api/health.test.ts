import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/contract";
import * as health from "@/lib/health/contract";
import { connect } from "@/lib/server/db";
import { setRuntime } from "@/lib/server/runtime";
import { stranger, trainer } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

describe("health", () => {
  it("names what works and nothing else", async () => {
    const response = await stranger().ask(health.getHealth, {});
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "ok",
      checks: { database: "ok", storage: "ok", images: "ok" },
    });
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

  it("gives up on a database that takes the connection and never answers", async () => {
    const ann = await trainer("Ann");
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as { port: number };
    setRuntime(runtimeOf({ ...world, db: connect(`postgresql://nobody@127.0.0.1:${port}/nowhere`) }));
    expect((await ann.ask(clients.listClients, {})).status).toBe(503);
    silent.close();
  });
});
