import { addDays, daysBetween } from "@/lib/calendar/days";
import { dayHere } from "@/lib/calendar/local-date";

/** The day that many days after today in the reader's calendar, YYYY-MM-DD. */
export function dayAfter(today: Date, days: number): string {
  return addDays(dayHere(today), days);
}

/** Calendar days from the reader's today until a day; 0 on the day itself and after it. */
export function daysUntil(day: string, now: Date): number {
  return Math.max(0, daysBetween(dayAfter(now, 0), day));
}

/** The day as an entry for a calendar (RFC 5545), all day long. */
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
