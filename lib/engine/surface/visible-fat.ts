import { missingFat } from "@/lib/body/outline-fat";
import type { SizedBody } from "./body-sections";
import type { BodyChange } from "./relief";

/**
 * Where the outline shows a much fatter body than the entries, both bodies count as fatter by what is missing, so that no
 * muscle is painted on fat. `breadth` of the waist in statures. Only for relief and light: widths follow the entries.
 */
export function visibleChange(change: BodyChange, breadth: number | null): BodyChange {
  const { before, after } = change;
  const missing = missingFat(before.sex, before.bodyFat, breadth);
  if (missing === 0) return change;
  const fatter = (body: SizedBody): SizedBody => ({ ...body, bodyFat: body.bodyFat + missing });
  return { ...change, before: fatter(before), after: fatter(after) };
}
