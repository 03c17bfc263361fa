import { FLOOR_CLIENTS_MAX } from "@/lib/training/workouts/floor";

/** In the order in which the floor offers them. */
export const FLOOR_KINDS = ["now", "later", "missed"] as const;

type Offered = { clientId: string; kind: (typeof FLOOR_KINDS)[number]; startMin: number | null };

/** Who is chosen when the floor opens: those of now, and if there is none, those of today without a time. */
export function preselected(sessions: readonly Offered[]): string[] {
  const now = sessions.filter(({ kind }) => kind === "now");
  const anyTime = sessions.filter(({ kind, startMin }) => kind === "later" && startMin === null);
  const chosen = now.length > 0 ? now : anyTime;
  return chosen.slice(0, FLOOR_CLIENTS_MAX).map(({ clientId }) => clientId);
}
