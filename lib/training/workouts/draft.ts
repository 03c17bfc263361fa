import { BODY_WEIGHT_LBS, type MuscleGroup, REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { dayHere } from "@/lib/text/calendar/local-date";
import { isWithin } from "@/lib/text/number-range";
import { equipmentOf, findPreset, usualMeasure } from "@/lib/training/catalogue/catalogue";
import {
  effortOf,
  isBetterSet,
  isEffort,
  METERS,
  type Measure,
  minWeightOf,
  SECONDS,
} from "@/lib/training/catalogue/measure";
import { MAX_PAUSE_MS } from "@/lib/training/day/standing";
import { LIMBS, type Limb, otherLimb, type SetKind } from "./set-kind";
import { nearestTap } from "./set-step";

/** `weight` is in pounds: 0 is body weight, negative values are assistance. Sets of time or distance have 0 `reps`. */
export interface SetDraft {
  readonly id: string;
  readonly setNumber: number;
  readonly reps: number;
  readonly weight: number;
  readonly seconds?: number | undefined;
  readonly meters?: number | undefined;
  /** Missing for both arms or legs at once. */
  readonly limb?: Limb | undefined;
  readonly kind: SetKind;
  /** Rating of perceived exertion, 1 to 10. */
  readonly rpe: number | null;
  readonly logged: boolean;
}

export interface ExerciseDraft {
  /** Idempotency key of the save. */
  readonly key: string;
  readonly exerciseName: string;
  readonly muscleGroup: MuscleGroup;
  readonly measure?: Measure | undefined;
  readonly sets: readonly SetDraft[];
  readonly notes: string;
  /** ISO instant of the last logged set; missing before it, and in drafts of an older version of the app. */
  readonly lastSetAt?: string | undefined;
}

export type SetValues = Pick<SetDraft, "reps" | "weight" | "seconds" | "meters" | "limb">;
export type EqualSets = SetValues & { readonly sets: number; readonly eachLimb?: boolean | undefined };
export type SetChange = Partial<SetValues & Pick<SetDraft, "kind" | "rpe">>;

/** The caller makes ids and keys, so that the reducer is pure. */
export type DraftAction =
  | { type: "addSet"; id: string }
  | { type: "changeSet"; id: string; change: SetChange }
  /** `at` is an ISO instant; null takes the set back. */
  | { type: "setLogged"; id: string; at: string | null }
  | { type: "removeSet"; id: string }
  | { type: "changeNotes"; notes: string }
  | { type: "renewKey"; key: string };

export const FIRST_SET = { reps: 10, weight: 60 } as const;
/** `FIRST_SET` rounded to a weight step of the unit system. */
export const firstSet = (
  muscleGroup: MuscleGroup,
  system: UnitSystem,
  measure: Measure = "load",
): SetValues =>
  measure === "load"
    ? { ...FIRST_SET, weight: nearestTap(FIRST_SET.weight, muscleGroup, system) }
    : FIRST_OF[measure];
const FIRST_OF: Record<Exclude<Measure, "load">, SetValues> = {
  bodyWeight: { reps: FIRST_SET.reps, weight: BODY_WEIGHT_LBS },
  time: { reps: 0, weight: BODY_WEIGHT_LBS, seconds: 30 },
  distance: { reps: 0, weight: BODY_WEIGHT_LBS, meters: 400 },
};
export const WITHOUT_HISTORY: EqualSets = { sets: 3, reps: 10, weight: 185 };
/** Null unless it is a compound with a barbell: nobody raises such a load to the side. */
export function withoutHistory(
  exerciseName: string,
  muscleGroup: MuscleGroup,
  system: UnitSystem,
): EqualSets | null {
  const isBarbell = equipmentOf(exerciseName) === "barbell";
  if (!isBarbell || findPreset(exerciseName)?.preset.kind !== "compound") return null;
  return { ...WITHOUT_HISTORY, weight: nearestTap(WITHOUT_HISTORY.weight, muscleGroup, system) };
}

export const firstPlanned = (measure: Measure): EqualSets => ({
  ...(measure === "load" ? FIRST_OF.bodyWeight : FIRST_OF[measure]),
  sets: 3,
});

type Subject = Pick<ExerciseDraft, "key" | "exerciseName" | "muscleGroup" | "measure">;
type PlannedSet = SetValues & { kind?: SetKind };

/** Calls `newId` once per set. */
export function startDraft(
  subject: Subject,
  lastSets: readonly PlannedSet[],
  newId: () => string,
  system: UnitSystem,
): ExerciseDraft {
  const measure = subject.measure ?? usualMeasure(subject.exerciseName);
  const planned: readonly PlannedSet[] =
    lastSets.length > 0 ? lastSets : [firstSet(subject.muscleGroup, system, measure)];
  const sets = planned.map(({ kind = "working", ...set }) => newSet(newId(), { ...valuesOf(set), kind }));
  return withSets({ ...subject, ...(measure !== "load" && { measure }), notes: "", sets: [] }, sets);
}

export const equalSets = ({ sets, eachLimb, ...values }: EqualSets): SetValues[] =>
  onLimbs(
    Array.from({ length: sets }, () => values),
    eachLimb,
  );

/** Each set with one arm or leg after the other, if they train apart. */
export const onLimbs = (sets: readonly SetValues[], eachLimb: boolean | undefined): SetValues[] =>
  eachLimb ? sets.flatMap((set) => LIMBS.map((limb) => ({ ...set, limb }))) : [...sets];

export const valuesOf = ({ reps, weight, limb, ...set }: SetValues): SetValues => ({
  reps,
  weight,
  ...effortOf(set),
  ...(limb && { limb }),
});

/** The draft after an action; null when the last set is removed. Ignores an action on an unknown set. */
export function reduceDraft(draft: ExerciseDraft, action: DraftAction): ExerciseDraft | null {
  switch (action.type) {
    case "addSet":
      return withSets(draft, [...draft.sets, nextSet(draft.sets, action.id)]);
    case "changeSet":
      return changeSet(draft, action.id, action.change);
    case "setLogged": {
      const { id, at } = action;
      const logged = at !== null;
      const sets = draft.sets.map((set) => (set.id === id ? { ...set, logged } : set));
      return withSets(logged ? { ...draft, lastSetAt: at } : draft, sets);
    }
    case "removeSet": {
      const sets = draft.sets.filter((set) => set.id !== action.id);
      return sets.length === 0 ? null : withSets(draft, sets);
    }
    case "changeNotes":
      return { ...draft, notes: action.notes };
    case "renewKey":
      return { ...draft, key: action.key };
  }
}

export function topSet<T extends SetValues>(sets: readonly T[]): T | undefined {
  return sets.reduce<T | undefined>((top, set) => {
    return !top || isBetterSet(set, top) ? set : top;
  }, undefined);
}

export const loggedSets = (draft: ExerciseDraft): SetDraft[] => draft.sets.filter((set) => set.logged);

/** The local day of logged sets that were left unsaved on another day; null if the workout can still go on. */
export function dayLeftBehind(draft: ExerciseDraft, now: Date): string | null {
  if (draft.lastSetAt === undefined || loggedSets(draft).length === 0) return null;
  const last = new Date(draft.lastSetAt);
  const day = dayHere(last);
  return now.getTime() - last.getTime() <= MAX_PAUSE_MS || day === dayHere(now) ? null : day;
}

export function performedSets(draft: ExerciseDraft): readonly SetDraft[] {
  const logged = loggedSets(draft);
  return logged.length > 0 ? logged : draft.sets;
}

export function performedExercise(draft: ExerciseDraft) {
  const sets = performedSets(draft);
  const top = topSet(sets);
  if (!top) return null;
  return {
    exerciseName: draft.exerciseName,
    ...(draft.measure && { measure: draft.measure }),
    sets: sets.length,
    reps: top.reps,
    weight: top.weight,
    notes: draft.notes,
    setsData: sets.map(({ kind, rpe, ...set }) => ({ ...valuesOf(set), kind, rpe })),
  };
}

/** In pounds. Assistance only counts for body-weight exercises. */
export const isSetWeight = (muscleGroup: MuscleGroup, weight: number, measure?: Measure): boolean =>
  isWithin({ ...SET_WEIGHT_LBS[muscleGroup], min: minWeightOf(measure) }, weight);

function nextSet(sets: readonly SetDraft[], id: string): SetDraft {
  const last: PlannedSet = sets.at(-1) ?? FIRST_SET;
  const { kind = "working" } = last;
  const limb = last.limb && otherLimb(last.limb);
  return newSet(id, { ...valuesOf({ ...last, limb }), kind: kind === "warmup" ? "working" : kind });
}

const newSet = (id: string, values: SetValues & { kind: SetKind }): SetDraft => ({
  id,
  setNumber: 0,
  ...values,
  rpe: null,
  logged: false,
});

/** Ignores a value outside of its range, so that a half-typed number does not become another number. */
function changeSet(draft: ExerciseDraft, id: string, change: SetChange): ExerciseDraft {
  const index = draft.sets.findIndex((set) => set.id === id);
  const before = draft.sets[index];
  if (!before) return draft;
  const after = { ...before, ...allowed(change, draft) };
  const sets = draft.sets.map((set, at) => {
    if (at === index) return after;
    if (at < index || set.logged) return set;
    const reps = set.reps === before.reps ? after.reps : set.reps;
    const weight = set.weight === before.weight ? after.weight : set.weight;
    const seconds = set.seconds === before.seconds ? after.seconds : set.seconds;
    const meters = set.meters === before.meters ? after.meters : set.meters;
    return { ...set, reps, weight, seconds, meters };
  });
  return withSets(draft, sets);
}

function allowed(change: SetChange, { muscleGroup, measure }: ExerciseDraft): SetChange {
  const { reps, weight, seconds, meters, ...rest } = change;
  const isCount = reps !== undefined && Number.isInteger(reps) && isWithin(REPS, reps);
  const isOfEffort = reps !== undefined && isEffort({ reps, weight: 0, seconds, meters });
  return {
    ...rest,
    ...((isCount || isOfEffort) && { reps }),
    ...(weight !== undefined && isSetWeight(muscleGroup, weight, measure) && { weight }),
    ...(seconds !== undefined && Number.isInteger(seconds) && isWithin(SECONDS, seconds) && { seconds }),
    // A distance may have no time.
    ...(seconds === 0 && { seconds: undefined }),
    ...(meters !== undefined && isWithin(METERS, meters) && { meters }),
  };
}

const withSets = (draft: ExerciseDraft, sets: readonly SetDraft[]): ExerciseDraft => ({
  ...draft,
  sets: sets.map((set, index) => ({ ...set, setNumber: index + 1 })),
});
