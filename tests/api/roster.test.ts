import { beforeEach, describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import { updateStandings } from "@/lib/clients/record/standing-service";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as contract from "@/lib/desk/roster/contract";
import { daysLater } from "@/lib/text/calendar/moments";
import * as analytics from "@/lib/training/analytics/contract";
import * as plans from "@/lib/training/plans/contract";
import * as schedule from "@/lib/training/schedule/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { set, squats } from "../support/coach";
import { addClient } from "../support/factories";
import { type SignedIn, stranger, trainer } from "../support/people";
import { statementsOf } from "../support/statements";
import { testWorld } from "../support/world";

const world = testWorld();
/** A Wednesday. */
const NOW = new Date("2026-11-18T10:00:00Z");
const DAYS = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5 };

beforeEach(() => world.clock.set(NOW));

type Query = Parameters<typeof roster>[1];
const roster = (person: SignedIn, query: Record<string, string | number> = {}) =>
  person.call(contract.getRoster, { query });
const namesOf = async (person: SignedIn, query?: Query) =>
  (await roster(person, query)).rows.map(({ name }) => name);
const row = (person: SignedIn, id: string) => person.call(contract.getRow, { params: { id }, query: {} });
const keep = async (person: SignedIn, id: string, entry: { tags?: string[]; archived?: boolean }) => {
  const [saved] = await person.call(contract.saveEntries, { body: { entries: [{ ...entry, id }] } });
  return saved;
};
const train = (person: SignedIn, id: string) =>
  person.call(workouts.saveWorkout, { params: { id }, headers: {}, body: squats(set(135, 8)) });
const weigh = (person: SignedIn, id: string, weight: number) =>
  person.call(measurements.addMeasurement, { params: { id }, body: { weight } });
const planDays = (person: SignedIn, id: string, ...days: (keyof typeof DAYS)[]) =>
  person.call(plans.saveWeeklyPlan, {
    params: { id },
    body: { sessions: days.map((day) => ({ weekday: DAYS[day], name: `${day} legs`, exercises: [] })) },
  });

/** Runs something on an earlier day. */
async function ago<T>(days: number, work: () => Promise<T>): Promise<T> {
  world.clock.set(new Date(NOW.getTime() - days * 86_400_000));
  try {
    return await work();
  } finally {
    world.clock.set(NOW);
  }
}

const FRI_LEGS = {
  ...{
    id: expect.any(String),
    date: "2026-11-20",
    name: "Fri legs",
    setsPlanned: 0,
    setsDone: 0,
    isLate: false,
  },
};
const CUT = { weight: 195, bodyFat: 20, targetWeight: 180, targetBodyFat: 14 };

