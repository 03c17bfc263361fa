import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import { DAY_MS } from "@/lib/text/calendar/days";
import { emptyBin } from "@/lib/training/logbook/bin-service";
import * as logbook from "@/lib/training/logbook/contract";
import { type Body, coach, exercise, type SentSet, set, squats, workout } from "../support/coach";
import { PASSWORD, type Person, stranger } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const TODAY = "2026-11-20";

/** A coach with calls of the logbook. */
async function keeper(name: string) {
  const ann = await coach(name);
  const of = (workoutId: string) => ({ params: { id: ann.id, workoutId } });
  return {
    ...ann,
    one: of,
    page: (before?: string) =>
      ann.person.call(logbook.listWorkouts, { params: { id: ann.id }, query: { before } }),
    change: (workoutId: string, body: object, ifMatch?: string) =>
      ann.person.call(logbook.changeWorkout, {
        ...of(workoutId),
        headers: { "if-match": ifMatch },
        body: { timezoneOffset: 0, ...body },
      }),
    remove: (workoutId: string) => ann.person.call(logbook.deleteWorkout, of(workoutId)),
    bin: () => ann.person.call(logbook.listBinned, { params: { id: ann.id } }),
    /** Time passes in which the session ends. */
    comeBackAfter: async (time: { days: number; minutes?: number }) => {
      world.clock.advance(time);
      const { email } = ann.person.trainer;
      await ann.person.call(auth.login, { body: { email, password: PASSWORD } });
    },
    restore: (workoutId: string) => ann.person.call(logbook.restoreWorkout, of(workoutId)),
    save: async (body: Body) => {
      // Sets within hours are one workout.
      world.clock.advance({ minutes: 240 });
      return (await ann.save(body)).id;
    },
  };
}

describe("the logbook", () => {
  it("lists every workout, newest first, one page at a time", async () => {
    const { save, page } = await keeper("Ann");
    for (let reps = 1; reps <= 25; reps++) {
      await save(squats(set(100, reps)));
      world.clock.advance({ days: 1 });
    }
    const first = await page();
    const second = await page(first.at(-1)?.id);
    const reps = [...first, ...second].map((row) => row.exercises[0]?.setsData[0]?.reps);
    expect(reps).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
    expect(first[0]).toEqual({
      id: expect.any(String),
      version: 1,
      date: "2026-12-18",
      startedAt: "2026-12-18T13:00:00.000Z",
      endedAt: "2026-12-18T13:00:00.000Z",
      muscleGroup: "legs",
      note: null,
      exercises: [
        {
          exerciseName: "Back Squat",
          muscleGroup: "legs",
          measure: "load",
          notes: null,
          setsData: [{ reps: 25, weight: 100, kind: "working", rpe: null }],
        },
      ],
    });
    await expect(page("x")).rejects.toMatchObject({ status: 400 });
  });

  it("accepts a workout of an earlier day, but none of a future day", async () => {
    const { save, page, list } = await keeper("Ann");
    await save(squats(set(185, 5)));
    await save({ ...squats(set(205, 5)), date: "2026-11-02" });
    expect((await page()).map(({ date }) => date)).toEqual([TODAY, "2026-11-02"]);
    expect(await list()).toMatchObject([
      {
        personalRecord: { bestWeight: 205, achievedDate: "2026-11-02" },
        lastWorkout: { date: TODAY, weight: 185 },
      },
    ]);
    for (const date of ["2026-11-21", "1969-12-31", "2026-02-30", "Monday"])
      await expect(save({ ...squats(set(205, 5)), date })).rejects.toMatchObject({ status: 400 });
    // In the east it is already tomorrow.
    world.clock.advance({ minutes: 12 * 60 });
    await save({ ...squats(set(100, 5)), date: "2026-11-21", timezoneOffset: -330 });
    expect((await page())[0]).toMatchObject({ date: "2026-11-21" });
  });
});

