import { dollars } from "@/lib/admin/audit/sentence";
import { fullDate, shortMoment, timeInUtc } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";
import type { TrainerCost } from "./schema";

/** An instant as a local day, for example `Sep 14, 2026`. */
export function dayOf(iso: string): string {
  return fullDate(new Date(iso));
}

/** Time of day in UTC, like the dates that group the history. */
export function timeOf(iso: string): string {
  return timeInUtc(new Date(iso));
}

export function momentOf(iso: string): string {
  return shortMoment(new Date(iso));
}

/** An unbilled remote image is not free; a local one is. */
export function billed({ costMicroUsd, engines }: Pick<TrainerCost, "costMicroUsd" | "engines">): string {
  if (costMicroUsd !== null) return dollars(costMicroUsd);
  return engines.replicate > 0 ? "not billed yet" : "no charge";
}

export function priceOf({
  costMicroUsd,
  engine,
}: {
  costMicroUsd: number | null;
  engine: "local" | "replicate" | null;
}): string {
  const engines = { local: 0, replicate: engine === "replicate" ? 1 : 0 };
  return billed({ costMicroUsd: costMicroUsd || null, engines });
}

export function enginesOf(engines: Record<string, number>): string {
  return Object.entries(engines)
    .filter(([, images]) => images > 0)
    .map(([engine, images]) => `${images} ${engine}`)
    .join(", ");
}

export function workedOf(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return `${formatTenth(seconds / 3600)} h`;
}
