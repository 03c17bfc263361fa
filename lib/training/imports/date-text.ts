import { DAY_MS, MINUTE_MS } from "@/lib/text/calendar/days";
import { isoDate } from "@/lib/text/calendar/other-calendars";
import { halfOfDay } from "./month-names";

/** What a text says of a day, before its order or language is known. */
export type WrittenDay =
  /** Three numbers between `sign`s, each with the space behind it. */
  | { readonly kind: "numbers"; readonly numbers: readonly [string, string, string]; readonly sign: string }
  /** A day and a year, and words of which one should be a month. */
  | { readonly kind: "words"; readonly day: number; readonly year: number; readonly words: readonly string[] }
  | { readonly kind: "date"; readonly date: string };

/** `minutes` since midnight, null without a clock; `offset` in minutes east of UTC, null without one. */
export interface WrittenTime {
  readonly day: WrittenDay;
  readonly minutes: number | null;
  readonly offset: number | null;
}

const CLOCK =
  /(?:^|(?<=[\sT,일日]))(?:(?<before>[^\d\s,]+) ?)?(?<h>\d{1,2})(?::| ?h| ?시|[時时點点]) ?(?<min>\d{2})(?:(?::| ?min|[分분]) ?\d{2}(?:[.,]\d+)?(?: s\b|[秒초])?)?/u;
const DOTTED_CLOCK = /[\s,](?<h>\d{1,2})\.(?<min>\d{2})(?:\.\d{2})?(?: ?(?<after>[^\d\s].*))?$/u;
const HOUR = /[\s,](?:à |um |at )?(?<h>\d{1,2}) ?(?<after>[^\d\s,][^\d,]*)$/u;
const HALF = /^ ?(?<half>(?:[ap]\.? ?m\.?|[^\d\s,+-]+))/iu;
/** Unix writes the year behind it. */
const ZONE =
  /^ ?(?:Z|(?:Etc\/)?(?:UTC|GMT)?(?<sign>[+-])(?<h>\d{1,2})(?::?(?<min>\d{2}))?|(?:Etc\/)?(?:UTC|GMT))(?<year> \d{4})?$/i;
/** The name of a zone in brackets. */
const ZONE_NAME = / ?[([][^)\]\d]+[)\]]$/u;
const NUMBERS = /(?<!\d)(\d{1,4})(\. ?|[-/_ ]|[年년] ?)(\d{1,2})(?:\. ?|[-/_ ]|[月월] ?)(\d{1,4})(?!\d)/u;
const MARKED_MONTH = /(?<!\d)(\d{1,2}) (?:(\d{1,2})[月월]|(?:thg|tháng) (\d{1,2}),?) (?:năm )?(\d{4})/iu;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[T ]?(\d{2}):?(\d{2})(?::?\d{2})?)?(Z)?$/;
/** As in the names of files. */
const STAMP = /^(\d{4}-\d{2}-\d{2})[T _-](\d{2})-?(\d{2})(?:-?\d{2})?(Z?)$/;
/** Seconds since 1970, with or without digits for milli-, micro- or nanoseconds. */
const UNIX_TIME = /^(\d{10})(?:\.\d+|\d{3}|\d{6}|\d{9})?$/;
/** Days since 1899-12-30, as spreadsheets count. */
const SERIAL = /^(?:[23456]\d{4})(?:[.,]\d+)?$/;
const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30);

/** Null if there is no day in it. */
export function writtenTime(text: string): WrittenTime | null {
  const plain = text
    .normalize("NFKC")
    .replace(/\s+/gu, " ")
    .replace(/[‐-―−]/gu, "-")
    .replace(/[⁄∕]/gu, "/")
    .trim()
    .replace(ZONE_NAME, "")
    .replace(STAMP, "$1 $2:$3$4");
  const counted = countedTime(plain);
  if (counted) return counted;
  const clock = CLOCK.exec(plain);
  if (!clock) return dayAndDottedClock(plain);
  const after = plain.slice(clock.index + clock[0].length);
  const { before = "", h = "", min = "" } = clock.groups ?? {};
  const halfAfter = HALF.exec(after)?.groups?.half ?? "";
  const halfBefore = before.length > 1 ? halfOfDay(before) : null;
  const half = halfOfDay(halfAfter) ?? halfBefore;
  const minutes = minutesOf(Number(h), Number(min), half);
  const rest = halfOfDay(halfAfter) ? after.slice(HALF.exec(after)?.[0].length) : after;
  const zone = ZONE.exec(rest);
  const day = dayOf(
    `${plain.slice(0, clock.index)} ${halfBefore ? "" : before} ${zone ? (zone.groups?.year ?? "") : rest}`.trim(),
  );
  if (!day || minutes === null) return null;
  return { day, minutes, offset: zone ? offsetOf(zone.groups ?? {}) : null };
}

