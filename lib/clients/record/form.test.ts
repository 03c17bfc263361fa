import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLIENT_FORM_FIELDS,
  changedFields,
  clientFormReducer,
  draftOf,
  formOf,
  formToSave,
  isChanged,
  mergeForms,
  missingField,
  NEW_CLIENT_FORM,
  openForm,
  pastDayProblem,
  pauseProblem,
} from "./form";
import type { Client, ClientForm } from "./schema";

const NAMED: ClientForm = { ...NEW_CLIENT_FORM, name: "Marcus Reed" };
const AT = "2026-11-20T18:00:00.000Z";

const client = (changes: Partial<Client> = {}): Client => ({
  id: "c1",
  trainerId: "t1",
  ...NAMED,
  notes: null,
  adultConfirmedAt: null,
  isSample: false,
  leanMass: 156,
  bmi: 26.4,
  targetLeanMass: 157.3,
  transformationUrls: [],
  transformationPrompts: [],
  transformationCount: 0,
  transformations: [],
  photos: { front: null, back: null },
  drawnFrom: { front: null, back: null },
  generation: null,
  version: 3,
  createdAt: AT,
  updatedAt: AT,
  ...changes,
});

const forms = fc.record({
  name: fc.constantFrom("Marcus", "Erin", ""),
  photoUrl: fc.constantFrom(null, "/api/photo/1", "/api/photo/2"),
  backPhotoUrl: fc.constantFrom(null, "/api/photo/3"),
  birthDate: fc.constantFrom(null, "1988-02-29"),
  medicineSince: fc.constantFrom(null, "2026-05-01"),
  pauseReason: fc.constantFrom(null, "injury"),
  pausedFrom: fc.constantFrom(null, "2026-05-01"),
  pausedUntil: fc.constantFrom(null, "2026-06-01"),
  gender: fc.constantFrom("male", "female"),
  height: fc.integer({ min: 48, max: 50 }),
  weight: fc.integer({ min: 100, max: 102 }),
  bodyFat: fc.integer({ min: 5, max: 7 }),
  targetBodyFat: fc.integer({ min: 5, max: 7 }),
  targetWeight: fc.integer({ min: 100, max: 102 }),
  steps: fc.integer({ min: 1, max: 2 }),
  workoutsPerWeek: fc.integer({ min: 1, max: 2 }),
  hoursPerWorkout: fc.constantFrom(0.5, 1),
  experience: fc.constantFrom("beginner", "advanced"),
  dietAdherence: fc.constantFrom(0.5, 1),
  notes: fc.constantFrom("", "x"),
}) as fc.Arbitrary<ClientForm>;

describe("the form", () => {
  it("opens with the defaults of a new client", () => {
    expect(openForm(null).form).toEqual({
      name: "",
      photoUrl: null,
      backPhotoUrl: null,
      bodyFatMethod: null,
      birthDate: null,
      medicineSince: null,
      pauseReason: null,
      pausedFrom: null,
      pausedUntil: null,
      gender: "male",
      height: 72,
      weight: 195,
      bodyFat: 20,
      targetBodyFat: 15,
      targetWeight: 185,
      steps: 2,
      workoutsPerWeek: 3,
      hoursPerWorkout: 1,
      experience: "intermediate",
      dietAdherence: 1,
      notes: "",
    });
  });

  it("opens with an existing client's values and version, without computed fields", () => {
    const { form, version, touched } = openForm(client({ weight: 187.3, notes: "Left knee" }));
    expect(form).toEqual({ ...NAMED, weight: 187.3, notes: "Left knee" });
    expect({ version, touched }).toEqual({ version: 3, touched: false });
    expect(formOf(client()).notes).toBe("");
  });

  it("knows whether it differs from the saved client", () => {
    const open = openForm(client());
    const edited = clientFormReducer(open, { type: "edit", changes: { weight: 190 } });
    expect([isChanged(open), isChanged(edited)]).toEqual([false, true]);
    const back = clientFormReducer(edited, { type: "edit", changes: { weight: 195 } });
    expect({ changed: isChanged(back), touched: back.touched }).toEqual({ changed: false, touched: true });
  });

  it.each([
    ["Name", { name: " \t " }],
    ["Height", { height: 0 }],
    ["Weight", { weight: 0 }],
    ["Body fat", { bodyFat: Number.NaN }],
    ["Target body fat", { targetBodyFat: 0 }],
    ["Target weight", { targetWeight: 0 }],
  ])("says that %s is missing", (label, changes) => {
    expect(missingField({ ...NAMED, ...changes })).toBe(label);
  });

  it("requires no other field, not even photos and notes", () => {
    expect(missingField(NAMED)).toBeNull();
  });
});

describe("a birth date", () => {
  const now = new Date("2026-11-28T12:00:00Z");

  it.each(["1899-12-31", "2026-11-29"])("%s is refused in words", (birthDate) => {
    expect(pastDayProblem(birthDate, now)).toBe("Enter a day between 1900 and today.");
  });

  it.each([null, "1900-01-01", "2026-11-28"])("%s is possible", (birthDate) => {
    expect(pastDayProblem(birthDate, now)).toBeNull();
  });

  it("under 18 saves no goal: the saved one stays, and a new client keeps the present body", () => {
    const minor = { ...NAMED, birthDate: "2012-05-01", weight: 121, bodyFat: 40 };
    expect(formToSave(minor, null, now)).toEqual({ ...minor, targetWeight: 121, targetBodyFat: 35 });
    const saved = { ...NAMED, targetWeight: 150, targetBodyFat: 18 };
    expect(formToSave(minor, saved, now)).toEqual({ ...minor, targetWeight: 150, targetBodyFat: 18 });
  });

  it("of an adult changes nothing that is saved", () => {
    const adult = { ...NAMED, birthDate: "2008-11-28" };
    expect(formToSave(adult, null, now)).toBe(adult);
  });
});

