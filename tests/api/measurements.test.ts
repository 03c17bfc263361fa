import { describe, expect, it } from "vitest";
import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import type { Girths } from "@/lib/body/tape-girths";
import * as history from "@/lib/clients/history/contract";
import * as clients from "@/lib/clients/record/contract";
import * as timeline from "@/lib/clients/timeline/contract";
import * as contract from "@/lib/clients/weigh-ins/contract";
import { exportClient } from "@/lib/sharing/export/contract";
import type { ClientExport } from "@/lib/sharing/export/schema";
import { addClient, addPhoto } from "../support/factories";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const list = (person: SignedIn, id: string, query = {}) =>
  person.call(contract.listMeasurements, { params: { id }, query });
const weigh = (
  person: SignedIn,
  id: string,
  body: {
    weight: number;
    bodyFat?: number | null;
    bodyFatMethod?: BodyFatMethod | null;
    takenAt?: string;
    girths?: Girths | null;
  },
) => person.call(contract.addMeasurement, { params: { id }, body });
const remove = (person: SignedIn, id: string, measurementId: string) =>
  person.call(contract.deleteMeasurement, { params: { id, measurementId } });

describe("a weigh-in", () => {
  it("becomes the client's weight with a new version, first in the list", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    world.clock.advance({ days: 7 });
    const made = await weigh(ann, id, { weight: 193.44, bodyFat: 19.5 });
    expect(made).toMatchObject({ weight: 193.4, bodyFat: 19.5, takenAt: world.clock.now().toISOString() });
    const client = await ann.call(clients.getClient, { params: { id } });
    expect(client).toMatchObject({ weight: 193.4, bodyFat: 19.5, version: 2 });
    const { measurements, nextCursor } = await list(ann, id);
    expect(measurements.map(({ weight }) => weight)).toEqual([193.4, 195]);
    expect(nextCursor).toBeNull();
  });

  it("without body fat keeps the client's body fat and stores none", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    expect(await weigh(ann, id, { weight: 193 })).toMatchObject({ bodyFat: null });
    expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({
      weight: 193,
      bodyFat: 20,
      leanMass: 154.4,
    });
  });

  it("keeps how its body fat was measured, which the client's record, its edit and the export show too", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { bodyFatMethod: "scale" });
    const methodNow = async () => (await ann.call(clients.getClient, { params: { id } })).bodyFatMethod;
    const listed = async () =>
      (await list(ann, id)).measurements.map(({ bodyFat, bodyFatMethod }) => [bodyFat, bodyFatMethod]);
    expect(await methodNow()).toBe("scale");
    world.clock.advance({ days: 7 });
    const { id: measurementId } = await weigh(ann, id, {
      weight: 193,
      bodyFat: 19,
      bodyFatMethod: "dxa",
    });
    expect(await methodNow()).toBe("dxa");
    world.clock.advance({ days: 1 });
    await weigh(ann, id, { weight: 192, bodyFatMethod: "eye" });
    expect(await listed()).toEqual([
      [null, null],
      [19, "dxa"],
      [20, "scale"],
    ]);
    expect(await methodNow()).toBe("dxa");
    await ann.call(clients.updateClient, { params: { id }, body: { bodyFatMethod: "photo" } });
    expect((await listed())[1]).toEqual([19, "photo"]);
    await ann.call(contract.updateMeasurement, {
      params: { id, measurementId },
      body: { bodyFatMethod: null },
    });
    expect(await methodNow()).toBeNull();
    const copy = JSON.parse(await (await ann.call(exportClient, { params: { id } })).text()) as ClientExport;
    expect(copy.measurements.map(({ bodyFatMethod }) => bodyFatMethod)).toContain("scale");
  });

  it("with a body fat by another method teaches the forecast less of the client's own", async () => {
    const trendAfter = async (first: BodyFatMethod | null, second: BodyFatMethod | null) => {
      const ann = await trainer(`Ann ${first} ${second}`);
      const { id } = await addClient(ann, { bodyFatMethod: first });
      world.clock.advance({ days: 7 });
      await weigh(ann, id, { weight: 191, bodyFat: 24, bodyFatMethod: second });
      const { followed } = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
      return followed!.trend.at(-1)!.bodyFat;
    };
    const [same, other] = [await trendAfter("scale", "scale"), await trendAfter("scale", "dxa")];
    expect(same).toBeGreaterThan(other);
    expect(await trendAfter(null, null)).toBeGreaterThan(other);
  });

  it("moves the start of the forecast, and orders no images", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { photoUrl: await addPhoto(ann) });
    await ann.call(clients.updateClient, { params: { id }, body: { hasSignificantChanges: true } });
    await world.background.settle();
    const before = await ann.call(clients.getClient, { params: { id } });
    const question = { params: { id }, body: {} };
    const first = await ann.call(timeline.getTimeline, question);
    await weigh(ann, id, { weight: 190 });
    expect((await ann.call(clients.getClient, { params: { id } })).generation).toEqual(before.generation);
    const second = await ann.call(timeline.getTimeline, question);
    expect(second.timeline[0]!.weightLbs).toBeLessThan(first.timeline[0]!.weightLbs - 3);
  });

  it("of an earlier day is sorted into the list and does not change the client", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const takenAt = new Date(world.clock.now().getTime() - 86_400_000).toISOString();
    await weigh(ann, id, { weight: 199, takenAt });
    expect((await list(ann, id)).measurements.map(({ weight }) => weight)).toEqual([195, 199]);
    expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({ weight: 195, version: 1 });
  });

  it("is added once per idempotency key", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const takenAt = world.clock.now().toISOString();
    world.clock.advance({ days: 1 });
    const send = (weight: number) =>
      ann.call(contract.addMeasurement, {
        params: { id },
        headers: { "idempotency-key": "one-weigh-in" },
        body: { weight, takenAt },
      });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(193)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ takenAt });
    expect((await list(ann, id)).measurements).toHaveLength(2);
    await expect(send(194)).rejects.toMatchObject({ status: 422 });
  });

  it("counts as now when the phone's clock is a little ahead", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const now = world.clock.now();
    const ahead = new Date(now.getTime() + 5 * 60_000).toISOString();
    expect(await weigh(ann, id, { weight: 193, takenAt: ahead })).toMatchObject({
      takenAt: now.toISOString(),
    });
  });

  it.each([99.5, 352, 50, 700])(
    "of %d lb, outside of the form's range, is kept, opened, edited and forecast",
    async (weight) => {
      const ann = await trainer("Ann");
      const { id } = await addClient(ann);
      world.clock.advance({ days: 1 });
      expect(await weigh(ann, id, { weight })).toMatchObject({ weight });
      expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({ weight });
      const body = { targetBodyFat: 18, notes: "Knee" };
      expect(await ann.call(clients.updateClient, { params: { id }, body })).toMatchObject({
        weight,
        ...body,
      });
      const { timeline: rows } = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
      expect(rows.length).toBeGreaterThan(0);
    },
  );

  it("names limit and unit when it refuses", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const refusal = async (body: object) =>
      (await ann.ask(contract.addMeasurement, { params: { id }, body: body as never })).json();
    const body = { weight: 49, bodyFat: 52, girths: { waist: 9999 } };
    expect((await refusal(body)).errors).toEqual([
      { path: "weight", message: "At least 50 lb" },
      { path: "bodyFat", message: "At most 45%" },
      { path: expect.stringContaining("waist"), message: "At most 2200 mm" },
    ]);
  });

  it("is refused out of range, in the future, or without a weight", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    for (const [body, path] of [
      [{ weight: 49.9 }, "weight"],
      [{ weight: 700.1 }, "weight"],
      [{ weight: "190" }, "weight"],
      [{}, "weight"],
      [{ weight: 190, bodyFat: 4.9 }, "bodyFat"],
      [{ weight: 190, takenAt: tomorrow }, "takenAt"],
      [{ weight: 190, takenAt: "yesterday" }, "takenAt"],
    ] as const) {
      const response = await ann.ask(contract.addMeasurement, { params: { id }, body: body as never });
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toMatchObject([{ path }]);
    }
    expect((await list(ann, id)).measurements).toHaveLength(1);
  });
});

