import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { startDraft } from "./draft";
import { swapOut } from "./swap";

const lb = unitSystem("imperial");

let id = 0;
const newId = () => `${id++}`;
const draft = (...logged: boolean[]) => {
  const subject = { key: "k", exerciseName: "Bench Press", muscleGroup: "chest" } as const;
  const made = startDraft(
    subject,
    logged.map(() => ({ reps: 8, weight: 135 })),
    newId,
    lb,
  );
  return { ...made, sets: made.sets.map((set, index) => ({ ...set, logged: logged[index] ?? false })) };
};

test("the logged sets stay, the others move to the other exercise", () => {
  const { kept, sets } = swapOut(draft(false, true, false), [], "load", lb);
  expect(kept?.sets).toMatchObject([{ setNumber: 1, reps: 8, weight: 135, logged: true }]);
  expect(kept?.key).toBe("k");
  expect(sets).toEqual([
    { reps: 8, weight: 60 },
    { reps: 8, weight: 60 },
  ]);
});

test("a draft without a logged set disappears", () => {
  expect(swapOut(draft(false), [], "load", lb).kept).toBeNull();
});

test("the other exercise takes over the repetitions, with the load of its own last time", () => {
  const lastTime = [
    { reps: 12, weight: 45 },
    { reps: 10, weight: 50 },
  ];
  expect(swapOut(draft(true, false), lastTime, "load", lb).sets).toEqual([{ reps: 8, weight: 50 }]);
});

test("without a last time, the sets fit the measure of the other exercise", () => {
  expect(swapOut(draft(false), [], "bodyWeight", lb).sets).toEqual([{ reps: 8, weight: 0 }]);
  expect(swapOut(draft(false), [], "time", lb).sets).toEqual([{ reps: 0, weight: 0, seconds: 30 }]);
});

test("a hold keeps its time for another hold only", () => {
  const hold = { reps: 0, weight: 0, seconds: 75 };
  const plank = startDraft({ key: "k", exerciseName: "Plank", muscleGroup: "arms" }, [hold], newId, lb);
  expect(swapOut(plank, [], "time", lb).sets).toEqual([hold]);
  expect(swapOut(plank, [], "bodyWeight", lb).sets).toEqual([{ reps: 10, weight: 0 }]);
});
