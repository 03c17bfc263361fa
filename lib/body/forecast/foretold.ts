import { kgToLbs } from "@/lib/body/units";
import { estimateOf, type Observation } from "./filter";
import { firstEstimate } from "./new-plan";
import { outlookOf, weighInBandAt } from "./outlook";
import { goalKindOf } from "./projection";
import { type Learned, subjectOf } from "./subject";

/** Days ahead for which predictions are kept. */
export const FORETOLD_DAYS = [7, 28] as const;
export type ForetoldDays = (typeof FORETOLD_DAYS)[number];

/** Share of such clients whose weigh-in the range holds. */
const SHARE = 0.8;

/** What a scale was to show, in pounds, for 8 of 10 such clients. */
export interface Foretold {
  readonly daysAhead: ForetoldDays;
  readonly lowLbs: number;
  readonly highLbs: number;
}

/**
 * What was foretold of a weigh-in with all that was known so many days before, and nothing later. None of days before the plan.
 * @param seen one a day, oldest first
 * @param day of the weigh-in, in days since the start of the plan
 */
export function foretoldOf(
  plan: Pick<Learned, "question" | "outset">,
  seen: readonly Observation[],
  day: number,
): Foretold[] {
  const subject = subjectOf(plan.question);
  const kind = goalKindOf(subject);
  return FORETOLD_DAYS.filter((daysAhead) => daysAhead <= day).map((daysAhead) => {
    const known = estimateOf(
      subject,
      seen.filter((one) => one.day <= day - daysAhead),
      firstEstimate(plan),
    );
    const [lowKg, highKg] = weighInBandAt(outlookOf(subject, kind, known), day - known.day, SHARE);
    return { daysAhead, lowLbs: kgToLbs(lowKg), highLbs: kgToLbs(highKg) };
  });
}
