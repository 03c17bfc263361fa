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
  // Expenditure is calibrated to the start of the plan; the body has moved on since.
  const subject = subjectOf({ ...input, weightLbs, bodyFat });
  const estimate = estimateFor(input, learned);
  const kind = goalKindOf(subjectOf(learned.question));
  const path = expectedPath(subject, kind, estimate);
  const course = courseOf(subject, path);
  return {
    subject,
    variant: variantOf(subject, personOf(estimate)),
    kind,
    course,
    band: bandOfLearned(subject, estimate, course.months.length),
    goalDays: path.goalDays,
  };
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
function courseOf(subject: Subject, { states, intake, end }: Path): Course {
  const reached = states.findIndex((body) => isReached(subject, body));
  const steps = reached < 0 ? states : states.slice(0, reached + 1);
  const months = [...steps.filter((_, step) => step % STEPS_PER_MONTH === 0)];
  const last = steps.at(-1);
  if (last && (steps.length - 1) % STEPS_PER_MONTH > 0) months.push(last);
  const near = months.findIndex((body) => isNearBodyFat(subject, body));
  const course = { steps, months, intake, monthsToBodyFat: near < 0 ? null : near };
  if (reached === 0) return { ...course, end: "already" };
  if (reached > 0) return { ...course, end: "reached" };
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