describe("girths of a weigh-in", () => {
  const NECK_AND_WAIST = { neck: 381, waist: 864 };

  it("give an estimated body fat if none was measured, and the forecast uses it", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    world.clock.advance({ days: 1 });
    const made = await weigh(ann, id, { weight: 194, girths: NECK_AND_WAIST });
    expect(made).toMatchObject({ bodyFat: null, girths: NECK_AND_WAIST, tapeBodyFat: 16.7 });
    const client = () => ann.call(clients.getClient, { params: { id } });
    expect(await client()).toMatchObject({ weight: 194, bodyFat: 16.7 });
    // A weight from the form does not turn the estimate into a measurement.
    await ann.call(clients.updateClient, { params: { id }, body: { weight: 193 } });
    expect((await list(ann, id)).measurements[0]).toMatchObject({ weight: 193, bodyFat: null });
    expect(await client()).toMatchObject({ weight: 193, bodyFat: 16.7 });
  });

  it("never replace a measured body fat", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const made = await weigh(ann, id, { weight: 194, bodyFat: 21, girths: NECK_AND_WAIST });
    expect(made).toMatchObject({ bodyFat: 21, tapeBodyFat: null });
    expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({ bodyFat: 21 });
  });

  it("give a woman's only with the hips, and are refused out of range", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { gender: "female", height: 65, weight: 150, bodyFat: 30 });
    const without = await weigh(ann, id, { weight: 149, girths: { neck: 330, waist: 762 } });
    expect(without.tapeBodyFat).toBeNull();
    const whole = await weigh(ann, id, { weight: 149, girths: { neck: 330, waist: 762, hip: 965 } });
    expect(whole.tapeBodyFat).toBe(28.6);
    for (const girths of [{ waist: 399 }, { waist: 2201 }, { neck: 381.5 }]) {
      const response = await ann.ask(contract.addMeasurement, {
        params: { id },
        body: { weight: 149, girths },
      });
      expect(response.status).toBe(400);
    }
  });
});

