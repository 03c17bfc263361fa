import { shortWeekday } from "@/lib/text/calendar/wording";
import { grouped } from "@/lib/text/numbers";

export const QUESTION_KINDS = ["scale", "number", "yesNo", "choice", "text", "habit"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A scale's rating from 1 to 5, a number, a yes or no, a choice or text, or the days of a habit, 1 for Monday. */
export type OwnAnswer = number | boolean | string | number[];

export type Asked = { kind: QuestionKind; unit: string | null; options: readonly string[] };

export const SCALE = { min: 1, max: 5 } as const;
const DAYS = 7;
const MOST_NUMBER = 1_000_000;
export const ANSWER_MAX_LENGTH = 1000;

/** Whether a value answers a question. */
export function answers({ kind, options }: Asked, value: unknown): value is OwnAnswer {
  switch (kind) {
    case "scale":
      return isWhole(value, SCALE.min, SCALE.max);
    case "number":
      return typeof value === "number" && Math.abs(value) <= MOST_NUMBER;
    case "yesNo":
      return typeof value === "boolean";
    case "choice":
      return typeof value === "string" && options.includes(value);
    case "text":
      return typeof value === "string" && value.trim() !== "" && value.length <= ANSWER_MAX_LENGTH;
    case "habit":
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((day) => isWhole(day, 1, DAYS))
      );
  }
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** The figure of an answer for a chart: a habit's number of days, 1 for a yes. Null for words. */
export function figureOf(answer: OwnAnswer): number | null {
  if (typeof answer === "number") return answer;
  if (typeof answer === "boolean") return answer ? 1 : 0;
  return Array.isArray(answer) ? answer.length : null;
}

/** An answer in words for the trainer: "4 of 5", "7.5 h", "Mon, Wed". */
export function answerText({ kind, unit }: Pick<Asked, "kind" | "unit">, answer: OwnAnswer): string {
  if (typeof answer === "boolean") return answer ? "Yes" : "No";
  if (typeof answer === "string") return answer;
  if (Array.isArray(answer))
    return answer.length === 0
      ? "No day"
      : [...answer]
          .sort((a, b) => a - b)
          .map(shortWeekday)
          .join(", ");
  return kind === "scale" ? `${answer} of ${SCALE.max}` : [grouped(answer), unit].filter(Boolean).join(" ");
}
