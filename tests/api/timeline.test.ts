import { describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import { questionOf } from "@/lib/body/forecast/question";
import { unitSystem } from "@/lib/body/unit-system";
import * as clients from "@/lib/clients/record/contract";
import type { Client } from "@/lib/clients/record/schema";
import { updateStandings } from "@/lib/clients/record/standing-service";
import { answerOf, whatIfAnswer } from "@/lib/clients/timeline/answer";
import * as timeline from "@/lib/clients/timeline/contract";
import { shownGoal } from "@/lib/clients/timeline/followed";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as roster from "@/lib/desk/roster/contract";
import { daysLater } from "@/lib/text/calendar/moments";
import { addClient } from "../support/factories";
import { PASSWORD, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const lb = unitSystem("imperial");

const world = testWorld();

describe("the timeline", () => {
  it("starts at month 1, runs monthly to the target and keeps each value inside its likely range", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const answer = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
    expect(answer.parameters).toEqual({
      workoutsPerWeek: 3,
      experience: "intermediate",
      dietAdherence: 1,
      gender: "male",
    });
    expect(answer.status).toBe("reached");
    expect(answer.timeline.map((row) => row.month)).toEqual([1, 2, 3, 4]);
    // The published golden rows of this client (months 1 and 4).
    expect(answer.timeline[0]).toMatchObject({ bodyFatPercent: 18.5, leanMassLbs: 155.9, weightLbs: 191.4 });
    expect(answer.timeline[3]).toMatchObject({ bodyFatPercent: 15.2, leanMassLbs: 156.1, weightLbs: 184.1 });
    for (const row of answer.timeline)
      for (const column of ["bodyFatPercent", "leanMassLbs", "weightLbs"] as const) {
        expect(row.low[column]).toBeLessThan(row[column]);
        expect(row.high[column]).toBeGreaterThan(row[column]);
      }
  });

  it("is empty when the target is today's body", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { targetWeight: 195, targetBodyFat: 20 });
    const answer = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
    expect(answer).toMatchObject({ status: "already", timeline: [] });
  });

  it("warns of a target below essential fat", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, {
      gender: "female",
      height: 64,
      weight: 120,
      bodyFat: 22,
      targetBodyFat: 10,
    });
    const { warnings } = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
    expect(warnings.map((warning) => warning.code)).toContain("BF_ESSENTIAL");
  });

  it("returns a stored forecast for the same inputs, and a new one for a changed plan", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const first = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
    const kept = await world.db.forecast.findMany({ where: { clientId: id } });
    expect(await ann.call(timeline.getTimeline, { params: { id }, body: {} })).toEqual(first);
    expect(await world.db.forecast.findMany({ where: { clientId: id } })).toEqual(kept);
    await ann.call(clients.updateClient, { params: { id }, body: { dietAdherence: 0.8 } });
    const slower = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
    expect(slower.timeline.length).toBeGreaterThan(first.timeline.length);
    expect(await world.db.forecast.count({ where: { clientId: id } })).toBe(1);
  });

  it("equals the forecast that the browser computes for a what-if", async () => {
    const ann = await trainer("Ann");
    for (const changes of [
      {},
      { gender: "female", height: 65, weight: 150, bodyFat: 32, targetWeight: 135, targetBodyFat: 24 },
      { weight: 150, bodyFat: 12, targetWeight: 165, targetBodyFat: 13, experience: "beginner" },
      { weight: 350, bodyFat: 45, targetWeight: 200, targetBodyFat: 20, dietAdherence: 0.5 },
      { weight: 187.4, targetWeight: 160, workoutsPerWeek: 7, hoursPerWorkout: 0.75, dietAdherence: 0.9 },
    ]) {
      const client = await addClient(ann, changes);
      const {
        lever: _,
        plan: __,
        goal,
        followed,
        learned: ___,
        ...answer
      } = await ann.call(timeline.getTimeline, {
        params: { id: client.id },
        body: {},
      });
      expect(answerOf(questionOf(client, world.clock.now()), lb)).toEqual(answer);
      expect(followed).toBeNull();
      expect(shownGoal(questionOf(client, world.clock.now()))).toEqual(goal);
    }
  });

  it("has a status and finite numbers for the most extreme clients", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const extremes = [
      { height: 48, weight: 350, bodyFat: 45, targetWeight: 100, targetBodyFat: 5 },
      { height: 95, weight: 100, bodyFat: 5, targetWeight: 350, targetBodyFat: 35 },
      { height: 48, weight: 100, bodyFat: 45, targetWeight: 350, targetBodyFat: 5 },
      { height: 95, weight: 350, bodyFat: 5, targetWeight: 100, targetBodyFat: 35 },
      { height: 95, weight: 100, bodyFat: 45, targetWeight: 100, targetBodyFat: 5 },
      { height: 48, weight: 350, bodyFat: 5, targetWeight: 350, targetBodyFat: 35 },
    ];
    const plans = [
      { workoutsPerWeek: 7, hoursPerWorkout: 3, dietAdherence: 1, experience: "beginner" },
      { workoutsPerWeek: 1, hoursPerWorkout: 0.5, dietAdherence: 0.5, experience: "advanced" },
    ] as const;
    for (const gender of ["male", "female"] as const)
      for (const body of extremes)
        for (const plan of plans) {
          await ann.call(clients.updateClient, { params: { id }, body: { gender, ...body, ...plan } });
          const response = await ann.ask(timeline.getTimeline, { params: { id }, body: {} });
          const text = await response.text();
          expect(response.status).toBe(200);
          // JSON has no NaN: it would arrive as null, which only these may be.
          expect(
            text.replaceAll(/"(goalDays|lever|daysCloser|ownKcal|followed|learned|since|day|to)":null/g, ""),
          ).not.toContain("null");
        }
  });

  it("is only for the client's trainer", async () => {
    const { id } = await addClient(await trainer("Ann"));
    const question = { params: { id }, body: {} };
    await expect((await trainer("Bob")).call(timeline.getTimeline, question)).rejects.toMatchObject({
      status: 404,
    });
    await expect(stranger().call(timeline.getTimeline, question)).rejects.toMatchObject({ status: 401 });
  });
});

