import { fullDate, shortMoment, timeInUtc } from "@/lib/calendar/wording";
import { dollars, formatTenth } from "@/lib/text/numbers";
import type { TrainerCost } from "./schema";

/** An instant as the day it was here, for example `Sep 14, 2026`. */
export function dayOf(iso: string): string {
  return fullDate(new Date(iso));
}

/** An instant's time of day in UTC, which is the zone of the dates that the history is grouped by. */
export function timeOf(iso: string): string {
  return timeInUtc(new Date(iso));
}

/** An instant here, for example `Nov 18, 9:38 AM`. */
export function momentOf(iso: string): string {
  return shortMoment(new Date(iso));
}

/** What the provider made and has not billed is not free; the rest is. */
export function billed({ costMicroUsd, engines }: Pick<TrainerCost, "costMicroUsd" | "engines">): string {
  if (costMicroUsd !== null) return dollars(costMicroUsd);
  return engines.replicate > 0 ? "not billed yet" : "no charge";
}

/** The same for one image. */
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

/** How many images each engine made, engines that made none left out: "12 local, 3 replicate". */
export function enginesOf(engines: Record<string, number>): string {
  return Object.entries(engines)
    .filter(([, images]) => images > 0)
    .map(([engine, images]) => `${images} ${engine}`)
    .join(", ");
}

/** Seconds of work: "8 s", "12 min", "3.5 h". */
export function workedOf(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return `${formatTenth(seconds / 3600)} h`;
}
