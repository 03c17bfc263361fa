type Waiting = { status: "pending" | "done" | "failed"; nextCheckAt: Date | null };
type Leased = { status: string; leaseUntil: Date | null };

/** How long the work of a killed worker stays leased. A running worker renews it four times as often. */
export const LEASE_MS = 20_000;
/** Clocks of servers differ by seconds. A longer lease comes from a wrong clock. */
const LONGEST_LEASE_MS = 3 * LEASE_MS;
/** Longer than any interval between two checks of an engine. */
const LONGEST_WAIT_MS = 5 * 60_000;

export const longestLease = (now: Date): Date => new Date(now.getTime() + LONGEST_LEASE_MS);

/** Whether a worker has the lease. Paused work is queued with a lease of any length, so that no worker takes it. */
export const isLeased = ({ status, leaseUntil }: Leased, now: Date): boolean =>
  leaseUntil !== null && leaseUntil > now && (status !== "running" || leaseUntil <= longestLease(now));

/** Whether an image can be worked on: it is unfinished, and the next check of its remote engine is due. */
export const isDue = ({ status, nextCheckAt }: Waiting, now: Date): boolean =>
  status === "pending" &&
  (nextCheckAt === null || nextCheckAt <= now || nextCheckAt.getTime() > now.getTime() + LONGEST_WAIT_MS);