describe("a row of the list", () => {
  it("shows the last and the next session, the weigh-in, the plan and the days of absence", async () => {
    const ann = await trainer("Ann");
    const { id } = await ago(40, () => addClient(ann, { ...CUT, name: "Lena Fox" }));
    await planDays(ann, id, "Mon", "Fri");
    await ago(12, () => train(ann, id));
    const { takenAt } = await ago(3, () => weigh(ann, id, 194.9));
    const { today, rows } = await roster(ann);
    expect(today).toBe("2026-11-18");
    expect(rows).toEqual([
      {
        id,
        name: "Lena Fox",
        photoUrl: null,
        isSample: false,
        tags: [],
        lastSession: { date: "2026-11-06", muscleGroup: "legs" },
        nextSession: FRI_LEGS,
        badge: { kind: "next", sessions: [FRI_LEGS] },
        missed: [],
        weighedAt: takenAt,
        aheadDays: expect.any(Number),
        early: null,
        isReached: false,
        quietDays: 12,
      },
    ]);
    expect(rows[0]!.aheadDays).toBeLessThan(-20);
    expect(await row(ann, id)).toEqual(rows[0]);
    await keep(ann, id, { archived: true });
    const none = { nextSession: null, badge: { kind: "nonePlanned", sessions: [] } };
    expect(await row(ann, id)).toEqual({ ...rows[0], ...none });
    await expect(row(await trainer("Bo"), id)).rejects.toMatchObject({ status: 404 });
  });

  it("shows the same standing as the client's page, and none for an old weigh-in", async () => {
    const ann = await trainer("Ann");
    const made = await ago(30, () => addClient(ann, CUT));
    await ago(10, () => weigh(ann, made.id, 191));
    const ahead = async () => (await roster(ann)).rows[0]!.aheadDays;
    expect(await ahead()).toBeGreaterThan(-10);
    expect((await roster(ann)).counts).toMatchObject({ behind: 0, unweighed: 0 });
    world.clock.advance({ days: 5 });
    expect(await ahead()).toBeNull();
    expect((await roster(ann)).counts).toMatchObject({ behind: 0, unweighed: 1 });
    await ann.call(clients.updateClient, { params: { id: made.id }, body: { weight: 196 } });
    expect(await ahead()).toBeLessThan(-20);
    expect((await roster(ann)).counts).toMatchObject({ behind: 1, unweighed: 0 });
    const { measurements: all } = await ann.call(measurements.listMeasurements, {
      params: { id: made.id },
      query: {},
    });
    await ann.call(measurements.deleteMeasurement, { params: { id: made.id, measurementId: all[0]!.id } });
    expect((await roster(ann)).counts).toMatchObject({ behind: 0, unweighed: 1 });
  });

  it("is recomputed for values of another model version", async () => {
    const ann = await trainer("Ann");
    const { id } = await ago(20, () => addClient(ann, CUT));
    await weigh(ann, id, 199);
    const before = (await roster(ann)).rows[0]!.aheadDays;
    await world.db.client.update({
      where: { id },
      data: { aheadDays: 99, aheadModel: 1, lastWeighedAt: null },
    });
    await updateStandings(world);
    const [row] = (await roster(ann)).rows;
    expect(row).toMatchObject({ aheadDays: before, weighedAt: NOW.toISOString() });
  });

  it("loses its last session with a deleted workout, and gets it back", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const { id: workoutId } = await train(ann, id);
    expect((await roster(ann)).rows[0]!.lastSession).toEqual({ date: "2026-11-18", muscleGroup: "legs" });
    await world.db.workout.delete({ where: { id: workoutId } });
    expect((await roster(ann)).rows[0]!.lastSession).toBeNull();
  });

  it("is expected today until trained today", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    await planDays(ann, id, "Wed");
    expect((await roster(ann)).rows[0]!.nextSession).toMatchObject({ date: "2026-11-18", name: "Wed legs" });
    expect(await namesOf(ann, { filter: "today" })).toEqual(["Marcus Reed"]);
    await train(ann, id);
    expect((await roster(ann)).rows[0]!.nextSession).toMatchObject({ date: "2026-11-25", name: "Wed legs" });
    expect(await namesOf(ann, { filter: "today" })).toEqual([]);
  });
});

