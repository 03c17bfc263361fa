import * as z from "zod/mini";
import { calendarDay, requiredText, text } from "@/lib/text/schema";
import { isUuid } from "@/lib/text/uuid";
import { ANSWER_MAX_LENGTH, QUESTION_KINDS } from "./answer";

const TEXT_MAX_LENGTH = 160;
const UNIT_MAX_LENGTH = 12;
const OPTION_MAX_LENGTH = 60;
const MOST_OPTIONS = 8;
/** Of a trainer, archived ones left out. */
export const MOST_QUESTIONS = 30;

const Id = z.string().check(z.refine(isUuid, "Invalid input"));
export const OwnAnswer = z.union([
  z.number(),
  z.boolean(),
  text(ANSWER_MAX_LENGTH),
  z.array(z.int()).check(z.maxLength(7)),
]);
/** By the question's id. */
export const OwnAnswers = z.record(Id, OwnAnswer);
export type OwnAnswers = z.output<typeof OwnAnswers>;

export const QuestionId = Id;

/** A question for all of the trainer's clients, or for one. */
export const NewQuestion = z
  .object({
    clientId: z.nullable(Id),
    kind: z.enum(QUESTION_KINDS),
    text: requiredText(TEXT_MAX_LENGTH),
    unit: z.nullish(text(UNIT_MAX_LENGTH)),
    options: z._default(z.array(requiredText(OPTION_MAX_LENGTH)).check(z.maxLength(MOST_OPTIONS)), []),
  })
  .check(
    z.refine(({ kind, options }) => kind !== "choice" || new Set(options).size >= 2, {
      message: "At least two different answers",
      path: ["options"],
    }),
  );
export type NewQuestion = z.output<typeof NewQuestion>;

export const Question = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  unit: z.nullable(z.string()),
  options: z.array(z.string()),
  isForAll: z.boolean(),
});
export type Question = z.infer<typeof Question>;

const Answered = z.object({ on: calendarDay(), value: OwnAnswer });

/** A question with all answers of a client, oldest first. */
export const AnsweredQuestion = z.extend(Question, {
  /** Whether it is still asked; others stand here for their answers. */
  isAsked: z.boolean(),
  answers: z.array(Answered),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/** A question on the client's page, with the answer before this round. */
export const AskedQuestion = z.extend(z.omit(Question, { isForAll: true }), { last: z.nullable(Answered) });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** An answer in the inbox beside the one before. */
export const GivenAnswer = z.extend(z.pick(Question, { id: true, kind: true, text: true, unit: true }), {
  value: OwnAnswer,
  last: z.nullable(OwnAnswer),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;
