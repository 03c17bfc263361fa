import type { ReadFile, RowsRead, Unread } from "@/lib/training/imports/read-file";
import type { FileChoices, SourceWorkout } from "@/lib/training/imports/source-file";

const WORKER = "/import-worker.js";

/** @property today the trainer's date, YYYY-MM-DD */
export type FileToRead = { file: File; today: string; choices: FileChoices };
type Answer = ReadFile | Unread;
type OnRows = (rows: RowsRead) => void;

/** How far the worker is, some of the workouts, or at last all but them. */
export type FromWorker =
  | { readonly rows: RowsRead }
  | { readonly workouts: readonly SourceWorkout[] }
  | { readonly answer: Answer };

/** In a worker, so that a large file does not freeze the page; on the page itself where the worker cannot load. */
export function readOffThread(asked: FileToRead, onRows: OnRows): Promise<Answer> {
  return typeof Worker === "undefined"
    ? readHere(asked)
    : readInWorker(asked, onRows).catch(() => readHere(asked));
}

function readInWorker(asked: FileToRead, onRows: OnRows): Promise<Answer> {
  const worker = new Worker(WORKER);
  const workouts: SourceWorkout[] = [];
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("rows" in data) onRows(data.rows);
      else if ("workouts" in data) workouts.push(...data.workouts);
      else resolve("problem" in data.answer ? data.answer : { ...data.answer, workouts });
    };
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
