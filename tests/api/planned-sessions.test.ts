import { beforeEach, describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import type { Args } from "@/lib/platform/http/contract";
import { runAllJobs } from "@/lib/server/jobs/service";
import * as imports from "@/lib/training/imports/contract";
import * as logbook from "@/lib/training/logbook/contract";
import * as plans from "@/lib/training/plans/contract";
import * as programmes from "@/lib/training/programmes/contract";
import * as schedule from "@/lib/training/schedule/contract";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import { lockClient } from "@/lib/training/workouts/store";
import { coach, exercise, type SentSet, set, workout } from "../support/coach";
import { testWorld } from "../support/world";

const world = testWorld();
/** A Monday. */
const MONDAY = new Date("2026-11-16T10:00:00Z");
const [MON, TUE, WED, THU] = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"];

beforeEach(() => world.clock.set(MONDAY));

type Plan = Args<typeof plans.saveWeeklyPlan>["body"];
const lift = (exerciseName: string, sets = 3) => ({
  exerciseName,
  muscleGroup: "legs" as const,
  sets,
  reps: { min: 5, max: 8 },
  weight: 95,
});
const session = (weekday: number, ...names: string[]) => ({
  weekday,
  name: `Day ${weekday}`,
  exercises: names.map((name) => lift(name)),
});
const sets = (count: number): SentSet[] => Array.from({ length: count }, () => set(95, 6));

/** A coach with calls of plan and logbook. */
async function planner(name: string) {
  const ann = await coach(name);
  const params = { id: ann.id };
  return {
    ...ann,
    plan: (...sessions: Plan["sessions"]) =>
      ann.person.call(plans.saveWeeklyPlan, { params, body: { sessions } }),
    move: async (plannedOn: string, date: string) => {
      const row = { clientId: ann.id, plannedOn: new Date(plannedOn) };
      const { id: sessionId } = await world.db.plannedSession.findFirstOrThrow({ where: row });
      return ann.person.call(plans.changeSession, { params: { ...params, sessionId }, body: { date } });
    },
    /** Three sets of each. */
    train: async (...names: string[]) =>
      (await ann.save(workout("legs", ...names.map((one) => exercise(one, ...sets(3)))))).id,
    workout: (workoutId: string) => ({ params: { id: ann.id, workoutId } }),
    /** A line for each stored session, with the sets that count for it. */
    rows: async () => {
      const rows = await world.db.plannedSession.findMany({
        where: { clientId: ann.id },
        orderBy: [{ date: "asc" }, { plannedOn: "asc" }],
      });
      const day = (date: Date) => date.toISOString().slice(0, 10);
      return rows.map(({ date, plannedOn, name, setsDone, setsPlanned, filledOn, lastDay }) =>
        [
          day(date),
          ...(date.getTime() === plannedOn.getTime() ? [] : [`of ${day(plannedOn)}`]),
          name,
          `${setsDone}/${setsPlanned}`,
          ...(filledOn ? [`done ${day(filledOn)}`] : lastDay ? [`begun ${day(lastDay)}`] : []),
        ].join(" "),
      );
    },
  };
}

describe("the sessions of a plan", () => {
  it("have a set for each side, of which both count", async () => {
    const { id, plan, rows, save } = await planner("Ann");
    await plan({ weekday: 1, name: "Rows", exercises: [{ ...lift("Single-Arm Row", 2), eachLimb: true }] });
    expect((await rows())[0]).toBe("2026-11-16 Rows 0/4");
    const limbs = await world.db.plannedSet.findMany({
      where: { plannedExercise: { plannedSession: { clientId: id, date: new Date(MON) } } },
      orderBy: { setNumber: "asc" },
    });
    expect(limbs.map(({ limb }) => limb)).toEqual(["left", "right", "left", "right"]);
    const one = { ...set(95, 6), limb: "left" as const };
    await save(workout("legs", exercise("Single-Arm Row", one, { ...one, limb: "right" })));
    expect((await rows())[0]).toBe("2026-11-16 Rows 2/4 begun 2026-11-16");
  });

  it("are stored with their targets to the Sunday four weeks ahead, and go with the client", async () => {
    const { person, id, plan, rows } = await planner("Ann");
    const timed = { ...lift("Plank", 2), seconds: 60, rpe: 8, isFixed: true };
    await plan({ weekday: 4, name: "Core", exercises: [{ ...lift("Back Squat"), withNext: true }, timed] });
    expect(await rows()).toEqual(
      ["2026-11-19", "2026-11-26", "2026-12-03", "2026-12-10", "2026-12-17"].map(
        (date) => `${date} Core 0/5`,
      ),
    );
    const stored = await world.db.plannedSession.findFirstOrThrow({
      where: { clientId: id },
      include: { exercises: { orderBy: { position: "asc" }, include: { exercise: true, sets: true } } },
    });
    expect(stored.exercises).toMatchObject([
      { position: 0, withNext: true, isFixed: false, loadPercent: null, exercise: { name: "Back Squat" } },
      { position: 1, withNext: false, isFixed: true, exercise: { name: "Plank" } },
    ]);
    expect(stored.exercises[0]?.sets).toHaveLength(3);
    expect(stored.exercises[1]?.sets).toMatchObject(
      [1, 2].map((setNumber) => ({ setNumber, repsMin: 5, repsMax: 8, weightLbs: 95, seconds: 60, rpe: 8 })),
    );
    await person.call(clients.deleteClient, { params: { id } });
    expect(await rows()).toEqual([]);
  });

  it("follow a change of the plan from today on, but for what was trained for or moved", async () => {
    const { plan, move, train, rows } = await planner("Ann");
    await plan(session(1, "Back Squat"), session(2, "Front Squat"), session(3, "Leg Curl"));
    world.clock.advance({ days: 2 });
    await move(MON, "2026-11-20");
    await train("Leg Curl");
    await plan(session(2, "Leg Press"), session(3, "Leg Press"));
    expect((await rows()).slice(0, 5)).toEqual([
      `${TUE} Day 2 0/3`,
      `${WED} Day 3 3/3 done ${WED}`,
      `2026-11-20 of ${MON} Day 1 0/3`,
      "2026-11-24 Day 2 0/3",
      "2026-11-25 Day 3 0/3",
    ]);
    await plan();
    expect(await rows()).toHaveLength(3);
  });

  it("begin on the trainer's own day, which can be yesterday in UTC", async () => {
    const { person, id, rows } = await planner("Ann");
    world.clock.set(new Date("2026-11-17T02:00:00Z"));
    const sessions = [session(1, "Back Squat")];
    await person.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions, timezoneOffset: 300 } });
    expect((await rows())[0]).toBe(`${MON} Day 1 0/3`);
  });

  it("are those of a copied program from its start on, and of the plan before until the copy is undone", async () => {
    const { person, id, plan, rows } = await planner("Ann");
    await plan(session(4, "Back Squat"));
    const weeks = [{ sessions: [session(5, "Leg Press")] }, { sessions: [session(5, "Leg Curl")] }];
    const { copyId } = await person.call(programmes.copyProgramme, {
      body: { name: "Legs", weeks, startsOn: "2026-11-23", clientIds: [id] },
    });
    expect(await rows()).toEqual([`${THU} Day 4 0/3`, "2026-11-27 Day 5 0/3", "2026-12-04 Day 5 0/3"]);
    await person.call(programmes.undoCopies, { params: { id: copyId }, query: {} });
    expect((await rows()).slice(0, 2)).toEqual([`${THU} Day 4 0/3`, "2026-11-26 Day 4 0/3"]);
  });
});

