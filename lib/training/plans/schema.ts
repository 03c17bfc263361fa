import * as z from "zod/mini";
import { BODY_WEIGHT_LBS, REPS, REST_SECONDS, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { DAYS_PER_WEEK } from "@/lib/text/calendar/days";
import { QueryOffset } from "@/lib/text/calendar/schema";
import { calendarDay, requiredText, wholeWithin } from "@/lib/text/schema";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { PlannedAndLogged } from "@/lib/training/sessions/schema";
import { EffortFields, ExerciseName, inPounds, MuscleGroup } from "@/lib/training/workouts/schema";
import { MAX_SUPERSET, supersetsOf } from "@/lib/training/workouts/superset";
import {
  LOAD_PERCENT,
  MAX_PLANNED_EXERCISES,
  MAX_WEEKS,
  PLANNED_SETS,
  PROGRAMME_NAME_MAX_LENGTH,
  RPE,
  SESSION_NAME_MAX_LENGTH,
} from "./limits";
import { TEMPO, TEMPO_REFUSAL } from "./tempo";

/** `weight` is in pounds, 0 for body weight: the first load, or the fixed one. */
export const PlannedExercise = z
  .object({
    exerciseName: ExerciseName,
    muscleGroup: MuscleGroup,
    sets: wholeWithin(PLANNED_SETS),
    /** So many sets with each arm or leg. */
    eachLimb: z.optional(z.boolean()),
    reps: z
      .object({ min: wholeWithin(REPS), max: wholeWithin(REPS) })
      .check(z.refine(({ min, max }) => min <= max, "The minimum is larger than the maximum")),
    weight: z.number().check(z.minimum(BODY_WEIGHT_LBS)),
    /** Time or distance per set; `reps` do not count then. */
    ...EffortFields,
    isFixed: z._default(z.boolean(), false),
    withNext: z._default(z.boolean(), false),
    rpe: z.optional(z.number().check(z.minimum(RPE.min), z.maximum(RPE.max))),
    /** In a deload week: percentage of the load that follows from the workouts. */
    loadPercent: z.optional(wholeWithin(LOAD_PERCENT)),
    restSeconds: z.optional(wholeWithin(REST_SECONDS)),
    tempo: z.optional(z.string().check(z.regex(TEMPO, TEMPO_REFUSAL))),
  })
  .check(
    z.superRefine(({ muscleGroup, weight }, ctx) => {
      const { max } = SET_WEIGHT_LBS[muscleGroup];
      if (weight > max)
        ctx.addIssue({ code: "custom", path: ["weight"], message: `At most ${inPounds(max)}` });
    }),
  );
export type PlannedExercise = z.infer<typeof PlannedExercise>;

export const PlannedSession = z
  .object({
    /** 1 is Monday, 7 is Sunday. */
    weekday: wholeWithin({ min: 1, max: DAYS_PER_WEEK }),
    name: requiredText(SESSION_NAME_MAX_LENGTH),
    exercises: z
      .array(PlannedExercise)
      .check(z.maxLength(MAX_PLANNED_EXERCISES, `At most ${MAX_PLANNED_EXERCISES}`)),
  })
  .check(
    z.superRefine(({ exercises }, ctx) => {
      const seen = new Set<string>();
      exercises.forEach(({ exerciseName }, index) => {
        const key = exerciseKey(exerciseName);
        const path = ["exercises", index, "exerciseName"];
        if (seen.has(key)) ctx.addIssue({ code: "custom", path, message: "Only once per session" });
        seen.add(key);
      });
      const path = ["exercises"];
      if (exercises.at(-1)?.withNext)
        ctx.addIssue({ code: "custom", path, message: "The last exercise has no next one" });
      if (supersetsOf(exercises).some((superset) => superset.length > MAX_SUPERSET))
        ctx.addIssue({ code: "custom", path, message: `At most ${MAX_SUPERSET} in a superset` });
    }),
  );
export type PlannedSession = z.infer<typeof PlannedSession>;

const Sessions = z.array(PlannedSession).check(
  z.maxLength(DAYS_PER_WEEK, `At most ${DAYS_PER_WEEK}`),
  z.refine(
    (sessions) => new Set(sessions.map(({ weekday }) => weekday)).size === sessions.length,
    "One session a day",
  ),
);

const Day = calendarDay();

export const PlannedWeek = z.object({
  sessions: Sessions,
  isDeload: z._default(z.boolean(), false),
});
export type PlannedWeek = z.infer<typeof PlannedWeek>;

export const Weeks = z
  .array(PlannedWeek)
  .check(z.minLength(1, "At least one week"), z.maxLength(MAX_WEEKS, `At most ${MAX_WEEKS}`));

export const ProgrammeName = requiredText(PROGRAMME_NAME_MAX_LENGTH);

/** A sequence of weeks. There is no plan before `startsOn`, a day in the first week, and after the last week. */
export const Programme = z.object({ name: ProgrammeName, startsOn: Day, weeks: Weeks });
export type Programme = z.infer<typeof Programme>;

/** `sessions` are a week that repeats, if there is no programme. `timezoneOffset` gives the first day that changes. */
export const NewWeeklyPlan = z.object({
  sessions: Sessions,
  programme: z.optional(Programme),
  timezoneOffset: QueryOffset,
});
export type NewWeeklyPlan = z.output<typeof NewWeeklyPlan>;

/** `date` is a local day, YYYY-MM-DD, with the exercises of that day. */
export const TrainedDay = z.object({ date: z.string(), exercises: z.array(z.string()) });
export type TrainedDay = z.infer<typeof TrainedDay>;

/** Without sessions and programme there is no plan. */
export const WeeklyPlan = z.object({
  /** Sessions of the current week, in UTC. */
  sessions: z.array(PlannedSession),
  programme: z.optional(Programme),
  /** Time of the client's first plan; earlier days cannot be missed. */
  madeAt: z.nullable(z.iso.datetime()),
  trained: z._default(z.array(TrainedDay), []),
  /** From the week before this one to the last day that a session can move to. */
  days: z._default(PlannedAndLogged, { planned: [], workouts: [], archivedOn: null }),
});
export type WeeklyPlan = z.infer<typeof WeeklyPlan>;
