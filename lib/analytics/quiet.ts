import { daysBetween } from "@/lib/calendar/days";

/** Days past the gap that the plan allows, from which a client counts as quiet. */
export const GRACE_DAYS = 2;

export type PlannedClient = {
  clientId: string;
  name: string;
  workoutsPerWeek: number;
  /** Calendar day, YYYY-MM-DD. */
  addedDate: string;
  lastWorkout: string | null;
};

export type QuietClient = PlannedClient & {
  /** Days since the last workout, or since the client was added. */
  days: number;
};

/** Days that a plan leaves between two workouts when they are spread evenly. */
export function allowedGapDays(workoutsPerWeek: number): number {
  return 7 / workoutsPerWeek;
}

/** Clients who are past their plan's gap by two days or more, the longest away first. */
export function quietClients(clients: readonly PlannedClient[], today: string): QuietClient[] {
  return clients
    .map((client) => ({ ...client, days: daysBetween(client.lastWorkout ?? client.addedDate, today) }))
    .filter(({ days, workoutsPerWeek }) => days - allowedGapDays(workoutsPerWeek) >= GRACE_DAYS)
    .sort((a, b) => b.days - a.days || a.name.localeCompare(b.name));
}
