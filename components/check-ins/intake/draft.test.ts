import { expect, it } from "vitest";
import { NewIntake } from "@/lib/check-ins/intake/schema";
import {
  birthDateOf,
  draftIn,
  EMPTY_DRAFT,
  firstOpenStep,
  type IntakeDraft,
  intakeOf,
  missingIn,
} from "./draft";

const WHOLE: IntakeDraft = {
  ...EMPTY_DRAFT,
  step: 3,
  name: " Nora Lind ",
  born: { year: "1991", month: "3", day: "14" },
  gender: "female",
  height: 66,
  weight: 171,
  health: { heart: { isYes: false, detail: "typed before" }, medicine: { isYes: true, detail: " daily " } },
  medicineSince: "2026-09-01",
  workoutsPerWeek: 3,
  experience: "beginner",
  agreed: { health: true, photos: false, sharing: false },
  changedAt: "2026-11-28T20:00:00.000Z",
};
const ABOUT = { version: "1", timeZone: "Europe/Berlin", units: "metric" } as const;

it("sends what the server's schema takes, with details of Yes alone", () => {
  const sent = intakeOf(WHOLE, ABOUT);
  expect(NewIntake.safeParse({ ...sent, takenAt: "2026-11-28T20:00:00.000Z" }).error).toBeUndefined();
  expect(sent).toMatchObject({ name: "Nora Lind", birthDate: "1991-03-14", medicineSince: "2026-09-01" });
  expect(sent?.health).toEqual({ heart: { isYes: false }, medicine: { isYes: true, detail: "daily" } });
});

it("sends no health without the consent to it, and no medicine whose question says No", () => {
  const without = intakeOf({ ...WHOLE, agreed: { ...WHOLE.agreed, health: false } }, ABOUT);
  expect([without?.health, without?.medicineSince]).toEqual([undefined, undefined]);
  const health = { ...WHOLE.health, medicine: { isYes: false, detail: "" } };
  expect(intakeOf({ ...WHOLE, health }, ABOUT)?.medicineSince).toBeUndefined();
});

it.each([
  [{ name: " " }, 0, "name"],
  [{ born: { year: "1991", month: "2", day: "30" } }, 0, "birthDate"],
  [{ weight: null }, 0, "weight"],
  [{ experience: null }, 2, "experience"],
] as const)("with %j step %i is open at %s, and nothing is sent", (change, step, field) => {
  const draft = { ...WHOLE, ...change };
  expect(missingIn(draft, step)).toBe(field);
  expect(intakeOf(draft, ABOUT)).toBeNull();
  expect(firstOpenStep(draft)).toBe(step);
});

it("knows days that exist", () => {
  expect(birthDateOf({ year: "2000", month: "2", day: "29" })).toBe("2000-02-29");
  for (const born of [
    { year: "2001", month: "2", day: "29" },
    { year: "91", month: "3", day: "14" },
    { year: "1991", month: "13", day: "1" },
    { year: "1991", month: "3", day: "" },
  ])
    expect(birthDateOf(born)).toBeNull();
});

it("takes up a stored draft, and nothing that is none", () => {
  expect(draftIn(JSON.parse(JSON.stringify(WHOLE)))).toEqual(WHOLE);
  const { goals: _, ...older } = WHOLE;
  for (const stored of [null, "text", {}, EMPTY_DRAFT, older, { ...WHOLE, name: 1 }])
    expect(draftIn(stored)).toBeNull();
});
