import Replicate, { type Prediction } from "replicate";
import { z } from "zod";
import { createRetryingFetch, type Rejection, rejectionOf } from "./patient-fetch";

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

/** Holds only the status, because the client's own error contains the request with the token and the photo. */
type CallResult = { state: "answered"; answer: Answer } | ({ state: "rejected" } & Rejection);

export function createPredictions({ token, baseUrl, webhookUrl, sleep }: Access) {
  const retryingFetch = createRetryingFetch(sleep);
  const { predictions } = new Replicate({ auth: token, baseUrl, fetch: retryingFetch });
  const webhook = webhookUrl && { webhook: webhookUrl, webhook_events_filter: ["completed" as const] };
  return {
    /** Orders a picture at most once: a call is not repeated when its reply is lost. */
    create: (model: string, input: Record<string, unknown>): Promise<CallResult> =>
      outcomeOf(predictions.create({ model, input, ...webhook })),
    get: (id: string): Promise<CallResult> => outcomeOf(predictions.get(id)),
    /** @returns false if Replicate did not accept the cancellation; the prediction then ends at its own deadline */
    cancel: async (id: string): Promise<boolean> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await retryingFetch(`${baseUrl}/predictions/${id}/cancel`, { method: "POST", headers })).ok;
    },
  };
}

const NO_REPLY: CallResult = { state: "rejected", status: 0, retryAfterMs: null };

async function outcomeOf(call: Promise<Prediction>): Promise<CallResult> {
  try {
    const answer = Answer.safeParse(await call);
    return answer.success ? { state: "answered", answer: answer.data } : NO_REPLY;
  } catch (error) {
    const rejection = rejectionOf(error);
    return rejection ? { state: "rejected", ...rejection } : NO_REPLY;
  }
}
