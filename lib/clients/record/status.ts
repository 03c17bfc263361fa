import type { Client } from "./schema";

export type ClientStatus = {
  /** Whether there are images; the badge shows only this. */
  isComplete: boolean;
  /** Images in progress or failed; null when there is nothing to report. */
  work: { state: "making"; done: number; total: number } | { state: "failed"; reason: string | null } | null;
};

export function clientStatus({
  generation,
  transformationUrls,
}: Pick<Client, "generation" | "transformationUrls">): ClientStatus {
  return { isComplete: transformationUrls.length > 0, work: generation && workOf(generation) };
}

function workOf({ status, done, total, error }: NonNullable<Client["generation"]>): ClientStatus["work"] {
  if (status === "queued" || status === "running") return { state: "making", done, total };
  return status === "failed" ? { state: "failed", reason: error } : null;
}

export function imageRefusal({ generation }: Pick<Client, "generation">): string | null {
  return generation?.status === "failed" ? generation.error : null;
}
