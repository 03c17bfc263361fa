import { expect, it } from "vitest";
import { outlineFat } from "@/lib/body/outline-fat";
import { LOOKS_FULLER } from "@/lib/engine/words/en";
import { GOOD_CHECK } from "@/tests/support/fakes";
import { noteOf } from "./form-note";

const NEW = "/api/photo/01a1fa2b-3351-78d0-8255-532a86b5d538";
const shown = outlineFat("male", GOOD_CHECK.person!.waistBreadth!);

const note = (bodyFat: number, change: Partial<Parameters<typeof noteOf>[0]> = {}) => {
  const form = { photoUrl: NEW, backPhotoUrl: null, gender: "male" as const, bodyFat };
  return noteOf({
    missing: null,
    problem: null,
    uploading: false,
    checks: { front: GOOD_CHECK, back: undefined },
    form,
    saved: { ...form, photoUrl: null },
    isConfirming: false,
    ...change,
  });
};

it("asks to check a body fat far below what a new photo shows", () => {
  expect(note(shown - 13)).toBe(LOOKS_FULLER);
  expect(note(shown - 11)).toBeNull();
});

it("says nothing of a saved photo, which may be older than the entry, nor of clothes", () => {
  const saved = { photoUrl: NEW, backPhotoUrl: null, gender: "male" as const, bodyFat: shown - 13 };
  expect(note(shown - 13, { saved })).toBeNull();
  const dressed = { ...GOOD_CHECK, person: { ...GOOD_CHECK.person!, waist: "covered" as const } };
  expect(note(shown - 13, { checks: { front: dressed, back: undefined } })).toBeNull();
});

it("reads the back's photo too, and adds to what else is said", () => {
  const back = { photoUrl: null, backPhotoUrl: NEW, gender: "male" as const, bodyFat: shown - 13 };
  const state = {
    form: back,
    saved: { ...back, backPhotoUrl: null },
    checks: { front: undefined, back: GOOD_CHECK },
    isConfirming: true,
  };
  expect(note(0, state)).toBe(`${LOOKS_FULLER} You confirm that the client is 18 or older.`);
  expect(note(0, { ...state, missing: "Name" })).toBe("Name is missing");
});