describe("changing a weigh-in", () => {
  const change = (person: SignedIn, id: string, measurementId: string, body: object) =>
    person.call(contract.updateMeasurement, { params: { id, measurementId }, body });

  it("changes only the sent fields, and the client follows the newest by day", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const client = () => ann.call(clients.getClient, { params: { id } });
    world.clock.advance({ days: 7 });
    const made = await weigh(ann, id, { weight: 193, bodyFat: 19 });
    expect(await change(ann, id, made.id, { weight: 192 })).toEqual({ ...made, weight: 192 });
    expect(await client()).toMatchObject({ weight: 192, bodyFat: 19 });
    const earlier = new Date(world.clock.now().getTime() - 20 * 86_400_000).toISOString();
    await change(ann, id, made.id, { takenAt: earlier });
    expect(await client()).toMatchObject({ weight: 195, bodyFat: 20 });
    await change(ann, id, made.id, { takenAt: made.takenAt, bodyFat: null });
    expect(await client()).toMatchObject({ weight: 192, bodyFat: 20 });
  });

  it("is refused in the future, and for entries of others", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const { id } = await addClient(ann);
    const [only] = (await list(ann, id)).measurements;
    const takenAt = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    await expect(change(ann, id, only!.id, { takenAt })).rejects.toMatchObject({ status: 400 });
    await expect(change(bob, id, only!.id, { weight: 190 })).rejects.toMatchObject({ status: 404 });
    const other = await addClient(ann);
    await expect(change(ann, other.id, only!.id, { weight: 190 })).rejects.toMatchObject({ status: 404 });
  });
});

