import type { TapedSite } from "@/lib/body/tape-girths";
import type { OwnAnswer } from "@/lib/check-ins/questions/answer";

/** What the client has entered and not yet sent. Null means not measured; girths stay as typed. */
export type Answers = {
  /** Pounds. */
  weight: number | null;
  bodyFat: number | null;
  girths: Partial<Record<TapedSite, string>> | null;
  /** From 1 to 5, by question. */
  ratings: Partial<Record<string, number>>;
  /** Answers to the trainer's own questions, by id; numbers as they were typed. */
  own: Partial<Record<string, OwnAnswer>>;
  note: string;
};

export const NO_ANSWERS: Answers = {
  weight: null,
  bodyFat: null,
  girths: null,
  ratings: {},
  own: {},
  note: "",
};

/** Reads stored answers, and drops values of a wrong type. */
export function parseAnswers(stored: unknown): Answers {
  if (!isRecord(stored)) return NO_ANSWERS;
  const { weight, bodyFat, girths, ratings, own, note } = stored;
  return {
    weight: typeof weight === "number" ? weight : null,
    bodyFat: typeof bodyFat === "number" ? bodyFat : null,
    girths: isRecord(girths) ? textsIn(girths) : null,
    ratings: isRecord(ratings) ? ratingsIn(ratings) : {},
    // The server drops what answers no question.
    own: isRecord(own) ? (own as Answers["own"]) : {},
    note: typeof note === "string" ? note : "",
  };
}

export const isEmpty = ({ weight, bodyFat, girths, ratings, own, note }: Answers): boolean =>
  weight === null &&
  bodyFat === null &&
  girths === null &&
  note === "" &&
  Object.keys({ ...ratings, ...own }).length === 0;

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
