import type { HalfWidth } from "./band";
import { EIGHT_IN_TEN } from "./constants";
import {
  ADHERENCE,
  bodyFatRow,
  bodyOf,
  type Estimate,
  FAT,
  LEAN,
  OWN,
  personOf,
  weightRow,
} from "./estimate";
import type { GoalKind } from "./goal";
import { isReachedSpan } from "./goal-span";
import { entry, type Vector, varianceOf, zeros } from "./matrix";
import { expectedPath, modelVarianceOf } from "./outlook";
import { variantOf } from "./person";
import { addEnergyVariance, predict } from "./prediction";
import { goalKindOf, type Path } from "./projection";
import { type Course, isFlat, isNearBodyFat, isReached, STALL_MONTHS } from "./simulation";
import { STEP_DAYS, STEPS_PER_MONTH, type Variant } from "./step";
import { type ForecastInput, type Learned, type Subject, subjectOf } from "./subject";
import type { TrainingHabits } from "./training";

export interface LearnedCourse {
  readonly subject: Subject;
  readonly variant: Variant;
  readonly kind: GoalKind;
  readonly course: Course;
  readonly band: readonly HalfWidth[];
  /** Days from the newest weigh-in to the goal; null if it is not reached. */
  readonly goalDays: number | null;
}

/** The course from the newest weigh-in on, of the client as the weigh-ins show them. */
export function learnedCourse(input: ForecastInput, learned: Learned): LearnedCourse {
  const { weightLbs, bodyFat } = learned.question;
  const { targetWeightLbs, targetBodyFat } = input;
  // Expenditure is calibrated to the start of the plan; the body has moved on since.
  const subject = subjectOf({ ...input, weightLbs, bodyFat });
  const estimate = estimateFor(input, learned);
  const kind = goalKindOf(subjectOf({ ...learned.question, targetWeightLbs, targetBodyFat }));
  const path = expectedPath(subject, kind, estimate);
  const isThere = isReachedSpan(learned.goal) && isSameGoal(input, learned.question);
  const course = isThere ? heldCourse(path) : courseOf(subject, kind, path);
  return {
    subject,
    variant: variantOf(subject, personOf(estimate)),
    kind,
    course,
    band: bandOfLearned(subject, estimate, course.months.length),
    goalDays: isThere ? 0 : path.goalDays,
  };
}

const isSameGoal = (one: Goal, other: Goal): boolean =>
  one.targetWeightLbs === other.targetWeightLbs && one.targetBodyFat === other.targetBodyFat;

type Goal = Pick<ForecastInput, "targetWeightLbs" | "targetBodyFat">;

/** Of who has reached the goal: today's body, which is held. */
const heldCourse = ({ states }: Path): Course => {
  const now = states.slice(0, 1);
  return { end: "already", months: now, steps: now, intake: [], monthsToBodyFat: 0 };
};

/** Half of the range in which today's own body lies for 8 of 10 such clients. */
export function todaysRange({ learned, ...input }: ForecastInput): HalfWidth | undefined {
  if (!learned) return undefined;
  const { weightLbs, bodyFat } = learned.question;
  return bandOfLearned(subjectOf({ ...input, weightLbs, bodyFat }), learned.estimate, 1)[0];
}

/** Another entered adherence moves the one that was learned by as much. */
export function estimateFor(
  { dietAdherence }: Pick<TrainingHabits, "dietAdherence">,
  { estimate, question }: Pick<Learned, "estimate" | "question">,
): Estimate {
  if (dietAdherence === question.dietAdherence) return estimate;
  const mean = estimate.mean.slice();
  mean[ADHERENCE] = entry(mean, ADHERENCE) + dietAdherence - question.dietAdherence;
  return { ...estimate, mean };
}

/** Cut where the published course is: at the target, on a plateau, or at the end of the plan. */
function courseOf(subject: Subject, kind: GoalKind, { states, intake, end, goalDays }: Path): Course {
  const reached = states.findIndex((body) => isReached(subject, body));
  // A gain ends with its weight, however much leaner: going on for the fat would leave the target behind.
  const gained = kind === "weight" && goalDays !== null ? Math.ceil(goalDays / STEP_DAYS) : -1;
  const stop = reached < 0 ? gained : reached;
  const steps = stop < 0 ? states : states.slice(0, stop + 1);
  const months = [...steps.filter((_, step) => step % STEPS_PER_MONTH === 0)];
  const last = steps.at(-1);
  if (last && (steps.length - 1) % STEPS_PER_MONTH > 0) months.push(last);
  const near = months.findIndex((body) => isNearBodyFat(subject, body));
  const course = { steps, months, intake, monthsToBodyFat: near < 0 ? null : near };
  if (reached === 0) return { ...course, end: "already" };
  if (reached > 0) return { ...course, end: "reached" };
  if (gained >= 0) return { ...course, end: "rest" };
  const flat = months.findIndex((_, month) => isFlat(months.slice(0, month + 1)));
  if (flat > 0) return { ...course, end: "stalled", months: months.slice(0, flat + 1 - STALL_MONTHS) };
  return { ...course, end: end ?? "horizon" };
}

/** From the covariance, which needs no members. */
function bandOfLearned(subject: Subject, estimate: Estimate, months: number): HalfWidth[] {
  let at = estimate;
  return Array.from({ length: months }, (_, month) => {
    const days = month * STEPS_PER_MONTH * STEP_DAYS;
    at = predict(subject, { ...at, seenOn: estimate.day + days }, estimate.day + days);
    const covariance = at.covariance.slice();
    addEnergyVariance(covariance, entry(at.mean, FAT), modelVarianceOf(days));
    const half = (row: Vector) => EIGHT_IN_TEN * Math.sqrt(varianceOf(covariance, row));
    return { bodyFat: half(bodyFatRow(at, OWN)), leanKg: half(leanRow(at)), weightKg: half(weightRow(0)) };
  });
}

/** Derivative of the lean mass that the client's own method shows. */
function leanRow(estimate: Estimate): Vector {
  const row = zeros(estimate.mean.length);
  const { fatKg, leanKg } = bodyOf(estimate);
  row[LEAN] = 1;
  row[OWN] = -(fatKg + leanKg) / 100;
  return row;
}