describe("a workout", () => {
  it("counts for the session of its day, or for one that was missed in its week", async () => {
    const { plan, train, rows } = await planner("Ann");
    await plan(session(1, "Back Squat", "Leg Curl"), session(4, "Leg Press", "Front Squat"));
    world.clock.advance({ days: 1 });
    await train("Leg Press", "Front Squat");
    expect((await rows()).slice(0, 2)).toEqual([`${MON} Day 1 0/6`, `${THU} Day 4 0/6`]);
    world.clock.advance({ days: 2 });
    await train("Back Squat");
    world.clock.advance({ minutes: 30 });
    await train("Leg Curl");
    expect((await rows()).slice(0, 2)).toEqual([`${MON} Day 1 6/6 done ${THU}`, `${THU} Day 4 0/6`]);
    world.clock.advance({ minutes: 300 });
    await train("Front Squat");
    expect((await rows())[1]).toBe(`${THU} Day 4 3/6 begun ${THU}`);
  });

  it("counts anew after an edit, on another day, after its deletion and when it is restored", async () => {
    const { person, id, plan, train, rows, workout: one } = await planner("Ann");
    await plan(session(1, "Back Squat"));
    const workoutId = await train("Back Squat");
    const first = async () => (await rows())[0];
    const change = (body: object) =>
      person.call(logbook.changeWorkout, {
        ...one(workoutId),
        headers: {},
        body: { timezoneOffset: 0, ...body },
      });
    expect(await first()).toBe(`${MON} Day 1 3/3 done ${MON}`);
    await change({ exercises: [exercise("Back Squat", ...sets(2))] });
    expect(await first()).toBe(`${MON} Day 1 2/3 begun ${MON}`);
    world.clock.advance({ days: 1 });
    await change({ date: TUE });
    expect(await first()).toBe(`${MON} Day 1 2/3 begun ${TUE}`);
    await person.call(logbook.deleteWorkout, one(workoutId));
    expect(await first()).toBe(`${MON} Day 1 0/3`);
    await person.call(logbook.restoreWorkout, one(workoutId));
    expect(await first()).toBe(`${MON} Day 1 2/3 begun ${TUE}`);
    await change({ exercises: [exercise("Leg Curl", ...sets(2))] });
    expect(await first()).toBe(`${MON} Day 1 0/3`);
    expect(await world.db.workout.findFirst({ where: { clientId: id } })).toMatchObject({
      plannedSessionId: null,
      linkedBy: null,
    });
  });

  it("that is imported counts for its own day until the import is undone, which leaves the plan's exercises", async () => {
    const { person, id, plan, rows } = await planner("Ann");
    await plan(session(1, "Back Squat"));
    world.clock.advance({ days: 2 });
    const importId = crypto.randomUUID();
    const of = (key: string, date: string) => ({
      key,
      date,
      minutes: 450,
      timezoneOffset: 0,
      muscleGroup: "legs" as const,
      exercises: [
        { exerciseName: "Back Squat", muscleGroup: "legs" as const, notes: null, setsData: sets(3) },
        { exerciseName: "Goblet Squat", muscleGroup: "legs" as const, notes: null, setsData: sets(1) },
      ],
    });
    await person.call(imports.importWorkouts, {
      params: { id, importId },
      body: {
        source: "strong",
        fileName: "strong.csv",
        workouts: [of("a", MON), of("b", TUE), of("c", "2020-01-06")],
      },
    });
    expect((await rows())[0]).toBe(`${MON} Day 1 3/3 done ${MON}`);
    await plan(session(1, "Goblet Squat"));
    await person.call(imports.undoImport, { params: { id, importId } });
    expect((await rows()).slice(0, 2)).toEqual([`${MON} Day 1 0/3`, "2026-11-23 Day 1 0/3"]);
    const ofPlan = { exercise: { clientId: id, name: "Goblet Squat" } };
    expect(await world.db.plannedExercise.count({ where: ofPlan })).toBe(4);
  });
});

