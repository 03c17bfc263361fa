import { describe, expect, it } from "vitest";
import * as scale from "@/lib/check-ins/scale/contract";
import * as clients from "@/lib/clients/record/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import { addClient } from "../support/factories";
import { stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

async function addressed() {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const params = { id };
  const { address } = await ann.call(scale.makeAddress, { params });
  const token = address?.token ?? "";
  return {
    ann,
    params,
    token,
    send: (body: object, to = token) =>
      stranger().ask(scale.sendReading, { params: { token: to }, body: body as never }),
    weighIns: async () => (await ann.call(measurements.listMeasurements, { params, query: {} })).measurements,
  };
}

describe("a weigh-in address", () => {
  it("stores readings in pounds or kilograms at their time, one a minute", async () => {
    const { ann, params, send, weighIns } = await addressed();
    world.clock.advance({ days: 1 });
    const date = "2026-01-02T07:10:00+01:00";
    expect((await send({ weight: 81.4, unit: "kg", bodyFat: 22.5 })).status).toBe(201);
    expect((await send({ weight: 180, unit: "lb" })).status).toBe(429);
    world.clock.advance({ minutes: 1 });
    expect((await send({ weight: 179.4, unit: "lb", date })).status).toBe(201);
    const all = await weighIns();
    expect(all.map(({ weight, bodyFatMethod }) => [weight, bodyFatMethod])).toEqual([
      [expect.closeTo(179.5, 1), "scale"],
      [195, null],
      [179.4, null],
    ]);
    expect(all.at(-1)?.takenAt).toBe(new Date(date).toISOString());
    expect((await ann.call(clients.getClient, { params })).bodyFat).toBe(22.5);
  });

  it("keeps both readings of a day, and the last one is the day's", async () => {
    const { ann, params, send, weighIns } = await addressed();
    world.clock.advance({ days: 1 });
    await send({ weight: 190, unit: "lb" });
    world.clock.advance({ minutes: 2 });
    await send({ weight: 189, unit: "lb" });
    expect((await weighIns()).map(({ weight }) => weight)).toEqual([189, 190, 195]);
    expect((await ann.call(clients.getClient, { params })).weight).toBe(189);
  });

  it("refuses what is no weight without using up the minute, and takes a clock that runs ahead as now", async () => {
    const { send } = await addressed();
    for (const wrong of [
      { weight: 5, unit: "kg" },
      { weight: 900, unit: "lb" },
      { weight: 80 },
      { unit: "kg" },
    ])
      expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(400);
    const ahead = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    const reply = await send({ weight: 80, unit: "kg", date: ahead });
    expect(await reply.json()).toEqual({ savedFor: world.clock.now().toISOString() });
  });

  it("ends with a new one and with revoking, and says the same of any other", async () => {
    const { ann, params, token, send } = await addressed();
    await ann.call(scale.makeAddress, { params });
    const closed = await send({ weight: 80, unit: "kg" }, token);
    const unknown = await send({ weight: 80, unit: "kg" }, "x".repeat(43));
    expect([closed.status, await closed.text()]).toEqual([404, await unknown.text()]);
    const { address } = await ann.call(scale.getAddress, { params });
    await ann.call(scale.revokeAddress, { params });
    expect((await send({ weight: 80, unit: "kg" }, address?.token ?? "")).status).toBe(404);
    expect(await ann.call(scale.getAddress, { params })).toEqual({ address: null });
  });
});
