import Replicate, { type Prediction } from "replicate";
import { z } from "zod";

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

type Fetch = (input: Request | string, init?: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 20_000;
/** Replicate's own deadline for a prediction, so that it stops and bills nothing when the app is gone. */
const CANCEL_AFTER = "3m";
/** For a longer pause the job is postponed instead. */
const MAX_PAUSE_MS = 5_000;
const MAX_ATTEMPTS = 3;
const FIRST_BACKOFF_MS = 1_000;

const TRUE_STATUS = "x-true-status";
const RETRY_AFTER = "x-retry-after-ms";

/** Status of the reply; 0 if no reply came. */
type Rejection = { status: number; retryAfterMs: number | null };

/**
 * The client's own retries repeat a POST whose reply was lost (up to six bills) and ignore `Retry-After`. This retries
 * only after a 429, and reports every failure as a 400, which the client leaves alone; `rejectionOf` restores it.
 */
function createRetryingFetch(sleep: (ms: number) => Promise<unknown>): Fetch {
  return async (input, init = {}) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(input, init);
      if (response === null) return failure({ status: 0, retryAfterMs: null });
      if (response.ok) return response;
      const retryAfterMs = retryAfter(response.headers.get("retry-after"));
      const pause = retryAfterMs ?? FIRST_BACKOFF_MS * 2 ** (attempt - 1);
      await response.body?.cancel();
      if (response.status !== 429 || attempt === MAX_ATTEMPTS || pause > MAX_PAUSE_MS)
        return failure({ status: response.status, retryAfterMs });
      await sleep(pause);
    }
  };
}

async function send(input: Request | string, init: RequestInit): Promise<Response | null> {
  const headers = new Headers(init.headers);
  // Only the request that creates a prediction has a body.
  if (init.body) headers.set("cancel-after", CANCEL_AFTER);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(input, { ...init, headers, signal, cache: "no-store", redirect: "error" });
    // Reads the whole body here, so that a broken connection counts as no reply.
    return response.ok ? new Response(await response.arrayBuffer(), response) : response;
  } catch {
    return null;
  }
}

function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

function failure({ status, retryAfterMs }: Rejection): Response {
  const headers = new Headers({ [TRUE_STATUS]: String(status) });
  if (retryAfterMs !== null) headers.set(RETRY_AFTER, String(retryAfterMs));
  return new Response(null, { status: 400, headers });
}

/** The real status behind an error of the client; null if the error has no reply. */
function rejectionOf(error: unknown): Rejection | null {
  const response = (error as { response?: unknown } | null)?.response;
  if (!(response instanceof Response)) return null;
  const retryAfterMs = response.headers.get(RETRY_AFTER);
  return {
    status: Number(response.headers.get(TRUE_STATUS) ?? response.status),
    retryAfterMs: retryAfterMs === null ? null : Number(retryAfterMs),
  };
}

/** State of a job at Replicate. */
export type Ticket = {
  model: string;
  /** Time of the first order, in milliseconds since 1970. */
  since: number;
  /** Cost of the earlier orders of the job, in millionths of a US dollar. */
  spent: number;
  /** The first picture failed the check and was ordered again. */
  isRetry: boolean;
  /** Null while Replicate is too busy to accept the order. */
  prediction: string | null;
};

const SHAPE = /^([^:]+):(\d+):(\d+)(:again)?:([a-z0-9]*)$/i;

/** Writes `model:since:spent[:again]:prediction`; the port requires the remote id at the end. */
export const writeTicket = ({ model, since, spent, isRetry, prediction }: Ticket): string =>
  `${model}:${since}:${spent}${isRetry ? ":again" : ""}:${prediction ?? ""}`;

/** @throws RangeError for a text that `writeTicket` did not write */
export function readTicket(ticket: string): Ticket {
  const [, model, since, spent, again, prediction] = SHAPE.exec(ticket) ?? [];
  if (model === undefined) throw new RangeError("This is no ticket of the Replicate engine.");
  return {
    model,
    since: Number(since),
    spent: Number(spent),
    isRetry: again !== undefined,
    prediction: prediction || null,
  };
}