describe("a workout that was opened from a session", () => {
  /** Of Monday two exercises, of Wednesday the same and one more; opened is Wednesday's on Monday. */
  async function opened(name: string) {
    const ann = await planner(name);
    await ann.plan(session(1, "Back Squat", "Leg Curl"), session(3, "Back Squat", "Leg Curl", "Leg Press"));
    const [mon, wed] = await world.db.plannedSession.findMany({
      where: { clientId: ann.id },
      orderBy: { date: "asc" },
      take: 2,
    });
    const log = (plannedSessionId: string | undefined, names: string[], key?: string) => {
      const body = workout("legs", ...names.map((one) => exercise(one, ...sets(3))));
      return ann.save({ ...body, ...(plannedSessionId && { plannedSessionId }) }, key);
    };
    const states = async () => (await ann.rows()).slice(0, 2);
    return { ...ann, mon: mon!, wed: wed!, log, states };
  }

  /** With a plan of five weeks before. */
  async function early(name: string) {
    world.clock.set(new Date("2026-10-12T10:00:00Z"));
    const ann = await planner(name);
    const plan = () => ann.plan(session(3, "Back Squat"));
    await plan();
    const log = (plannedSessionId: string) =>
      ann.save({ ...workout("legs", exercise("Back Squat", ...sets(3))), plannedSessionId });
    return { ...ann, plan, log };
  }

  it("counts for that one, although another fits better, and keeps its link when it is edited or restored", async () => {
    const { person, wed, log, states, workout: one } = await opened("Ann");
    const { id: workoutId } = await log(wed.id, ["Back Squat", "Leg Curl"]);
    const begun = [`${MON} Day 1 0/6`, `${WED} Day 3 6/9 begun ${MON}`];
    expect(await states()).toEqual(begun);
    await person.call(logbook.deleteWorkout, one(workoutId));
    expect(await states()).toEqual([`${MON} Day 1 0/6`, `${WED} Day 3 0/9`]);
    await person.call(logbook.restoreWorkout, one(workoutId));
    expect(await states()).toEqual(begun);
    const names = ["Back Squat", "Leg Curl", "Leg Press"];
    const exercises = names.map((name) => exercise(name, ...sets(3)));
    await person.call(logbook.changeWorkout, {
      ...one(workoutId),
      headers: {},
      body: { timezoneOffset: 0, exercises },
    });
    expect(await states()).toEqual([`${MON} Day 1 0/6`, `${WED} Day 3 9/9 done ${MON}`]);
  });

  it("counts once, however often the outbox sends it", async () => {
    const { wed, log, states } = await opened("Ann");
    const key = crypto.randomUUID();
    const [first, again] = [await log(wed.id, ["Back Squat"], key), await log(wed.id, ["Back Squat"], key)];
    expect(again.id).toBe(first.id);
    expect(await states()).toEqual([`${MON} Day 1 0/6`, `${WED} Day 3 3/9 begun ${MON}`]);
  });

  it("takes a save of its visit that names no session, and gives its link to an earlier one", async () => {
    const { wed, log, states } = await opened("Ann");
    const { id } = await log(undefined, ["Goblet Squat"]);
    world.clock.advance({ minutes: 10 });
    expect(await log(wed.id, ["Back Squat"])).toMatchObject({ id });
    world.clock.advance({ minutes: 10 });
    expect(await log(undefined, ["Leg Curl"])).toMatchObject({ id });
    expect(await states()).toEqual([`${MON} Day 1 0/6`, `${WED} Day 3 6/9 begun ${MON}`]);
  });

  it("is never one with a workout for another session", async () => {
    const { mon, wed, log, states } = await opened("Ann");
    const { id } = await log(mon.id, ["Back Squat"]);
    world.clock.advance({ minutes: 10 });
    expect((await log(wed.id, ["Leg Curl"])).id).not.toBe(id);
    expect(await states()).toEqual([`${MON} Day 1 3/6 begun ${MON}`, `${WED} Day 3 3/9 begun ${MON}`]);
  });

  it("is matched if that one is another client's or gone, and nothing is lost", async () => {
    const [ann, bea] = [await opened("Ann"), await opened("Bea")];
    await ann.log(bea.wed.id, ["Back Squat", "Leg Curl"]);
    expect(await ann.states()).toEqual([`${MON} Day 1 6/6 done ${MON}`, `${WED} Day 3 0/9`]);
    expect(await bea.states()).toEqual([`${MON} Day 1 0/6`, `${WED} Day 3 0/9`]);
    await bea.plan(session(1, "Back Squat", "Leg Curl"));
    await bea.log(bea.wed.id, ["Back Squat", "Leg Curl"]);
    expect((await bea.rows())[0]).toBe(`${MON} Day 1 6/6 done ${MON}`);
  });

  it("four weeks ahead counts for it, whatever is written afterwards in its week or in that of the workout", async () => {
    const { id, person, log, rows, train, workout: one } = await opened("Ann");
    const last = { clientId: id, date: new Date("2026-12-16") };
    const far = await world.db.plannedSession.findFirstOrThrow({ where: last });
    const { id: workoutId } = await log(far.id, ["Back Squat", "Leg Curl", "Leg Press"]);
    const done = `2026-12-16 Day 3 9/9 done ${MON}`;
    expect(await rows()).toContain(done);
    world.clock.advance({ minutes: 300 });
    await train("Goblet Squat");
    expect(await rows()).toContain(done);
    await settleWeeks(world.db, id, ["2026-12-15"]);
    expect(await rows()).toContain(done);
    await person.call(logbook.deleteWorkout, one(workoutId));
    expect(await rows()).toContain("2026-12-16 Day 3 0/9");
  });

  it("keeps its link when a year is settled in parts", async () => {
    const { id, plan, log, rows } = await early("Ann");
    for (const days of [10, 10, 8]) {
      world.clock.advance({ days });
      await plan();
    }
    const far = await world.db.plannedSession.findFirstOrThrow({
      where: { clientId: id, date: new Date("2026-12-09") },
    });
    await log(far.id);
    await settleWeeks(world.db, id, ["2026-10-12", "2026-12-09"]);
    expect(await rows()).toContain("2026-12-09 Day 3 3/3 done 2026-11-09");
  });
});

