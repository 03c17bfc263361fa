import { expect, it } from "vitest";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as clients from "@/lib/clients/record/contract";
import * as timeline from "@/lib/clients/timeline/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as roster from "@/lib/desk/roster/contract";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { fullDay } from "@/lib/text/calendar/wording";
import * as analytics from "@/lib/training/analytics/contract";
import * as plans from "@/lib/training/plans/contract";
import { daysIn } from "@/lib/training/plans/week";
import * as schedule from "@/lib/training/schedule/contract";
import { linkOf } from "../support/check-ins";
import { addClient } from "../support/factories";
import { orderedImages, read } from "../support/generations";
import { type SignedIn, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const today = (later = 0) => addDays(isoDay(world.clock.now()), later);
const forecastOf = (ann: SignedIn, id: string) => ann.ask(timeline.getTimeline, { params: { id }, body: {} });
const change = (ann: SignedIn, id: string, body: object) =>
  ann.ask(clients.updateClient, { params: { id }, body });
const pregnant = (from: string, until: string | null = null) => ({
  ...{ pauseReason: "pregnancy", pausedFrom: from, pausedUntil: until },
});
const weigh = (ann: SignedIn, id: string, weight: number) =>
  ann.call(measurements.addMeasurement, { params: { id }, body: { weight } });

it("gives a pregnant client no forecast while she gains weight, and goes on after the last day", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann, {
    name: "Mara Case",
    gender: "female",
    weight: 152,
    targetWeight: 138,
  });
  expect((await change(ann, id, pregnant(today()))).status).toBe(200);
  for (const weight of [155, 158, 161]) {
    world.clock.advance({ days: 7 });
    await weigh(ann, id, weight);
  }
  const refused = await forecastOf(ann, id);
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    `Mara's goal is paused since ${fullDay(today(-21))} (pregnancy). Forecast and images stand still.`,
  ]);
  await change(ann, id, pregnant(today(-21), today()));
  expect((await forecastOf(ann, id)).status).toBe(409);
  world.clock.advance({ days: 1 });
  const goesOn = await ann.call(timeline.getTimeline, { params: { id }, body: {} });
  // What was weighed in the pause says nothing about the diet.
  expect(goesOn.followed).toBeNull();
});

it("takes the client off the radars, and keeps the goal", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  await ann.call(inbox.makeCheckInLink, { params: { id }, body: linkOf({}) });
  world.clock.advance({ days: 10 });
  await world.db.client.update({ where: { id }, data: { aheadDays: -4, lastWeighedAt: world.clock.now() } });
  const seen = async () => {
    const { quietDays, aheadDays } = await ann.call(roster.getRow, { params: { id }, query: {} });
    const { quiet } = await ann.call(analytics.getAnalytics, { query: {} });
    const { overdue } = await ann.call(inbox.getInbox, {});
    return [quietDays !== null, aheadDays, quiet.length, overdue.length];
  };
  expect(await seen()).toEqual([true, -4, 1, 1]);
  await world.db.client.update({
    where: { id },
    data: { pauseReason: "injury", pausedFrom: new Date(today(-2)) },
  });
  expect(await seen()).toEqual([false, null, 0, 0]);
  expect((await change(ann, id, { targetWeight: 180 })).status).toBe(200);
});

it("leaves the images of before and orders none", async () => {
  const { ann, client } = await orderedImages();
  await world.background.settle();
  const before = await read(ann, client);
  const jobs = world.engine.jobs.length;
  await change(ann, client.id, { ...pregnant(today()), targetWeight: 180 });
  await world.background.settle();
  expect((await read(ann, client)).transformations).toHaveLength(before.transformations.length);
  const asked = await ann.call(clients.drawImages, { params: { id: client.id } });
  expect(asked.generation).toMatchObject({
    status: "failed",
    error: expect.stringContaining("goal is paused"),
  });
  expect(world.engine.jobs).toHaveLength(jobs);
});

it("needs a reason with a first day, and no last day before it", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  for (const body of [{ pausedFrom: today() }, { pauseReason: "injury" }, pregnant(today(), today(-1))])
    expect([body, (await change(ann, id, body)).status]).toEqual([body, 400]);
});

it("ends with the trainer's day, and a minor's time with it, eleven hours before that of UTC", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  await change(ann, id, pregnant(today(), today()));
  const eighteenTomorrow = `${Number(today(1).slice(0, 4)) - 18}${today(1).slice(4)}`;
  const young = await addClient(ann, { birthDate: eighteenTomorrow, targetWeight: 195, targetBodyFat: 20 });
  const evening = new Date(`${today()}T20:00:00Z`).getTime() - world.clock.now().getTime();
  world.clock.advance({ minutes: evening / 60_000 });
  const statusIn = async (zone: string, client: string) => {
    const headers = { cookie: `${ann.cookie}; formcast-zone=${zone}` };
    const asked = { params: { id: client }, body: {} };
    return (await ann.ask(timeline.getTimeline, asked, { headers })).status;
  };
  await world.db.client.update({ where: { id }, data: { aheadDays: -4, lastWeighedAt: world.clock.now() } });
  const isPausedAt = async (timezoneOffset: number) =>
    (await ann.call(roster.getRow, { params: { id }, query: { timezoneOffset } })).aheadDays === null;
  expect([await statusIn("UTC", id), await isPausedAt(0)]).toEqual([409, true]);
  expect([await statusIn("Asia/Magadan", id), await isPausedAt(-660)]).toEqual([200, false]);
  expect([await statusIn("UTC", young.id), await statusIn("Asia/Magadan", young.id)]).toEqual([409, 200]);
});

it("calls no session missed whose day lies in the pause, on no screen", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const squat = { exerciseName: "Back Squat", muscleGroup: "legs", sets: 3, weight: 95 } as const;
  const sessions = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    name: "Legs",
    exercises: [{ ...squat, reps: { min: 5, max: 8 } }],
  }));
  await ann.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions } });
  const first = today();
  world.clock.advance({ days: 1 });
  const screens = async () => {
    const { days } = await ann.call(plans.getWeeklyPlan, { params: { id } });
    const { appointments } = await ann.call(schedule.getSchedule, { query: { week: first } });
    const shown = daysIn({ days }, world.clock.now()).sessions.find(({ date }) => date === first);
    return [shown?.state, appointments.find(({ date }) => date === first)?.state];
  };
  const { badge } = await ann.call(roster.getRow, { params: { id }, query: {} });
  expect(badge.kind).toBe("today");
  expect(await screens()).toEqual(["missed", "missed"]);
  await change(ann, id, pregnant(first, first));
  expect(await screens()).toEqual(["leftOut", "leftOut"]);
});
