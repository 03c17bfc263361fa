/// <reference lib="webworker" />
import { readBytes } from "@/lib/training/imports/read-file";
import type { FileToRead, FromWorker } from "./read-off-thread";

declare const self: DedicatedWorkerGlobalScope;

/** So many are copied to the page without a pause that is felt. */
const WORKOUTS_AT_ONCE = 200;

self.onmessage = async ({ data: { file, today, choices } }: MessageEvent<FileToRead>) => {
  const tell = (message: FromWorker) => self.postMessage(message);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readBytes(bytes, today, { ...choices, onRows: (rows) => tell({ rows }) });
  if ("problem" in read) return tell({ answer: read });
  const { workouts } = read;
  for (let at = 0; at < workouts.length; at += WORKOUTS_AT_ONCE)
    tell({ workouts: workouts.slice(at, at + WORKOUTS_AT_ONCE) });
  tell({ answer: { ...read, workouts: [] } });
};
