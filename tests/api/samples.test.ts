import { expect, it, vi } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import * as clients from "@/lib/clients/record/contract";
import * as timeline from "@/lib/clients/timeline/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as samples from "@/lib/desk/samples/contract";
import * as images from "@/lib/images/orders/contract";
import { discardUnclaimed } from "@/lib/images/photos/service";
import { setRuntime } from "@/lib/server/runtime/runtime";
import * as exports from "@/lib/sharing/export/contract";
import * as analytics from "@/lib/training/analytics/contract";
import * as logbook from "@/lib/training/logbook/contract";
import * as plans from "@/lib/training/plans/contract";
import { adminNamed } from "../support/authority/actors";
import { addClient } from "../support/factories";
import { ScriptedEngine } from "../support/fakes";
import { type Person, trainer } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();
const KOLKATA = { timezoneOffset: -330 };
const makeSample = (person: Person) => person.call(samples.createSample, { body: KOLKATA });

it("a sample has weeks of history, images and a forecast, and can be deleted like any client", async () => {
  const ann = await trainer("Ann");
  const made = await makeSample(ann);
  expect(made).toMatchObject({
    name: "Marcus Reed",
    trainerId: ann.trainer.id,
    isSample: true,
    weight: 201.3,
    bodyFat: 32,
    photoUrl: expect.any(String),
    backPhotoUrl: null,
    drawnFrom: { front: { takenAt: "2026-10-11T18:30:00.000Z", weight: 207.3, bodyFat: 34 } },
    generation: { status: "queued", total: 3 },
  });
  await world.background.settle();
  const client = { params: { id: made.id } };
  const shown = await ann.call(clients.getClient, client);
  expect(shown.transformations).toHaveLength(3);
  expect(await ann.call(clients.listClients, {})).toEqual([shown]);

  // It is Friday noon in London: the five weeks end on Sunday, 15 November.
  const weighIns = await ann.call(measurements.listMeasurements, { ...client, query: {} });
  expect(weighIns.measurements.map(({ takenAt, weight }) => [takenAt.slice(0, 10), weight])).toEqual([
    ["2026-11-15", 201.3],
    ["2026-11-08", 202.5],
    ["2026-11-01", 203.7],
    ["2026-10-25", 204.9],
    ["2026-10-18", 206.1],
    ["2026-10-11", 207.3],
  ]);
  const workouts = await ann.call(logbook.listWorkouts, { ...client, query: {} });
  expect(workouts).toHaveLength(15);
  expect(workouts.map(({ date }) => date)).toEqual(expect.arrayContaining(["2026-10-12", "2026-11-13"]));
  const plan = await ann.call(plans.getWeeklyPlan, client);
  expect(plan.sessions.map(({ weekday, name }) => [weekday, name])).toEqual([
    [1, "Chest"],
    [3, "Legs"],
    [5, "Back"],
  ]);
  const forecast = await ann.call(timeline.getTimeline, { ...client, body: {} });
  expect(forecast.timeline.length).toBeGreaterThan(2);
  const file = JSON.parse(await (await ann.call(exports.exportClient, client)).text());
  expect(file.client.isSample).toBe(true);

  await ann.call(clients.deleteClient, client);
  expect(await ann.call(clients.listClients, {})).toEqual([]);
  expect(await world.db.photo.count({ where: { trainerId: ann.trainer.id } })).toBe(0);
  expect((await makeSample(ann)).isSample).toBe(true);
});

it("there is one sample at most, also for two parallel requests", async () => {
  const ann = await trainer("Ann");
  const taps = await Promise.allSettled([makeSample(ann), makeSample(ann)]);
  expect(taps.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(makeSample(ann)).rejects.toMatchObject({ status: 409 });
  const body = { timezoneOffset: 841 };
  await expect(ann.call(samples.createSample, { body })).rejects.toMatchObject({ status: 400 });
  expect(await ann.call(clients.listClients, {})).toHaveLength(1);
  expect(await world.db.workout.count({ where: { client: { trainerId: ann.trainer.id } } })).toBe(15);
});

it("a sample counts nowhere as a client, and cannot be moved", async () => {
  const ann = await trainer("Ann");
  const ida = await adminNamed("Ida", world);
  const activity = async () => (await ida.call(admin.getActivity, { query: {} })).stats;
  const before = await activity();
  const { id } = await makeSample(ann);
  await world.background.settle();

  expect(await activity()).toEqual(before);
  const { recentClients } = await ida.call(admin.getActivity, { query: {} });
  expect(recentClients.map((client) => client.id)).not.toContain(id);
  const numbers = await ann.call(analytics.getAnalytics, { query: { timezoneOffset: "0" } });
  expect(numbers).toMatchObject({
    clients: { total: 0 },
    quiet: [],
    missed: [],
    records: [],
  });
  const period = await ann.call(analytics.getPeriod, { query: { weeks: "52" } });
  expect(period).toMatchObject({ clients: [], plannedFrom: null, records: [] });
  const real = await addClient(ann);
  const trainerPage = { params: { id: ann.trainer.id } };
  const seen = await ida.call(admin.listTrainerClients, { ...trainerPage, query: {} });
  expect(seen.map(({ id, isSample }) => [id, isSample])).toEqual([
    [real.id, false],
    [id, true],
  ]);

  const bob = await trainer("Bob");
  const { moved } = await ida.call(admin.moveClients, {
    ...trainerPage,
    body: { to: bob.trainer.id, clients: "all" },
  });
  expect(moved).toBe(1);
  expect((await ann.call(clients.listClients, {})).map((client) => client.id)).toEqual([id]);
  const rows = await world.db.trainer.findMany({ where: { id: { in: [ann.trainer.id, bob.trainer.id] } } });
  expect(rows.map(({ name, clientCount }) => [name, clientCount]).sort()).toEqual([
    ["Ann", 0],
    ["Bob", 1],
  ]);
});

it("a sample keeps its photo when unclaimed uploads are discarded while it is made", async () => {
  const ann = await trainer("Ann");
  const photosOfAnn = () => world.db.photo.count({ where: { trainerId: ann.trainer.id } });
  const { answer } = world.photoChecker;
  world.photoChecker.answer = async (photo) => {
    await vi.waitFor(async () => expect(await photosOfAnn()).toBe(1));
    await discardUnclaimed(world);
    return answer(photo);
  };
  const { drawnFrom } = await makeSample(ann);
  expect(drawnFrom.front?.takenAt).toBe("2026-10-11T18:30:00.000Z");
  expect(await photosOfAnn()).toBe(1);
});

it("images of a sample cost nothing", async () => {
  const free = new ScriptedEngine();
  const paid = Object.assign(new ScriptedEngine(), {
    name: "replicate",
    remote: { microUsd: 1000, cancel: async () => {} },
  });
  setRuntime(runtimeOf({ ...world, images: [paid as never, free] }));
  const ann = await trainer("Ann");
  const { id } = await makeSample(ann);
  await world.background.settle();
  expect([paid.jobs.length, free.jobs.length]).toEqual([0, 3]);
  const { transformations } = await ann.call(clients.getClient, { params: { id } });
  expect(transformations.map(({ engine, redraw }) => [engine, redraw])).toEqual(
    Array.from({ length: 3 }, () => ["local", null]),
  );
  const image = { params: { id: transformations[0]!.id } };
  await expect(ann.call(images.redrawImage, image)).rejects.toMatchObject({ status: 409 });
});
