import { daysBetween } from "@/lib/text/calendar/days";

const GRACE_DAYS = 2;

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

/** Days between two workouts when a plan spreads them evenly. */
export function allowedGapDays(workoutsPerWeek: number): number {
  return 7 / workoutsPerWeek;
}

/** Days without a workout from which a client is quiet, in the list, the inbox and analytics. */
export const quietFromDays = (workoutsPerWeek: number): number =>
  Math.ceil(allowedGapDays(workoutsPerWeek) + GRACE_DAYS);

export function quietClients(clients: readonly PlannedClient[], today: string): QuietClient[] {
  return clients
    .map((client) => ({ ...client, days: daysBetween(client.lastWorkout ?? client.addedDate, today) }))
    .filter(({ days, workoutsPerWeek }) => days >= quietFromDays(workoutsPerWeek))
    .sort((a, b) => b.days - a.days || a.name.localeCompare(b.name));
}
