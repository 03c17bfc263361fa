import Replicate, { type Prediction } from "replicate";
import { z } from "zod";
import { createPatientFetch, type Rejection, rejectionOf } from "./patient-fetch";

type Access = {
  token: string;
  baseUrl: string;
  webhookUrl?: string;
  sleep: (ms: number) => Promise<unknown>;
};

const Answer = z.object({
  id: z.string().regex(/^[a-z0-9]+$/i),
  status: z.enum(["starting", "processing", "succeeded", "failed", "canceled", "aborted"]),
  output: z.unknown(),
});
export type Answer = z.infer<typeof Answer>;

/**
 * What a call came to. A rejection carries a status and nothing else: the client's own error holds the request, and
 * with it the token and the photo.
 */
type Called = { state: "answered"; answer: Answer } | ({ state: "rejected" } & Rejection);

/** The calls of Replicate's API that the engine needs. */
export function createPredictions({ token, baseUrl, webhookUrl, sleep }: Access) {
  const patientFetch = createPatientFetch(sleep);
  const { predictions } = new Replicate({ auth: token, baseUrl, fetch: patientFetch });
  const webhook = webhookUrl && { webhook: webhookUrl, webhook_events_filter: ["completed" as const] };
  return {
    /** Orders a picture, at most once: a call whose answer was lost is not repeated. */
    create: (model: string, input: Record<string, unknown>): Promise<Called> =>
      outcomeOf(predictions.create({ model, input, ...webhook })),
    get: (id: string): Promise<Called> => outcomeOf(predictions.get(id)),
    /** Whether the service took the wish; without it the prediction ends at its own deadline. */
    cancel: async (id: string): Promise<boolean> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await patientFetch(`${baseUrl}/predictions/${id}/cancel`, { method: "POST", headers })).ok;
    },
  };
}

const NO_ANSWER: Called = { state: "rejected", status: 0, retryAfterMs: null };

async function outcomeOf(call: Promise<Prediction>): Promise<Called> {
  try {
    const answer = Answer.safeParse(await call);
    return answer.success ? { state: "answered", answer: answer.data } : NO_ANSWER;
  } catch (error) {
    const rejection = rejectionOf(error);
    return rejection ? { state: "rejected", ...rejection } : NO_ANSWER;
  }
}
