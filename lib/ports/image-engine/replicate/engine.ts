import { setTimeout as delay } from "node:timers/promises";
import { createDecodeSemaphore, type Semaphore } from "../../photo-reader/semaphore";
import { isTooSmall, requireStep, tooSmall, UNREADABLE } from "../acceptance";
import type { ImageEngine, ImageJob, ImageProgress, PictureMeter, RemoteEngine } from "../port";
import { guidedPrompt, imagePrompt } from "../prompt";
import { identityFlaw } from "./identity";
import { inputFor, priceOf, requireKnownModels, takesGuide } from "./models";
import { download } from "./output";
import { photoSeed, photoSize, photoUri } from "./photo";
import { toPicture } from "./picture";
import { type Answer, createPredictions } from "./predictions";
import { judgeProportions } from "./proportions";
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
  /** The engine on this machine: it measures what comes back, and draws the guide. Without it neither is done. */
  local?: ImageEngine & PictureMeter;
  /** Shared with all who decode pictures in this process. */
  decoding?: Semaphore;
  /** The present moment and the pauses between repetitions; tests hand in their own. */
  now?: () => number;
  sleep?: (ms: number) => Promise<unknown>;
};

type Size = { width: number; height: number };
type Job = { asked: ImageJob; size: Size; prompt: string };

/** What the next order begins with: when the first one went out, what all before it charged, and whether it repeats one. */
type Past = Pick<Ticket, "since" | "spent" | "isAgain">;

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
  /** Pictures that one image may take. */
  const most = options.local ? 2 : 1;

  const pending = (ticket: Ticket, checkAfterMs: number): ImageProgress =>
    now() - ticket.since > GIVE_UP_AFTER_MS
      ? refused(AWAY, ticket.spent)
      : {
          state: "pending",
          ticket: writeTicket(ticket),
          checkAfterMs,
          costMicroUsd: ticket.spent + price(ticket.model) * (ticket.isAgain ? 1 : most),
        };

  /** Orders the picture from the first model of the list that takes the job. */
  async function order({ asked, prompt }: Job, from: number, past: Past): Promise<ImageProgress> {
    const photo = await decoding(() => photoUri(asked.photo));
    if (!photo) return UNREADABLE;
    const able = models.slice(from);
    const drawn = able.some(takesGuide) ? await guideFor(asked) : null;
    const seed = photoSeed(asked.photo, asked.take, past.isAgain);
    for (const model of able) {
      const ticket = { ...past, model, prediction: null };
      const guide = takesGuide(model) ? drawn : null;
      const request = { photo, guide, seed, prompt: guide ? guidedPrompt(prompt) : prompt };
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

  /** What the engine on this machine makes of the job, as a model is given it. */
  async function guideFor(asked: ImageJob): Promise<string | null> {
    const drawn = await options.local?.advance({ ...asked, take: 1 }, null).catch(() => null);
    return drawn?.state === "done" ? decoding(() => photoUri(drawn.jpeg)) : null;
  }

  const orderFromNext = (job: Job, { model, since, spent, isAgain }: Ticket, charged = 0) =>
    order(job, models.indexOf(model) + 1, { since, spent: spent + charged, isAgain });

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
    const { widths, flaw: wrong } = await judgeProportions(options.local, job.asked, jpeg);
    if (wrong && !ticket.isAgain) {
      const past = { since: ticket.since, spent: costMicroUsd, isAgain: true };
      return order(job, models.indexOf(ticket.model), past);
    }
    if (wrong) return refused(wrong, costMicroUsd);
    return { state: "done", jpeg, prompt: job.prompt, lowConfidence: false, widths, costMicroUsd };
  }

  const remote: RemoteEngine = {
    microUsd: Math.max(...models.map(price)) * most,
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
      if (text === null) return order(job, 0, { since: now(), spent: 0, isAgain: false });
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
