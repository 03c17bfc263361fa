import { addDays, daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import type { Share } from "./schema";

/** A day some days after the reader's today, YYYY-MM-DD. */
export function dayAfter(today: Date, days: number): string {
  return addDays(dayHere(today), days);
}

/** Calendar days from the reader's today until a day; 0 on that day and later. */
export function daysUntil(day: string, now: Date): number {
  return Math.max(0, daysBetween(dayAfter(now, 0), day));
}

/** An all-day calendar entry (RFC 5545). */
export function calendarEntry(day: string, summary: string): string {
  const compact = (date: string) => date.replaceAll("-", "");
  const escaped = summary.replace(/[\\;,]/g, "\\$&").replace(/[\r\n]+/g, " ");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Formcast//Forecast//EN",
    "BEGIN:VEVENT",
    `UID:${day}@formcast`,
    `DTSTAMP:${compact(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

export type Times = {
  revealAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
  consent: { revokedAt: Date | null };
};

export function stateOf({ revealAt, expiresAt, revokedAt, consent }: Times, now: Date): Share["state"] {
  if (revokedAt || consent.revokedAt) return "revoked";
  if (expiresAt <= now) return "expired";
  return revealAt && revealAt > now ? "locked" : "open";
}
