import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftKey, storeOnDevice } from "@/components/training/workouts/device-store";
import type { SetValues } from "@/lib/training/workouts/draft";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import { useExerciseDraft } from "./use-exercise-draft";

const client = { id: "c1", trainerId: "ann" };
const lastSet = { reps: 5, weight: 185, kind: "working" as const, rpe: null };
const squat: ExerciseSummary = {
  exerciseName: "Back Squat",
  pinnedNote: null,
  personalRecord: null,
  earlierWorkouts: [],
  lastWorkout: {
    date: "2026-11-16",
    sets: 2,
    reps: 5,
    weight: 185,
    notes: null,
    setsData: [lastSet, lastSet],
  },
};
const open = (summary = squat, inPlan: readonly SetValues[] | null = null) =>
  renderHook(() => useExerciseDraft({ client, muscleGroup: "legs", summary }, inPlan)).result;
const values = (draft: ReturnType<typeof open>) =>
  draft.current.draft?.sets.map(({ reps, weight }) => [reps, weight]);
const log = (draft: ReturnType<typeof open>) => {
  const id = draft.current.draft?.sets[0]?.id ?? "";
  act(() => draft.current.dispatch({ type: "setLogged", id, at: new Date().toISOString() }));
};
const onDevice = () => Object.keys(localStorage).filter((key) => key.startsWith("formcast-draft:"));

beforeEach(() => {
  storeOnDevice(draftKey(client, "Back Squat"), null);
  localStorage.clear();
});

it("stores nothing until the first change", () => {
  expect(open().current).toMatchObject({ isStored: false, draft: { sets: [lastSet, lastSet] } });
  expect(onDevice()).toEqual([]);
});

it("is stored from the first tap on, and is there when the exercise opens again", () => {
  const draft = open();
  log(draft);
  expect(onDevice()).toEqual(["formcast-draft:ann:workout:c1:back squat"]);
  expect(open().current.draft).toEqual(draft.current.draft);
});

it("builds two taps within one render on each other", () => {
  const { current } = open();
  act(() => {
    current.addSet();
    current.addSet();
  });
  expect(open().current.draft?.sets).toHaveLength(4);
});

it("gets a new key for the next workout, so that equal sets are not taken for a retry", () => {
  const draft = open();
  log(draft);
  const saved = draft.current.draft?.key;
  act(() => draft.current.forget());
  expect(onDevice()).toEqual([]);
  log(draft);
  expect(draft.current.draft?.key).not.toBe(saved);
});

it("keeps its key after changes and reopening, until renewKey", () => {
  const draft = open();
  log(draft);
  const { key } = draft.current.draft!;
  act(() => draft.current.addSet());
  expect(open().current.draft?.key).toBe(key);
  act(() => draft.current.renewKey());
  expect(draft.current.draft?.key).not.toBe(key);
});

it("has no draft after the last set is removed, and then starts with 10 repetitions at 60 lb", () => {
  const draft = open();
  for (const { id } of draft.current.draft?.sets ?? [])
    act(() => draft.current.dispatch({ type: "removeSet", id }));
  expect(draft.current.draft).toBeNull();
  expect(onDevice()).toEqual([]);
  act(() => draft.current.addSet());
  expect(draft.current.draft?.sets).toMatchObject([{ setNumber: 1, reps: 10, weight: 60 }]);
});

it("starts with 10 repetitions at 60 lb without a history, or with the proposed sets", () => {
  const draft = open({ ...squat, lastWorkout: null });
  expect(values(draft)).toEqual([[10, 60]]);
  act(() => draft.current.startWith({ sets: 2, reps: 10, weight: 185 }));
  expect(values(draft)).toEqual([
    [10, 185],
    [10, 185],
  ]);
});

it("starts with its planned sets, or with the last ones if the plan counts something else", () => {
  const inPlan = [1, 2, 3].map(() => ({ reps: 8, weight: 95 }));
  const threeSets = inPlan.map(() => [8, 95]);
  expect(values(open({ ...squat, lastWorkout: null }, inPlan))).toEqual(threeSets);
  expect(values(open(squat, inPlan))).toEqual(threeSets);
  expect(values(open(squat, [{ reps: 0, weight: 0, seconds: 45 }]))).toEqual([
    [5, 185],
    [5, 185],
  ]);
});
