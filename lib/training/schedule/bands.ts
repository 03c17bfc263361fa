import type { Appointment } from "./schema";

/** A row of the week: what has no time, hours of the day with the first included and the last not, or extras. */
export type Band =
  | { readonly kind: "anyTime" | "extra" }
  | { readonly kind: "booked" | "free"; readonly from: number; readonly to: number };

const hourOf = (minutes: number): number => Math.floor(minutes / 60);

type Timed = Pick<Appointment, "state" | "startMin">;

/**
 * The rows that a week needs, in the order of its days. Each booked hour is a row, and free hours between them are one.
 * @param now minutes after midnight, which have a row too as soon as anything has a time; null in another week
 */
export function bandsOf(appointments: readonly Timed[], now: number | null): Band[] {
  const times = appointments.flatMap((one) => (one.state === "extra" ? [] : (one.startMin ?? [])));
  const booked = new Set(times.map(hourOf));
  const ends = [...booked, ...(now === null || booked.size === 0 ? [] : [hourOf(now)])];
  const hours: Band[] = [];
  for (let from = Math.min(...ends), last = Math.max(...ends); from <= last; from++) {
    const before = hours.at(-1);
    const kind = booked.has(from) ? "booked" : "free";
    if (kind === "free" && before?.kind === "free") hours[hours.length - 1] = { ...before, to: from + 1 };
    else hours.push({ kind, from, to: from + 1 });
  }
  const some = (kind: "anyTime" | "extra"): Band[] =>
    appointments.some((one) => isIn({ kind }, one)) ? [{ kind }] : [];
  return [...some("anyTime"), ...hours, ...some("extra")];
}

export function isIn(band: Band, { state, startMin }: Timed): boolean {
  if (band.kind === "extra" || state === "extra") return band.kind === "extra" && state === "extra";
  if (band.kind === "anyTime" || startMin === null) return band.kind === "anyTime" && startMin === null;
  return hasHour(band, startMin);
}

/** Whether a band's hours include a time, in minutes after midnight. */
export const hasHour = (band: Band, minutes: number): boolean =>
  "from" in band && band.from <= hourOf(minutes) && hourOf(minutes) < band.to;

/** One text for each band of a week. */
export const keyOf = (band: Band): string => band.kind + ("from" in band ? band.from : "");