describe("the list", () => {
  it("can be ordered by standing, with those last of whom it is too early to tell", async () => {
    const ann = await trainer("Ann");
    for (const [name, days, weight] of [
      ["Fast", 40, 184],
      ["New", 5, 194],
      ["Slow", 40, 195.5],
    ] as const) {
      const { id } = await ago(days, () => addClient(ann, { ...CUT, name }));
      for (const back of [14, 7, 0].filter((back) => back < days))
        await ago(back, () => weigh(ann, id, weight));
    }
    expect(await namesOf(ann, { sort: "plan" })).toEqual(["Slow", "Fast", "New"]);
    const { rows } = await roster(ann, { sort: "plan" });
    expect(rows.map(({ aheadDays }) => Math.sign(aheadDays ?? 0))).toEqual([-1, 1, 0]);
    expect(rows[2]).toMatchObject({ aheadDays: null, early: { until: daysLater(NOW, 9).toISOString() } });
    expect(await namesOf(ann, { filter: "behind" })).toEqual(["Slow"]);
  });

  it("passes all chosen filters and has all chosen tags", async () => {
    const ann = await trainer("Ann");
    const add = (name: string) => ago(40, () => addClient(ann, { ...CUT, name }));
    const [bo, cy, di] = [await add("Bo"), await add("Cy"), await add("Di")];
    await train(ann, cy.id);
    await ago(20, () => weigh(ann, bo.id, 195));
    await weigh(ann, di.id, 195);
    for (const [id, ...tags] of [
      [bo.id, "Online", "Gain"],
      [cy.id, "Online"],
      [di.id, "Gain, slow", "Online"],
    ])
      await keep(ann, id!, { tags });
    const find = async (query: Query) => (await namesOf(ann, { sort: "name", ...query })).join(", ");
    expect(await find({ filter: "quiet" })).toBe("Bo, Di");
    expect(await find({ filter: "unweighed" })).toBe("Bo, Cy");
    expect(await find({ filter: "quiet,unweighed" })).toBe("Bo");
    expect((await roster(ann, { filter: "quiet,unweighed" })).found).toBe(1);
    expect(await find({ tag: "online" })).toBe("Bo, Cy, Di");
    expect(await find({ tag: "online\ngain" })).toBe("Bo");
    expect(await find({ tag: "gain, slow" })).toBe("Di");
    expect(await find({ filter: "quiet", tag: "online" })).toBe("Bo, Di");
  });

  it("finds any part of a name or tag, ignoring accents and case", async () => {
    const ann = await trainer("Ann");
    const people = ["José Álvarez", "Caleb Stone", "Helena Ruiz", "Li 100%"];
    const [jose] = await Promise.all(people.map((name) => addClient(ann, { name })));
    await keep(ann, jose!.id, { tags: ["Fat loss"] });
    const find = async (q: string) => (await namesOf(ann, { q, sort: "name" })).join(", ");
    expect(await find("alvarez jos")).toBe("José Álvarez");
    expect(await find("LE")).toBe("Caleb Stone, Helena Ruiz");
    expect(await find("fat")).toBe("José Álvarez");
    expect(await find("%")).toBe("Li 100%");
    expect(await find("_")).toBe("");
    expect(await find("nobody")).toBe("");
    expect((await roster(ann, { q: "le" })).found).toBe(2);
  });

  it.each([
    ["name", ["Bo", "Cy", "Di", "Éa"]],
    ["-name", ["Éa", "Di", "Cy", "Bo"]],
    ["next", ["Di", "Bo", "Cy", "Éa"]],
    ["-next", ["Bo", "Di", "Cy", "Éa"]],
    ["last", ["Cy", "Bo", "Di", "Éa"]],
    ["-last", ["Bo", "Cy", "Di", "Éa"]],
    ["added", ["Di", "Cy", "Bo", "Éa"]],
    ["-added", ["Éa", "Bo", "Cy", "Di"]],
    ["weighed", ["Cy", "Di", "Bo", "Éa"]],
  ])("has the order %s, the same on every page", async (sort, names) => {
    const ann = await trainer("Ann");
    const made = async (name: string, days: number) =>
      (await ago(days, () => addClient(ann, { ...CUT, name }))).id;
    await made("Éa", 60);
    const bo = await made("Bo", 9);
    const cy = await made("Cy", 8);
    const di = await made("Di", 7);
    await planDays(ann, bo, "Tue");
    await planDays(ann, di, "Thu");
    await ago(6, () => train(ann, bo));
    await ago(2, () => train(ann, cy));
    await weigh(ann, cy, 200);
    expect(await namesOf(ann, { sort })).toEqual(names);

    const paged: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page: Awaited<ReturnType<typeof roster>> = await roster(ann, {
        sort,
        limit: 1,
        ...(after && { after }),
      });
      paged.push(...page.rows.map(({ name }) => name));
      after = page.next;
    }
    expect(paged).toEqual(names);
  });

  it("contains only the trainer's own clients, and needs a session", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const { id } = await addClient(ann);
    expect(await namesOf(bob)).toEqual([]);
    expect((await roster(bob)).counts.all).toBe(0);
    expect(await bob.call(contract.listNames, {})).toEqual([]);
    expect(await bob.call(contract.getSelected, { query: { open: id } })).toBeNull();
    await expect(keep(bob, id, { archived: true })).rejects.toMatchObject({ status: 404 });
    expect((await stranger().ask(contract.getRoster, {})).status).toBe(401);
  });

  it.each([
    { sort: "height" },
    { filter: "tall" },
    { filter: "quiet,tall" },
    { tag: Array.from({ length: 9 }, (_, n) => `tag ${n}`).join("\n") },
    { after: "x" },
    { after: '["NaN","a","b"]' },
    { limit: 0 },
  ])("rejects %j", async (query) => {
    const ann = await trainer("Ann");
    await expect(roster(ann, query as unknown as Query)).rejects.toMatchObject({ status: 400 });
  });

  it("needs one statement per page, for any number of clients", async () => {
    const ann = await trainer("Ann");
    await addClient(ann);
    const few = await statementsOf(() => roster(ann));
    for (let n = 0; n < 8; n++) await addClient(ann, { name: `Client ${n}` });
    expect((await statementsOf(() => roster(ann))).length).toBe(few.length);
    expect(few.filter((text) => text.includes("WITH every"))).toHaveLength(1);
  });
});

