import { expect, it } from "vitest";
import { clientDraftIn } from "./client-draft";
import { draftOf, NEW_CLIENT_FORM, openForm } from "./form";

const DRAFT = draftOf(openForm(null), "2026-11-20T18:00:00.000Z");
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const withEntry = (entry: object) => ({ ...DRAFT, form: { ...NEW_CLIENT_FORM, ...entry } });

it("accepts a draft of a new client and of one with photos", () => {
  expect(clientDraftIn(kept(DRAFT))).toEqual(DRAFT);
  const photographed = { ...withEntry({ photoUrl: "/api/photo/p1" }), version: 3 };
  expect(clientDraftIn(kept(photographed))).toEqual(photographed);
});

it("takes up a draft from before the fields of health, without them", () => {
  const { birthDate: _, medicineSince: __, pauseReason: ___, pausedFrom: ____, ...saved } = NEW_CLIENT_FORM;
  const form = { ...saved, name: "Marcus Reed" };
  expect(clientDraftIn(kept({ ...DRAFT, form, saved }))).toEqual(withEntry({ name: "Marcus Reed" }));
});

it("rejects anything else", () => {
  const { name: _, ...nameless } = NEW_CLIENT_FORM;
  const others = [
    undefined,
    null,
    "draft",
    {},
    { ...DRAFT, at: "yesterday" },
    { ...DRAFT, version: 1.5 },
    { ...DRAFT, saved: null },
    { ...DRAFT, form: nameless },
    withEntry({ weight: "195" }),
    // JSON turns NaN into null.
    withEntry({ weight: null }),
    withEntry({ gender: "other" }),
    withEntry({ experience: "none" }),
    withEntry({ backPhotoUrl: 7 }),
  ];
  for (const other of others) expect(clientDraftIn(other)).toBeNull();
});
