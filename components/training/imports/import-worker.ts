/// <reference lib="webworker" />
import { readFile } from "@/lib/training/imports/read-file";
import type { FileToRead } from "./read-off-thread";

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data: { file, today } }: MessageEvent<FileToRead>) =>
  self.postMessage(readFile(await file.text(), today));
