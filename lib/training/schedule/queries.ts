import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";

const schedule = api<typeof Contract>();

const here = () => ({ timezoneOffset: new Date().getTimezoneOffset() });
/** Always stale, because time passes, and workouts and plans change it on other screens. */
const ALWAYS_STALE = { staleTime: 0 };

/** @param week any day of it, YYYY-MM-DD; none for the current one */
export const weekQuery = (trainerId: string | undefined, week?: string) => ({
  ...schedule.askOf(trainerId, "GET /api/schedule", { query: { week, ...here() } }),
  ...ALWAYS_STALE,
});

export const todayQuery = (trainerId: string | undefined) => ({
  ...schedule.askOf(trainerId, "GET /api/schedule/today", { query: here() }),
  ...ALWAYS_STALE,
});

export const floorQuery = (trainerId: string | undefined) => ({
  ...schedule.askOf(trainerId, "GET /api/schedule/floor", { query: here() }),
  ...ALWAYS_STALE,
});