describe("a pause", () => {
  const pause = { pauseReason: "injury", pausedFrom: "2026-11-10", pausedUntil: null } as const;

  it("needs a first day, and no last day before it", () => {
    expect(pauseProblem({ ...pause, pausedFrom: "" })).toBe("Enter the first day of the pause.");
    expect(pauseProblem({ ...pause, pausedUntil: "2026-11-09" })).toMatch(/before the first/);
    for (const possible of [NAMED, pause, { ...pause, pausedUntil: "2026-11-10" }])
      expect(pauseProblem(possible)).toBeNull();
  });
});

describe("a stored draft", () => {
  const entries = { ...NAMED, name: "Nora", weight: 201 };
  const draft = draftOf({ ...openForm(null), form: entries }, AT);
  const found = (offer: boolean) => clientFormReducer(openForm(null), { type: "draftFound", draft, offer });

  it("is restored into an untouched form, which says so", () => {
    expect(found(false)).toMatchObject({ form: entries, draft: { state: "restored" }, touched: false });
  });

  it("is only offered when the trainer asked for an empty form", () => {
    const offered = found(true);
    expect(offered).toMatchObject({ form: NEW_CLIENT_FORM, draft: { state: "offered" } });
    expect(clientFormReducer(offered, { type: "restoreDraft" })).toMatchObject({
      form: entries,
      draft: { state: "restored" },
      touched: true,
    });
  });

  it("never overwrites what was typed meanwhile", () => {
    const typed = clientFormReducer(openForm(null), { type: "edit", changes: { name: "Erin" } });
    expect(clientFormReducer(typed, { type: "draftFound", draft, offer: false })).toBe(typed);
  });

  it("is ignored when it changes nothing", () => {
    const open = openForm(null);
    const nothing = draftOf(open, AT);
    expect(clientFormReducer(open, { type: "draftFound", draft: nothing, offer: false })).toBe(open);
  });

  it("is declined by typing on, and deleted by discarding", () => {
    const typed = clientFormReducer(found(true), { type: "edit", changes: { name: "Erin" } });
    expect(typed).toMatchObject({ draft: null, form: { name: "Erin", weight: 195 } });
    expect(clientFormReducer(found(false), { type: "discardDraft" })).toMatchObject({
      form: NEW_CLIENT_FORM,
      draft: null,
      touched: true,
    });
  });

  it("keeps the version it is based on, so that a change elsewhere is noticed on saving", () => {
    const old = draftOf({ form: { ...NAMED, weight: 190 }, saved: NAMED, version: 2 } as never, AT);
    const restored = clientFormReducer(openForm(client({ version: 5, height: 70 })), {
      type: "draftFound",
      draft: old,
      offer: false,
    });
    expect(restored).toMatchObject({ version: 2, saved: { height: 72 }, form: { weight: 190 } });
    expect(clientFormReducer(restored, { type: "discardDraft" })).toMatchObject({
      version: 5,
      form: { height: 70, weight: 195 },
    });
  });
});

describe("two devices", () => {
  it("merge field by field: mine where I changed something, theirs everywhere else", () => {
    const mine = { ...NAMED, weight: 190, notes: "Left knee" };
    const theirs = { ...NAMED, weight: 188, bodyFat: 18 };
    expect(mergeForms(NAMED, mine, theirs)).toEqual({
      form: { ...NAMED, weight: 190, notes: "Left knee", bodyFat: 18 },
      conflicts: ["weight"],
    });
  });

  it("lose no change of either side, and conflict only when both changed one field differently", () => {
    fc.assert(
      fc.property(forms, forms, forms, (saved, mine, theirs) => {
        const { form, conflicts } = mergeForms(saved, mine, theirs);
        for (const field of CLIENT_FORM_FIELDS) {
          const changedHere = mine[field] !== saved[field];
          expect(form[field]).toBe(changedHere ? mine[field] : theirs[field]);
          expect(conflicts.includes(field)).toBe(
            changedHere && theirs[field] !== saved[field] && mine[field] !== theirs[field],
          );
        }
      }),
    );
  });

  it("keep the form as it is when the other device changed nothing", () => {
    fc.assert(
      fc.property(forms, forms, (saved, mine) => {
        expect(mergeForms(saved, mine, saved)).toEqual({ form: mine, conflicts: [] });
        expect(changedFields(mine, mine)).toEqual([]);
      }),
    );
  });

  it("continue from what the other one saved", () => {
    const theirs = client({ version: 9, bodyFat: 18 });
    const rebased = clientFormReducer(openForm(client()), {
      type: "rebase",
      client: theirs,
      form: { ...formOf(theirs), weight: 190 },
    });
    expect(rebased).toMatchObject({ version: 9, saved: { bodyFat: 18, weight: 195 }, form: { weight: 190 } });
  });
});
