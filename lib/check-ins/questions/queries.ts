import { clientKey } from "@/lib/clients/record/queries";
import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";

const questions = api<typeof Contract>();

/** Always stale, because clients answer at any time. */
export const questionsQuery = (clientId: string) => ({
  ...questions.ask("GET /api/client/[id]/questions", { params: { id: clientId } }),
  staleTime: 0,
});

/** Other clients' lists are asked for anew when they are opened. */
export const useAddQuestion = (clientId: string) =>
  questions.useTell("POST /api/questions", () => [clientKey(clientId)], "onSettled");
export const useArchiveQuestion = (clientId: string) =>
  questions.useTell("PATCH /api/questions/[id]", () => [clientKey(clientId)], "onSettled");
