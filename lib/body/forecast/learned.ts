import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import { kgToLbs, lbsToKg } from "@/lib/body/units";
import { DAY_MS } from "@/lib/text/calendar/days";
import { roundToTenth } from "@/lib/text/numbers";
import { MODEL_VERSION } from "./constants";
import { trendOf } from "./estimate";
import { estimateOf, type Observation, observe, perDay } from "./filter";
import { goalSpanOf, isReachedSpan, movedGoalSpan, nextGoalSpan } from "./goal-span";
import { estimateFor } from "./learned-course";
import { methodErrorOf } from "./method-error";
import { daysTaught, firstEstimate, taughtBy } from "./new-plan";
import { expectedPath } from "./outlook";
import { goalKindOf, plannedPath } from "./projection";
import { type Standing, standingOf } from "./standing";
import { type Entered, type ForecastInput, type Learned, subjectOf, type Taught } from "./subject";
import type { TrainingHabits } from "./training";

/** A weigh-in in pounds and percent; `tapeBodyFat` is estimated from girths. */
export interface WeighedBody {
  readonly takenAt: Date;
  readonly weightLbs: number;
  readonly bodyFat: number | null;
  /** How it was measured; null or absent if that is not known. */
  readonly bodyFatMethod?: BodyFatMethod | null;
  readonly tapeBodyFat: number | null;
}

/**
 * The weigh-ins that follow the first day of a plan, whose own figures are the entered start.
 * @param own the method of the start's body fat; absent when it is not known
 */
export function observationsOf(
  startedAt: Date,
  own: BodyFatMethod | undefined,
  weighIns: readonly WeighedBody[],
): Observation[] {
  return perDay(
    weighIns.flatMap((weighIn): Observation[] => {
      const day = Math.floor((weighIn.takenAt.getTime() - startedAt.getTime()) / DAY_MS);
      const bodyFat = weighIn.bodyFat ?? weighIn.tapeBodyFat;
      const seen = { day, weightKg: lbsToKg(weighIn.weightLbs), bodyFat, ...methodOf(weighIn, own) };
      return day < 1 ? [] : [seen];
    }),
  );
}

function methodOf(
  { bodyFat, bodyFatMethod, tapeBodyFat }: WeighedBody,
  own: BodyFatMethod | undefined,
): Pick<Observation, "method" | "bodyFatNoise"> {
  const isTape = bodyFat === null && tapeBodyFat !== null;
  const by = isTape ? "tape" : (bodyFatMethod ?? "unknown");
  return { method: by === (own ?? "unknown") ? "own" : by, bodyFatNoise: methodErrorOf(by).scatter };
}

/** A plan's input on its first day. */
export interface StartedPlan {
  readonly startedAt: Date;
  readonly question: Entered;
}

/** What the weigh-ins of earlier plans, the oldest first, had taught by the first day of the next. */
export function taughtBefore(
  next: StartedPlan,
  earlier: readonly StartedPlan[],
  weighIns: readonly WeighedBody[],
): Taught | undefined {
  let outset: Taught | undefined;
  for (const [index, { startedAt, question }] of earlier.entries()) {
    const then = earlier[index + 1] ?? next;
    const seen = weighIns.filter(({ takenAt }) => takenAt > startedAt && takenAt <= then.startedAt);
    const observed = observationsOf(startedAt, question.bodyFatMethod, seen);
    const estimate = estimateOf(subjectOf(question), observed, firstEstimate({ question, outset }));
    const known = { question, startedAt: startedAt.toISOString(), estimate, outset };
    outset = daysTaught(known) > 0 ? taughtBy(known, then.question, then.startedAt) : undefined;
  }
  return outset;
}

/** The plan is what was expected on its first day, of an average client or of one who is known. */
const planOf = ({ question, outset }: Pick<Learned, "question" | "outset">) => {
  const subject = subjectOf(question);
  const kind = goalKindOf(subject);
  const plan = outset ? expectedPath(subject, kind, outset.estimate) : plannedPath(subject, kind);
  return { subject, kind, plan };
};

/** Before the plan's first weigh-in. @param question the plan's input on its first day */
export function unlearned(startedAt: Date, question: Entered, outset?: Taught): Learned {
  const { subject, kind, plan } = planOf({ question, outset });
  const estimate = firstEstimate({ question, outset });
  const goal = goalSpanOf(subject, kind, plan, estimate);
  const habits = habitsOf(question);
  const start = { model: MODEL_VERSION, startedAt: startedAt.toISOString(), question };
  return { ...start, estimate, outset, habits, goal, daysCloser: null };
}

const HABITS = ["workoutsPerWeek", "hoursPerWorkout", "experience", "dietAdherence"] as const;

