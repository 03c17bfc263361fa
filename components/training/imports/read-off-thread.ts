import type { ReadFile, Unread } from "@/lib/training/imports/read-file";
import type { FileChoices } from "@/lib/training/imports/source-file";

const WORKER = "/import-worker.js";

/** @property today the trainer's date, YYYY-MM-DD */
export type FileToRead = { file: File; today: string; choices: FileChoices };
type Answer = ReadFile | Unread;

/** In a worker, so that a large file does not freeze the page; on the page itself where the worker cannot load. */
export function readOffThread(asked: FileToRead): Promise<Answer> {
  return typeof Worker === "undefined" ? readHere(asked) : readInWorker(asked).catch(() => readHere(asked));
}

function readInWorker(asked: FileToRead): Promise<Answer> {
  const worker = new Worker(WORKER);
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = () => reject(new Error("The worker does not work."));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

async function readHere({ file, today, choices }: FileToRead): Promise<Answer> {
  // The parser and the exercise names load only here.
  const [{ readBytes }, bytes] = await Promise.all([
    import("@/lib/training/imports/read-file"),
    file.arrayBuffer(),
  ]);
  return readBytes(new Uint8Array(bytes), today, choices);
}
