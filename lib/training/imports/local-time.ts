import { MINUTE_MS } from "@/lib/text/calendar/days";
import { localDate } from "@/lib/text/calendar/local-date";
import { isoDate } from "@/lib/text/calendar/other-calendars";
import { instantAt, inZone } from "@/lib/text/calendar/zone";
import { fullYear, type WrittenDay, type WrittenTime, writtenTime } from "./date-text";
import { asciiDigits } from "./figures";
import { type MonthReading, monthReadings } from "./month-names";

/** A date as YYYY-MM-DD, minutes since midnight, and the offset of that time as in `Date.getTimezoneOffset()`. */
export interface LocalTime {
  readonly date: string;
  readonly minutes: number;
  readonly timezoneOffset: number;
}

const ORDERS = ["ymd", "dmy", "mdy", "ydm"] as const;
type Order = (typeof ORDERS)[number];

/** How a column writes its days: the order of numbers, and the language of months. */
export interface DateForm {
  readonly order: Order;
  readonly language: string;
}

/** @property options the ways to read the column, likeliest first; more than one if nothing settles it */
export interface SettledDates {
  readonly sample: string;
  readonly options: readonly { readonly form: DateForm; readonly date: string }[];
}

const NOON = 12 * 60;
/** Share of days that the usual order may not read. */
const MOST_WRONG = 0.5;

/** Noon without a clock. Null for another text and for impossible days. @param zone IANA name, for times without an offset */
export function readTime(text: string, form: DateForm, zone: string): LocalTime | null {
  const written = writtenTime(asciiDigits(text));
  const date = written && dateOf(written.day, form);
  if (!written || !date) return null;
  const { minutes, offset } = written;
  if (offset === null || minutes === null) {
    const at = minutes ?? NOON;
    const timezoneOffset = (instantAt(date, at, zone) - Date.parse(date)) / MINUTE_MS - at;
    return { date, minutes: at, timezoneOffset };
  }
  const instant = new Date(Date.parse(date) + (minutes - offset) * MINUTE_MS);
  // UTC is how apps store instants; any other offset is the clock on the wall where it was written.
  const timezoneOffset = offset === 0 ? inZone(instant, zone).getTimezoneOffset() : -offset;
  const wall = new Date(instant.getTime() - timezoneOffset * MINUTE_MS);
  return {
    date: localDate(instant, timezoneOffset),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    timezoneOffset,
  };
}

/**
 * Reads a column as a whole: the form that reads most days, none of them to come, is settled.
 * @param today YYYY-MM-DD in the trainer's zone
 */
export function settleDates(texts: Iterable<string>, today: string): SettledDates {
  const written = [...new Set(texts)].map(asciiDigits).flatMap((text) => {
    const time = writtenTime(text);
    return time && time.day.kind !== "date" ? [{ text, time }] : [];
  });
  const orders = withoutOdd(
    bestOf(written, ordersOf(written), (order) => ({ order, language: "en" }), today),
    written,
  );
  const languages = bestOf(written, languagesOf(written), (language) => ({ order: "ymd", language }), today);
  const forms = orders.flatMap(({ form: { order } }) =>
    languages.map(({ form: { language } }) => ({ order, language })),
  );
  const open = orders.length > 1 ? orders : languages;
  const sample = open[0]?.differs ?? "";
  return {
    sample,
    options: forms.map((form) => ({ form, date: dateOf(writtenTime(sample)?.day ?? null, form) ?? "" })),
  };
}

type Written = { text: string; time: WrittenTime };
type Rated = { form: DateForm; differs: string };

