import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { createMorphJob, type WorkerRequest } from "./morph-job";
import type { WorkerAnswer, WorkerTask } from "./worker-pool";

/** The pool handles parallel work. Threads inside of a worker thread would compete for the core. */
sharp.concurrency(1);

const run = createMorphJob();

parentPort?.on("message", async ({ id, request }: WorkerTask<WorkerRequest>) => {
  let answer: WorkerAnswer<Awaited<ReturnType<typeof run>>>;
  try {
    answer = { id, reply: await run(request) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