describe("weigh-ins on a plan", () => {
  const ask = (person: SignedIn, id: string) =>
    person.call(timeline.getTimeline, { params: { id }, body: {} });
  const weigh = (person: SignedIn, id: string, weight: number) =>
    person.call(measurements.addMeasurement, { params: { id }, body: { weight } });

  it("make a trend, say what they did, and leave the goal where it is", async () => {
    const ann = await trainer("Ann");
    const start = world.clock.now();
    const { id } = await addClient(ann);
    const before = await ask(ann, id);
    expect(before.goal.since).toBeNull();
    world.clock.advance({ days: 7 });
    await weigh(ann, id, 193.4);
    const { goal, followed } = await ask(ann, id);
    expect(goal).toEqual({ ...before.goal, since: start.toISOString() });
    expect(followed?.trend.map(({ at }) => at)).toEqual(
      [start, world.clock.now()].map((day) => day.toISOString()),
    );
    expect(followed?.standing).toMatchObject({ kind: "early", toldFrom: daysLater(start, 14).toISOString() });
    expect(followed?.news).toMatchObject({ weight: 193.4, daysCloser: 0, isAside: false });
    world.clock.advance({ days: 7 });
    await weigh(ann, id, 213);
    const wrong = await ask(ann, id);
    expect(wrong.followed?.news).toMatchObject({ isAside: true, daysCloser: 0 });
    expect(wrong.followed?.trend.at(-1)?.weight).toBeLessThan(194);
  });

  it("teach the same one by one, after an edit, and after an upgrade", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    for (const weight of [193.8, 192.6, 191.7]) {
      world.clock.advance({ days: 7 });
      await weigh(ann, id, weight);
    }
    const first = await ask(ann, id);
    await world.db.client.update({ where: { id }, data: { aheadModel: 1, learned: {} } });
    await updateStandings(world);
    expect(await ask(ann, id)).toEqual(first);
    const { measurements: all } = await ann.call(measurements.listMeasurements, {
      params: { id },
      query: {},
    });
    const params = { id, measurementId: all[1]!.id };
    await ann.call(measurements.updateMeasurement, { params, body: { weight: 195 } });
    expect((await ask(ann, id)).followed?.trend).not.toEqual(first.followed?.trend);
    await ann.call(measurements.updateMeasurement, { params, body: { weight: 192.6 } });
    expect(await ask(ann, id)).toEqual(first);
  });
});