/** The candidates that read most days, each of them once if they read all days alike. */
function bestOf<Candidate>(
  written: readonly Written[],
  candidates: readonly Candidate[],
  formOf: (candidate: Candidate) => DateForm,
  today: string,
): Rated[] {
  const rated = candidates.map((candidate) => {
    const form = formOf(candidate);
    const dates = written.map(({ time }) => dateOf(time.day, form));
    const score = written.reduce((sum, { time }, at) => {
      const date = dates[at];
      return sum + (date && date <= today ? exactness(time.day, form) : 0);
    }, 0);
    return { form, dates, score };
  });
  const most = Math.max(...rated.map(({ score }) => score));
  const best = rated.filter(({ score }) => score === most);
  const alike = new Map(best.toReversed().map((one) => [one.dates.join(), one]));
  const distinct = best.filter((one) => alike.get(one.dates.join()) === one);
  const at = written.findIndex((_, index) => new Set(distinct.map(({ dates }) => dates[index])).size > 1);
  return distinct.map(({ form }) => ({ form, differs: written[at]?.text ?? written[0]?.text ?? "" }));
}

/**
 * A year in front means month before day, and points mean day before month, unless only the other order reads the
 * column: a single wrong day must not turn all others around.
 */
function ordersOf(written: readonly Written[]): Order[] {
  const days = written.flatMap(({ time: { day } }) => (day.kind === "numbers" ? [day] : []));
  const missed = (order: Order) =>
    days.filter((day) => orderedDate(day, order) === null).length / days.length;
  const isUsual = (order: Order) => missed(order) < MOST_WRONG;
  if (days.length === 0) return ["ymd"];
  if (days.every(({ numbers }) => numbers[0].length > 2)) return isUsual("ymd") ? ["ymd"] : ["ydm"];
  if (days.every(({ sign }) => sign.startsWith(".")) && isUsual("dmy"))
    // Koreans have spaces behind their points, and the year first.
    return days.every(({ numbers, sign }) => sign === ". " && numbers[2].length <= 2)
      ? ["dmy", "ymd"]
      : ["dmy"];
  return ["mdy", "dmy", "ymd"];
}

/** Nobody writes a year of two digits in front of slashes if the day or the month can be there. */
function withoutOdd(orders: Rated[], written: readonly Written[]): Rated[] {
  const isOdd = written.every(({ time: { day } }) => day.kind !== "numbers" || day.sign === "/");
  const usual = orders.filter(({ form }) => form.order !== "ymd");
  return isOdd && usual.length > 0 ? usual : orders;
}

function languagesOf(written: readonly Written[]): string[] {
  const languages = written.flatMap(({ time: { day } }) =>
    day.kind === "words" ? day.words.flatMap(monthReadings).map(({ language }) => language) : [],
  );
  return languages.length === 0 ? ["en"] : [...new Set(languages)];
}

function dateOf(day: WrittenDay | null, form: DateForm): string | null {
  if (day === null) return null;
  if (day.kind === "date") return day.date;
  if (day.kind === "numbers") return orderedDate(day, form.order);
  const month = monthIn(day.words, form.language)?.month;
  return month === undefined ? null : isoDate(day.year, month, day.day);
}

function orderedDate({ numbers }: Extract<WrittenDay, { kind: "numbers" }>, order: Order): string | null {
  const of = (part: "y" | "m" | "d") => numbers[order.indexOf(part)] ?? "";
  const isLongElsewhere = of("m").length > 2 || of("d").length > 2 || of("y").length === 1;
  return isLongElsewhere ? null : isoDate(fullYear(of("y")), Number(of("m")), Number(of("d")));
}

/** The last of two words, as a weekday comes before the month. */
function monthIn(words: readonly string[], language: string): MonthReading | undefined {
  const found = words.flatMap((word) => monthReadings(word).find((one) => one.language === language) ?? []);
  return found.at(-1);
}

/** Whole names count more than beginnings, and a language that knows more of the words more than another. */
function exactness(day: WrittenDay, { language }: DateForm): number {
  if (day.kind !== "words") return 1;
  const unknown = day.words.filter((word) => !monthReadings(word).some((one) => one.language === language));
  return (monthIn(day.words, language)?.isExact ? 1 : 0.9) - 0.01 * unknown.length;
}
