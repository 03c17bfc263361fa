import type { Pausable } from "@/lib/body/forecast/pause";
import { minorRefusal, noGoal } from "@/lib/body/forecast/standstill";
import { dayOf } from "@/lib/text/calendar/days";
import type { StoredClient } from "./columns";

type Goal = ReturnType<typeof noGoal>;
type Checked = Pick<StoredClient, "name" | "birthDate" | "medicineSince" | "weightLbs" | "bodyFat"> &
  Pausable &
  Goal;

const FIELD_OF = { targetWeightLbs: "targetWeight", targetBodyFat: "targetBodyFat" } as const;

/**
 * Why a client cannot be saved, with the field of the API; null when nothing forbids it. Who gets no goal keeps an older
 * one, which nothing shows or uses.
 * @param before null for a new client @param today the caller's day, YYYY-MM-DD
 */
export function refusalOf(after: Checked, before: Goal | null, today: string) {
  for (const path of ["birthDate", "medicineSince"] as const)
    if (dayOf(after[path] ?? today) > today) return { path, message: "Not in the future" };
  if ((after.pauseReason === null) !== (after.pausedFrom === null))
    return { path: "pausedFrom", message: "A pause has a reason and a first day" };
  if (after.pausedUntil && (!after.pausedFrom || after.pausedUntil < after.pausedFrom))
    return { path: "pausedUntil", message: "Not before the first day" };
  // A pause keeps the goal, which may be changed meanwhile.
  const message = minorRefusal(after, today);
  if (message === null) return null;
  const none = noGoal(after);
  const isNew = (column: keyof Goal) => after[column] !== before?.[column] && after[column] !== none[column];
  const column = (["targetWeightLbs", "targetBodyFat"] as const).find(isNew);
  return column ? { path: FIELD_OF[column], message } : null;
}
