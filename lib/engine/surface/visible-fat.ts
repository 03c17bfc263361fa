import { missingFat } from "@/lib/body/outline-fat";
import type { SizedBody } from "./body-sections";
import type { BodyChange } from "./relief";

/**
 * If the photo's outline shows far more body fat than was entered, adds the difference to the body fat before and after, so
 * that no muscle is painted on fat. Only for relief and light; widths follow the entries. `breadth` of the waist in statures.
 */
export function visibleChange(change: BodyChange, breadth: number | null): BodyChange {
  const { before, after } = change;
  const missing = missingFat(before.sex, before.bodyFat, breadth);
  if (missing === 0) return change;
  const fatter = (body: SizedBody): SizedBody => ({ ...body, bodyFat: body.bodyFat + missing });
  return { ...change, before: fatter(before), after: fatter(after) };
}
