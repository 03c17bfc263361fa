import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, mondayOf } from "@/lib/text/calendar/days";
import { wallClock } from "@/lib/text/calendar/zone";
import { clockOf } from "./clock";
import { adherenceOf, streakOf, weekCounts } from "./counts";
import type { PlannedSession, SkipReason, Workout } from "./facts";
import { settle } from "./settle";
import { daysOf } from "./standing";
import { badgeOf, nextStep } from "./today";
import { weekCells } from "./week";

const FIRST_DAY = "2026-10-26";
const ZONES = ["America/New_York", "Asia/Tokyo", "Pacific/Auckland", "Europe/Berlin"];
const LINKS = [
  { plannedSessionId: null, linkedBy: null },
  { plannedSessionId: null, linkedBy: "hand" },
  { plannedSessionId: "p0", linkedBy: "opened" },
  { plannedSessionId: "p1", linkedBy: "hand" },
  { plannedSessionId: "p2", linkedBy: "client" },
  { plannedSessionId: "p3", linkedBy: "matched" },
] as const;

const minutesLater = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();
const day = fc.nat({ max: 13 }).map((days) => addDays(FIRST_DAY, days));
const instant = fc.nat({ max: 14 * 1440 }).map((minutes) => minutesLater(FIRST_DAY, minutes));
const sets = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.integer({ min: 1, max: 5 }));

const planned: fc.Arbitrary<PlannedSession[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("p0", "p1", "p2", "p3", "p4", "p5"),
    date: day,
    plannedOn: day,
    startMin: fc.option(fc.nat({ max: 1439 })),
    lengthMin: fc.option(fc.integer({ min: 5, max: 300 })),
    skippedFor: fc.constantFrom<(SkipReason | null)[]>(null, null, null, "ill", "noShow"),
    isWhole: fc.constantFrom(false, false, true),
    sets,
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);

const workouts: fc.Arbitrary<Workout[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom("w0", "w1", "w2", "w3", "w4", "w5"),
      startedAt: instant,
      minutes: fc.nat({ max: 200 }),
      timeZone: fc.constantFrom(...ZONES),
      sets,
      link: fc.constantFrom(...LINKS),
      isFinished: fc.boolean(),
      source: fc.constantFrom("trainer" as const, "client" as const, "import" as const),
    })
    .map(({ minutes, link, ...workout }) => ({
      ...workout,
      ...link,
      endedAt: minutesLater(workout.startedAt, minutes),
      date: wallClock(workout.startedAt, workout.timeZone).day,
    })),
  { selector: ({ id }) => id, maxLength: 6 },
);

const fortnight = fc.record({ planned, workouts, now: instant, zone: fc.constantFrom(...ZONES) });

function read(facts: { planned: PlannedSession[]; workouts: Workout[]; now: string; zone: string }) {
  const settled = settle(facts.planned, facts.workouts);
  const rows = facts.planned.map((session) => ({
    ...session,
    name: session.id,
    ...settled.progress.get(session.id)!,
  }));
  return daysOf({
    clock: clockOf(facts.now, facts.zone),
    planned: rows,
    workouts: settled.workouts,
    archivedOn: null,
  });
}

test("every session of a week is counted once, and due are those that can no longer be planned", () => {
  fc.assert(
    fc.property(fortnight, (facts) => {
      const days = read(facts);
      for (const monday of [FIRST_DAY, addDays(FIRST_DAY, 7)]) {
        const { planned, done, partly, missed, noShow, leftOut, open, due } = weekCounts(days, monday);
        expect(done + partly + missed + noShow + leftOut + open).toBe(planned);
        expect(due + open + leftOut).toBe(planned);
      }
    }),
  );
});

test("a link by a person stays, and each other workout fills at most one session, never one ahead of it", () => {
  fc.assert(
    fc.property(fortnight, ({ planned, workouts }) => {
      const settled = settle(planned, workouts).workouts;
      expect(settled.map(({ id }) => id).sort()).toEqual(workouts.map(({ id }) => id).sort());
      for (const before of workouts) {
        const after = settled.find(({ id }) => id === before.id)!;
        const session = planned.find(({ id }) => id === after.plannedSessionId);
        const wasKept = planned.some(({ id }) => id === before.plannedSessionId);
        if (wasKept && before.linkedBy !== "matched") expect(after).toEqual(before);
        if (before.plannedSessionId === null && before.linkedBy === "hand") expect(after).toEqual(before);
        if (after.linkedBy === "matched") expect(session!.date <= after.date).toBe(true);
        expect(after.plannedSessionId === null || session !== undefined).toBe(true);
      }
    }),
  );
});

