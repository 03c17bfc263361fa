import { formatPercent } from "@/lib/body/figures";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import type { ForecastAnswer } from "./schema";

const ENDS_APART: readonly ForecastAnswer["status"][] = ["partial", "leaner", "limit"];

/**
 * The last image is drawn at the target, the forecast ends where the body is expected to. Where these are not
 * the same numbers the trainer has to know it before a client sees either; null where they agree.
 */
export function pictureNote(
  { status, timeline }: Pick<ForecastAnswer, "status" | "timeline">,
  target: { targetWeight: number; targetBodyFat: number },
  system: UnitSystem,
): string | null {
  const last = timeline.at(-1);
  if (!last || !ENDS_APART.includes(status)) return null;
  const picture = `${weightText(target.targetWeight, system)} at ${formatPercent(target.targetBodyFat)} body fat`;
  const end = `${weightText(last.weightLbs, system)} at ${formatPercent(last.bodyFatPercent)}`;
  return `Picture and forecast end at different numbers: the last picture shows the target, ${picture}; the forecast ends at ${end}.`;
}
