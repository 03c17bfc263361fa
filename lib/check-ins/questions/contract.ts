import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { AnsweredQuestion, NewQuestion, Question } from "./schema";

/** What the client is asked, and all that was answered. */
export const listQuestions = endpoint({
  method: "GET",
  path: "/api/client/[id]/questions",
  access: "trainer",
  reply: z.array(AnsweredQuestion),
});

export const addQuestion = endpoint({
  method: "POST",
  path: "/api/questions",
  access: "trainer",
  body: NewQuestion,
  reply: Question,
  status: 201,
  refusals: ["not_found", "conflict"],
});

/** An archived question is asked no more; its answers stay. */
export const archiveQuestion = endpoint({
  method: "PATCH",
  path: "/api/questions/[id]",
  access: "trainer",
  body: z.object({ isArchived: z.boolean() }),
  reply: Question,
});
