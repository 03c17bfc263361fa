import "server-only";
import * as spending from "@/lib/images/spending/service";
import type { Services } from "@/lib/platform/kernel/context";
import { log } from "@/lib/platform/kernel/log";
import type { ImageEngine, ImageJob, ImageProgress } from "@/lib/ports/image-engine/port";
import * as imageStore from "./image-store";
import type { EngineName } from "./schema";
import type { ImageRow } from "./store";

/** Attempts of one engine at one image, including those that killed the server. */
const MAX_ATTEMPTS = 3;

type Outcome = Exclude<ImageProgress, { state: "done" | "pending" }> | Done | Pending | { state: "unwanted" };
export type Done = Extract<ImageProgress, { state: "done" }> & { engine: EngineName; millis: number };
export type Pending = Extract<ImageProgress, { state: "pending" }> & { engine: EngineName };

type Question = { image: ImageRow; job: ImageJob; client: { isSample: boolean } };

/** The engines for a client, in order of preference. Samples use only the local one, which is free. */
export function enginesFor({ images }: Pick<Services, "images">, { isSample }: { isSample: boolean }) {
  return isSample ? images.filter(({ remote }) => !remote) : images;
}

/** Tries the engines in order of preference, beginning with the current one: the next engine attempts what one refuses. */
export async function askEngines(ctx: Services, question: Question): Promise<Outcome> {
  const { image, job } = question;
  // The local engine always draws the same image, so only remote engines redraw.
  const able = enginesFor(ctx, question.client).filter(({ remote }) => job.take === 1 || remote);
  const inCharge = able.findIndex((engine) => engine.name === image.engine);
  let ticket = inCharge < 0 ? null : image.ticket;
  let refusal: Outcome & { state: "refused" } = {
    state: "refused",
    reason: "The image could not be made. Please try again.",
  };
  for (const [rank, engine] of able.slice(Math.max(0, inCharge)).entries()) {
    if (rank > 0) await imageStore.switchEngine(ctx.db, image.id, engine.name, refusal.reason);
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

async function askOne(
  ctx: Services,
  engine: ImageEngine,
  question: Question,
  ticket: string | null,
): Promise<ImageProgress | { state: "unwanted" }> {
  const { id } = question.image;
  const gaveUp: ImageProgress = {
    state: "refused",
    reason: engine.remote
      ? "The image service failed several times. Please try again later."
      : "The image could not be made. Please try again.",
  };
  for (;;) {
    // Checking a remote engine's work is not an attempt, unless it fails.
    const attempts = ticket === null ? await imageStore.countAttempt(ctx.db, id) : 0;
    if (attempts === null) return { state: "unwanted" };
    if (attempts > MAX_ATTEMPTS) return gaveUp;
    const price = ticket === null && engine.remote?.microUsd;
    if (price && !(await spending.reserve(ctx, id, price)))
      return { state: "refused", reason: "Today's image budget is used up. It resets at midnight UTC." };
    try {
      const progress = await engine.advance(question.job, ticket);
      const cost = ("costMicroUsd" in progress && progress.costMicroUsd) || 0;
      if (engine.remote) await spending.settle(ctx, id, cost, { isFinal: progress.state !== "pending" });
      return progress;
    } catch (error) {
      log("error", "image engine failed", { image: id, engine: engine.name, error });
      if (ticket !== null && ((await imageStore.countAttempt(ctx.db, id)) ?? MAX_ATTEMPTS) >= MAX_ATTEMPTS)
        return gaveUp;
    }
  }
}

/** Cancels the remote work of a ticket. Errors are ignored, because its result is not used. */
export async function cancel(
  { images }: Pick<Services, "images">,
  { engine, ticket }: Pick<imageStore.OpenTicket, "engine" | "ticket">,
): Promise<void> {
  const { remote } = images.find(({ name }) => name === engine) ?? {};
  if (remote && ticket !== null) await remote.cancel(ticket);
}