it("a what-if shows before Apply what is saved by it, with and without weigh-ins", async () => {
  const changes: Partial<Client>[] = [
    { workoutsPerWeek: 5 },
    { dietAdherence: 0.7, hoursPerWorkout: 1.5 },
    { targetWeight: 180 },
    { targetBodyFat: 16, workoutsPerWeek: 2 },
  ];
  for (const weights of [[], [193.8, 193.1, 192.4, 191]])
    for (const change of changes) {
      const ann = await trainer("Ann");
      const { id } = await addClient(ann, { dietAdherence: 0.9 });
      for (const weight of weights) {
        world.clock.advance({ days: 7 });
        await ann.call(measurements.addMeasurement, { params: { id }, body: { weight } });
      }
      const ask = () => ann.call(timeline.getTimeline, { params: { id }, body: {} });
      const client = await ann.call(clients.getClient, { params: { id } });
      const shown = await ask();
      const { learned } = shown;
      const saved = questionOf(client, world.clock.now(), learned);
      const tried = questionOf({ ...client, ...change }, world.clock.now(), learned);
      const { answer, goal } = whatIfAnswer(saved, tried, lb, world.clock.now());
      await ann.call(clients.updateClient, { params: { id }, body: change });
      const after = await ask();
      expect(after).toMatchObject(answer);
      expect(after.goal).toEqual(goal);
    }
});

/** The session of a long test would end meanwhile. */
async function weekLater(person: SignedIn) {
  world.clock.advance({ days: 7 });
  await person.call(auth.login, { body: { email: person.trainer.email, password: PASSWORD } });
}