test("settling what is settled changes nothing", () => {
  fc.assert(
    fc.property(fortnight, ({ planned, workouts }) => {
      const once = settle(planned, workouts);
      expect(settle(planned, once.workouts)).toEqual(once);
    }),
  );
});

test("a session with a workout is never missed, planned, left out or today", () => {
  fc.assert(
    fc.property(fortnight, (facts) => {
      const days = read(facts);
      for (const { id, state, setsDone, setsPlanned } of days.sessions) {
        const hasWorkout = days.workouts.some(({ plannedSessionId }) => plannedSessionId === id);
        expect(["inProgress", "done", "doneOtherDay", "partly"].includes(state)).toBe(hasWorkout);
        expect(setsDone).toBeLessThanOrEqual(setsPlanned);
      }
    }),
  );
});

test("the screens agree: a running session is everywhere, what is next is open, each workout has its day", () => {
  fc.assert(
    fc.property(fortnight, (facts) => {
      const days = read(facts);
      const running = days.sessions.some(({ state }) => state === "inProgress");
      expect(badgeOf(days).kind === "inProgress").toBe(running);
      expect(nextStep(days).kind === "goOn").toBe(running);
      const monday = mondayOf(days.clock.today);
      const shown = weekCells(days, monday).flat();
      const extras = days.extras.filter(({ date }) => mondayOf(date) === monday);
      expect(shown.filter(({ kind }) => kind === "extra")).toHaveLength(extras.length);
      expect(shown.filter(({ kind }) => kind === "session")).toHaveLength(weekCounts(days, monday).planned);
      const adherence = adherenceOf(weekCounts(days, monday));
      if (typeof adherence === "object") expect(adherence.done <= adherence.due).toBe(true);
      expect(streakOf(days)).toBeLessThanOrEqual(2);
    }),
  );
});

test("a session without a workout is never missed before its day, and never open after it", () => {
  fc.assert(
    fc.property(planned, fc.constantFrom(...ZONES), (sessions, zone) => {
      const at = (now: string) => read({ planned: sessions, workouts: [], now, zone }).sessions;
      const before = at(minutesLater(FIRST_DAY, -1440));
      const after = at(minutesLater(FIRST_DAY, 16 * 1440));
      const states = (list: typeof before) => list.map(({ state }) => state);
      expect(new Set(states(before))).not.toContain("missed");
      expect(new Set(states(after)).has("planned") || new Set(states(after)).has("today")).toBe(false);
    }),
  );
});

test("a week in a pause neither counts for the streak nor breaks it, and nothing of it is missed", () => {
  const of = (date: string, isDoneThen: boolean) => ({
    ...{ id: date, name: "Push", date, plannedOn: date, startMin: null, lengthMin: null, skippedFor: null },
    ...{ isWhole: false, setsPlanned: 4, setsDone: isDoneThen ? 4 : 0, openEndAt: null },
    ...{ filledOn: isDoneThen ? date : null, lastDay: isDoneThen ? date : null },
  });
  const planned = [of("2026-10-27", true), of("2026-11-03", false), of("2026-11-10", true)];
  const clock = clockOf("2026-11-15T12:00:00Z", "UTC");
  const read = (from: string | null, until: string | null) =>
    daysOf({ clock, planned, workouts: [], archivedOn: null, pausedFrom: from, pausedUntil: until });
  expect(streakOf(read(null, null))).toBe(1);
  const paused = read("2026-11-02", "2026-11-08");
  expect(streakOf(paused)).toBe(2);
  expect(weekCounts(paused, "2026-11-02")).toMatchObject({ planned: 1, missed: 0, leftOut: 1, due: 0 });
  expect(badgeOf(paused).kind).not.toBe("missed");
  // What was done in a pause stays done, and does not count.
  expect(streakOf(read("2026-11-09", null))).toBe(0);
  expect(weekCounts(read("2026-11-09", null), "2026-11-09")).toMatchObject({ done: 1 });
});
