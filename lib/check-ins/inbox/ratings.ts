import type { WaitingCheckIn } from "./schema";

const NAMES = { sleep: "Sleep", hunger: "Hunger", stress: "Stress", adherence: "Diet" } as const;
const QUESTIONS = ["sleep", "hunger", "stress", "adherence"] as const;

/** The answers from 1 to 5, under their names. */
export const ratingsOf = (answers: WaitingCheckIn["answers"]): { name: string; value: number }[] =>
  QUESTIONS.flatMap((question) => {
    const value = answers[question];
    return value === undefined ? [] : [{ name: NAMES[question], value }];
  });