describe("laying out", () => {
  it("goes on week by week, once, however many servers do it", async () => {
    const { plan, rows } = await planner("Ann");
    await plan(session(1, "Back Squat"));
    world.clock.advance({ days: 8 });
    await Promise.all([runAllJobs(world), runAllJobs(world), runAllJobs(world)]);
    expect((await rows()).map((row) => row.slice(0, 10))).toEqual([
      MON,
      "2026-11-23",
      "2026-11-30",
      "2026-12-07",
      "2026-12-14",
      "2026-12-21",
    ]);
  });

  it("is not needed for a later week to show it, and looking stores nothing", async () => {
    const { person, plan, rows } = await planner("Ann");
    await plan(session(1, "Back Squat"));
    const stored = await rows();
    const { appointments } = await person.call(schedule.getSchedule, { query: { week: "2027-03-01" } });
    expect(appointments).toMatchObject([
      { date: "2027-03-01", state: "planned", name: "Day 1", setsPlanned: 3 },
    ]);
    expect(await rows()).toEqual(stored);
  });
});

describe("an upgrade", () => {
  /** As if the plan and its workouts came from a version that stored no dates. */
  async function older(name: string) {
    const ann = await planner(name);
    const { id } = ann;
    await ann.plan(session(1, "Back Squat"), session(4, "Leg Press"));
    await ann.train("Back Squat");
    world.clock.advance({ days: 7 });
    await ann.train("Leg Curl");
    world.clock.advance({ days: 8 });
    await ann.train("Back Squat");
    await world.db.plannedSession.deleteMany({ where: { clientId: id } });
    await world.db.weeklyPlan.update({ where: { clientId: id }, data: { laidOutTo: null } });
    return ann;
  }

  it("stores this week and four more; of earlier weeks only what was done, so that no miss is made up", async () => {
    const { rows } = await older("Ann");
    await runAllJobs(world);
    expect((await rows()).slice(0, 4)).toEqual([
      `${MON} Day 1 3/3 done ${MON}`,
      "2026-11-30 Day 1 3/3 done 2026-12-01",
      "2026-12-03 Day 4 0/3",
      "2026-12-07 Day 1 0/3",
    ]);
    expect((await rows()).at(-1)).toBe("2026-12-31 Day 4 0/3");
  });

  it("passes over a client who is being written to and a plan that cannot be read, until the next round", async () => {
    const [ann, bea, cid] = [await older("Ann"), await older("Bea"), await older("Cid")];
    const weeks = { whole: [{ sessions: [], isDeload: false }], broken: [{ sessions: [], isDeload: "no" }] };
    await world.db.weeklyPlan.update({ where: { clientId: bea.id }, data: { weeks: weeks.broken } });
    await world.db.$transaction(async (other) => {
      await lockClient(other, ann.id);
      expect((await runAllJobs(world)).layOutAhead).toBe("failed");
      expect([(await ann.rows()).length, (await cid.rows()).length > 0]).toEqual([0, true]);
    });
    await world.db.weeklyPlan.update({ where: { clientId: bea.id }, data: { weeks: weeks.whole } });
    expect((await runAllJobs(world)).layOutAhead).toBe("done");
    expect((await ann.rows()).length).toBeGreaterThan(0);
  });

  it("changes no workout and no plan, whichever comes first, the job or a change of the plan", async () => {
    const ann = await older("Ann");
    const plan = async () => {
      const { days: _, ...whole } = await ann.person.call(plans.getWeeklyPlan, { params: { id: ann.id } });
      return whole;
    };
    const counted = async () => ({
      workouts: await world.db.workout.count({ where: { clientId: ann.id } }),
      sets: await world.db.workoutSet.aggregate({
        where: { exercise: { clientId: ann.id } },
        _sum: { reps: true, weightLbs: true },
        _count: true,
      }),
      plan: await plan(),
    });
    const before = await counted();
    await ann.plan(session(1, "Back Squat"), session(4, "Leg Press"));
    const changed = await ann.rows();
    await runAllJobs(world);
    expect(await ann.rows()).toEqual(changed);
    expect(await counted()).toEqual(before);
    expect(changed.slice(0, 2)).toEqual([
      `${MON} Day 1 3/3 done ${MON}`,
      "2026-11-30 Day 1 3/3 done 2026-12-01",
    ]);
  });
});
