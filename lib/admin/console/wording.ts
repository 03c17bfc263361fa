import { dollars } from "@/lib/admin/audit/sentence";
import { fullDate, shortMoment, timeInUtc } from "@/lib/text/calendar/wording";
import { counted, formatTenth, grouped } from "@/lib/text/numbers";
import type { ClientCount, TrainerCost } from "./schema";

/** Beside every total of the console. */
export const NOT_COUNTED = "Samples and what was deleted are not counted.";

/** `70 clients and 1 sample`. */
export function clientsText({ found, samples, isMore }: ClientCount): string {
  if (isMore) return `More than ${grouped(found)} clients`;
  if (samples === 0) return counted(found, "client");
  return found === 0
    ? counted(samples, "sample")
    : `${counted(found, "client")} and ${counted(samples, "sample")}`;
}

/** What a range for 8 of 10 should hold. */
const DUE_SHARE = 0.8;

/**
 * Whether ranges for 8 of 10 fit: they do not when the share that held differs from 80 % by more than chance
 * explains (two standard errors of a share).
 */
export function rangeJudgement(held: number, count: number): string {
  const chance = 2 * Math.sqrt((DUE_SHARE * (1 - DUE_SHARE)) / count);
  const off = held / count - DUE_SHARE;
  if (Math.abs(off) <= chance) return "As wide as it should be";
  return off > 0 ? "Wider than needed" : "Too narrow";
}

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
