/** A moment in the reader's own words and time zone: "28 nov 2026, 9:04". */
export const momentIn = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment));

/** A calendar day, YYYY-MM-DD, in the reader's own words: "28 nov 2026". */
export const dayOfMomentIn = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

/** The twelve months in the reader's own words. */
export const monthsIn = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(
      new Date(Date.UTC(2026, month)),
    ),
  );

/** Whether the month stands before the day. */
export const isMonthFirst = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { dateStyle: "short" }).formatToParts(0)[0]?.type === "month";
