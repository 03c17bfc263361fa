import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTraining } from "@/components/training/session/use-training";
import {
  draftKey,
  readDraft,
  restKey,
  storedDrafts,
  storeOnDevice,
  storeSession,
} from "@/components/training/workouts/device-store";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import type { PlannedExercise } from "@/lib/training/plans/schema";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import { exercisesQuery } from "@/lib/training/workouts/queries";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import type { SetKind } from "@/lib/training/workouts/set-kind";
import { useEditorKeys } from "./use-editor-keys";
import { useExerciseEditor } from "./use-exercise-editor";

const client = { id: "c1", trainerId: "ann", experience: "intermediate" as const, notes: null };
const place = (exerciseName: string): ExercisePlace => ({ exerciseName, muscleGroup: "legs" });
const untrained = (exerciseName: string): ExerciseSummary => ({
  exerciseName,
  personalRecord: null,
  lastWorkout: null,
  earlierWorkouts: [],
  pinnedNote: null,
});
const trained = (exerciseName: string, weight: number, kinds: SetKind[] = ["working"]): ExerciseSummary => ({
  ...untrained(exerciseName),
  lastWorkout: {
    date: "2026-11-16",
    sets: kinds.length,
    reps: 5,
    weight,
    notes: null,
    setsData: kinds.map((kind) => ({ reps: 5, weight, kind, rpe: null })),
  },
});
const planned = (exerciseName: string, sets: number, reps: number, weight: number): PlannedExercise => ({
  ...place(exerciseName),
  sets,
  reps: { min: reps, max: reps },
  weight,
  isFixed: true,
  withNext: false,
});

/** The editor of the first exercise, which follows the workout to the others. */
function open(known: ExerciseSummary[], exercises: PlannedExercise[] = []) {
  const cache = new QueryClient();
  cache.setQueryData(exercisesQuery(client.id, "legs").queryKey, known);
  cache.setQueryData(weeklyPlanQuery(client.id).queryKey, {
    sessions: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, name: "Legs", exercises })),
    madeAt: "2026-11-01T00:00:00Z",
    trained: [],
    days: { planned: [], workouts: [], archivedOn: null },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      const [current, setCurrent] = useState<ExercisePlace | null>(place(known[0]!.exerciseName));
      const training = useTraining(client, current, setCurrent);
      const summary = known.find((one) => one.exerciseName === current?.exerciseName) ?? known[0]!;
      const onSaved = () => void training.advance();
      const editor = useExerciseEditor({ client, muscleGroup: "legs", summary, training, onSaved });
      useEditorKeys(editor);
      return { current, editor };
    },
    { wrapper },
  ).result;
}

const fetched = vi.fn<typeof fetch>();

type Opened = ReturnType<typeof open>;
const setsOf = (exerciseName: string) =>
  readDraft(draftKey(client, exerciseName))?.sets.map(({ reps, weight }) => [reps, weight]);
const logNext = ({ current }: Opened) =>
  act(() => current.editor.setLogged(current.editor.nextSet!.id, true));