const habitsOf = (client: TrainingHabits): TrainingHabits => ({
  workoutsPerWeek: client.workoutsPerWeek,
  hoursPerWorkout: client.hoursPerWorkout,
  experience: client.experience,
  dietAdherence: client.dietAdherence,
});

/** After more weigh-ins, one a day and none before the newest known one. */
export function learnedMore(before: Learned, seen: readonly Observation[]): Learned {
  const { subject, kind, plan } = planOf(before);
  const ahead = subjectOf({ ...before.question, ...before.habits });
  let known = before;
  for (const one of seen) {
    const estimate = observe(subject, known.estimate, one);
    const expected = estimateFor(known.habits, { ...known, estimate });
    const goal = nextGoalSpan(known.goal, ahead, kind, plan, expected);
    const [from, to] = [known.goal.day, goal.day];
    const isNews = from !== null && to !== null && !isReachedSpan(goal);
    known = { ...known, estimate, goal, daysCloser: isNews ? from - to : null };
  }
  return known;
}

/** After other training or another diet: they move the goal, but neither what was learned nor the plan. */
export function withHabits(known: Learned, client: TrainingHabits): Learned {
  const habits = habitsOf(client);
  if (HABITS.every((habit) => known.habits[habit] === habits[habit])) return known;
  if (isReachedSpan(known.goal)) return { ...known, habits };
  const { kind, plan } = planOf(known);
  const drawn = (one: TrainingHabits) =>
    goalSpanOf(subjectOf({ ...known.question, ...one }), kind, plan, estimateFor(one, known));
  return { ...known, habits, goal: movedGoalSpan(known.goal, drawn(known.habits), drawn(habits)) };
}

/** Whether saving keeps the plan and what was learned on it: a new target or another body starts a new plan. */
export const keepsPlan = (saved: Entered, tried: Entered): boolean =>
  saved.targetWeightLbs === tried.targetWeightLbs &&
  saved.targetBodyFat === tried.targetBodyFat &&
  Boolean(saved.onMedicine) === Boolean(tried.onMedicine);

/** The plan that begins at `at` with another target, of a client whom earlier weigh-ins show. */
export function nextPlan(known: Learned, target: Entered, at: Date): Learned {
  const trend = trendOf(taughtBy(known, known.question, at).estimate);
  const { bodyFatMethod } = known.question;
  const question = { ...target, ...shownTrend(trend), bodyFatMethod };
  return unlearned(at, question, taughtBy(known, question, at));
}

/** What the forecast will know once `tried` is saved at `at`. */
export function onceSaved(saved: ForecastInput, tried: ForecastInput, at: Date): ForecastInput {
  const { learned, ...entered } = tried;
  if (!learned) return { ...tried, learned: null };
  return withLearned(
    entered,
    keepsPlan(saved, tried) ? withHabits(learned, tried) : nextPlan(learned, entered, at),
  );
}

const shownTrend = ({ weightKg, bodyFat }: ReturnType<typeof trendOf>) => ({
  weightLbs: roundToTenth(kgToLbs(weightKg)),
  bodyFat: roundToTenth(bodyFat),
});

/** The client as all weigh-ins show them together: a single one, or an old body fat, is not today's body. */
export const withLearned = (entered: Entered, learned: Learned): ForecastInput => ({
  ...entered,
  ...shownTrend(trendOf(learned.estimate)),
  learned,
});

/** The input after one more weigh-in that is newer than all others; the same without a plan. */
export function afterWeighIn(input: ForecastInput, known: Learned | null, seen: WeighedBody): ForecastInput {
  const body = { weightLbs: seen.weightLbs, bodyFat: seen.bodyFat ?? seen.tapeBodyFat ?? input.bodyFat };
  if (!known) return { ...input, ...body };
  const observed = observationsOf(new Date(known.startedAt), known.question.bodyFatMethod, [seen]);
  if (observed.length === 0) return { ...input, ...body };
  return withLearned(input, learnedMore(known, observed));
}

/** Where the client stands on the plan; null before a weigh-in counts. */
export function standingAfter(known: Learned): Standing | null {
  if (known.estimate.seenOn === 0) return null;
  const { kind, plan } = planOf(known);
  const standing = standingOf(kind, plan, known.estimate);
  return isReachedSpan(known.goal) ? { ...standing, kind: "reached", days: 0, toldFrom: null } : standing;
}

/** From stored JSON of this version of the model; null for any other. */
export function learnedOf(stored: unknown): Learned | null {
  const learned = stored as Learned | null | undefined;
  return learned?.model === MODEL_VERSION ? learned : null;
}

/** Whether a weigh-in has been counted, since the start of the plan or before it. */
export const hasLearned = (learned: Learned): boolean => daysTaught(learned) > 0;
