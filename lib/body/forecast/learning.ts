import { priorOf, scaleWeight, trendOf } from "./estimate";
import { type Observation, observe } from "./filter";
import { goalSpanOf } from "./goal-span";
import { firstEstimate } from "./new-plan";
import { predict } from "./prediction";
import { goalKindOf, plannedPath } from "./projection";
import { type Entered, type GoalSpan, type Learned, subjectOf } from "./subject";

/** The trend on the day of a weigh-in, counted from the start of the plan. */
export interface TrendPoint {
  readonly day: number;
  /** What a scale would show without its noise, so that the line runs through its points. */
  readonly weightKg: number;
  /** In percent, as the client's own method shows it. */
  readonly bodyFat: number;
  /** kg by which the weigh-in moved the trend. */
  readonly movedKg: number;
  /** The weigh-in is so far off that it waits for another one to confirm it. */
  readonly isAside: boolean;
}

/**
 * The trend at the start and after each weigh-in. Pure and deterministic.
 * @param observations one a day, oldest first
 */
export function trendLine(
  { question, outset }: Pick<Learned, "question" | "outset">,
  observations: readonly Observation[],
): TrendPoint[] {
  const subject = subjectOf(question);
  let estimate = firstEstimate({ question, outset });
  const { bodyFat } = trendOf(estimate);
  const points = [{ day: 0, weightKg: scaleWeight(estimate), bodyFat, movedKg: 0, isAside: false }];
  for (const seen of observations) {
    const expectedKg = scaleWeight(predict(subject, estimate, seen.day));
    estimate = observe(subject, estimate, seen);
    const weightKg = scaleWeight(estimate);
    points.push({
      day: estimate.day,
      weightKg,
      bodyFat: trendOf(estimate).bodyFat,
      movedKg: weightKg - expectedKg,
      isAside: estimate.aside.some(({ day }) => day === seen.day),
    });
  }
  return points;
}

/** The goal's span of a client whom no weigh-in has shown yet; days count from today. */
export function goalOf(input: Entered): GoalSpan {
  const subject = subjectOf(input);
  const kind = goalKindOf(subject);
  return goalSpanOf(subject, kind, plannedPath(subject, kind), priorOf(subject));
}
