import { folded } from "./foreign-words";

/** Languages whose names of months are read; `Intl` of the browser has the names. */
const LANGUAGES =
  "en bg ca cs da de el es et fi fr ga hr hu id it lt lv mt nb nl pl pt ro ru sk sl sv tr uk ja ko zh hi th bn ta te mr gu kn ml pa ne ur ar fa he ms fil is mk sq sr bs be gl af sw ka hy kk az uz km lo my mn".split(
    " ",
  );

/** Usual spellings that `Intl` does not have. */
const MORE_NAMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  de: { mrz: 3, maerz: 3, jänner: 1, jaenner: 1, feber: 2 },
  es: { setiembre: 9, set: 9 },
  fa: Object.fromEntries(
    "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند"
      .split(" ")
      .map((name, at) => [name, at + 1]),
  ),
};
/** A letter alone is one only behind a clock: Spaniards write `a las 7:30`. */
const MORE_HALVES = {
  am: "a 오전 午前 上午 凌晨 清晨 早上 पूर्वाह्न öö",
  pm: "p 오후 午後 下午 晚上 中午 傍晚 अपराह्न ös",
};

export interface MonthReading {
  readonly language: string;
  /** From 1. */
  readonly month: number;
  /** The whole name or its usual abbreviation, not only its beginning. */
  readonly isExact: boolean;
}

/** Without accents and signs, because many files are: `févr.`, `FEVR` and `fevr` are one word. */
const fold = (word: string): string =>
  folded(word.normalize("NFKC"))
    .replaceAll("ς", "σ")
    .replace(/[^\p{L}\p{M}]/gu, "");

/** What a word may mean as a month, at most one month for each language. */
export function monthReadings(word: string): readonly MonthReading[] {
  const start = fold(word);
  const known = read.get(start);
  if (known) return known;
  const found = LANGUAGES.flatMap((one) => readingIn(one, start) ?? []);
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

const plain = (word: string): string => word.normalize("NFKC").toLowerCase().replace(/[.\s]/gu, "");

/** Words beside a clock that mean the half of the day, such as `AM` or `du.`. */
export function halfOfDay(word: string): "am" | "pm" | null {
  halves ??= halfNames();
  // `PM` may have an ending in the letters of the language, which does not count.
  const [latin = ""] = /^[\p{Script=Latin}.]+(?=\P{Script=Latin})/u.exec(word) ?? [];
  return halves.get(plain(word)) ?? halves.get(plain(latin)) ?? null;
}

const read = new Map<string, readonly MonthReading[]>();
const months = new Map<string, ReadonlyMap<string, number>>();
let halves: ReadonlyMap<string, "am" | "pm"> | undefined;

/** With and without a day, because some languages then inflect the month or write a word into one with it. */
function monthsOf(language: string): ReadonlyMap<string, number> {
  const before = months.get(language);
  if (before) return before;
  const names = new Map<string, number>();
  const add = (text: string, month: number) => {
    const name = fold(text);
    if (name !== "" && !/\d/.test(text) && !names.has(name)) names.set(name, month);
  };
  for (const month of ["short", "long"] as const)
    for (const day of ["numeric", undefined] as const) {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
        month,
        ...(day && { day }),
        timeZone: "UTC",
      });
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(new Date(Date.UTC(2026, index, 1)));
        const at = parts.findIndex(({ type }) => type === "month");
        const name = parts[at]?.value ?? "";
        add(name, index + 1);
        const [joined = ""] = /[\p{L}\p{M}]+$/u.exec(parts[at - 1]?.value ?? "") ?? [];
        if (joined) add(joined + name, index + 1);
      }
    }
  for (const [name, month] of Object.entries(MORE_NAMES[language] ?? {})) add(name, month);
  months.set(language, names);
  return names;
}

function halfNames(): ReadonlyMap<string, "am" | "pm"> {
  const names = new Map<string, "am" | "pm">();
  for (const half of ["am", "pm"] as const)
    for (const name of MORE_HALVES[half].split(" ")) names.set(name, half);
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(language, { hour: "numeric", hour12: true, timeZone: "UTC" });
    for (const [half, hour] of [["am", 6] as const, ["pm", 18] as const]) {
      const parts = format.formatToParts(new Date(Date.UTC(2026, 0, 1, hour)));
      const name = plain(parts.find(({ type }) => type === "dayPeriod")?.value ?? "");
      if (name && !names.has(name)) names.set(name, half);
    }
  }
  return names;
}