describe("changing a workout", () => {
  it("replaces all its sets, and updates the record", async () => {
    const { save, change, page, list } = await keeper("Ann");
    const id = await save(squats(set(95, 8, "warmup"), set(400, 5)));
    const exercises = [
      { ...exercise("back squat", set(185, 5), set(205, 3)), notes: " Typed wrong " },
      exercise("Leg Press", set(300, 10)),
    ];
    const changed = await change(id, { exercises });
    expect(changed).toMatchObject({
      id,
      version: 2,
      date: TODAY,
      exercises: [
        { exerciseName: "Back Squat", notes: "Typed wrong", setsData: [{ weight: 185 }, { weight: 205 }] },
        { exerciseName: "Leg Press", setsData: [{ weight: 300 }] },
      ],
    });
    expect(await page()).toEqual([changed]);
    expect(await list()).toMatchObject([
      { personalRecord: { bestWeight: 205, bestReps: 3 }, lastWorkout: { sets: 2 } },
      { exerciseName: "Leg Press", personalRecord: { bestWeight: 300 } },
    ]);
  });

  it("moves it to another day, with its sets, at the same time of day", async () => {
    const { save, change, page, list } = await keeper("Ann");
    const early = await save(squats(set(185, 5)));
    world.clock.advance({ days: 10 });
    await save(squats(set(185, 5)));
    await change(early, { date: "2026-11-29" });
    expect(await list()).toMatchObject([{ personalRecord: { achievedDate: "2026-11-29" } }]);
    expect((await page()).map(({ date }) => date)).toEqual(["2026-11-30", "2026-11-29"]);
    await change(early, { date: "2026-11-30" });
    world.clock.advance({ minutes: 1 });
    await save(squats(set(100, 5)));
    expect((await list())[0]?.lastWorkout).toMatchObject({ weight: 100 });
    await expect(change(early, { date: "2026-12-01" })).rejects.toMatchObject({
      status: 400,
      json: { errors: [{ path: "date", message: "Not in the future" }] },
    });
  });

  it("leaves exercises in the trash", async () => {
    const { save, change, list, trash } = await keeper("Ann");
    const id = await save(squats(set(185, 5)));
    await trash("Back Squat");
    await change(id, { exercises: squats(set(190, 5)).exercises });
    expect(await list()).toEqual([]);
  });

  it("needs the current version", async () => {
    const { save, change, person, one } = await keeper("Ann");
    const id = await save(squats(set(185, 5)));
    const { exercises } = squats(set(190, 5));
    expect(await change(id, { exercises }, '"1"')).toMatchObject({ version: 2 });
    const late = await person.ask(logbook.changeWorkout, {
      ...one(id),
      headers: { "if-match": '"1"' },
      body: { exercises: squats(set(100, 5)).exercises, timezoneOffset: 0 },
    });
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({
      workout: { version: 2, exercises: [{ setsData: [{ weight: 190 }] }] },
    });
    const third = await person.ask(logbook.changeWorkout, {
      ...one(id),
      headers: { "if-match": 'W/"2"' },
      body: { exercises, timezoneOffset: 0 },
    });
    expect([third.status, third.headers.get("etag")]).toEqual([200, '"3"']);
  });

  it("succeeds for one of two devices with the same version", async () => {
    const { save, change } = await keeper("Ann");
    const id = await save(squats(set(185, 5)));
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, (_, i) =>
        change(id, { exercises: squats(set(100 + i, 5)).exercises }, '"1"'),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it.each([
    ["no exercise", { exercises: [] }],
    ["an exercise without sets", { exercises: [exercise("Back Squat")] }],
    ["31 repetitions", { exercises: squats(set(100, 31)).exercises }],
    ["751 pounds", { exercises: squats(set(751, 5)).exercises }],
    ["no offset", { exercises: squats(set(100, 5)).exercises, timezoneOffset: undefined }],
    ["41 exercises", { exercises: Array.from({ length: 41 }, (_, i) => exercise(`No. ${i}`, set(100, 5))) }],
  ])("rejects %s and changes nothing", async (_, body) => {
    const { save, change, page } = await keeper("Ann");
    const id = await save(squats(set(185, 5)));
    const before = await page();
    await expect(change(id, body)).rejects.toMatchObject({ status: 400 });
    expect(await page()).toEqual(before);
  });

  it("limits each exercise to the weight of its muscle group", async () => {
    const { save, change } = await keeper("Ann");
    const id = await save(workout("arms", exercise("Barbell Curl", set(60, 10))));
    const tooHeavy = change(id, { exercises: [exercise("Barbell Curl", set(60, 10), set(501, 1))] });
    await expect(tooHeavy).rejects.toMatchObject({
      status: 400,
      json: { errors: [{ path: "exercises.0.setsData.1.weight", message: "At most 500 lb" }] },
    });
  });
});

describe("a workout from an import", () => {
  it("keeps sets outside of the logger's ranges when it is edited, and takes no new ones", async () => {
    const { save, change, id: clientId, page } = await keeper("Ann");
    const id = await save(squats(set(185, 5)));
    await world.db.workoutSet.updateMany({
      where: { entry: { workoutId: id, workout: { clientId } } },
      data: { reps: 45, weightLbs: 838 },
    });
    const kept = { exercises: squats(set(838, 45), set(100, 8)).exercises };
    expect(await change(id, kept)).toMatchObject({ version: 2 });
    for (const [figure, own] of [
      ["weight", set(840, 8)],
      ["reps", set(100, 46)],
    ] as const)
      await expect(change(id, { exercises: squats(set(838, 45), own).exercises })).rejects.toMatchObject({
        json: { errors: [{ path: `exercises.0.setsData.1.${figure}` }] },
      });
    expect(await page()).toMatchObject([{ exercises: [{ setsData: [{ weight: 838, reps: 45 }, {}] }] }]);
  });
});

describe("deleting a workout", () => {
  it("removes its record, and Undo restores both", async () => {
    const { save, remove, restore, list, page } = await keeper("Ann");
    await save(squats(set(185, 5)));
    const id = await save(
      workout("legs", { ...exercise("Back Squat", set(400, 5, "working")), notes: "Deep" }),
    );
    const [summaries, before] = [await list(), await page()];
    expect(await remove(id)).toEqual({ success: true });
    expect(await list()).toMatchObject([
      { personalRecord: { bestWeight: 185 }, lastWorkout: { weight: 185 } },
    ]);
    expect(await restore(id)).toMatchObject({ id, version: 2 });
    expect(await list()).toEqual(summaries);
    expect(await page()).toEqual(before.map((row) => (row.id === id ? { ...row, version: 2 } : row)));
    await expect(restore(id)).rejects.toMatchObject({ status: 404 });
  });

  it("keeps it in the bin for 30 days, and says until when", async () => {
    const { save, remove, restore, bin, comeBackAfter } = await keeper("Ann");
    const [first, second] = [await save(squats(set(185, 5))), await save(squats(set(190, 5), set(190, 4)))];
    expect(await bin()).toEqual([]);
    await remove(first);
    const firstAt = world.clock.now();
    await comeBackAfter({ days: 29 });
    await remove(second);
    expect(await bin()).toMatchObject([
      { id: second, exerciseNames: ["Back Squat"], sets: 2 },
      {
        id: first,
        date: TODAY,
        sets: 1,
        deletedAt: firstAt.toISOString(),
        purgeAt: new Date(firstAt.getTime() + 30 * DAY_MS).toISOString(),
      },
    ]);
    await comeBackAfter({ days: 1, minutes: 1 });
    expect(await bin()).toMatchObject([{ id: second }]);
    await expect(restore(first)).rejects.toMatchObject({ status: 404 });
    const stored = () => world.db.removedWorkout.count({ where: { id: { in: [first, second] } } });
    expect(await stored()).toBe(2);
    await emptyBin(world);
    expect(await stored()).toBe(1);
    expect(await restore(second)).toMatchObject({ id: second });
    expect(await bin()).toEqual([]);
  });

  it("returns 404 for unknown workouts", async () => {
    const { save, remove, change } = await keeper("Ann");
    const id = await save(squats(set(185, 5)));
    await remove(id);
    for (const gone of [id, "x", crypto.randomUUID()]) {
      await expect(remove(gone)).rejects.toMatchObject({ status: 404 });
      await expect(change(gone, { date: TODAY })).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe("another trainer's logbook", () => {
  it("is not accessible at any endpoint, for any client, or without a session", async () => {
    const [ann, bob] = [await keeper("Ann"), await keeper("Bob")];
    const [kept, removed] = [await ann.save(squats(set(185, 5))), await ann.save(squats(set(190, 5)))];
    await ann.remove(removed);
    const body = { date: "2026-11-01", timezoneOffset: 0 };
    for (const id of [ann.id, bob.id]) {
      const requests: [Parameters<Person["ask"]>[0], object][] = [
        [logbook.changeWorkout, { params: { id, workoutId: kept }, body }],
        [logbook.deleteWorkout, { params: { id, workoutId: kept } }],
        [logbook.restoreWorkout, { params: { id, workoutId: removed } }],
      ];
      for (const [endpoint, args] of requests) {
        expect((await bob.person.ask(endpoint, args as never)).status).toBe(404);
        expect((await stranger().ask(endpoint, args as never)).status).toBe(401);
      }
    }
    const list = { params: { id: ann.id }, query: {} };
    expect((await bob.person.ask(logbook.listWorkouts, list)).status).toBe(404);
    expect((await stranger().ask(logbook.listWorkouts, list)).status).toBe(401);
    expect(await ann.page()).toMatchObject([{ id: kept, date: TODAY }]);
  });
});

describe("records", () => {
  type Kept = { id: string; date: string; sets: SentSet[] };
  const anySet = fc.record({
    weight: fc.integer({ min: 0, max: 6 }).map((steps) => steps * 30),
    reps: fc.integer({ min: 1, max: 12 }),
    kind: fc.constantFrom("working" as const, "working" as const, "warmup" as const),
  });
  const sets = fc.array(anySet, { minLength: 1, maxLength: 4 });
  const day = fc.integer({ min: 1, max: 20 }).map((of) => `2026-11-${String(of).padStart(2, "0")}`);
  const which = fc.nat({ max: 5 });
  const step = fc.oneof(
    fc.record({ do: fc.constant("save" as const), date: day, sets }),
    fc.record({ do: fc.constant("move" as const), which, date: day }),
    fc.record({ do: fc.constant("edit" as const), which, sets }),
    fc.record({ do: fc.constant("remove" as const), which }),
    fc.record({ do: fc.constant("restore" as const) }),
  );

  it("equal those of a sorted list after any logging, moving, editing, deleting and restoring", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const ann = await keeper("Ann");
      let there: Kept[] = [];
      let removed: Kept | undefined;
      for (const now of steps) {
        const target = "which" in now ? there[now.which % Math.max(1, there.length)] : undefined;
        if (now.do === "save") {
          const id = await ann.save({ ...squats(...now.sets), date: now.date });
          const before = there.find((one) => one.id === id);
          if (before) before.sets = [...before.sets, ...now.sets];
          else there.push({ id, date: now.date, sets: now.sets });
        } else if (now.do === "restore" && removed) {
          await ann.restore(removed.id);
          there.push(removed);
          removed = undefined;
        } else if (target && now.do === "move") {
          await ann.change(target.id, { date: now.date });
          target.date = now.date;
        } else if (target && now.do === "edit") {
          await ann.change(target.id, { exercises: squats(...now.sets).exercises });
          target.sets = now.sets;
        } else if (target && now.do === "remove") {
          await ann.remove(target.id);
          there = there.filter((one) => one !== target);
          removed = target;
        }
        const record = recordOf(there);
        const rows = await ann.records();
        expect(
          rows.map(({ bestWeight, bestReps, achievedDate }) => [bestWeight, bestReps, achievedDate]),
        ).toEqual(record ? [record] : []);
      }
    });
    await fc.assert(property, {
      numRuns: 25,
      interruptAfterTimeLimit: 15_000,
      markInterruptAsFailure: false,
    });
  });

  /** By sorting: heaviest, then longest, then earliest. */
  function recordOf(there: Kept[]): [number, number, string] | undefined {
    return there
      .flatMap(({ date, sets }) =>
        sets
          .filter(({ kind }) => kind === "working")
          .map(({ weight, reps }): [number, number, string] => [weight, reps, date]),
      )
      .toSorted((a, b) => b[0] - a[0] || b[1] - a[1] || a[2].localeCompare(b[2]))[0];
  }
});
