/** Letters of a trainer's answer to a check-in. Here and not in the schema, because browsers load no schemas. */
export const REPLY_MAX_LENGTH = 1000;

const NAMES = { sleep: "Sleep", hunger: "Hunger", stress: "Stress", adherence: "Diet" } as const;
const QUESTIONS = ["sleep", "hunger", "stress", "adherence"] as const;

type Ratings = { readonly [question in (typeof QUESTIONS)[number]]?: number | undefined };

/** The answers from 1 to 5, under their names. */
export const ratingsOf = (answers: Ratings): { name: string; value: number }[] =>
  QUESTIONS.flatMap((question) => {
    const value = answers[question];
    return value === undefined ? [] : [{ name: NAMES[question], value }];
  });
