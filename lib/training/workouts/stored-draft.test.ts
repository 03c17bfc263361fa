import { expect, test } from "vitest";
import { draftForm } from "./stored-draft";

test("two spellings of an exercise share a draft, two clients do not", () => {
  expect(draftForm("c", "back  SQUAT")).toBe(draftForm("c", "Back Squat"));
  expect(draftForm("c2", "Back Squat")).not.toBe(draftForm("c", "Back Squat"));
});
