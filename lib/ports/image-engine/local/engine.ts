import { createHash } from "node:crypto";
import { Worker, type WorkerOptions } from "node:worker_threads";
import { girthRatios } from "@/lib/body/girths";
import { requireStep, tooSmall, UNREADABLE } from "../acceptance";
import type { ImageEngine, ImageJob, ImageProgress } from "../port";
import { imagePrompt } from "../prompt";
import { stepComposition } from "../step-composition";
import { ALGORITHM_VERSION } from "./analyse";
import type { MorphReply, MorphRequest } from "./morph-job";
import { shadingChange } from "./shading-change";
import { createWorkerPool } from "./worker-pool";

/** Each worker needs a core and about 150 MB. */
const WORKERS = 2;
const TIMEOUT_MS = 60_000;
const IDLE_MS = 60_000;

/**
 * The embedded image engine: reshapes the person in the photo on this machine, without a model or a network. Every
 * call ends in a final state. `close` ends the worker threads early; idle ones never keep the process alive.
 */
export function createLocalEngine(): ImageEngine & { close: () => Promise<void> } {
  const pool = createWorkerPool<MorphRequest, MorphReply>({
    spawn: () => new Worker(new URL("./worker.ts", import.meta.url), workerOptions()),
    size: WORKERS,
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
  });
  return {
    name: "local",
    advance: async (job) => {
      const request = requestFor(job);
      return progressFrom(await pool.run(request, request.photoKey), job);
    },
    close: pool.close,
  };
}

/** Tests and scripts run the TypeScript sources, which a worker cannot load by itself; a bundle holds JavaScript. */
function workerOptions(): WorkerOptions {
  const bundled = process.env.NEXT_RUNTIME !== undefined;
  return bundled ? {} : { execArgv: ["--import", new URL("./run-typescript.mjs", import.meta.url).href] };
}

function requestFor({ photo, subject, step, steps }: ImageJob): MorphRequest {
  requireStep({ step, steps });
  const then = stepComposition(subject.now, subject.target, step, steps);
  const content = createHash("sha256").update(photo).digest("hex");
  return {
    photo,
    photoKey: `${content}:${ALGORITHM_VERSION}`,
    ratios: girthRatios({ ...subject, target: then }).frontWidth,
    shading: shadingChange(subject.now.bodyFat, then.bodyFat),
  };
}

function progressFrom(reply: MorphReply, { subject, side, step, steps }: ImageJob): ImageProgress {
  switch (reply.outcome) {
    case "made": {
      const { jpeg, lowConfidence } = reply;
      return { state: "done", jpeg, lowConfidence, prompt: imagePrompt({ subject, side, step, steps }) };
    }
    case "no_person":
      return { state: "no_person" };
    case "unreadable":
      return UNREADABLE;
    case "too_small":
      return tooSmall(reply);
  }
}