describe("tags", () => {
  it("are counted, found and removed, and do not make an open form stale", async () => {
    const ann = await trainer("Ann");
    const [one, other] = [await addClient(ann, { name: "Bo" }), await addClient(ann, { name: "Cy" })];
    expect(await keep(ann, one.id, { tags: ["Strength", " fat loss ", "FAT LOSS"] })).toMatchObject({
      tags: ["fat loss", "Strength"],
      archivedAt: null,
    });
    await keep(ann, other.id, { tags: ["Strength"] });
    expect((await roster(ann)).tags).toEqual([
      { name: "fat loss", clients: 1 },
      { name: "Strength", clients: 2 },
    ]);
    expect(await namesOf(ann, { tag: "FAT loss" })).toEqual(["Bo"]);
    await keep(ann, one.id, { tags: [] });
    expect((await roster(ann)).tags).toEqual([{ name: "Strength", clients: 1 }]);
    const { version, updatedAt } = await ann.call(clients.getClient, { params: { id: one.id } });
    expect({ version, updatedAt }).toEqual({ version: one.version, updatedAt: one.updatedAt });
  });

  it("and the archive are written for many clients at once, all or none", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const people = [await addClient(ann, { name: "Bo" }), await addClient(ann, { name: "Cy" })];
    const foreign = await addClient(bob);
    const write = (...entries: { id: string; tags?: string[]; archived?: boolean }[]) =>
      ann.call(contract.saveEntries, { body: { entries } });
    const [bo, cy] = people.map(({ id }) => id) as [string, string];
    await write({ id: bo, tags: ["Online"] }, { id: cy, archived: true });
    expect(await namesOf(ann, { tag: "online" })).toEqual(["Bo"]);
    expect(await namesOf(ann, { filter: "archived" })).toEqual(["Cy"]);
    await expect(write({ id: bo, tags: [] }, { id: foreign.id, tags: [] })).rejects.toMatchObject({
      status: 404,
    });
    await expect(write({ id: bo, tags: [] }, { id: bo, tags: ["Gain"] })).rejects.toMatchObject({
      status: 400,
    });
    expect((await row(ann, bo)).tags).toEqual(["Online"]);
  });

  it("are limited in number and length", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    for (const tags of [Array.from({ length: 9 }, (_, n) => `tag ${n}`), ["x".repeat(25)], [" "]])
      await expect(keep(ann, id, { tags })).rejects.toMatchObject({ status: 400 });
  });
});

describe("an archived client", () => {
  it("is not in the list, its counts and the analytics, keeps all data, and can be restored", async () => {
    const ann = await trainer("Ann");
    const { id } = await ago(30, () => addClient(ann, { name: "Bo" }));
    await planDays(ann, id, "Wed");
    await ago(1, () => train(ann, id));
    await ago(20, () => addClient(ann, { name: "Cy" }));
    const numbers = () => ann.call(analytics.getAnalytics, { query: {} });
    const before = await numbers();
    const ofToday = async () => (await ann.call(schedule.getToday, { query: {} })).sessions;
    expect((await ofToday()).map(({ clientName }) => clientName)).toEqual(["Bo"]);

    await keep(ann, id, { archived: true });
    expect(await namesOf(ann)).toEqual(["Cy"]);
    expect((await roster(ann)).counts).toMatchObject({ all: 1, archived: 1, today: 0 });
    expect(await namesOf(ann, { filter: "archived" })).toEqual(["Bo"]);
    expect((await ann.call(clients.listClients, {})).map(({ name }) => name)).toEqual(["Cy"]);
    expect((await ann.call(contract.listNames, {})).map(({ name }) => name)).toEqual(["Cy"]);
    expect((await ann.call(contract.getSelected, { query: { open: id } }))?.name).toBe("Cy");
    const after = await numbers();
    expect(await ofToday()).toEqual([]);
    expect(after.clients).toEqual({ total: 1 });
    expect(after.quiet.map(({ name }) => name)).toEqual(["Cy"]);
    const { clients: counted } = await ann.call(analytics.getPeriod, { query: {} });
    expect(counted.map(({ name }) => name)).toEqual(["Cy"]);
    expect((await ann.call(clients.getClient, { params: { id } })).name).toBe("Bo");

    expect(await keep(ann, id, { archived: false })).toEqual({ id, tags: [], archivedAt: null });
    expect(await namesOf(ann, { sort: "name" })).toEqual(["Bo", "Cy"]);
    expect(await numbers()).toEqual(before);
  });
});

describe("the client above the list", () => {
  it("is the active one, else the newest, else null", async () => {
    const ann = await trainer("Ann");
    const selected = (open?: string) => ann.call(contract.getSelected, { query: { open } });
    expect(await selected()).toBeNull();
    const first = await ago(2, () => addClient(ann, { name: "Bo" }));
    const newest = await addClient(ann, { name: "Cy" });
    expect(await selected()).toEqual(newest);
    expect(await selected(first.id)).toEqual(first);
    expect(await selected("not an id")).toEqual(newest);
  });
});
