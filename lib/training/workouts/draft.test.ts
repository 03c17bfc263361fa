import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import {
  type DraftAction,
  type ExerciseDraft,
  equalSets,
  performedExercise,
  reduceDraft,
  type SetDraft,
  startDraft,
  topSet,
  WITHOUT_HISTORY,
} from "./draft";

const lb = unitSystem("imperial");

const subject = { key: "draft-1", exerciseName: "Back Squat", muscleGroup: "legs" } as const;
const ids = () => {
  let made = 0;
  return () => `s${++made}`;
};
const start = (last: Parameters<typeof startDraft>[1] = []) => startDraft(subject, last, ids(), lb);
const tapped = (draft: ExerciseDraft, ...actions: DraftAction[]) =>
  actions.reduce<ExerciseDraft | null>((now, action) => now && reduceDraft(now, action), draft);
const values = (draft: ExerciseDraft | null) => draft?.sets.map(({ reps, weight }) => [weight, reps]);
const change = (id: string, set: Partial<SetDraft>): DraftAction => ({ type: "changeSet", id, change: set });
const log = (id: string): DraftAction => ({ type: "setLogged", id, at: "2026-11-27T10:00:00.000Z" });
const add = (id: string): DraftAction => ({ type: "addSet", id });
const remove = (id: string): DraftAction => ({ type: "removeSet", id });

describe("a new draft", () => {
  test("starts with one set of 10 repetitions at 60 lb without a history", () => {
    expect(start().sets).toEqual([
      { id: "s1", setNumber: 1, reps: 10, weight: 60, kind: "working", rpe: null, logged: false },
    ]);
  });

  test("starts with the sets of the last workout, warm-ups included, none of them logged", () => {
    const draft = start([
      { reps: 10, weight: 95, kind: "warmup" },
      { reps: 5, weight: 225 },
    ]);
    expect(draft.sets.map(({ kind, logged }) => [kind, logged])).toEqual([
      ["warmup", false],
      ["working", false],
    ]);
    expect(values(draft)).toEqual([
      [95, 10],
      [225, 5],
    ]);
  });

  test("proposes three sets of 10 repetitions at 185 lb", () => {
    expect(values(start(equalSets(WITHOUT_HISTORY)))).toEqual([
      [185, 10],
      [185, 10],
      [185, 10],
    ]);
  });
});

describe("sets", () => {
  test("a new set copies the one before it", () => {
    expect(values(tapped(start(), change("s1", { reps: 5, weight: 225 }), add("b")))).toEqual([
      [225, 5],
      [225, 5],
    ]);
  });

  test("a new set after a warm-up is a working set", () => {
    const draft = tapped(start(), change("s1", { kind: "warmup" }), add("b"));
    expect(draft?.sets[1]?.kind).toBe("working");
  });

  test("removing a set renumbers the rest", () => {
    const draft = tapped(start(), add("b"), add("c"), remove("s1"));
    expect(draft?.sets.map(({ id, setNumber }) => [id, setNumber])).toEqual([
      ["b", 1],
      ["c", 2],
    ]);
  });

  test("removing the last remaining set removes the draft", () => {
    expect(tapped(start(), remove("s1"))).toBeNull();
  });

  test.each([
    { reps: 0 },
    { reps: 31 },
    { reps: 2.5 },
    { reps: Number.NaN },
    { weight: 751 },
    { weight: -5 },
    { weight: Number.NaN },
  ])("a set does not accept %j", (set) => {
    expect(tapped(start(), change("s1", set))).toEqual(start());
  });

  test.each([0, 2.5, 62.5, 750])("a set accepts a weight of %d lb", (weight) => {
    expect(values(tapped(start(), change("s1", { weight })))).toEqual([[weight, 10]]);
  });

  test("only legs accept more than 500 lb", () => {
    const arms = startDraft({ ...subject, muscleGroup: "arms" }, [], ids(), lb);
    expect(values(tapped(arms, change("s1", { weight: 505 })))).toEqual([[60, 10]]);
  });
});

describe("changing a set", () => {
  const planned = () =>
    start([
      { reps: 10, weight: 95 },
      { reps: 5, weight: 185 },
      { reps: 5, weight: 185 },
      { reps: 3, weight: 185 },
    ]);

  test("also changes later sets with the same planned values", () => {
    expect(values(tapped(planned(), change("s2", { weight: 190 })))).toEqual([
      [95, 10],
      [190, 5],
      [190, 5],
      [190, 3],
    ]);
  });

  test("never changes a logged set or an earlier one", () => {
    expect(values(tapped(planned(), log("s3"), change("s2", { weight: 190, reps: 4 })))).toEqual([
      [95, 10],
      [190, 4],
      [185, 5],
      [190, 3],
    ]);
  });
});

describe("performedExercise", () => {
  test("sends the logged sets and the figures of the top set", () => {
    const draft = tapped(
      start([
        { reps: 8, weight: 185 },
        { reps: 5, weight: 205 },
        { reps: 5, weight: 205 },
      ]),
      log("s1"),
      log("s2"),
      { type: "changeNotes", notes: "Heels down" },
    );
    expect(draft && performedExercise(draft)).toEqual({
      exerciseName: "Back Squat",
      sets: 2,
      reps: 5,
      weight: 205,
      notes: "Heels down",
      setsData: [
        { reps: 8, weight: 185, kind: "working", rpe: null },
        { reps: 5, weight: 205, kind: "working", rpe: null },
      ],
    });
  });

  test("sends all sets if none is logged", () => {
    const draft = start([
      { reps: 8, weight: 185 },
      { reps: 5, weight: 205 },
    ]);
    expect(performedExercise(draft)).toMatchObject({
      sets: 2,
      reps: 5,
      weight: 205,
      setsData: [
        { reps: 8, weight: 185 },
        { reps: 5, weight: 205 },
      ],
    });
  });
});

test("the top set is the heaviest one, then the one with most repetitions", () => {
  const sets = [
    { reps: 5, weight: 100 },
    { reps: 8, weight: 100 },
    { reps: 12, weight: 90 },
  ];
  expect(topSet(sets)).toEqual({ reps: 8, weight: 100 });
  expect(topSet([])).toBeUndefined();
});

test("after any actions sets are numbered from 1 and within their ranges, and a draft is never empty", () => {
  const id = fc.constantFrom("s1", "b", "c", "d");
  const action: fc.Arbitrary<DraftAction> = fc.oneof(
    fc.record({ type: fc.constant("addSet" as const), id }),
    fc.record({ type: fc.constant("removeSet" as const), id }),
    fc.record({
      type: fc.constant("setLogged" as const),
      id,
      at: fc.constantFrom(null, "2026-11-27T10:00:00.000Z"),
    }),
    fc.record({
      type: fc.constant("changeSet" as const),
      id,
      change: fc.record({ reps: fc.double(), weight: fc.double() }, { requiredKeys: [] }),
    }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const draft = tapped(start(), ...actions);
      if (draft === null) return;
      expect(draft.sets.length).toBeGreaterThan(0);
      expect(draft.sets.map((set) => set.setNumber)).toEqual(draft.sets.map((_, index) => index + 1));
      for (const { reps, weight } of draft.sets) {
        expect(Number.isInteger(reps) && reps >= 1 && reps <= 30).toBe(true);
        expect(weight >= 0 && weight <= 750).toBe(true);
      }
    }),
  );
});