it("a photo of an earlier day is in the history on its day and replaces no newer one", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const newer = await addPhoto(ann);
  await ann.call(clients.savePhotos, { params: { id }, body: { photoUrl: newer } });
  const takenAt = new Date(world.clock.now().getTime() - 7 * 86_400_000).toISOString();
  const [front, back] = [await addPhoto(ann), await addPhoto(ann)];
  const body = { photoUrl: front, backPhotoUrl: back, takenAt };
  const client = await ann.call(clients.savePhotos, { params: { id }, body });
  expect(client).toMatchObject({ photoUrl: newer, backPhotoUrl: back });
  const { entries } = await ann.call(history.getHistory, { params: { id }, query: {} });
  const taken = entries.filter(({ at }) => at === takenAt);
  expect(taken.map((entry) => entry.kind === "photo" && entry.url).toSorted()).toEqual(
    [front, back].toSorted(),
  );
});

describe("removing a weigh-in", () => {
  it("restores the values before it, and adding it again undoes that", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    world.clock.advance({ days: 7 });
    const { id: measurementId, ...entry } = await weigh(ann, id, { weight: 193, bodyFat: 19 });
    world.clock.advance({ minutes: 1 });
    await remove(ann, id, measurementId);
    const client = () => ann.call(clients.getClient, { params: { id } });
    expect(await client()).toMatchObject({ weight: 195, bodyFat: 20 });
    await weigh(ann, id, entry);
    expect(await client()).toMatchObject({ weight: 193, bodyFat: 19 });
    expect((await list(ann, id)).measurements[0]).toMatchObject(entry);
  });

  it("keeps the last measured body fat when the entries between have none", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    world.clock.advance({ days: 7 });
    await weigh(ann, id, { weight: 193 });
    world.clock.advance({ days: 7 });
    const { id: newest } = await weigh(ann, id, { weight: 191, bodyFat: 18 });
    await remove(ann, id, newest);
    expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({ weight: 193, bodyFat: 20 });
  });

  it("keeps the only entry, and refuses entries of others", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const other = await addClient(ann);
    const [only] = (await list(ann, id)).measurements;
    await expect(remove(ann, id, only!.id)).rejects.toMatchObject({ status: 409 });
    await expect(remove(ann, other.id, only!.id)).rejects.toMatchObject({ status: 404 });
    await expect(remove(ann, id, "not-an-id")).rejects.toMatchObject({ status: 404 });
    expect((await list(ann, id)).measurements).toEqual([only]);
  });
});

describe("the list", () => {
  it("has pages without gaps and duplicates, also at equal times", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    for (const weight of [194, 193, 192, 191]) await weigh(ann, id, { weight });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(ann, id, { limit: 2, cursor });
      seen.push(...page.measurements.map(({ weight }) => weight));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual([191, 192, 193, 194, 195]);
  });

  it("rejects an unknown cursor", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    for (const query of [{ cursor: "2026" }, { limit: 0 }, { limit: 201 }, { limit: "many" as never }])
      await expect(list(ann, id, query)).rejects.toMatchObject({ status: 400 });
  });
});

it("another trainer's weigh-ins look like those of a missing client", async () => {
  const ann = await trainer("Ann");
  const bob = await trainer("Bob");
  const { id } = await addClient(ann);
  const [entry] = (await list(ann, id)).measurements;
  await expect(list(bob, id)).rejects.toMatchObject({ status: 404 });
  await expect(weigh(bob, id, { weight: 190 })).rejects.toMatchObject({ status: 404 });
  await expect(remove(bob, id, entry!.id)).rejects.toMatchObject({ status: 404 });
  const ask = stranger().call(contract.listMeasurements, { params: { id }, query: {} });
  await expect(ask).rejects.toMatchObject({ status: 401 });
});
