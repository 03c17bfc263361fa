type Waiting = { status: "pending" | "done" | "failed"; nextCheckAt: Date | null };
type Leased = { status: string; leaseUntil: Date | null };

/** How long a killed worker's job stays its own. A living worker renews it four times as often. */
export const LEASE_MS = 20_000;
/** Servers' clocks differ by seconds. A lease beyond this was taken by one that was wrong. */
const LONGEST_LEASE_MS = 3 * LEASE_MS;
/** Longer than any pause between two looks at an order: engines give up before. */
const LONGEST_WAIT_MS = 5 * 60_000;

/** The last moment at which a lease that is held now may end. */
export const longestLease = (now: Date): Date => new Date(now.getTime() + LONGEST_LEASE_MS);

/** Whether a worker holds it. What is paused is queued with a lease of any length, and nobody may take it on. */
export const isHeld = ({ status, leaseUntil }: Leased, now: Date): boolean =>
  leaseUntil !== null && leaseUntil > now && (status !== "running" || leaseUntil <= longestLease(now));

/** Whether an image can be worked on: it is missing, and no remote engine wants to be left alone with it. */
export const isDue = ({ status, nextCheckAt }: Waiting, now: Date): boolean =>
  status === "pending" &&
  (nextCheckAt === null || nextCheckAt <= now || nextCheckAt.getTime() > now.getTime() + LONGEST_WAIT_MS);
