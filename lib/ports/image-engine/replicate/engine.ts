import { setTimeout as delay } from "node:timers/promises";
import { createDecodeSemaphore, type Semaphore } from "../../photo-reader/semaphore";
import { isTooSmall, requireStep, tooSmall, UNREADABLE } from "../acceptance";
import type { ImageEngine, ImageJob, ImageProgress, RemoteEngine } from "../port";
import { imagePrompt } from "../prompt";
import { identityFlaw } from "./identity";
import { inputFor, priceOf, requireKnownModels } from "./models";
import { download } from "./output";
import { photoSeed, photoSize, photoUri } from "./photo";
import { toPicture } from "./picture";
import { type Answer, createPredictions } from "./predictions";
import { readTicket, type Ticket, writeTicket } from "./ticket";

/** Pictures take 5 to 40 seconds. */
const CHECK_AFTER_MS = 3_000;
const BUSY_AGAIN_AFTER_MS = 10_000;
/** Past the service's own deadline for a prediction, with time to spare. */
const GIVE_UP_AFTER_MS = 5 * 60_000;

const AWAY = "The image service is not available right now. Please try again later.";
const NO_MODEL = "The image service did not accept this photo.";

export type ReplicateOptions = {
  token: string;
  /** Asked in this order: what one refuses, the next one gets. */
  models: readonly string[];
  /** US dollars per picture that differ from the published prices, by model. */
  prices?: Readonly<Record<string, number>>;
  baseUrl: string;
  /** An https address that is told when a picture is ready. */
  webhookUrl?: string;
  /** Shared with all who decode pictures in this process. */
  decoding?: Semaphore;
  /** The present moment and the pauses between repetitions; tests hand in their own. */
  now?: () => number;
  sleep?: (ms: number) => Promise<unknown>;
};

type Size = { width: number; height: number };
type Job = { asked: ImageJob; size: Size; prompt: string };

/** What the next model begins with: when the first one was asked, and what the ones before it charged. */
type Past = Pick<Ticket, "since" | "spent">;

/**
 * Has pictures made by image models at Replicate. A call never waits for one: it answers `pending` with a ticket.
 * @throws RangeError for models that it cannot speak to
 */
export function createReplicateEngine(
  options: ReplicateOptions,
): ImageEngine & Required<Pick<ImageEngine, "remote">> {
  const {
    models,
    prices = {},
    baseUrl,
    now = Date.now,
    sleep = delay,
    decoding = createDecodeSemaphore(),
  } = options;
  requireKnownModels(models);
  const predictions = createPredictions({ ...options, sleep });
  const testOrigin = baseUrl.startsWith("http:") ? new URL(baseUrl).origin : null;
  const price = (model: string) => priceOf(model, prices);

  const pending = (ticket: Ticket, checkAfterMs: number): ImageProgress =>
    now() - ticket.since > GIVE_UP_AFTER_MS
      ? refused(AWAY, ticket.spent)
      : {
          state: "pending",
          ticket: writeTicket(ticket),
          checkAfterMs,
          costMicroUsd: ticket.spent + price(ticket.model),
        };

  /** Orders the picture from the first model of the list that takes the job. */
  async function order({ asked, prompt }: Job, from: number, past: Past): Promise<ImageProgress> {
    const uri = await decoding(() => photoUri(asked.photo));
    if (!uri) return UNREADABLE;
    const request = { photo: uri, prompt, seed: photoSeed(asked.photo, asked.take) };
    for (const model of models.slice(from)) {
      const ticket = { ...past, model, prediction: null };
      const called = await predictions.create(model, inputFor(model, request));
      if (called.state === "answered")
        return pending({ ...ticket, prediction: called.answer.id }, CHECK_AFTER_MS);
      const { status, retryAfterMs } = called;
      if (status === 429) return pending(ticket, retryAfterMs ?? BUSY_AGAIN_AFTER_MS);
      // Without a clear answer the order may have been taken and billed: it is not sent again.
      if (status === 0 || status >= 500) return refused(AWAY, past.spent + price(model));
      if (status !== 404 && status !== 422) return refused(AWAY, past.spent);
    }
    return refused(NO_MODEL, past.spent);
  }

  const orderFromNext = (job: Job, { model, since, spent }: Ticket, charged = 0) =>
    order(job, models.indexOf(model) + 1, { since, spent: spent + charged });

  async function lookAfter(job: Job, ticket: Ticket, prediction: string): Promise<ImageProgress> {
    const called = await predictions.get(prediction);
    if (called.state === "answered") return resultOf(job, ticket, called.answer);
    const { status, retryAfterMs } = called;
    if (status === 404) return orderFromNext(job, ticket);
    if (status === 0 || status === 429 || status >= 500)
      return pending(ticket, retryAfterMs ?? BUSY_AGAIN_AFTER_MS);
    return refused(AWAY, ticket.spent);
  }

  async function resultOf(job: Job, ticket: Ticket, { status, output }: Answer): Promise<ImageProgress> {
    if (status === "starting" || status === "processing") return pending(ticket, CHECK_AFTER_MS);
    if (status !== "succeeded") return orderFromNext(job, ticket);
    const charged = price(ticket.model);
    const made = await download(output, testOrigin);
    if ("trouble" in made)
      return made.trouble === "away" ? pending(ticket, CHECK_AFTER_MS) : orderFromNext(job, ticket, charged);
    const jpeg = await decoding(() => toPicture(made.bytes, job.size));
    if (!jpeg) return orderFromNext(job, ticket, charged);
    const costMicroUsd = ticket.spent + charged;
    const flaw = await decoding(() => identityFlaw(job.asked, jpeg));
    if (flaw) return refused(flaw, costMicroUsd);
    return { state: "done", jpeg, prompt: job.prompt, lowConfidence: false, costMicroUsd };
  }

  const remote: RemoteEngine = {
    microUsd: Math.max(...models.map(price)),
    async cancel(text) {
      const { prediction } = readTicket(text);
      if (prediction !== null) await predictions.cancel(prediction);
    },
  };

  return {
    name: "replicate",
    remote,
    async advance(asked, text) {
      requireStep(asked);
      const size = await photoSize(asked.photo);
      if (!size) return UNREADABLE;
      if (isTooSmall(size)) return tooSmall(size);
      const job = { asked, size, prompt: imagePrompt(asked) };
      if (text === null) return order(job, 0, { since: now(), spent: 0 });
      const ticket = readTicket(text);
      if (ticket.prediction !== null) return lookAfter(job, ticket, ticket.prediction);
      return order(job, Math.max(0, models.indexOf(ticket.model)), ticket);
    },
  };
}

const refused = (reason: string, costMicroUsd: number): ImageProgress => ({
  state: "refused",
  reason,
  costMicroUsd,
});
