import "server-only";
import type { Services } from "@/lib/kernel/context";
import { log } from "@/lib/kernel/log";
import type { ImageEngine, ImageJob, ImageProgress } from "@/lib/ports/image-engine/port";
import * as spending from "@/lib/spending/service";
import * as imageStore from "./image-store";
import type { EngineName } from "./schema";
import type { ImageRow } from "./store";
import { generationErrorTexts } from "./texts";

/** Tries of one engine at one image, those that killed the server included. */
const MAX_TRIES = 3;

type Outcome = Exclude<ImageProgress, { state: "done" | "pending" }> | Done | Pending | { state: "unwanted" };
export type Done = Extract<ImageProgress, { state: "done" }> & { engine: EngineName; millis: number };
export type Pending = Extract<ImageProgress, { state: "pending" }> & { engine: EngineName };

type Question = { image: ImageRow; job: ImageJob; client: { isSample: boolean } };

/** The engines that may draw a client, in order of preference. For a sample nobody pays. */
export function enginesFor({ images }: Pick<Services, "images">, { isSample }: { isSample: boolean }) {
  return isSample ? images.filter(({ remote }) => !remote) : images;
}

/** Asks the engines in order of preference, from the one in charge on: what one refuses, the next may make. */
export async function askEngines(ctx: Services, question: Question): Promise<Outcome> {
  const { image, job } = question;
  // Another take of what comes out the same every time would be no other.
  const able = enginesFor(ctx, question.client).filter(({ remote }) => job.take === 1 || remote);
  const inCharge = able.findIndex((engine) => engine.name === image.engine);
  let ticket = inCharge < 0 ? null : image.ticket;
  let refusal: Outcome & { state: "refused" } = { state: "refused", reason: generationErrorTexts.gaveUp };
  for (const [rank, engine] of able.slice(Math.max(0, inCharge)).entries()) {
    if (rank > 0) await imageStore.handOver(ctx.db, image.id, engine.name, refusal.reason);
    const started = performance.now();
    const progress = await askOne(ctx, engine, question, ticket);
    const millis = Math.round(performance.now() - started);
    if (progress.state === "done") return { ...progress, engine: engine.name, millis };
    if (progress.state === "pending") return { ...progress, engine: engine.name };
    if (progress.state !== "refused") return progress;
    log("warn", "image engine refused", { image: image.id, engine: engine.name, reason: progress.reason });
    refusal = progress;
    ticket = null;
  }
  return refusal;
}

/** One engine's word on an image. One that crashes is asked again, but not for ever. */
async function askOne(
  ctx: Services,
  engine: ImageEngine,
  question: Question,
  ticket: string | null,
): Promise<ImageProgress | { state: "unwanted" }> {
  const { id } = question.image;
  const gaveUp: ImageProgress = {
    state: "refused",
    reason: engine.remote ? generationErrorTexts.serviceGaveUp : generationErrorTexts.gaveUp,
  };
  for (;;) {
    // Looking after a remote engine's work is no try of its own, unless it fails.
    const tries = ticket === null ? await imageStore.countTry(ctx.db, id) : 0;
    if (tries === null) return { state: "unwanted" };
    if (tries > MAX_TRIES) return gaveUp;
    const price = ticket === null && engine.remote?.microUsd;
    if (price && !(await spending.reserve(ctx, id, price)))
      return { state: "refused", reason: generationErrorTexts.budgetGone };
    try {
      const progress = await engine.advance(question.job, ticket);
      const cost = ("costMicroUsd" in progress && progress.costMicroUsd) || 0;
      if (engine.remote) await spending.settle(ctx, id, cost, { isFinal: progress.state !== "pending" });
      return progress;
    } catch (error) {
      log("error", "image engine failed", { image: id, engine: engine.name, error });
      if (ticket !== null && ((await imageStore.countTry(ctx.db, id)) ?? MAX_TRIES) >= MAX_TRIES)
        return gaveUp;
    }
  }
}

/** Ends the work behind a ticket. Whether that succeeds changes nothing: its result would be dropped. */
export async function cancel(
  { images }: Pick<Services, "images">,
  { engine, ticket }: Pick<imageStore.OpenTicket, "engine" | "ticket">,
): Promise<void> {
  const { remote } = images.find(({ name }) => name === engine) ?? {};
  if (remote && ticket !== null) await remote.cancel(ticket);
}
