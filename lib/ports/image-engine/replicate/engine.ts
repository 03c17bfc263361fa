import { setTimeout as delay } from "node:timers/promises";
import { type SiteWidth, type WidthSite, widthError, wrongWidth } from "@/lib/body/widths";
import { formatWhole } from "@/lib/text/numbers";
import { createDecodeSemaphore, type Semaphore } from "../../photo-reader/semaphore";
import { isTooSmall, requireStep, tooSmall, UNREADABLE } from "../acceptance";
import type { ImageEngine, ImageJob, ImageProgress, PictureMeter, RemoteEngine } from "../port";
import { guidedPrompt, imagePrompt } from "../prompt";
import { identityFlaw } from "./identity";
import { acceptsGuide, inputFor, priceOf, requireKnownModels } from "./models";
import { download, toPicture } from "./output";
import { photoSeed, photoSize, photoUri } from "./photo";
import { type Answer, createPredictions, readTicket, type Ticket, writeTicket } from "./predictions";

/** A model takes 5 to 40 seconds. */
const CHECK_AFTER_MS = 3_000;
const RETRY_AFTER_MS = 10_000;
/** Longer than the deadline of a prediction at Replicate. */
const TIMEOUT_MS = 5 * 60_000;

const UNAVAILABLE = "The image service is not available right now. Please try again later.";
const REFUSED_BY_ALL = "The image service did not accept this photo.";

export type ReplicateOptions = {
  token: string;
  /** In order of preference. If one refuses a job, the next one gets it. */
  models: readonly string[];
  /** US dollars per picture, by model, where they differ from the published prices. */
  prices?: Readonly<Record<string, number>>;
  baseUrl: string;
  webhookUrl?: string;
  /** Measures the pictures and draws the guide. Without it the engine does neither. */
  local?: ImageEngine & PictureMeter;
  /** Shared by all code of this process that decodes pictures. */
  decoding?: Semaphore;
  now?: () => number;
  sleep?: (ms: number) => Promise<unknown>;
};

type Size = { width: number; height: number };
type Job = { asked: ImageJob; size: Size; prompt: string };

/** What a new order takes over from the orders before it. */
type Previous = Pick<Ticket, "since" | "spent" | "isRetry">;

/** `advance` never waits for a picture: it answers `pending`. @throws RangeError for an unknown model */
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
  const picturesPerImage = options.local ? 2 : 1;

  const pending = (ticket: Ticket, checkAfterMs: number): ImageProgress =>
    now() - ticket.since > TIMEOUT_MS
      ? refused(UNAVAILABLE, ticket.spent)
      : {
          state: "pending",
          ticket: writeTicket(ticket),
          checkAfterMs,
          costMicroUsd: ticket.spent + price(ticket.model) * (ticket.isRetry ? 1 : picturesPerImage),
        };

  async function order({ asked, prompt }: Job, from: number, past: Previous): Promise<ImageProgress> {
    const photo = await decoding(() => photoUri(asked.photo));
    if (!photo) return UNREADABLE;
    const candidates = models.slice(from);
    const drawn = candidates.some(acceptsGuide) ? await guideFor(asked) : null;
    const seed = photoSeed(asked.photo, asked.take, past.isRetry);
    for (const model of candidates) {
      const ticket = { ...past, model, prediction: null };
      const guide = acceptsGuide(model) ? drawn : null;
      const request = { photo, guide, seed, prompt: guide ? guidedPrompt(prompt) : prompt };
      const called = await predictions.create(model, inputFor(model, request));
      if (called.state === "answered")
        return pending({ ...ticket, prediction: called.answer.id }, CHECK_AFTER_MS);
      const { status, retryAfterMs } = called;
      if (status === 429) return pending(ticket, retryAfterMs ?? RETRY_AFTER_MS);
      // Without a clear answer Replicate may have accepted and billed the order, so it is not sent again.
      if (status === 0 || status >= 500) return refused(UNAVAILABLE, past.spent + price(model));
      if (status !== 404 && status !== 422) return refused(UNAVAILABLE, past.spent);
    }
    return refused(REFUSED_BY_ALL, past.spent);
  }

  async function guideFor(asked: ImageJob): Promise<string | null> {
    const drawn = await options.local?.advance({ ...asked, take: 1 }, null).catch(() => null);
    return drawn?.state === "done" ? decoding(() => photoUri(drawn.jpeg)) : null;
  }

  const orderFromNext = (job: Job, { model, since, spent, isRetry }: Ticket, charged = 0) =>
    order(job, models.indexOf(model) + 1, { since, spent: spent + charged, isRetry });

  async function poll(job: Job, ticket: Ticket, prediction: string): Promise<ImageProgress> {
    const called = await predictions.get(prediction);
    if (called.state === "answered") return resultOf(job, ticket, called.answer);
    const { status, retryAfterMs } = called;
    if (status === 404) return orderFromNext(job, ticket);
    if (status === 0 || status === 429 || status >= 500)
      return pending(ticket, retryAfterMs ?? RETRY_AFTER_MS);
    return refused(UNAVAILABLE, ticket.spent);
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
    if (wrong && !ticket.isRetry) {
      const past = { since: ticket.since, spent: costMicroUsd, isRetry: true };
      return order(job, models.indexOf(ticket.model), past);
    }
    if (wrong) return refused(wrong, costMicroUsd);
    return { state: "done", jpeg, prompt: job.prompt, lowConfidence: false, widths, costMicroUsd };
  }

  const remote: RemoteEngine = {
    microUsd: Math.max(...models.map(price)) * picturesPerImage,
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
      if (text === null) return order(job, 0, { since: now(), spent: 0, isRetry: false });
      const ticket = readTicket(text);
      if (ticket.prediction !== null) return poll(job, ticket, ticket.prediction);
      return order(job, Math.max(0, models.indexOf(ticket.model)), ticket);
    },
  };
}

const refused = (reason: string, costMicroUsd: number): ImageProgress => ({
  state: "refused",
  reason,
  costMicroUsd,
});

/** `flaw` is the sentence for the trainer; null if the picture can be used. */
type ProportionCheck = { widths?: SiteWidth[]; flaw: string | null };

const NO_PERSON = "The image service made a picture without a person.";
const SITES: Record<WidthSite, string> = { chest: "chest", waist: "waist", hip: "hips", thigh: "thighs" };

/** Measures the body on a model's picture. Accepts the picture if there is no meter or the photo has no measure. */
async function judgeProportions(
  meter: PictureMeter | undefined,
  job: ImageJob,
  picture: Uint8Array,
): Promise<ProportionCheck> {
  const reading = await meter?.read(job, picture);
  if (!reading || reading.state === "no_measure") return { flaw: null };
  if (reading.state === "nobody") return { flaw: NO_PERSON };
  const wrong = wrongWidth(reading.widths);
  return { widths: reading.widths, flaw: wrong && sentenceOf(wrong) };
}

function sentenceOf(width: SiteWidth): string {
  const error = widthError(width);
  const percent = formatWhole(Math.abs(error) * 100);
  return `The image service drew the ${SITES[width.site]} ${percent}% too ${error > 0 ? "wide" : "narrow"}.`;
}
