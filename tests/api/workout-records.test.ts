import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as logbook from "@/lib/training/logbook/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { SET_KINDS } from "@/lib/training/workouts/set-kind";
import { coach, exercise, type SentSet, set, squats, statusOf, workout } from "../support/coach";
import { addClient } from "../support/factories";
import { testWorld } from "../support/world";

const world = testWorld();

describe("an idempotency key", () => {
  it("saves once when sent twenty times in parallel, with the same reply each time", async () => {
    const { save, of, person } = await coach("Ann");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => save(squats(set(185, 5)), "key-of-one-draft")),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await save(squats(set(185, 5)), "key-of-one-draft")).toEqual(answers[0]);
    expect(await person.call(workouts.getDeletionImpact, of("Back Squat"))).toMatchObject({
      sessionsCount: 1,
    });
  });

  it("is refused for another workout, and for another client", async () => {
    const ann = await coach("Ann");
    await ann.save(squats(set(185, 5)), "used-key");
    await expect(ann.save(squats(set(190, 5)), "used-key")).rejects.toMatchObject({ status: 422 });
    const { id } = await addClient(ann.person);
    const elsewhere = {
      params: { id },
      headers: { "idempotency-key": "used-key" },
      body: squats(set(185, 5)),
    };
    await expect(ann.person.call(workouts.saveWorkout, elsewhere)).rejects.toMatchObject({ status: 422 });
  });

  it("recognises a repeated save that reports another time", async () => {
    const { save } = await coach("Ann");
    const first = await save({ ...squats(set(185, 5)), performedAt: "2026-11-19T10:00:00Z" }, "one-draft");
    expect(await save({ ...squats(set(185, 5)), performedAt: "2026-11-19T11:00:00Z" }, "one-draft")).toEqual(
      first,
    );
  });

  it("is not used up by an invalid body", async () => {
    const { person, id, save } = await coach("Ann");
    const headers = { "idempotency-key": "tried-before" };
    expect(await statusOf(person, id, squats(set(185, 31)), headers)).toBe(400);
    expect(await statusOf(person, crypto.randomUUID(), squats(set(185, 5)), headers)).toBe(404);
    expect((await save(squats(set(185, 5)), "tried-before")).id).toBeTruthy();
  });

  it("belongs to one trainer", async () => {
    const [ann, bob] = [await coach("Ann"), await coach("Bob")];
    const first = await ann.save(squats(set(185, 5)), "same-words");
    const second = await bob.save(squats(set(185, 5)), "same-words");
    expect(second.id).not.toBe(first.id);
  });

  it("expires after a month", async () => {
    const { save } = await coach("Ann");
    await save(squats(set(185, 5)), "old-key");
    await world.db.idempotencyKey.updateMany({ data: { createdAt: new Date("2026-10-01T00:00:00Z") } });
    await save(squats(set(185, 5)), "new-key");
    await world.background.settle();
    expect((await world.db.idempotencyKey.findMany()).map((row) => row.key)).toEqual(["new-key"]);
  });
});

