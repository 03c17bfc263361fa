import type { TapedSite } from "@/lib/body/tape-girths";

/** What the client has entered and not yet sent. Null means not measured; girths stay as typed. */
export type Answers = {
  /** Pounds. */
  weight: number | null;
  bodyFat: number | null;
  girths: Partial<Record<TapedSite, string>> | null;
  /** From 1 to 5, by question. */
  ratings: Partial<Record<string, number>>;
  note: string;
};

export const NO_ANSWERS: Answers = { weight: null, bodyFat: null, girths: null, ratings: {}, note: "" };

/** Reads stored answers, and drops values of a wrong type. */
export function parseAnswers(stored: unknown): Answers {
  if (!isRecord(stored)) return NO_ANSWERS;
  const { weight, bodyFat, girths, ratings, note } = stored;
  return {
    weight: typeof weight === "number" ? weight : null,
    bodyFat: typeof bodyFat === "number" ? bodyFat : null,
    girths: isRecord(girths) ? textsIn(girths) : null,
    ratings: isRecord(ratings) ? ratingsIn(ratings) : {},
    note: typeof note === "string" ? note : "",
  };
}

export const isEmpty = ({ weight, bodyFat, girths, ratings, note }: Answers): boolean =>
  weight === null && bodyFat === null && girths === null && note === "" && Object.keys(ratings).length === 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsIn = (girths: Record<string, unknown>): NonNullable<Answers["girths"]> =>
  Object.fromEntries(
    Object.entries(girths).filter((entry): entry is [TapedSite, string] => typeof entry[1] === "string"),
  );

const ratingsIn = (ratings: Record<string, unknown>): Answers["ratings"] =>
  Object.fromEntries(
    Object.entries(ratings).filter(
      (entry): entry is [string, number] =>
        Number.isInteger(entry[1]) && Number(entry[1]) >= 1 && Number(entry[1]) <= 5,
    ),
  );
