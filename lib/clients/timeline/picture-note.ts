import type { Body } from "@/lib/body/body";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { formatPercent } from "@/lib/text/numbers";
import type { ForecastAnswer } from "./schema";

const ENDS_APART: readonly ForecastAnswer["status"][] = ["partial", "leaner", "limit"];

/** The last image shows the target; the trainer must see before a client does that the forecast ends elsewhere. */
export function pictureNote(
  { status, timeline }: Pick<ForecastAnswer, "status" | "timeline">,
  target: Body,
  system: UnitSystem,
): string | null {
  const last = timeline.at(-1);
  if (!last || !ENDS_APART.includes(status)) return null;
  const picture = `${weightText(target.weightLbs, system)} at ${formatPercent(target.bodyFat)} body fat`;
  const end = `${weightText(last.weightLbs, system)} at ${formatPercent(last.bodyFatPercent)}`;
  return `Picture and forecast end at different numbers: the last picture shows the target, ${picture}; the forecast ends at ${end}.`;
}
