import type { SourceFile } from "@/lib/training/imports/source-file";

const WORKER = "/import-worker.js";

/** @property today the trainer's date, YYYY-MM-DD */
export type FileToRead = { file: File; today: string };
type ReadFile = SourceFile | { problem: string };

/** In a worker, so that a large file does not freeze the page; on the page itself where the worker cannot load. */
export function readOffThread(asked: FileToRead): Promise<ReadFile> {
  return typeof Worker === "undefined" ? readHere(asked) : readInWorker(asked).catch(() => readHere(asked));
}

function readInWorker(asked: FileToRead): Promise<ReadFile> {
  const worker = new Worker(WORKER);
  return new Promise<ReadFile>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadFile>) => resolve(data);
    worker.onerror = () => reject(new Error("The worker does not work."));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

async function readHere({ file, today }: FileToRead): Promise<ReadFile> {
  // The parser and the exercise names load only here.
  const [{ readFile }, text] = await Promise.all([import("@/lib/training/imports/read-file"), file.text()]);
  return readFile(text, today);
}
