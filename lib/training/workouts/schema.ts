import * as z from "zod/mini";
import { BODY_WEIGHT_LBS, LIFTED_REPS, MUSCLE_GROUPS, REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { TimezoneOffset } from "@/lib/text/calendar/schema";
import { instant, numberWithin, text, wholeWithin } from "@/lib/text/schema";
import { isUuid } from "@/lib/text/uuid";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import { EXERCISE_NAME_MAX_LENGTH, parseExerciseName } from "@/lib/training/catalogue/exercise-name";
import { isTimed, MEASURES, METERS, minWeightOf, SECONDS } from "@/lib/training/catalogue/measure";
import { LIMBS, SET_KINDS } from "./set-kind";

export const MAX_EXERCISES_PER_WORKOUT = 40;
export const MAX_SETS_PER_EXERCISE = 50;
export const MAX_NOTES_LENGTH = 4000;
const FIRST_DAY = "1970-01-01";

export const MuscleGroup = z.enum(MUSCLE_GROUPS);
export type MuscleGroup = z.infer<typeof MuscleGroup>;

export const ExerciseName = z.pipe(
  z.string(),
  z.transform((value, ctx) => {
    const name = parseExerciseName(value);
    if (name !== null) return name;
    const message = value.trim() ? `At most ${EXERCISE_NAME_MAX_LENGTH} plain characters` : "Required";
    ctx.issues.push({ code: "custom", message, input: value });
    return z.NEVER;
  }),
);

export const SetKind = z.enum(SET_KINDS);
export type SetKind = z.infer<typeof SetKind>;

export const Limb = z.enum(LIMBS);

export const Measure = z.enum(MEASURES);

export const EffortFields = {
  seconds: z.nullish(wholeWithin(SECONDS, (limit) => `${limit} s`)),
  meters: z.nullish(numberWithin(METERS, (limit) => `${limit} m`)),
};

const setWith = (mostReps: number) =>
  z.object({
    reps: z.int().check(z.maximum(mostReps, `At most ${mostReps}`)),
    weight: z.number(),
    ...EffortFields,
    kind: z.optional(SetKind),
    rpe: z.nullish(z.number().check(z.minimum(1), z.maximum(10))),
    limb: z.nullish(Limb),
  });
/** Weight in pounds: 0 is body weight, negative is assistance. Limits that depend on the exercise are checked below. */
export const PerformedSet = setWith(REPS.max);
export type PerformedSet = z.infer<typeof PerformedSet>;
/** The same with the repetitions of a set that was lifted elsewhere. */
export const LiftedSet = setWith(LIFTED_REPS.max);

export const inPounds = (limit: number): string => `${limit} lb`;

export const checkSets = z.superRefine(
  (
    exercise: {
      exerciseName: string;
      measure?: z.infer<typeof Measure> | undefined;
      setsData?: readonly z.output<typeof PerformedSet>[] | undefined;
    },
    ctx,
  ) => {
    const { exerciseName, setsData = [], measure = usualMeasure(exerciseName) } = exercise;
    const lightest = minWeightOf(measure);
    setsData.forEach((set, s) => {
      const wrong = (field: "reps" | "weight", message: string) =>
        ctx.addIssue({ code: "custom", path: ["setsData", s, field], message, input: set[field] });
      if (set.reps < REPS.min && !(set.reps === 0 && isTimed(set))) wrong("reps", `At least ${REPS.min}`);
      if (set.weight < lightest) wrong("weight", `At least ${inPounds(lightest)}`);
    });
  },
);

/** Either a list of sets, or a number of equal sets. */
const exerciseOf = (PerformedSet: typeof LiftedSet) =>
  z.pipe(
    z
      .object({
        exerciseName: ExerciseName,
        measure: z.optional(Measure),
        notes: z.nullish(text(MAX_NOTES_LENGTH)),
        setsData: z.optional(
          z.array(PerformedSet).check(z.minLength(1, "At least one set"), z.maxLength(MAX_SETS_PER_EXERCISE)),
        ),
        sets: z.optional(z.int().check(z.minimum(1, "At least one set"), z.maximum(MAX_SETS_PER_EXERCISE))),
        reps: z.optional(wholeWithin({ min: 0, max: REPS.max })),
        weight: z.optional(z.number()),
      })
      .check(checkSets),
    z.transform(({ exerciseName, measure, notes, setsData, sets, reps, weight }, ctx) => {
      const about = { exerciseName, notes, ...(measure && { measure }) };
      if (setsData) return { ...about, setsData };
      if (sets !== undefined && reps !== undefined && weight !== undefined) {
        const equal: z.output<typeof PerformedSet>[] = Array.from({ length: sets }, () => ({ reps, weight }));
        if (reps >= REPS.min && weight >= BODY_WEIGHT_LBS) return { ...about, setsData: equal };
        const path = reps < REPS.min ? "reps" : "weight";
        const least = reps < REPS.min ? REPS.min : inPounds(BODY_WEIGHT_LBS);
        ctx.issues.push({ code: "custom", path: [path], message: `At least ${least}`, input: reps });
        return z.NEVER;
      }
      ctx.issues.push({
        code: "custom",
        path: ["setsData"],
        message: "At least one set",
        input: setsData,
      });
      return z.NEVER;
    }),
  );

const exercisesOf = (set: typeof LiftedSet) =>
  z
    .array(exerciseOf(set))
    .check(z.minLength(1, "At least one exercise"), z.maxLength(MAX_EXERCISES_PER_WORKOUT));
export const PerformedExercises = exercisesOf(PerformedSet);
export const LiftedExercises = exercisesOf(LiftedSet);

/** A day in the trainer's time zone, YYYY-MM-DD. */
export const LocalDay = z.iso.date().check(z.refine((day) => day >= FIRST_DAY, `Not before ${FIRST_DAY}`));

export const NewWorkout = z.pipe(
  z.object({
    muscleGroup: MuscleGroup,
    exercises: PerformedExercises,
    timezoneOffset: TimezoneOffset,
    /** Time of the workout if it was saved offline and sent later. */
    performedAt: z.optional(instant()),
    /** Start of the visit to the gym. */
    startedAt: z.optional(instant()),
    /** Day of the workout if it is not the day of the save. */
    date: z.optional(LocalDay),
    /** The planned session that it was opened from. */
    plannedSessionId: z.optional(z.string().check(z.refine(isUuid, "Invalid input"))),
  }),
  z.transform((workout, ctx) => {
    const { max } = SET_WEIGHT_LBS[workout.muscleGroup];
    workout.exercises.forEach(({ setsData }, e) => {
      setsData.forEach(({ weight }, s) => {
        const path = ["exercises", e, "setsData", s, "weight"];
        if (weight > max)
          ctx.issues.push({ code: "custom", path, message: `At most ${inPounds(max)}`, input: weight });
      });
    });
    return workout;
  }),
);
export type NewWorkout = z.infer<typeof NewWorkout>;

export const NewRecord = z.object({
  exerciseName: z.string(),
  /** `value` is in pounds, repetitions, seconds or meters; for `pace` in seconds. */
  kind: z.enum(["weight", "reps", "estimatedOneRepMax", "time", "distance", "pace"]),
  value: z.number(),
  previous: z.number(),
});
export type NewRecord = z.infer<typeof NewRecord>;

export const SavedWorkout = z.object({ id: z.string(), newRecords: z.array(NewRecord) });
export type SavedWorkout = z.infer<typeof SavedWorkout>;

export const StoredSet = z.object({
  reps: z.number(),
  weight: z.number(),
  seconds: z.optional(z.number()),
  meters: z.optional(z.number()),
  kind: SetKind,
  rpe: z.nullable(z.number()),
  limb: z.optional(Limb),
});
export type StoredSet = z.infer<typeof StoredSet>;
