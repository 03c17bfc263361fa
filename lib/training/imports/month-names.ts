/** Languages in which apps and spreadsheets write months: the European ones, and those of Hevy. */
const LANGUAGES =
  "en bg ca cs da de el es et fi fr ga hr hu id it lt lv mt nb nl pl pt ro ru sk sl sv tr uk ja ko zh".split(
    " ",
  );

export interface MonthReading {
  readonly language: string;
  /** From 1. */
  readonly month: number;
  /** The whole name or its usual abbreviation, not only its beginning. */
  readonly isExact: boolean;
}

const fold = (word: string) => word.toLowerCase().replaceAll(".", "");

/** What a word may mean as a month, at most one month for each language. */
export function monthReadings(word: string): readonly MonthReading[] {
  const start = fold(word);
  const known = read.get(start);
  if (known) return known;
  const found =
    start.length < 3 && /[a-z]/.test(start) ? [] : LANGUAGES.flatMap((one) => readingIn(one, start) ?? []);
  read.set(start, found);
  return found;
}

function readingIn(language: string, start: string): MonthReading | null {
  const names = monthsOf(language);
  const exact = names.get(start);
  if (exact !== undefined) return { language, month: exact, isExact: true };
  const months = new Set(
    [...names].filter(([name]) => start.length >= 3 && name.startsWith(start)).map(([, month]) => month),
  );
  const [month] = months;
  return month !== undefined && months.size === 1 ? { language, month, isExact: false } : null;
}

/** Words beside a clock that mean the half of the day, such as `AM` or `du.`. */
export function halfOfDay(word: string): "am" | "pm" | null {
  const sound = fold(word).replace(/\s/gu, "");
  halves ??= halfNames();
  return halves.get(sound) ?? null;
}

const read = new Map<string, readonly MonthReading[]>();
const months = new Map<string, ReadonlyMap<string, number>>();
let halves: ReadonlyMap<string, "am" | "pm"> | undefined;

/** With and without a day, because some languages then inflect the month. */
function monthsOf(language: string): ReadonlyMap<string, number> {
  const before = months.get(language);
  if (before) return before;
  const names = new Map<string, number>();
  for (const month of ["short", "long"] as const)
    for (const day of ["numeric", undefined] as const) {
      const format = new Intl.DateTimeFormat(language, { month, ...(day && { day }), timeZone: "UTC" });
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(new Date(Date.UTC(2026, index, 1)));
        const name = fold(parts.find(({ type }) => type === "month")?.value ?? "");
        if (/\p{L}/u.test(name) && !names.has(name)) names.set(name, index + 1);
      }
    }
  months.set(language, names);
  return names;
}

function halfNames(): ReadonlyMap<string, "am" | "pm"> {
  const names = new Map<string, "am" | "pm">([
    ["a", "am"],
    ["p", "pm"],
  ]);
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(language, { hour: "numeric", hour12: true, timeZone: "UTC" });
    for (const [half, hour] of [["am", 6] as const, ["pm", 18] as const]) {
      const parts = format.formatToParts(new Date(Date.UTC(2026, 0, 1, hour)));
      const name = parts.find(({ type }) => type === "dayPeriod")?.value;
      if (name) names.set(fold(name).replace(/\s/gu, ""), half);
    }
  }
  return names;
}
