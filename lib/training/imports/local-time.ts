import { isoDay } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";

/** A date as YYYY-MM-DD and minutes since midnight, in the trainer's time zone. */
export interface LocalTime {
  readonly date: string;
  readonly minutes: number;
}

// Languages of Hevy's month names.
const LANGUAGES = "en de es fr it pt nl pl ru uk tr cs sv da nb fi".split(" ");
const YEAR_FIRST = /^(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})/;
const DOTTED = /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})/;
const DAY_MONTH = /^(?<d>\d{1,2})\.? (?:de )?(?<m>[^\d ,]+|\d{1,2}[월月])(?: de)? (?<y>\d{4})/u;
const MONTH_DAY = /^(?<m>[^\d ,]+) (?<d>\d{1,2}), (?<y>\d{4})/u;
const CLOCK = /(?:^|[ T,])(?<h>\d{1,2}):(?<min>\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?(?<half>[ap])\.?m\.?)?Z?$/i;
const WITH_ZONE =
  /^(?<day>\d{4}-\d{2}-\d{2})[ T](?<clock>\d{2}:\d{2}(?::\d{2})?) (?<h>[+-]\d{2}):?(?<min>\d{2})$/;

/** Forms of other apps. Null for impossible dates, and for dates with slashes, whose order is ambiguous. */
export function parseLocalTime(text: string): LocalTime | null {
  const plain = text.replace(/\s+/gu, " ").trim();
  const zoned = WITH_ZONE.exec(plain)?.groups;
  if (zoned) return hereAt(`${zoned.day}T${zoned.clock}${zoned.h}:${zoned.min}`);
  const day = [YEAR_FIRST, DOTTED, DAY_MONTH, MONTH_DAY]
    .map((form) => form.exec(plain)?.groups)
    .find(Boolean);
  if (!day) return null;
  const date = isoDate(Number(day.y), monthOf(day.m ?? ""), Number(day.d));
  const minutes = minutesOf(plain);
  return date === null || minutes === null ? null : { date, minutes };
}

function hereAt(instant: string): LocalTime | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return { date: dayHere(date), minutes: date.getHours() * 60 + date.getMinutes() };
}

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return isoDay(date);
}

/** Midday if there is no time. */
function minutesOf(text: string): number | null {
  const clock = CLOCK.exec(text)?.groups;
  if (!clock) return text.includes(":") ? null : 12 * 60;
  const half = clock.half?.toLowerCase();
  const hour = Number(clock.h) % (half ? 12 : 24);
  const minutes = (hour + (half === "p" ? 12 : 0)) * 60 + Number(clock.min);
  return Number(clock.h) < 24 && Number(clock.min) < 60 ? minutes : null;
}

/** NaN if no month matches, or different months match in different languages. */
function monthOf(word: string): number {
  if (/^\d{1,2}[월月]?$/u.test(word)) return Number.parseInt(word, 10);
  const start = fold(word);
  if (start.length < 3) return Number.NaN;
  const exact = monthNames().filter(({ name }) => name === start);
  const found = exact.length > 0 ? exact : monthNames().filter(({ name }) => name.startsWith(start));
  const months = new Set(found.map(({ month }) => month));
  return months.size === 1 ? ([...months][0] ?? Number.NaN) : Number.NaN;
}

const fold = (word: string) => word.toLowerCase().replaceAll(".", "");

let names: { name: string; month: number }[] | undefined;
function monthNames() {
  names ??= LANGUAGES.flatMap((language) =>
    (["short", "long"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, day: "numeric", timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, index) => {
        const parts = format.formatToParts(new Date(Date.UTC(2026, index, 1)));
        return { name: fold(parts.find(({ type }) => type === "month")?.value ?? ""), month: index + 1 };
      });
    }),
  );
  return names;
}
