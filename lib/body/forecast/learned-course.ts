import type { HalfWidth } from "./band";
import { clamp, EIGHT_IN_TEN } from "./constants";
import type { BodyState } from "./energy";
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
  const expected = expectedPath(subject, kind, estimate);
  const path = inTime(
    expected,
    paceOf(isSameGoal(input, learned.question) ? kind : goalKindOf(subjectOf(learned.question)), learned),
  );
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

/**
 * How much faster the shown day of the goal is than the expected course, by the client's saved habits. The shown day stays
 * still through noise, so the course takes its pace: chart, table and images come to the goal on the day that is said.
 */
function paceOf(kind: GoalKind, learned: Learned): number {
  const { day } = learned.goal;
  if (day === null || day <= learned.estimate.day) return 1;
  const saved = subjectOf({ ...learned.question, ...learned.habits });
  const after = expectedPath(saved, kind, estimateFor(learned.habits, learned)).goalDays;
  return after ? clamp(after / (day - learned.estimate.day), 1 / MOST_PACE, MOST_PACE) : 1;
}
/** The half of likely days, in which the shown day lies, is no wider. */
const MOST_PACE = 2;

/** The same course at another pace. */
function inTime(path: Path, pace: number): Path {
  if (pace === 1) return path;
  const { states, drives, intake, goalDays } = path;
  const steps = Math.floor((states.length - 1) / pace);
  const at = Array.from({ length: steps + 1 }, (_, step) => step * pace);
  return {
    ...path,
    states: at.map((step) => between(states, step)),
    drives: at.map((step) => drives[Math.round(step)] ?? 0),
    intake: at.flatMap((step) => intake[Math.floor(step)] ?? []),
    goalDays: goalDays && goalDays / pace,
  };
}

function between(states: readonly BodyState[], step: number): BodyState {
  const [from, to] = [states[Math.floor(step)], states[Math.ceil(step)]];
  if (!from || !to) throw new RangeError(`step ${step} of ${states.length}`);
  const mix = (one: number, other: number) => one + (step - Math.floor(step)) * (other - one);
  return {
    fatKg: mix(from.fatKg, to.fatKg),
    leanKg: mix(from.leanKg, to.leanKg),
    adaptationKcal: mix(from.adaptationKcal, to.adaptationKcal),
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
