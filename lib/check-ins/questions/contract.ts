import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { AnsweredQuestion, NewQuestion, Question } from "./schema";

/** What the client is asked, and all that was answered. */
export const listQuestions = endpoint("GET /api/client/[id]/questions", "trainer", {
  reply: z.array(AnsweredQuestion),
});

export const addQuestion = endpoint("POST /api/questions", "trainer", {
  body: NewQuestion,
  reply: Question,
  status: 201,
  refusals: ["not_found", "conflict"],
});

/** An archived question is asked no more; its answers stay. */
export const archiveQuestion = endpoint("PATCH /api/questions/[id]", "trainer", {
  body: z.object({ isArchived: z.boolean() }),
  reply: Question,
});
