import { DAY_MS } from "./days";

/** Deleted trainers, clients and workouts can be restored for this long. */
export const BIN_DAYS = 30;
const BIN_MS = BIN_DAYS * DAY_MS;

export const purgeTime = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_MS);

/** What was deleted before this moment is gone for good. */
export const binStart = (now: Date): Date => new Date(now.getTime() - BIN_MS);
