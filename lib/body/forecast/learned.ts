import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import { lbsToKg } from "@/lib/body/units";
import { DAY_MS } from "@/lib/text/calendar/days";
import { MODEL_VERSION } from "./constants";
import { priorOf } from "./estimate";
import { type Observation, observe, perDay } from "./filter";
import { goalSpanOf, movedGoalSpan, nextGoalSpan } from "./goal-span";
import { estimateFor } from "./learned-course";
import { methodErrorOf } from "./method-error";
import { goalKindOf, plannedPath } from "./projection";
import { type Standing, standingOf } from "./standing";
import { type Entered, type ForecastInput, type Learned, subjectOf } from "./subject";
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

const planOf = (question: Entered) => {
  const subject = subjectOf(question);
  const kind = goalKindOf(subject);
  return { subject, kind, plan: plannedPath(subject, kind) };
};

/** Before the first weigh-in. @param question the plan's input on its first day */
export function unlearned(startedAt: Date, question: Entered): Learned {
  const { subject, kind, plan } = planOf(question);
  const estimate = priorOf(subject);
  const goal = goalSpanOf(subject, kind, plan, estimate);
  const habits = habitsOf(question);
  const start = { model: MODEL_VERSION, startedAt: startedAt.toISOString(), question };
  return { ...start, estimate, habits, goal, daysCloser: null };
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
  const { subject, kind, plan } = planOf(before.question);
  const ahead = subjectOf({ ...before.question, ...before.habits });
  let known = before;
  for (const one of seen) {
    const estimate = observe(subject, known.estimate, one);
    const expected = estimateFor(known.habits, { ...known, estimate });
    const goal = nextGoalSpan(known.goal, ahead, kind, plan, expected);
    const [from, to] = [known.goal.day, goal.day];
    known = { ...known, estimate, goal, daysCloser: from === null || to === null ? null : from - to };
  }
  return known;
}

/** After other training or another diet: they move the goal, but neither what was learned nor the plan. */
export function withHabits(known: Learned, client: TrainingHabits): Learned {
  const habits = habitsOf(client);
  if (HABITS.every((habit) => known.habits[habit] === habits[habit])) return known;
  const { kind, plan } = planOf(known.question);
  const drawn = (one: TrainingHabits) =>
    goalSpanOf(subjectOf({ ...known.question, ...one }), kind, plan, estimateFor(one, known));
  return { ...known, habits, goal: movedGoalSpan(known.goal, drawn(known.habits), drawn(habits)) };
}

/** Whether saving keeps the plan and what was learned on it: a new target or another body starts a new plan. */
export const keepsPlan = (saved: Entered, tried: Entered): boolean =>
  saved.targetWeightLbs === tried.targetWeightLbs &&
  saved.targetBodyFat === tried.targetBodyFat &&
  Boolean(saved.onMedicine) === Boolean(tried.onMedicine);

/** What the forecast will know once `tried` is saved. */
export function onceSaved(saved: ForecastInput, tried: ForecastInput): ForecastInput {
  if (!tried.learned || !keepsPlan(saved, tried)) return { ...tried, learned: null };
  return { ...tried, learned: withHabits(tried.learned, tried) };
}

/** The input after one more weigh-in that is newer than all others; the same without a plan. */
export function afterWeighIn(input: ForecastInput, known: Learned | null, seen: WeighedBody): ForecastInput {
  const body = { weightLbs: seen.weightLbs, bodyFat: seen.bodyFat ?? seen.tapeBodyFat ?? input.bodyFat };
  if (!known) return { ...input, ...body };
  const observed = observationsOf(new Date(known.startedAt), known.question.bodyFatMethod, [seen]);
  if (observed.length === 0) return { ...input, ...body };
  return { ...input, ...body, learned: learnedMore(known, observed) };
}

/** Where the client stands on the plan; null before a weigh-in counts. */
export function standingAfter(question: Entered, known: Learned): Standing | null {
  const { kind, plan } = planOf(question);
  return hasLearned(known) ? standingOf(kind, plan, known.estimate) : null;
}

/** From stored JSON of this version of the model; null for any other. */
export function learnedOf(stored: unknown): Learned | null {
  const learned = stored as Learned | null | undefined;
  return learned?.model === MODEL_VERSION ? learned : null;
}

/** Whether a weigh-in has been counted since the start of the plan. */
export const hasLearned = ({ estimate }: Learned): boolean => estimate.seenOn > 0;
