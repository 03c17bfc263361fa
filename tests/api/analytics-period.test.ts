import { expect, it } from "vitest";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as roster from "@/lib/desk/roster/contract";
import * as analytics from "@/lib/training/analytics/contract";
import type { Weeks } from "@/lib/training/analytics/periods";
import * as workouts from "@/lib/training/workouts/contract";
import { set, squats } from "../support/coach";
import { addClient } from "../support/factories";
import { type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

/** The Friday of a week that begins on Monday the 16th. */
const NOW = new Date("2026-11-20T12:00:00Z");

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

async function ago<Result>(days: number, act: () => Promise<Result>): Promise<Result> {
  world.clock.set(daysAgo(days));
  const result = await act();
  world.clock.set(NOW);
  return result;
}

const periodOf = (person: Person, weeks: Weeks = "4") =>
  person.call(analytics.getPeriod, { query: { weeks } });

const weigh = (person: Person, id: string, days: number, body: object) =>
  person.call(measurements.addMeasurement, {
    params: { id },
    body: { takenAt: daysAgo(days).toISOString(), ...body } as never,
  });

const train = (person: Person, id: string) =>
  person.call(workouts.saveWorkout, { params: { id }, body: squats(set(185, 5)) });

it("a client's body change is that of the weeks asked for, with its days and its error", async () => {
  const ann = await trainer("Ann");
  const { id } = await ago(300, () => addClient(ann, { name: "Ana", weight: 210, bodyFat: 26 }));
  await ago(60, () => weigh(ann, id, 60, { weight: 206 }));
  await ago(20, () => weigh(ann, id, 20, { weight: 200, bodyFat: 22, bodyFatMethod: "scale" }));
  await ago(2, () => weigh(ann, id, 2, { weight: 196, bodyFat: 21, bodyFatMethod: "scale" }));
  const change = async (weeks: Weeks) => (await periodOf(ann, weeks)).clients[0];
  expect(await change("4")).toMatchObject({
    name: "Ana",
    weight: { from: 200, to: 196, fromDay: "2026-10-31", toDay: "2026-11-18", isEstimated: false },
    bodyFat: { from: 22, to: 21, error: expect.closeTo(1.81, 2) },
  });
  expect((await change("12"))?.weight).toMatchObject({ from: 206, fromDay: "2026-09-21" });
  expect((await change("52"))?.weight).toMatchObject({ from: 210, to: 196, error: expect.closeTo(2.209, 2) });
});

it("a client with one weigh-in has no change", async () => {
  const ann = await trainer("Ann");
  await addClient(ann);
  expect((await periodOf(ann)).clients).toMatchObject([{ weight: null, bodyFat: null }]);
});

it("a year has 52 weeks with all workouts, four weeks only theirs", async () => {
  const ann = await trainer("Ann");
  const { id } = await ago(340, () => addClient(ann));
  for (const days of [330, 50, 3]) await ago(days, () => train(ann, id));
  const logged = async (weeks: Weeks) => {
    const period = await periodOf(ann, weeks);
    expect(period.weeks).toHaveLength(Number(weeks));
    expect(period.from).toBe(period.weeks[0]?.monday);
    return period.weeks.reduce((sum, week) => sum + week.logged, 0);
  };
  expect([await logged("4"), await logged("12"), await logged("52")]).toEqual([1, 2, 3]);
});

it("the list, the inbox and analytics say the same number of quiet clients", async () => {
  const ann = await trainer("Ann");
  for (const [index, name] of ["Ana", "Bea", "Cyd", "Dov", "Eve", "Fay"].entries()) {
    const { id } = await ago(30, () => addClient(ann, { name, workoutsPerWeek: index + 1 }));
    await ago(index + 1, () => train(ann, id));
  }
  for (const days of [0, 1, 3, 5, 9]) {
    world.clock.set(daysAgo(-days));
    const [list, { quiet }] = await Promise.all([
      ann.call(roster.getRoster, { query: { filter: "quiet" } }),
      // The inbox asks this too.
      ann.call(analytics.getAnalytics, { query: {} }),
    ]);
    expect(list.counts.quiet).toBe(quiet.length);
    expect(list.rows.map(({ name, quietDays }) => `${name} ${quietDays}`).sort()).toEqual(
      quiet.map(({ name, days: away }) => `${name} ${away}`).sort(),
    );
  }
  expect((await ann.call(analytics.getAnalytics, { query: {} })).quiet).toHaveLength(6);
});

it("the table has a line for each client, in the trainer's units, and no formula", async () => {
  const ann = await trainer("Ann");
  const { id } = await ago(10, () => addClient(ann, { name: "=1+1", weight: 200 }));
  await ago(10, () => weigh(ann, id, 10, { weight: 200 }));
  await weigh(ann, id, 0, { weight: 190 });
  const response = await ann.ask(analytics.exportPeriod, { query: { weeks: "12" } });
  expect(response.headers.get("content-disposition")).toContain("formcast-analytics_12-weeks_2026-11-20.csv");
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`"First weight (lb)","Last weight (lb)","Error of the change (lb)"`);
  expect(lines[1]).toMatch(
    /^"'=1\+1","2026-08-31","2026-11-20","0","0","0","0","0","2026-11-10","2026-11-20"/,
  );
  expect(lines[1]).toContain(`"200.0","190.0","2.1"`);
});

it("needs a session and one of the offered periods", async () => {
  await expect(stranger().call(analytics.getPeriod, {})).rejects.toMatchObject({ status: 401 });
  const ann = await trainer("Ann");
  for (const weeks of ["5", "0", "520", "x"])
    await expect(ann.call(analytics.getPeriod, { query: { weeks: weeks as never } })).rejects.toMatchObject({
      status: 400,
    });
});
