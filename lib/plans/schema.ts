import * as z from "zod/mini";
import { BODY_WEIGHT_LBS, REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { DAYS_PER_WEEK, mondayOf } from "@/lib/calendar/days";
import { calendarDay, requiredText } from "@/lib/text/schema";
import { QueryOffset } from "@/lib/transformations/schema";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import { EffortFields, ExerciseName, MuscleGroup, wholeWithin } from "@/lib/workouts/schema";
import { MAX_SUPERSET, supersetsOf } from "@/lib/workouts/superset";
import { workoutIssueTexts } from "@/lib/workouts/texts";
import {
  LOAD_PERCENT,
  MAX_PLANNED_EXERCISES,
  MAX_WEEKS,
  PLANNED_SETS,
  PROGRAMME_NAME_MAX_LENGTH,
  RPE,
  SESSION_NAME_MAX_LENGTH,
} from "./limits";
import { planIssueTexts } from "./texts";

/** `weight` in pounds, 0 for body weight: the load to start with, or the one that is never moved. */
export const PlannedExercise = z
  .object({
    exerciseName: ExerciseName,
    muscleGroup: MuscleGroup,
    sets: wholeWithin(PLANNED_SETS),
    reps: z
      .object({ min: wholeWithin(REPS), max: wholeWithin(REPS) })
      .check(z.refine(({ min, max }) => min <= max, planIssueTexts.repsTurned)),
    weight: z.number().check(z.minimum(BODY_WEIGHT_LBS)),
    /** How long or how far in each set; the repetitions do not count then. */
    ...EffortFields,
    /** The trainer's own load: what was logged does not move it. */
    isFixed: z._default(z.boolean(), false),
    /** Done in turn with the exercise after it, a superset. */
    withNext: z._default(z.boolean(), false),
    /** How hard the sets should be. */
    rpe: z.optional(z.number().check(z.minimum(RPE.min), z.maximum(RPE.max))),
    /** The share of what follows from the workouts, in percent, in an easy week. */
    loadPercent: z.optional(wholeWithin(LOAD_PERCENT)),
  })
  .check(
    z.superRefine(({ muscleGroup, weight }, ctx) => {
      const { max } = SET_WEIGHT_LBS[muscleGroup];
      if (weight > max)
        ctx.addIssue({ code: "custom", path: ["weight"], message: workoutIssueTexts.atMost(max) });
    }),
  );
export type PlannedExercise = z.infer<typeof PlannedExercise>;

export const PlannedSession = z
  .object({
    /** 1 is Monday, 7 Sunday. */
    weekday: wholeWithin({ min: 1, max: DAYS_PER_WEEK }),
    name: requiredText(SESSION_NAME_MAX_LENGTH),
    exercises: z
      .array(PlannedExercise)
      .check(z.maxLength(MAX_PLANNED_EXERCISES, workoutIssueTexts.atMost(MAX_PLANNED_EXERCISES))),
  })
  .check(
    z.superRefine(({ exercises }, ctx) => {
      const seen = new Set<string>();
      exercises.forEach(({ exerciseName }, index) => {
        const key = exerciseKey(exerciseName);
        const path = ["exercises", index, "exerciseName"];
        if (seen.has(key)) ctx.addIssue({ code: "custom", path, message: planIssueTexts.exerciseTwice });
        seen.add(key);
      });
      const path = ["exercises"];
      if (exercises.at(-1)?.withNext)
        ctx.addIssue({ code: "custom", path, message: planIssueTexts.nothingFollows });
      if (supersetsOf(exercises).some((superset) => superset.length > MAX_SUPERSET))
        ctx.addIssue({ code: "custom", path, message: planIssueTexts.supersetTooLong(MAX_SUPERSET) });
    }),
  );
export type PlannedSession = z.infer<typeof PlannedSession>;

const Sessions = z.array(PlannedSession).check(
  z.maxLength(DAYS_PER_WEEK, workoutIssueTexts.atMost(DAYS_PER_WEEK)),
  z.refine(
    (sessions) => new Set(sessions.map(({ weekday }) => weekday)).size === sessions.length,
    planIssueTexts.dayTwice,
  ),
);

const Day = calendarDay();

export const PlannedWeek = z.object({
  sessions: Sessions,
  /** An easy week, to recover in. */
  isDeload: z._default(z.boolean(), false),
});
export type PlannedWeek = z.infer<typeof PlannedWeek>;

export const Weeks = z
  .array(PlannedWeek)
  .check(z.minLength(1, planIssueTexts.noWeek), z.maxLength(MAX_WEEKS, workoutIssueTexts.atMost(MAX_WEEKS)));

export const ProgrammeName = requiredText(PROGRAMME_NAME_MAX_LENGTH);

/** Weeks one after the other. Nothing is planned before `startsOn`, which lies in the first week, and after the last. */
export const Programme = z.object({ name: ProgrammeName, startsOn: Day, weeks: Weeks });
export type Programme = z.infer<typeof Programme>;

/** `sessions` are a week that repeats, unless there is a programme. */
export const NewWeeklyPlan = z.object({ sessions: Sessions, programme: z.optional(Programme) });
export type NewWeeklyPlan = z.infer<typeof NewWeeklyPlan>;

/** A session that was missed on one day and is made up for on another one of the same week. */
export const SessionMove = z.object({ from: Day, to: Day });
export type SessionMove = z.infer<typeof SessionMove>;

/** With `to` equal to `from` the session goes back. `timezoneOffset` says which day today is. */
export const NewMove = z.object({ ...SessionMove.shape, timezoneOffset: QueryOffset }).check(
  z.refine(({ from, to }) => from <= to && mondayOf(from) === mondayOf(to), {
    path: ["to"],
    error: planIssueTexts.otherWeek,
  }),
);
export type NewMove = z.output<typeof NewMove>;

/** A local day, YYYY-MM-DD, and the exercises that were logged on it. */
export const TrainedDay = z.object({ date: z.string(), exercises: z.array(z.string()) });
export type TrainedDay = z.infer<typeof TrainedDay>;

/** Without sessions and a programme there is no plan. */
export const WeeklyPlan = z.object({
  /** Of the present week, in UTC. */
  sessions: z.array(PlannedSession),
  /** Absent where one week repeats. */
  programme: z.optional(Programme),
  /** When the client got a plan for the first time: before that, nothing was missed. */
  madeAt: z.nullable(z.iso.datetime()),
  /** What was logged in the last two weeks. */
  trained: z._default(z.array(TrainedDay), []),
  /** Those of this week and of the last two. */
  moves: z._default(z.array(SessionMove), []),
});
export type WeeklyPlan = z.infer<typeof WeeklyPlan>;
