import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { startDraft } from "./draft";
import { swapOut } from "./swap";

const lb = unitSystem("imperial");

let id = 0;
const draft = (...logged: boolean[]) => {
  const subject = { key: "k", exerciseName: "Bench Press", muscleGroup: "chest" } as const;
  const made = startDraft(
    subject,
    logged.map(() => ({ reps: 8, weight: 135 })),
    () => `${id++}`,
    lb,
  );
  return { ...made, sets: made.sets.map((set, index) => ({ ...set, logged: logged[index] ?? false })) };
};

test("the logged sets stay, the others move to the other exercise", () => {
  const { kept, sets } = swapOut(draft(false, true, false), [], lb);
  expect(kept?.sets).toMatchObject([{ setNumber: 1, reps: 8, weight: 135, logged: true }]);
  expect(kept?.key).toBe("k");
  expect(sets).toEqual([
    { reps: 8, weight: 60 },
    { reps: 8, weight: 60 },
  ]);
});

test("a draft without a logged set disappears", () => {
  expect(swapOut(draft(false), [], lb).kept).toBeNull();
});

test("the other exercise starts with its last weight and repetitions", () => {
  const lastTime = [
    { reps: 12, weight: 45 },
    { reps: 10, weight: 50 },
  ];
  expect(swapOut(draft(true, false), lastTime, lb).sets).toEqual([{ reps: 10, weight: 50 }]);
});