describe("a workout from the outbox", () => {
  it("has the day on which it was done, not the day of its arrival", async () => {
    const { save, person, id } = await coach("Ann");
    await save({ ...squats(set(185, 5)), performedAt: "2026-11-19T23:00:00Z", timezoneOffset: -330 });
    const [saved] = await person.call(logbook.listWorkouts, { params: { id }, query: {} });
    expect(saved?.date).toBe("2026-11-20");
    await save({ ...squats(set(185, 5)), performedAt: "2026-11-17T12:00:00+05:30", timezoneOffset: -330 });
    const days = await person.call(logbook.listWorkouts, { params: { id }, query: {} });
    expect(days.map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-17"]);
  });

  it("is of today when the device's clock is wrong", async () => {
    const { save, person, id } = await coach("Ann");
    await save({ ...squats(set(185, 5)), performedAt: "2031-01-01T00:00:00Z" });
    await save({ ...squats(set(185, 5)), performedAt: "2001-01-01T00:00:00Z" });
    const days = await person.call(logbook.listWorkouts, { params: { id }, query: {} });
    expect(days.map(({ date }) => date)).toEqual(["2026-11-20"]);
    expect(days[0]?.exercises[0]?.setsData).toHaveLength(2);
  });
});

describe("records", () => {
  it("are reported when they are set, but not for an exercise's first workout", async () => {
    const { save } = await coach("Ann");
    expect((await save(squats(set(185, 5)))).newRecords).toEqual([]);
    expect((await save(squats(set(185, 5)))).newRecords).toEqual([]);
    const { newRecords } = await save(
      workout("legs", exercise("Back Squat", set(225, 1)), exercise("Leg Press", set(300, 5))),
    );
    expect(newRecords).toMatchObject([
      { exerciseName: "Back Squat", kind: "weight", value: 225, previous: 185 },
      { exerciseName: "Back Squat", kind: "estimatedOneRepMax", value: 225 },
    ]);
  });

  it("are reported to one of two workouts that set the same record at once", async () => {
    const { save } = await coach("Ann");
    await save(squats(set(185, 5)));
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(squats(set(205, 5)))));
    expect(answers.filter((answer) => answer.newRecords.length > 0)).toHaveLength(1);
  });

  it("cause no deadlock: the same new exercises in opposite orders, in parallel", async () => {
    const { save, list } = await coach("Ann");
    const names = ["Back Squat", "Leg Press", "Hack Squat", "Lunge"];
    const inOrder = (order: string[]) => workout("legs", ...order.map((name) => exercise(name, set(100, 5))));
    await Promise.all(Array.from({ length: 8 }, (_, i) => save(inOrder(i % 2 ? names : names.toReversed()))));
    expect(await list()).toHaveLength(4);
  });

  const anySet = fc.record({
    weight: fc.integer({ min: 0, max: 12 }).map((steps) => steps * 15),
    reps: fc.integer({ min: 1, max: 30 }),
    kind: fc.constantFrom(...SET_KINDS, "working" as const),
  });
  const anyWorkout = fc.record({
    days: fc.integer({ min: 0, max: 3 }),
    sets: fc.array(anySet, { minLength: 1, maxLength: 6 }),
  });

  it("equal those of a sorted list of everything ever lifted", async () => {
    const property = fc.asyncProperty(
      fc.array(anyWorkout, { minLength: 1, maxLength: 8 }),
      async (sessions) => {
        const { person: ann, id } = await coach("Ann");
        const lifted: (SentSet & { date: string })[] = [];
        for (const { days, sets } of sessions) {
          world.clock.advance({ days, minutes: 5 });
          const before = best(lifted);
          const date = world.clock.now().toISOString().slice(0, 10);
          lifted.push(...sets.filter(isFresh).map((one) => ({ ...one, date })));
          const after = best(lifted);
          const { newRecords } = await ann.call(workouts.saveWorkout, {
            params: { id },
            body: squats(...sets),
          });
          const told = newRecords.find((record) => record.kind !== "estimatedOneRepMax");
          const improved = before && (after?.weight !== before.weight || after.reps !== before.reps);
          expect(Boolean(told)).toBe(Boolean(improved));
        }
        const record = best(lifted);
        const [summary] = await ann.call(workouts.listExercises, { params: { id, muscleGroup: "legs" } });
        expect(summary?.personalRecord ?? null).toEqual(
          record && { bestWeight: record.weight, bestReps: record.reps, achievedDate: record.date },
        );
        const rows = await ann.call(workouts.listPersonalRecords, { params: { id } });
        expect(rows.map((row) => [row.bestWeight, row.bestReps])).toEqual(
          record ? [[record.weight, record.reps]] : [],
        );
      },
    );
    await fc.assert(property, {
      numRuns: 40,
      interruptAfterTimeLimit: 10_000,
      markInterruptAsFailure: false,
    });
  });
});

/** Lifted as it was meant: no warm-up, and of a drop set only its first part. */
const isFresh = ({ kind }: SentSet, at: number, sets: readonly SentSet[]): boolean =>
  kind === "drop" ? sets[at - 1]?.kind !== "drop" : kind !== "warmup";

/** By sorting: heaviest, then longest, then earliest. */
const best = <T extends SentSet & { date: string }>(lifted: T[]): T | null =>
  lifted.toSorted((a, b) => b.weight - a.weight || b.reps - a.reps || a.date.localeCompare(b.date))[0] ??
  null;
