import * as z from "zod/mini";

/** Text that PostgreSQL can store and people can compare: no NUL, no lone surrogates, NFC, trimmed. */
export function text(maxLength: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.refine((value) => !value.includes("\0") && value.isWellFormed(), "Invalid input")),
      z.transform((value) => value.normalize("NFC").trim()),
    ),
    z.string().check(z.maxLength(maxLength, `At most ${maxLength} characters`)),
  );
}

export function requiredText(maxLength: number) {
  return z.pipe(text(maxLength), z.string().check(z.minLength(1, "Required")));
}

type Limits = { min: number; max: number };

const within = ({ min, max }: Limits, show: (limit: number) => string) => [
  z.minimum(min, `At least ${show(min)}`),
  z.maximum(max, `At most ${show(max)}`),
];

/** A refusal names the limit as `show` prints it: `At least 50 lb`. */
export const numberWithin = (limits: Limits, show: (limit: number) => string = String) =>
  z.number().check(...within(limits, show));

export const wholeWithin = (limits: Limits, show: (limit: number) => string = String) =>
  z.int().check(...within(limits, show));

/** An ISO 8601 instant with offset, within the years that PostgreSQL can store. */
export function instant() {
  return z
    .pipe(
      z.iso.datetime({ offset: true }),
      z.transform((value) => new Date(value)),
    )
    .check(z.refine((value) => value >= FIRST_INSTANT, "Not before the year 1"));
}

/** YYYY-MM-DD. The range leaves room for whole weeks and months in JavaScript and PostgreSQL. */
export function calendarDay() {
  return z.iso
    .date({ abort: true })
    .check(z.refine((day) => day >= "1900" && day < "3000", "Between the years 1900 and 2999"));
}

/** Before year 1, PostgreSQL and JavaScript write dates differently: PostgreSQL has no year 0. */
export const FIRST_INSTANT = new Date("0001-01-01T00:00:00.000Z");

/** Escapes the wildcards of LIKE, because Prisma's `contains` does not. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
