import type { Client } from "./schema";

export type ClientStatus =
  | { kind: "complete" }
  | { kind: "pending" }
  | { kind: "generating"; done: number; total: number }
  | { kind: "failed"; reason: string | null };

/** What the badge says: work under way first, then its failure, then whether there are images. */
export function clientStatus(client: Pick<Client, "generation" | "transformationUrls">): ClientStatus {
  const { generation } = client;
  if (generation?.status === "queued" || generation?.status === "running")
    return { kind: "generating", done: generation.done, total: generation.total };
  if (generation?.status === "failed") return { kind: "failed", reason: generation.error };
  return { kind: client.transformationUrls.length > 0 ? "complete" : "pending" };
}