beforeEach(() => {
  // No network is needed here.
  fetched.mockReset().mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", fetched);
  for (const { exerciseName } of storedDrafts(client)) storeOnDevice(draftKey(client, exerciseName), null);
  storeSession(client, null);
  storeOnDevice(restKey(client), null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("opens a planned exercise with its planned sets, however many there were last time", () => {
  const opened = open([trained("Squat", 90)], [planned("Squat", 3, 10, 100)]);
  expect(opened.current.editor.sets.map(({ reps, weight }) => [reps, weight])).toEqual([
    [10, 100],
    [10, 100],
    [10, 100],
  ]);
});

it("gives a superset's partner its planned sets", () => {
  const exercises = [planned("Squat", 3, 10, 100), planned("Curl", 3, 12, 40)];
  const opened = open([untrained("Squat"), trained("Curl", 35)], exercises);
  act(() => opened.current.editor.link(place("Curl")));
  expect(setsOf("Squat")).toEqual([
    [10, 100],
    [10, 100],
    [10, 100],
  ]);
  expect(setsOf("Curl")).toEqual([
    [12, 40],
    [12, 40],
    [12, 40],
  ]);
});

it("alternates a superset to its end, also with a partner that is not planned", () => {
  const opened = open([trained("Squat", 90, ["working", "working"]), trained("Curl", 35)]);
  act(() => opened.current.editor.link(place("Curl")));
  const order = ["Squat", "Curl", "Squat", "Curl"].map((expected) => {
    expect(opened.current.current?.exerciseName).toBe(expected);
    logNext(opened);
    return expected;
  });
  expect(order.map((name) => setsOf(name)?.length)).toEqual([2, 2, 2, 2]);
});

it("swaps an untouched planned exercise: the other takes its sets and repetitions, with its own load", () => {
  const opened = open([untrained("Squat"), trained("Press", 250)], [planned("Squat", 3, 10, 100)]);
  act(() => opened.current.editor.swap(place("Press")));
  expect(opened.current.current?.exerciseName).toBe("Press");
  expect(setsOf("Press")).toEqual([
    [10, 250],
    [10, 250],
    [10, 250],
  ]);
  expect(setsOf("Squat")).toBeUndefined();
});

it("starts a rest of its own after a drop set", () => {
  const opened = open([trained("Squat", 90, ["working", "drop"])]);
  logNext(opened);
  act(() => opened.current.editor.rest.skip());
  expect(opened.current.editor.rest.left).toBe(0);
  logNext(opened);
  expect(opened.current.editor.rest.left).toBeGreaterThan(0);
});

it("rests as the program says, else as the account says", () => {
  const trainer = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false, restSeconds: 45 };
  act(() => useSessionStore.getState().signIn(trainer));
  const squat = { ...planned("Squat", 2, 10, 100), restSeconds: 150 };
  const opened = open([untrained("Squat")], [squat]);
  logNext(opened);
  expect(opened.current.editor.rest.left).toBe(150);
  const unplanned = open([untrained("Curl")]);
  logNext(unplanned);
  expect(unplanned.current.editor.rest.left).toBe(45);
  act(() => useSessionStore.getState().signOut());
});

it("logs a hold with the time of the stopwatch that still runs", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T09:00:00Z") });
  const plank = { ...planned("Plank", 2, 1, 0), seconds: 45 };
  const opened = open([{ ...untrained("Plank"), measure: "time" }], [plank]);
  act(() => opened.current.editor.stopwatch.start(opened.current.editor.nextSet!.id));
  vi.setSystemTime("2026-11-27T09:00:52Z");
  logNext(opened);
  expect(readDraft(draftKey(client, "Plank"))?.sets[0]).toMatchObject({ seconds: 52, logged: true });
  expect(opened.current.editor.stopwatch.running).toBeNull();
});

it("logs each set with Enter; the last one saves and goes on to the next exercise", async () => {
  const exercises = [planned("Squat", 2, 10, 100), planned("Curl", 2, 12, 40)];
  const opened = open([untrained("Squat"), untrained("Curl")], exercises);
  act(() => opened.current.editor.link(place("Curl")));
  act(() => opened.current.editor.training.unlink());
  expect(opened.current.editor.after).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(opened.current.current?.exerciseName).toBe("Squat");
  expect(opened.current.editor.after).toBe("go on");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(opened.current.current?.exerciseName).toBe("Curl"));
  expect(readDraft(draftKey(client, "Squat"))).toBeNull();
});

it("saves a whole superset with its last set, and a single exercise only by Save", async () => {
  const exercises = [planned("Squat", 1, 10, 100), planned("Curl", 1, 12, 40)];
  const opened = open([untrained("Squat"), untrained("Curl")], exercises);
  expect(opened.current.editor.after).toBeNull();
  act(() => opened.current.editor.link(place("Curl")));
  expect(opened.current.editor.after).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(opened.current.current?.exerciseName).toBe("Curl");
  expect(opened.current.editor.after).toBe("finish");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(storedDrafts(client)).toEqual([]));
});

it("saves with Ctrl+S before all sets are done", async () => {
  const opened = open([untrained("Squat")], [planned("Squat", 2, 10, 100)]);
  logNext(opened);
  await userEvent.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(readDraft(draftKey(client, "Squat"))).toBeNull());
});

it("shows what was saved instead of an empty copy, and logs no second time by itself", async () => {
  const opened = open([untrained("Squat")], [planned("Squat", 2, 10, 100)]);
  logNext(opened);
  await userEvent.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(opened.current.editor.done?.sets).toMatchObject([{ logged: true }, {}]));
  await userEvent.keyboard("{Enter}");
  expect(readDraft(draftKey(client, "Squat"))).toBeNull();
  act(() => opened.current.editor.logMore());
  expect(opened.current.editor.done).toBeNull();
  logNext(opened);
  expect(readDraft(draftKey(client, "Squat"))?.sets).toMatchObject([{ logged: true }, { logged: false }]);
});

it("asks about the sets of another day, and saves them as that day's", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00Z") });
  const sinceThen = open([untrained("Squat")], [planned("Squat", 2, 10, 100)]);
  logNext(sinceThen);
  vi.setSystemTime("2026-11-27T09:00:00Z");
  logNext(sinceThen);
  expect(sinceThen.current.editor.leftFrom).toBe("2026-11-26");
  const opened = open([untrained("Squat")], [planned("Squat", 2, 10, 100)]);
  expect(opened.current.editor.leftFrom).toBe("2026-11-26");
  await userEvent.keyboard("{Enter}");
  expect(readDraft(draftKey(client, "Squat"))?.sets).toMatchObject([{ logged: true }, { logged: false }]);
  fetched.mockImplementation(async (_url, init) => {
    if (init?.method !== "POST") throw new TypeError("offline");
    return Response.json({ id: "w1", newRecords: [] }, { status: 201 });
  });
  act(() => opened.current.editor.save());
  await waitFor(() => expect(readDraft(draftKey(client, "Squat"))).toBeNull());
  const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? "{}")));
  expect(bodies).toContainEqual(
    expect.objectContaining({ performedAt: "2026-11-26T12:00:00.000Z", date: "2026-11-26" }),
  );
});