describe("the original plan", () => {
  const ask = async (person: SignedIn, id: string) =>
    (await person.call(timeline.getTimeline, { params: { id }, body: {} })).plan;

  it("is the forecast of the day when the targets were set, after any weigh-in or training", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const plan = await ask(ann, id);
    const { timeline: rows } = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
    expect(plan?.startedAt).toBe(world.clock.now().toISOString());
    expect(plan?.months[0]).toEqual({ month: 0, bodyFat: 20, weight: 195 });
    expect(plan?.months.slice(1).map(({ weight }) => weight)).toEqual(rows.map((row) => row.weightLbs));
    world.clock.advance({ days: 7 });
    await ann.call(measurements.addMeasurement, { params: { id }, body: { weight: 192 } });
    await ann.call(clients.updateClient, { params: { id }, body: { workoutsPerWeek: 5, bodyFat: 19 } });
    expect(await ask(ann, id)).toEqual(plan);
  });

  it("of a new target keeps what the weigh-ins taught, over several plans and an edit on its first day", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { targetWeight: 182, dietAdherence: 0.9 });
    const timelineOf = () => ann.call(timeline.getTimeline, { params: { id }, body: {} });
    const save = (body: object) => ann.call(clients.updateClient, { params: { id }, body });
    const weighed: { id: string }[] = [];
    const weighWeekly = async (from: number, weeks: number) => {
      for (let week = 0; week < weeks; week++) {
        await weekLater(ann);
        const body = { weight: from - 0.2 * week };
        weighed.push(await ann.call(measurements.addMeasurement, { params: { id }, body }));
      }
    };
    await weighWeekly(194.8, 8);
    const before = await timelineOf();
    await save({ targetWeight: 180 });
    const after = await timelineOf();
    expect(after.today).toEqual(before.today);
    expect(after.diet.maintenance.kcal).toBeCloseTo(before.diet.maintenance.kcal, -2);
    expect(after.diet.isOwn).toBe(true);
    expect(after.followed).toBeNull();
    // A plan's first day is still for setting it up.
    await save({ targetWeight: 178 });
    expect((await world.db.plan.findUniqueOrThrow({ where: { clientId: id } })).earlier).toHaveLength(1);
    expect((await timelineOf()).today).toEqual(before.today);
    await weighWeekly(192.8, 3);
    await save({ targetWeight: 176 });
    expect((await world.db.plan.findUniqueOrThrow({ where: { clientId: id } })).earlier).toHaveLength(2);
    const kept = await timelineOf();
    // The same is learned anew from the rows, as after an upgrade.
    await world.db.client.update({ where: { id }, data: { learned: {}, aheadModel: 1 } });
    await updateStandings(world);
    expect((await timelineOf()).goal).toEqual(kept.goal);
    // An old weigh-in that is corrected counts in all plans that follow.
    const params = { id, measurementId: weighed[6]!.id };
    await ann.call(measurements.updateMeasurement, { params, body: { weight: 189 } });
    expect((await timelineOf()).today.weight).toBeLessThan(kept.today.weight);
  });

  it("has nothing to be ahead of once the goal is reached, and asks to hold the weight", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { targetWeight: 190, targetBodyFat: 18 });
    for (let week = 1; week <= 14; week++) {
      await weekLater(ann);
      const weight = Math.max(188.6, 195 - 0.7 * week) + (week % 2 ? 0.4 : -0.4);
      await ann.call(measurements.addMeasurement, { params: { id }, body: { weight } });
    }
    const {
      followed,
      status,
      diet,
      goal,
      timeline: rows,
    } = await ann.call(timeline.getTimeline, {
      params: { id },
      body: {},
    });
    expect(followed?.standing?.kind).toBe("reached");
    expect(followed?.news.daysCloser).toBeNull();
    expect([status, rows, diet.phase]).toEqual(["already", [], "hold"]);
    expect(goal.day).toBe(goal.half.to);
    const [row] = (await ann.call(roster.getRoster, { query: {} })).rows;
    expect(row).toMatchObject({ isReached: true, aheadDays: null, early: null });
  });

  it("takes a correction on the first day as the original input", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { weight: 295 });
    world.clock.advance({ minutes: 30 });
    await ann.call(clients.updateClient, { params: { id }, body: { weight: 195 } });
    expect((await ask(ann, id))?.months[0]).toEqual({ month: 0, bodyFat: 20, weight: 195 });
  });

  it("starts again when the targets change, from the trend of all weigh-ins and not from the last one", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    world.clock.advance({ days: 7 });
    await ann.call(clients.updateClient, { params: { id }, body: { weight: 193, targetWeight: 180 } });
    const plan = await ask(ann, id);
    expect(plan?.startedAt).toBe(world.clock.now().toISOString());
    expect(plan?.months[0]).toEqual({ month: 0, bodyFat: 19.8, weight: 194.1 });
    const { today } = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
    expect(today).toMatchObject({ bodyFat: 19.8, weight: 194.1 });
  });
});

it("the lever is one step of one setting, and its days are those of the forecast with it", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann, { dietAdherence: 0.7 });
  const ask = () => ann.call(timeline.getTimeline, { params: { id }, body: {} });
  const { lever, goalDays } = await ask();
  expect(lever).toMatchObject({ setting: "dietAdherence", value: 0.8 });
  await ann.call(clients.updateClient, { params: { id }, body: { dietAdherence: 0.8 } });
  expect((await ask()).goalDays).toBe((goalDays ?? 0) - (lever?.daysCloser ?? 0));
});