function countedTime(plain: string): WrittenTime | null {
  const [, unixSeconds] = UNIX_TIME.exec(plain) ?? [];
  if (unixSeconds) return { ...wallOf(new Date(Number(unixSeconds) * 1000)), offset: 0 };
  if (SERIAL.test(plain)) {
    const ms = Number(plain.replace(",", ".")) * DAY_MS;
    const wall = wallOf(new Date(SERIAL_EPOCH_MS + Math.round(ms / MINUTE_MS) * MINUTE_MS));
    return { ...wall, minutes: /[.,]/.test(plain) ? wall.minutes : null, offset: null };
  }
  const [whole, y = "", m = "", d = "", h, min, zone] = COMPACT.exec(plain) ?? [];
  const date = whole === undefined ? null : isoDate(Number(y), Number(m), Number(d));
  if (date === null) return null;
  const minutes = h === undefined ? null : minutesOf(Number(h), Number(min), null);
  return { day: { kind: "date", date }, minutes, offset: zone ? 0 : null };
}

function wallOf(instant: Date) {
  const iso = instant.toISOString();
  const minutes = Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16));
  return { day: { kind: "date", date: iso.slice(0, 10) } as const, minutes };
}

/** A day with a clock behind it that has no colon: `7.30`, as Finns and Danes write, or only an hour, such as `7 pm`. */
function dayAndDottedClock(plain: string): WrittenTime | null {
  if (plain.includes(":")) return null;
  for (const clock of [DOTTED_CLOCK, HOUR]) {
    const found = clock.exec(plain);
    const day = found && dayOf(plain.slice(0, found.index));
    const { h, min = "0", after = "" } = found?.groups ?? {};
    const half = halfOfDay(after);
    if (!day || (clock === HOUR && half === null && !/^(?:h|uhr)$/i.test(after))) continue;
    const minutes = minutesOf(Number(h), Number(min), half);
    return minutes === null ? null : { day, minutes, offset: null };
  }
  const day = dayOf(plain);
  return day && { day, minutes: null, offset: null };
}

/** `ม.ค.`, `d’ag.` */
const JOINED_WORD = /[\p{L}\p{M}]+(?:[.’'][\p{L}\p{M}]+)+/gu;

function dayOf(text: string): WrittenDay | null {
  const marked = MARKED_MONTH.exec(text);
  if (marked) {
    const date = isoDate(Number(marked[4]), Number(marked[2] ?? marked[3]), Number(marked[1]));
    return date === null ? null : { kind: "date", date };
  }
  const [, a, sign = "", b, c] = NUMBERS.exec(text) ?? [];
  if (a && b && c) return { kind: "numbers", numbers: [a, b, c], sign };
  const numbers = text.match(/\d+/g) ?? [];
  const words = [...(text.match(/[\p{L}\p{M}]+/gu) ?? []), ...(text.match(JOINED_WORD) ?? [])];
  const [first = "", second = ""] = numbers;
  if (numbers.length !== 2 || words.length === 0) return null;
  const isYearFirst = first.length === 4;
  const [day, year] = isYearFirst ? [second, first] : [first, second];
  if (day.length > 2 || (year.length !== 4 && year.length !== 2)) return null;
  return { kind: "words", day: Number(day), year: fullYear(year), words };
}

/** Two digits are a year from 1970 to 2069. */
export const fullYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900);

function minutesOf(hour: number, minute: number, half: "am" | "pm" | null): number | null {
  if (hour > 23 || minute > 59) return null;
  return ((half ? hour % 12 : hour) + (half === "pm" ? 12 : 0)) * 60 + minute;
}

function offsetOf({ sign, h = "0", min = "0" }: Partial<Record<string, string>>): number {
  return (sign === "-" ? -1 : 1) * (Number(h) * 60 + Number(min));
}
