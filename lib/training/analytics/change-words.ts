import { type UnitSystem, weightChange, weightFigure } from "@/lib/body/unit-system";
import { dayText } from "@/lib/text/calendar/wording";
import { formatChange, formatTenth, roundToTenth } from "@/lib/text/numbers";
import type { Change, ClientPeriod } from "./schema";

/** A change as it is shown: the figure with its sign, and half of its range. */
export type Told = { figure: string; error: string; isClear: boolean };

const toldOf = ({ from, to, error }: Change, texts: Pick<Told, "figure" | "error">): Told => ({
  ...texts,
  isClear: Math.abs(to - from) > error,
});

export const weightTold = (change: Change, system: UnitSystem): Told =>
  toldOf(change, {
    figure: weightChange(change.from, change.to, system),
    error: weightFigure(change.error, system),
  });

export const bodyFatTold = (change: Change, system: UnitSystem): Told =>
  toldOf(change, {
    figure: formatChange(change.from, change.to, system.mark),
    error: formatTenth(roundToTenth(change.error), system.mark),
  });

/** "Oct 26 to Nov 22", of the weight or, without one, of the body fat. */
export function spanText({ weight, bodyFat }: Pick<ClientPeriod, "weight" | "bodyFat">, now: Date): string {
  const change = weight ?? bodyFat;
  return change ? `${dayText(change.fromDay, now)} to ${dayText(change.toDay, now)}` : "";
}

/** Who has a change at all, the one most beyond its error first. */
export function clearestFirst(clients: readonly ClientPeriod[]): ClientPeriod[] {
  const clearness = (change: Change | null) =>
    change === null ? -1 : Math.abs(change.to - change.from) / change.error;
  const most = ({ weight, bodyFat }: ClientPeriod) => Math.max(clearness(weight), clearness(bodyFat));
  return clients
    .filter(({ weight, bodyFat }) => weight !== null || bodyFat !== null)
    .toSorted((a, b) => most(b) - most(a) || a.name.localeCompare(b.name));
}
