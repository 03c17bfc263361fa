import { beforeEach, expect, it } from "vitest";
import * as roster from "@/lib/desk/roster/contract";
import { nextStep } from "@/lib/training/day/today";
import * as plans from "@/lib/training/plans/contract";
import { daysIn } from "@/lib/training/plans/week";
import * as schedule from "@/lib/training/schedule/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { set, squats } from "../support/coach";
import { addClient } from "../support/factories";
import { type SignedIn, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
/** A Wednesday. */
const WEDNESDAY = new Date("2026-11-18T17:00:00Z");
const squat = {
  exerciseName: "Back Squat",
  muscleGroup: "legs",
  sets: 3,
  reps: { min: 5, max: 8 },
  weight: 95,
} as const;

beforeEach(() => world.clock.set(new Date(WEDNESDAY.getTime() - 2 * 86_400_000)));

/** A client with a session on Monday or Wednesday, which has a time or none. */
async function planned(ann: SignedIn, name: string, weekday: 1 | 3, startMin: number | null = null) {
  const { id } = await addClient(ann, { name });
  const body = { sessions: [{ weekday, name: `Day ${weekday}`, exercises: [squat] }] };
  await ann.call(plans.saveWeeklyPlan, { params: { id }, body });
  if (startMin === null) return id;
  const where = { clientId: id, plannedOn: new Date(`2026-11-${weekday === 1 ? 16 : 18}`) };
  const { id: sessionId } = await world.db.plannedSession.findFirstOrThrow({ where });
  await ann.call(plans.changeSession, { params: { id, sessionId }, body: { startMin } });
  return id;
}

it("offers who trains now, later today and whose session was missed, each once and in order", async () => {
  const ann = await trainer("Ann");
  const bob = await trainer("Bob");
  await planned(bob, "Not Ann's", 3);
  const names = new Map([
    [await planned(ann, "Any time", 3), "Any time"],
    [await planned(ann, "Evening", 3, 19 * 60), "Evening"],
    [await planned(ann, "Late begun", 3, 17 * 60 + 15), "Late begun"],
    [await planned(ann, "Soon", 3, 17 * 60 + 30), "Soon"],
    [await planned(ann, "Missed", 1), "Missed"],
    [(await addClient(ann, { name: "No plan" })).id, "No plan"],
    [await planned(ann, "Away", 3), "Away"],
    [await planned(ann, "Trained", 3), "Trained"],
  ]);
  const idOf = (name: string) => [...names].find(([, one]) => one === name)![0];
  world.clock.set(WEDNESDAY);
  await ann.call(roster.saveEntries, { body: { entries: [{ id: idOf("Away"), archived: true }] } });
  const body = squats(set(135, 8), set(135, 8), set(135, 8));
  await ann.call(workouts.saveWorkout, { params: { id: idOf("Trained") }, headers: {}, body });
  const { sessions } = await ann.call(schedule.getFloor, { query: { timezoneOffset: 0 } });
  expect(sessions.map(({ clientId, kind }) => `${names.get(clientId)} ${kind}`)).toEqual([
    "Late begun now",
    "Soon now",
    "Evening later",
    "Any time later",
    "Missed missed",
  ]);
  expect(sessions[4]).toMatchObject({ name: "Day 1", date: "2026-11-16", setsPlanned: 3, setsDone: 0 });
});

it("offers of several missed sessions the first one, as the client's page does, and counts the others", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann, { name: "Marcus" });
  const sessions = [1, 2].map((weekday) => ({ weekday, name: `Day ${weekday}`, exercises: [squat] }));
  await ann.call(plans.saveWeeklyPlan, { params: { id }, body: { sessions } });
  world.clock.set(WEDNESDAY);
  const floor = await ann.call(schedule.getFloor, { query: { timezoneOffset: 0 } });
  expect(floor.sessions).toMatchObject([{ kind: "missed", name: "Day 1", moreMissed: 1 }]);
  const plan = await ann.call(plans.getWeeklyPlan, { params: { id } });
  const { makeUp } = nextStep(daysIn(plan, WEDNESDAY));
  expect(makeUp.map((one) => one.id)[0]).toBe(floor.sessions[0]?.sessionId);
});
