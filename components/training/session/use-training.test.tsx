import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startSession } from "@/components/training/plans/start-button";
import {
  draftKey,
  readDraft,
  storedDrafts,
  storeOnDevice,
  storeSession,
} from "@/components/training/workouts/device-store";
import { unitSystem } from "@/lib/body/unit-system";
import { reduceDraft } from "@/lib/training/workouts/draft";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import { exercisesQuery } from "@/lib/training/workouts/queries";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { ensureDraft } from "./ensure-draft";
import { useTraining } from "./use-training";

const lb = unitSystem("imperial");

const client = { id: "c1", trainerId: "ann" };
const place = (exerciseName: string): ExercisePlace => ({ exerciseName, muscleGroup: "legs" });
const planned = (exerciseName: string, withNext = false, sets = 2) => ({
  ...place(exerciseName),
  withNext,
  prescription: { reps: Array.from({ length: sets }, () => 8), weight: 100, target: null },
});

const unused = (exerciseName: string): ExerciseSummary => ({
  exerciseName,
  personalRecord: null,
  lastWorkout: null,
  earlierWorkouts: [],
  pinnedNote: null,
});

/** The workout as seen by the editor of `first`. `known` are the client's leg exercises. */
function open(first: string, known: ExerciseSummary[] = []) {
  const cache = new QueryClient();
  cache.setQueryData(exercisesQuery(client.id, "legs").queryKey, known);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      const [current, setCurrent] = useState<ExercisePlace | null>(place(first));
      return { current, training: useTraining(client, current, setCurrent) };
    },
    { wrapper },
  ).result;
}

const log = (exerciseName: string) => {
  const key = draftKey(client, exerciseName);
  const draft = readDraft(key);
  const set = draft?.sets.find((one) => !one.logged);
  if (draft && set)
    act(() =>
      storeOnDevice(key, reduceDraft(draft, { type: "setLogged", id: set.id, at: new Date().toISOString() })),
    );
};
const finish = (exerciseName: string) => act(() => storeOnDevice(draftKey(client, exerciseName), null));
const names = (exercises: readonly ExercisePlace[]) => exercises.map(({ exerciseName }) => exerciseName);

beforeEach(() => {
  // No network is needed here.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  for (const { exerciseName } of storedDrafts(client)) storeOnDevice(draftKey(client, exerciseName), null);
  storeSession(client, null);
});
afterEach(() => vi.unstubAllGlobals());

it("fills the logger, and is over when no draft is left", () => {
  startSession(client, { name: "Legs" }, [planned("Squat"), planned("Curl")], lb);
  const workout = open("Squat");
  expect(workout.current.training).toMatchObject({ name: "Legs", at: 0, next: place("Curl") });
  expect(readDraft(draftKey(client, "Squat"))?.sets).toMatchObject([
    { reps: 8, weight: 100, logged: false },
    { reps: 8, weight: 100, logged: false },
  ]);
  finish("Squat");
  act(() => workout.current.training.advance());
  expect(workout.current.current).toMatchObject(place("Curl"));
  finish("Curl");
  act(() => workout.current.training.advance());
  expect(workout.current).toMatchObject({ current: null, training: { name: "", exercises: [] } });
});

it("starts a hold with its time in every set", () => {
  const hold = { reps: [0, 0], weight: 0, seconds: 45, target: null };
  startSession(client, { name: "Core" }, [{ ...planned("Plank"), prescription: hold }], lb);
  expect(readDraft(draftKey(client, "Plank"))?.sets).toMatchObject([{ seconds: 45 }, { seconds: 45 }]);
});

it("lets an own exercise of body weight take assistance, started or linked", () => {
  const workout = open("Squat", [{ ...unused("Ring Row"), measure: "bodyWeight" }]);
  startSession(
    client,
    { name: "Legs" },
    [{ ...planned("Hang"), measure: "bodyWeight" }, planned("Squat")],
    lb,
  );
  act(() => workout.current.training.link(place("Ring Row")));
  expect(readDraft(draftKey(client, "Hang"))?.measure).toBe("bodyWeight");
  expect(readDraft(draftKey(client, "Ring Row"))?.measure).toBe("bodyWeight");
});

it("does not replace started sets", () => {
  ensureDraft(client, place("Squat"), [{ reps: 5, weight: 225 }], lb);
  log("Squat");
  startSession(client, { name: "Legs" }, [planned("Squat")], lb);
  expect(readDraft(draftKey(client, "Squat"))?.sets).toMatchObject([{ weight: 225, logged: true }]);
});

it("alternates in a superset and rests after the round", () => {
  startSession(client, { name: "Legs" }, [planned("Squat", true), planned("Curl")], lb);
  const workout = open("Squat");
  const logAndGo = (exerciseName: string) => {
    log(exerciseName);
    let rests: boolean | undefined;
    act(() => {
      rests = workout.current.training.takeTurn().rests;
    });
    return [workout.current.current?.exerciseName, rests];
  };
  expect(logAndGo("Squat")).toEqual(["Curl", false]);
  expect(logAndGo("Curl")).toEqual(["Squat", true]);
  expect(logAndGo("Squat")).toEqual(["Curl", false]);
  expect(logAndGo("Curl")).toEqual(["Curl", true]);
});

it("rests after each set of an exercise without a superset", () => {
  startSession(client, { name: "Legs" }, [planned("Squat"), planned("Curl")], lb);
  const workout = open("Squat");
  log("Squat");
  expect(workout.current.training.takeTurn()).toEqual({ rests: true });
  expect(workout.current.current?.exerciseName).toBe("Squat");
});

it("makes a superset of up to three exercises without a plan, and ends it", () => {
  const workout = open("Squat");
  for (const name of ["Curl", "Raise"]) act(() => workout.current.training.link(place(name)));
  expect(names(workout.current.training.superset)).toEqual(["Squat", "Curl", "Raise"]);
  expect(workout.current.training.canLink).toBe(false);
  act(() => workout.current.training.unlink());
  expect(workout.current.training.superset).toEqual([]);
  expect(names(workout.current.training.exercises)).toEqual(["Squat", "Curl", "Raise"]);
});

it("swaps an exercise and keeps its logged sets", () => {
  startSession(client, { name: "Legs" }, [planned("Squat", true, 3), planned("Curl")], lb);
  const workout = open("Squat");
  log("Squat");
  act(() => workout.current.training.swap(place("Press")));
  expect(workout.current.current).toEqual(place("Press"));
  expect(names(workout.current.training.exercises)).toEqual(["Press", "Curl", "Squat"]);
  expect(names(workout.current.training.superset)).toEqual(["Press", "Curl"]);
  expect(readDraft(draftKey(client, "Squat"))?.sets).toMatchObject([{ logged: true }]);
  expect(readDraft(draftKey(client, "Press"))?.sets).toHaveLength(2);
});
