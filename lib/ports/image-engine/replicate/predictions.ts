import Replicate, { type Prediction } from "replicate";
import { z } from "zod";
import { createPatientFetch, type Rejection, rejectionOf } from "./patient-fetch";

/**
 * A call that the service did not answer with a prediction. It carries a status and nothing else: the client's own
 * error holds the request, and with it the token and the photo.
 */
export class CallFailed extends Error {
  override name = "CallFailed";
  constructor(readonly rejection: Rejection) {
    super(`Replicate answered ${rejection.status || "nothing"}.`);
  }
}

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

/** The calls of Replicate's API that the engine needs. The first two reject with `CallFailed`. */
export function createPredictions({ token, baseUrl, webhookUrl, sleep }: Access) {
  const patientFetch = createPatientFetch(sleep);
  const { predictions } = new Replicate({ auth: token, baseUrl, fetch: patientFetch });
  const webhook = webhookUrl && { webhook: webhookUrl, webhook_events_filter: ["completed" as const] };
  return {
    /** Orders a picture, at most once: a call whose answer was lost is not repeated. */
    create: (model: string, input: Record<string, unknown>): Promise<Answer> =>
      checked(predictions.create({ model, input, ...webhook })),
    get: (id: string): Promise<Answer> => checked(predictions.get(id)),
    /** Whether the service took the wish; without it the prediction ends at its own deadline. */
    cancel: async (id: string): Promise<boolean> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await patientFetch(`${baseUrl}/predictions/${id}/cancel`, { method: "POST", headers })).ok;
    },
  };
}

async function checked(call: Promise<Prediction>): Promise<Answer> {
  const prediction = await call.catch((error: unknown) => {
    throw new CallFailed(rejectionOf(error) ?? { status: 0, retryAfterMs: null });
  });
  const answer = Answer.safeParse(prediction);
  if (!answer.success) throw new CallFailed({ status: 0, retryAfterMs: null });
  return answer.data;
}
