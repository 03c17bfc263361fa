import { createHash } from "node:crypto";
import { Worker, type WorkerOptions } from "node:worker_threads";
import type { Body } from "@/lib/body/body";
import { plannedTarget, plannedWidths } from "@/lib/body/planned-lean";
import { ALGORITHM_VERSION } from "@/lib/engine/analyse";
import type { Box } from "@/lib/engine/check/faults";
import type { Aim } from "@/lib/engine/drawn-goal";
import { bodyChange } from "@/lib/engine/surface/relief";
import { photoFaultSentence } from "@/lib/engine/words/en";
import type { PhotoChecker } from "@/lib/ports/image-engine/port";
import { stepComposition } from "@/lib/ports/image-engine/port";
import { createLru } from "../../lru";
import { requireStep, UNREADABLE } from "../acceptance";
import type { ImageEngine, ImageJob, ImageProgress, PictureMeter } from "../port";
import { imagePrompt } from "../prompt";
import type { MorphRequest, WorkerReply, WorkerRequest } from "./morph-job";
import { createWorkerPool } from "./worker-pool";

/** One worker, because the networks take about 240 MB per thread and one photo keeps a core busy. */
const WORKERS = 1;
const TIMEOUT_MS = 60_000;
/** Pictures whose faces are remembered, because a page of covered pictures asks for each several times. */
const KNOWN_FACES = 64;

export type LocalEngine = ImageEngine &
  PictureMeter &
  PhotoChecker & {
    close: () => Promise<void>;
  };

/** Warps the photo on this machine; `advance` always ends in a final state. */
export function createLocalEngine(): LocalEngine {
  const pool = createWorkerPool<WorkerRequest, WorkerReply>({
    spawn: () => new Worker(new URL("./worker.ts", import.meta.url), workerOptions()),
    size: WORKERS,
    timeoutMs: TIMEOUT_MS,
  });
  const known = createLru<Promise<Box[] | null>>(KNOWN_FACES);
  const lookForFaces = async (photo: Uint8Array, photoKey: string) => {
    const reply = await pool.run({ task: "faces", photo, photoKey }, photoKey, { urgent: true });
    return reply.outcome === "faces" ? reply.faces : null;
  };
  return {
    name: "local",
    advance: async (job) => {
      const request = requestFor(job);
      return progressFrom(await pool.run(request, request.photoKey), job);
    },
    read: async (job, picture) => {
      const { photo, photoKey, step } = requestFor(job);
      const request = { task: "read" as const, photo, photoKey, picture, ratios: step.ratios };
      const reply = await pool.run(request, photoKey);
      return reply.outcome === "read" ? reply.reading : { state: "no_measure" };
    },
    check: async (photo) => {
      const photoKey = keyOf(photo);
      const reply = await pool.run({ task: "check", photo, photoKey }, photoKey, { urgent: true });
      return reply.outcome === "checked" ? reply.check : null;
    },
    faces: (photo) => {
      const photoKey = keyOf(photo);
      const looking = known.get(photoKey) ?? lookForFaces(photo, photoKey);
      known.set(photoKey, looking);
      looking.catch(() => known.remove(photoKey));
      return looking;
    },
    warmUp: async () => {
      await pool.run({ task: "warm up" }, "").catch(() => {});
    },
    close: pool.close,
  };
}

/** Tests and scripts run the TypeScript sources, which a worker needs a loader for. */
function workerOptions(): WorkerOptions {
  const bundled = process.env.NEXT_RUNTIME !== undefined;
  return bundled ? {} : { execArgv: ["--import", new URL("./run-typescript.mjs", import.meta.url).href] };
}

const keyOf = (photo: Uint8Array): string =>
  `${createHash("sha256").update(photo).digest("hex")}:${ALGORITHM_VERSION}`;

function requestFor({ photo, side, subject, step, steps }: ImageJob): MorphRequest {
  requireStep({ step, steps });
  const aimAt = (target: Body): Aim => ({
    ratios: plannedWidths({ ...subject, target }),
    change: bodyChange({ ...subject, target: plannedTarget({ ...subject, target }) }, side),
  });
  return {
    task: "morph",
    photo,
    photoKey: keyOf(photo),
    step: aimAt(stepComposition(subject.now, subject.target, step, steps)),
    goal: aimAt(subject.target),
    share: step / steps,
  };
}

function progressFrom(reply: WorkerReply, { subject, side, step, steps }: ImageJob): ImageProgress {
  switch (reply.outcome) {
    case "made": {
      const { jpeg, lowConfidence, widths } = reply;
      const prompt = imagePrompt({ subject, side, step, steps });
      return { state: "done", jpeg, lowConfidence, widths, prompt };
    }
    case "refused":
      return reply.fault === "nobody"
        ? { state: "no_person" }
        : { state: "refused", reason: photoFaultSentence(reply.fault) };
    case "unreadable":
      return UNREADABLE;
    default:
      throw new Error(`The image worker answered "${reply.outcome}" to an image job.`);
  }
}
