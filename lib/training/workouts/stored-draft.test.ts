import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { startDraft } from "./draft";
import { draftForm, parseDraft, parseRest } from "./stored-draft";

const lb = unitSystem("imperial");

const draft = startDraft({ key: "k", exerciseName: "Back Squat", muscleGroup: "legs" }, [], () => "s1", lb);

test("a draft survives storage", () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([undefined, null, 1, [], { ...draft, sets: [] }, { ...draft, muscleGroup: "neck" }])(
  "refuses %j",
  (kept) => {
    expect(parseDraft(kept)).toBeNull();
    expect(parseRest(kept)).toBeNull();
  },
);

test("two spellings of an exercise share a draft, two clients do not", () => {
  expect(draftForm("c", "back  SQUAT")).toBe(draftForm("c", "Back Squat"));
  expect(draftForm("c2", "Back Squat")).not.toBe(draftForm("c", "Back Squat"));
});
