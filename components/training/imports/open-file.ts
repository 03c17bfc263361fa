import { proxy, type Remote, wrap } from "comlink";
import type { HeldFile } from "@/lib/training/imports/held-file";

const WORKER = "/import-worker.js";

/** A file in a worker, which `close` ends. */
export type OpenFile = HeldFile & { close: () => void };

/** In a worker, so that a large file does not freeze the page; on the page itself where the worker cannot load. */
export async function openFile(): Promise<OpenFile> {
  const inWorker = typeof Worker === "undefined" ? null : await openInWorker().catch(() => null);
  if (inWorker) return inWorker;
  // The parser and the exercise names load only here.
  const { heldFile } = await import("@/lib/training/imports/held-file");
  return { ...heldFile(), close: () => {} };
}

async function openInWorker(): Promise<OpenFile> {
  const worker = new Worker(WORKER);
  const remote: Remote<HeldFile> = wrap<HeldFile>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error("The worker does not work."));
  });
  const unlessFailed = <Answer>(asked: Promise<Answer>) => Promise.race([asked, failed]);
  await unlessFailed(remote.request(0));
  return {
    read: (asked, onRows) =>
      unlessFailed<Awaited<ReturnType<HeldFile["read"]>>>(remote.read(asked, proxy(onRows))),
    question: () => unlessFailed(remote.question()),
    names: (preview) => unlessFailed(remote.names(preview)),
    plan: (answers) => unlessFailed(remote.plan(answers)),
    prepare: () => unlessFailed(remote.prepare()),
    request: (at) => unlessFailed(remote.request(at)),
    close: () => worker.terminate(),
  };
}
